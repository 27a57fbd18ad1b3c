"""What lies on the table: things, phrases, the position, its secrets and its invariants."""
