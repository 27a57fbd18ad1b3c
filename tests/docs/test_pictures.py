"""Pictures of the guides: every one is there, small, of the size that the page keeps free, and said in words."""

from __future__ import annotations

import re
import struct
from importlib.resources import files

import pytest

import reame
from reame.server.errors import NotFound
from reame.server.library import Library
from reame.words import LANGUAGES

PICTURE = re.compile(r"^!\[([^\]]+)\]\(pictures/([\w.]+)\)$", re.M)


@pytest.mark.parametrize("game", reame.games.NAMES)
def test_a_guide_has_its_pictures_in_both_languages(game: str) -> None:
    home = files(f"reame.games.{game}")
    shown: set[str] = set()
    for language in LANGUAGES:
        found = PICTURE.findall(home.joinpath(f"guide.{language}.md").read_text("utf-8"))
        assert 2 <= len(found) <= 3, f"guide.{language}.md shows {len(found)} pictures: tools/guide_pictures.py"
        for alt, name in found:
            assert len(alt) > 60
            assert name.endswith(f".{language}.webp")
            body = home.joinpath("pictures").joinpath(name).read_bytes()
            assert len(body) < 60_000
            assert (body[:4], body[8:16]) == (b"RIFF", b"WEBPVP8 ")
            assert struct.unpack("<HH", body[26:30]) == (960, 640)
            shown.add(name)
    assert shown == {p.name for p in home.joinpath("pictures").iterdir()}


def test_only_pictures_of_the_guide_are_served() -> None:
    library = Library()
    assert library.picture("fief", "map.it.webp")[:4] == b"RIFF"
    for name in ("none.webp", "../data.toml", "", "."):
        with pytest.raises(NotFound):
            library.picture("fief", name)
