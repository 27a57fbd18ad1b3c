"""The invariants of the specification (19), as far as one position can tell."""

from __future__ import annotations

from reame.games.fief.battle.battle import Battle
from reame.games.fief.cards.new_lord import NewLord
from reame.games.fief.cards.plague import Plague
from reame.games.fief.cards.revolt import Revolt
from reame.games.fief.court.deaths import Deaths
from reame.games.fief.court.inheritance import Transfer
from reame.games.fief.land.captives import guarded
from reame.games.fief.land.placement import Placement
from reame.games.fief.table import things as t
from reame.games.fief.table.pieces import payable
from reame.games.fief.table.position import Fief
from reame.games.fief.turn.setup import Setup
from reame.kernel.kinds import NOBODY


def broken(p: Fief) -> list[str]:
    """What is wrong; nothing, if all is well."""
    if any(isinstance(s, Setup) for s in p.stack) or p.phase == "setup":
        return []
    fighting = any(isinstance(s, (Battle, Deaths, Transfer)) for s in p.stack)
    out = [*_money(p), *_blue(p), *_red(p), *_titles(p), *_pieces(p), *_persons(p), *_map(p)]
    if not fighting:
        out += _positions(p)
    return out


def _money(p: Fief) -> list[str]:
    out: list[str] = []
    total = sum(p.money) + sum(p.escrow) + sum(e.ecus for e in p.estates) + p.treasury
    for s in p.stack:
        if isinstance(s, Deaths):
            total += sum(kept.ecus for kept in s.escrows)
    if total != t.MONEY:
        out.append(f"money: {total} ecus in all")
    if min(p.money) < 0 or min(p.escrow) < 0:
        out.append("money: somebody has less than nothing")
    if any(m % t.ECUS.unit for m in [*p.money, *p.escrow, *[e.ecus for e in p.estates]]):
        out.append("money: not in hundreds")
    return out


def _blue(p: Fief) -> list[str]:
    count = [p.deck.counts[c] + p.deck.top.count(c) + p.discards[c] for c in range(t.CARDS)]
    for h in p.hands:
        for c in h.cards:
            count[c] += 1
    for x in range(t.LORDS):
        if p.family[x] != NOBODY:
            count[x] += 1
        if p.bishop[x] != NOBODY:
            count[t.BISHOP_CARD + p.bishop[x]] += 1
    count[t.D_ARC] += p.maid != NOBODY
    count[t.TITHE] += sum(1 for x in p.tithe if x != NOBODY)
    count[t.TAX] += sum(1 for x in p.tax if x != NOBODY)
    count[t.BAD_WEATHER] += p.weather.bit_count()
    count[t.FAMINE] += p.famine.bit_count()
    count[t.REVOLT] += p.rebels > 0
    rising = any(isinstance(s, (Revolt, NewLord, Battle)) for s in p.stack)  # a card on its way to its place
    out = [
        f"cards: {count[c]} of {t.CARD.word(c)}"
        for c in range(t.CARDS)
        if count[c] != t.CARD_COUNT[c] and not (rising and (c == t.REVOLT or c < t.LORDS))
    ]
    out += [f"cards: seat {s} holds {h.size()}" for s, h in enumerate(p.hands) if h.size() > t.HAND_SIZE]
    for x in range(t.LORDS):
        if p.bishop[x] != NOBODY and (t.WOMAN[x] or p.family[x] == NOBODY):
            out.append(f"cards: {t.LORD.word(x)} is bishop of {t.BISHOPRIC.word(p.bishop[x])}")
    if p.maid != NOBODY and (not t.WOMAN[p.maid] or p.family[p.maid] == NOBODY):
        out.append("cards: d'Arc under no living woman")
    return out


def _red(p: Fief) -> list[str]:
    out: list[str] = []
    if any(isinstance(s, Deaths) for s in p.stack):
        return out
    for name, who, woman in (
        ("King", p.king, False),
        ("Prince", p.prince, False),
        ("Queen", p.queen, True),
        ("Regent", p.regent, True),
    ):
        if who != NOBODY and (p.family[who] == NOBODY or t.WOMAN[who] != woman):
            out.append(f"crown: {t.LORD.word(who)} is {name}")
    if p.regent != NOBODY and p.regent != p.queen:
        out.append("crown: the Regent is not the Queen")
    if p.regent != NOBODY and p.king != NOBODY and not p.majority:
        out.append("crown: a Regent beside a King of age")
    if p.majority and (p.king == NOBODY or p.regent == NOBODY):
        out.append("crown: a minority without young King or Regent")
    if p.king != NOBODY and p.bishop[p.king] != NOBODY:
        out.append("crown: the King is a churchman")
    for x in range(t.LORDS):
        if p.cardinals >> x & 1 and p.bishop[x] == NOBODY:
            out.append(f"church: {t.LORD.word(x)} is cardinal and no bishop")
    if p.cardinals.bit_count() > t.CARDINALS:
        out.append("church: too many cardinals")
    return out


def _titles(p: Fief) -> list[str]:
    out: list[str] = []
    if p.citadels() != sum(1 for v in p.capital if v != NOBODY):
        out.append("titles: citadels and fiefs differ in number")
    for r in range(t.REGIONS):
        v = p.capital[r]
        if v == NOBODY:
            if p.fief[r] != NOBODY or p.title[r] != NOBODY or p.claim[r] != NOBODY:
                out.append(f"titles: fief {r} is not created and has an owner")
            continue
        if p.walls[v] != t.CITADEL:
            out.append(f"titles: no citadel in {t.VILLAGE.word(v)}")
        if p.title[r] != NOBODY and p.family[p.title[r]] != p.fief[r]:
            out.append(f"titles: {t.LORD.word(p.title[r])} bears a title of another family")
    return out


