"""The turn [3.1]: draw, map card, mandatory cards, actions; and the round of the table."""

from __future__ import annotations

from typing import ClassVar, Final

from reame.games.medieval.cards.play import Play
from reame.games.medieval.diplomacy.bargain import Offer, occasion
from reame.games.medieval.pope.acts import play_pope
from reame.games.medieval.table.geography import (
    ACTIONS,
    ASSASSIN,
    ATTACK_FEE,
    ATTACKS,
    ATTACKS_AFTER_MAP,
    BIT,
    CARDS_OF_POWER,
    CATHOLIC,
    CATHOLIC_MASK,
    CATHOLICS,
    CHRISTIAN_MASK,
    CIVIL_WAR,
    CIVIL_WAR_FEE,
    CLAIM,
    HAND_SIZE,
    HERESY,
    HERESY_FEE,
    HOME,
    IS_MANDATORY,
    ISLAMIC,
    JIHAD,
    KNIGHTS,
    KNIGHTS_TARGETS,
    LIFT_COST,
    MUSLIMS,
    OPTIONAL,
    PAPACY,
    POPE,
    PROPOSALS,
    PROVINCES,
    QUIET_ROUNDS,
    SPIES,
    UP,
)
from reame.games.medieval.table.menus import menu, menus, tallies
from reame.games.medieval.table.position import Medieval
from reame.games.medieval.table.regions import members
from reame.games.medieval.table.things import (
    ASK_ACTION,
    ASK_MANDATORY,
    ASK_MAP,
    ATTACK,
    ATTACK_JIHAD,
    ATTACK_KNIGHTS,
    ATTACKS_NOW,
    ATTACKS_SPENT,
    CARD_LOCKED,
    COLLECT,
    COLLECTED,
    CRUSADE,
    DECK_EMPTY,
    DISASTER_OVER,
    DISCARD,
    DISCARDED,
    END,
    EXCOMMUNICATE,
    EXCOMMUNICATED,
    FEW_KNIGHTS,
    HAS_ACTED,
    HERESY_QUELLED,
    IN_CIVIL_WAR,
    KNIGHTS_RIDE,
    LIFT,
    MANDATORY,
    MAP_CARD,
    MARRIED,
    MARRY,
    MURDER,
    NO_CARD,
    NO_DISCARD,
    NO_HERESY,
    NO_HERESY_THERE,
    NO_JIHAD,
    NO_KNIGHTS,
    NO_MORE_OFFERS,
    NO_ORIGIN,
    NO_POPE_AFTER_MAP,
    NO_SUCH_PLAYER,
    NO_WAY,
    NOT_CATHOLIC,
    NOT_EXCOMMUNICATED,
    NOT_FACE_UP,
    NOT_FOR_KNIGHTS,
    NOT_HELD,
    NOT_IN_CIVIL_WAR,
    NOT_IN_PLAY,
    NOT_MANDATORY,
    NOT_ON_MAP,
    NOT_RIPE,
    NOT_TO_MARRY,
    NOTHING_TO_BARGAIN,
    OFFER,
    ONE_CRUSADE,
    OWN_TARGET,
    PAPAL_PASSAGE,
    PLAY_CIVIL_WAR,
    PLAY_HERESY,
    PLAY_POWER,
    POWER_USED,
    QUELL_HERESY,
    QUELL_WAR,
    SPY_DECK,
    SPY_HAND,
    SPY_MAP,
    THE_PAPACY,
    TOO_POOR,
    TURN_BEGINS,
    TURN_ENDS,
)
from reame.games.medieval.turn.setup import Draft
from reame.games.medieval.war.attack import Attack
from reame.games.medieval.war.battle import Battle, Quelling
from reame.games.medieval.war.sorties import add_sorties
from reame.games.medieval.war.ways import origins, reach
from reame.kernel.fields import Field, One, Word, fields
from reame.kernel.kinds import NOBODY, SEAT, Phrase, Sentence
from reame.kernel.moves import NO, PASS, YES
from reame.kernel.native import i64
from reame.kernel.steps import NOT_NOW, Step

CLAIMANT_EXEMPT: Final = [  # provinces without Heresy if their Islamic claimant has them
    t for t in range(PROVINCES) if HOME[t] != NOBODY and CLAIM[t] != NOBODY and ISLAMIC[CLAIM[t]]
]

