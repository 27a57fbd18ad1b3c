"""One board from data to drawing: survey, cut, grow, negotiate, trace, letter, adorn."""

import importlib
import tomllib
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import shapely
from shapely.geometry import LineString, Point, Polygon, box
from shapely.geometry.base import BaseGeometry

from maps import arcs as pen
from maps.atlas import Atlas, Element
from maps.cardgrid import CardGrid
from maps.geography import EqualArea, Projection
from maps.growth import VOID_LAND, VOID_SEA, Effort, claim
from maps.invented import invent
from maps.nature import Nature, Taste, survey
from maps.tiles import OUTSIDE, Tiles, cut
from maps.treaty import Demands, negotiate

HERE = Path(__file__).parent
GAMES = HERE.parent / "src" / "reame" / "games"
Log = Callable[[str], None]


@dataclass
class Figure:
    """A finished shape: arcs by number, and the same as a geometry."""

    ref: str
    rings: list[list[int]]
    geometry: BaseGeometry
    main: Polygon


@dataclass
class Drawing:
    """Everything that has been decided before lettering and ornament."""

    config: dict[str, Any]
    atlas: Atlas
    nature: Nature
    arcs: list[pen.Arc]
    arc_kinds: list[str]
    figures: dict[str, Figure]

    @property
    def projection(self) -> Projection:
        return self.nature.projection


def load(game: str) -> tuple[dict[str, Any], Atlas]:
    """The workshop's hints for a board, and what the game's own data says it must show."""
    config = tomllib.loads((HERE / "boards" / f"{game}.toml").read_text("utf-8"))
    data = tomllib.loads((GAMES / game / "data.toml").read_text("utf-8"))
    reader = importlib.import_module(f"maps.games.{game}")
    return config, reader.read(data, config["hints"])


def project(config: dict[str, Any], atlas: Atlas) -> Projection:
    given = config["projection"]
    if atlas.cards:
        return CardGrid({name: card.box for name, card in atlas.cards.items()}, given["nodes"], given["unit"])
    return EqualArea(
        tuple(given["centre"]), tuple(given["frame_km"]), given["width"], [tuple(w) for w in given["warps"]]
    )


def _survey(config: dict[str, Any], atlas: Atlas, projection: Projection) -> Nature:
    hints = config["hints"]

    def board_points(points: list[list[float]]) -> np.ndarray:
        return np.column_stack(projection.to_board(*np.array(points).T))

    seeds = [seed for place in atlas.places if place.element is Element.LAND for seed in place.seeds]
    keep = [Point(*np.ravel(projection.to_board(*seed))) for seed in seeds]
    channels = [LineString(board_points(way)).buffer(w / 2) for w, *way in hints.get("channels", [])]
    causeways = [LineString(board_points(way)).buffer(w / 2) for w, *way in hints.get("causeways", [])]
    return survey(projection, Taste(**config["taste"]), keep, channels, causeways)


def _wall(card: tuple[float, float, float, float]) -> Polygon:
    x, y, w, h = card
    return box(x, y, x + w, y + h)


def _demands(atlas: Atlas, owners: list[str], shortest: float) -> Demands:
    number = {ref: i for i, ref in enumerate(owners)}
    required = set()
    for pair in atlas.touching:
        a, b = sorted(number[ref] for ref in pair)
        required.add((a, b))
    return Demands(required, set() if atlas.free_borders else set(range(len(atlas.places))), shortest)


def _kind(arc: pen.Arc, owners: list[str], atlas: Atlas, groups: dict[str, str], land: set[str]) -> str:
    """What an arc is drawn as: coast, sea, outer (edge of the game), frame, plain, realm, river, stream, ..."""
    if OUTSIDE in arc.pair:
        return "frame"
    a, b = owners[arc.left], owners[arc.right]
    a_land, b_land = a in land, b in land
    if a_land != b_land:
        return "coast"
    if not a_land:
        return "sea" if groups.get(a) == groups.get(b) else "zone"
    if VOID_LAND in (a, b):
        return "outer"
    named = atlas.border_kinds.get(frozenset((a, b)))
    if named:
        return named
    return "plain" if groups[a] == groups[b] else "realm"


def figure(ref: str, all_arcs: list[pen.Arc], owner: int) -> Figure | None:
    rings = pen.rings(all_arcs, owner)
    whole: BaseGeometry | None = None
    polygons = [
        shapely.make_valid(Polygon(points)) for ring in rings if len(points := pen.ring_points(all_arcs, ring)) > 3
    ]
    for polygon in sorted(polygons, key=lambda p: -p.area):
        whole = polygon if whole is None else whole.symmetric_difference(polygon)
    if whole is None:
        return None
    main = max((p for p in shapely.get_parts(whole) if isinstance(p, Polygon)), key=lambda p: p.area)
    return Figure(ref, rings, whole, main)


def draw(game: str, log: Log) -> Drawing:
    """From the rules data to shapes that obey it; raises CannotDraw when the hints do not suffice."""
    config, atlas = load(game)
    nature = invent(config) if "plane" in config else _survey(config, atlas, project(config, atlas))
    projection = nature.projection
    log("surveyed")
    spacing = config["tiles"]["spacing"]
    number = {name: i for i, name in enumerate(atlas.cards, start=1)}
    walls = {number[name]: _wall(projection.box(name)) for name in number} if isinstance(projection, CardGrid) else {}
    tiles = cut(nature.land, projection.width, projection.height, spacing, config["tiles"]["seed"], walls)
    log(f"cut into {len(tiles)} tiles")
    void = {Element(k): [tuple(p) for p in v] for k, v in config["hints"].get("void", {}).items()}
    cells = {ref: {number[card] for card in cards} for ref, cards in atlas.cards_of.items()} or None
    claims = claim(tiles, nature, atlas, Effort(**config["effort"]), void, cells)
    demands = _demands(atlas, claims.owners, config["treaty"]["shortest"])
    table = negotiate(tiles, claims, demands, config["treaty"]["rounds"])
    log("borders settled")
    return trace(config, atlas, nature, tiles, claims.owners, table.owner, demands)


def trace(
    config: dict[str, Any],
    atlas: Atlas,
    nature: Nature,
    tiles: Tiles,
    owners: list[str],
    owner: list[int],
    demands: Demands,
) -> Drawing:
    """Shapes and arcs from settled tiles; short contacts that the rules do not know become corners."""
    raw = pen.trace(tiles, owner)
    forbidden = {
        arc.pair
        for arc in raw
        if arc.pair not in demands.required and arc.pair[0] in demands.bound and arc.pair[1] in demands.bound
    }
    limit = config["treaty"].get("corner", 1.6 * tiles.spacing)
    pinched = pen.pinch(raw, forbidden, limit, owners)
    groups = {place.ref: place.group for place in atlas.places}
    land = {place.ref for place in atlas.places if place.element is Element.LAND} | {VOID_LAND}
    kinds = [_kind(arc, owners, atlas, groups, land) for arc in pinched]
    rounds = {"coast": 0, "frame": 0, "sea": 8, "zone": 8}
    drawn = [pen.draw(arc, rounds.get(kind, 2), tiles.spacing) for arc, kind in zip(pinched, kinds, strict=True)]
    figures: dict[str, Figure] = {}
    for number, ref in enumerate(owners):
        shape = figure(ref, drawn, number)
        if shape is not None:
            figures[ref] = shape
        elif ref not in (VOID_LAND, VOID_SEA):
            raise pen.CannotDraw(f"{ref} has no land left")
    return Drawing(config, atlas, nature, drawn, kinds, figures)
