"""The last hand: names in both languages, room for pieces, links, ornaments; then the board as plain data."""

from dataclasses import dataclass
from typing import Any

import numpy as np
import shapely
from shapely.geometry import LineString, Point, Polygon, box
from shapely.geometry.base import BaseGeometry

from maps.atlas import Element, Link, Place
from maps.board import Drawing, Figure
from maps.cardgrid import CardGrid
from maps.geography import lines_of
from maps.growth import VOID_LAND, VOID_SEA
from maps.invented import wander
from maps.labels import Banner, Box, Label, Obstacles, Room, banner_over, name_around, name_beside, name_in
from maps.ornaments import Ground, Ornaments, Scale, adorn_land, adorn_sea, till

LANGUAGES = ("it", "en")
FORMAT = 1
WATER_LINES = (4.0, 8.5, 13.5, 19.5)
SEA_SPACING = 1.2
INSET = 11.0
TROUBLE = 14.0  # above this a name does not really fit


@dataclass
class Lettered:
    labels: dict[str, dict[str, Label]]  # language -> reference -> label
    anchors: dict[str, tuple[float, float]]
    banners: dict[str, dict[str, Banner]]
    blocked: list[Box]


def encode(points: np.ndarray, scale: int = 10) -> list[int]:
    """Points as whole numbers, each relative to the one before."""
    whole = np.round(np.asarray(points) * scale).astype(int)
    steps = np.diff(whole, axis=0, prepend=np.zeros((1, 2), int))
    return [int(v) for v in steps.ravel()]


def mark_points(drawing: Drawing) -> dict[str, tuple[float, float]]:
    """Cities, moved inside the shape they belong to if the pen has drawn its border elsewhere."""
    points: dict[str, tuple[float, float]] = {}
    inset = drawing.config["letters"].get("mark", 6.0)
    for mark in drawing.atlas.marks:
        x, y = (float(v) for v in drawing.projection.to_board(*mark.at))
        if mark.inside is not None:
            inner = drawing.figures[mark.inside].geometry.buffer(-inset)
            inner = inner if not inner.is_empty else drawing.figures[mark.inside].main.buffer(-1)
            if not inner.contains(Point(x, y)):
                x, y = shapely.shortest_line(inner, Point(x, y)).coords[0]
        points[mark.ref] = (round(x, 1), round(y, 1))
    return points


def clear_sheet(drawing: Drawing) -> BaseGeometry:
    """Where names and glyphs may be: not on the frame, nor across the cut between two cards."""
    projection = drawing.projection
    if isinstance(projection, CardGrid):
        cards = [projection.box(name) for name in drawing.atlas.cards]
        return shapely.union_all([box(x + INSET, y + INSET, x + w - INSET, y + h - INSET) for x, y, w, h in cards])
    return box(INSET, INSET, projection.width - INSET, projection.height - INSET)


