"""What to think of a position of Medieval Conspiracy: families are weighed in ducats, crowns in chances."""

from __future__ import annotations

from typing import ClassVar, Final

from reame.games.conspiracy.auctions import AuctionWon, Sale
from reame.games.conspiracy.cards import RulerDied
from reame.games.conspiracy.events import Purchase
from reame.games.conspiracy.fray import HOME, KIND, OF_SEAT, OF_SIDE, Fray
from reame.games.conspiracy.masters import foremost
from reame.games.conspiracy.position import Conspiracy
from reame.games.conspiracy.ransom import Ransom
from reame.games.conspiracy.succession import Bribe
from reame.games.conspiracy.things import (
    ABROAD,
    ARCHITECT,
    ARMY_OF_KNIGHTS,
    ATTACK,
    ATTACK_SIDE,
    BAN,
    BID,
    BRING,
    BUILD,
    CAMPAIGN,
    CASTLE,
    CHOOSE_SEE,
    CRUSADE,
    DEATH_ABROAD,
    DISCARD,
    EDUCATE,
    ELECTOR_MINIMUM,
    ELECTORATE_INCOME,
    EMPEROR_DIES,
    EMPEROR_INTERVENES,
    ENLIST,
    FIEF_INCOME,
    FIEFS,
    FOREIGN_INCOME,
    FREE_KNIGHTS,
    FREE_PREACHER,
    FRONT,
    GARRISON,
    HIRE,
    JOIN,
    KILL,
    KILL_ELECTOR,
    MAGISTRATE,
    MARCH,
    MASTER_INCOME,
    MASTERS,
    MERCENARY_UNIT,
    MIRACLE_HEALER,
    MONASTERY,
    MONASTERY_EVENT,
    MOVE_PREACHER,
    MOVE_RELIC,
    NEIGHBOURS,
    PAY,
    PHASES,
    PLAY,
    PREACHER_EVENT,
    PRICE,
    RAISE,
    RECRUIT,
    REICHSACHT,
    REICHSSTADT,
    REICHSSTADT_EVENT,
    RELIC,
    RELIC_EVENT,
    RIGHT_OF_SUCCESSION,
    ROADS_ON,
    ROB,
    SECULAR,
    SEND,
    SITE,
    STANDARD,
    START_HEIRS,
    SUPPORT,
    TERRITORIES,
    TRADE,
    TYPE,
    WAIVE,
    WIDE,
    WITCH,
    WITHDRAW,
    WORK_INCOME,
)
from reame.kernel.counsel import Counsel, Rehearsal
from reame.kernel.kinds import NOBODY
from reame.kernel.moves import COUNTER, DROP, NO, PASS, PROPOSE, YES
from reame.kernel.steps import Step

TURNS_AHEAD: Final = 5.0  # how many incomes a thing is taken to bring
LAND: Final = 20.0  # a fief, beside its income: room, immunity, neighbours
KNIGHT_WORTH: Final = 45.0
MERCENARY_WORTH: Final = 24.0
CARD_WORTH: Final = 18.0
VOTE_WORTH: Final = 170.0  # a Master's marker on an elector
RELIC_WORTH: Final = 30.0  # beside its income: the way to the Master of Faith
STRENGTH_WORTH: Final = 23.0  # a point for the Master of War
WORKS_BRING: Final = [sum([WORK_INCOME[k] for k in range(3) if w >> k & 1]) for w in range(16)]
WORKS_WORTH: Final = [
    (8.0 if w & CASTLE else 0.0) + (4.0 if w & MONASTERY else 0.0) + (RELIC_WORTH if w & RELIC else 0.0)
    for w in range(16)
]
HEIRS_WORTH: Final = [0.0, 55.0, 90.0, 110.0, 122.0, 130.0]  # of one education
SHARPNESS: Final = 6.0  # how surely the richer family wins
NO_EMPEROR: Final = 0.75  # how much of an election held now is believed


