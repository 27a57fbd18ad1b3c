"""What the rules of Carolus Magnus say: questions, refusals, events. Imported as `say`.

Where a line tells how the sides stand, it has a figure for each colour; with two sides there is nothing for Grey.
"""

from __future__ import annotations

from typing import Final

from reame.games.carolus.things import (
    CASTLES,
    CLAN,
    CLANS_HELD,
    CUBES,
    FACE,
    INFLUENCE,
    PLACE,
    ROUND,
    ROUNDS,
    SIDE,
    SIZE,
    STEPS,
    TERRITORY,
    TOKEN,
)
from reame.kernel.kinds import DETAIL, HEADING, LEAD, SEAT, Phrase

# -- questions -------------------------------------------------------------------------------

ASK_CROWN: Final = Phrase("ask-crown", "R02")
ASK_TOKEN: Final = Phrase("ask-token", "4.1")
ASK_CUBE: Final = Phrase("ask-cube", "4.2A", CUBES)
ASK_STEPS: Final = Phrase("ask-steps", "4.2B", TOKEN)

# -- refusals --------------------------------------------------------------------------------

CLAN_EXHAUSTED: Final = Phrase("clan-exhausted", "6", CLAN)
TOKEN_SPENT: Final = Phrase("token-spent", "4.1", TOKEN, ROUNDS)
TOKEN_TAKEN: Final = Phrase("token-taken", "4.1", TOKEN, SEAT)
NOT_IN_RESERVE: Final = Phrase("not-in-reserve", "4.2A", CLAN)
INSIDE_REGION: Final = Phrase("inside-region", "R08", CLAN, PLACE, TERRITORY)
TOO_FAR: Final = Phrase("too-far", "4.2B", STEPS, TOKEN)

# -- setup (3) -------------------------------------------------------------------------------

SETTING_UP: Final = Phrase("setting-up", "3", place=HEADING)
PLAYS_FOR: Final = Phrase("plays-for", "2", SIDE, CASTLES, each=SEAT)
FIRST_BY_LOT: Final = Phrase("first-by-lot", "3.6", SEAT)
OPENING_BEGINS: Final = Phrase("opening-begins", "3.7", place=HEADING)
OPENING_THROW: Final = Phrase("opening-throw", "3.7", SEAT, each=FACE)

# -- tokens (4.1) ----------------------------------------------------------------------------

ROUND_BEGINS: Final = Phrase("round-begins", "4", ROUND, place=HEADING)
TOKENS_BACK: Final = Phrase("tokens-back", "4.1")
TOKEN_PLACED: Final = Phrase("token-placed", "4.1", SEAT, TOKEN, place=LEAD)
TOKEN_REPEATED: Final = Phrase("token-repeated", "R05", SEAT, TOKEN, place=LEAD)
ORDER_OF_PLAY: Final = Phrase("order-of-play", "4.1", each=SEAT)

# -- the three actions (4.2) -----------------------------------------------------------------

TURN_BEGINS: Final = Phrase("turn-begins", "4.2", SEAT, SIDE, TOKEN, place=HEADING)
CUBE_TO_COURT: Final = Phrase("cube-to-court", "4.2A", SEAT, CLAN, CUBES)
CUBE_TO_SPACE: Final = Phrase("cube-to-space", "4.2A", SEAT, CLAN, TERRITORY, SIZE)
CLAN_TAKEN: Final = Phrase("clan-taken", "4.2A", SEAT, CLAN, SEAT, CUBES, CUBES)
CLAN_FIRST: Final = Phrase("clan-first", "R09", SEAT, CLAN)
EMPEROR_STOPS: Final = Phrase("emperor-stops", "4.2B", SEAT, STEPS, TERRITORY, SIZE)
REFILL_THROW: Final = Phrase("refill-throw", "4.2C", SEAT, each=FACE)
CUBE_TAKEN: Final = Phrase("cube-taken", "R02", SEAT, CLAN, place=DETAIL)

# -- a clan runs out (6) ---------------------------------------------------------------------

