"""The turn: setting up and the six phases in their order (sections 2 to 11)."""
