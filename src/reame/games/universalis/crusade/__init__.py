"""The crusade [10.3]."""
