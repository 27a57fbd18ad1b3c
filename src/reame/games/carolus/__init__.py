"""Carolus Magnus: two to four players raise castles in Charlemagne's realm."""