def letter(drawing: Drawing, marks: dict[str, tuple[float, float]], water: BaseGeometry) -> Lettered:
    """Names first, tightest shapes first; then the places where pieces stand."""
    style = drawing.config["letters"]
    size, mark_size, slot = style["size"], style["mark"], style["slot"]
    width, height = drawing.projection.width, drawing.projection.height
    fixed = Obstacles()
    for x, y in marks.values():
        fixed.add((x - mark_size, y - mark_size, x + mark_size, y + mark_size), 3)
    for x, y, w, h in drawing.config["furniture"]["boxes"]:
        fixed.add((x - 6, y - 6, x + w + 6, y + h + 6), 6)
    sheet = clear_sheet(drawing)
    rooms = {
        ref: Room.of(_largest(f.main.intersection(sheet)))
        for ref, f in drawing.figures.items()
        if not ref.startswith("void:")
    }
    places = sorted(drawing.atlas.places, key=lambda p: (rooms[p.ref].radius, p.ref))
    home = {mark.inside: marks[mark.ref] for mark in drawing.atlas.marks}
    for place in drawing.atlas.places:
        if place.element is Element.SEA:
            x, y = (float(v) for v in drawing.projection.to_board(*place.seeds[0]))
            home[place.ref] = (x, y)
    labels: dict[str, dict[str, Label]] = {}
    obstacles: dict[str, Obstacles] = {}
    for language in LANGUAGES:
        taken = fixed.copy()
        placed: dict[str, Label] = {}
        for place in places:
            if place.ref in marks:
                continue
            label = _name(place, rooms[place.ref], language, size, taken, water, home.get(place.ref))
            taken.add(label.box(_face(place), _spread(place)), 2)
            placed[place.ref] = label
        frame = (8.0, 8.0, width - 8.0, height - 8.0)
        for mark in drawing.atlas.marks:
            inside = placed.get(mark.inside or "")
            if inside is not None and _same(mark.names[language], inside.lines):
                continue
            label = name_around(
                marks[mark.ref],
                mark_size,
                mark.names[language],
                size * style.get("mark_name", 0.82),
                "name",
                taken,
                frame,
            )
            taken.add(label.box("name", 0), 2)
            placed[mark.ref] = label
        labels[language], obstacles[language] = placed, taken
    both = fixed.copy()
    for taken in obstacles.values():
        both.boxes += taken.boxes[len(fixed.boxes) :]
    anchors: dict[str, tuple[float, float]] = {}
    for place in places:
        room = rooms[place.ref]
        near = marks.get(place.ref, room.heart)
        at, _ = room.place(slot, slot, near, 0.8 if near is room.heart else 3.0, both)
        anchors[place.ref] = (round(float(at[0]), 1), round(float(at[1]), 1))
        both.add((at[0] - slot / 2, at[1] - slot / 2, at[0] + slot / 2, at[1] + slot / 2), 2)
    banners = {language: _banners(drawing, language, obstacles[language]) for language in LANGUAGES}
    return Lettered(labels, anchors, banners, [b for b, _ in both.boxes])


def _largest(geometry: BaseGeometry) -> Polygon:
    return max((p for p in shapely.get_parts(geometry) if isinstance(p, Polygon)), key=lambda p: p.area)


def _face(place: Place) -> str:
    return "name" if place.element is Element.LAND else "sea"


def _spread(place: Place) -> float:
    return 0.0 if place.element is Element.LAND else SEA_SPACING


def _same(name: str, lines: list[str]) -> bool:
    return name.replace("-", "").replace(" ", "") == "".join(lines).replace("-", "").replace(" ", "")


def _name(
    place: Place,
    room: Room,
    language: str,
    size: float,
    taken: Obstacles,
    water: BaseGeometry,
    home: tuple[float, float] | None,
) -> Label:
    text = place.names[language]
    if place.element is Element.SEA:
        return name_in(room, text, size * 1.12, "sea", SEA_SPACING, taken, home or room.heart)
    grown = size * min(1.15, max(0.88, (room.radius / 34) ** 0.35))
    near = room.heart if home is None else (home[0], home[1] - 14)
    label = name_in(room, text, grown, "name", 0, taken, near)
    if label.cost > TROUBLE:
        outside = name_beside(room, water, text, grown, "name", taken)
        if outside is not None and outside.cost < label.cost - 4:
            return outside
    return label


def _banners(drawing: Drawing, language: str, names: Obstacles) -> dict[str, Banner]:
    largest = drawing.config["letters"].get("banner", 0)
    if not largest:
        return {}
    members: dict[str, list[Figure]] = {}
    for place in drawing.atlas.places:
        if place.element is Element.LAND:
            members.setdefault(place.group, []).append(drawing.figures[place.ref])
    found: dict[str, Banner] = {}
    for number, (group, figures) in enumerate(sorted(members.items())):
        if len(figures) < 3:
            continue
        whole = shapely.union_all([f.geometry.buffer(0.3) for f in figures])
        main = _largest(whole)
        banner = banner_over(main, drawing.atlas.groups[group][language].upper(), largest, names, number)
        if banner is not None:
            found[group] = banner
    return found


