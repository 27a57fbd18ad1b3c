"""Who holds what: villages, capitals and their titles, captives, lords put on the board (10, 11)."""
