"""Tables: making and finding them, sitting down, moving, voting, looking back."""
