"""The map of Medieval: what borders on what, what hangs together, how far one gets."""
