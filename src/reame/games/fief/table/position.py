"""The questions the rules ask about the table: who holds, owns and controls, who fights, votes and may be King."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, final

from reame.games.fief.table import things as t
from reame.games.fief.table.board import Board
from reame.games.fief.table.pieces import Change, change
from reame.games.fief.table.secrets import forget
from reame.games.fief.table.view import SIGHTS, enrich, sights
from reame.kernel.fields import Field
from reame.kernel.kinds import NOBODY
from reame.kernel.native import holds, i64

if TYPE_CHECKING:
    from reame.kernel.chance import Dice


@final
class Fief(Board):
    """A game of Fief at a decision, or over."""

    SIGHTS: ClassVar[list[Field]] = SIGHTS

    # -- seats -------------------------------------------------------------------------------

    def alive(self, seat: int) -> bool:
        """Still in the game?"""
        return not self.out >> seat & 1

    def calendar(self) -> list[int]:
        return [self.round]

    def dealing(self) -> bool:
        """May players make deals in this game (15)?"""
        return self._dealing

    def leave(self, seat: int) -> None:
        """Out of the game for good."""
        self.out |= 1 << seat
        self._turns = []

    def begin_with(self, seat: int) -> None:
        """From now on he is the first player."""
        self.first = seat
        self._turns = []

    def turn_order(self) -> list[int]:
        """Who is in the game, clockwise from the first player."""
        if not self._turns:
            at = self.order.index(self.first)
            self._turns = [s for s in self.order[at:] + self.order[:at] if not self.out >> s & 1]
        return self._turns.copy()

    def clockwise(self, seat: int) -> list[int]:
        """The others who are in the game, from the left neighbour on."""
        at = self.order.index(seat)
        return [s for s in self.order[at + 1 :] + self.order[:at] if not self.out >> s & 1]

    def allied(self, a: int, b: int) -> bool:
        """Is there a marriage between lords of the two families, or one whose inheritance is not settled yet (13.2)?"""
        if a == b:
            return False
        if self.mourning[a] >> b & 1:
            return True
        for x in range(t.LORDS):
            if self.family[x] == a and self.spouse[x] != NOBODY and self.family[self.spouse[x]] == b:
                return True
        return False

    # -- money -------------------------------------------------------------------------------

    def pay(self, seat: int, ecus: int) -> None:
        """From a player to the Treasury."""
        self.money[seat] -= ecus
        self.treasury += ecus

    def earn(self, seat: int, ecus: int) -> None:
        """From the Treasury to a player."""
        self.money[seat] += ecus
        self.treasury -= ecus

    # -- people ------------------------------------------------------------------------------

    def lords_of(self, seat: int) -> list[int]:
        """A family."""
        out: list[int] = []
        own: i64 = seat
        x: i64 = -1
        who: i64
        for who in self.family:
            x += 1
            if who == own:
                out.append(x)
        return out

    def free_lords(self, seat: int) -> list[int]:
        """The lords of a family who are nobody's prisoners. Not to be changed by the caller."""
        if not self._free:
            free: list[list[int]] = [[] for _ in range(self.seats)]
            captor = self.captor
            x: i64 = -1
            who: i64
            for who in self.family:
                x += 1
                if who != NOBODY and captor[x] == NOBODY:
                    free[who].append(x)
            self._free = free
        return self._free[seat]

    def families_changed(self) -> None:
        """Somebody has come or gone, is caught or set free."""
        self._free = []

    def free(self, lord: int) -> bool:
        """In play and nobody's prisoner?"""
        return self.family[lord] != NOBODY and self.captor[lord] == NOBODY

    def titled(self, lord: int) -> bool:
        """Baron, count or duke?"""
        return holds(self.title, lord)

    def titles_of(self, lord: int) -> list[int]:
        """The fiefs of a lord."""
        return [r for r in range(t.REGIONS) if self.title[r] == lord]

    def rank_total(self, lord: int) -> int:
        """The sum of the ranks of his titles."""
        return sum(t.RANK[r] for r in range(t.REGIONS) if self.title[r] == lord)

    def churchman(self, lord: int) -> bool:
        """A bishop, cardinal or not."""
        return self.bishop[lord] != NOBODY

    def blazoned(self, lord: int) -> bool:
        """A woman with a title or the Queen card."""
        return t.WOMAN[lord] and (lord == self.queen or self.titled(lord))

    def fighter(self, lord: int) -> bool:
        """Does this free lord count in battle (2.1)?"""
        if self.captor[lord] != NOBODY or self.family[lord] == NOBODY:
            return False
        return not t.WOMAN[lord] or lord == self.maid or self.blazoned(lord)

    def voter(self, lord: int) -> bool:
        """Has he or she a vote for the King (13.4)?"""
        return self.free(lord) and (self.bishop[lord] != NOBODY or lord == self.queen or self.titled(lord))

    def votes(self, seat: int) -> int:
        """How many votes a family has."""
        return sum(1 for x in self.lords_of(seat) if self.voter(x))

    def eligible(self, lord: int) -> bool:
        """May he stand for the crown (13.4)?"""
        return self.free(lord) and not t.WOMAN[lord] and self.bishop[lord] == NOBODY and self.titled(lord)

    def king_of_age(self) -> bool:
        """Is there a King who is not a minor?"""
        return self.king != NOBODY and not self.majority

    def crown_seat(self) -> int:
        """The player of the King of age or of the Regent; NOBODY if there is neither."""
        if self.regent != NOBODY:
            return self.family[self.regent]
        return self.family[self.king] if self.king_of_age() else NOBODY

    def captain(self, guard: int) -> int:
        """Whom the guards follow: the King of age or the Regent; the Queen."""
        if guard == t.QUEENS:
            return self.queen
        return self.regent if self.regent != NOBODY else self.king

    def fiefs_of(self, seat: int) -> int:
        """Fiefs whose title a lord of the family bears (R61)."""
        n = 0
        for lord in self.title:
            if lord != NOBODY and self.family[lord] == seat:
                n += 1
        return n

    # -- places ------------------------------------------------------------------------------

    def holder(self, village: int) -> int:
        """Who has been inside longest: a seat, REBELS or NOBODY."""
        inside = self.occupants[village]
        return inside[0] if inside else NOBODY

    def owner(self, village: int) -> int:
        """The owner of the fief; outside fiefs the holder (never the rebels)."""
        r = t.REGION_OF[village]
        if self.capital[r] != NOBODY:
            return self.fief[r]
        h = self.holder(village)
        return NOBODY if h == t.REBELS else h

    def controls(self, seat: int, village: int) -> bool:
        """Owner, and nobody else is holder (2.2)."""
        inside = self.occupants[village]
        holder = inside[0] if inside else NOBODY
        if holder != seat and holder != NOBODY:
            return False
        r = t.REGION_OF[village]
        return (self.fief[r] if self.capital[r] != NOBODY else holder) == seat

    def controlled(self, seat: int) -> list[int]:
        """The villages a player controls."""
        out: list[int] = []
        occupants = self.occupants
        own: i64 = seat
        v: i64
        for r in range(t.REGIONS):
            owned = self.fief[r] == seat
            if owned or self.capital[r] == NOBODY:
                for v in t.VILLAGES_OF[r]:
                    inside = occupants[v]
                    if inside:
                        holder: i64 = inside[0]
                        if holder == own:
                            out.append(v)
                    elif owned:
                        out.append(v)
        return out

    def invades(self, seat: int, village: int) -> bool:
        """Inside a fief village of someone else who has not let him in (2.2)."""
        r = t.REGION_OF[village]
        if self.capital[r] == NOBODY or self.fief[r] in (NOBODY, seat) or seat not in self.occupants[village]:
            return False
        return seat == t.REBELS or self.let_in[village * t.OCCUPANT.size + seat] != self.fief[r] + 1

    def foggy(self, village: int) -> bool:
        """Under Bad Weather?"""
        return self.weather != 0 and self.weather >> t.REGION_OF[village] & 1 == 1

    def all_inside(self, village: int) -> int:
        """A mask of the players who have a piece inside. Prisoners are presence for nobody."""
        out: i64 = 0
        soldiers = self.soldiers
        within: i64 = village
        outside: i64 = t.FIELD + village
        one: i64 = 1
        s: i64
        for s in range(self.seats):
            if soldiers[s * t.PLACES + within] or soldiers[s * t.PLACES + outside]:
                out |= one << s
            else:
                for x in self.free_lords(s):
                    at: i64 = self.place[x]
                    if at == within or at == outside:
                        out |= one << s
        return out

    def troops_at(self, seat: int, place: int) -> int:
        """Soldiers and guards of a player in one place."""
        n = self.soldiers[seat * t.PLACES + place]
        if self.guards_at[t.KINGS] == place and self.guards_of[t.KINGS] == seat:
            n += self.guards[t.KINGS]
        if self.guards_at[t.QUEENS] == place and self.guards_of[t.QUEENS] == seat:
            n += self.guards[t.QUEENS]
        return n

    def has_piece(self, seat: int, place: int) -> bool:
        """Has this player troops or a free lord in this very place?"""
        return self.troops_at(seat, place) > 0 or any(self.place[x] == place for x in self.free_lords(seat))

    def strength(self, seat: int, place: int) -> int:
        """Troops and fighters of a player in one place."""
        n = self.troops_at(seat, place)
        for x in self.free_lords(seat):
            if self.place[x] == place and self.fighter(x):
                n += 1
        return n

    def inside_strength(self, seat: int, village: int) -> int:
        """Of a player within a village, late pieces included."""
        return self.strength(seat, village) + self.strength(seat, t.FIELD + village)

    def gate_strength(self, seat: int, village: int) -> int:
        """Of a player before all gates of a village."""
        return sum(self.strength(seat, g) for g in t.GATES_OF[village])

    def at_gates(self, seat: int, village: int) -> bool:
        """Has this player an army before the village?"""
        return any(a.who == seat and a.before(village) for a in self.armies)

    def met(self, village: int, a: int, b: int) -> bool:
        """Have these two fought here this phase, or made a truce?"""
        for clash in self.fought:
            if clash.village == village and (
                (clash.one == a and clash.other == b) or (clash.one == b and clash.other == a)
            ):
                return True
        return False

    def besieged(self, village: int, but: int = NOBODY) -> bool:
        """Does an army of somebody else stand at a gate?"""
        return any(a.before(village) and a.who != but for a in self.armies)

    def pieces(self, seat: int) -> Change:
        """What the stacks of a player need in pieces (R6)."""
        known = self._pieces[seat]
        if known is None:
            known = change(self.soldiers, seat)
            self._pieces[seat] = known
        return known

    def recount(self, seat: int) -> None:
        """His stacks have changed."""
        self._pieces[seat] = None

    def soldiers_total(self, seat: int) -> int:
        """All soldier points of a player."""
        return self.pieces(seat).total

    def note_marches(self) -> None:
        """Some soldiers have made steps."""
        self._marched = True

    def clear_steps(self) -> None:
        """Nobody has made a step."""
        if self._marched:
            self._marched = False
            self.once = [0] * (self.seats * t.PLACES)
            self.twice = [0] * (self.seats * t.PLACES)
            self.thrice = [0] * (self.seats * t.PLACES)
        self.steps_made = [0] * t.LORDS
        self.tired = [0] * t.VILLAGES

    def on_board(self, seat: int) -> bool:
        """A lord, free or prisoner, or a soldier (14.2)?"""
        return holds(self.family, seat) or self.soldiers_total(seat) > 0

    def held(self, seat: int) -> list[int]:
        """The villages a player holds."""
        return [v for v in range(t.VILLAGES) if self.holder(v) == seat]

    def prisoners(self) -> list[int]:
        """All who are kept by somebody."""
        out: list[int] = []
        x: i64 = -1
        who: i64
        for who in self.captor:
            x += 1
            if who != NOBODY:
                out.append(x)
        return out

    def prisoners_at(self, seat: int, place: int) -> list[int]:
        """Prisoners a player keeps in one place."""
        return [x for x in self.prisoners() if self.captor[x] == seat and self.place[x] == place]

    def supply(self, work: int) -> int:
        """Pieces left of a building."""
        if not self._built:
            presses: i64 = 0
            mills: i64 = 0
            castles: i64 = 0
            n: i64
            for n in self.presses:
                presses += n
            for n in self.mills:
                mills += n
            for n in self.walls:
                if n == t.CASTLE:
                    castles += 1
            self._built = [presses, mills, castles]
        return t.SUPPLY[work] - self._built[work]

    def works_changed(self) -> None:
        """Something was built or destroyed."""
        self._built = []

    def active(self, region: int) -> bool:
        """Does the owner of the fief hold its capital (6.1)?"""
        at = self.capital[region]
        return at != NOBODY and self.fief[region] != NOBODY and self.holder(at) == self.fief[region]

    def citadels(self) -> int:
        """On the board."""
        return self.walls.count(t.CITADEL)

    # -- cards -------------------------------------------------------------------------------

    def discard(self, card: int) -> None:
        """Face up to the discard pile."""
        self.discards[card] += 1

    def play_card(self, seat: int, card: int) -> None:
        """Out of a hand, to stay on the board or be discarded by whoever calls this."""
        self.hands[seat].remove(card)

    # -- secrets -----------------------------------------------------------------------------

    def forget(self, seat: int, dice: Dice) -> None:
        """Deal anew hands, hidden stacks, whispered money, loans and promises."""
        forget(self, seat, dice)

    def view(self, seat: int) -> dict[str, Any]:
        """The fields, and what a board wants to show that follows from them."""
        return enrich(self, seat, super().view(seat))

    def sights(self, seat: int) -> list[Any]:
        """The same beyond the fields, for arrays."""
        return sights(self, seat)
