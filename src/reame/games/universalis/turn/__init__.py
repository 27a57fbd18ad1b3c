"""The turn [2, 3]: set-up, swords, and the phases of a player that belong to no other room."""
