"""What a board shows beyond the fields: presence of troops, holders, families, heirs, votes, victory (16)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from reame.games.fief.table import things as t
from reame.games.fief.table.parts import Loan
from reame.kernel.fields import Field, Grid, Many, Number, One, PartOf, Per, fields
from reame.kernel.kinds import NOBODY, SEAT
from reame.kernel.prospects import last_step

if TYPE_CHECKING:
    from reame.games.fief.table.position import Fief


def enrich(p: Fief, seat: int, out: dict[str, Any]) -> dict[str, Any]:
    """Add what follows from the fields, as far as this seat may see it."""
    out["villages"] = {t.VILLAGE.words[v]: village(p, v) for v in range(t.VILLAGES)}
    out["stacks"] = stacks(p, seat)
    out["families"] = {str(s): family(p, s, seat) for s in range(p.seats)}
    out["heirs"] = heirs(p)
    out["election"] = election(p, seat)
    out["camps"] = camps(p)
    out["fiefs"] = {
        t.REGION.words[r]: {
            "owner": None if p.fief[r] == NOBODY else str(p.fief[r]),
            "capital": t.VILLAGE.word(p.capital[r]),
            "active": p.active(r),
            "claim": t.CLAIM.word(p.claim[r]) if p.claim[r] != NOBODY else None,
        }
        for r in range(t.REGIONS)
        if p.capital[r] != NOBODY
    }
    out["loans"] = [
        {"lender": str(x.lender), "borrower": str(x.borrower), "ecus": x.ecus, "due": x.due}
        for x in p.loans
        if x.known_to(seat)
    ]
    return out


def village(p: Fief, v: int) -> dict[str, Any]:
    """Holder, owner, weather."""
    h, o = p.holder(v), p.owner(v)
    return {
        "holder": None if h == NOBODY else t.OCCUPANT.word(h),
        "owner": None if o == NOBODY else str(o),
        "invaders": [t.OCCUPANT.word(s) for s in p.occupants[v] if p.invades(s, v)],
    }


def stacks(p: Fief, seat: int) -> list[dict[str, Any]]:
    """Soldiers by place: exact for their player, between two figures for the others (R68)."""
    out: list[dict[str, Any]] = []
    everything = p.options["open_stacks"] == 1
    for s in range(p.seats):
        for place in range(t.PLACES):
            i = s * t.PLACES + place
            if p.soldiers[i]:
                known = s == seat or everything
                least = p.soldiers[i] if known else p.least[i]
                most = p.soldiers[i] if known else p.most[i]
                out.append({"seat": str(s), "place": t.PLACE.words[place], "least": least, "most": most})
    return out


def family(p: Fief, s: int, seat: int) -> dict[str, Any]:
    """Lords with their titles, spouses and captors; votes; allies; fiefs."""
    lords = []
    for x in p.lords_of(s):
        concerned = seat in (s, p.captor[x]) and p.captor[x] != NOBODY
        lords.append(
            {
                "lord": t.LORD.words[x],
                "free": p.free(x),
                "fighter": p.fighter(x),
                "voter": p.voter(x),
                "eligible": p.eligible(x),
                "titles": [t.REGION.words[r] for r in p.titles_of(x)],
                "spouse": None if p.spouse[x] == NOBODY else t.LORD.words[p.spouse[x]],
                "escrow": p.escrow[x] if concerned else None,
            }
        )
    return {
        "lords": lords,
        "votes": p.votes(s),
        "fiefs": p.fiefs_of(s),
        "allies": [str(a) for a in range(p.seats) if p.allied(s, a)],
        "soldiers": p.soldiers_total(s),
        "cards": p.hands[s].size(),
    }


def camps(p: Fief) -> list[dict[str, Any]]:
    """The camps of the battle that is fought: whoever takes part in one is seen by all (R68)."""
    from reame.games.fief.battle.camps import Sides  # it stands above the table, which is not whole before it is

    b: Sides | None = last_step(p, Sides)
    if b is None:
        return []
    return [
        {
            "strength": b.strength(p, i),
            "troops": sum([c.troops(p, b.village) for c in b.members(i)]),
            "dice": t.DICE_FOR[b.strength(p, i)],
            "lords": [t.LORD.words[x] for x in b.lords(p, i)],
        }
        for i in range(len(b.camps))
    ]


def heirs(p: Fief) -> dict[str, Any]:
    """Who would inherit if a titled lord died now: his family, his spouse's player, the crown, or nobody (12)."""
    out: dict[str, Any] = {}
    for x in range(t.LORDS):
        if p.family[x] == NOBODY or not p.titled(x):
            continue
        if len(p.lords_of(p.family[x])) > 1:
            out[t.LORD.words[x]] = {"by": "family", "seat": str(p.family[x])}
        elif p.spouse[x] != NOBODY:
            out[t.LORD.words[x]] = {"by": "spouse", "seat": str(p.family[p.spouse[x]])}
        elif p.crown_seat() != NOBODY and x not in (p.king, p.regent):
            out[t.LORD.words[x]] = {"by": t.CLAIM.words[t.CROWN], "seat": str(p.crown_seat())}
        else:
            out[t.LORD.words[x]] = {"by": None, "seat": None}
    return out


def election(p: Fief, seat: int) -> dict[str, Any]:
    """Is a ballot to come, who stands, how many votes each player has, and the promises this seat knows of."""
    known = [s for s in range(p.seats) if s == seat or (seat >= 0 and p.pledge_known[s] >> seat & 1)]
    return {
        "vacant": p.king == NOBODY,
        "candidates": {str(s): t.LORD.words[x] for s, x in enumerate(p.candidates) if x != NOBODY},
        "votes": {str(s): p.votes(s) for s in range(p.seats)},
        "promised": {str(s): t.VOTE.words[p.pledge[s]] for s in known if p.pledge[s] != NOBODY},
    }


SIGHTS: Final[list[Field]] = fields(
    troops=Per(SEAT, Number(0, t.SOLDIERS), 0),  # of a family, everywhere
    open_stacks=Grid(SEAT, t.PLACE, 0, t.SOLDIERS),  # by the option of this name
    ransoms=Per(t.LORD, Number(0, t.MOST_ECUS), 0),  # kept for a prisoner, for the two it concerns
    known_loans=Many(PartOf(Loan), most=1920),
    promised=Per(SEAT, One(t.VOTE), NOBODY),
)


def sights(p: Fief, seat: int) -> list[Any]:
    """What a seat sees that is in no field of its own: the same as above, for arrays."""
    nothing = [0] * (p.seats * t.PLACES)
    mine = [seat >= 0 and seat in (p.family[x], p.captor[x]) and p.captor[x] != NOBODY for x in range(t.LORDS)]
    known = [s == seat or (seat >= 0 and p.pledge_known[s] >> seat & 1 == 1) for s in range(p.seats)]
    return [
        [p.soldiers_total(s) for s in range(p.seats)],
        p.soldiers if p.options["open_stacks"] == 1 else nothing,
        [p.escrow[x] if mine[x] else 0 for x in range(t.LORDS)],
        [x for x in p.loans if x.known_to(seat)],
        [p.pledge[s] if known[s] else NOBODY for s in range(p.seats)],
    ]
