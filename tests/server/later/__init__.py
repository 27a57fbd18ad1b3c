"""Registries of later days: the inn with a new version of its rules."""
