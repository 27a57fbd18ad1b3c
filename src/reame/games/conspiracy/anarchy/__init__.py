"""The Emperor has died and nobody is elected: castles, riots, reprisals (section 15)."""
