"""What the terms of an offer need, and what they do when it is accepted (15.2)."""

from __future__ import annotations

from reame.games.fief.court.crown import crown_queen
from reame.games.fief.land.holders import Placement, enter_from_gates, put_lord, refresh, set_free, withdraw
from reame.games.fief.march.passage import give_up
from reame.games.fief.table import phrases as say
from reame.games.fief.table.position import Fief
from reame.games.fief.table.things import (
    ASK_BLESSING,
    ASK_CARD,
    ASK_MONEY,
    ASK_VOTE,
    BORROW,
    EXACT,
    FROM_ESCROW,
    GATES_OF,
    GIVE_BLESSING,
    GIVE_CARD,
    GIVE_MONEY,
    GIVE_VOTE,
    HEIR,
    LEND,
    LORDS,
    MARRY,
    NO_ONE,
    OCCUPANT,
    RELEASE,
    TRUCE,
    WITHDRAWS,
    WOMAN,
    YIELD,
)
from reame.kernel.kinds import NOBODY, Phrase


def refuse_marriage(p: Fief, man: int, woman: int) -> Phrase | None:
    """Single people of two families; no churchman, no young King, no d'Arc (13.2, R51)."""
    if WOMAN[man] or not WOMAN[woman]:
        return say.MAN_AND_WOMAN
    if p.family[man] == NOBODY or p.family[woman] == NOBODY or p.family[man] == p.family[woman]:
        return say.TWO_FAMILIES
    if p.spouse[man] != NOBODY or p.spouse[woman] != NOBODY:
        return say.MARRIED
    if p.churchman(man):
        return say.CHURCHMAN
    if man == p.king and p.majority:
        return say.UNDER_AGE
    return say.MAID_NEVER if woman == p.maid else None


def at_village(p: Fief, seat: int, village: int) -> bool:
    """Has a player pieces in or before a village?"""
    return seat in p.occupants[village] or any(p.has_piece(seat, g) for g in GATES_OF[village])


def refuse_fact(p: Fief, maker: int, other: int, term: int) -> Phrase | None:
    """What everybody can see must hold for a term."""
    if RELEASE.has(term) or FROM_ESCROW.has(term):
        lord = RELEASE.a(term) if RELEASE.has(term) else FROM_ESCROW.a(term)
        if p.captor[lord] == NOBODY or {p.captor[lord], p.family[lord]} != {maker, other}:
            return say.NO_PRISONER
        if FROM_ESCROW.has(term) and p.escrow[lord] < FROM_ESCROW.b(term):
            return say.TOO_DEAR
        return None
    if MARRY.has(term):
        man, woman = MARRY.a(term), MARRY.b(term)
        if {p.family[man], p.family[woman]} != {maker, other}:
            return say.TWO_FAMILIES
        return refuse_marriage(p, man, woman)
    if HEIR.has(term):
        return refuse_heir(p, maker, other, HEIR.a(term))
    if GIVE_VOTE.has(term) or ASK_VOTE.has(term):
        verb, seat = (GIVE_VOTE, maker) if GIVE_VOTE.has(term) else (ASK_VOTE, other)
        if p.king != NOBODY or p.balloted or not any(x != NOBODY for x in p.candidates):
            return say.NO_BALLOT
        if verb.a(term) != NO_ONE and verb.a(term) not in p.candidates:
            return say.NO_CANDIDATE
        return None if p.votes(seat) and (p.pledge[seat] == NOBODY or maker != seat) else say.NO_VOTES
    if GIVE_BLESSING.has(term) or ASK_BLESSING.has(term):
        verb, seat = (GIVE_BLESSING, maker) if GIVE_BLESSING.has(term) else (ASK_BLESSING, other)
        if p.king != NOBODY or p.balloted or verb.a(term) not in p.candidates:
            return say.NO_CANDIDATE
        if p.family[verb.a(term)] == seat:
            return say.OWN_CANDIDATE
        if not any(p.free(x) and p.churchman(x) for x in p.lords_of(seat)):
            return say.NO_BISHOP
        return say.PROMISED if maker == seat and p.blessing[seat * LORDS + verb.a(term)] else None
    if GIVE_CARD.has(term) or ASK_CARD.has(term):
        return None if p.allied(maker, other) else say.NOT_ALLIED
    if TRUCE.has(term):
        v = TRUCE.a(term)
        for a, b in ((maker, other), (other, maker)):
            if p.at_gates(a, v) and p.holder(v) == b:
                return None
        return say.NO_TRUCE
    if YIELD.has(term) or EXACT.has(term):
        v = YIELD.a(term) if YIELD.has(term) else EXACT.a(term)
        return None if at_village(p, maker, v) and at_village(p, other, v) else say.NOT_BOTH_THERE
    return None


