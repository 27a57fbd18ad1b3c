"""Attacks [9, 10, 11]: the way, the voyage, the battle."""
