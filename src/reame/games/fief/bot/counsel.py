"""What to think of a position of Fief, and which moves to look at first.

Values and glances are those of November 2026 (`frozen_2026_11`), with promises before an election beside them;
bargains, leave to pass and what is not even tried are newer.
"""

from __future__ import annotations

from typing import ClassVar

from reame.games.fief.bot.bargains import carries_on, chains, crown_hopes
from reame.games.fief.bot.frozen_2026_11.counsel import Frozen
from reame.games.fief.bot.leave import decided
from reame.games.fief.bot.sober import NEVER, sober
from reame.games.fief.bot.worth import shares, values
from reame.games.fief.diplomacy.talk import Talk, talk_moves
from reame.games.fief.table.position import Fief
from reame.kernel.counsel import deeds
from reame.kernel.kinds import NOBODY
from reame.kernel.moves import DROP


class FiefCounsel(Frozen):
    """Land, income, people and crown; marches with a purpose; bargains that both sides gain from."""

    DEEDS: ClassVar[dict[str, int]] = deeds(
        strike="attack fight sortie strike",
        scheme="murder betray infect starve revolt incite condemn",
        bargain="offer whisper give_money ask_money lend borrow yield exact request give_card ask_card",
        bond="marry truce let open release give_vote give_blessing",
    )

    def value(self, p: Fief, seat: int) -> float:
        if p.phase != "negotiations":
            return super().value(p, seat)
        worths = values(p, seat)
        crown_hopes(p, worths)
        return shares(worths)[seat]

    def weigh(self, p: Fief, seat: int, moves: list[int]) -> list[float]:
        top = p.stack[len(p.stack) - 1]
        if isinstance(top, Talk) and top.stage == "draft":
            wanted = carries_on(p, top)
            return [1.0 if m == DROP or m in wanted else NEVER for m in moves]
        said = decided(p, seat, moves)
        if said != NOBODY:
            return [1.0 if m == said else NEVER for m in moves]
        return sober(p, seat, moves, super().weigh(p, seat, moves))

    def offers(self, p: Fief, seat: int) -> list[list[int]]:
        return chains(p, seat, talk_moves(p, seat))
