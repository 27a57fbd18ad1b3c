"""A battle [5.2, 5.3]: round after round, until one side has no army left or the attacker stops."""

from __future__ import annotations

from typing import Any, ClassVar

from reame.games.universalis.battle.arms import at_sea, behind_walls, led_by, under_banner
from reame.games.universalis.battle.force import board, reinforce, withdraw
from reame.games.universalis.battle.losses import Losses, step_ashore
from reame.games.universalis.battle.round import Round
from reame.games.universalis.battle.treasure import DrawTreasure
from reame.games.universalis.decision.question import Decision
from reame.games.universalis.realm.lands import kill_leader
from reame.games.universalis.realm.ledger import score
from reame.games.universalis.table import phrases as say
from reame.games.universalis.table import things as box
from reame.games.universalis.table.position import Universalis
from reame.kernel.fields import Field, Flag, Number, One, Word, fields
from reame.kernel.kinds import NOBODY, Sentence
from reame.kernel.moves import NO, YES
from reame.kernel.steps import Step


class Battle(Decision):
    """Who attacks what, and with which armies. The one army held back is not in `force`."""

    rule: ClassVar[str] = "5.3"
    FIELDS: ClassVar[list[Field]] = fields(
        attacker=One(box.HOLDER),
        target=Word("territory", "pieces", "fleet", "pirates"),
        defender=One(box.HOLDER),
        area=One(box.AREA),
        force=Number(0, box.ARMIES_MOST),
        source=Word("ground", "train", "transport", "fleet", "pirate", "virtual"),
        origin=One(box.TERRITORY),
        banner=One(box.BANNER),
        pirate=Number(0, box.PIRATES_MOST),
        stage=Word("start", "round", "after", "ask", "close", "done"),
        base=Number(0, box.DICE.high),
        won=Flag(),
        rounds=Number(0, 2 * box.ARMIES_MOST),
        fallen=Number(0, box.ARMIES_MOST),
        slain=Number(0, box.ARMIES_MOST),
    )

    def __init__(
        self,
        attacker: int = NOBODY,
        target: str = "territory",
        defender: int = NOBODY,
        area: int = NOBODY,
        force: int = 0,
        source: str = "ground",
        origin: int = NOBODY,
        banner: int = NOBODY,
        pirate: int = 0,
    ) -> None:
        super().__init__()
        self.attacker = attacker
        self.target = target
        self.defender = defender
        self.area = area
        self.force = force
        self.source = source
        self.origin = origin  # the territory the attack starts from, if it does
        self.banner = banner
        self.pirate = pirate  # which pirate ship attacks, or is attacked
        self.stage = "start"
        self.base = 0  # base armies of the last round that survive
        self.won = False
        self.rounds = 0
        self.fallen = 0  # armies of the attack that were lost so far
        self.slain = 0  # and of the defence

    def run(self, p: Universalis) -> None:
        if self.stage == "start":
            self.announce(p)
            self.stage = "round"
        elif self.stage == "round":
            if not self.defenders(p):
                self.won = True
                self.stage = "done"
                p.tell(say.BATTLE_WON, self.attacker, self.rounds, self.fallen, self.slain)
                if self.defender == box.BARBARIANS:
                    self.leader_dies(p, False)  # with the last army
            elif self.force <= 0:
                self.fail(p)
            else:
                self.stage = "after"
                p.push(self.round(p))
        elif self.stage == "after":
            if self.attacker == box.BARBARIANS or not self.defenders(p) or self.force <= 0:
                self.stage = "round"
            else:
                self.stage = "ask"
        elif self.stage == "ask":
            p.ask(self.attacker)
        elif self.stage == "close":
            if self.target == "territory":
                step_ashore(p, self.area)
            self.stage = "done"
        else:
            p.end()

    def announce(self, p: Universalis) -> None:
        """Who attacks whom, where, from where, and with how many against how many."""
        there, met = self.area, self.defenders(p)
        if self.attacker == box.BARBARIANS:
            self.announce_raid(p, there, met)
        elif self.target == "territory":
            if self.defender == box.BARBARIANS:
                p.tell(say.BATTLE_WILD, self.attacker, there, self.force, met)
            else:
                p.tell(say.BATTLE_TERRITORY, self.attacker, self.defender, there, self.force, met)
        elif self.target == "pieces":
            p.tell(say.BATTLE_PIECES, self.attacker, self.defender, there, self.force, met)
        elif self.target == "fleet":
            p.tell(say.BATTLE_FLEET, self.attacker, self.defender, there - box.TERRITORIES, self.force, met)
        else:
            p.tell(say.BATTLE_PIRATES, self.attacker, there - box.TERRITORIES, self.force, met)

    def announce_raid(self, p: Universalis, there: int, met: int) -> None:
        """The same for barbarians: from a territory, from a pirate ship, or from nowhere."""
        if self.target == "pieces":
            p.tell(say.PIECES_RAIDED, self.defender, there, self.force, met)
        elif self.target != "territory":
            p.tell(say.BATTLE_FLEET_PIRATES, self.defender, there - box.TERRITORIES, self.force, met)
        elif self.source == "ground":
            p.tell(say.TERRITORY_RAIDED, self.defender, there, self.origin, self.force, met)
        elif self.source == "pirate":
            p.tell(say.PIRATES_RAID, self.defender, there, p.pirates[self.pirate].sea, self.force, met)
        else:
            p.tell(say.HORDE_ATTACKS, self.defender, there, self.force, met)

    # -- the two sides -----------------------------------------------------------------------

    def defenders(self, p: Universalis) -> int:
        """Armies the defender has left."""
        if self.target == "territory":
            return p.armies_at(self.defender, self.area)
        if self.target == "pieces":
            return p.train(self.defender, self.area) + p.aboard(self.defender, self.area)
        if self.target == "fleet":
            return p.aboard(self.defender, self.area)
        return p.pirates[self.pirate].armies

    def round(self, p: Universalis) -> Round:
        """The next round, with what both sides' pieces give them."""
        r = Round(self.attacker, self.defender, self.force, self.defenders(p))
        if self.attacker == box.BARBARIANS:
            led_by(r, True, self.leading(p))
        elif self.banner != NOBODY:
            under_banner(p, self.banner, self.origin, r)
        if self.target == "territory":
            behind_walls(p, self.area, r, 0, True)
        elif self.target in ("fleet", "pirates"):
            at_sea(p, r, self.area if self.banner == NOBODY else p.banner_area(self.banner), self.area, self.pirate)
        return r

    def leading(self, p: Universalis) -> int:
        """The leader of attacking barbarians."""
        if self.source == "ground":
            return p.leader[self.origin]
        return p.pirates[self.pirate].leader if self.source == "pirate" else box.NO_LEADER

    # -- after a round -----------------------------------------------------------------------

    def resume(self, p: Universalis, child: Step[Any]) -> None:
        if isinstance(child, DrawTreasure):
            self.join(p, child.seat, child.deserters)
        if not isinstance(child, Round):
            return
        lost = child.lost_defence
        self.bleed(p, child.lost_attack)
        self.base = max(1, child.base - child.lost_attack)
        if self.force <= 0 and lost >= child.armies:
            lost = child.armies - 1  # nobody is left to enter: the last defender stands
            p.tell(say.LAST_STANDS)
        if child.top == "attacker" and self.attacker == box.BARBARIANS:
            self.leader_dies(p, True)
        if child.top == "defender" and self.defender == box.BARBARIANS:
            self.leader_dies(p, False)
        self.slain += lost
        if not lost:
            return
        if self.target == "pirates":
            p.pirates[self.pirate].armies -= lost
        elif self.defender == box.BARBARIANS:
            p.armies[self.area] -= lost
        else:
            p.push(Losses(self.defender, lost, self.area))

    def bleed(self, p: Universalis, n: int) -> None:
        """Armies of the attack are lost where they came from."""
        self.rounds += 1
        self.fallen += n
        self.force -= n
        if self.source == "pirate":
            p.pirates[self.pirate].armies -= n
        else:
            withdraw(p, self.attacker, self.source, self.origin, self.banner, n)

    def join(self, p: Universalis, seat: int, n: int) -> None:
        """Deserters join the side that killed their general [7.4]."""
        if seat == self.attacker:
            self.force += reinforce(p, seat, self.source, self.origin, self.banner, n)
        elif self.target == "territory":
            p.armies[self.area] += n
        else:
            board(p, seat, self.area, n)

    def leader_dies(self, p: Universalis, attacking: bool) -> None:
        """A barbarian leader dies when the highest die of his side loses; a general brings honour and treasure."""
        slayer = self.defender if attacking else self.attacker
        if self.source == "pirate" or self.target == "pirates":
            ship = p.pirates[self.pirate]
            leader = ship.leader
            ship.leader = box.NO_LEADER
            if leader == box.GENERAL:
                score(p, slayer, box.AWARD["general_killed"], "general_killed")
        else:
            if attacking and self.source != "ground":
                return
            t = self.origin if attacking else self.area
            leader = p.leader[t]
            kill_leader(p, t, slayer)
        if leader:
            p.tell(say.LEADER_FALLS, leader)
        if leader == box.GENERAL and p.options["treasure"]:
            p.push(DrawTreasure(slayer, self.area))

    def fail(self, p: Universalis) -> None:
        """No force is left."""
        p.tell(say.BATTLE_FAILS, self.attacker, self.rounds, self.fallen, self.slain)
        self.stage = "close"
        if self.source == "pirate":
            self.leader_dies(p, True)  # he goes down with his ship

    def question(self, p: Universalis, seat: int) -> Sentence:
        return say.Q_GO_ON.of(self.force, self.defenders(p))

    def moves(self, p: Universalis, seat: int) -> list[int]:
        return [YES, NO]

    def default(self, p: Universalis, seat: int) -> int:
        return YES if self.force > self.defenders(p) else NO

    def answer(self, p: Universalis, seat: int, move: int) -> None:
        if move == YES:
            self.stage = "round"
        else:
            p.tell(say.BATTLE_STOPS, seat, self.rounds, self.fallen, self.slain)
            self.stage = "close"
