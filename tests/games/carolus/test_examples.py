"""The worked examples of the rules (E1 to E6) and of the rulings (D1 to D11)."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from reame.games.carolus.things import CLAN, CLANS, SIDE, TERRITORY
from reame.kernel.kinds import NOBODY
from tests.games.carolus.tables import GAME, holders, names, of_clan, ring, say, stock, table

EXAMPLES: list[dict[str, Any]] = tomllib.loads(Path(__file__).with_name("examples.toml").read_text("utf-8"))["example"]


def of_kind(*kinds: str) -> pytest.MarkDecorator:
    chosen = [e for e in EXAMPLES if e["kind"] in kinds]
    assert chosen
    return pytest.mark.parametrize("e", chosen, ids=[e["id"] for e in chosen])


def test_every_example_is_run() -> None:
    assert {e["kind"] for e in EXAMPLES} == {"token_order", "influence", "stop", "control", "turn", "relief", "lap"}
    assert len(EXAMPLES) == 19


@of_kind("token_order")
def test_4_1_low_tokens_act_first(e: dict[str, Any]) -> None:
    order = [str(s) for s in e["choice_order"]]
    hands = e.get("hands", [[1, 2, 3, 4, 5]] * e["players"])
    p = table(
        e["players"],
        [{"step": "Rounds", "stage": "turns"}, {"step": "Tokens"}],
        order=order,
        round=1,
        hands={str(s): [str(t) for t in hand] for s, hand in enumerate(hands)},
        reserves={str(s): {"red": 7} for s in range(e["players"])},
        size={"T1": 1, "T2": 1, "T3": 1, "T4": 1},
    )
    for seat in e["choice_order"]:
        assert p.waiting == (seat,)
        say(p, seat, f"token {e['tokens'][seat]}")
    assert p.order == e["action_order"]
    acting = e["action_order"][0]
    assert p.waiting == (acting,)
    cubes = 4 if e["players"] == 3 else 3
    say(p, acting, *["play red court"] * cubes)
    steps = [GAME.table.words(m) for m in p.legal(acting)]
    assert steps == [f"advance {n}" for n in range(1, e["max_steps"][acting] + 1)]


@of_kind("influence")
def test_5_influence_and_who_gets_the_space(e: dict[str, Any]) -> None:
    space = e["space"]
    spaces = [
        {"owner": "", "size": 1, "cubes": {}},
        space,
        {"owner": "", "size": 1, "cubes": {}},
        {"owner": "", "size": 1, "cubes": {}},
        {"owner": "", "size": 1, "cubes": {}},
    ]
    p = table(
        e["players"],
        [{"step": "Turn", "seat": "0", "stage": "emperor"}],
        **ring(spaces),
        emperor="T1",
        placed={"0": "1"},
        holder=holders(e["holders"]),
        stock=stock(e["players"], spaces),
    )
    sides = SIDE.words[: len(e["influence"])]
    assert p.influence(1) == [e["influence"][s] for s in sides]
    before = p.owner[1]
    say(p, 0, "advance 1")
    if e["result"] == "owner keeps":
        assert p.owner[1] == before
    else:
        assert p.owner[1] == SIDE.find(e["result"])


@of_kind("stop", "turn")
def test_5_the_emperor_stops(e: dict[str, Any]) -> None:
    spaces = e["spaces"]
    at = names(spaces)
    seat = e["mover"]
    place = e.get("place", [])
    reserve: dict[str, int] = {}
    for clan, _ in place:
        reserve[clan] = reserve.get(clan, 0) + 1
    turn = {"step": "Turn", "seat": str(seat), "stage": "cubes" if place else "emperor", "left": len(place)}
    courts = {str(s): {c: n for c, n in court.items() if n} for s, court in enumerate(e.get("courts", []))}
    p = table(
        e["players"],
        [turn],
        **ring(spaces),
        emperor=at[e["emperor_at"]],
        placed={str(seat): str(e.get("token", 5))},
        holder=holders(e["holders"]),
        courts=courts,
        reserves={str(seat): reserve},
        stock=stock(e["players"], spaces),
    )
    by_name = {s["name"]: t for s, t in zip(spaces, at, strict=True)}
    for name, influence in e.get("influence_at", {}).items():
        assert p.influence(TERRITORY.find(by_name[name])) == [influence[s] for s in SIDE.words[:2]]
    for clan, where in place:
        say(p, seat, f"play {clan} {'court' if where == 'court' else by_name[where]}")
    for name, influence in e.get("influence_before_stop", {}).items():
        assert p.influence(TERRITORY.find(by_name[name])) == [influence[s] for s in SIDE.words[:2]]
    say(p, seat, f"advance {e['steps']}")
    after = e["after"]
    assert SIDE.word(p.owner[p.emperor]) == after["owner"]
    assert p.size[p.emperor] == after["size"]
    assert p.castles[p.emperor] == after["castles"]
    assert p.spaces() == after["spaces"]
    if "paladins" in after:
        assert sum(p.cubes[p.emperor * CLANS :][:CLANS]) == after["paladins"]
    assert p.outcome is not None
    if "winner" in e:
        winners = [["white", "black"].index(w) for w in e["winner"]]
        assert p.outcome.winners == winners
    else:
        assert p.outcome.reason == "stop", "the game goes on"
    for side, n in e.get("stock_after", {}).items():
        assert p.stock[SIDE.find(side)] == n


@of_kind("control")
def test_4_2_who_holds_a_clan(e: dict[str, Any]) -> None:
    for line in e["then"]:
        courts = {str(s): court for s, court in enumerate(e["courts"])}
        p = table(
            2, [{"step": "Tokens"}], courts=courts, holder=holders(e["holders"]), hands={"0": ["1"]}, order=["0", "1"]
        )
        clan = CLAN.find(line["clan"])
        for seat, n in line["adds"]:
            for _ in range(n):
                p.to_court(seat, clan)
        assert p.holder[clan] == line["holder"], line


@of_kind("relief")
def test_6_relief(e: dict[str, Any]) -> None:
    courts = {str(s): {e["clan"]: n} for s, n in enumerate(e["courts"]) if n}
    p = table(
        e["players"],
        [{"step": "Tokens"}],
        courts=courts,
        holder={e["clan"]: str(e["holder"])},
        hands={"0": ["1"]},
        order=[str(s) for s in range(e["players"])],
    )
    clan = CLAN.find(e["clan"])
    p.relief(clan)
    assert p.supply[clan] == e["after"]["supply"]
    assert of_clan(p.courts, clan) == e["after"]["courts"]
    assert p.holder[clan] == e["after"]["holder"]


@of_kind("lap")
def test_r14_the_emperor_may_go_all_the_way_round(e: dict[str, Any]) -> None:
    spaces = [{"owner": "", "size": 1, "cubes": {}} for _ in range(e["spaces"])]
    for steps, landing in e["landing"].items():
        p = table(
            2,
            [{"step": "Turn", "seat": "0", "stage": "emperor"}],
            **ring(spaces),
            emperor=f"T{e['emperor_at'] + 1}",
            placed={"0": "5"},
        )
        say(p, 0, f"advance {steps}")
        assert p.emperor == landing
        assert p.owner == [NOBODY] * 15
