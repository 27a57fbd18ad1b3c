"""The last hand: names, links and ornaments; then the board as plain data."""

from typing import Any

import numpy as np
import shapely
from shapely.geometry import LineString, Polygon, box
from shapely.geometry.base import BaseGeometry

from maps.atlas import Element, Link
from maps.board import Drawing
from maps.cardgrid import CardGrid
from maps.geography import lines_of
from maps.growth import VOID_LAND, VOID_SEA
from maps.links import bridges, link_line
from maps.naming import Lettered, clear_sheet, letter, mark_points
from maps.ornaments import Ground, Ornaments, Scale, adorn_land, adorn_sea, till

FORMAT = 1
WATER_LINES = (4.0, 8.5, 13.5, 19.5)


def encode(points: np.ndarray, scale: int = 10) -> list[int]:
    """Points as whole numbers, each relative to the one before."""
    whole = np.round(np.asarray(points) * scale).astype(int)
    steps = np.diff(whole, axis=0, prepend=np.zeros((1, 2), int))
    return [int(v) for v in steps.ravel()]


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
    lines = {link: link_line(drawing, link, marks) for link in drawing.atlas.links}
    crossings = [line for link, line in lines.items() if link.kind in ("strait", "inroad")]
    lettered = letter(drawing, marks, crossings, water.intersection(clear_sheet(drawing)))
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