RELIEF: Final = Phrase("relief", "6", CLAN, CUBES, CUBES)
NO_RELIEF: Final = Phrase("no-relief", "R17", CLAN)
DIE_AGAIN: Final = Phrase("die-again", "R18", SEAT, CLAN, FACE, place=DETAIL)
NO_CUBES: Final = Phrase("no-cubes", "R19", SEAT)

# -- the Emperor stops (5) -------------------------------------------------------------------

CASTLE_BUILT: Final = Phrase("castle-built", "5.1", SIDE, TERRITORY, INFLUENCE, INFLUENCE, INFLUENCE)
BUILD_TIED: Final = Phrase("build-tied", "5.1", TERRITORY, INFLUENCE, INFLUENCE, INFLUENCE)
BUILD_NEUTRAL: Final = Phrase("build-neutral", "5.1", TERRITORY)
CASTLES_REPLACED: Final = Phrase("castles-replaced", "5.2", SIDE, TERRITORY, SIZE, INFLUENCE, INFLUENCE, INFLUENCE)
OWNER_LEADS: Final = Phrase("owner-leads", "5.2", SIDE, TERRITORY, SIZE, INFLUENCE, INFLUENCE, INFLUENCE)
OWNER_TIED: Final = Phrase("owner-tied", "5.2", SIDE, TERRITORY, SIZE, INFLUENCE, INFLUENCE, INFLUENCE)
RIVALS_TIED: Final = Phrase("rivals-tied", "R12", SIDE, TERRITORY, SIZE, INFLUENCE, INFLUENCE, INFLUENCE)
NEUTRAL_HERE: Final = Phrase("neutral-here", "5", each=CLAN, place=DETAIL)
CASTLES_BACK: Final = Phrase("castles-back", "5.2", SIDE, CASTLES, place=DETAIL)
CASTLES_SHORT: Final = Phrase("castles-short", "R21", SIDE, SIZE, CASTLES)
SPACES_MERGED: Final = Phrase("spaces-merged", "5.3", SIDE, TERRITORY, CASTLES, INFLUENCE)
INFLUENCE_OF: Final = Phrase("sum-influence", "5", SIDE)
SUM_CLAN: Final = Phrase("sum-clan", "5", CLAN)
SUM_CASTLES: Final = Phrase("sum-castles", "5")
SUM_NOTHING: Final = Phrase("sum-nothing", "5")

# -- the end (7) -----------------------------------------------------------------------------

ALL_BUILT: Final = Phrase("all-built", "7.1", SIDE, CASTLES, each=SEAT)
SPACES_SHORT: Final = Phrase("spaces-short", "7.2", SIZE, CASTLES, CASTLES, CASTLES)
RESERVES_EMPTY: Final = Phrase("reserves-empty", "R25", CASTLES, CASTLES, CASTLES)
ROUNDS_OVER: Final = Phrase("rounds-over", "R26", ROUND, CASTLES, CASTLES, CASTLES)
MOST_CASTLES: Final = Phrase("most-castles", "7.2", SIDE, CASTLES, each=SEAT)
MORE_CLANS: Final = Phrase("more-clans", "R24", SIDE, CASTLES, CLANS_HELD, each=SEAT)
VICTORY_SHARED: Final = Phrase("victory-shared", "R24", CASTLES, CLANS_HELD, each=SEAT)

# -- prospects: parts of a line, without a stop ----------------------------------------------

WOULD_BUILD: Final = Phrase("would-build", "5.1", SIDE, TERRITORY)
WOULD_CONQUER: Final = Phrase("would-conquer", "5.2", SIDE, TERRITORY)
WOULD_CHANGE_NOTHING: Final = Phrase("would-change-nothing", "5", TERRITORY)
WOULD_HAVE_INFLUENCE: Final = Phrase("would-have-influence", "5", SIDE, INFLUENCE)
WOULD_GROW_ROW: Final = Phrase("would-grow-row", "4.2A", CUBES)
WOULD_HOLD: Final = Phrase("would-hold", "4.2A", CLAN)
WOULD_TAKE_OF: Final = Phrase("would-take-of", "6", CUBES)
