"""The worked examples of the specification (section 18)."""

from __future__ import annotations

from typing import Any

import pytest

from reame.games.fief.table.pieces import payable
from reame.games.fief.table.things import LOSSES, REGION, VILLAGE, VILLAGES_OF
from reame.games.fief.turn.setup import seated
from reame.games.fief.turn.victory import couple, end_of_round, solo, tally
from tests.games.fief.table import BATTLE, board, can, play, points, step, table, to_end, why

SIEGE: dict[str, Any] = {
    "lords": {"louis": (0, "bourg-villeneuve"), "charles": (0, "bourg-villeneuve"), "eric": (1, "bourg")},
    "soldiers": {0: {"bourg-villeneuve": 8}, 1: {"bourg": 5}},
    "walls": {"bourg": 1},
    "phase": "battles",
    "armies": [{"who": "0", "place": "bourg-villeneuve", "enemy": "1"}],
}


def test_e1_battle_for_a_castle() -> None:
    p = board([BATTLE], dice=[5, 3, 6, 3, 3, 3, 6, 6], **SIEGE)
    play(p, "0 pass", "1 pass", "1 pass")
    assert (points(p, 0, "bourg-villeneuve"), points(p, 1, "bourg")) == (5, 3)
    play(p, "0 pass", "1 pass", "1 pass")
    assert (points(p, 0, "bourg-villeneuve"), points(p, 1, "bourg")) == (4, 1)
    play(p, "0 pass", "1 plead", "0 no", "1 pass")
    assert p.over
    assert points(p, 0, "bourg") == 1
    t = table(p)
    assert t["place"] == {"louis": "bourg", "charles": "bourg"}
    assert t["occupants"] == {"bourg": ["0"]}
    assert "soldiers" in t
    assert points(p, 1, "bourg") == 0


def test_e1_mercy_granted_gives_the_castle_and_a_prisoner() -> None:
    p = board([BATTLE], dice=[], **SIEGE)
    play(p, "0 pass", "1 plead", "0 yes")
    t = table(p)
    assert t["captor"] == {"eric": "0"}
    assert t["occupants"] == {"bourg": ["0"]}
    assert points(p, 1, "bourg") == 0


@pytest.mark.parametrize(("faces", "dead", "left"), [([5, 4], False, 5), ([6, 1], True, 7)])
def test_e2_aiming_at_a_lord(faces: list[int], dead: bool, left: int) -> None:
    p = board(
        [BATTLE],
        lords={"louis": (1, "bourg"), "charles": (0, "bourg")},
        soldiers={0: {"bourg": 6}, 1: {"bourg": 7}},
        occupants={"bourg": ["1", "0"]},
        phase="battles",
        dice=[*faces, 1, 1],
    )
    play(p, "0 pass", "1 pass", "0 aim louis", "0 pass", "1 pass")
    assert points(p, 1, "bourg") == left
    assert ("louis" not in table(p)["family"]) == dead


def test_e3_one_vote_each_and_no_bishop_for_king() -> None:
    p = board(
        [{"step": "Candidates"}, {"step": "PurchaseTurn", "seat": "0"}],
        lords={"louis": (0, "bourg"), "eric": (1, "sigy")},
        bishop={"louis": "sigy"},
        title={"duchy_south": "louis", "barony_north": "louis", "county_west": "eric"},
        fief={"duchy_south": "0", "barony_north": "0", "county_west": "1"},
    )
    family = p.view(0)["families"]["0"]
    assert family["votes"] == 1
    assert family["lords"][0]["eligible"] is False
    play(p, "0 pass")
    assert p.waiting == (1,)


def test_e4_drop_and_return() -> None:
    p = board(
        [{"step": "MovementTurn", "seat": "0"}],
        lords={"louis": (0, "villeneuve")},
        soldiers={0: {"villeneuve": 5}},
        phase="movement",
    )
    play(p, "0 lead louis", "0 take 5 0", "0 go bourg")
    play(p, "0 lead louis")
    assert can(p, 0, "take 2 1")
    play(p, "0 take 2 1", "0 go st_vivien")
    assert (points(p, 0, "bourg"), points(p, 0, "st_vivien")) == (3, 2)
    assert not can(p, 0, "lead louis")


