"""Characters: tempers that like some deeds more than they are worth, and people of the time who have one.

A temper may cost a little: what it likes counts for so much more of the victory, and never for more than `LIKING`.
"""

from __future__ import annotations

from typing import Any, Final

from reame.kernel.counsel import BARGAIN, BOND, NO_DEED, SCHEME, STRIKE, Counsel, Rehearsal
from reame.kernel.deals import Deal
from reame.kernel.moves import YES
from reame.kernel.position import Position

LIKING: Final = 0.04  # of a fair share of the victory
HONOURABLE: Final = "honourable"
TREACHEROUS: Final = "treacherous"
MERCHANT: Final = "merchant"
WARLIKE: Final = "warlike"
TEMPERS: Final[dict[str, dict[int, float]]] = {  # what each likes (1) and shuns (-1)
    HONOURABLE: {BOND: 1.0, SCHEME: -1.0},
    TREACHEROUS: {SCHEME: 1.0, BOND: -1.0},
    MERCHANT: {BARGAIN: 1.0, STRIKE: -1.0},
    WARLIKE: {STRIKE: 1.0, BARGAIN: -1.0},
}


class Character:
    """Somebody to play with: a word for the name of a bot, a name, a temper, a coat of arms (see people/arms.py)."""

    def __init__(self, word: str, name: str, temper: str, arms: str) -> None:
        self.word = word
        self.name = name
        self.temper = temper
        self.arms = arms

    def __repr__(self) -> str:
        return f"<character {self.word}>"


CAST: Final = [
    Character("guglielmo", "Guglielmo da Fano", HONOURABLE, "chevron azure sable sun or"),
    Character("adelheid", "Adelheid von Thann", HONOURABLE, "pale argent or lily azure"),
    Character("roland", "Roland de Lorris", HONOURABLE, "plain gules azure cross argent"),
    Character("ezzelina", "Ezzelina da Breno", TREACHEROUS, "bend purpure sable crescent argent"),
    Character("fulk", "Fulk of Wharram", TREACHEROUS, "saltire or argent key sable"),
    Character("radu", "Radu of Severin", TREACHEROUS, "fess vert sable mullet or"),
    Character("jacopo", "Jacopo Boninsegni", MERCHANT, "chief azure vert roundel or"),
    Character("berta", "Berta van Damme", MERCHANT, "barry argent or tree vert"),
    Character("nuno", "Nuno de Lagos", MERCHANT, "quarterly azure purpure tower argent"),
    Character("brunhild", "Brunhild von Eppan", WARLIKE, "sinister or argent tower gules"),
    Character("guiscardo", "Guiscardo da Melfi", WARLIKE, "plain sable gules mullet or"),
    Character("matthias", "Matthias of Trencsén", WARLIKE, "saltire gules sable crown or"),
]
BY_WORD: Final = {c.word: c for c in CAST}


def character_of(bot: str) -> Character | None:
    """Who it is that plays, by the name of a bot: `search:200:berta`."""
    return BY_WORD.get(bot.rpartition(":")[2])


def strength_of(bot: str) -> str:
    """The name of a bot without its temper or character: what it would be without one."""
    rest, _, last = bot.rpartition(":")
    return rest if last in BY_WORD or last in TEMPERS else bot


def temper_of(bot: str) -> str:
    """The temper that a bot's name asks for, itself or by a character; empty if there is none."""
    last = bot.rpartition(":")[2]
    known = BY_WORD.get(last)
    return known.temper if known is not None else last if last in TEMPERS else ""


class Tempered(Counsel[Any]):
    """A counsel as somebody with a temper hears it."""

    def __init__(self, counsel: Counsel[Any], temper: str) -> None:
        self.counsel = counsel
        self.likes = TEMPERS[temper]

    def value(self, p: Any, seat: int) -> float:
        return self.counsel.value(p, seat)

    def weigh(self, p: Any, seat: int, moves: list[int]) -> list[float]:
        return self.counsel.weigh(p, seat, moves)

    def offers(self, p: Any, seat: int) -> list[list[int]]:
        return self.counsel.offers(p, seat)

    def plans(self, p: Any, seat: int) -> list[list[int]]:
        return self.counsel.plans(p, seat)

    def rehearsal(self) -> Rehearsal[Any] | None:
        return self.counsel.rehearsal()

    def aims(self, p: Any, seat: int) -> list[Rehearsal[Any]]:
        return self.counsel.aims(p, seat)

    def deed(self, p: Any, seat: int, move: int) -> int:
        return self.counsel.deed(p, seat, move)

    def leaning(self, p: Any, seat: int, chain: list[int]) -> float:
        total = 0.0
        for move in chain:
            total += self.likes.get(deed_of(self.counsel, p, seat, move), 0.0)
        share: float = LIKING / p.seats
        return share * max(-1.0, min(1.0, total))


def deed_of(counsel: Counsel[Any], p: Position, seat: int, move: int) -> int:
    """What a move is; who agrees to an offer does what it says, and at least bargains."""
    if move != YES:
        return counsel.deed(p, seat, move)
    top = p.stack[len(p.stack) - 1]
    if not isinstance(top, Deal):
        return counsel.deed(p, seat, move)
    for term in top.terms:
        if counsel.deed(p, seat, term) == BOND:
            return BOND
    return BARGAIN


__all__ = ["CAST", "NO_DEED", "TEMPERS", "Character", "Tempered", "character_of", "deed_of", "strength_of", "temper_of"]
