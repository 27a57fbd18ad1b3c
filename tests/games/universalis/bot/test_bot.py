"""What bots are told about Universalis: sane values and weights, odds, campaigns and trade at a profit."""

from __future__ import annotations

from typing import Any

import pytest

from reame import bots
from reame.bots import rehearsal
from reame.bots.greedy import FirstLook
from reame.games.universalis.bot.expedition import keeps
from reame.games.universalis.bot.frozen_2026_11.counsel import TurnRehearsal
from reame.games.universalis.bot.odds import chance, crews, losses, peril, risk
from reame.games.universalis.bot.plans import aims
from reame.games.universalis.rules import GAME
from reame.games.universalis.table import things as box
from reame.games.universalis.table import verbs as do
from reame.games.universalis.table.position import Universalis
from reame.kernel.chance import Dice
from reame.kernel.eyes import Eyes
from reame.kernel.kinds import NOBODY
from reame.kernel.moves import PASS
from tests.games.universalis.short_board import WILD, board, mutual

COUNSEL = GAME.counsel
REHEARSAL = TurnRehearsal()
CAVALRY = "0-cavalry-1"
CARAVAN = "0-caravan-1"
WAR_SHIP = "0-war_ship-1"


def heaviest(p: Universalis, seat: int = 0) -> str:
    """The move that the counsel puts first."""
    moves = p.legal(seat)
    weights = COUNSEL.weigh(p, seat, moves)
    return do.MOVES.words(moves[weights.index(max(weights))])


@pytest.mark.parametrize("seats", [3, 6])
def test_values_add_up_and_weights_are_positive(seats: int) -> None:
    p = GAME.start(seats, "counsel", {"max_turns": "3"})
    dice = Dice("counsel")
    sums: list[float] = []
    n = 0
    while not p.over:
        seat = p.waiting[0]
        moves = p.legal(seat)
        n += 1
        if n % 40 == 0:
            sums.append(sum(COUNSEL.value(p, s) for s in range(seats)))
            weights = COUNSEL.weigh(p, seat, moves)
            assert len(weights) == len(moves)
            assert min(weights) > 0.0
        p.apply(seat, moves[dice.below(len(moves))])
    assert 0.8 < sum(sums) / len(sums) < 1.5  # each seat knows better what its own goods are worth


def test_walls_and_numbers_decide_battles() -> None:
    assert chance(20, 1, 0.0) > 0.95
    assert chance(5, 10, 0.0) < 0.1
    assert chance(8, 5, 0.0) == pytest.approx(0.5, abs=0.1)
    assert chance(10, 5, 1.0) < chance(10, 5, 0.0)


def test_few_armies_are_in_peril_of_rebellion_and_raids() -> None:
    p = board(lands={"leon": (0, 4), "galicia": (0, 5), "biscaglia": (WILD, 1), "douro": (WILD, 14)})
    none = [0] * box.TERRITORIES
    assert crews(p)[box.TERRITORY.find("leon")] == 0
    assert peril(p, box.TERRITORY.find("leon"), 4, none) > peril(p, box.TERRITORY.find("leon"), 20, none)
    assert peril(p, box.TERRITORY.find("galicia"), 5, none) > peril(p, box.TERRITORY.find("galicia"), 20, none)


def test_all_dice_are_rolled() -> None:
    p = board({"step": "Round", "attacker": WILD, "defender": "0", "force": 6, "armies": 6}, lands={"leon": (0, 6)})
    assert heaviest(p) == "roll 3"
    looked_at = FirstLook(
        Eyes(p, 0), COUNSEL, "dice"
    ).moves  # fewer are not even tried: by chance they might look better
    assert [do.MOVES.words(m) for m in looked_at] == ["roll 3"]


def test_whoever_chooses_first_takes_the_kingdom_of_the_pope() -> None:
    p = GAME.start(3, "kingdoms", {})
    assert heaviest(p, p.waiting[0]) == "take_kingdom sri"
    p.apply(p.waiting[0], do.MOVES.parse("take_kingdom ungheria"))
    assert heaviest(p, p.waiting[0]) == "take_kingdom bizantini"


