"""What a board must show, whatever the game: places, which of them touch, and what stands on them."""

from dataclasses import dataclass, field
from enum import StrEnum

Names = dict[str, str]  # by language, "it" and "en"
LonLat = tuple[float, float]
Pair = frozenset[str]


class Element(StrEnum):
    LAND = "land"
    SEA = "sea"


@dataclass(frozen=True)
class Place:
    """A territory, province or sea area: something with a shape, named by its reference (`kind:ID`)."""

    ref: str
    names: Names
    element: Element
    group: str  # kingdom, zone, card or half; a border between two groups is drawn stronger
    seeds: tuple[LonLat, ...]  # the first one is the heart of the place
    terrain: str = ""


@dataclass(frozen=True)
class Mark:
    """A point on the map: a city, a capital, a foreign market."""

    ref: str
    names: Names
    kind: str  # city | port | capital | foreign | seat | camp
    at: LonLat
    inside: str | None = None  # the place whose shape must hold it


@dataclass(frozen=True)
class Link:
    """A drawn line that makes two places adjacent although water or distance lies between them."""

    ends: tuple[str, str]
    kind: str  # strait | road | way | inroad
    ref: str | None = None


@dataclass(frozen=True)
class Card:
    """A card of the map: its box on the grid of cards, and what to call it."""

    box: tuple[float, float, float, float]
    names: Names


@dataclass
class Atlas:
    places: list[Place]
    touching: set[Pair]  # pairs of references that must share a border
    groups: dict[str, Names]
    marks: list[Mark] = field(default_factory=list)
    links: list[Link] = field(default_factory=list)
    border_kinds: dict[Pair, str] = field(default_factory=dict)  # river | stream | half; absent = plain
    tints: dict[str, str] = field(default_factory=dict)  # colour of a group's land while nobody owns it
    free_borders: bool = False  # other borders say nothing, because the rules move along links only
    cards: dict[str, Card] = field(default_factory=dict)  # when the board is made of cards
    cards_of: dict[str, set[str]] = field(default_factory=dict)  # the cards that a place may lie on