def refuse_heir(p: Fief, maker: int, other: int, lord: int) -> Phrase | None:
    """King and Queen, married to each other and free, and no Prince alive (13.3, R53)."""
    if p.king == NOBODY or p.queen == NOBODY or p.spouse[p.king] != p.queen or p.majority:
        return say.NO_ROYAL_COUPLE
    if not p.free(p.king) or not p.free(p.queen) or {p.family[p.king], p.family[p.queen]} != {maker, other}:
        return say.NO_ROYAL_COUPLE
    if WOMAN[lord]:
        return say.MEN_ONLY
    return say.PRINCE_THERE if p.prince != NOBODY else None


def carry_out(p: Fief, maker: int, other: int, terms: list[int], secret: bool) -> None:
    """All terms together."""
    known = (1 << maker | 1 << other) if secret else (1 << p.seats) - 1
    to = known if secret else -1
    released = [RELEASE.a(t) for t in terms if RELEASE.has(t)]
    for t in terms:
        if GIVE_MONEY.has(t):
            pay_over(p, maker, other, GIVE_MONEY.a(t), released, to)
        elif ASK_MONEY.has(t):
            pay_over(p, other, maker, ASK_MONEY.a(t), released, to)
        elif FROM_ESCROW.has(t):
            lord = FROM_ESCROW.a(t)
            p.escrow[lord] -= FROM_ESCROW.b(t)
            share_ransom(p, p.captor[lord], FROM_ESCROW.b(t), [lord])
        elif LEND.has(t):
            lend(p, maker, other, LEND.a(t), LEND.b(t), LEND.c(t), secret)
        elif BORROW.has(t):
            lend(p, other, maker, BORROW.a(t), BORROW.b(t), BORROW.c(t), secret)
        elif GIVE_VOTE.has(t) or ASK_VOTE.has(t):
            voter = maker if GIVE_VOTE.has(t) else other
            if p.pledge[voter] == NOBODY:
                p.pledge[voter] = GIVE_VOTE.a(t) if GIVE_VOTE.has(t) else ASK_VOTE.a(t)
                p.pledge_known[voter] |= known
                p.tell(say.VOTE_PLEDGED, voter, p.pledge[voter], to=to)
        elif GIVE_BLESSING.has(t) or ASK_BLESSING.has(t):
            verb, priest = (GIVE_BLESSING, maker) if GIVE_BLESSING.has(t) else (ASK_BLESSING, other)
            at = priest * LORDS + verb.a(t)
            if not p.blessing[at]:
                p.blessing[at] = 1 + verb.b(t)
                p.pledge_known[priest] |= known
                p.tell(say.BLESSING_PLEDGED, priest, verb.a(t), verb.b(t), to=to)
        elif GIVE_CARD.has(t):
            hand_card(p, maker, other, GIVE_CARD.a(t))
        elif ASK_CARD.has(t):
            hand_card(p, other, maker, ASK_CARD.a(t))
    for t in terms:
        if MARRY.has(t):
            marry(p, MARRY.a(t), MARRY.b(t))
        elif HEIR.has(t):
            bear(p, maker, HEIR.a(t))
        elif TRUCE.has(t):
            make_truce(p, maker if p.holder(TRUCE.a(t)) == other else other, TRUCE.a(t), TRUCE.b(t))
        elif YIELD.has(t):
            give_up(p, maker, other, YIELD.a(t))
        elif EXACT.has(t):
            give_up(p, other, maker, EXACT.a(t))
    for lord in released:
        set_free(p, lord)
        p.push(Placement(lord, ransomed=True))
    if secret and any(not quiet(t) for t in terms):
        p.shown += 1