DISCARDS: Final = menu(DISCARD)
HERESIES: Final = menu(PLAY_HERESY)
MURDERS: Final = menu(MURDER)
CIVIL_WARS: Final = menu(PLAY_CIVIL_WAR)
BANS: Final = menu(EXCOMMUNICATE)
ABSOLUTIONS: Final = menu(LIFT)
WEDDINGS: Final = menus(MARRY)
JIHADS_BY: Final = menus(ATTACK_JIHAD)
RIDES_OF: Final = tallies(ATTACK_KNIGHTS)
HERESIES_QUELLED: Final = menu(QUELL_HERESY)
WARS_QUELLED: Final = menu(QUELL_WAR)


class Rounds(Step[Medieval]):
    """The draft, then turn after turn, clockwise, until the Mongols or a stall end the game [2, 3.5]."""

    rule: ClassVar[str] = "2.7"
    FIELDS: ClassVar[list[Field]] = fields(stage=Word("draft", "turns"))

    def __init__(self) -> None:
        super().__init__()
        self.stage = "draft"

    def run(self, p: Medieval) -> None:
        if self.stage == "draft":
            self.stage = "turns"
            p.push(Draft())
            return
        if p.turn:
            p.active = (p.active + 1) % p.seats
        p.turn += 1
        begin_turn(p)
        p.push(Turn(p.active))


def begin_turn(p: Medieval) -> None:
    """Forget what was of the last turn only."""
    p.drawn = 0
    p.map_drawn = False
    p.attacks = 0
    p.used = 0
    p.crusade_called = False
    p.papal_passage = False
    p.marked_at_start = p.excommunicated | p.disaster
    p.acted = False
    p.locked = 0
    p.fresh = 0
    p.grants = []
    p.proposals = 0
    p.tell(TURN_BEGINS, p.active)


def end_turn(p: Medieval) -> None:
    """The deck may have run out in the endgame, or nobody may have drawn for too long [3.5, R-49]."""
    p.tell(TURN_ENDS, p.active)
    p.grants = []
    p.quiet_turns = 0 if p.drawn else p.quiet_turns + 1
    if p.endgame and not p.deck.size():
        p.end_game("deck-empty", "3.5")
    elif p.quiet_turns >= QUIET_ROUNDS * p.seats:
        p.end_game("stall", "R-49")


