"""Every game for OpenSpiel.

    import pyspiel
    from reame.research import spiel
    spiel.register()
    game = pyspiel.load_game("python_reame_carolus", {"players": 3})

Parameters: `players`; `options`, such as `windows:open deals:off`; `chance`. Seats that are asked under seal answer one
after the other, and none sees what the others have said. A move that needs dice is followed by a chance node: by
`sampled` (the standard) it picks one of 256 streams of dice, of which the whole move is served; by `exact` there is a
node for each die and each card, with all that can fall. No state knows what will fall. Returns are the shares of the
victory, and add up to 1.
"""

from __future__ import annotations

import hashlib
import json
from typing import Any, Final

import numpy as np
import pyspiel

from reame import games
from reame.kernel.chance import Dice, ScriptEnded, scripted
from reame.kernel.errors import ReameError
from reame.kernel.game import Game
from reame.kernel.journal import Journal
from reame.kernel.position import Position
from reame.research.layout import layout

STREAMS: Final = 256  # of dice, by sampled chance
MOST_OUTCOMES: Final = 4096  # of one die or card, by exact chance
MOST_MOVES: Final = 1_000_000
START: Final = -1  # in place of a seat: the game is being set up
SPECTATOR: Final = -1
MODES: Final = ("sampled", "exact")


def name_of(game: str) -> str:
    """The name by which OpenSpiel knows a game."""
    return f"python_reame_{game}"


def register() -> None:
    """Tell OpenSpiel of all games; once is enough, twice does no harm."""
    known = set(pyspiel.registered_names())
    for name in games.NAMES:
        if name_of(name) not in known:
            pyspiel.register_game(type_of(games.find(name)), _class_of(name))


def _class_of(name: str) -> type[SpielGame]:
    """OpenSpiel makes a game by calling a class with its parameters."""
    return type(f"Reame{name.title()}", (SpielGame,), {"reame": name})


def type_of(game: Game[Any]) -> Any:
    """What OpenSpiel wants to know of a game."""
    kind = pyspiel.GameType
    return kind(
        short_name=name_of(game.name),
        long_name=f"{game.title} (Reame)",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.CONSTANT_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=game.seat_range[-1],
        min_num_players=game.seat_range[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.seat_range[0], "options": "", "chance": MODES[0]},
    )


