"""Names in both languages and room for pieces on a drawn board."""

from dataclasses import dataclass
from itertools import pairwise

import shapely
from shapely.geometry import LineString, Point, Polygon, box
from shapely.geometry.base import BaseGeometry

from maps.atlas import Element, Place
from maps.board import Drawing, Figure
from maps.cardgrid import CardGrid
from maps.labels import Banner, Box, Label, Obstacles, Room, banner_over, name_around, name_beside, name_in

LANGUAGES = ("it", "en")
SEA_SPACING = 1.2
INSET = 11.0
TROUBLE = 14.0  # above this a name does not really fit


@dataclass
class Lettered:
    labels: dict[str, dict[str, Label]]  # language -> reference -> label
    anchors: dict[str, tuple[float, float]]
    banners: dict[str, dict[str, Banner]]
    blocked: list[Box]


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


def letter(
    drawing: Drawing, marks: dict[str, tuple[float, float]], crossings: list[LineString], water: BaseGeometry
) -> Lettered:
    """Names first, tightest shapes first; then the places where pieces stand."""
    style = drawing.config["letters"]
    size, mark_size, slot = style["size"], style["mark"], style["slot"]
    width, height = drawing.projection.width, drawing.projection.height
    fixed = Obstacles()
    for x, y in marks.values():
        fixed.add((x - mark_size, y - mark_size, x + mark_size, y + mark_size), 3)
    for x, y, w, h in drawing.config["furniture"]["boxes"]:
        fixed.add((x - 6, y - 6, x + w + 6, y + h + 6), 6)
    for (x0, y0), (x1, y1) in (step for line in crossings for step in pairwise(line.coords)):
        fixed.add((min(x0, x1) - 3, min(y0, y1) - 3, max(x0, x1) + 3, max(y0, y1) + 3), 2)
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
