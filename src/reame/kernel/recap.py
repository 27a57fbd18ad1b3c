"""What happened since a seat last looked, in groups: who acted, in which step, and what of it concerns the seat.

All of it follows from what the seat itself saw: its views and its lines. What was hidden from it is not even counted.
"""

from __future__ import annotations

from typing import Any, Final

from reame.kernel.fields import One, Per
from reame.kernel.kinds import LEAD, LINE, SEAT
from reame.kernel.position import Position

SEVERAL: Final = -1  # nobody alone
MOST: Final = 9  # groups that can be taken in at a glance


class Happening:
    """One thing that a seat was told of: who had been asked, by which steps, and the lines of it."""

    def __init__(self, at: int, by: int, steps: list[str], rules: list[str]) -> None:
        self.at = at  # how many moves had been made then
        self.by = by
        self.steps = steps  # the outermost first
        self.rules = rules
        self.events = 0  # lines of their own
        self.leads = False  # is all of it told of a line that follows?
        self.mine = False  # does it concern the seat?

    def read(self, lines: list[dict[str, Any]], mine: set[tuple[str, str]]) -> None:
        """What it told."""
        places = [line.get("place", LINE) for line in lines]
        self.events = places.count(LINE)
        self.leads = LEAD in places and self.events == 0
        self.mine = any(concerns(line, mine) for line in lines)


class Group:
    """What a seat, or several in turn, did in one step."""

    def __init__(self, by: int, step: str, rule: str) -> None:
        self.by = by
        self.step = step
        self.rule = rule
        self.happenings: list[Happening] = []

    @property
    def mine(self) -> bool:
        """Does anything of it concern the seat?"""
        return any(h.mine for h in self.happenings)

    @property
    def events(self) -> int:
        """How many lines of their own."""
        return sum([h.events for h in self.happenings])

    def join(self, other: Group) -> None:
        """What follows belongs to it."""
        if self.happenings and self.events == 0:  # nothing but what led there
            self.step, self.rule = other.step, other.rule
        elif self.step != other.step and other.events > 0:
            self.step = self.rule = ""
        if self.by != other.by and (other.events > 0 or other.happenings[0].leads):
            self.by = SEVERAL
        self.happenings += other.happenings


def asked_by(view: dict[str, Any]) -> tuple[int, list[str], list[str]]:
    """Who is asked in a view, and by which steps: those of the turn, not every small question."""
    asked: list[int] = view["asked"]
    stack: list[dict[str, Any]] = view["stack"]
    steps = stack[1:3] or stack[:1]
    return asked[0] if len(asked) == 1 else SEVERAL, [s["step"] for s in steps], [s["rule"] for s in steps]


def belongings(position: Position, view: dict[str, Any], seat: int) -> set[tuple[str, str]]:
    """What belongs to a seat, as far as the table says so: every thing in whose place a field names the seat."""
    found = {(k.name, str(seat)) for k in position.game.kinds().values() if k.people or k is SEAT}
    for field in position.FIELDS:
        codec = field.codec
        if not isinstance(codec, Per) or not isinstance(codec.each, One):
            continue
        if codec.each.kind is SEAT or codec.each.kind.people:
            held: dict[str, Any] = view["table"].get(field.name) or {}
            found |= {(codec.kind.name, word) for word, owner in held.items() if str(owner) == str(seat)}
    return found


def concerns(line: dict[str, Any], mine: set[tuple[str, str]]) -> bool:
    """Does a line speak of the seat, or of what belongs to it?"""
    for kind, word in line["args"]:
        if (kind, word) in mine:
            return True
    kind, words = line.get("each", ("", []))
    return any((kind, word) in mine for word in words)


def grouped(happenings: list[Happening]) -> list[Group]:
    """Group by acting seat and step, as coarsely as it takes to be taken in at a glance."""
    groups = _by_step(happenings, 1)
    if len(groups) > MOST:
        groups = _by_step(happenings, 0)
    if len(groups) > MOST:
        groups = _joined(groups, by_seat=True)
    return groups


def _by_step(happenings: list[Happening], depth: int) -> list[Group]:
    groups: list[Group] = []
    for h in happenings:
        at = min(depth, len(h.steps) - 1)
        group = Group(h.by, h.steps[at], h.rules[at])
        group.happenings.append(h)
        groups.append(group)
    return _exchanges(_joined(groups, by_seat=False))


def _joined(groups: list[Group], by_seat: bool) -> list[Group]:
    """Neighbours that belong together; what folds away goes with the line that it is told of."""
    out: list[Group] = []
    for group in groups:
        if out and _belongs(out[-1], group, by_seat):
            out[-1].join(group)
        else:
            out.append(group)
    return out


def _belongs(last: Group, group: Group, by_seat: bool) -> bool:
    if last.events == 0 and last.happenings[-1].leads:
        return True
    if group.events == 0 and not group.happenings[0].leads:
        return True
    return last.by == group.by and (by_seat or last.step == group.step)


def _exchanges(groups: list[Group]) -> list[Group]:
    """Where somebody has their turn again and again, with little said each time, it is one exchange of several."""
    out: list[Group] = []
    start = 0
    for n in range(1, len(groups) + 1):
        if n < len(groups) and groups[n].step == groups[start].step:
            continue
        run = groups[start:n]
        again = len({g.by for g in run}) < len(run)
        if again and sum([g.events + len(g.happenings) for g in run]) < 2 * len(run):
            for g in run[1:]:
                run[0].join(g)
            run = run[:1]
        out += run
        start = n
    return out
