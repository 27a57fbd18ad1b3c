"""The page of a person: what became of their games, for themselves and for whoever shares a table with them."""

from __future__ import annotations

from typing import Final, get_args

from reame.server.people.ratings import Rating, Ratings
from reame.server.protocol.results import (
    GameResults,
    PaceCard,
    PersonCard,
    RankCard,
    Ranking,
    RatingCard,
    ResultCard,
)
from reame.server.store.result_rows import BOT, ResultRow
from reame.server.store.results import ResultStore, Somebody
from reame.server.store.rows import Manner, PersonRow
from reame.server.store.store import Store
from reame.server.store.talk import TalkStore

MANNERS: Final = get_args(Manner)
LATEST: Final = 50  # games on the page of a person


async def page(store: Store, ratings: Ratings, person: PersonRow, eyes: PersonRow | None, met_at: str) -> PersonCard:
    """Somebody's page, for `eyes`, who sits with them at the table `met_at`."""
    found = ResultStore(store)
    rows = await found.of(person.id)
    mine = eyes is not None and eyes.id == person.id
    shared = {met_at} if eyes is None else await found.shared(person.id, eyes.id) | {met_at}
    honour = (await TalkStore(store).honour([person.id]))[person.id]
    return PersonCard(
        name=person.name,
        arms=person.arms,
        since=person.created,
        mine=mine,
        games=[_of_game(g, rows, (await ratings.of(g)).get(person.id)) for g in sorted({r.game for r in rows})],
        latest=[card(r, mine or r.table_id in shared) for r in rows[:LATEST]],
        pace=_pace(rows),
        honour=honour,
    )


def card(row: ResultRow, sat_there: bool) -> ResultCard:
    """How a game ended."""
    table = row.table_id if sat_there else None
    return ResultCard(table, row.game, row.at, row.seats, row.place, row.score, row.rated, row.gone)


def _of_game(game: str, rows: list[ResultRow], rating: Rating | None) -> GameResults:
    own = [r for r in rows if r.game == game]
    ended = [r.place for r in own if not r.gone]
    places = [ended.count(n) for n in range(1, max(ended, default=0) + 1)]
    return GameResults(game, len(own), places, len(own) - len(ended), None if rating is None else rating_card(rating))


def rating_card(r: Rating) -> RatingCard:
    """A rating as it is told."""
    return RatingCard(round(r.low, 1), round(r.mu, 1), round(r.sigma, 1), r.games, r.provisional)


def _pace(rows: list[ResultRow]) -> list[PaceCard]:
    out: list[PaceCard] = []
    for clock in ("live", "days", "none"):
        own = [r for r in rows if r.clock == clock and r.answers]
        if own:
            answers = sum(r.answers for r in own)
            out.append(PaceCard(clock, answers, round(sum(r.thought for r in own) / answers, 1)))
    return out


async def rankings(store: Store, ratings: Ratings, person: PersonRow) -> list[Ranking]:
    """How strong somebody, those with whom they have played, and the bots are, game by game."""
    found = ResultStore(store)
    circle = {s.id: s for s in await found.circle(person.id)}
    out: list[Ranking] = []
    for game in await found.games():
        everybody = sorted((await ratings.of(game)).items(), key=lambda known: (-known[1].low, known[0]))
        ranks = [_rank(who, r, circle, person.id) for who, r in everybody if who in circle or who.startswith(BOT)]
        if ranks:
            out.append(Ranking(game, ranks))
    return out


def _rank(who: str, rating: Rating, circle: dict[str, Somebody], me: str) -> RankCard:
    told = rating_card(rating)
    if who in circle:
        return RankCard(circle[who].name, circle[who].arms, None, None, who == me, told)
    bot = who.removeprefix(BOT)
    head, _, manner = bot.rpartition(":")
    if manner not in MANNERS:  # how much it thinks is part of its name, as in search:500
        return RankCard("", "", bot, None, False, told)
    return RankCard("", "", head, manner, False, told)
