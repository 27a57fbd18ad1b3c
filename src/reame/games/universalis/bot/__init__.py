"""What a bot of this game thinks with."""
