"""Cups of a club: who plays with whom, the tables of each round, and who stands where."""