def test_e4_a_lord_walks_back_and_does_not_move_again() -> None:
    p = board(
        [{"step": "MovementTurn", "seat": "0"}],
        lords={"louis": (0, "villeneuve")},
        soldiers={0: {"villeneuve": 5}},
        phase="movement",
    )
    play(p, "0 lead louis", "0 take 5 0", "0 go bourg", "0 lead louis", "0 go villeneuve")
    assert (points(p, 0, "bourg"), table(p)["place"]["louis"]) == (5, "villeneuve")
    assert why(p, 0, "lead louis") == "tired"
    assert p.legal(0) == [0, *[m for m in p.legal(0) if m > 0]]
    assert not any(m for m in p.legal(0) if can(p, 0, "lead louis"))


PASSAGE: dict[str, Any] = {
    "lords": {"louis": (0, "villeneuve"), "eric": (1, "bourg")},
    "soldiers": {0: {"villeneuve": 3}, 1: {"bourg": 4}},
    "walls": {"bourg": 1},
    "phase": "movement",
}


def test_e5_passage_then_the_guest_attacks_and_both_have_the_walls() -> None:
    p = board(
        [{"step": "BattlePhase"}, {"step": "MovementTurn", "seat": "0"}],
        **PASSAGE,
    )
    play(p, "0 lead louis", "0 take 3 0", "0 request bourg 0 camp", "1 yes", "0 pass")
    play(p, "0 fight bourg 1")
    assert [c["walls"] for c in step(p, "Battle")["camps"]] == ["castle", "castle"]


@pytest.mark.parametrize(("answer", "taken"), [("surrender", True), ("resist", False)])
def test_e5_the_host_closes_the_gate(answer: str, taken: bool) -> None:
    p = board([{"step": "BattlePhase"}, {"step": "MovementTurn", "seat": "0"}], **PASSAGE)
    play(p, "0 lead louis", "0 take 3 0", "0 request bourg 0 through", "1 yes")
    play(p, "0 lead louis", "0 take 3 1", "0 go st_vivien", "1 betray", f"0 {answer}", "0 pass")
    assert (table(p).get("captor") == {"louis": "1"}) == taken
    assert points(p, 0, "bourg") == (0 if taken else 3)
    if not taken:
        play(p, "0 pass")
        assert p.waiting == (1,)
        assert why(p, 1, "pass") == "must-fight"
        play(p, "1 fight bourg 0")
        assert [c["walls"] for c in step(p, "Battle")["camps"]] == ["castle", "castle"]


@pytest.mark.parametrize(
    ("region", "capital", "price"),
    [("duchy_south", "bourg", 1000), ("county_northwest", "beaujeu", 800), ("barony_north", "sennecy", 600)],
)
def test_e6_fiefs_have_their_price_and_a_citadel(region: str, capital: str, price: int) -> None:
    villages = [VILLAGE.word(v) for v in VILLAGES_OF[REGION.find(region)]]
    p = board(
        [{"step": "PurchaseTurn", "seat": "0"}],
        lords={"louis": (0, capital)},
        soldiers={0: dict.fromkeys(villages, 1)},
        walls={capital: 1},
        money={"0": price},
        phase="purchases",
    )
    play(p, f"0 found {region} {capital} louis")
    t = table(p)
    assert t.get("money", {}).get("0", 0) == 0
    assert t["walls"] == {capital: 2}
    assert t["title"] == {region: "louis"}
    assert t["fief"] == {region: "0"}


@pytest.mark.parametrize(
    ("titles", "moves"),
    [
        (["duchy_south", "barony_north"], ["barony_north"]),
        (["duchy_south", "duchy_northeast"], ["duchy_south", "duchy_northeast"]),
        (["barony_north"], []),
    ],
)
def test_e7_moving_titles(titles: list[str], moves: list[str]) -> None:
    p = board(
        [{"step": "PurchaseTurn", "seat": "0"}],
        lords={"louis": (0, "bourg"), "eric": (0, "bourg")},
        title=dict.fromkeys(titles, "louis"),
        fief=dict.fromkeys(titles, "0"),
        capital={"duchy_south": "bourg", "duchy_northeast": "tournus", "barony_north": "sennecy"},
        phase="purchases",
    )
    assert [r for r in titles if can(p, 0, f"title {r} eric")] == moves


