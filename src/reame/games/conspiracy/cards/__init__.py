"""Action cards and auctions: own slots, reactions, bids (sections 4 and 5)."""

from __future__ import annotations

from typing import Any, Final

from reame.games.conspiracy.cards.auction import AuctionRunning, AuctionWon, Sale
from reame.games.conspiracy.cards.death_abroad import HeirRemoved
from reame.games.conspiracy.cards.recruiting import Recruiting
from reame.games.conspiracy.cards.slots import Slot
from reame.kernel.steps import Step

STEPS: Final[list[type[Step[Any]]]] = [Slot, Recruiting, HeirRemoved, Sale, AuctionRunning, AuctionWon]
