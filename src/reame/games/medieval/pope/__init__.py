"""You Are Pope [6]: five acts, among them the Crusade."""