def quiet(term: int) -> bool:
    """Does a term leave no trace on the table?"""
    for verb in (GIVE_MONEY, ASK_MONEY, LEND, BORROW, GIVE_VOTE, ASK_VOTE, GIVE_BLESSING, ASK_BLESSING):
        if verb.has(term):
            return True
    return False


def pay_over(p: Fief, payer: int, payee: int, ecus: int, released: list[int], to: int) -> None:
    """Money changes hands; a ransom is divided among those who took the lord (R39)."""
    p.money[payer] -= ecus
    p.tell(say.PAID, payer, payee, ecus, to=to)
    share_ransom(p, payee, ecus, [x for x in released if p.captor[x] == payee])


def share_ransom(p: Fief, captor: int, ecus: int, lords: list[int]) -> None:
    """As the members of the camp agreed, in hundreds, the remainder to the captor."""
    left = ecus
    for x in lords:
        part = ecus // len(lords)
        weights = [p.shares[x * OCCUPANT.size + s] if p.alive(s) else 0 for s in range(p.seats)]
        total = sum(weights)
        for s in range(p.seats):
            if s != captor and weights[s]:
                share = part * weights[s] // total // 100 * 100
                p.money[s] += share
                left -= share
                p.tell(say.RANSOM_SHARED, s, x, share)
    p.money[captor] += left


def lend(p: Fief, lender: int, borrower: int, ecus: int, interest: int, delay: int, secret: bool) -> None:
    """Paid now, repaid by the engine at the end of a later phase 2 (R65)."""
    p.money[lender] -= ecus
    p.money[borrower] += ecus
    p.loans.append([lender, borrower, ecus + interest, p.round + delay, 1 if secret else 0])
    p.tell(say.LENT, lender, borrower, ecus, p.round + delay, to=(1 << lender | 1 << borrower) if secret else -1)


def hand_card(p: Fief, giver: int, taker: int, card: int) -> None:
    """A card goes from hand to hand; both know it."""
    hand = p.hands[giver]
    seen = hand.seen[hand.cards.index(card)]
    hand.remove(card)
    p.hands[taker].add(card, (seen & (1 << giver)) | 1 << giver | 1 << taker)
    p.shown += 1
    p.tell(say.CARD_GIVEN, giver, taker, card, to=1 << giver | 1 << taker)


def marry(p: Fief, man: int, woman: int) -> None:
    """Husband and wife, and two families allied; a King's wife is Queen (13.2)."""
    p.spouse[man] = woman
    p.spouse[woman] = man
    p.tell(say.MARRIAGE, man, woman)
    if man == p.king:
        crown_queen(p, woman)


def bear(p: Fief, giver: int, lord: int) -> None:
    """A Prince is born beside the King, into the King's family (13.3)."""
    p.play_card(giver, lord)
    p.family[lord] = p.family[p.king]
    p.prince = lord
    put_lord(p, lord, p.place[p.king])
    p.tell(say.PRINCE_BORN, lord)
    refresh(p, p.place[lord])


def make_truce(p: Fief, army: int, village: int, way: int) -> None:
    """The army goes back, or is let in as a guest; there is no battle (15.2)."""
    host = p.holder(village)
    p.tell(say.TRUCE_MADE, army, host, village, way)
    if way == WITHDRAWS:
        withdraw(p, army, village)
    else:
        p.let_in[village * OCCUPANT.size + army] = host + 1
        enter_from_gates(p, army, village)
        refresh(p, village)
