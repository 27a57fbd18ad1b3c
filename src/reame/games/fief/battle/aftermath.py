"""After a battle (9.4): captives, prisoners of the beaten, the village, its works; women who flee from rebels (R18)."""

from __future__ import annotations

from typing import ClassVar

from reame.games.fief.battle.camps import AT_GATES, Contingent, InBattle, Sides
from reame.games.fief.court.deaths import Deaths
from reame.games.fief.land.captives import capture, free_unguarded, hand_over, stand
from reame.games.fief.land.holders import (
    clear_armies,
    enter_from_gates,
    hold_first,
    put_lord,
    ravage,
    refresh,
    ruins,
    withdraw,
)
from reame.games.fief.march.sermons import end_revolt
from reame.games.fief.table import phrases as say
from reame.games.fief.table import things as t
from reame.games.fief.table.pieces import settle_guards
from reame.games.fief.table.position import Fief
from reame.kernel.fields import Field, Flag, Number, One, Per, Some, Word, fields
from reame.kernel.kinds import NOBODY, SEAT, Sentence
from reame.kernel.steps import Step


def after(p: Fief, b: Sides, left: list[list[int]]) -> Aftermath:
    """Who won, and the camp that has the claim: most damage in the last round, ties in turn order (R39)."""
    if left[t.ATTACKERS] and left[t.DEFENDERS]:
        return Aftermath(drawn=True)
    out = Aftermath()
    order = p.turn_order()
    for side in (t.ATTACKERS, t.DEFENDERS):
        best = NOBODY
        for i in left[side]:
            if best == NOBODY or b.camps[i].damage > b.camps[best].damage:
                best = i
            elif b.camps[i].damage == b.camps[best].damage:
                one, other = b.camps[i].leader, b.camps[best].leader
                if t.REBELS not in (one, other) and order.index(one) < order.index(other):
                    best = i
        if best != NOBODY:
            out.winner = best
            out.weights = b.ransom_weights(p, best)
    return out


class Aftermath(InBattle):
    """One side is gone, or both, or neither after a hundred rounds (R67)."""

    rule: ClassVar[str] = "9.4"
    FIELDS: ClassVar[list[Field]] = fields(
        drawn=Flag(),
        winner=One(t.CAMP),
        weights=Per(SEAT, Number(0, t.MOST_STRENGTH), 0),
        stage=Word("spoils", "flight", "dead", "settle", "end"),
        fleeing=Some(t.LORD),
        dead=Some(t.LORD),
    )

    def __init__(self, drawn: bool = False) -> None:
        super().__init__()
        self.drawn = drawn
        self.winner = NOBODY  # the camp that has the claim
        self.weights = [0] * t.SEATS  # of its members, in a ransom
        self.stage = "spoils"
        self.fleeing: list[int] = []
        self.dead: list[int] = []

    def run(self, p: Fief) -> None:
        b = self.battle(p)
        if self.stage == "spoils":
            self.stage = "flight"
            if self.drawn:
                p.tell(say.BATTLE_DRAWN, b.village, b.round)
                retire(p, b)
            elif self.winner == NOBODY:
                p.tell(say.BOTH_PERISH, b.village)
                self.doom(p, b, [t.ATTACKERS, t.DEFENDERS])
                retire(p, b)
            elif b.camps[self.winner].leader == t.REBELS:
                self.rebels_win(p, b)
            else:
                self.lords_win(p, b)
        elif self.stage == "flight":
            if not self.fleeing:
                self.stage = "dead"
            elif shelters(p, b.village, self.fleeing[0]):
                p.push(Flight(self.fleeing.pop(0), b.village))
            else:
                p.tell(say.NO_SHELTER, self.fleeing[0], p.family[self.fleeing[0]])
                self.dead.append(self.fleeing.pop(0))
        elif self.stage == "dead":
            self.stage = "settle"
            if self.dead:
                p.push(Deaths(self.dead, battle=True))
        elif self.stage == "settle":
            self.stage = "end"
            self.settle(p, b)
        else:
            p.end()

    def losers(self, b: Sides) -> list[Contingent]:
        """The contingents of the beaten side that had not surrendered."""
        side = 1 - b.camps[self.winner].side
        return [c for c in b.contingents if b.camps[c.camp].side == side and not c.gone]

    def doom(self, p: Fief, b: Sides, sides: list[int]) -> None:
        """Prisoners die with their guards if every piece that guarded them was killed (R45)."""
        for c in b.contingents:
            if c.who == t.REBELS or c.gone or b.camps[c.camp].side not in sides:
                continue
            places = around(c, b.village)
            for x in range(t.LORDS):
                kept = p.captor[x] == c.who and p.place[x] in places and x not in self.dead
                if kept and not any(p.has_piece(c.who, at) for at in places):
                    self.dead.append(x)
                    p.tell(say.CAPTIVE_DOOMED, x, p.family[x], c.who, b.village)

    def lords_win(self, p: Fief, b: Sides) -> None:
        """The winner takes the women, the prisoners and, from a beaten holder, the village (9.4)."""
        camp = b.camps[self.winner]
        leader = camp.leader
        p.tell(say.BATTLE_WON, leader, b.village, b.round)
        self.doom(p, b, [1 - camp.side])
        beaten = [c.who for c in self.losers(b)]
        members = [c.who for c in b.members(self.winner)]
        took = camp.side == t.ATTACKERS and b.defender == b.holder
        if took:
            for s in members:
                enter_from_gates(p, s, b.village)
        at = stand(p, leader, b.village)
        for c in self.losers(b):
            if c.who == t.REBELS:
                continue
            places = t.GATES_OF[b.village] if c.where == AT_GATES else c.places(p, b.village)
            for x in c.lords(p, b.village):
                if x not in self.dead:
                    capture(p, x, leader, at, self.weights)
            hand_over(p, c.who, places, leader, at, self.weights, self.dead)
        if t.REBELS in beaten:
            end_revolt(p)
        burn(p, b, camp.side)
        if took:
            for s in members:
                if s not in p.occupants[b.village]:
                    p.occupants[b.village].append(s)
            hold_first(p, b.village, leader)

    def rebels_win(self, p: Fief, b: Sides) -> None:
        """Rebels take no prisoners: women flee, captives die, works and castle are destroyed (R18, 5.4)."""
        p.tell(say.BATTLE_WON, t.REBELS, b.village, b.round)
        for c in self.losers(b):
            places = around(c, b.village)
            for x in range(t.LORDS):
                if p.captor[x] == c.who and p.place[x] in places:
                    self.dead.append(x)
                    p.tell(say.CAPTIVE_KILLED, x, p.family[x], c.who)
            self.fleeing += c.lords(p, b.village)
        if b.camps[self.winner].side == t.ATTACKERS:
            p.armies = [a for a in p.armies if a.who != t.REBELS]
            p.rebels_at = b.village
        ravage(p, b.village)

    def settle(self, p: Fief, b: Sides) -> None:
        """Guards, holders, prisoners, in that order, once the dead are gone."""
        settle_guards(p)
        clear_armies(p)
        if p.rebels == 0 and p.rebels_at != NOBODY:
            end_revolt(p)
        took = b.defender == b.holder and self.winner != NOBODY and b.camps[self.winner].side == t.ATTACKERS
        if took and b.camps[self.winner].leader == t.REBELS:
            hold_first(p, b.village, t.REBELS)
        else:
            refresh(p, b.village)
        free_unguarded(p)


