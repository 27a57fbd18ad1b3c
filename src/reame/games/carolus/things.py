"""The things of Carolus Magnus, their moves and what the rules say about them."""

from __future__ import annotations

from importlib.resources import files
from tomllib import loads
from typing import Any, Final, final

from reame.kernel.game import Option
from reame.kernel.kinds import SEAT, Kind, Phrase, numbers
from reame.kernel.moves import MoveTable
from reame.kernel.native import i64

DATA: Final[dict[str, Any]] = loads(files("reame.games.carolus").joinpath("data.toml").read_text("utf-8"))

CLAN: Final = Kind("clan", [str(c["id"]) for c in DATA["clan"]])
SIDE: Final = Kind("side", [str(s["id"]) for s in DATA["side"]])
TERRITORY: Final = Kind("territory", [str(t["name"]) for t in DATA["territory"]])
PLACE: Final = Kind("place", ["court", *TERRITORY.words])
TOKEN: Final = numbers("token", 1, len(DATA["tokens"]["values"]))
STEPS: Final = numbers("steps", 1, TOKEN.size)
CASTLES: Final = numbers("castles", 0, TERRITORY.size)
CUBES: Final = numbers("cubes", 0, int(DATA["components"]["cubes_per_clan"]))
ROUND: Final = numbers("round", 0, int(DATA["end"]["max_rounds"]))

CLANS: Final = 5
TERRITORIES: Final = 15
CUBES_PER_CLAN: Final = int(DATA["components"]["cubes_per_clan"])
CUBES_PER_CLAN_ON_RING: Final = int(DATA["setup"]["cubes_per_clan_on_territories"])
CROWN: Final = 6  # the face of a die behind those of the clans, which begin with 1
FACES: Final = 6
COURT: Final = 0  # among the places; territory t is place t + 1
CYCLE: Final = int(DATA["tokens"]["rounds_per_cycle"])
MIN_SPACES: Final = int(DATA["end"]["min_spaces"])
MAX_ROUNDS: Final = int(DATA["end"]["max_rounds"])


EACH: Final = 8  # bits for the influence of one side, where that of all is one number,
MOST: Final = 255  # of at most 215
UNITS: Final[list[i64]] = [1, 1 << EACH, 1 << 2 * EACH]  # one of it


@final
class Table:
    """The figures that depend on the number of players, and how pairs sit (section 2, R07)."""

    def __init__(self, seats: int, seating: str = "seats") -> None:
        params: dict[str, Any] = DATA["params"][str(seats)]
        self.sides = len(params["sides"])
        self.castles = int(params["castles_per_side"])
        self.opening: list[int] = [int(n) for n in params["setup_throws"]]
        self.cubes_per_turn = int(params["cubes_per_turn"])
        self.dice_per_refill = int(params["dice_per_refill"])
        self.side_of: list[int] = [SIDE.find(str(s)) for s in params[seating]]
        self.unit_of: list[i64] = [*(UNITS[side] for side in self.side_of), 0]  # the last for nobody


TABLES: Final = [Table(2), Table(3), Table(4)]
PAIRS_BESIDE: Final = Table(4, "seats_beside")
PAIRS: Final = Option("pairs", Kind("pairs", ["across", "beside"]), "across", "R07")

MOVES: Final = MoveTable()
CHOOSE: Final = MOVES.verb("choose", "3.7", CLAN)
TOKEN_MOVE: Final = MOVES.verb("token", "4.1", TOKEN)
PLAY: Final = MOVES.verb("play", "4.2A", CLAN, PLACE)
ADVANCE: Final = MOVES.verb("advance", "4.2B", STEPS)

# Questions
ASK_CROWN: Final = Phrase("ask-crown", "R02")
ASK_TOKEN: Final = Phrase("ask-token", "4.1")
ASK_CUBE: Final = Phrase("ask-cube", "4.2A", CUBES)
ASK_STEPS: Final = Phrase("ask-steps", "4.2B", TOKEN)

# Refusals
CLAN_EXHAUSTED: Final = Phrase("clan-exhausted", "6", CLAN)
TOKEN_SPENT: Final = Phrase("token-spent", "4.1", TOKEN)
TOKEN_TAKEN: Final = Phrase("token-taken", "4.1", TOKEN)
NOT_IN_RESERVE: Final = Phrase("not-in-reserve", "4.2A", CLAN)
INSIDE_REGION: Final = Phrase("inside-region", "R08", CLAN, PLACE)
TOO_FAR: Final = Phrase("too-far", "4.2B", STEPS)

# Events
FIRST_BY_LOT: Final = Phrase("first-by-lot", "3.6", SEAT)
ROUND_BEGINS: Final = Phrase("round-begins", "4", ROUND)
TOKEN_PLACED: Final = Phrase("token-placed", "4.1", SEAT, TOKEN)
TOKENS_BACK: Final = Phrase("tokens-back", "4.1")
CUBE_TO_COURT: Final = Phrase("cube-to-court", "4.2A", SEAT, CLAN)
CUBE_TO_SPACE: Final = Phrase("cube-to-space", "4.2A", SEAT, CLAN, TERRITORY)
CLAN_TAKEN: Final = Phrase("clan-taken", "4.2A", SEAT, CLAN)
EMPEROR_STOPS: Final = Phrase("emperor-stops", "4.2B", SEAT, STEPS, TERRITORY)
CASTLE_BUILT: Final = Phrase("castle-built", "5.1", SIDE, TERRITORY)
CASTLES_REPLACED: Final = Phrase("castles-replaced", "5.2", SIDE, TERRITORY, CASTLES)
SPACES_MERGED: Final = Phrase("spaces-merged", "5.3", SIDE, TERRITORY, CASTLES)
NOTHING_HAPPENS: Final = Phrase("nothing-happens", "5", TERRITORY)
DIE_SHOWS: Final = Phrase("die-shows", "4.2C", SEAT, CLAN)
DIE_CROWN: Final = Phrase("die-crown", "4.2C", SEAT)
DIE_AGAIN: Final = Phrase("die-again", "R18", SEAT, CLAN)
CUBE_TAKEN: Final = Phrase("cube-taken", "4.2C", SEAT, CLAN)
RELIEF: Final = Phrase("relief", "6", CLAN, CUBES)
NO_CUBES: Final = Phrase("no-cubes", "R19", SEAT)