def test_e8_the_regents_income() -> None:
    p = board([{"step": "Incomes"}], lords={"isabelle": (0, "bourg")}, queen="isabelle", regent="isabelle")
    assert table(p)["money"] == {"0": 800}


def test_e9_length_of_the_regency() -> None:
    p = board(
        [{"step": "Deaths", "lords": ["louis"]}],
        lords={"louis": (0, "bourg"), "isabelle": (1, "sigy"), "henri": (0, "bourg")},
        spouse={"louis": "isabelle", "isabelle": "louis"},
        king="louis",
        queen="isabelle",
        prince="henri",
        round=7,
    )
    t = table(p)
    assert (t["king"], t["regent"], t["majority"]) == ("henri", "isabelle", 10)
    p.round = 9
    end_of_round(p)
    assert p.majority == 10
    p.outcome = None
    p.round = 10
    end_of_round(p)
    assert (p.majority, p.regent) == (0, -1)


@pytest.mark.parametrize(("points_there", "left"), [(7, 4), (8, 4), (2, 1), (1, 1)])
def test_e10_plague_takes_half(points_there: int, left: int) -> None:
    p = board([{"step": "Plague", "region": "duchy_south"}], soldiers={0: {"bourg": points_there}})
    assert points(p, 0, "bourg") == left


@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_e10_plague_and_lords(die: int) -> None:
    p = board(
        [{"step": "Plague", "region": "duchy_south"}],
        lords={"louis": (0, "bourg")},
        soldiers={0: {"sigy": 1}},
        dice=[die],
    )
    assert ("louis" in table(p).get("family", {})) == (die >= 4)


@pytest.mark.parametrize(("die", "bought", "calmed"), [(2, 2, True), (2, 1, False), (1, 3, True)])
def test_e11_calming(die: int, bought: int, calmed: bool) -> None:
    p = board(
        [{"step": "MovementTurn", "seat": "0"}],
        lords={"louis": (0, "bourg"), "eric": (0, "sigy")},
        bishop={"louis": "sigy"},
        money={"0": 1500},
        rebels=9,
        rebels_at="bourg",
        controller="1",
        dice=[die],
        phase="movement",
    )
    play(p, f"0 calm louis {bought}")
    t = table(p)
    assert ("rebels" not in t) == calmed
    assert ("louis" in t["family"]) == calmed
    assert t.get("money", {}).get("0", 0) == 1500 - 500 * bought


@pytest.mark.parametrize(
    ("more", "mine", "bishops"),
    [({}, 600, 0), ({"famine": ["duchy_south"]}, 100, 0), ({"tithe": {"bourg": "eric"}}, 100, 500)],
)
def test_e12_income(more: dict[str, Any], mine: int, bishops: int) -> None:
    p = board(
        [{"step": "Incomes"}],
        lords={"eric": (1, "sigy")},
        bishop={"eric": "bourg"},
        soldiers={0: {"bourg": 1}},
        walls={"bourg": 1},
        mills={"bourg": 2},
        presses={"bourg": 1},
        **more,
    )
    money = table(p)["money"]
    assert (money.get("0", 0), money.get("1", 0)) == (mine, bishops)


def test_e12_an_abandoned_village_pays_nobody() -> None:
    p = board([{"step": "Incomes"}], walls={"bourg": 1}, mills={"bourg": 2})
    assert "money" not in table(p)


def test_e13_feudal_tax() -> None:
    p = board(
        [{"step": "Incomes"}],
        lords={"louis": (0, "bourg")},
        soldiers={1: {"st_vivien": 1}},
        walls={"bourg": 2},
        capital={"duchy_south": "bourg"},
        fief={"duchy_south": "0"},
        title={"duchy_south": "louis"},
        tax={"duchy_south": "0"},
    )
    assert table(p)["money"] == {"0": 800 + 200}