def _pieces(p: Fief) -> list[str]:
    out: list[str] = []
    if p.walls.count(t.CASTLE) > t.CASTLES or sum(p.mills) > t.MILLS or sum(p.presses) > t.PRESSES:
        out.append("pieces: more buildings than there are")
    for v in range(t.VILLAGES):
        if p.mills[v] + p.presses[v] > t.WORKS_PER_VILLAGE:
            out.append(f"pieces: too many works in {t.VILLAGE.word(v)}")
    for g in (t.KINGS, t.QUEENS):
        if not 0 <= p.guards[g] <= t.GUARD_POINTS[g]:
            out.append("pieces: guards")
        if (p.guards[g] > 0) != (p.guards_at[g] != NOBODY) and p.captain(g) == NOBODY:
            out.append("pieces: guards without a place")
    if not 0 <= p.rebels <= t.REBEL_POINTS:
        out.append("pieces: rebels")
    for s in range(p.seats):
        stacks = p.soldiers[s * t.PLACES : (s + 1) * t.PLACES]
        if min(stacks) < 0 or sum(stacks) > t.SOLDIERS or not payable(stacks):
            out.append(f"pieces: the soldiers of seat {s} cannot be made up")
    held = [i for i, most in enumerate(p.most) if most]
    for points in (p.soldiers, p.least, p.once, p.twice, p.thrice):
        if len([i for i in held if points[i]]) != len(points) - points.count(0):
            out.append("pieces: soldiers where none are thought to be")
    for i in held:
        if not p.least[i] <= p.soldiers[i] <= p.most[i]:
            out.append(f"pieces: {p.soldiers[i]} soldiers where {p.least[i]} to {p.most[i]} are thought to be")
        moved = p.once[i] + p.twice[i] + p.thrice[i]
        if min(p.once[i], p.twice[i], p.thrice[i]) < 0 or moved > p.soldiers[i]:
            out.append(f"pieces: more soldiers of seat {i // t.PLACES} have marched than there are")
    for x in range(t.LORDS):
        if (p.family[x] == NOBODY) != (p.place[x] == NOBODY):
            out.append(f"pieces: {t.LORD.word(x)} is in play without a place, or has one and is not")
    return out


def _persons(p: Fief) -> list[str]:
    out: list[str] = []
    for x in range(t.LORDS):
        mate = p.spouse[x]
        if mate == NOBODY:
            continue
        if p.spouse[mate] != x or p.family[mate] == p.family[x] or t.WOMAN[mate] == t.WOMAN[x]:
            out.append(f"persons: marriage of {t.LORD.word(x)}")
        if p.bishop[x] != NOBODY or x == p.maid:
            out.append(f"persons: {t.LORD.word(x)} may not be married")
    return out


def _map(p: Fief) -> list[str]:
    out: list[str] = []
    if p.phase not in ("cards", "incomes") and (any(x != NOBODY for x in [*p.tithe, *p.tax])):
        out.append("map: Tithe or Tax outside phases 1 and 2")
    if (p.rebels > 0) != (p.controller != NOBODY) and not any(isinstance(s, Battle) for s in p.stack):
        out.append("rebels: points without a controller, or the other way round")
    return out


def _positions(p: Fief) -> list[str]:
    out: list[str] = []
    for v in range(t.VILLAGES):
        for who in p.occupants[v]:
            if who == t.REBELS:
                if p.rebels_at != v:
                    out.append(f"places: no rebels in {t.VILLAGE.word(v)}")
            elif not p.all_inside(v) >> who & 1 and not _leaving(p):
                out.append(f"places: seat {who} is not in {t.VILLAGE.word(v)}")
    if not _leaving(p):
        for s, v in _present(p):
            if s not in p.occupants[v]:
                out.append(f"places: seat {s} is in {t.VILLAGE.word(v)} unnoticed")
    gates = any(t.IS_GATE[p.place[x]] for x in range(t.LORDS) if p.family[x] != NOBODY) or bool(p.armies)
    if gates and p.phase not in ("movement", "battles"):
        out.append("places: somebody is at a gate")
    for g in (t.KINGS, t.QUEENS):
        who = p.captain(g)
        if p.guards[g] and (who == NOBODY or p.guards_at[g] != p.place[who] or p.guards_of[g] != p.family[who]):
            out.append("places: guards are not with their person")
    for x in range(t.LORDS):
        if p.captor[x] != NOBODY and not guarded(p, x):
            out.append(f"places: nobody guards {t.LORD.word(x)} in {t.VILLAGE.word(t.VILLAGE_OF[p.place[x]])}")
    for s in range(p.seats):
        if not p.alive(s) and p.on_board(s):
            out.append(f"places: seat {s} is out and on the board")
    return out


def _present(p: Fief) -> list[tuple[int, int]]:
    """Who has pieces inside which village."""
    out = [(p.family[x], t.VILLAGE_OF[p.place[x]]) for x in range(t.LORDS) if p.free(x) and not t.IS_GATE[p.place[x]]]
    for i, n in enumerate(p.soldiers):
        if n and not t.IS_GATE[i % t.PLACES]:
            out.append((i // t.PLACES, t.VILLAGE_OF[i % t.PLACES]))
    return out


def _leaving(p: Fief) -> bool:
    """Is a lord set free who has yet to be put somewhere?"""
    return any(isinstance(s, (Placement, Plague)) for s in p.stack)