def heirs_worth(n: int) -> float:
    """The first heir of a kind opens doors; the sixth hardly matters."""
    return HEIRS_WORTH[n] if n < len(HEIRS_WORTH) else HEIRS_WORTH[5] + 5.0 * (n - 5)


def electorate_worth(p: Conspiracy, seat: int) -> float:
    """One more electorate: dearer the nearer it brings the crown."""
    base = 1.15 * ELECTOR_MINIMUM[p.seats] + TURNS_AHEAD * ELECTORATE_INCOME
    owned = p.electorates(seat)
    return 20.0 * base if owned >= 3 else base * (1.0 + 0.35 * owned)


def fief_worth(p: Conspiracy, seat: int, t: int) -> float:
    """What a territory would be worth in this family's hands."""
    if t >= FIEFS:
        return electorate_worth(p, seat)
    income = float(FIEF_INCOME[TYPE[t]])
    works = p.works[t]
    for w in range(len(WORK_INCOME)):
        if works >> w & 1:
            income += WORK_INCOME[w]
    for n in NEIGHBOURS[t]:
        if p.owner[n] == seat and (n in ROADS_ON[t] or t in ROADS_ON[n]):
            income += p.road(t, n)
    if ABROAD[t]:
        income += ABROAD[t] * FOREIGN_INCOME[1 if works & REICHSSTADT else 0]
    return LAND + TURNS_AHEAD * income + (RELIC_WORTH if works & RELIC else 0.0)


def event_worth(p: Conspiracy, seat: int, event: int) -> float:
    """What an Event card would bring this family."""
    if event == ARMY_OF_KNIGHTS:
        return KNIGHT_WORTH + 10.0
    if event == ARCHITECT:
        return TURNS_AHEAD * WORK_INCOME[0] + 12.0
    if event == MONASTERY_EVENT:
        return TURNS_AHEAD * WORK_INCOME[1] + 8.0
    if event == RELIC_EVENT:
        for t in p.lands(seat):
            if p.relic_site(t) and not p.works[t] & RELIC:
                return TURNS_AHEAD * WORK_INCOME[2] + RELIC_WORTH
        return 0.0
    if event == PREACHER_EVENT:
        return 0.0 if p.preacher_free(seat) else TURNS_AHEAD * 10.0 + RELIC_WORTH
    if event == REICHSSTADT_EVENT:
        best = 0.0
        for t in p.lands(seat):
            if not p.works[t] & REICHSSTADT:
                best = max(best, float(roads_at(p, seat, t)))
        return TURNS_AHEAD * best
    if event == REICHSACHT:
        best = 0.0
        for t in range(FIEFS):
            if p.owner[t] != seat and p.matching(seat, t) and p.borders_with_units(seat, t, True):
                best = max(best, odds(strongest(p, seat, t), guard(p, t)) * fief_worth(p, seat, t) - 40.0)
        return best
    return 0.0


def roads_at(p: Conspiracy, seat: int, t: int) -> int:
    """What a Reichsstadt would add in this capital."""
    out = ABROAD[t] * (FOREIGN_INCOME[1] - FOREIGN_INCOME[0])
    for n in NEIGHBOURS[t]:
        if p.owner[n] == seat and (n in ROADS_ON[t] or t in ROADS_ON[n]):
            out += p.road(t, n)
    return out


def odds(attack: float, defence: float) -> float:
    """Chance that the attack takes the fief."""
    if attack <= 0.0:
        return 0.0
    if defence <= 0.0:
        return 0.92
    a, d = attack * attack, defence * defence
    return a / (a + d)


def strongest(p: Conspiracy, seat: int, target: int) -> float:
    """The best army this family could send from one fief."""
    best = 0
    for t in NEIGHBOURS[target]:
        if t < FIEFS and p.owner[t] == seat:
            best = max(best, p.strength(t))
    return float(best)


