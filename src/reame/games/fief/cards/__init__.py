"""Phase 1 (5): drawing, the turn of a player with his cards, and what the cards do."""
