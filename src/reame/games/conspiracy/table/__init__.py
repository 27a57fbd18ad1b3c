"""What lies on the table: things, what is said about them, the position, its secrets and its invariants."""
