"""One round of a battle [5.2]: cards and base armies are announced, dice fall, pairs are compared from the top."""

from __future__ import annotations

from typing import ClassVar, Final

from reame.games.universalis.decision.coins import COIN_GIVES_ARMIES
from reame.games.universalis.decision.question import Decision
from reame.games.universalis.realm.ledger import lose_card
from reame.games.universalis.table import phrases as say
from reame.games.universalis.table import things as box
from reame.games.universalis.table import verbs as do
from reame.games.universalis.table.position import Universalis
from reame.kernel.fields import Field, Flag, Number, One, Some, Word, fields
from reame.kernel.kinds import NOBODY, Phrase, Sentence
from reame.kernel.steps import NOT_NOW

EXTRA_DICE: Final = 20  # ships, walls, engines, a tower; what pieces add to the highest die is less


class Round(Decision):
    """D15 and D18, then the dice. It touches no army on the map: its fields tell who lost how many."""

    rule: ClassVar[str] = "5.2"
    FIELDS: ClassVar[list[Field]] = fields(
        attacker=One(box.HOLDER),
        defender=One(box.HOLDER),
        force=Number(0, box.ARMIES_MOST),
        armies=Number(0, box.ARMIES_MOST),
        dice_attack=Number(0, EXTRA_DICE),
        dice_defence=Number(0, EXTRA_DICE),
        top_attack=Number(0, EXTRA_DICE),
        top_defence=Number(0, EXTRA_DICE),
        arms_attack=Some(box.ARM),
        arms_defence=Some(box.ARM),
        tops_attack=Some(box.ARM),
        tops_defence=Some(box.ARM),
        general=Flag(),
        holy=Flag(),
        area=One(box.TERRITORY),
        holds=Number(0, max(box.FORT_HOLDS)),
        stage=Word("attack", "defence", "dice", "done"),
        cards_attack=Some(box.CARD, most=box.BATTLE_CARDS_MOST),
        cards_defence=Some(box.CARD, most=box.BATTLE_CARDS_MOST),
        base=Number(0, box.DICE.high),
        base_defence=Number(0, box.DICE.high),
        lost_attack=Number(0, box.ARMIES_MOST),
        lost_defence=Number(0, box.ARMIES_MOST),
        top=Word("", "attacker", "defender"),
    )

    def __init__(self, attacker: int = NOBODY, defender: int = NOBODY, force: int = 0, armies: int = 0) -> None:
        super().__init__()
        self.attacker = attacker
        self.defender = defender
        self.force = force  # armies that may be lost in the attack
        self.armies = armies
        self.dice_attack = 0  # extra dice
        self.dice_defence = 0
        self.top_attack = 0  # on the highest die, without cards
        self.top_defence = 0
        self.arms_attack: list[int] = []  # where those dice come from, one by one
        self.arms_defence: list[int] = []
        self.tops_attack: list[int] = []  # and those points
        self.tops_defence: list[int] = []
        self.general = False  # with the attacking banner
        self.holy = False  # a cathedral stands in the attacked territory
        self.area = NOBODY  # the attacked territory, if it is one
        self.holds = 0  # how many defenders its fortification serves, those of other players left out
        self.stage = "attack"
        self.cards_attack: list[int] = []
        self.cards_defence: list[int] = []
        self.base = 0
        self.base_defence = 0
        self.lost_attack = 0
        self.lost_defence = 0
        self.top = ""  # which side lost the top comparison

    def run(self, p: Universalis) -> None:
        if self.stage == "attack":
            if self.attacker == box.BARBARIANS:
                self.base = min(3, self.force)
                self.stage = "defence"
            else:
                p.ask(self.attacker)
        elif self.stage == "defence":
            if self.defender == box.BARBARIANS:
                self.base_defence = min(3, self.armies)
                self.stage = "dice"
            else:
                p.ask(self.defender)
        elif self.stage == "dice":
            throw(p, self)
            self.stage = "done"
        else:
            p.end()

    def shelter(self, fort: int, others: int) -> None:
        """A fortification gives one die while the defenders, those of others with them, are few enough for it."""
        self.holds = max(0, box.FORT_HOLDS[fort] - others)
        if self.armies <= self.holds:
            self.arm(False, fort - 1)

    def arm(self, attack: bool, source: int, n: int = 1) -> None:
        """So many dice more for a side."""
        if attack:
            self.dice_attack += n
            self.arms_attack += [source] * n
        else:
            self.dice_defence += n
            self.arms_defence += [source] * n

    def raise_top(self, attack: bool, source: int, n: int) -> None:
        """So much more on the highest die of a side."""
        if attack:
            self.top_attack += n
            self.tops_attack += [source] * n
        else:
            self.top_defence += n
            self.tops_defence += [source] * n

    # -- what a side may announce ------------------------------------------------------------

    def most(self) -> int:
        """Base armies of the side that announces."""
        return min(3, self.force if self.stage == "attack" else self.armies)

    def used(self) -> list[int]:
        """Cards the side has laid down."""
        return self.cards_attack if self.stage == "attack" else self.cards_defence

    def refuse_card(self, p: Universalis, seat: int, card: int) -> Phrase | None:
        """May this card be used now?"""
        if not p.hands[seat].has(card):
            return say.NO_SUCH_CARD
        if not self.fits(p, seat, card):
            return say.NOT_IN_THIS_BATTLE
        for c in self.used():
            if box.GROUP_OF[c] == box.GROUP_OF[card]:
                return say.ONE_OF_A_GROUP
        return None

    def fits(self, p: Universalis, seat: int, card: int) -> bool:
        """Is it a battle card for this side and place?"""
        if card in (box.ARQUEBUSIER, box.GENIUS):
            return True
        if self.stage == "attack":
            if card == box.HEROINE:
                return p.cathedrals(seat) > 0
            return card == box.CONDOTTIERE or (card == box.TEMPLAR and self.holy)
        if card == box.HEROINE:
            whole = p.technologies[seat] & box.RELIGION == box.RELIGION
            return bool(p.options["religion_four_levels"]) and whole and p.cathedrals(seat) > 0
        return card == box.RELIC and self.holy

    def moves(self, p: Universalis, seat: int) -> list[int]:
        out = [do.PLAY.at(c) for c in p.hands[seat].distinct() if self.refuse_card(p, seat, c) is None]
        return out + do.ROLL.span(1, self.most())

    def forbids(self, p: Universalis, seat: int, move: int) -> Phrase | None:
        if do.PLAY.has(move):
            return self.refuse_card(p, seat, do.PLAY.a(move))
        if do.ROLL.has(move):
            return None if do.ROLL.a(move) <= self.most() else say.TOO_FEW_ARMIES.naming(self.most())
        return NOT_NOW

    def question(self, p: Universalis, seat: int) -> Sentence:
        return say.Q_ATTACK.of(self.armies) if self.stage == "attack" else say.Q_DEFEND.of(self.force)

    def default(self, p: Universalis, seat: int) -> int:
        return do.ROLL.at(self.most())

    def answer(self, p: Universalis, seat: int, move: int) -> None:
        if do.PLAY.has(move):
            card = do.PLAY.a(move)
            p.hands[seat].show_one(card, (1 << p.seats) - 1)
            self.used().append(card)
            p.tell(say.CARD_USED, seat, card)
        elif self.stage == "attack":
            self.base = do.ROLL.a(move)
            p.tell(say.ATTACKS_WITH, seat, self.base)
            self.stage = "defence"
        else:
            self.base_defence = do.ROLL.a(move)
            p.tell(say.DEFENDS_WITH, seat, self.base_defence)
            self.stage = "dice"

    def paid(self, p: Universalis, seat: int, move: int) -> None:
        """Armies that a coin brings to the attacked territory fight at once; the walls may not hold them all."""
        if seat == self.defender and do.COIN_ARMIES.has(move) and do.COIN_ARMIES.a(move) == self.area:
            if self.holds and self.armies <= self.holds < self.armies + COIN_GIVES_ARMIES:
                self.dice_defence -= 1
                self.arms_defence.pop(0)  # the fortification comes first
            self.armies += COIN_GIVES_ARMIES


