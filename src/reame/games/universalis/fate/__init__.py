"""Fate [7.3, 7.4, 8]: events, treasure, calamities."""
