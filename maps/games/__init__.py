"""One reader per game: what its rules data says about the board, in the workshop's own words."""
