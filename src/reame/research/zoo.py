"""Every game as an environment of PettingZoo.

    from reame.research import zoo
    env = zoo.env("carolus", seats=3)

Agents are `seat_0`, `seat_1` and so on. They act one after the other: where several seats are asked under seal, they
answer in the order of asking, and none of them sees what the others have said. The reward comes when the game is over:
1, shared among the winners, for whoever has won, 0 for the others.
"""

from __future__ import annotations

import json
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from reame import games
from reame.kernel.errors import ReameError
from reame.kernel.position import Position
from reame.research.layout import layout


def env(game: str, seats: int | None = None, options: dict[str, Any] | None = None, **more: Any) -> Any:
    """An environment that says clearly what was done wrong with it; `raw_env` is quicker."""
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(raw_env(game, seats, options, **more)))


class raw_env(AECEnv):  # noqa: N801 - the name that PettingZoo gives it
    """One game after another, by these options.

    An observation has the array (see docs/research.md and `env.layout.describe()`), and a mask of the legal moves;
    `infos[agent]["legal"]` lists them, which is smaller and quicker. `env.view(agent)` is the same knowledge in words.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        render_mode: str | None = None,
    ) -> None:
        """`seats` is the smallest number the game is played with unless told."""
        super().__init__()
        self.game = games.find(game)
        self.seats = seats or self.game.seat_range[0]
        self.options = options or {}
        self.game.choose(self.seats, self.options)
        self.render_mode = render_mode
        name = f"reame_{game}_v{self.game.version}"
        self.metadata = {"name": name, "render_modes": ["ansi"], "is_parallelizable": False}
        self.layout = layout(self.game, self.seats)
        self.possible_agents = [f"seat_{s}" for s in range(self.seats)]
        self.agents: list[str] = []
        columns = self.layout.columns
        seen = spaces.Box(
            np.array([c.low for c in columns], np.int32), np.array([c.high for c in columns], np.int32), dtype=np.int32
        )
        size = self.game.table.size
        self._observed = spaces.Dict({"observation": seen, "action_mask": spaces.Box(0, 1, (size,), np.int8)})
        self.observation_spaces = dict.fromkeys(self.possible_agents, self._observed)
        self.action_spaces = {a: spaces.Discrete(size) for a in self.possible_agents}
        self._seeds = np.random.default_rng()
        self.position: Position | None = None

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. The same seed, the same games from here on; `options` of a game belong to the constructor."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self.start(self._seeds.bytes(16).hex())

    def start(self, seed: str) -> None:
        """The game of this seed, as `reame simulate` and records have it."""
        self.position = self.game.start(self.seats, seed, self.options)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {a: {} for a in self.agents}
        self._next()

    def _asked(self) -> Position:
        if self.position is None:
            raise ReameError("reset the environment before its first move")
        return self.position

    def _next(self) -> None:
        """Whose turn it is."""
        p = self._asked()
        if p.outcome is None:
            seat = p.waiting[0]
            self.agent_selection = self.possible_agents[seat]
            self.infos[self.agent_selection]["legal"] = p.legal(seat)
            return
        for s, agent in enumerate(self.possible_agents):
            self.rewards[agent] = 1.0 / len(p.outcome.winners) if s in p.outcome.winners else 0.0
            self.terminations[agent] = True
            self.infos[agent] = {"legal": [], "score": p.outcome.scores[s], "reason": p.outcome.reason}
        self.agent_selection = self.agents[0]

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        p = self._asked()
        seat = self.possible_agents.index(agent)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        assert action is not None
        p.apply(seat, int(action))
        self.infos[agent] = {}
        self._next()
        self._accumulate_rewards()

    def observe(self, agent: str) -> dict[str, Any]:
        p = self._asked()
        seat = self.possible_agents.index(agent)
        mask = np.zeros(self.game.table.size, np.int8)
        if agent == self.agent_selection and p.outcome is None:
            mask[p.legal(seat)] = 1
        return {"observation": self.array(agent), "action_mask": mask}

    def array(self, agent: str) -> Any:
        """The observation without its mask: whoever goes by `infos[agent]["legal"]` needs no more."""
        out = np.zeros(self.layout.size, np.int32)
        self.layout.write(self._asked(), self.possible_agents.index(agent), out.data)
        return out

    def view(self, agent: str) -> dict[str, Any]:
        """All that an agent knows, in words."""
        return self._asked().view(self.possible_agents.index(agent))

    def words(self, action: int) -> str:
        """A move in words: `attack FRA ENG_1B`."""
        return self.game.table.words(action)

    def factored(self, agent: str) -> dict[str, list[int]]:
        """The legal moves by verb: first a verb, then one of its moves, where the table is large."""
        seat = self.possible_agents.index(agent)
        out: dict[str, list[int]] = {}
        for move in self._asked().legal(seat):
            out.setdefault(self.game.table.of(move).name, []).append(move)
        return out

    def render(self) -> str | None:
        if self.render_mode is None:
            return None
        return f"{self._asked()!r}\n{json.dumps(self.view(self.agent_selection), indent=1)}"

    def close(self) -> None:
        self.position = None
