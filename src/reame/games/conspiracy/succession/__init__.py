"""A ruler has died: claims, bribes, entry; heirs and electors (section 8)."""
