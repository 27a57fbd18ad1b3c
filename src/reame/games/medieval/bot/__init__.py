"""What bots are told about Medieval."""
