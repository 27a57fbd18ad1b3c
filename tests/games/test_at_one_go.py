"""What can be done at one go is a row of legal moves, each answering the next question of the same seat."""

from __future__ import annotations

from typing import Final

import pytest

import reame
from reame.kernel.position import Position
from reame.kernel.prospects import CHOICES
from reame.kernel.record import Record, read_record
from tests.golden.replay import HERE

# A record, the deeds that it has whole rows of, and how many rows are tried of each.
TRIED: Final = 12
GAMES: Final = {
    "conspiracy-4-137": {"attack", "march"},
    "fief-4-5": {"lead", "offer"},
    "universalis-5-106": {"attack", "offer"},
}


def goes(p: Position, seat: int, moves: list[int]) -> int:
    """How many of the moves can be made, one after the other, as long as nobody else is asked."""
    world = p.clone()
    for n, move in enumerate(moves):
        if seat not in world.waiting:
            return n
        assert move in world.legal(seat), f"{p.game.table.words(move)} is not legal as number {n + 1}"
        world.apply(seat, move)
    return len(moves)


@pytest.mark.parametrize("name", list(GAMES))
def test_rows_are_made_of_legal_moves(name: str) -> None:
    record = read_record((HERE / f"{name}.record").read_text("utf-8"), reame.game)
    table = record.game.table
    again = Record(record.game, record.seats, record.seed, record.options, record.salt, start=record.start)
    tried = dict.fromkeys(GAMES[name], 0)
    whole = dict.fromkeys(GAMES[name], 0)
    for seat, move in record.moves:
        p = again.position
        asked = {verb for verb in tried if tried[verb] < TRIED}
        if asked & {table.words(m).split()[0] for m in p.legal(seat)}:
            for told in record.game.prospects(p, seat, CHOICES):
                verb = told.of.split()[0]
                for part in told.parts if verb in asked else []:
                    moves = [table.parse(words) for words in part.figures["moves"]]
                    assert table.words(moves[0]) == told.of
                    tried[verb] += 1
                    whole[verb] += goes(p, seat, moves) == len(moves)
        again.play(seat, move)
        if not asked:
            break
    assert all(tried.values()), f"of some there was none: {tried}"
    assert all(whole.values()), f"of some none could be made as a whole: {whole}"
