"""Phase 5 (9): battles, from the call to arms to the spoils."""
