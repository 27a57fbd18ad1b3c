"""Deaths, inheritances, the crown and its guards (12, 13.4 to 13.7)."""

from __future__ import annotations

from typing import Any

from reame.games.fief.rules import GAME
from reame.games.fief.turn.victory import end_of_round
from reame.kernel.journal import Journal
from tests.games.fief.table import FIEF, TALKING, TALKS, board, can, play, points, table, turn, why


def test_r30_an_inheritance_may_fall_to_a_prisoner() -> None:
    p = board(
        [{"step": "Deaths", "lords": ["louis"]}],
        lords={"louis": (0, "bourg"), "henri": (0, "sigy"), "eric": (1, "sigy")},
        captor={"henri": "1"},
        soldiers={0: {"bourg": 1}},
        **FIEF,
    )
    assert table(p)["title"] == {"duchy_south": "henri"}


def test_r47_all_are_removed_then_each_claim_is_judged_apart() -> None:
    p = board(
        [{"step": "Deaths", "lords": ["louis", "charles"]}],
        lords={"louis": (0, "bourg"), "charles": (0, "beaujeu"), "isabelle": (1, "sigy"), "henri": (2, "blaye")},
        soldiers={0: {"bourg": 1, "beaujeu": 1}},
        spouse={"louis": "isabelle", "isabelle": "louis"},
        king="henri",
        walls={"bourg": 2, "beaujeu": 2},
        capital={"duchy_south": "bourg", "county_northwest": "beaujeu"},
        fief={"duchy_south": "0", "county_northwest": "0"},
        title={"duchy_south": "louis", "county_northwest": "charles"},
    )
    assert table(p)["claim"] == {"duchy_south": "1", "county_northwest": "crown"}


def test_r48_the_spouses_player_inherits_the_last_lords_fief() -> None:
    p = board(
        [{"step": "Inheritance"}, {"step": "Deaths", "lords": ["louis"]}],
        lords={"louis": (0, "bourg"), "isabelle": (1, "sigy")},
        soldiers={0: {"bourg": 2, "sigy": 1}, 1: {"sigy": 1}},
        occupants={"sigy": ["1", "0"]},
        spouse={"louis": "isabelle", "isabelle": "louis"},
        money={"1": 100},
        **FIEF,
        **TALKING,
    )
    play(p, "1 title duchy_south isabelle", "1 recruit 1")
    assert table(p)["title"] == {"duchy_south": "isabelle"}
    assert points(p, 1, "bourg") == 1
    assert points(p, 0, "bourg") == 0


def test_r49_the_heir_may_send_a_lord_and_is_holder_before_a_guest() -> None:
    def inherited(**more: Any) -> Any:
        return board(
            [{"step": "Inheritance"}],
            lords={"eric": (1, "sigy")},
            soldiers={0: {"bourg": 2, "st_vivien": 1}, 2: {"bourg": 1}, **more.pop("troops", {})},
            occupants={"bourg": ["0", "2"]},
            claim={"duchy_south": "1"},
            **{k: v for k, v in FIEF.items() if k != "title"},
            mills={"st_vivien": 1},
            **more,
            **TALKING,
        )

    p = inherited(troops={1: {"sigy": 3}}, money={"1": 100})
    play(p, "1 title duchy_south eric")
    assert {"garrison sigy 1", "castellan eric", "recruit 1"} <= {GAME.table.words(m) for m in p.legal(1)}
    play(p, "1 castellan eric")
    t = table(p)
    assert t["occupants"]["bourg"] == ["1", "2"]
    assert (points(p, 0, "bourg"), points(p, 0, "st_vivien")) == (0, 0), "the old owner's soldiers are gone"
    assert t["mills"] == {"st_vivien": 1}


def test_r50_a_captured_king_loses_guards_and_pension() -> None:
    p = board(
        [{"step": "Incomes"}, {"step": "Ultimatum", "host": "1", "guest": "0", "village": "bourg"}],
        lords={"louis": (0, "bourg"), "eric": (1, "bourg")},
        occupants={"bourg": ["1", "0"]},
        walls={"bourg": 1},
        king="louis",
        guards={"king": 20},
        guards_at={"king": "bourg"},
        guards_of={"king": "0"},
    )
    play(p, "0 surrender")
    t = table(p)
    assert t["king"] == "louis"
    assert "guards" not in t
    assert t["money"] == {"1": 100}


def test_r55_the_young_king_draws_no_pension_and_may_not_marry() -> None:
    p = board(
        [TALKS, {"step": "Incomes"}],
        lords={"henri": (0, "bourg"), "isabelle": (1, "sigy"), "blanche": (2, "blaye")},
        king="henri",
        queen="isabelle",
        regent="isabelle",
        majority=6,
        **TALKING,
    )
    assert table(p)["money"] == {"1": 800}
    play(p, "0 offer 2")
    assert why(p, 0, "marry henri blanche") == "under-age"


COURT: dict[str, Any] = {
    "lords": {"henri": (0, "bourg"), "isabelle": (1, "sigy"), "blanche": (2, "blaye")},
    "king": "henri",
    "queen": "isabelle",
    "guards": {"queen": 10},
    "guards_at": {"queen": "sigy"},
    "guards_of": {"queen": "1"},
}


