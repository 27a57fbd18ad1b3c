"""Looking back at a finished game: how it swung, what was luck, where it turned, and figures round by round."""
