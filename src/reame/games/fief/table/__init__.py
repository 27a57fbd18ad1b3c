"""What lies on the table of Fief: things, places, people, pieces, and who sees what of them."""