def test_r56_the_queen_mother_keeps_her_card_until_her_son_marries() -> None:
    p = board(turn("PurchaseTurn"), regent="isabelle", majority=3, phase="purchases", **COURT)
    end_of_round(p)
    assert (p.regent, p.majority) == (-1, 0)
    t = table(p)
    assert (t["queen"], t["guards"]) == ("isabelle", {"queen": 10})
    q = board([{"step": "Talks", "order": ["0", "1", "2"]}], **COURT, **TALKING)
    play(q, "0 offer 2", "0 marry henri blanche", "0 propose", "2 yes")
    t = table(q)
    assert (t["queen"], t["guards_at"]) == ("blanche", {"queen": "blaye"})


def test_r57_guards_go_to_the_regent_when_there_is_a_prince() -> None:
    court: dict[str, Any] = {
        "lords": {"louis": (0, "bourg"), "isabelle": (1, "sigy"), "henri": (0, "blaye")},
        "spouse": {"louis": "isabelle", "isabelle": "louis"},
        "king": "louis",
        "queen": "isabelle",
        "guards": {"king": 12, "queen": 10},
        "guards_at": {"king": "bourg", "queen": "sigy"},
        "guards_of": {"king": "0", "queen": "1"},
    }
    p = board([{"step": "Deaths", "lords": ["louis"]}], prince="henri", **court)
    assert table(p)["guards"] == {"king": 12, "queen": 10}
    assert table(p)["guards_at"] == {"king": "sigy", "queen": "sigy"}
    p = board([{"step": "Deaths", "lords": ["louis"]}], **court)
    assert table(p)["guards"] == {"queen": 10}
    assert table(p)["regent"] == "isabelle"


def test_r59_a_cardinal_is_enough_and_counts_as_a_bishop() -> None:
    regions = ["duchy_south", "county_west", "barony_north"]
    capitals = ["bourg", "sigy", "sennecy"]
    men = ["louis", "charles", "gauvain"]

    def elected(**more: Any) -> Any:
        lords = dict(zip(men, [(0, v) for v in capitals], strict=True))
        p = board(
            [{"step": "Ballot"}],
            lords={**lords, "othon": (1, "blaye"), "pierre": (2, "blaye")},
            title=dict(zip(regions, men, strict=True)),
            fief=dict.fromkeys(regions, "0"),
            capital=dict(zip(regions, capitals, strict=True)),
            candidates={"0": "louis"},
            **more,
            **TALKING,
        )
        while p.dump()["stack"][-1]["step"] == "Vote":
            p.apply(p.waiting[0], p.default(p.waiting[0]))
        return p

    p = elected(bishop={"othon": "sigy", "pierre": "blaye"}, cardinals=["pierre"])
    play(p, "1 no", "2 yes")
    assert table(p)["king"] == "louis", "one willing cardinal"
    q = elected(bishop={"othon": "sigy", "pierre": "blaye"})
    play(q, "1 yes", "2 yes")
    assert table(q)["king"] == "louis", "bishops of two families together"
    r = elected(bishop={"othon": "sigy", "pierre": "blaye"})
    play(r, "1 yes", "2 no")
    assert "king" not in table(r)


MARRIED: dict[str, Any] = {
    "lords": {"louis": (0, "bourg"), "isabelle": (1, "sigy"), "henri": (2, "blaye")},
    "soldiers": {0: {"bourg": 1}},
    "spouse": {"louis": "isabelle", "isabelle": "louis"},
}


def test_13_an_alliance_lasts_until_the_inheritance_is_settled() -> None:
    p = board([{"step": "Inheritance"}, {"step": "Deaths", "lords": ["louis"]}], **MARRIED, **FIEF)
    assert p.waiting == (1,), "she gives away what she inherits"
    assert p.allied(0, 1)
    assert table(p)["mourning"] == {"0": ["1"], "1": ["0"]}
    play(p, "1 title duchy_south isabelle", "1 castellan isabelle")
    assert not p.allied(0, 1)


def test_13_allies_exchange_cards_between_the_death_and_the_inheritance() -> None:
    p = board(turn("CardTurn", 1), mourning={"0": ["1"], "1": ["0"]}, **MARRIED)
    p.spouse = [-1] * len(p.spouse)
    assert can(p, 1, "whisper 0")
    q = board([{"step": "Deaths", "lords": ["louis"]}], **MARRIED)
    assert not q.allied(0, 1), "there is nothing to inherit"


def test_r49_a_garrison_is_told_only_if_there_is_one() -> None:
    p = board(
        [{"step": "Garrison", "region": "duchy_south", "seat": "1"}],
        lords={"isabelle": (1, "sigy")},
        captor={"isabelle": "2"},
        soldiers={2: {"sigy": 1}},
        **FIEF,
    )
    p.journal = Journal()
    play(p, "1 pass")
    assert [e.phrase.key for e in p.journal.events] == ["citadel-empty"]
