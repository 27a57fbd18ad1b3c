"""Banners and their generals [1.7]: they come, pass to another, are shamed, fall."""

from __future__ import annotations

from reame.games.universalis.realm.ledger import score
from reame.games.universalis.table import phrases as say
from reame.games.universalis.table import things as box
from reame.games.universalis.table.position import Universalis
from reame.kernel.kinds import NOBODY


def place_banner(p: Universalis, seat: int, t: int) -> int:
    """A new banner on the map, of experience 1; its slot."""
    for b in range(seat * box.BANNER_SLOTS, (seat + 1) * box.BANNER_SLOTS):
        if not p.experience[b]:
            clear_banner(p, b)
            p.experience[b] = 1
            p.banner_at[b] = t
            return b
    return NOBODY


def clear_banner(p: Universalis, b: int) -> None:
    """An empty slot."""
    p.experience[b] = p.general[b] = 0
    p.banner_at[b] = p.banner_on[b] = NOBODY
    p.banner_level[b] = p.banner_moves[b] = p.attacks[b] = p.conquests[b] = 0


def remove_banner(p: Universalis, b: int) -> None:
    """A banner leaves the map with its general; its train stays where it is [5.3]."""
    if not p.experience[b]:
        return
    p.tell(say.BANNER_LOST, box.BANNER_OWNER[b], b)
    clear_banner(p, b)


def remove_general(p: Universalis, b: int) -> None:
    """A general leaves its banner."""
    if p.general[b]:
        p.general[b] = 0
        p.tell(say.GENERAL_LOST, box.BANNER_OWNER[b], b)
        cap_level(p, b)


def cap_level(p: Universalis, b: int) -> None:
    """A general lost no longer counts for this turn's attacks and steps [1.7]."""
    over = p.banner_level[b] - p.experience[b] - p.general[b]
    if over > 0:
        p.banner_level[b] -= over
        p.attacks[b] = max(0, p.attacks[b] - over)
        p.banner_moves[b] = max(0, p.banner_moves[b] - over)


def take_banner(p: Universalis, b: int, seat: int) -> int:
    """A banner passes to another player, with its general; it does nothing more in this turn."""
    new = NOBODY
    for c in range(seat * box.BANNER_SLOTS, (seat + 1) * box.BANNER_SLOTS):
        if not p.experience[c]:
            new = c
            break
    if new != NOBODY:
        clear_banner(p, new)
        p.experience[new] = p.experience[b]
        p.general[new] = p.general[b]
        p.banner_at[new] = p.banner_at[b]
    clear_banner(p, b)
    return new


def kill_banner(p: Universalis, b: int, by: int) -> None:
    """A banner is destroyed in combat, with its general [11.1]."""
    general = p.general[b]
    remove_banner(p, b)
    if by != box.BARBARIANS:
        score(p, by, box.AWARD["banner_destroyed"], "banner_destroyed")
        if general:
            score(p, by, box.AWARD["general_killed"], "general_killed")


def shame(p: Universalis, b: int) -> None:
    """An attack without victory costs the banner experience and all further attacks [5.3]."""
    p.attacks[b] = 0
    if p.experience[b] > 1:
        p.experience[b] -= 1
        p.tell(say.BANNER_SHAMED, box.BANNER_OWNER[b], b)
    elif p.general[b] and p.options["general_saves_banner"]:
        remove_general(p, b)  # his level goes instead of the last one of the banner
    else:
        remove_banner(p, b)
