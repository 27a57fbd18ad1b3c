"""What lies on the table: things, moves, phrases, the position, its secrets and what must hold of it."""
