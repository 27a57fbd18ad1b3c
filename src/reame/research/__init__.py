"""For researchers: the games as environments of PettingZoo and OpenSpiel, many at once, and as data."""
