"""Tables of Medieval Conspiracy for tests: a short dump, dice that fall as told, moves in words."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import reame
from reame.bots.random import any_move
from reame.games.conspiracy.table.position import Conspiracy
from reame.games.conspiracy.table.things import CARD, EVENT, MASTER, TERRITORY, UNIT, UNITS, WIDE, ZONE
from reame.kernel.chance import Dice, scripted
from reame.kernel.errors import IllegalMove
from reame.kernel.journal import Journal

GAME = reame.game("conspiracy")


def cards(seat: int, *names: str) -> list[list[Any]]:
    """A hand that only its seat has seen."""
    return [[name, 1 << seat] for name in names]


def hands(**by_seat: list[str]) -> dict[str, Any]:
    """Hands by seat: hands(s0=["pestilence"])."""
    return {s[1:]: cards(int(s[1:]), *names) for s, names in by_seat.items()}


def lands(**by_seat: list[str]) -> dict[str, str]:
    """Owners of territories: lands(s0=["bar"])."""
    return {t: s[1:] for s, names in by_seat.items() for t in names}


def heirs(*pairs: tuple[int, int]) -> dict[str, dict[str, int]]:
    """Secular and ecclesiastical heirs of each seat."""
    return {str(s): {"secular": a, "ecclesiastical": b} for s, (a, b) in enumerate(pairs)}


def table(
    seats: int,
    stack: list[dict[str, Any]],
    dice: Iterable[int] = (),
    options: dict[str, str] | None = None,
    **fields: Any,
) -> Conspiracy:
    """A position from a short dump; nobody owns anything who does not sit at the table."""
    assert all(int(seat) < seats for seat in fields.get("owner", {}).values())
    data = {
        "game": "conspiracy",
        "seats": seats,
        "options": options or {},
        "stack": [{"step": "Stop"}, *stack],
        "table": {"peace": True, **fields},
        "dice": scripted(dice).plain(),
    }
    p: Conspiracy = GAME.load(data)
    p.journal = Journal()
    return p


def say(p: Conspiracy, *lines: str) -> None:
    """Moves with their seats: say(p, "0 bid 10", "1 pass")."""
    for line in lines:
        seat, words = line.split(" ", 1)
        p.apply(int(seat), GAME.table.parse(words))


def refusal(p: Conspiracy, line: str) -> str:
    """The key of the reason for which a move is refused."""
    seat, words = line.split(" ", 1)
    move = GAME.table.parse(words)
    why = p.why(int(seat), move)
    assert not why.allowed, line
    try:
        p.apply(int(seat), move)
    except IllegalMove:
        return why.sentence.phrase.key
    raise AssertionError(f"{line} was refused and made all the same")


def choices(p: Conspiracy, seat: int) -> list[str]:
    """Legal moves in words."""
    return [GAME.table.words(m) for m in p.legal(seat)]


def told(p: Conspiracy) -> list[str]:
    """Keys of the journal."""
    assert p.journal is not None
    return [e.phrase.key for e in p.journal.events]


def owner(p: Conspiracy, territory: str) -> int:
    return p.owner[TERRITORY.find(territory)]


def works(p: Conspiracy, territory: str) -> int:
    return p.works[TERRITORY.find(territory)]


def troops(p: Conspiracy, territory: str) -> dict[str, int]:
    """Units in a territory by sort."""
    t = TERRITORY.find(territory)
    return {w: p.troops[t * UNITS + u] for u, w in enumerate(UNIT.words) if p.troops[t * UNITS + u]}


def heirs_of(p: Conspiracy, seat: int) -> tuple[int, int]:
    return p.heir(seat, ZONE.find("secular")), p.heir(seat, ZONE.find("ecclesiastical"))


def hand(p: Conspiracy, seat: int) -> list[str]:
    return [CARD.word(c) for c in p.hands[seat].cards]


def discarded(p: Conspiracy, card: str) -> int:
    return p.action_discard[CARD.find(card)]


def holder(p: Conspiracy, master: str) -> int:
    return p.holder[MASTER.find(master)]


def prisoners(p: Conspiracy, captor: int, of: int) -> int:
    return p.prisoners[captor * WIDE + of]


def events(*names: str) -> dict[str, int]:
    """An Event deck of these cards."""
    return {n: names.count(n) for n in EVENT.words if n in names}


# Families far from each other
FOUR = lands(
    s0=["bar", "luxemburg", "juelich", "geldern"],
    s1=["bayern", "tirol", "krain", "steiermark"],
    s2=["holstein", "pommern", "mecklenburg", "lueneburg"],
    s3=["hessen", "thueringen", "meissen", "anhalt"],
)
THREE = {land: seat for land, seat in FOUR.items() if seat < "3"}
TWO = {land: seat for land, seat in FOUR.items() if seat < "2"}
# All of them border Luxemburg, which belongs to 1: Bar (0), Jülich (1), Metz (2) and Lüttich (3)
MAP = lands(
    s0=["bar", "lothringen", "elsass", "burgund"],
    s1=["luxemburg", "juelich", "bayern", "tirol", "krain"],
    s2=["metz", "holstein", "pommern", "mecklenburg"],
    s3=["luettich", "hessen", "thueringen", "meissen"],
)
MAP_3 = {land: seat for land, seat in MAP.items() if seat < "3"}
HEIRS = heirs((1, 1), (1, 1), (1, 1), (1, 1))
HEIRS_3 = heirs((1, 1), (1, 1), (1, 1))


def income_window(**fields: Any) -> Any:
    got = {"0": 80, "1": 70, "2": 90, "3": 60}
    return table(
        4,
        [{"step": "IncomeCards", "queue": ["0", "1", "2", "3"], "collected": got, "got": got}],
        ducats={"0": 180, "1": 170, "2": 190, "3": 160},
        owner=FOUR,
        **fields,
    )


def play_some(seats: int, seed: str, moves: int) -> Conspiracy:
    p: Conspiracy = GAME.start(seats, seed)
    dice = Dice("some " + seed)
    for _ in range(moves):
        p.apply(p.waiting[0], any_move(GAME.table, p.legal(p.waiting[0]), dice))
    return p


def vacancy(fief: str, by: int = 0, **fields: Any) -> Any:
    """A ruler has been chosen to die."""
    return table(3, [{"step": "Vacancy", "fief": fief, "chooser": str(by)}], **{"owner": THREE, **fields})
