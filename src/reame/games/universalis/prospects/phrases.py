"""What prospects say: parts of a line, without a stop. Imported as `say`."""

from __future__ import annotations

from typing import Final

from reame.games.universalis.table import things as box
from reame.kernel.kinds import SEAT, Phrase

COST: Final = Phrase("would-cost", "3.8", box.FLORINS)
BRING: Final = Phrase("would-bring", "3.10", box.FLORINS)
LEAVE_FLORINS: Final = Phrase("would-leave", "3.8", box.FLORINS)
EACH: Final = Phrase("would-each", "3.10")
TOLL: Final = Phrase("would-pay-toll", "3.10", box.TOLL)
FIGHT: Final = Phrase("would-fight", "5.2", box.COUNT, box.COUNT)
ROLL_MORE: Final = Phrase("would-roll-more", "5.2", box.ARM, box.COUNT)
RAISE_TOP: Final = Phrase("would-raise-top", "5.2", box.ARM, box.COUNT)
SURVIVE: Final = Phrase("would-survive", "5.3", box.COUNT)
STAY_BACK: Final = Phrase("would-stay-back", "5.4", box.COUNT)
BREAK_OFF: Final = Phrase("would-break-off", "5.3")
GO: Final = Phrase("would-go", "4.1", box.COUNT, box.COUNT)
MEET_DANGER: Final = Phrase("would-meet-danger", "4.4")
CARRY: Final = Phrase("would-carry", "1.5", box.COUNT, box.COUNT)
BY_LEAVE_OF: Final = Phrase("would-pass-by-leave", "6.1", SEAT)
WITH_ALL: Final = Phrase("would-take-all", "5.1", box.COUNT)
TRADE_BOTH_WAYS: Final = Phrase("would-trade-both-ways", "6.1")
