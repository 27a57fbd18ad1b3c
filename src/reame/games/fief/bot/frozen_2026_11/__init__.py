"""What bots were told about Fief in November 2026; not to be changed: later bots are measured against it."""
