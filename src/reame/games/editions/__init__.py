"""The owner's edition: one file that corrects what a game's data could only reconstruct."""