def test_every_phase_and_every_attack_has_its_own_luck_in_rehearsals() -> None:
    def occasion(phase: str = "combat", area: str = "", left: int = 0) -> int:
        battle: dict[str, Any] = {
            "step": "Battle",
            "attacker": "0",
            "defender": WILD,
            "area": area,
            "banner": "0-banner-1",
            "force": 5,
        }
        steps: list[dict[str, Any]] = [
            {"step": "CombatPhase", "seat": "0", "stage": "acts"},
            *([battle] if area else []),
        ]
        lands: dict[str, tuple[int | str, int]] = {"leon": (0, 9), "galicia": (WILD, 1), "douro": (WILD, 1)}
        banner: dict[str, Any] = {
            "experience": {"0-banner-1": 3},
            "banner_at": {"0-banner-1": "leon"},
            "attacks": {"0-banner-1": left},
        }
        return REHEARSAL.occasion(board(*steps, lands=lands, phase=phase, **banner))

    luck = [occasion("purchase"), occasion()]
    luck += [occasion(area=t, left=n) for t in ("galicia", "douro") for n in (0, 1, 2)]
    assert len(set(luck)) == len(luck)


def test_a_rehearsal_compares_purchases_with_keeping_the_money() -> None:
    p = board({"step": "Purchase", "seat": "0"}, lands={"leon": (0, 5)}, florins={0: 1000})
    moves = p.legal(0)
    compared = rehearsal.heaviest(COUNSEL.weigh(p, 0, moves), REHEARSAL.breadth(p))
    assert 1 < len(compared) <= len(moves)
    words = [do.MOVES.words(moves[i]) for i in compared]
    assert "pass" in words
    assert any(w.startswith("research") for w in words)


def test_a_cavalry_with_banner_and_armies_takes_weak_barbarians() -> None:
    p = board(
        {"step": "CombatPhase", "seat": "0", "stage": "acts"},
        lands={"leon": (0, 5), "galicia": (WILD, 1)},
        transport_at={CAVALRY: "leon"},
        transport_armies={CAVALRY: 15},
        transport_moves={CAVALRY: 9},
        experience={"0-banner-1": 1},
        banner_on={"0-banner-1": CAVALRY},
        attacks={"0-banner-1": 1},
    )
    assert heaviest(p) == "attack 0-banner-1 galicia"


def near_the_goal(short_of: int, aboard: int) -> Universalis:
    """Castile without some lands of its objective, a cavalry with banner and armies in Leon, weak prey in Galicia."""
    objective = ["granada", "douro", "tago", "algarve", "valencia", "aragona", "catalogna", "baleari"]
    objective += ["rif", "fez", "doukkala", "tlemcen", "sus", "haouz"]
    wild = objective[1 : 1 + short_of]
    held: dict[str, tuple[int | str, int]] = {t: (WILD, 6) if t in wild else (0, 9) for t in objective}
    return board(
        {"step": "CombatPhase", "seat": "0", "stage": "acts"},
        lands={"leon": (0, 9), "galicia": (WILD, 1), **held},
        active="0",
        objective={"0": "castiglia_1"},
        transport_at={CAVALRY: "leon"},
        transport_armies={CAVALRY: aboard},
        transport_moves={CAVALRY: 9},
        experience={"0-banner-1": 1},
        banner_on={"0-banner-1": CAVALRY},
        attacks={"0-banner-1": 1},
    )


def test_the_last_territory_of_the_objective_comes_before_easier_prey() -> None:
    assert heaviest(near_the_goal(1, 17)) == "attack 0-banner-1 douro"
    assert heaviest(near_the_goal(7, 17)) == "attack 0-banner-1 galicia"


