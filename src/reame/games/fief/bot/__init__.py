"""What a bot thinks of Fief: how good a position looks, which moves come first, what to offer."""
