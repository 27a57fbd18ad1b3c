"""What the table can see, reckoned up: incomes by part, roads and what they yield, votes and how many are missing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from reame.games.conspiracy.table import things as t
from reame.kernel.kinds import NOBODY

if TYPE_CHECKING:
    from reame.games.conspiracy.table.position import Conspiracy


def reckoning(p: Conspiracy) -> dict[str, Any]:
    """As data, for everybody's eyes."""
    free = p.neutral_votes()
    return {
        "families": {str(s): family(p, s) for s in range(p.seats)},
        "neutral": {"votes": free, "glory": t.ELECTORATE_GLORY * free},
        "roads": roads(p),
        "event_cards": p.event_cards(),
    }


def battle(p: Conspiracy) -> dict[str, Any] | None:
    """What the chart of a battle shows beside its units."""
    from reame.games.conspiracy.war.sight import sight  # it stands above the table, which is not whole before it is

    return sight(p)


def family(p: Conspiracy, seat: int) -> dict[str, Any]:
    """What one family earns by which part, and how near it is to the crown."""
    votes = p.votes(seat)
    rivals = [p.votes(s) for s in range(p.seats) if s != seat]
    ahead = max(p.neutral_votes(), *rivals)
    return {
        "income": p.income(seat),
        "lands": p.land_income(seat),
        "works": p.work_income(seat),
        "roads": p.road_income(seat),
        "masters": t.MASTER_INCOME * p.holder.count(seat),
        "preacher": t.PREACHER_INCOME if p.preacher_free(seat) else 0,
        "territories": len(p.lands(seat)),
        "immune": p.immune(seat),
        "electorates": p.electorates(seat),
        "votes": votes,
        "glory": p.glory(seat),
        "needed": max(0, ahead + 1 - votes),
    }


def roads(p: Conspiracy) -> list[dict[str, Any]]:
    """Every road that yields something to somebody; those abroad have one end."""
    out: list[dict[str, Any]] = []
    for land in range(t.TERRITORIES):
        seat = p.owner[land]
        if seat == NOBODY:
            continue
        for other in t.ROADS_ON[land]:
            if p.owner[other] == seat:
                ends = [t.TERRITORY.word(land), t.TERRITORY.word(other)]
                out.append({"ends": ends, "seat": str(seat), "ducats": p.road(land, other)})
        if t.ABROAD[land]:
            each = t.FOREIGN_INCOME[1 if p.works[land] & t.REICHSSTADT else 0]
            out.append({"ends": [t.TERRITORY.word(land)], "seat": str(seat), "ducats": t.ABROAD[land] * each})
    return out