def test_everything_is_staked_only_where_that_can_win_at_once() -> None:
    everything = box.TERRITORIES + box.TERRITORY.find("douro")
    p = near_the_goal(1, 10)
    assert everything in aims(p, 0)
    assert everything not in aims(near_the_goal(2, 10), 0)  # one attack a turn
    leon = box.TERRITORY.find("leon")
    assert keeps(p, 0, leon) >= 5
    TurnRehearsal(everything).follow(p)
    assert heaviest(p) == "load 0-cavalry-1"
    assert keeps(p, 0, leon) == 1
    assert keeps(p, 1, leon) >= 5


def with_choice_of_prey() -> Universalis:
    """Galicia is there for the taking, Biscay costs more, Ireland is beyond reach."""
    return board(
        {"step": "CombatPhase", "seat": "0", "stage": "acts"},
        lands={"leon": (0, 5), "galicia": (WILD, 1), "biscaglia": (WILD, 4), "irlanda": (WILD, 1)},
        active="0",
        transport_at={CAVALRY: "leon"},
        transport_armies={CAVALRY: 17},
        transport_moves={CAVALRY: 9},
        experience={"0-banner-1": 2},
        banner_on={"0-banner-1": CAVALRY},
        attacks={"0-banner-1": 2},
    )


def test_search_sets_its_mind_on_prey_that_a_banner_reaches() -> None:
    p = with_choice_of_prey()
    assert sorted(box.TERRITORY.word(t) for t in aims(p, 0)) == ["biscaglia", "galicia"]
    assert len(COUNSEL.aims(p, 0)) == 2
    assert p.aim == NOBODY
    assert not COUNSEL.aims(p, 1)  # not his turn


def test_a_banner_goes_first_for_what_its_player_has_set_his_mind_on() -> None:
    p = with_choice_of_prey()
    assert heaviest(p) == "attack 0-banner-1 galicia"
    biscay = TurnRehearsal(box.TERRITORY.find("biscaglia"))
    biscay.follow(p)
    assert heaviest(p.clone()) == "attack 0-banner-1 biscaglia"
    p.active = 1  # what the player of the turn wants does not move others
    assert heaviest(p) == "attack 0-banner-1 galicia"
    p.active = 0
    biscay.leave(p)
    assert heaviest(p) == "attack 0-banner-1 galicia"


def test_nobody_attacks_what_cannot_be_held() -> None:
    p = board(
        {"step": "CombatPhase", "seat": "0", "stage": "acts"},
        lands={"leon": (0, 5), "galicia": (WILD, 9)},
        transport_at={CAVALRY: "leon"},
        transport_armies={CAVALRY: 6},
        transport_moves={CAVALRY: 9},
        experience={"0-banner-1": 1},
        banner_on={"0-banner-1": CAVALRY},
        attacks={"0-banner-1": 1},
    )
    assert heaviest(p) == "pass"


@pytest.mark.parametrize(("at", "meant"), [("pannonia", "move"), ("banato", "sell")])
def test_a_caravan_carries_wine_to_where_it_is_dear(at: str, meant: str) -> None:
    p = board(
        {"step": "TradePhase", "seat": "0", "stage": "acts"},
        kingdoms=("ungheria", "bizantini", "mamelucchi"),
        lands=dict.fromkeys(("pannonia", "slavonia", "banato"), (0, 6)),
        settlement={"pannonia": 1, "banato": 1},
        transport_at={CARAVAN: at},
        transport_armies={CARAVAN: 3},
        transport_moves={CARAVAN: 6},
        cargo={CARAVAN: {"vino": 10}},
    )
    assert heaviest(p).startswith(f"{meant} {CARAVAN}")


