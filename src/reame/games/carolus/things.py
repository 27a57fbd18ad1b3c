"""The things of Carolus Magnus, its figures and its moves."""

from __future__ import annotations

from typing import Any, Final, final

from reame.games.boxes import box
from reame.kernel.game import Option
from reame.kernel.kinds import Kind, numbers
from reame.kernel.moves import MoveTable

DATA: Final[dict[str, Any]] = box("reame.games.carolus")

CLAN: Final = Kind("clan", [str(name) for name in DATA["components"]["clans"]])
SIDE: Final = Kind("side", [str(name) for name in DATA["components"]["sides"]])
TERRITORY: Final = Kind("territory", [str(name) for name in DATA["ring"]["territories"]])
PLACE: Final = Kind("place", ["court", *TERRITORY.words])
TOKEN: Final = numbers("token", 1, len(DATA["tokens"]["values"]))
STEPS: Final = numbers("steps", 1, TOKEN.size)
CASTLES: Final = numbers("castles", 0, TERRITORY.size)
CUBES: Final = numbers("cubes", 0, int(DATA["components"]["cubes_per_clan"]))
SIZE: Final = numbers("size", 1, TERRITORY.size)
FACE: Final = Kind("face", [*CLAN.words, "crown"], low=1)
ROUND: Final = numbers("round", 0, int(DATA["end"]["max_rounds"]))
ROUNDS: Final = numbers("rounds", 1, int(DATA["tokens"]["rounds_per_cycle"]))
CLANS_HELD: Final = numbers("clans", 0, CLAN.size)

CLANS: Final = 5
TERRITORIES: Final = 15
CUBES_PER_CLAN: Final = int(DATA["components"]["cubes_per_clan"])
# Of a side on a space: all cubes and all castles at most.
INFLUENCE: Final = numbers("influence", 0, CLANS * CUBES_PER_CLAN + TERRITORIES)
CUBES_PER_CLAN_ON_RING: Final = int(DATA["setup"]["cubes_per_clan_on_territories"])
MOST_SEATS: Final = 4
MOST_DICE: Final = int(DATA["components"]["dice"])
CROWN: Final = 6  # the face of a die behind those of the clans, which begin with 1
FACES: Final = 6
COURT: Final = 0  # among the places; territory t is place t + 1
CYCLE: Final = int(DATA["tokens"]["rounds_per_cycle"])
MIN_SPACES: Final = int(DATA["end"]["min_spaces"])
MAX_ROUNDS: Final = int(DATA["end"]["max_rounds"])


@final
class Figures:
    """What depends on the number of players, and on how pairs sit (section 2, R07)."""

    def __init__(self, seats: int, seating: str = "seats") -> None:
        params: dict[str, Any] = DATA["params"][str(seats)]
        self.sides = len(params["sides"])
        self.castles = int(params["castles_per_side"])
        self.opening: list[int] = [int(n) for n in params["setup_throws"]]
        self.cubes_per_turn = int(params["cubes_per_turn"])
        self.side_of: list[int] = [SIDE.find(str(s)) for s in params[seating]]


FIGURES: Final = [Figures(2), Figures(3), Figures(4)]
PAIRS_BESIDE: Final = Figures(4, "seats_beside")
PAIRS: Final = Option("pairs", Kind("pairs", ["across", "beside"]), "across", "R07")

MOVES: Final = MoveTable()
CHOOSE: Final = MOVES.verb("choose", "R02", CLAN)
PLACE_TOKEN: Final = MOVES.verb("token", "4.1", TOKEN)
PLAY: Final = MOVES.verb("play", "4.2A", CLAN, PLACE)
ADVANCE: Final = MOVES.verb("advance", "4.2B", STEPS)
