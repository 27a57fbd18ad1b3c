"""How wide a word is in the fonts that the boards are lettered with."""

from functools import cache
from io import BytesIO
from pathlib import Path

from fontTools.ttLib import TTFont
from PIL import ImageFont

FONTS = Path(__file__).parent.parent / "web" / "public" / "maps" / "fonts"
FACES = {
    "name": ("im-fell-english-sc.woff2", "cormorant-sc-ext.woff2"),
    "sea": ("im-fell-english-italic.woff2", "cormorant-sc-ext.woff2"),
    "realm": ("cinzel-bold.woff2", "cinzel-bold-ext.woff2"),
}
EM = 100


@cache
def _face(file: str) -> tuple[ImageFont.FreeTypeFont, frozenset[int]]:
    font = TTFont(FONTS / file)
    letters = frozenset(font.getBestCmap())
    font.flavor = None
    plain = BytesIO()
    font.save(plain)
    plain.seek(0)
    return ImageFont.truetype(plain, EM, layout_engine=ImageFont.Layout.BASIC), letters


def can_write(text: str, face: str) -> bool:
    """Is every letter in the face or in its companion for Czech, Polish and Hungarian names?"""
    return all(any(ord(letter) in _face(file)[1] for file in FACES[face]) for letter in text)


@cache
def width(text: str, face: str) -> float:
    """Width of a line at size 1."""
    main, companion = (_face(file) for file in FACES[face])
    return sum((main if ord(c) in main[1] else companion)[0].getlength(c) for c in text) / EM
