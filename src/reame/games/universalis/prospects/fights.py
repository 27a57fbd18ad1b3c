"""Battles: those that are fought, and those that an attack would bring, with what both sides have [5.1, 5.2]."""

from __future__ import annotations

from reame.games.universalis.barbarians.trespass import Assault
from reame.games.universalis.battle.battle import Battle
from reame.games.universalis.battle.round import Round
from reame.games.universalis.church.host_fight import HostFight
from reame.games.universalis.church.storming import Storming
from reame.games.universalis.prospects import phrases as say
from reame.games.universalis.prospects.odds import Course, Hope
from reame.games.universalis.table import things as box
from reame.games.universalis.table import verbs as do
from reame.games.universalis.table.position import Universalis
from reame.games.universalis.war.attack import Attack
from reame.games.universalis.war.targets import AttackFleet, AttackPirates
from reame.kernel.kinds import NOBODY, Sentence
from reame.kernel.prospects import Prospect


def attack_of(p: Universalis, move: int) -> Attack | None:
    """The attack that a move would begin, where it is clear on what."""
    if do.ATTACK.has(move):
        b, t = do.ATTACK.a(move), do.ATTACK.b(move)
        return Attack(b, "territory", p.owner[t], t)
    if do.ATTACK_FLEET.has(move):
        b, loser = do.ATTACK_FLEET.a(move), do.ATTACK_FLEET.b(move)
        return Attack(b, "fleet", loser, box.TERRITORIES + AttackFleet().sea(p, box.BANNER_OWNER[b], b, loser))
    if do.ATTACK_PIRATES.has(move):
        b = do.ATTACK_PIRATES.a(move)
        return Attack(b, "pirates", box.BARBARIANS, p.banner_area(b), AttackPirates().ship(p, b))
    return None


def round_of(p: Universalis, attack: Attack, force: int) -> Round:
    """Its first round, with so many armies."""
    attack.force = force
    return attack.battle(p).round(p)


def running(p: Universalis) -> tuple[Round, int] | None:
    """The battle that is fought: the round that is on, or the next one, and where."""
    for n in range(len(p.stack) - 1, -1, -1):
        step = p.stack[n]
        above = p.stack[n + 1] if n + 1 < len(p.stack) else None
        if isinstance(step, Battle):
            if isinstance(above, Round):
                return above, step.area
            if isinstance(step, HostFight) and not p.host_order:
                return None
            fought = step.copy()
            assert isinstance(fought, Battle)
            return fought.round(p), step.area
        if isinstance(above, Round):
            if isinstance(step, Storming):
                return above, p.crusade_target
            if isinstance(step, Assault):
                return above, p.transport_at[step.transport]
    return None


def helps(r: Round, attack: bool) -> list[Sentence]:
    """What a side has besides its armies: dice more, and points on the highest one, each source once."""
    out: list[Sentence] = []
    for phrase, arms in (
        (say.ROLL_MORE, r.arms_attack if attack else r.arms_defence),
        (say.RAISE_TOP, r.tops_attack if attack else r.tops_defence),
    ):
        out += [phrase.of(arm, arms.count(arm)) for arm in range(box.ARM.size) if arm in arms]
    return out


def outlook(found: Prospect, r: Round, hope: Hope) -> None:
    """What a list says of an attack."""
    found.odds = hope.win
    found.says.append(say.FIGHT.of(r.force, r.armies))
    found.says += helps(r, False)
    found.says.append(say.SURVIVE.of(round(hope.attack_left)))
    found.figures["force"] = r.force
    found.figures["armies"] = r.armies


def side(r: Round, attack: bool) -> Prospect:
    """One side of a battle."""
    out = Prospect("attacker" if attack else "defender")
    cards = r.cards_attack if attack else r.cards_defence
    out.figures = {
        "who": box.HOLDER.word(r.attacker if attack else r.defender),
        "armies": r.force if attack else r.armies,
        "cards": [box.CARD.word(c) for c in cards],
    }
    out.says = helps(r, attack)
    return out


def battle(p: Universalis, _seat: int, _thing: int) -> list[Prospect]:
    """The battle that is fought, if one is."""
    found = running(p)
    if found is None:
        return []
    r, area = found
    hope = Course(p, r).hope(r.force, r.armies)
    out = Prospect("battle")
    out.odds = hope.win
    if area != NOBODY:
        out.figures["area"] = box.AREA.word(area)
    out.figures["attack_left"] = round(hope.attack_left)
    out.figures["defence_left"] = round(hope.defence_left)
    out.parts = [side(r, True), side(r, False)]
    return [out]


def attacks(p: Universalis, seat: int, b: int) -> list[Prospect]:
    """The attacks that a banner could make on territories now, each with all it can bring."""
    out: list[Prospect] = []
    if not p.experience[b] or box.BANNER_OWNER[b] != seat:
        return out
    for move in p.legal(seat):
        if do.ATTACK.has(move) and do.ATTACK.a(move) == b:
            attack = attack_of(p, move)
            assert attack is not None
            r = round_of(p, attack, attack.most(p))
            found = Prospect(f"territory:{box.TERRITORY.word(do.ATTACK.b(move))}")
            outlook(found, r, Course(p, r).hope(r.force, r.armies))
            out.append(found)
    return out
