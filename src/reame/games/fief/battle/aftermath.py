"""After a battle (9.4): captives, prisoners of the beaten, the village, its works; women who flee from rebels (R18)."""

from __future__ import annotations

from typing import ClassVar

from reame.games.fief.battle.camps import (
    AT_GATES,
    GONE,
    LEADER,
    OF_CAMP,
    SIDE,
    WHERE,
    WHO,
    lords_in,
    places_of,
)
from reame.games.fief.battle.sides import Sides
from reame.games.fief.court.crown import settle_guards
from reame.games.fief.court.deaths import Deaths
from reame.games.fief.land.holders import (
    capture,
    clear_armies,
    enter_from_gates,
    free_unguarded,
    hand_over,
    hold_first,
    put_lord,
    ravage,
    refresh,
    withdraw,
)
from reame.games.fief.march.passage import stand
from reame.games.fief.march.sermons import end_revolt
from reame.games.fief.table import phrases as say
from reame.games.fief.table import things as t
from reame.games.fief.table.position import Fief
from reame.kernel.fields import Field, Flag, Number, One, Per, Some, Word, fields
from reame.kernel.kinds import NOBODY, SEAT, Sentence


class Aftermath(Sides):
    """One side is gone, or both, or neither after a hundred rounds (R67)."""

    rule: ClassVar[str] = "9.4"
    FIELDS: ClassVar[list[Field]] = [
        *Sides.FIELDS,
        *fields(
            drawn=Flag(),
            winner=One(t.CAMP),
            weights=Per(SEAT, Number(), 0),
            stage=Word("spoils", "flight", "dead", "settle", "end"),
            fleeing=Some(t.LORD),
            dead=Some(t.LORD),
        ),
    ]

    def __init__(
        self, village: int = NOBODY, attacker: int = NOBODY, defender: int = NOBODY, revolt: bool = False
    ) -> None:
        super().__init__(village, attacker, defender, revolt)
        self.drawn = False
        self.winner = NOBODY
        self.weights = [0] * t.SEATS
        self.stage = "spoils"
        self.fleeing: list[int] = []
        self.dead: list[int] = []

    def run(self, p: Fief) -> None:
        if self.stage == "spoils":
            self.stage = "flight"
            if self.drawn:
                p.tell(say.BATTLE_DRAWN, self.village)
                self.retire(p)
            elif self.winner == NOBODY:
                p.tell(say.BOTH_PERISH, self.village)
                self.doom(p, [0, 1])
                self.retire(p)
            elif self.camps[self.winner][LEADER] == t.REBELS:
                self.rebels_win(p)
            else:
                self.lords_win(p)
        elif self.stage == "flight":
            if not self.fleeing:
                self.stage = "dead"
            elif self.shelters(p, self.fleeing[0]):
                p.ask(p.family[self.fleeing[0]])
            else:
                self.dead.append(self.fleeing.pop(0))
        elif self.stage == "dead":
            self.stage = "settle"
            if self.dead:
                p.push(Deaths(self.dead, battle=True))
        elif self.stage == "settle":
            self.settle(p)
            self.stage = "end"
        else:
            p.end()

    def losers(self) -> list[list[int]]:
        """The contingents of the beaten side that had not surrendered."""
        side = 1 - self.camps[self.winner][SIDE]
        return [c for c in self.contingents if self.camps[c[OF_CAMP]][SIDE] == side and not c[GONE]]

    def doom(self, p: Fief, sides: list[int]) -> None:
        """Prisoners die with their guards if every piece that guarded them was killed (R45)."""
        for c in self.contingents:
            if c[WHO] == t.REBELS or c[GONE] or self.camps[c[OF_CAMP]][SIDE] not in sides:
                continue
            places = t.GATES_OF[self.village] if c[WHERE] == AT_GATES else [self.village, t.FIELD + self.village]
            for x in range(t.LORDS):
                kept = p.captor[x] == c[WHO] and p.place[x] in places and x not in self.dead
                if kept and not any(p.has_piece(c[WHO], at) for at in places):
                    self.dead.append(x)

    def retire(self, p: Fief) -> None:
        """Whoever is left at a gate withdraws (R43, R67)."""
        clear_armies(p)
        for c in self.contingents:
            if c[WHERE] == AT_GATES and not c[GONE]:
                withdraw(p, c[WHO], self.village)

    def lords_win(self, p: Fief) -> None:
        """The winner takes the women, the prisoners and, from a beaten holder, the village (9.4)."""
        camp = self.camps[self.winner]
        leader = camp[LEADER]
        p.tell(say.BATTLE_WON, leader, self.village)
        self.doom(p, [1 - camp[SIDE]])
        beaten = [c[WHO] for c in self.losers()]
        members = [c[WHO] for c in self.contingents if c[OF_CAMP] == self.winner and not c[GONE]]
        took = camp[SIDE] == t.ATTACKERS and self.defender == self.holder
        if took:
            for s in members:
                enter_from_gates(p, s, self.village)
        at = stand(p, leader, self.village)
        for c in self.losers():
            if c[WHO] == t.REBELS:
                continue
            places = t.GATES_OF[self.village] if c[WHERE] == AT_GATES else places_of(p, self.village, c)
            for x in lords_in(p, self.village, c):
                if x not in self.dead:
                    capture(p, x, leader, at, self.weights)
            hand_over(p, c[WHO], places, leader, at, self.weights, self.dead)
        if t.REBELS in beaten:
            end_revolt(p)
        self.burn(p, camp[SIDE])
        if took:
            for s in members:
                if s not in p.occupants[self.village]:
                    p.occupants[self.village].append(s)
            hold_first(p, self.village, leader)

    def burn(self, p: Fief, side: int) -> None:
        """If the holder took part, works are destroyed unless their owner is on the winning side (R43)."""
        sides = [self.camps[c[OF_CAMP]][SIDE] for c in self.contingents if c[WHO] == self.holder]
        friends = [c[WHO] for c in self.contingents if self.camps[c[OF_CAMP]][SIDE] == side]
        if sides and self.owner not in friends and (p.mills[self.village] or p.presses[self.village]):
            p.mills[self.village] = 0
            p.presses[self.village] = 0
            p.works_changed()
            p.tell(say.WORKS_BURNT, self.village)

    def rebels_win(self, p: Fief) -> None:
        """Rebels take no prisoners: women flee, captives die, works and castle are destroyed (R18, 5.4)."""
        p.tell(say.BATTLE_WON, t.REBELS, self.village)
        for c in self.losers():
            places = t.GATES_OF[self.village] if c[WHERE] == AT_GATES else [self.village, t.FIELD + self.village]
            self.dead += [x for x in range(t.LORDS) if p.captor[x] == c[WHO] and p.place[x] in places]
            self.fleeing += lords_in(p, self.village, c)
        if self.camps[self.winner][SIDE] == t.ATTACKERS:
            p.armies = [a for a in p.armies if a[0] != t.REBELS]
            p.rebels_at = self.village
        ravage(p, self.village)

    def shelters(self, p: Fief, lord: int) -> list[int]:
        """Neighbouring villages that are empty or held by her player (R18)."""
        return [v for v in t.NEIGHBOURS[self.village] if p.holder(v) in (NOBODY, p.family[lord])]

    def settle(self, p: Fief) -> None:
        """Guards, holders, prisoners, in that order, once the dead are gone."""
        settle_guards(p)
        clear_armies(p)
        if p.rebels == 0 and p.rebels_at != NOBODY:
            end_revolt(p)
        took = self.defender == self.holder and self.winner != NOBODY and self.camps[self.winner][SIDE] == t.ATTACKERS
        if took and self.camps[self.winner][LEADER] == t.REBELS:
            hold_first(p, self.village, t.REBELS)
        else:
            refresh(p, self.village)
        free_unguarded(p)

    def legal(self, p: Fief, seat: int) -> list[int]:
        return [t.PUT.at(v) for v in self.shelters(p, self.fleeing[0])]

    def question(self, p: Fief, seat: int) -> Sentence:
        return say.ASK_FLEE.of(self.fleeing[0])

    def take(self, p: Fief, seat: int, move: int) -> None:
        lord = self.fleeing.pop(0)
        put_lord(p, lord, t.PUT.a(move))
        p.tell(say.FLED, lord, t.PUT.a(move))
        refresh(p, t.PUT.a(move))