def around(c: Contingent, village: int) -> list[int]:
    """Places where prisoners of a contingent may be kept."""
    return t.GATES_OF[village] if c.where == AT_GATES else [village, t.FIELD + village]


def retire(p: Fief, b: Sides) -> None:
    """Whoever is left at a gate withdraws (R43, R67)."""
    clear_armies(p)
    for c in b.contingents:
        if c.where == AT_GATES and not c.gone:
            withdraw(p, c.who, b.village)


def burn(p: Fief, b: Sides, side: int) -> None:
    """If the holder took part, works are destroyed unless their owner is on the winning side (R43)."""
    v = b.village
    took_part = any(c.who == b.holder for c in b.contingents)
    friends = [c.who for c in b.contingents if b.camps[c.camp].side == side]
    if took_part and b.owner not in friends and (p.mills[v] or p.presses[v]):
        p.tell_list(say.WORKS_BURNT, ruins(p, v, castle=False), v)
        p.mills[v] = 0
        p.presses[v] = 0
        p.works_changed()


def shelters(p: Fief, village: int, lord: int) -> list[int]:
    """Neighbouring villages that are empty or held by her player (R18)."""
    return [v for v in t.NEIGHBOURS[village] if p.holder(v) in (NOBODY, p.family[lord])]


class Flight(Step[Fief]):
    """A woman who does not fight flees from the rebels to a neighbouring village (R18)."""

    rule: ClassVar[str] = "R18"
    FIELDS: ClassVar[list[Field]] = fields(lord=One(t.LORD), village=One(t.VILLAGE), done=Flag())

    def __init__(self, lord: int = NOBODY, village: int = NOBODY) -> None:
        super().__init__()
        self.lord = lord
        self.village = village
        self.done = False

    def run(self, p: Fief) -> None:
        if self.done:
            p.end()
        else:
            p.ask(p.family[self.lord])

    def legal(self, p: Fief, seat: int) -> list[int]:
        return t.PUT.each(shelters(p, self.village, self.lord))

    def question(self, p: Fief, seat: int) -> Sentence:
        return say.ASK_FLEE.of(self.lord)

    def take(self, p: Fief, seat: int, move: int) -> None:
        self.done = True
        put_lord(p, self.lord, t.PUT.a(move))
        p.tell(say.FLED, self.lord, t.PUT.a(move))
        refresh(p, t.PUT.a(move))
