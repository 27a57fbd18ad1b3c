"""Why a line of the journal is as it is: its figures by name, how they came about, and the paragraph of the rules."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Any, Final, NamedTuple

from rich.console import Console, Group
from rich.markdown import Markdown
from rich.padding import Padding
from rich.text import Text

from reame.kernel.game import Game
from reame.kernel.journal import Event
from reame.words import Words

_HEADING: Final = re.compile(r"^(#{1,6})\s+((?:(\d+(?:\.\d+)*[A-Za-z]?|R-?\d+)\.?(?=\s|$|:))?.*?)\s*$")
_PICTURE: Final = re.compile(r"^!\[[^\]]*\]\([^)]*\)\s*$")


class Section(NamedTuple):
    """A paragraph of a guide: its heading, and what stands under it as Markdown, without pictures."""

    heading: str
    text: str


class _Heading(NamedTuple):
    at: int
    depth: int
    paragraph: str
    text: str


def section(guide: str, rule: str) -> Section | None:
    """The paragraph of a rule, or the nearest above it; one that only gathers others comes with them."""
    lines = guide.splitlines()
    headings = [
        _Heading(at, len(found[1]), found[3] or "", found[2])
        for at, line in enumerate(lines)
        if (found := _HEADING.match(line)) is not None
    ]
    known = [h.paragraph for h in headings]
    i = next((known.index(r) for r in _upwards(rule) if r in known), None)
    if i is None:
        return None
    here = headings[i]

    def until(ends: list[_Heading]) -> str:
        end = ends[0].at if ends else len(lines)
        return "\n".join(x for x in lines[here.at + 1 : end] if not _PICTURE.match(x)).strip()

    own = until(headings[i + 1 :])
    return Section(here.text, own or until([h for h in headings[i + 1 :] if h.depth <= here.depth]))


def _upwards(rule: str) -> list[str]:
    """4.2A: 4.2A, 4.2, 4."""
    out: list[str] = []
    while rule:
        out.append(rule)
        shorter = rule[:-1] if rule[-1].isalpha() else rule.rpartition(".")[0]
        rule = shorter
    return out


def rules_of(events: list[Event]) -> list[str]:
    """Rules that a line stands by, its own first, then those of what is set under it."""
    sums = [r for e in events for s in e.sums for r in (s.of.rule, *(t.rule for t in s.terms))]
    return [r for r in dict.fromkeys([*(e.rule for e in events), *sums]) if r]


def figures(event: Event, words: Words) -> list[tuple[str, str]]:
    """The figures that a line carries, by name, in the order in which it has them."""
    found: dict[str, list[str]] = {}
    for kind, arg in zip(event.phrase.kinds, event.args, strict=True):
        if kind.number and arg >= kind.low:
            found.setdefault(words.text(f"figure-{kind.name}"), []).append(kind.word(arg))
    return [(name, " · ".join(values)) for name, values in found.items()]


def show_why(console: Console, words: Words, game: Game[Any], events: list[Event]) -> None:
    """Explain a line, which comes first, with what is set under it."""
    line, *under = events
    parts: list[Any] = [Text(words.sentence(line), "bold")]
    parts += [Text.assemble((f"{name}: ", "dim"), value) for name, value in figures(line, words)]
    parts += [Text(told, "cyan") for told in words.sums(line)]
    for detail in under:
        parts.append(Text(words.sentence(detail)))
        parts += [Text(told, "cyan") for told in words.sums(detail)]
    text = files(f"reame.games.{game.name}").joinpath(f"guide.{words.language}.md").read_text("utf-8")
    sections = list(dict.fromkeys(s for r in rules_of(events) if (s := section(text, r)) is not None))
    if sections:
        parts.append(Text(f"§ {sections[0].heading}", "bold yellow"))
        parts += [Markdown(sections[0].text)] if sections[0].text else []  # of a ruling the heading may say all
    else:
        parts.append(Text(words.text("terminal-no-rule"), "italic"))
    if sections[1:]:
        also = " · ".join(f"§ {s.heading}" for s in sections[1:])
        parts.append(Text(f"{words.text('terminal-see-also')} {also}", "dim"))
    console.print(Padding(Group(*parts), (0, 2)))