def link_line(drawing: Drawing, link: Link, marks: dict[str, tuple[float, float]]) -> LineString:
    """A strait or lane joins the nearest shores; a road bends a little between its two towns."""
    a, b = link.ends
    if a in marks and b in marks:
        start, end = np.array(marks[a]), np.array(marks[b])
        across = np.array([start[1] - end[1], end[0] - start[0]])
        bend = 0.07 * (1 if (a < b) else -1)
        middle = (start + end) / 2 + bend * across
        t = np.linspace(0, 1, 13)[:, None]
        curve = (1 - t) ** 2 * start + 2 * t * (1 - t) * middle + t**2 * end
        return wander(curve, 90, 8.0) if link.kind == "way" else LineString(curve)
    near = shapely.shortest_line(drawing.figures[a].main, drawing.figures[b].main)
    (x0, y0), (x1, y1) = near.coords
    length = max(1.0, float(np.hypot(x1 - x0, y1 - y0)))
    ux, uy = (x1 - x0) / length, (y1 - y0) / length
    return LineString([(x0 - 6 * ux, y0 - 6 * uy), (x1 + 6 * ux, y1 + 6 * uy)])


def bridges(drawing: Drawing, lines: dict[Link, LineString]) -> list[int]:
    """Where a way crosses a river: x, y and the direction of the way in degrees."""
    found: list[int] = []
    for link, line in lines.items():
        if link.kind != "way":
            continue
        for _, river in drawing.nature.rivers:
            for spot in shapely.get_parts(line.intersection(river)):
                if isinstance(spot, Point):
                    along = line.project(spot)
                    before, after = line.interpolate(max(0.0, along - 5)), line.interpolate(along + 5)
                    found += [
                        round(spot.x),
                        round(spot.y),
                        round(np.degrees(np.arctan2(after.y - before.y, after.x - before.x))),
                    ]
    return found


def shore_lines(land: BaseGeometry, frame: Polygon) -> list[list[list[int]]]:
    """Lines on the water that follow the coast, fainter and fainter."""
    rows = []
    for distance in WATER_LINES:
        line = land.buffer(distance, quad_segs=4).simplify(0.7).boundary.intersection(frame)
        rows.append(
            [encode(np.asarray(part.coords), 2) for part in lines_of(shapely.line_merge(line)) if part.length > 14]
        )
    return rows


def compose(drawing: Drawing) -> dict[str, Any]:
    """The board as data for the client."""
    projection, config = drawing.projection, drawing.config
    frame = box(0, 0, projection.width, projection.height)
    land = shapely.union_all([f.geometry.buffer(0.05) for ref, f in drawing.figures.items() if _is_land(drawing, ref)])
    water = frame.difference(land)
    marks = mark_points(drawing)
    lettered = letter(drawing, marks, water.intersection(clear_sheet(drawing)))
    lines = {link: link_line(drawing, link, marks) for link in drawing.atlas.links}
    blocks: list[BaseGeometry] = [line for _, line in drawing.nature.rivers] + list(drawing.nature.lakes)
    blocks += [
        LineString(a.points)
        for a, k in zip(drawing.arcs, drawing.arc_kinds, strict=True)
        if k in ("river", "stream", "coast")
    ]
    blocks += [line.buffer(4) if link.kind == "way" else line for link, line in lines.items()]
    ground = Ground(lettered.blocked, blocks, clear_sheet(drawing))
    terrain = {place.ref: place.terrain for place in drawing.atlas.places}
    shapes = [(f.geometry, terrain.get(ref, "waste")) for ref, f in drawing.figures.items() if _is_land(drawing, ref)]
    scale = Scale(**config.get("scale", {}))
    ornaments = Ornaments(bridges=bridges(drawing, lines))
    if config["furniture"].get("fields"):
        till(ornaments, [marks[m.ref] for m in drawing.atlas.marks], ground, 24)
    adorn_land(ornaments, drawing.nature, shapes, ground, scale, config["tiles"]["seed"])
    sea = config["furniture"]
    open_water = water.intersection(clear_sheet(drawing))
    sails = any(place.element is Element.SEA for place in drawing.atlas.places)
    if sails and VOID_SEA in drawing.figures:
        open_water = open_water.difference(drawing.figures[VOID_SEA].geometry)
    adorn_sea(ornaments, open_water, lettered.blocked, 5, sea["ships"], sea["waves"])
    return board_data(drawing, lettered, marks, lines, ornaments, land, frame)