@pytest.mark.parametrize(("walls", "lost"), [(0, 4), (1, 3), (2, 2)])
def test_e14_d_arc_adds_six(walls: int, lost: int) -> None:
    p = board(
        [BATTLE],
        lords={"isabelle": (0, "bourg-villeneuve")},
        maid="isabelle",
        soldiers={0: {"bourg-villeneuve": 4}, 1: {"bourg": 12}},
        walls={"bourg": walls},
        armies=[{"who": "0", "place": "bourg-villeneuve", "enemy": "1"}],
        phase="battles",
        dice=[3, 1, 1],
    )
    play(p, "0 pass", "1 pass")
    assert points(p, 1, "bourg") == 12 - lost


def test_e14_above_eighteen_counts_as_eighteen() -> None:
    assert [row[17] for row in LOSSES] == [9, 6, 4]
    p = board(
        [BATTLE],
        lords={"isabelle": (0, "bourg-villeneuve")},
        maid="isabelle",
        soldiers={0: {"bourg-villeneuve": 12}, 1: {"bourg": 15}},
        armies=[{"who": "0", "place": "bourg-villeneuve", "enemy": "1"}],
        phase="battles",
        dice=[6, 6, 6, 1, 1, 1],
    )
    play(p, "0 pass", "1 pass")
    assert points(p, 1, "bourg") == 6


def test_e15_small_change() -> None:
    ones = [VILLAGE.word(v) for v in range(1, 13)]
    assert payable([1] * 12 + [6])
    assert not payable([1] * 12 + [4])
    p = board(
        [{"step": "Casualties", "seat": "0", "places": ["bourg"], "points": 2}],
        soldiers={0: {"bourg": 6, **dict.fromkeys(ones, 1)}},
    )
    assert points(p, 0, "bourg") == 3


def test_e16_separate_attackers() -> None:
    p = board(
        [BATTLE],
        soldiers={0: {"bourg-villeneuve": 4}, 2: {"bourg-st_vivien": 7}, 1: {"bourg": 8}},
        walls={"bourg": 1},
        armies=[
            {"who": "0", "place": "bourg-villeneuve", "enemy": "1"},
            {"who": "2", "place": "bourg-st_vivien", "enemy": "1"},
        ],
        phase="battles",
        dice=[6, 5, 4, 2, 2],
    )
    play(p, "2 enlist attackers separate", "1 strike 2")
    assert (points(p, 1, "bourg"), points(p, 0, "bourg-villeneuve"), points(p, 2, "bourg-st_vivien")) == (5, 4, 3)


SORTIE: dict[str, Any] = {
    "soldiers": {0: {"bourg-villeneuve": 6}, 1: {"bourg": 5, "bourg-field": 4}},
    "walls": {"bourg": 1},
    "armies": [{"who": "0", "place": "bourg-villeneuve", "enemy": "1"}],
    "phase": "battles",
}


def test_e17_sortie_combined_in_the_open() -> None:
    p = board([BATTLE], dice=[6, 1, 1], **SORTIE)
    play(p, "1 sortie")
    assert p.dump()["stack"][-1]["points"] == 3  # the open row of 6
    assert can(p, 1, "lose bourg 3")


def test_e17_garrison_and_late_troops_apart() -> None:
    p = board([BATTLE], dice=[6, 1, 1], **SORTIE)
    play(p, "1 pass", "0 strike 1")
    assert (points(p, 1, "bourg"), points(p, 1, "bourg-field")) == (3, 4)


