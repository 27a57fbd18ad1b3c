"""What bots were told about Medieval in November 2026; not to be changed: later bots are measured against it."""
