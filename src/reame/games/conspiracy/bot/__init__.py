"""What a bot thinks of the game: worth, glances at moves, offers."""