def ballot(votes: list[int], **more: Any) -> Any:
    """Three players with so many voters each, each voting for his own candidate."""
    regions = ["duchy_south", "duchy_northeast", "county_northwest", "county_west", "barony_north", "barony_east"]
    capitals = ["bourg", "tournus", "beaujeu", "sigy", "sennecy", "st_gerome"]
    men = ["louis", "charles", "eric", "francois", "gauvain", "henri"]
    lords: dict[str, tuple[int, str]] = {}
    title: dict[str, str] = {}
    fief: dict[str, str] = {}
    candidates: dict[str, str] = {}
    n = 0
    for seat, count in enumerate(votes):
        for _ in range(count):
            lords[men[n]] = (seat, capitals[n])
            title[regions[n]] = men[n]
            fief[regions[n]] = str(seat)
            candidates.setdefault(str(seat), men[n])
            n += 1
    extra = more.pop("lords", {})
    p = board(
        [{"step": "Ballot"}],
        lords={**lords, **extra},
        title=title,
        fief=fief,
        capital=dict(zip(regions[:n], capitals[:n], strict=True)),
        candidates=candidates,
        phase="negotiations",
        **more,
    )
    while not p.over and p.dump()["stack"][-1]["step"] == "Vote":
        p.apply(p.waiting[0], p.default(p.waiting[0]))
    return p


@pytest.mark.parametrize(("votes", "king"), [([3, 2, 1], True), ([3, 3, 0], False), ([2, 1, 1], False)])
def test_e18_ballot(votes: list[int], king: bool) -> None:
    bishops = {"othon": (0, "bourg"), "pierre": (0, "bourg")} if king else {}
    votes = [votes[0] - 2, *votes[1:]] if king else votes
    p = ballot(votes, lords=bishops, bishop={"othon": "sigy", "pierre": "blaye"} if king else {})
    assert (table(p).get("king") is not None) == king


@pytest.mark.parametrize(("answer", "king"), [("yes", "louis"), ("no", None)])
def test_e18_a_bishop_elsewhere_is_asked(answer: str, king: str | None) -> None:
    p = ballot(
        [3, 1, 0],
        lords={"othon": (0, "bourg"), "pierre": (2, "bourg")},
        bishop={"othon": "sigy", "pierre": "blaye"},
    )
    play(p, f"2 {answer}")
    assert table(p).get("king") == king
    if king:
        assert table(p)["guards"] == {"king": 20}


CROWNED: dict[str, Any] = {
    "lords": {"louis": (0, "bourg"), "isabelle": (1, "sigy")},
    "spouse": {"louis": "isabelle", "isabelle": "louis"},
    "king": "louis",
    "queen": "isabelle",
}


@pytest.mark.parametrize(
    ("kings", "queens", "more", "alone", "pair"),
    [
        (2, 2, {}, [], [0, 1]),
        (3, 1, {}, [0], [0, 1]),
        (1, 3, {}, [1], [0, 1]),
        (3, 0, {"captor": {"louis": "2"}}, [0], []),
        (3, 2, {"majority": 9, "regent": "isabelle"}, [], []),
    ],
)
def test_e19_victory(kings: int, queens: int, more: dict[str, Any], alone: list[int], pair: list[int]) -> None:
    regions = ["duchy_south", "duchy_northeast", "county_northwest", "county_west", "barony_north"]
    owners = ["louis"] * kings + ["isabelle"] * queens
    p = board(
        [{"step": "PurchaseTurn", "seat": "0"}],
        title=dict(zip(regions, owners, strict=False)),
        fief={r: "0" if x == "louis" else "1" for r, x in zip(regions, owners, strict=False)},
        **CROWNED,
        **more,
    )
    assert solo(p, [0, 1, 2]) == alone
    assert couple(p) == pair


def test_e20_score() -> None:
    p = board(
        [{"step": "PurchaseTurn", "seat": "0"}],
        lords={"louis": (0, "bourg"), "henri": (0, "bourg")},
        bishop={"henri": "sigy"},
        cardinals=["henri"],
        king="louis",
        title={"duchy_south": "louis", "barony_north": "louis"},
        fief={"duchy_south": "0", "barony_north": "0"},
        money={"0": 1740},
    )
    assert tally(p, 0) == 190


def test_e21_seats() -> None:
    homes = [VILLAGE.find(w) for w in ("tournus", "beaujeu", "bourg")]
    assert seated([0, 1, 2], homes) == [0, 2, 1]


