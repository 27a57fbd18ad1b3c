"""What bots were told about Universalis in November 2026; not to be changed: later bots are measured against it."""
