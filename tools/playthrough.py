"""Write down a game of every title as OpenSpiel sees it, for tests/research: who decides, what he may do and knows.

    python tools/playthrough.py [GAME ...]

To be run after a deliberate change of rules. Of strings and arrays only hashes are kept: playthroughs by OpenSpiel
itself would have many megabytes.
"""

from __future__ import annotations

import hashlib
import sys
from pathlib import Path
from typing import Any

import pyspiel

import reame
from reame.kernel.chance import Dice
from reame.research import spiel

OUT = Path(__file__).resolve().parent.parent / "tests" / "research" / "playthroughs"
SHORT = {
    "carolus": "",
    "medieval": "deals:off",
    "conspiracy": "turns:5 deals:off",
    "fief": "limit:10 deals:off",
    "universalis": "max_turns:2 deals:off",
}
EVERY = 5  # states of which all is hashed; of the others the moves


def digest(data: bytes) -> str:
    """Enough to tell one from another."""
    return hashlib.blake2b(data, digest_size=4).hexdigest()


def knowledge(state: Any, observer: spiel.Observer, players: int) -> str:
    """A hash of what each player sees, in words and as numbers."""
    found = []
    for player in range(players):
        observer.set_from(state, player)
        found.append(digest(observer.string_from(state, player).encode() + observer.tensor.tobytes()))
    return " ".join(found)


def playthrough(name: str) -> str:
    """One game, at random, as text."""
    spiel.register()
    rules = reame.game(name)
    game = pyspiel.load_game(spiel.name_of(name), {"options": SHORT.get(name, "")})
    lines = [f"game {game}", f"rules {rules.version}", f"actions {game.num_distinct_actions()}"]
    observer = game.make_py_observer()
    lines += [f"observation {observer.tensor.size}", ""]
    dice = Dice(f"playthrough {name}")
    state = game.new_initial_state()
    while not state.is_terminal():
        n = state.move_number()
        legal = state.legal_actions()
        action = legal[dice.below(len(legal))]
        said = state.action_to_string(action)
        if state.is_chance_node():
            lines.append(f"{n} chance, one of {len(legal)}: {said}")
        else:
            seen = f" sees {knowledge(state, observer, game.num_players())}" if n % EVERY == 0 else ""
            lines.append(f"{n} player {state.current_player()}, one of {len(legal)}: {said}{seen}")
        state.apply_action(action)
    lines.append(f"returns {' '.join(f'{x:g}' for x in state.returns())}")
    return "\n".join(lines) + "\n"


def main() -> int:
    OUT.mkdir(parents=True, exist_ok=True)
    for name in sys.argv[1:] or reame.NAMES:
        (OUT / f"{name}.txt").write_text(playthrough(name), "utf-8")
        print(OUT / f"{name}.txt")
    return 0


if __name__ == "__main__":
    sys.exit(main())
