"""War: who may attack whom, and the battle from the first ally to the last unit (sections 12 and 13)."""