class Turn(Step[Medieval]):
    """Phases A to D of one player [3.1]."""

    rule: ClassVar[str] = "3.1"
    FIELDS: ClassVar[list[Field]] = fields(seat=One(SEAT), stage=Word("draw", "map", "mandatory", "action", "over"))

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.stage = "draw"

    def run(self, p: Medieval) -> None:
        seat = self.seat
        if self.stage == "draw":
            self.draw(p)
        elif self.stage == "map":
            if p.maps.size():
                p.ask(seat)
            else:
                self.stage = "mandatory"
        elif self.stage == "mandatory":
            cards = self.mandatory(p)
            if len(cards) > 1:
                p.shown += 1  # everybody sees that there are several
                p.ask(seat)
            elif cards:
                self.obey(p, cards[0])
            else:
                p.loose[seat] = 0
                p.shown += 1  # everybody sees that there are no mandatory cards left in this hand
                self.stage = "action"
        elif self.stage == "action":
            p.ask(seat)
        else:
            end_turn(p)
            p.end()

    def draw(self, p: Medieval) -> None:
        """Phase A: up to four cards; in the endgame any draw can be the last."""
        self.stage = "map"
        while p.outcome is None and p.hands[self.seat].size() < HAND_SIZE and p.deck.size():
            p.drawn += 1
            p.draw_card(self.seat)

    def mandatory(self, p: Medieval) -> list[int]:
        """The cards this player has to play in phase C, each sort once."""
        out: list[int] = []
        for c in p.hands[self.seat].cards:
            if IS_MANDATORY[c] and c not in out:
                out.append(c)
        return out

    def obey(self, p: Medieval, card: int) -> None:
        """Play a mandatory card."""
        p.shown += 1
        p.loose[self.seat] = max(p.loose[self.seat] - 1, 0)
        p.push(Play(self.seat, card, MANDATORY.at(card)))

    # -- phase D: why not? -----------------------------------------------------------------------

    def refuse_card(self, p: Medieval, seat: int, card: int) -> Phrase | None:
        return None if p.hands[seat].has(card) else NO_CARD

    def refuse_power_card(self, p: Medieval, seat: int, power: int) -> Phrase | None:
        return self.refuse_power(p, power) if p.hands[seat].has(ACTIONS + power) else NO_CARD

    def refuse_power(self, p: Medieval, power: int) -> Phrase | None:
        if p.locked >> power & 1:
            return CARD_LOCKED
        return None if CARDS_OF_POWER[power] & p.in_play else NOT_ON_MAP

    def refuse_heresy(self, p: Medieval, province: int) -> Phrase | None:
        return None if self.heretical(p) >> province & 1 else NO_HERESY_THERE

    def heretical(self, p: Medieval) -> i64:
        """A mask of the provinces where Heresy can be played [8.5, R-34]."""
        places = p.controlled() & CATHOLIC_MASK & ~(p.heresy | p.knights)
        for t in CLAIMANT_EXEMPT:
            owner = p.controller[t]
            if p.holder[CLAIM[t]] == owner and p.holder[HOME[t]] != owner:
                places &= ~BIT[t]
        return places

    def refuse_civil_war(self, p: Medieval, power: int) -> Phrase | None:
        """Which powers are ripe for a Civil War [8.3, R-32]."""
        if p.face[power] != UP:
            return NOT_FACE_UP
        if p.civil_war >> power & 1:
            return IN_CIVIL_WAR
        return None if self.ripe(p) >> power & 1 else NOT_RIPE

    def ripe(self, p: Medieval) -> i64:
        """A mask of the powers that are marked and were so when the turn began."""
        return p.marked_at_start & (p.excommunicated | p.disaster)

    def refuse_pope(self, p: Medieval, seat: int) -> Phrase | None:
        """No Pope card after a map card [3.3]."""
        if not p.hands[seat].has(POPE):
            return NO_CARD
        return NO_POPE_AFTER_MAP if p.map_drawn else None

    def refuse_ban(self, p: Medieval, power: int) -> Phrase | None:
        if p.face[power] != UP:
            return NOT_FACE_UP
        if not CATHOLIC[power]:
            return NOT_CATHOLIC
        return EXCOMMUNICATED if p.excommunicated >> power & 1 else None

    def refuse_lift(self, p: Medieval, seat: int, power: int) -> Phrase | None:
        if not p.excommunicated >> power & 1:
            return NOT_EXCOMMUNICATED
        return None if self.can_lift(p, seat) else TOO_POOR

    def can_lift(self, p: Medieval, seat: int) -> bool:
        """Knights provinces have paid before the price is due."""
        return p.florins[seat] + p.knights_income(seat) >= LIFT_COST

    def refuse_marriage(self, p: Medieval, seat: int, one: int, other: int) -> Phrase | None:
        if p.holder[one] != seat:
            return NOT_HELD
        if one == other or not CATHOLIC[one] or not CATHOLIC[other] or p.face[other] != UP:
            return NOT_TO_MARRY
        return MARRIED if p.married(one, other) else None

    def refuse_attack(self, p: Medieval, seat: int, fee: int) -> Phrase | None:
        """Attacks left, and the money for one."""
        if p.attacks >= (ATTACKS_AFTER_MAP if p.map_drawn else ATTACKS):
            return ATTACKS_SPENT
        return TOO_POOR if p.florins[seat] < fee else None

    def refuse_attacker(self, p: Medieval, seat: int, power: int) -> Phrase | None:
        if p.holder[power] != seat:
            return NOT_HELD
        if p.civil_war >> power & 1:
            return IN_CIVIL_WAR
        if p.used >> power & 1:
            return POWER_USED
        return None if origins(p, seat, power) else NO_ORIGIN

    def refuse_target(self, p: Medieval, seat: int, province: int, reached: int) -> Phrase | None:
        if not p.alive(province):
            return NOT_IN_PLAY
        if province == PAPACY:
            return THE_PAPACY
        if p.controller[province] == seat:
            return OWN_TARGET
        return None if reached >> province & 1 else NO_WAY

    def refuse_jihad(self, p: Medieval, power: int, province: int) -> Phrase | None:
        """By Islam, against Catholic or Orthodox provinces [8.4]."""
        return None if ISLAMIC[power] and p.is_christian(province) else NO_JIHAD

    def refuse_knights(self, p: Medieval, seat: int) -> Phrase | None:
        if not p.hands[seat].has(KNIGHTS):
            return NO_CARD
        return None if p.may_use_knights(seat) else NO_KNIGHTS

    def refuse_knights_target(self, p: Medieval, seat: int, province: int) -> Phrase | None:
        if not KNIGHTS_TARGETS >> province & 1 or not p.alive(province):
            return NOT_FOR_KNIGHTS
        return NOT_FOR_KNIGHTS if p.is_knights(province) or p.controller[province] == seat else None

    def refuse_quell(self, p: Medieval, seat: int, power: int) -> Phrase | None:
        if p.holder[power] != seat:
            return NOT_HELD
        if not p.civil_war >> power & 1:
            return NOT_IN_CIVIL_WAR
        return POWER_USED if p.used >> power & 1 else None

    def refuse_offer(self, p: Medieval, seat: int, other: int) -> Phrase | None:
        if not p.dealing() or p.proposals >= PROPOSALS:
            return NO_MORE_OFFERS
        if other == seat or other >= p.seats:
            return NO_SUCH_PLAYER
        return None if occasion(p, seat, other) else NOTHING_TO_BARGAIN

    # -- phase D: what there is ------------------------------------------------------------------

    def legal(self, p: Medieval, seat: int) -> list[int]:
        if self.stage == "map":
            return [YES, NO]
        if self.stage == "mandatory":
            # In an imagined hand there may be none; then there is only to go on.
            cards = self.mandatory(p)
            return MANDATORY.each(cards) if cards else [PASS]
        out = [END.first] if p.acted else [END.first, COLLECT.first]
        cards = p.hands[seat].cards
        held: i64 = 0
        for c in cards:
            held |= BIT[c]
        DISCARDS.add(held & OPTIONAL, out)
        for c in cards:
            if c >= ACTIONS and self.refuse_power(p, c - ACTIONS) is None:
                out.append(PLAY_POWER.first + c - ACTIONS)
        self.add_cards(p, seat, held, out)
        if held >> POPE & 1 and not p.map_drawn:
            self.add_pope(p, seat, out)
        if self.refuse_attack(p, seat, 0) is None:
            self.add_attacks(p, seat, held, out)
        if p.proposals < PROPOSALS and p.dealing():
            out += [OFFER.at(s) for s in range(p.seats) if self.refuse_offer(p, seat, s) is None]
        return out

    def add_cards(self, p: Medieval, seat: int, held: i64, out: list[int]) -> None:
        """Heresy, Assassin, Spies, Civil War."""
        if held >> HERESY & 1:
            HERESIES.add(self.heretical(p), out)
        if held >> ASSASSIN & 1:
            MURDERS.add(p.face_up(), out)
        if held >> SPIES & 1:
            out += [SPY_HAND.at(s) for s in range(p.seats) if s != seat]
            if p.maps.size():
                out.append(SPY_MAP.first)
            if p.deck.size():
                out.append(SPY_DECK.first)
        if held >> CIVIL_WAR & 1 and p.marked_at_start:
            CIVIL_WARS.add(self.ripe(p) & p.face_up() & ~p.civil_war, out)

    def add_pope(self, p: Medieval, seat: int, out: list[int]) -> None:
        """The five acts."""
        if not p.crusade_called:
            out.append(CRUSADE.first)
        catholic = p.face_up() & CATHOLICS
        BANS.add(catholic & ~p.excommunicated, out)
        if p.excommunicated and self.can_lift(p, seat):
            ABSOLUTIONS.add(catholic & p.excommunicated, out)
        for one in members(catholic & p.crowns(seat)):
            WEDDINGS[one].add(catholic & ~p.spouses(one) & ~BIT[one], out)
        out.append(PAPAL_PASSAGE.first)

    def add_attacks(self, p: Medieval, seat: int, held: i64, out: list[int]) -> None:
        """With powers, with Knights, on Heresy, on a Civil War."""
        can_pay = p.florins[seat] >= ATTACK_FEE
        own = p.domain(seat)
        if can_pay:
            powers = p.crowns(seat) & ~(p.civil_war | p.used)
            add_sorties(p, seat, powers, out)
            if held >> JIHAD & 1:
                christian = (CHRISTIAN_MASK | p.knights) & ~own
                for x in members(powers & MUSLIMS):
                    JIHADS_BY[x].add(reach(p, seat, x) & christian, out)
        if held >> KNIGHTS & 1 and p.may_use_knights(seat):
            rides = RIDES_OF[p.hands[seat].count(KNIGHTS)]
            rides.add(KNIGHTS_TARGETS & p.live() & ~(own | p.knights), out)
        if can_pay:
            HERESIES_QUELLED.add(p.heresy & own, out)
            WARS_QUELLED.add(p.civil_war & p.crowns(seat) & ~p.used, out)

    def refuse(self, p: Medieval, seat: int, move: int) -> Phrase | None:
        if self.stage == "map":
            return None if move in (YES, NO) else NOT_NOW
        if self.stage == "mandatory":
            cards = self.mandatory(p)
            if move == PASS:
                return NOT_NOW if cards else None
            if not MANDATORY.has(move):
                return NOT_NOW
            return None if MANDATORY.a(move) in cards else NOT_MANDATORY
        if move == END.first:
            return None
        if move == COLLECT.first:
            return HAS_ACTED if p.acted else None
        if DISCARD.has(move):
            card = DISCARD.a(move)
            if card >= ACTIONS or IS_MANDATORY[card]:
                return NO_DISCARD
            return self.refuse_card(p, seat, card)
        if PLAY_POWER.has(move):
            return self.refuse_power_card(p, seat, PLAY_POWER.a(move))
        if PLAY_HERESY.first <= move < CRUSADE.first:
            return self.refuse_play(p, seat, move)
        if CRUSADE.first <= move < ATTACK.first:
            return self.refuse_pope_act(p, seat, move)
        if ATTACK.first <= move < OFFER.first:
            return self.refuse_any_attack(p, seat, move)
        return self.refuse_offer(p, seat, OFFER.a(move)) if OFFER.has(move) else NOT_NOW

    def refuse_play(self, p: Medieval, seat: int, move: int) -> Phrase | None:
        """Heresy, Assassin, Spies, Civil War."""
        if PLAY_HERESY.has(move):
            no = self.refuse_card(p, seat, HERESY)
            return no if no is not None else self.refuse_heresy(p, PLAY_HERESY.a(move))
        if MURDER.has(move):
            no = self.refuse_card(p, seat, ASSASSIN)
            return no if no is not None else None if p.face[MURDER.a(move)] == UP else NOT_FACE_UP
        if PLAY_CIVIL_WAR.has(move):
            no = self.refuse_card(p, seat, CIVIL_WAR)
            return no if no is not None else self.refuse_civil_war(p, PLAY_CIVIL_WAR.a(move))
        no = self.refuse_card(p, seat, SPIES)
        if no is not None:
            return no
        if SPY_HAND.has(move):
            return None if SPY_HAND.a(move) != seat and SPY_HAND.a(move) < p.seats else NO_SUCH_PLAYER
        if move == SPY_MAP.first:
            return None if p.maps.size() else DECK_EMPTY
        return None if p.deck.size() else DECK_EMPTY

    def refuse_pope_act(self, p: Medieval, seat: int, move: int) -> Phrase | None:
        no = self.refuse_pope(p, seat)
        if no is not None:
            return no
        if move == CRUSADE.first:
            return ONE_CRUSADE if p.crusade_called else None
        if EXCOMMUNICATE.has(move):
            return self.refuse_ban(p, EXCOMMUNICATE.a(move))
        if LIFT.has(move):
            return self.refuse_lift(p, seat, LIFT.a(move))
        if MARRY.has(move):
            return self.refuse_marriage(p, seat, MARRY.a(move), MARRY.b(move))
        return None

    def refuse_any_attack(self, p: Medieval, seat: int, move: int) -> Phrase | None:
        if ATTACK_KNIGHTS.has(move):
            no = self.refuse_attack(p, seat, 0)
            no = no if no is not None else self.refuse_knights(p, seat)
            no = no if no is not None else self.refuse_knights_target(p, seat, ATTACK_KNIGHTS.a(move))
            if no is None and ATTACK_KNIGHTS.b(move) > p.hands[seat].count(KNIGHTS):
                return FEW_KNIGHTS
            return no
        if QUELL_HERESY.has(move):
            no = self.refuse_attack(p, seat, HERESY_FEE)
            t = QUELL_HERESY.a(move)
            if no is None and not (p.heresy >> t & 1 and p.controller[t] == seat):
                return NO_HERESY
            return no
        if QUELL_WAR.has(move):
            no = self.refuse_attack(p, seat, CIVIL_WAR_FEE)
            return no if no is not None else self.refuse_quell(p, seat, QUELL_WAR.a(move))
        verb = ATTACK if ATTACK.has(move) else ATTACK_JIHAD
        power, target = verb.a(move), verb.b(move)
        no = self.refuse_attack(p, seat, ATTACK_FEE)
        no = no if no is not None else self.refuse_attacker(p, seat, power)
        no = no if no is not None else self.refuse_target(p, seat, target, reach(p, seat, power))
        if no is None and verb is ATTACK_JIHAD:
            no = self.refuse_card(p, seat, JIHAD)
            return no if no is not None else self.refuse_jihad(p, power, target)
        return no

    def question(self, p: Medieval, seat: int) -> Sentence:
        if self.stage == "map":
            return ASK_MAP.of(p.maps.size())
        if self.stage == "mandatory":
            return ASK_MANDATORY.of()
        return ASK_ACTION.of((ATTACKS_AFTER_MAP if p.map_drawn else ATTACKS) - p.attacks)

    def default(self, p: Medieval, seat: int) -> int:
        if self.stage == "map":
            return NO
        if self.stage == "mandatory":
            return p.legal(seat)[0]
        return END.first if p.acted else COLLECT.first

    # -- phase D: doing it -----------------------------------------------------------------------

    def take(self, p: Medieval, seat: int, move: int) -> None:
        if self.stage == "map":
            self.stage = "mandatory"
            if move == YES:
                p.map_drawn = True
                card = p.maps.draw(p.dice)
                p.tell(MAP_CARD, seat, card)
                p.enter(card)
        elif self.stage == "mandatory":
            if move == PASS:
                self.stage = "action"
            else:
                self.obey(p, MANDATORY.a(move))
        elif move == END.first:
            self.stage = "over"
        elif move == COLLECT.first:
            collect(p, seat)
            self.stage = "over"
        elif OFFER.has(move):
            p.proposals += 1
            p.push(Offer(seat, OFFER.a(move)))
        else:
            p.acted = True
            self.act(p, seat, move)

    def act(self, p: Medieval, seat: int, move: int) -> None:
        """Cards and attacks."""
        if DISCARD.has(move):
            p.spend(seat, DISCARD.a(move))
            p.tell(DISCARDED, seat, DISCARD.a(move))
        elif PLAY_POWER.has(move):
            p.push(Play(seat, ACTIONS + PLAY_POWER.a(move), move))
        elif PLAY_HERESY.has(move):
            p.push(Play(seat, HERESY, move))
        elif MURDER.has(move):
            p.push(Play(seat, ASSASSIN, move))
        elif PLAY_CIVIL_WAR.has(move):
            p.push(Play(seat, CIVIL_WAR, move))
        elif move < PLAY_CIVIL_WAR.first:
            p.push(Play(seat, SPIES, move))
        elif move < ATTACK.first:
            play_pope(p, seat, move)
        else:
            p.attacks += 1
            self.attack(p, seat, move)

    def attack(self, p: Medieval, seat: int, move: int) -> None:
        """One of the attacks of this turn, and its price."""
        if ATTACK_KNIGHTS.has(move):
            target, cards = ATTACK_KNIGHTS.a(move), ATTACK_KNIGHTS.b(move)
            for _ in range(cards):
                p.spend(seat, KNIGHTS)
            p.tell(KNIGHTS_RIDE, seat, target, cards)
            p.push(Battle(seat, NOBODY, target, knights=cards))
        elif QUELL_HERESY.has(move):
            p.pay(seat, HERESY_FEE)
            p.heresy &= ~BIT[QUELL_HERESY.a(move)]
            p.tell(HERESY_QUELLED, seat, QUELL_HERESY.a(move))
        elif QUELL_WAR.has(move):
            p.pay(seat, CIVIL_WAR_FEE)
            p.used |= BIT[QUELL_WAR.a(move)]
            p.push(Quelling(seat, QUELL_WAR.a(move)))
        else:
            verb = ATTACK if ATTACK.has(move) else ATTACK_JIHAD
            p.pay(seat, ATTACK_FEE)
            p.used |= BIT[verb.a(move)]
            p.tell(ATTACKS_NOW, seat, verb.a(move), verb.b(move))
            p.push(Attack(seat, verb.a(move), verb.b(move), verb is ATTACK_JIHAD))


def collect(p: Medieval, seat: int) -> None:
    """Income of all provinces that pay; the powers recover from Disasters [3.4]."""
    n = p.income(seat)
    p.gain(seat, n)
    p.tell(COLLECTED, seat, n)
    for x in p.powers_of(seat):
        if p.disaster >> x & 1:
            p.disaster &= ~BIT[x]
            p.tell(DISASTER_OVER, x)
