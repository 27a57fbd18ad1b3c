"""What a game tells those who think about it: how good a position looks, which moves come first, what to offer."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, Generic, TypeVar

from reame.kernel.native import mypyc_attr

if TYPE_CHECKING:
    from reame.kernel.position import Position

P = TypeVar("P", bound="Position")

# What a move is to those whom it concerns: tempers like some deeds, and shun others.
NO_DEED: Final = 0
STRIKE: Final = 1  # an attack
SCHEME: Final = 2  # harm by stealth, or a word that is broken
BARGAIN: Final = 3  # to buy, to sell, to come to terms
BOND: Final = 4  # what ties to others, or a word that is kept


def deeds(strike: str, scheme: str, bargain: str, bond: str) -> dict[str, int]:
    """The verbs of a game by the sort of deed they are."""
    out: dict[str, int] = {}
    for verbs, sort in ((strike, STRIKE), (scheme, SCHEME), (bargain, BARGAIN), (bond, BOND)):
        for verb in verbs.split():
            out[verb] = sort
    return out


@mypyc_attr(allow_interpreted_subclasses=True)
class Rehearsal(Generic[P]):
    """How a bot plays on in thought until positions can be compared: for games whose turns are chains of decisions.

    It may have an aim. The bot owns it: no position knows of it but those that the bot imagines.
    """

    MOMENTS: ClassVar[int] = 1  # how many moments are played to their end before a position is judged

    def moment(self, p: P) -> int:
        """The turn, phase or auction a position belongs to: a number that changes when it is over.

        Positions in the middle of one look better or worse than they are.
        """
        raise NotImplementedError(f"{type(self).__name__}.moment")

    def occasion(self, p: P) -> int:
        """What the next dice are thrown for, by number: it changes where luck begins anew.

        When a bot plays on, dice for the same thing fall alike whatever was decided before, which tells moves apart.
        """
        return 0

    def breadth(self, p: P) -> int:
        """How many moves a seat compares at a decision, the heaviest."""
        return 4

    def waits(self, p: P, seat: int, move: int) -> bool:
        """Does this move only end the moment? Then it is judged before chance goes on, as other moves are."""
        return False

    def follow(self, p: P) -> None:
        """From here on an imagined position is played with its aim, if it has one; `weigh` and `value` may heed it."""

    def leave(self, p: P) -> None:
        """From here on it is judged without prejudice."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Counsel(Generic[P]):
    """Advice for bots. It is given imagined positions only, so it may read them whole."""

    USUAL: ClassVar[float] = 4.0  # seconds one is used to wait for the turn of a bot that thinks
    DEEDS: ClassVar[dict[str, int]] = {}  # by verb: what sort of deed it is, if it is any

    def value(self, p: P, seat: int) -> float:
        """How good the position looks to this seat: 0 lost, 1 won; the values of all sides add up to about 1."""
        return 1.0 / p.seats

    def weigh(self, p: P, seat: int, moves: list[int]) -> list[float]:
        """How promising each move is, at a glance: positive weights, for ordering and for playouts."""
        return [1.0] * len(moves)

    def offers(self, p: P, seat: int) -> list[list[int]]:
        """Sensible offers this seat could make now, each as the chain of moves that makes it."""
        return []

    def plans(self, p: P, seat: int) -> list[list[int]]:
        """Chains of decisions this seat could carry out from here, such as its whole turn.

        Where there are any, bots choose among them as wholes, and not among single moves.
        """
        return []

    def deed(self, p: P, seat: int, move: int) -> int:
        """What sort of deed a move is."""
        return self.DEEDS.get(p.game.table.of(move).name, NO_DEED)

    def leaning(self, p: P, seat: int, chain: list[int]) -> float:
        """How much this chain of moves counts beyond what it is worth: nothing, but for those who have a temper."""
        return 0.0

    def rehearsal(self) -> Rehearsal[P] | None:
        """How to play on, without an aim, before positions are compared; None where any two of them can be."""
        return None

    def aims(self, p: P, seat: int) -> list[Rehearsal[P]]:
        """Rehearsals with an aim each that this seat could have for the rest of the moment.

        Search rehearses them as a whole, and so finds plans of which no single move shows the worth.
        """
        return []