def guard(p: Conspiracy, target: int) -> float:
    """What stands in a fief, with half of what could come, and its walls."""
    owner = p.owner[target]
    if owner == NOBODY:
        return 0.0
    out = float(p.strength(target))
    for t in NEIGHBOURS[target]:
        if p.owner[t] == owner:
            out += 0.5 * p.strength(t)
    works = p.works[target]
    if out > 0.0 and works & CASTLE:
        out *= 1.25
    if out > 0.0 and works & RELIC:
        out *= 1.25
    return out


def worths(p: Conspiracy) -> list[float]:
    """Each family in ducats: money, lands and what they bring, troops, heirs, votes, cards."""
    seats = p.seats
    out = [150.0 + d for d in p.ducats]
    income = [p.tracks[TRADE * WIDE + s] for s in range(seats)]  # roads, as of the last completed step
    electorates = [0] * seats
    owner = p.owner
    works = p.works
    troops = p.troops
    for t in range(TERRITORIES):
        s = owner[t]
        if s == NOBODY:
            continue
        if t < FIEFS:
            income[s] += FIEF_INCOME[TYPE[t]]
            out[s] += LAND
        else:
            income[s] += ELECTORATE_INCOME
            electorates[s] += 1
        if works[t]:
            income[s] += WORKS_BRING[works[t]]
            out[s] += WORKS_WORTH[works[t]]
        i = 5 * t
        strength = 2 * (troops[i] + troops[i + 1] + troops[i + 2]) + troops[i + 3] + troops[i + 4]
        if strength:
            out[s] += STRENGTH_WORTH * strength
            if t < FIEFS and strength > 1:
                out[s] += 0.5 * strength * strength / (strength + 6)  # an army is more than scattered guards
    if p.vacant != NOBODY and owner[p.vacant] != NOBODY:
        s = owner[p.vacant]  # his ruler is dead
        if p.vacant >= FIEFS:
            electorates[s] -= 1
        else:
            out[s] -= 0.45 * fief_worth(p, s, p.vacant)
    base = 1.15 * ELECTOR_MINIMUM[seats]
    for m in range(MASTERS):
        s = p.holder[m]
        if s != NOBODY:
            income[s] += MASTER_INCOME
            out[s] += 10.0
            if p.marker[m] != NOBODY:
                out[s] += VOTE_WORTH
    if p.preacher_at != NOBODY:
        income[p.preacher_owner] += 10
        out[p.preacher_owner] += RELIC_WORTH
    for s in range(seats):
        n = electorates[s]
        out[s] += base * (n + 0.175 * n * (n - 1)) + TURNS_AHEAD * max(60, income[s])
        out[s] += heirs_worth(p.heirs[2 * s]) + heirs_worth(p.heirs[2 * s + 1])
        out[s] += CARD_WORTH * p.hands[s].size()
    for i in range(len(p.prisoners)):
        if p.prisoners[i]:
            out[i // WIDE] += 0.25 * KNIGHT_WORTH * p.prisoners[i]
            out[i % WIDE] += 0.25 * KNIGHT_WORTH * p.prisoners[i]
    pending(p, out)
    return out


def pending(p: Conspiracy, out: list[float]) -> None:
    """What is under way: the standing bid wins, the stronger army takes the fief."""
    for step in p.stack:
        if isinstance(step, Sale):
            if step.high != NOBODY and step.stage != "done":
                worth = (
                    fief_worth(p, step.high, step.territory)
                    if step.event == NOBODY
                    else event_worth(p, step.high, step.event)
                )
                if step.event == NOBODY:
                    worth -= last_heir(p, step.high, TYPE[step.territory])
                out[step.high] += worth - step.bid
        elif isinstance(step, Fray):
            weigh_battle(p, step, out)


def last_heir(p: Conspiracy, seat: int, zone: int) -> float:
    """What it costs to send an heir of this kind away."""
    n = p.heir(seat, zone)
    return heirs_worth(n) - heirs_worth(n - 1) if n else 0.0


def weigh_battle(p: Conspiracy, b: Fray, out: list[float]) -> None:
    """Units in battle belong to their owners; the fief to whoever is likely to have it in the end."""
    armies = [0.0, 0.0]
    for u in b.units:
        knight = u[KIND] < MERCENARY_UNIT
        fresh = 1.0 - 0.25 * (u[KIND] if knight else 1.6 * (u[KIND] - MERCENARY_UNIT))
        armies[u[OF_SIDE]] += fresh * (2.1 if knight else 1.0)
        out[u[OF_SEAT]] += (KNIGHT_WORTH if knight else MERCENARY_WORTH) * (0.65 + 0.2 * fresh)
        if u[HOME] == NOBODY:
            out[u[OF_SEAT]] += 1.0
    if not b.units:
        armies[0] = strongest(p, b.attacker, b.target)
    if b.stage in ("sides", "commit", "reinforce"):
        armies[1] += guard(p, b.target)
    elif p.works[b.target] & (CASTLE | RELIC):
        armies[1] *= 1.25
    chance = odds(armies[ATTACK_SIDE], armies[1])
    out[b.attacker] += chance * (fief_worth(p, b.attacker, b.target) - last_heir(p, b.attacker, TYPE[b.target]))
    owner = p.owner[b.target]
    if owner != NOBODY:
        out[owner] -= chance * fief_worth(p, owner, b.target)
    elif b.defender != NOBODY:
        out[b.defender] += (1.0 - chance) * fief_worth(p, b.defender, b.target)


def emperor_soon(p: Conspiracy) -> float:
    """Chance that the Emperor dies in the next two Event phases."""
    left = 2 * p.seats
    if p.event_cards() < left:
        return 1.0
    alive = 1.0
    for pile in (p.events_top, p.events_middle, p.events_bottom):
        size = pile.size()
        if size and left > 0:
            drawn = min(left, size)
            alive *= max(0.0, 1.0 - pile.counts[EMPEROR_DIES] * drawn / size)
            left -= drawn
    return 1.0 - alive


class PhaseRehearsal(Rehearsal[Conspiracy]):
    """A phase is played to its end: all its auctions are paid from one purse."""

    MOMENTS: ClassVar[int] = 2  # what a phase was good for shows in the next

    def moment(self, p: Conspiracy) -> int:
        return p.turn * len(PHASES) + PHASES.index(p.phase)


class ConspiracyCounsel(Counsel[Conspiracy]):
    """Values auctions and wars in ducats, keeps heirs of both kinds, gathers votes before the Emperor dies."""

    def value(self, p: Conspiracy, seat: int) -> float:
        powers: list[float] = [max(1.0, w) ** SHARPNESS for w in worths(p)]
        share = powers[seat] / sum(powers)
        first = foremost(p)
        if first == NOBODY:
            return share
        chance = NO_EMPEROR * emperor_soon(p)
        return (1.0 - chance) * share + (chance if first == seat else 0.0)

    def weigh(self, p: Conspiracy, seat: int, moves: list[int]) -> list[float]:
        top = p.stack[len(p.stack) - 1]
        if isinstance(top, Sale):
            return self.weigh_bids(p, seat, top, moves)
        return [self.glance(p, seat, top, m) for m in moves]

    def weigh_bids(self, p: Conspiracy, seat: int, sale: Sale, moves: list[int]) -> list[float]:
        """The smallest raise, as long as the thing is worth it."""
        if sale.event == NOBODY:
            worth = fief_worth(p, seat, sale.territory) - last_heir(p, seat, TYPE[sale.territory])
        else:
            worth = event_worth(p, seat, sale.event)
        out: list[float] = []
        for m in moves:
            if m == PASS:
                out.append(1.0)
            else:
                over = BID.a(m) - sale.floor()
                out.append(max(0.01, 4.0 / (1.0 + over / 10.0)) if BID.a(m) < worth else 0.02)
        return out

    def glance(self, p: Conspiracy, seat: int, top: Step[Conspiracy], m: int) -> float:
        """How promising a move is, by its verb."""
        if m <= DROP:
            return self.answer(p, seat, top, m)
        if PLAY.has(m):
            return self.card(p, seat, top, PLAY.a(m))
        if RECRUIT.has(m):
            return 0.02
        if MARCH.has(m) or MOVE_RELIC.has(m) or MOVE_PREACHER.has(m):
            return 0.03
        if HIRE.has(m) or ENLIST.has(m):
            return 0.15
        if ROB.has(m):
            return p.income(ROB.a(m)) / 60.0
        if CAMPAIGN.has(m):
            return 0.3 * min(3, p.strength(CAMPAIGN.a(m)))
        if CRUSADE.has(m):
            return 0.2 * p.strength(CRUSADE.a(m))
        if DEATH_ABROAD.has(m):
            return 1.2 if p.heir(DEATH_ABROAD.a(m), DEATH_ABROAD.b(m)) == 1 else 0.4
        if DISCARD.has(m) or WITHDRAW.has(m) or FRONT.has(m) or SUPPORT.has(m):
            return 0.3
        if STANDARD.has(m):
            return 2.0
        if ATTACK.has(m):
            return self.attack(p, seat, ATTACK.a(m))
        if BAN.has(m):
            return 0.02 + 0.3 * self.attack(p, seat, BAN.a(m))
        if KILL.has(m):
            return self.kill(p, seat, KILL.a(m))
        if KILL_ELECTOR.has(m):
            rich = p.ducats[seat] >= ELECTOR_MINIMUM[p.seats]
            return 8.0 if rich and p.heir(seat, 0) and p.heir(seat, 1) else 0.3
        if RAISE.has(m):
            n = p.heir(seat, RAISE.a(m))
            return 0.3 + (heirs_worth(n + 1) - heirs_worth(n)) / 10.0
        if EDUCATE.has(m):
            return 5.0 if EDUCATE.a(m) == START_HEIRS // 2 else 0.5
        if CHOOSE_SEE.has(m):
            return (fief_worth(p, seat, CHOOSE_SEE.a(m)) / 100.0) ** 3
        if SITE.has(m):
            return self.site(p, seat, top, SITE.a(m))
        if SEND.has(m) or BRING.has(m):
            return 1.5
        if PAY.has(m):
            return 0.02
        if JOIN.has(m):
            return 0.4
        if GARRISON.has(m) or WAIVE.has(m):
            return 0.3
        if isinstance(top, Ransom):
            return self.ransom_term(p, top, m)
        return 0.3 if BUILD.has(m) else 1.0

    def card(self, p: Conspiracy, seat: int, top: Step[Conspiracy], card: int) -> float:
        """A card in answer to something."""
        if card == WITCH:
            return 0.6
        if card == MAGISTRATE and isinstance(top, AuctionWon):
            return top.bid / 50.0
        if isinstance(top, RulerDied):
            if card == MIRACLE_HEALER:
                return 3.0
            gain = fief_worth(p, seat, top.fief) - last_heir(p, seat, TYPE[top.fief])
            return max(0.05, gain / (60.0 if card == EMPEROR_INTERVENES else 50.0))
        return 2.0

    def attack(self, p: Conspiracy, seat: int, t: int) -> float:
        """What an attack brings on average, against the passing of it at 1."""
        chance = odds(strongest(p, seat, t), guard(p, t))
        gain = chance * (fief_worth(p, seat, t) - last_heir(p, seat, TYPE[t])) - (1.0 - chance) * 60.0
        return max(0.02, gain / 25.0)

    def kill(self, p: Conspiracy, seat: int, t: int) -> float:
        """Whose ruler should die: a rival's without an heir, or one whose fief this family may win."""
        owner = p.owner[t]
        mine = 0.0
        if p.matching(seat, t):
            hand = p.hands[seat]
            claim = hand.has(EMPEROR_INTERVENES) or (TYPE[t] == SECULAR and hand.has(RIGHT_OF_SUCCESSION))
            mine = fief_worth(p, seat, t) * (0.8 if claim else 0.25 if p.ducats[seat] >= 60 else 0.05)
        if owner == seat:
            return 0.01
        theirs = 0.0
        if owner != NOBODY:
            family = TYPE[t] == SECULAR and p.matching(owner, t)
            theirs = fief_worth(p, owner, t) * (0.15 if family else 0.6) / (p.seats - 1)
        return 0.02 + ((mine + theirs) / 40.0) ** 2

    def site(self, p: Conspiracy, seat: int, top: Step[Conspiracy], t: int) -> float:
        """Where to put what was bought."""
        if isinstance(top, Purchase):
            if top.event == REICHSSTADT_EVENT:
                return 0.05 + (roads_at(p, seat, t) / 10.0) ** 2
            if top.event == ARMY_OF_KNIGHTS:
                return 0.05 if t >= FIEFS else 1.0 + p.strength(t)
            return (fief_worth(p, seat, t) / 100.0) ** 2 if t < FIEFS else 0.3
        return 1.0

    def answer(self, p: Conspiracy, seat: int, top: Step[Conspiracy], m: int) -> float:
        """Pass, yes, no, and the words of a deal."""
        if m == PROPOSE:
            return 8.0
        if m == COUNTER:
            return 0.1
        if isinstance(top, Bribe) and m in (YES, NO):
            # Worth it if the offer beats this family's part in the auction.
            paid = PAY.b(top.terms[top.others.index(seat)])
            fair = 0.3 * fief_worth(p, seat, top.fief)
            return 2.0 if (paid >= fair) == (m == YES) else 0.5
        if m == YES:
            return 2.0
        return 1.0

    def ransom_term(self, p: Conspiracy, top: Ransom, m: int) -> float:
        """All prisoners, for about what a knight is worth."""
        held = p.prisoners[top.captor * WIDE + top.owner]
        fair = int(0.8 * KNIGHT_WORTH * held) // 10 * 10 + (40 if p.preacher_captor == top.captor else 0)
        if PRICE.has(m):
            wanted = min(fair, p.ducats[top.owner] // 10 * 10)
            return 4.0 if PRICE.a(m) == wanted else 0.05
        if FREE_KNIGHTS.has(m):
            return 5.0 if FREE_KNIGHTS.a(m) == held else 0.3
        return 4.5 if FREE_PREACHER.has(m) else 1.0

    def rehearsal(self) -> Rehearsal[Conspiracy] | None:
        return PhaseRehearsal()

    def offers(self, p: Conspiracy, seat: int) -> list[list[int]]:
        """A bribe that shares what the fief is worth; a ransom for all prisoners."""
        top = p.stack[len(p.stack) - 1]
        if isinstance(top, Bribe) and top.offerer == seat and top.stage == "draft" and not top.terms:
            each = int(0.35 * fief_worth(p, seat, top.fief)) // 10 * 10
            chains: list[list[int]] = []
            for sum_each in (each, each // 20 * 10):
                if 0 < sum_each * len(top.others) <= p.ducats[seat]:
                    chains.append([PAY.at(s, sum_each) for s in top.others])
            return chains
        if isinstance(top, Ransom) and top.owner == seat and top.stage == "draft" and not top.terms:
            held = p.prisoners[top.captor * WIDE + seat]
            price = min(int(0.8 * KNIGHT_WORTH * held) // 10 * 10, p.ducats[seat] // 10 * 10)
            return [[FREE_KNIGHTS.at(min(held, 12)), PRICE.at(price), PROPOSE]] if held else []
        return []
