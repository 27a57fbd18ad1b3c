"""Advice for bots: grow, trade at a profit, learn, defend, fight when it pays, deal with reason.

Values and glances are those of November 2026 (`frozen_2026_11`); what is not even tried is newer.
"""

from __future__ import annotations

from typing import ClassVar

from reame.games.universalis.bot.frozen_2026_11.counsel import Frozen
from reame.games.universalis.bot.sober import sober
from reame.games.universalis.table.position import Universalis
from reame.kernel.counsel import deeds


class UniversalisCounsel(Frozen):
    """What a kingdom should look for, and nothing foolish."""

    DEEDS: ClassVar[dict[str, int]] = deeds(
        strike="attack attack_pieces attack_fleet declare_war declare_war_claims blockade close_strait",
        scheme="assassin thief bishop deceive revoke revoke_claims",
        bargain="offer give_trade ask_trade give_florins ask_florins sell purchase",
        bond="offer_peace peace ally give_passage join treaty lift open_strait",
    )

    def weigh(self, p: Universalis, seat: int, moves: list[int]) -> list[float]:
        return sober(p, seat, moves, super().weigh(p, seat, moves))