def _is_land(drawing: Drawing, ref: str) -> bool:
    if ref in (VOID_LAND, VOID_SEA):
        return ref == VOID_LAND
    return any(p.ref == ref and p.element is Element.LAND for p in drawing.atlas.places)


def board_data(
    drawing: Drawing,
    lettered: Lettered,
    marks: dict[str, tuple[float, float]],
    lines: dict[Link, LineString],
    ornaments: Ornaments,
    land: BaseGeometry,
    frame: Polygon,
) -> dict[str, Any]:
    config, atlas = drawing.config, drawing.atlas
    band = config["letters"].get("band", 6.0)
    borders: dict[str, list[int]] = {}
    for number, kind in enumerate(drawing.arc_kinds):
        borders.setdefault(kind, []).append(number)
    shapes: dict[str, Any] = {}
    for place in atlas.places:
        figure = drawing.figures[place.ref]
        shape: dict[str, Any] = {
            "element": str(place.element),
            "group": place.group,
            "names": place.names,
            "rings": figure.rings,
            "anchor": list(lettered.anchors[place.ref]),
        }
        if place.terrain:
            shape["terrain"] = place.terrain
        if place.element is Element.LAND:
            inner = figure.geometry.buffer(-band).simplify(0.9)
            parts = [p for p in shapely.get_parts(inner) if isinstance(p, Polygon)]
            shape["inner"] = [encode(np.asarray(r.coords), 1) for p in parts for r in (p.exterior, *p.interiors)]
        shapes[place.ref] = shape
    return {
        "format": FORMAT,
        "size": [drawing.projection.width, drawing.projection.height],
        "title": config["title"],
        "subtitle": config["subtitle"],
        "arcs": [encode(arc.points) for arc in drawing.arcs],
        "borders": borders,
        "shapes": shapes,
        "void": {ref: drawing.figures[ref].rings for ref in (VOID_LAND, VOID_SEA) if ref in drawing.figures},
        "groups": atlas.groups,
        "tints": atlas.tints,
        "marks": {
            m.ref: {
                "kind": m.kind,
                "at": list(marks[m.ref]),
                "names": m.names,
                **({"inside": m.inside} if m.inside else {}),
            }
            for m in atlas.marks
        },
        "links": [
            {
                "ends": list(link.ends),
                "kind": link.kind,
                **({"ref": link.ref} if link.ref else {}),
                "path": encode(np.asarray(line.coords)),
            }
            for link, line in lines.items()
        ],
        "labels": {
            language: {ref: [label.x, label.y, label.size, label.lines] for ref, label in sorted(placed.items())}
            for language, placed in lettered.labels.items()
        },
        "banners": {
            language: {group: [b.x, b.y, b.size, b.angle, b.spread, b.text] for group, b in sorted(found.items())}
            for language, found in lettered.banners.items()
        },
        "rivers": [[rank, encode(np.asarray(line.simplify(0.4).coords))] for rank, line in drawing.nature.rivers],
        "lakes": [encode(np.asarray(lake.exterior.coords)) for lake in drawing.nature.lakes],
        "shore": shore_lines(land, frame),
        "ornaments": vars(ornaments),
        **(
            {
                "cards": {
                    name: {"box": list(drawing.projection.box(name)), "names": card.names}
                    for name, card in atlas.cards.items()
                }
            }
            if isinstance(drawing.projection, CardGrid)
            else {}
        ),
        "furniture": {key: config["furniture"][key] for key in ("compass", "cartouche")},
    }
