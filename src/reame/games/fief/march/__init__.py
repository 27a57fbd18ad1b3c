"""Phase 4 (8): groups on the road, leave to pass, rebels and the bishops who calm them."""
