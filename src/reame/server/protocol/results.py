"""What is told of somebody's games: places, pace, and how strong they are."""

from __future__ import annotations

from msgspec import Struct

from reame.server.store.talk_rows import Honour


class ResultCard(Struct):
    """How a game ended for somebody; the name of the table is told to those who sat there."""

    table: str | None
    game: str
    at: float
    seats: int
    place: int
    score: int
    rated: bool
    gone: bool  # they left before the end


class RatingCard(Struct):
    """How strong somebody is in a game: `rating` is `mu - sigma`; `provisional`, while that says little."""

    rating: float
    mu: float
    sigma: float
    games: int
    provisional: bool


class GameResults(Struct):
    """Somebody's games of one sort: how many they ended in each place, the first one first, and how many they left."""

    game: str
    played: int
    places: list[int]
    gone: int
    rating: RatingCard | None


class PaceCard(Struct):
    """How many seconds somebody takes for a decision, by the kind of the clock, nights and pauses included."""

    clock: str
    answers: int
    seconds: float


class PersonCard(Struct):
    """Somebody's page."""

    name: str
    arms: str
    since: float
    mine: bool
    games: list[GameResults]
    latest: list[ResultCard]
    pace: list[PaceCard]
    honour: Honour


class RankCard(Struct):
    """A line of a list of ratings: somebody with whom one has played, or a bot and how it thinks."""

    name: str
    arms: str
    bot: str | None
    manner: str | None
    mine: bool
    rating: RatingCard


class Ranking(Struct):
    """The ratings of a game, the strongest first."""

    game: str
    ranks: list[RankCard]
