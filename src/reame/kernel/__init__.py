"""What every game is made of. Knows no game, no network, no disk, and needs nothing but Python."""
