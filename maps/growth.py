"""Territories grow from their seeds over the tiles: quickly over plains, slowly over mountains and rivers."""

from dataclasses import dataclass

import numpy as np
import shapely
from scipy.sparse import csr_matrix
from scipy.sparse.csgraph import dijkstra
from scipy.spatial import cKDTree
from shapely.strtree import STRtree

from maps.atlas import Atlas, Element
from maps.geography import Array, smooth_noise
from maps.nature import Nature
from maps.tiles import Tiles

VOID_LAND, VOID_SEA = "void:land", "void:sea"
FAR = 1e6


@dataclass(frozen=True)
class Effort:
    """What slows growth down, in board units of extra way."""

    relief: float
    river: float
    noise: float
    over_water: float = 7.0
    over_land: float = 40.0
    reach_land: float = 400.0  # land farther than this from every seed lies outside the game
    reach_sea: float = 2000.0


@dataclass
class Claims:
    """Per tile, how far it is from the heart of every place; and who comes first."""

    owners: list[str]  # references, then the two voids
    distance: Array  # owners x tiles
    owner: np.ndarray  # index into owners, per tile
    locked: np.ndarray  # tiles that hold a seed never change hands


def _ways(tiles: Tiles, nature: Nature, effort: Effort) -> tuple[csr_matrix, csr_matrix]:
    """The tile graph with the cost of each step, for growing over land and for growing over sea."""
    pairs = np.array([(a, b) for a in range(len(tiles)) for b in tiles.shared[a] if a < b])
    start, end = tiles.centre[pairs[:, 0]], tiles.centre[pairs[:, 1]]
    length = np.maximum(np.hypot(*(start - end).T), 0.1)
    middle = (start + end) / 2
    rolling, fine = smooth_noise(7, 6 * tiles.spacing), smooth_noise(8, 2.5 * tiles.spacing)
    rough = np.exp(effort.noise * (rolling(*middle.T) + 0.6 * fine(*middle.T)))
    steep = np.clip((nature.height(*middle.T) - 350) / 1500, 0, 1)
    crosses = np.zeros(len(pairs), bool)
    if nature.rivers:
        steps = STRtree(shapely.linestrings(np.stack([start, end], axis=1)))
        crosses[np.unique(steps.query([line for _, line in nature.rivers], predicate="intersects")[1])] = True
    both_land = tiles.land[pairs].all(axis=1)
    any_land = tiles.land[pairs].any(axis=1)
    by_land = length * rough * (1 + effort.relief * steep) + crosses * effort.river
    by_land = np.where(both_land, by_land, length * effort.over_water)
    by_sea = length * np.sqrt(rough) * np.where(any_land, effort.over_land, 1)
    shape = (len(tiles), len(tiles))
    return (
        csr_matrix((by_land, (pairs[:, 0], pairs[:, 1])), shape),
        csr_matrix((by_sea, (pairs[:, 0], pairs[:, 1])), shape),
    )


def _nearest(tiles: Tiles, element: Element, cells: set[int] | None) -> tuple[cKDTree, np.ndarray]:
    fits = tiles.land if element is Element.LAND else ~tiles.land
    if cells is not None:
        fits = fits & np.isin(tiles.cell, sorted(cells))
    index = np.flatnonzero(fits)
    return cKDTree(tiles.centre[index]), index


def claim(
    tiles: Tiles,
    nature: Nature,
    atlas: Atlas,
    effort: Effort,
    void_points: dict[Element, list[tuple[float, float]]],
    cells_of: dict[str, set[int]] | None = None,
) -> Claims:
    """Every place claims the tiles nearest to its seeds; nobody's land and nobody's sea take the rest."""
    by_land, by_sea = _ways(tiles, nature, effort)
    owners = [place.ref for place in atlas.places] + [VOID_LAND, VOID_SEA]
    distance = np.full((len(owners), len(tiles)), FAR, np.float32)
    locked = np.zeros(len(tiles), bool)
    for index, place in enumerate(atlas.places):
        cells = None if cells_of is None else cells_of[place.ref]
        tree, candidates = _nearest(tiles, place.element, cells)
        seeds = []
        for lon, lat in place.seeds:
            _, found = tree.query(np.ravel(nature.projection.to_board(lon, lat)))
            seeds.append(int(candidates[found]))
        locked[seeds] = True
        way = by_land if place.element is Element.LAND else by_sea
        reached = dijkstra(way, directed=False, indices=seeds, min_only=True)
        fits = tiles.land if place.element is Element.LAND else ~tiles.land
        distance[index, fits] = np.minimum(reached[fits], FAR)
        if cells is not None:
            distance[index, ~np.isin(tiles.cell, sorted(cells))] = FAR
    for void, element, way, reach in (
        (VOID_LAND, Element.LAND, by_land, effort.reach_land),
        (VOID_SEA, Element.SEA, by_sea, effort.reach_sea),
    ):
        row = owners.index(void)
        tree, candidates = _nearest(tiles, element, None)
        fits = tiles.land if element is Element.LAND else ~tiles.land
        distance[row, fits] = reach
        points = void_points.get(element, [])
        if points:
            seeds = [int(candidates[tree.query(np.ravel(nature.projection.to_board(*p)))[1]]) for p in points]
            locked[seeds] = True
            reached = dijkstra(way, directed=False, indices=seeds, min_only=True)
            distance[row, fits] = np.minimum(distance[row, fits], reached[fits])
    return Claims(owners, distance, np.argmin(distance, axis=0), locked)
