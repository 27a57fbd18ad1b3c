"""Many games at once: simulate, compare bots, measure."""