@pytest.mark.parametrize(
    ("at", "armies", "meant"), [("pannonia", 6, "move"), ("pannonia", 2, "move"), ("banato", 6, "sell")]
)
def test_bots_go_on_trading_whatever_the_next_dice_may_bring(at: str, armies: int, meant: str) -> None:
    for k in range(3):
        p = board(
            {"step": "PlayerTurn", "seat": "0", "stage": "trade"},
            {"step": "TradePhase", "seat": "0", "stage": "acts"},
            kingdoms=("ungheria", "bizantini", "mamelucchi"),
            lands={"pannonia": (0, armies), "slavonia": (0, 6), "banato": (0, 6)},
            settlement={"pannonia": 1, "banato": 1},
            transport_at={CARAVAN: at},
            transport_armies={CARAVAN: 3},  # a crew is a garrison, too, where it stands
            transport_moves={CARAVAN: 6},
            cargo={CARAVAN: {"vino": 10}},
            active="0",
        )
        chosen = bots.find("greedy").choose(Eyes(p, 0), Dice(f"trade/{k}"))
        assert do.MOVES.words(chosen).startswith(f"{meant} {CARAVAN}")
        assert REHEARSAL.waits(p, 0, PASS)
        assert not REHEARSAL.waits(p, 0, chosen)


def test_to_end_a_phase_is_no_merit_of_its_own() -> None:
    p = board(
        {"step": "PlayerTurn", "seat": "0", "stage": "trade"},
        {"step": "CombatPhase", "seat": "0", "stage": "acts"},
        kingdoms=("ungheria", "bizantini", "mamelucchi"),
        lands=dict.fromkeys(("pannonia", "slavonia", "banato"), (0, 6)),
        settlement={"pannonia": 1, "banato": 1},
        transport_at={CARAVAN: "pannonia"},
        transport_armies={CARAVAN: 3},
        cargo={CARAVAN: {"vino": 10}},
        active="0",
    )
    before = COUNSEL.value(p, 0)
    p.apply(0, PASS)
    assert p.phase == "trade"
    assert COUNSEL.value(p, 0) == pytest.approx(before, abs=1e-6)


def test_a_banner_on_foot_mounts_where_a_cavalry_and_armies_wait() -> None:
    p = board(
        {"step": "CombatPhase", "seat": "0", "stage": "acts"},
        lands={"leon": (0, 6), "castiglia_nuova": (0, 20), "galicia": (WILD, 1), "estremadura": (0, 6)},
        transport_at={CAVALRY: "castiglia_nuova"},
        transport_moves={CAVALRY: 9},
        experience={"0-banner-1": 1},
        banner_at={"0-banner-1": "castiglia_nuova"},
        attacks={"0-banner-1": 1},
        banner_moves={"0-banner-1": 1},
        active="0",
    )
    assert heaviest(p) == f"load {CAVALRY}"


def crossing(**table: Any) -> list[str]:
    """What England does, move by move, to win Ireland back from Kent or the sea beside it."""
    p = board(
        {"step": "PlayerTurn", "seat": "0", "stage": "trade"},
        {"step": "CombatPhase", "seat": "0", "stage": "acts"},
        kingdoms=("inghilterra", "francia", "mamelucchi"),
        lands={"kent": (0, 20), "irlanda": (WILD, 1), "anglia": (0, 5)},
        settlement={"kent": 1},
        transport_moves={WAR_SHIP: 10, CAVALRY: 9},
        experience={"0-banner-1": 1},
        attacks={"0-banner-1": 1},
        active="0",
        **table,
    )
    out: list[str] = []
    while p.phase == "combat" and not (out and out[-1].startswith("attack")):
        out.append(heaviest(p))
        p.apply(0, do.MOVES.parse(out[-1]))
    return out


PASSAGE = [f"move {WAR_SHIP} {sea}" for sea in ("mare_nord_sud", "costa_scozzese", "mar_irlanda")]
LANDING = ["attack 0-banner-1 irlanda"]


def test_a_banner_sails_from_port_and_lands_where_land_is_to_be_won() -> None:
    made = crossing(transport_at={WAR_SHIP: "kent"}, banner_at={"0-banner-1": "kent"})
    assert made[0] == f"load {WAR_SHIP}"
    assert made[1].startswith("armies")
    assert made[2:] == ["take_banner 0-banner-1", *PASSAGE, *LANDING]