def test_e22_justice() -> None:
    murder: dict[str, Any] = {
        "lords": {"louis": (0, "bourg"), "charles": (0, "bourg"), "eric": (1, "sigy"), "henri": (2, "blaye")},
        "king": "louis",
        "hands": {"0": [["assassination", 1]], "2": [["justice", 4]]},
    }
    p = board([{"step": "CardTurn", "seat": "0"}], **murder)
    play(p, "0 murder eric")
    assert p.waiting == (2,)
    assert can(p, 2, "condemn charles")
    assert why(p, 2, "condemn louis") == "immune"
    play(p, "2 condemn charles")
    assert set(table(p)["family"]) == {"louis", "henri"}


def test_e22_no_justice_against_the_king_alone() -> None:
    p = board(
        [{"step": "CardTurn", "seat": "0"}],
        lords={"louis": (0, "bourg"), "eric": (1, "sigy"), "henri": (2, "blaye")},
        king="louis",
        hands={"0": [["assassination", 1]], "2": [["justice", 4]]},
    )
    play(p, "0 murder eric")
    assert p.waiting == (0,)


def test_e23_bad_weather() -> None:
    p = board(
        [{"step": "MovementTurn", "seat": "0"}],
        lords={
            "louis": (0, "la_salle"),
            "charles": (0, "l_epervier"),
            "henri": (0, "mazilles"),
            "eric": (1, "chateaufort"),
        },
        weather=["barony_north"],
        phase="movement",
    )
    assert why(p, 0, "lead charles") == "bad-weather-here"
    play(p, "0 lead henri")
    assert why(p, 0, "attack chateaufort") == "bad-weather-here"
    play(p, "0 pass", "0 lead louis", "0 go sennecy")
    assert why(p, 0, "lead louis") == "bad-weather-here"


LAST_LORD: dict[str, Any] = {
    "lords": {"louis": (0, "bourg"), "eric": (1, "beaujeu")},
    "soldiers": {0: {"bourg": 3}, 1: {"beaujeu": 2, "la_salle": 2, "sigy": 1}},
    "walls": {"beaujeu": 2},
    "capital": {"county_northwest": "beaujeu"},
    "fief": {"county_northwest": "1"},
    "title": {"county_northwest": "eric"},
    "phase": "negotiations",
}


def test_e24_the_crown_gives_the_county_away() -> None:
    p = board([{"step": "Inheritance"}, {"step": "Deaths", "lords": ["eric"]}], king="louis", **LAST_LORD)
    assert p.waiting == (0,)
    play(p, "0 title county_northwest louis")
    assert (points(p, 1, "beaujeu"), points(p, 1, "la_salle"), points(p, 1, "sigy")) == (0, 0, 1)
    play(p, "0 garrison bourg 1")
    t = table(p)
    assert t["fief"] == {"county_northwest": "0"}
    assert t["occupants"]["beaujeu"] == ["0"]


def test_e24_the_tax_goes_to_the_heir() -> None:
    p = board(
        [{"step": "Incomes"}, {"step": "Deaths", "lords": ["eric"]}],
        king="louis",
        tax={"county_northwest": "1"},
        **LAST_LORD,
    )
    assert table(p)["money"]["0"] == 4 * 200 + 500


def test_e24_without_a_crown_the_next_lord_becomes_count() -> None:
    p = board(
        [{"step": "CardTurn", "seat": "1"}, {"step": "Deaths", "lords": ["eric"]}],
        hands={"1": [["henri", 2]]},
        **{**LAST_LORD, "phase": "cards"},
    )
    assert "claim" not in table(p)
    play(p, "1 lord henri beaujeu")
    assert table(p)["title"] == {"county_northwest": "henri"}


def test_e24_a_king_consecrated_first_disposes_of_it() -> None:
    p = board(
        [{"step": "Inheritance", "consecrated": True}, {"step": "Deaths", "lords": ["eric"]}],
        **LAST_LORD,
    )
    assert "claim" not in table(p)
    assert p.over
    p = board(
        [{"step": "Inheritance", "consecrated": True}],
        king="louis",
        **{**LAST_LORD, "title": {}, "lords": {"louis": (0, "bourg")}},
    )
    assert p.waiting == (0,)
    to_end(p)
    assert table(p)["fief"] == {"county_northwest": "0"}
