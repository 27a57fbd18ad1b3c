"""Phase 6, crown, deaths and offers (12, 13, 15)."""