def test_a_ship_that_two_banners_wait_for_takes_one_of_them() -> None:
    p = board(
        {"step": "CombatPhase", "seat": "0", "stage": "acts"},
        kingdoms=("inghilterra", "francia", "mamelucchi"),
        lands={"kent": (0, 20), "irlanda": (WILD, 1), "anglia": (0, 20)},
        settlement={"kent": 1},
        transport_at={WAR_SHIP: "kent"},
        transport_moves={WAR_SHIP: 10},
        experience={"0-banner-1": 1, "0-banner-2": 1},
        banner_at={"0-banner-1": "kent", "0-banner-2": "anglia"},
        attacks={"0-banner-1": 1, "0-banner-2": 1},
        active="0",
    )
    for words in (f"load {WAR_SHIP}", "armies 10"):
        p.apply(0, do.MOVES.parse(words))
    assert do.MOVES.words(FirstLook(Eyes(p, 0), COUNSEL, "quay").moves[0]) == "take_banner 0-banner-1"


def test_a_war_ship_comes_for_a_banner_on_the_coast() -> None:
    made = crossing(transport_at={WAR_SHIP: "passo_calais"}, banner_at={"0-banner-1": "kent"})
    assert made[0] == f"load {WAR_SHIP}"
    assert made[-3:] == [f"move {WAR_SHIP} manica", *PASSAGE[2:], *LANDING]


def test_a_banner_leaves_its_horses_for_a_ship() -> None:
    made = crossing(
        transport_at={WAR_SHIP: "kent", CAVALRY: "kent"},
        transport_armies={CAVALRY: 10},
        banner_on={"0-banner-1": CAVALRY},
    )
    assert made[0] == f"unload {CAVALRY}"
    assert made[1:3] == ["armies 10", "take_banner 0-banner-1"]
    assert made[3] == f"load {WAR_SHIP}"
    assert made[-4:] == [*PASSAGE, *LANDING]


def test_a_ship_takes_armies_aboard_on_its_way() -> None:
    made = crossing(
        transport_at={WAR_SHIP: "baia_tedesca"}, transport_armies={WAR_SHIP: 2}, banner_on={"0-banner-1": WAR_SHIP}
    )
    assert made[0] == PASSAGE[0]
    assert f"load {WAR_SHIP}" in made
    assert made[-1:] == LANDING


def test_a_ship_sails_round_a_blockade() -> None:
    made = crossing(
        transport_at={WAR_SHIP: "kent", "1-war_ship-1": "costa_scozzese"},
        transport_armies={"1-war_ship-1": 9},
        banner_at={"0-banner-1": "kent"},
        war=mutual(0, 1),
        blockades=[{"by": "1", "against": "0", "sea": "costa_scozzese", "strait": 0}],
    )
    round_about = [f"move {WAR_SHIP} {sea}" for sea in ("mare_nord_sud", "passo_calais", "manica", "mar_irlanda")]
    assert made[-5:] == [*round_about, *LANDING]


def test_a_wall_and_a_garrison_keep_barbarians_off() -> None:
    p = board(lands={"leon": (0, 5), "galicia": (WILD, 9)})
    none = [0] * box.TERRITORIES
    leon = box.TERRITORY.find("leon")
    assert risk(p, 0, leon, 12, 1.0, none) < risk(p, 0, leon, 12, 0.0, none) < risk(p, 0, leon, 5, 0.0, none)
    assert losses(10, 1.0) > losses(10, 0.0) > losses(1, 0.0)


def test_near_the_limit_of_turns_points_count_for_more_than_florins() -> None:
    def rich(limit: str) -> Universalis:
        acts = {"step": "CombatPhase", "seat": "0", "stage": "acts"}
        return board(acts, lands={"leon": (0, 5)}, honour={"1": 4}, florins={0: 4000}, options={"max_turns": limit})

    early, late = rich("40"), rich("5")
    assert COUNSEL.value(early, 0) > COUNSEL.value(early, 1)
    assert COUNSEL.value(late, 0) < COUNSEL.value(late, 1)
