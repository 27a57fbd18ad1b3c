"""Diplomacy [6, 7.1, 10.2]: offers, war and peace, intrigue, excommunication."""
