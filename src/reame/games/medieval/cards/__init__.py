"""Cards that are announced, and may be stopped [5, 7, 8]: what each of them does."""
