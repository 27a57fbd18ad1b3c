"""Lessons over HTTP: the same entries, the same answer; nothing is remembered, and nothing runs on the event loop."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from reame import games
from reame.lessons import lesson as lessons
from reame.lessons.answer import answer
from tests.server.house import Server

pytestmark = pytest.mark.anyio


@pytest.fixture
def school(launch: Callable[..., Server], new_database: Callable[[str], str]) -> Server:
    """A server with the games of the package."""
    return launch(new_database("sqlite"), registry="reame.games")


async def test_a_lesson_over_http(school: Server) -> None:
    carolus = games.find("carolus")
    court = lessons.find(carolus, "01-court")
    async with school.http() as http:
        shelf = (await http.get("/api/lessons")).json()
        assert list(shelf) == games.NAMES
        assert shelf["carolus"][0] == {"lesson": "01-court", "puzzle": False, "steps": 4}
        for language in ("en", "it"):
            text = (await http.get(f"/api/lessons/carolus/words/{language}")).text
            assert text == lessons.texts(carolus, language)
        for entries in ([], ["play red court"], ["play blue T4"], ["play yellow court"]):
            told = (await http.post("/api/lessons/carolus/01-court", json={"entries": entries})).json()
            expected = answer(court, entries)
            assert {key: told[key] for key in expected} == expected
            assert told.get("model") is None
        shown = (await http.post("/api/lessons/carolus/01-court", json={"entries": [], "show": True})).json()
        assert shown["model"] == ["play red court"]
        why = {"entries": [], "why": "play yellow court"}
        told = (await http.post("/api/lessons/carolus/01-court", json=why)).json()
        assert told["why"]["sentence"]["key"] == "not-in-reserve"


@pytest.mark.parametrize(
    ("path", "body", "status", "key"),
    [
        ("carolus/99-nothing", {"entries": []}, 404, "no-such-lesson"),
        ("chess/01-court", {"entries": []}, 404, "no-such-game"),
        ("carolus/01-court", {"entries": ["x"] * 301}, 400, "bad-request"),
        ("carolus/01-court", {"entries": ["x" * 201]}, 400, "bad-request"),
        ("carolus/01-court", {"entries": [], "model": True}, 400, "bad-request"),
        ("carolus/01-court/play", {"entries": []}, 409, "not-there-yet"),
    ],
)
async def test_what_is_refused(small: Server, path: str, body: object, status: int, key: str) -> None:
    async with small.http() as http:
        told = await http.post(f"/api/lessons/{path}", json=body)
    assert (told.status_code, told.json()["error"]["key"]) == (status, key)


async def test_a_game_without_a_folder_has_no_lessons(small: Server) -> None:
    async with small.http() as http:
        assert (await http.get("/api/lessons")).json()["inn"] == []
        assert (await http.get("/api/lessons/inn/words/en")).text == ""
