"""What the rules of Carolus Magnus say: questions, refusals, events. Imported as `say`."""

from __future__ import annotations

from typing import Final

from reame.games.carolus.things import CASTLES, CLAN, CUBES, PLACE, ROUND, SIDE, STEPS, TERRITORY, TOKEN
from reame.kernel.kinds import SEAT, Phrase

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
