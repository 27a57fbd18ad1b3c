"""OpenSpiel's own tests on every game; chance that nobody foresees; worlds that a player cannot tell apart."""

from __future__ import annotations

import os
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import reame
from reame.kernel.chance import Dice
from reame.kernel.errors import BadStart, ReameError
from reame.research import spiel
from tools.playthrough import OUT, SHORT, playthrough

LONG = bool(os.environ.get("REAME_LONG"))  # make soak
GAMES = reame.NAMES
CHANCE = [(name, mode) for name in GAMES for mode in spiel.MODES if LONG or (name, mode) != ("universalis", "exact")]


def load(name: str, **params: Any) -> Any:
    spiel.register()
    spiel.register()  # twice does no harm
    return pyspiel.load_game(spiel.name_of(name), {"options": SHORT.get(name, ""), **params})


def play(state: Any, dice: Dice, until: int = 10**9) -> list[int]:
    moves: list[int] = []
    while not state.is_terminal() and len(moves) < until:
        legal = state.legal_actions()
        moves.append(legal[dice.below(len(legal))])
        state.apply_action(moves[-1])
    return moves


@pytest.mark.skipif(not LONG, reason="make soak")
@pytest.mark.parametrize(("name", "mode"), CHANCE)
def test_openspiels_own_test_with_serialisation(name: str, mode: str) -> None:
    pyspiel.random_sim_test(load(name, chance=mode, options=""), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", GAMES)
def test_openspiels_own_test_on_short_games(name: str) -> None:
    pyspiel.random_sim_test(load(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(("name", "mode"), CHANCE)
def test_serialised_and_cloned_in_the_middle(name: str, mode: str) -> None:
    game = load(name, chance=mode)
    state = game.new_initial_state()
    dice = Dice(f"middle {name} {mode}")
    play(state, dice, 60)
    assert not state.is_terminal()
    for other in (state.clone(), game.deserialize_state(state.serialize())):
        assert str(other) == str(state)
        assert other.history() == state.history()
        twin = state.clone()
        assert play(other, Dice("on"), 40) == play(twin, Dice("on"), 40)
        assert str(other) == str(twin)
        for player in range(game.num_players()):
            assert other.information_state_string(player) == twin.information_state_string(player)


@pytest.mark.parametrize("name", GAMES)
def test_playthrough(name: str) -> None:
    """After a deliberate change of rules: python tools/playthrough.py"""
    assert (OUT / f"{name}.txt").is_file(), "a new game: python tools/playthrough.py"
    assert playthrough(name) == (OUT / f"{name}.txt").read_text("utf-8")


def test_chance_is_asked_when_a_move_needs_it() -> None:
    for mode, outcomes in (("sampled", {spiel.STREAMS}), ("exact", {2, 3, 4, 5, 6})):
        state = load("carolus", chance=mode).new_initial_state()
        assert state.is_chance_node()
        found = set()
        dice = Dice("chance")
        for _ in range(150):
            if state.is_terminal():
                break
            if state.is_chance_node():
                found.add(len(state.chance_outcomes()))
                assert sum(p for _, p in state.chance_outcomes()) == pytest.approx(1)
            play(state, dice, 1)
        assert found & outcomes


def test_other_outcomes_are_other_games() -> None:
    game = load("carolus")
    ends = set()
    for k in range(8):
        state = game.new_initial_state()
        state.apply_action(k)
        ends.add(str(state))
    assert len(ends) == 8


def test_exact_chance_has_every_outcome_of_a_die() -> None:
    """All that a throw can come to, each once: as many states as there are ways for the dice to fall."""
    state = load("carolus", chance="exact").new_initial_state()
    dice = Dice("die")
    while not (state.is_chance_node() and state.position is not None):
        play(state, dice, 1)
    after = {str(state.child(k)) for k, _ in state.chance_outcomes()}
    assert len(after) == len(state.chance_outcomes())


@pytest.mark.parametrize("name", GAMES)
def test_a_resampled_world_looks_the_same(name: str) -> None:
    game = load(name)
    state = game.new_initial_state()
    dice = Dice(f"resampled {name}")
    other_worlds = 0
    rng = np.random.RandomState(3)
    for _ in range(25):
        play(state, dice, 8)
        if state.is_terminal():
            break
        if state.is_chance_node():
            continue
        player = state.current_player()
        new = state.resample_from_infostate(player, rng.uniform)
        assert new.current_player() == player
        assert new.legal_actions() == state.legal_actions()
        assert new.information_state_string(player) == state.information_state_string(player)
        assert new.observation_tensor(player) == state.observation_tensor(player)
        other_worlds += str(new) != str(state)
        play(new, Dice("on"), 10)  # and can be played on
    assert other_worlds or name == "carolus"


def test_perfect_recall() -> None:
    """Whatever a player did or saw makes a difference for ever; what only others saw makes none."""
    state = load("medieval").new_initial_state()
    dice = Dice("recall")
    strings: list[set[str]] = [set() for _ in range(3)]
    decisions = 0
    for _ in range(200):
        play(state, dice, 1)
        if state.is_terminal() or state.is_chance_node():
            continue
        player = state.current_player()
        strings[player].add(state.information_state_string(player))
        decisions += 1
    assert sum(len(x) for x in strings) == decisions  # never twice the same, for one remembers


@pytest.mark.parametrize("name", ["carolus", "conspiracy"])
def test_openspiels_ismcts_plays(name: str) -> None:
    game = load(name, options="" if name == "carolus" else "turns:5")
    rng = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(game, Horizon(), 1.4, 8, random_state=rng, allow_inconsistent_action_sets=True)
    state = game.new_initial_state()
    dice = Dice("ismcts")
    chosen = 0
    while not state.is_terminal() and chosen < 12:
        if state.is_chance_node() or len(state.legal_actions()) == 1 or state.current_player() != 0:
            play(state, dice, 1)
            continue
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)
        chosen += 1
    assert chosen > 3


class Horizon(mcts.Evaluator):  # type: ignore[misc]
    """Takes every position for even: what is tried here is the search, not its judgement."""

    def evaluate(self, state: Any) -> Any:
        return np.full(state.num_players(), 1 / state.num_players())

    def prior(self, state: Any) -> list[tuple[int, float]]:
        legal = state.legal_actions()
        return [(a, 1 / len(legal)) for a in legal]


def test_bad_parameters_are_refused() -> None:
    with pytest.raises(ReameError, match="NAME:VALUE"):
        load("conspiracy", options="deals")
    with pytest.raises(ReameError, match="sampled or exact"):
        load("conspiracy", chance="fate")
    with pytest.raises(BadStart):
        load("conspiracy", players=9)
