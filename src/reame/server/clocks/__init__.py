"""Clocks: how long a decision may take, whose time runs, and what happens when it is over. Never in the record."""
