"""What everybody can work out from the table: incomes, roads, votes (6)."""

from __future__ import annotations

import pytest

from reame.bots.random import any_move
from reame.games.conspiracy.table.position import Conspiracy
from reame.games.conspiracy.table.things import REICHSSTADT
from reame.kernel.chance import Dice
from tests.games.conspiracy.tables import GAME, play_some


def test_views_reckon_up_what_the_table_can_see() -> None:
    p = play_some(3, "reckoning", 500)
    r = p.view(-1)["reckoning"]
    for s in range(3):
        mine = r["families"][str(s)]
        assert mine["income"] == p.income(s)
        assert mine["roads"] == sum(x["ducats"] for x in r["roads"] if x["seat"] == str(s))
        assert mine["votes"] == p.votes(s)
    assert sum(f["votes"] for f in r["families"].values()) + r["neutral"]["votes"] == 7
    best = max(r["families"].values(), key=lambda f: int(f["votes"]))
    assert best["needed"] <= 7


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_6_what_is_reckoned_as_the_game_goes_on_is_what_the_table_shows(seats: int) -> None:
    p: Conspiracy = GAME.start(seats, f"reckoning {seats}", {"turns": "20"})
    dice = Dice("reckoning")
    cities = 0
    while not p.over:
        seat = p.waiting[0]
        p.apply(seat, any_move(GAME.table, p.legal(seat), dice))
        fresh = GAME.load(p.dump())
        assert p.measures() == fresh.measures()
        assert [p.lands(s) for s in range(seats)] == [fresh.lands(s) for s in range(seats)]
        cities = max(cities, sum(w & REICHSSTADT != 0 for w in p.works))
    assert cities, "roads to a Reichsstadt were among those reckoned"
