"""Action cards and auctions: own slots, reactions, bids (sections 4 and 5)."""