def throw(p: Universalis, r: Round) -> None:
    """Dice of both sides, compared from the top; losses are capped by what is there."""
    attack = roll(p, r.attacker, r.base + r.dice_attack, r.cards_attack)
    defence = roll(p, r.defender, r.base_defence + r.dice_defence, r.cards_defence)
    attack.sort(reverse=True)
    defence.sort(reverse=True)
    tell_dice(p, r, attack, defence)
    attack[0] += r.top_attack + bonus(p, r.attacker, r.cards_attack, r.general)
    defence[0] += r.top_defence + bonus(p, r.defender, r.cards_defence, False)
    a = d = 0
    for i in range(min(len(attack), len(defence))):
        if attack[i] > defence[i]:
            d += 1
        else:
            a += 1
    r.lost_attack = min(a, r.force)
    r.lost_defence = min(d, r.armies)
    p.tell(say.ROUND_LOSSES, r.lost_attack, r.lost_defence)
    if attack[0] > defence[0]:
        r.top = "defender"
        drop(p, r.defender, r.cards_defence)
    else:
        r.top = "attacker"
        drop(p, r.attacker, r.cards_attack)


def tell_dice(p: Universalis, r: Round, attack: list[int], defence: list[int]) -> None:
    """What each side rolled, with how many dice and why, and what its highest die comes to."""
    if p.journal is None:
        return
    for side in (True, False):
        holder, dice = (r.attacker, attack) if side else (r.defender, defence)
        cards = r.cards_attack if side else r.cards_defence
        arms, tops = (r.arms_attack, r.tops_attack) if side else (r.arms_defence, r.tops_defence)
        extra = r.dice_attack if side else r.dice_defence
        p.tell_list(say.ROLLED, [n - 1 for n in dice], holder)
        if extra or box.HEROINE in cards:
            p.tell_sum(say.OF_DICE, holder)
            p.tell_term(say.SUM_BASE, r.base if side else r.base_defence)
            tell_arms(p, arms)
            if box.HEROINE in cards:
                p.tell_term(say.SUM_CARD, p.cathedrals(holder), box.HEROINE)
        points = [(c, bonus(p, holder, [c], side and r.general)) for c in cards]
        if tops or any(n for _, n in points):
            p.tell_sum(say.OF_TOP, holder)
            p.tell_term(say.SUM_DIE, dice[0])
            tell_arms(p, tops)
            for c, n in points:
                if n:
                    p.tell_term(say.SUM_CARD, n, c)


