"""Lessons: a position, steps in which a learner does something, and what is said about it. Data; no rules are here."""
