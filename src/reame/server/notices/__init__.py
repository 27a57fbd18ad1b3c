"""Calling people who are not there: an outbox, and channels by which they want to be told."""