def tell_arms(p: Universalis, arms: list[int]) -> None:
    """Each source once, with all it brings."""
    for source in range(box.ARM.size):
        n = arms.count(source)
        if n:
            p.tell_term(say.SUM_ARM, n, source)


def roll(p: Universalis, seat: int, n: int, cards: list[int]) -> list[int]:
    """So many dice, and with a heroine one more for each cathedral."""
    if box.HEROINE in cards:
        n += p.cathedrals(seat)
    return [p.dice.roll() for _ in range(n)]


def bonus(p: Universalis, seat: int, cards: list[int], general: bool) -> int:
    """What cards add to the highest die."""
    n = 0
    for c in cards:
        if c == box.CONDOTTIERE:
            n += 2 if general else 1
        elif c == box.GENIUS:
            n += 2 if p.has(seat, box.ENGINEERING) else 1
        elif c == box.TEMPLAR:
            n += 2 if p.has(seat, box.MONOTHEISM) else 1
        elif c == box.RELIC:
            n += 2 if p.has(seat, box.MYSTICISM) else 1
        elif c == box.ARQUEBUSIER:
            n += 1
    return n


def drop(p: Universalis, seat: int, cards: list[int]) -> None:
    """Whoever lost the top comparison loses every card used in this round."""
    for c in cards:
        lose_card(p, seat, c)
        p.tell(say.CARD_FALLS, seat, c)
