"""MedioEvo Universalis as a game of the registry."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from reame.games.universalis import barbarians, battle, church, decision, diplomacy, fate, trade, turn, war
from reame.games.universalis.bot.counsel import UniversalisCounsel
from reame.games.universalis.bot.frozen_2026_11.counsel import Frozen
from reame.games.universalis.prospects import PROSPECTS
from reame.games.universalis.realm.honour import total
from reame.games.universalis.table import things as box
from reame.games.universalis.table import verbs as do
from reame.games.universalis.table.invariants import broken
from reame.games.universalis.table.position import Universalis
from reame.games.universalis.terms import TALLIES, TERMS, terms
from reame.games.universalis.turn.setup import lay_out
from reame.games.universalis.turn.turn import Turns
from reame.kernel.game import DEALS, ON_OR_OFF, WINDOWS, Game, Option
from reame.kernel.journal import Tally
from reame.kernel.kinds import numbers
from reame.kernel.prospects import Subject
from reame.kernel.steps import Step

STEPS: Final[list[type[Step[Any]]]] = [
    *decision.STEPS,
    *battle.STEPS,
    *church.STEPS,
    *barbarians.STEPS,
    *diplomacy.STEPS,
    *war.STEPS,
    *trade.STEPS,
    *fate.STEPS,
    *turn.STEPS,
]


class UniversalisGame(Game[Universalis]):
    """Three to ten kingdoms, until honour, an objective, the last turn or an invasion ends it."""

    name: ClassVar[str] = "universalis"
    title: ClassVar[str] = "MedioEvo Universalis"
    version: ClassVar[int] = 4
    seat_range: ClassVar[list[int]] = [3, 4, 5, 6, 7, 8, 9, 10]
    PROSPECTS: ClassVar[dict[str, Subject]] = PROSPECTS
    TERMS: ClassVar[dict[str, float]] = TERMS
    TALLIES: ClassVar[list[Tally]] = TALLIES
    OPTIONS: ClassVar[list[Option]] = [
        Option("max_turns", numbers("max_turns", 2, box.TURNS_MOST), "40", "11.2"),
        Option("honour_cap", numbers("honour_cap", 0, 100, 5), "50", "11.2"),
        Option("religion_four_levels", ON_OR_OFF, "off", "11.3"),
        Option("towers", ON_OR_OFF, "off", "11.3"),
        Option("honour_coin", ON_OR_OFF, "off", "11.3"),
        Option("trade_buildings", ON_OR_OFF, "off", "11.3"),
        Option("grain_in_farm", ON_OR_OFF, "off", "11.3"),
        Option("treasure", ON_OR_OFF, "off", "11.3"),
        Option("strong_north", ON_OR_OFF, "off", "11.3"),
        Option("religious_orders", ON_OR_OFF, "off", "11.3"),
        Option("ocean_needs_astronomy", ON_OR_OFF, "on", "R4"),
        Option("fort_capacity_cumulative", ON_OR_OFF, "off", "R5"),
        Option("pottery_capacity", ON_OR_OFF, "on", "R65"),
        Option("sealed_auction", ON_OR_OFF, "off", "R12"),
        Option("general_saves_banner", ON_OR_OFF, "off", "R102"),
        Option("windfalls_for_all", ON_OR_OFF, "off", "R50"),
        Option("free_terms", ON_OR_OFF, "off", "R44"),
        WINDOWS,
        DEALS,
    ]

    def blank(self, seats: int) -> Universalis:
        return Universalis(self, seats)

    def copy(self, p: Universalis) -> Universalis:
        return Universalis(self, p.seats, p)

    def check_options(self, seats: int, options: dict[str, int]) -> None:
        if options["grain_in_farm"]:
            options["trade_buildings"] = 1  # grain lies in farms, which are trade buildings

    def setup(self, p: Universalis) -> None:
        p.enter("setup")
        lay_out(p)
        p.push(Turns())

    def terms(self, p: Universalis, seat: int) -> list[tuple[str, float]]:
        return terms(p, seat)

    def broken(self, p: Universalis) -> list[str]:
        return broken(p)

    def facts(self, p: Universalis) -> dict[str, float]:
        """Per kingdom: honour with the objective, territories, florins by source; and how long it took."""
        out: dict[str, float] = {"turns": float(p.turn)}
        for s in range(p.seats):
            k = box.KINGDOM.word(p.kingdom[s])
            out[f"{k} honour"] = float(total(p, s))
            out[f"{k} territories"] = float(len(p.lands(s)))
            for i, source in enumerate(box.SOURCE.words):
                out[f"{k} florins by {source}"] = float(p.earned[s * box.SOURCE.size + i])
        return out

    def factions(self, p: Universalis) -> list[list[str]]:
        """The kingdom of each player."""
        return [[box.KINGDOM.word(k)] for k in p.kingdom]


GAME: Final = UniversalisGame(do.MOVES, STEPS, UniversalisCounsel(), {"2026-11": Frozen()})
