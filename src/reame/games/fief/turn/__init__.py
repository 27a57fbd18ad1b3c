"""The round and its end, the setup, and the phases that are nobody's chapter: incomes, purchases (3, 4, 6, 7, 14)."""
