"""PettingZoo's own tests on every game, and what its users rely on."""

from __future__ import annotations

import json
import subprocess
import sys
from itertools import count
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, performance_benchmark, seed_test

import reame
from reame.bots.random import any_move
from reame.kernel.chance import Dice
from reame.kernel.errors import BadStart, IllegalMove
from reame.research import zoo


@pytest.mark.filterwarnings("ignore:Observation")
@pytest.mark.parametrize("name", reame.NAMES)
def test_pettingzoos_own_tests(name: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    api_test(zoo.env(name), num_cycles=60)
    seed_test(lambda: zoo.env(name), num_cycles=30)
    ticks = count(0.0, 0.05)  # it plays for five seconds by this clock: a hundred moves
    clock = SimpleNamespace(time=lambda: next(ticks))
    monkeypatch.setattr(sys.modules["pettingzoo.test.performance_benchmark"], "time", clock)
    performance_benchmark(zoo.raw_env(name))
    assert "turns per second" in capsys.readouterr().out


def play(env: Any, seed: int) -> tuple[list[int], dict[str, float]]:
    """To the end, at random."""
    env.reset(seed=seed)
    dice = Dice(f"zoo {seed}")
    moves: list[int] = []
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        _, reward, over, _, info = env.last(observe=False)
        total[agent] += reward
        move = None if over else any_move(env.game.table, info["legal"], dice)
        if move is not None:
            moves.append(move)
        env.step(move)
    return moves, total


@pytest.mark.parametrize("name", reame.NAMES)
def test_a_game_to_its_end(name: str) -> None:
    env = zoo.raw_env(name)
    moves, rewards = play(env, 5)
    assert moves
    assert sum(rewards.values()) == pytest.approx(1.0)
    assert env.position is not None
    assert env.position.outcome is not None
    assert {a for a, r in rewards.items() if r} == {f"seat_{s}" for s in env.position.outcome.winners}
    assert not env.agents
    if name == "carolus":
        assert play(env, 5) == (moves, rewards)
        assert play(env, 6) != (moves, rewards)


def test_what_is_observed() -> None:
    env = zoo.env("carolus", seats=3)
    env.reset(seed=1)
    agent = env.agent_selection
    seen, _, _, _, info = env.last()
    assert list(np.flatnonzero(seen["action_mask"])) == info["legal"]
    other = next(a for a in env.possible_agents if a != agent)
    assert not env.observe(other)["action_mask"].any()
    assert env.unwrapped.view(agent)["seats"] == 3
    assert json.dumps(env.unwrapped.view(agent))
    names = [c.name for c in env.unwrapped.layout.columns]
    assert seen["observation"][names.index("seat")] == int(agent[-1])
    assert sorted(m for moves in env.unwrapped.factored(agent).values() for m in moves) == info["legal"]
    assert env.unwrapped.words(info["legal"][0]).split()[0] in env.unwrapped.factored(agent)


def test_names_options_and_errors() -> None:
    game = reame.game("conspiracy")
    env = zoo.env("conspiracy", seats=4, options={"deals": "off"}, render_mode="ansi")
    assert env.metadata["name"] == f"reame_conspiracy_v{game.version}"
    env.reset(seed=3)
    assert env.unwrapped.view("seat_0")["options"]["deals"] == "off"
    assert "waiting for" in env.render()
    with pytest.raises(BadStart):
        zoo.env("conspiracy", seats=9)
    with pytest.raises(BadStart):
        zoo.env("conspiracy", options={"weather": "fine"})
    raw = zoo.raw_env("conspiracy")
    raw.reset(seed=1)
    with pytest.raises(IllegalMove):
        raw.step(next(m for m in range(9999) if m not in raw.infos[raw.agent_selection]["legal"]))


def test_the_package_needs_none_of_it() -> None:
    code = "import sys, reame.cli, reame.arena.simulate, reame.research.layout; print(sorted(sys.modules))"
    loaded = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout
    for extra in ("numpy", "pettingzoo", "pyspiel", "ray", "pyarrow", "matplotlib", "openskill"):
        assert f"'{extra}'" not in loaded