class SpielGame(pyspiel.Game):
    """A game with its number of seats, its options, and the way of chance."""

    reame = ""  # its name here

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = params or {}
        self.rules = games.find(self.reame)
        self.seats = int(params.get("players", self.rules.seat_range[0]))
        self.options = dict(_pair(word) for word in str(params.get("options", "")).split())
        self.exact = params.get("chance", MODES[0]) == MODES[1]
        if params.get("chance", MODES[0]) not in MODES:
            raise ReameError(f"chance={params['chance']!r}: write {' or '.join(MODES)}")
        self.rules.choose(self.seats, self.options)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.rules.table.size,
            max_chance_outcomes=MOST_OUTCOMES if self.exact else STREAMS,
            num_players=self.seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=MOST_MOVES,
        )
        super().__init__(type_of(self.rules), info, params)

    def new_initial_state(self) -> SpielState:
        """Before the set-up, which is chance."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """The array of `reame.research.layout`, and the view in words."""
        if params:
            raise ReameError(f"observations take no parameters, and were given {params}")
        return Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


def _pair(word: str) -> tuple[str, str]:
    """An option and its value; a colon, because an equals sign has a meaning of its own in the strings of OpenSpiel."""
    name, colon, value = word.partition(":")
    if not colon:
        raise ReameError(f"option {word!r}: write NAME:VALUE")
    return name, value


class SpielState(pyspiel.State):
    """A position at a decision; or a move that waits for its dice, and what has fallen so far."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._seats = game.seats
        self._exact = game.exact
        self._name = game.reame
        self._options = game.options
        self.position: Position | None = None  # before the pending move, if there is one
        self._pending: tuple[int, int] | None = (START, 0)  # seat and move
        self._fallen: list[int] = []  # for the pending move, by exact chance
        self._outcomes = STREAMS
        self._stream = ""  # a hash of all that chance has picked
        self._first = 0  # who answers first under seal, if he is asked
        self._memory = [b""] * (game.seats + 1)  # of each seat, and of a spectator: a hash of all it has seen and done
        if game.exact:
            self._go_on(scripted([]))

    # -- the engine --------------------------------------------------------------------------

    def _play(self, dice: Dice) -> Position:
        """The pending move with these dice; the position before it stays as it is."""
        assert self._pending is not None
        seat, move = self._pending
        if seat == START:
            new: Position = games.find(self._name).start(self._seats, "", self._options, journal=True, dice=dice)
            return new
        assert self.position is not None
        p = self.position.clone()
        p.dice = dice
        p.journal = Journal()
        p.apply(seat, move)
        return p

    def _go_on(self, dice: Dice) -> None:
        """The pending move is made, or waits for chance."""
        try:
            p = self._play(dice)
        except ScriptEnded as e:
            self._outcomes = e.n if self._exact else STREAMS
            if self._exact and e.n == 1:  # no chance at all
                self._chance(0)
            return
        for seat in range(SPECTATOR, self._seats):
            assert p.journal is not None
            lines = [str(e) for e in p.journal.events if e.seen_by(seat)]
            if lines:
                self._remember(seat, "\n".join(lines))
        p.journal = None
        p.dice = scripted([])
        self.position = p
        self._pending = None
        self._fallen = []

    def _chance(self, outcome: int) -> None:
        if self._exact:
            self._fallen = [*self._fallen, outcome]
            self._go_on(scripted(x + 1 for x in self._fallen))
        else:
            self._stream = hashlib.blake2b(f"{self._stream}/{outcome}".encode(), digest_size=8).hexdigest()
            self._go_on(Dice(self._stream))

    def _remember(self, seat: int, what: str) -> None:
        new = hashlib.blake2b(self._memory[seat] + what.encode(), digest_size=16).digest()
        self._memory = [new if s == seat % len(self._memory) else old for s, old in enumerate(self._memory)]

    # -- what OpenSpiel calls ----------------------------------------------------------------

    def current_player(self) -> int:
        """Who decides; chance, or nobody any more."""
        if self._pending is not None:
            return int(pyspiel.PlayerId.CHANCE)
        assert self.position is not None
        if self.position.outcome is not None:
            return int(pyspiel.PlayerId.TERMINAL)
        waiting = self.position.waiting
        return self._first if self._first in waiting else waiting[0]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.position is not None
        return self.position.legal(player) if player == self.current_player() else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """All as likely."""
        return [(k, 1 / self._outcomes) for k in range(self._outcomes)]

    def _apply_action(self, action: int) -> None:
        if self._pending is not None:
            self._chance(action)
            return
        assert self.position is not None
        seat = self.current_player()
        self._remember(seat, f"{_words(self.position.view(seat))} {action}")
        self._pending = (seat, action)
        self._first = 0
        self._go_on(scripted([]))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"outcome {action}"
        return games.find(self._name).table.words(action)

    def is_terminal(self) -> bool:
        """Is it over?"""
        return self._pending is None and self.position is not None and self.position.over

    def returns(self) -> list[float]:
        """The shares of the victory."""
        outcome = None if self.position is None else self.position.outcome
        if outcome is None:
            return [0.0] * self._seats
        return [1 / len(outcome.winners) if s in outcome.winners else 0.0 for s in range(self._seats)]

    def knows(self, player: int) -> dict[str, Any]:
        """What a player sees: the view of the position. While a move waits for its dice, that before the move."""
        return {} if self.position is None else self.position.view(player)

    def remembers(self, player: int) -> str:
        """A hash of all that a player has seen and done."""
        return self._memory[player].hex()

    def resample_from_infostate(self, player_id: int, probability_sampler: Any) -> SpielState:
        """A state this player cannot tell from the true one."""
        if self._pending is not None or self.position is None:
            raise ReameError("only at a decision can a player imagine another world")
        new: SpielState = self.clone()
        new.position = self.position.imagine(player_id, Dice(f"{probability_sampler()}"))
        new.position.dice = scripted([])
        new._first = player_id  # under seal, the others have yet to answer: he does not know what they have said
        public = self._memory[SPECTATOR]
        new._memory = [m if s == player_id else public for s, m in enumerate(self._memory)]
        new._stream = f"{probability_sampler()}"
        return new

    def __str__(self) -> str:
        """All there is, for those who look for errors."""
        if self._pending is not None:
            return f"chance {self._stream} {self._fallen} before {self._pending}: {self.position!r}"
        assert self.position is not None
        return _words({k: v for k, v in self.position.dump().items() if k != "dice"})


def _words(data: dict[str, Any]) -> str:
    return json.dumps(data, separators=(",", ":"))


class Observer:
    """Arrays and strings of what a player knows (see open_spiel/python/observation.py)."""

    def __init__(self, game: SpielGame, kind: Any) -> None:
        self._layout = layout(game.rules, game.seats)
        self._recall = kind.perfect_recall
        self._private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.tensor = np.zeros(self._layout.size, np.float32)
        self.dict = {part.name: self.tensor[part.first : part.end] for part in self._layout.parts if part.columns}

    def set_from(self, state: SpielState, player: int) -> None:
        """The array of what this player knows; without private information, of what everybody does."""
        whole = np.zeros(self._layout.size, np.int32)
        if state.position is not None:
            self._layout.write(state.position, player if self._private else SPECTATOR, whole.data)
        self.tensor[:] = whole

    def string_from(self, state: SpielState, player: int) -> str:
        """The same in words; with perfect recall, behind a hash of all that came before."""
        seat = player if self._private else SPECTATOR
        view = _words(state.knows(seat))
        return f"{state.remembers(seat)} {view}" if self._recall else view
