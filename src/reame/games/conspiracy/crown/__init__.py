"""Master cards, votes and elections: who wears the crown (sections 14 to 16)."""
