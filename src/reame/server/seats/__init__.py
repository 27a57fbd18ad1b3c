"""Seats: sitting down and leaving, the host, links to look on, votes of the people at a table."""
