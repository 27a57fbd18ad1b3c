"""The sheet under the ink: parchment grain, soft relief, tinted sea; one picture for day and one for night."""

from dataclasses import dataclass
from io import BytesIO

import numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter, zoom

from maps.geography import Array

PIXELS_PER_UNIT = 0.4


@dataclass(frozen=True)
class Tone:
    land: tuple[float, float, float]
    sea: tuple[float, float, float]
    grain: tuple[float, float, float]
    shade: tuple[float, float, float]
    heights: tuple[float, float, float]
    shallows: tuple[float, float, float]
    vignette: float


DAY = Tone((243, 229, 198), (190, 203, 190), (3, 2.4, 2.1), (17, 19, 22), (-20, -27, -38), (26, 18, 2), 0.30)
NIGHT = Tone((62, 52, 42), (27, 38, 46), (2.2, 1.9, 1.7), (9, 8, 7), (10, 7, 3), (9, 12, 11), 0.38)


def _grain(rng: np.random.Generator, rows: int, columns: int) -> Array:
    """Blots of several sizes and a few fibres, mean 0 and deviation about 1."""

    def blots(size: int) -> Array:
        coarse = rng.standard_normal((rows // size + 4, columns // size + 4))
        return zoom(coarse, size, order=3)[:rows, :columns]

    grain = 0.5 * blots(120) + 0.35 * blots(40) + 0.22 * blots(14) + 0.1 * blots(5)
    grain += 0.05 * rng.standard_normal((rows, columns))
    fibres = gaussian_filter(rng.standard_normal((rows, columns)), (0.5, 5))
    fibres += 0.6 * gaussian_filter(rng.standard_normal((rows, columns)), (4, 0.5))
    return grain / grain.std() + 2.2 * fibres


def sheet(heights: Array, land: Array, tone: Tone, seed: int, meadows: Array | None) -> bytes:
    """A WebP from a grid of heights (metres) and a grid that is 1 on land and 0 on water; meadows are tinted green."""
    rows, columns = land.shape
    grain = _grain(np.random.default_rng(seed), rows, columns)[..., None] * np.array(tone.grain) * 1.25
    ground = np.where(land > 0.5, np.maximum(heights, 0), 0)
    slope_y, slope_x = np.gradient(gaussian_filter(ground, 1.4))
    light = np.tanh((-slope_x - slope_y) / 150)[..., None]
    hypsometry = np.clip(gaussian_filter(ground, 4) / 2400, 0, 1)[..., None]
    on_land = np.array(tone.land) + grain + light * np.array(tone.shade) + hypsometry * np.array(tone.heights)
    if meadows is not None:
        on_land = on_land - gaussian_filter(meadows, 5)[..., None] * np.array([30, 9, 40]) * (1 if tone is DAY else 0.3)
    near = gaussian_filter(land, 6)[..., None]
    on_sea = np.array(tone.sea) + grain + near * np.array(tone.shallows)
    mix = gaussian_filter(land, 0.8)[..., None]
    picture = on_land * mix + on_sea * (1 - mix)
    y, x = np.mgrid[0:rows, 0:columns]
    edge = np.clip((np.hypot((x / columns - 0.5) * 1.05, (y / rows - 0.5) * 1.05) - 0.42) / 0.36, 0, 1) ** 1.6
    picture *= 1 - tone.vignette * edge[..., None] * np.array([0.8, 1.0, 1.25])
    out = BytesIO()
    Image.fromarray(np.clip(picture, 0, 255).astype(np.uint8)).save(out, "WEBP", quality=78, method=6)
    return out.getvalue()
