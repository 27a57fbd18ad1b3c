"""The round of the table [2, 3]: set-up, and the phases of a turn."""
