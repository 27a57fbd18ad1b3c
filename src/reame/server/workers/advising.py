"""What a counsellor says to a seat, worked out in a worker. It follows from what the seat sees, and nothing else."""

from __future__ import annotations

from typing import Any

import msgspec

from reame.bots import counsellor
from reame.kernel.eyes import Eyes
from reame.kernel.moves import MoveTable
from reame.server.library import Library
from reame.server.protocol.counsel import Beside, Chance, Figure, HintTold, Kind, PreviewTold, Reason
from reame.server.workers.jobs import Advise, Advised


def advise(library: Library, job: Advise) -> Advised:
    """A preview of a move, or a hint."""
    game = library.find(job.game)
    eyes = Eyes(game.load(msgspec.json.decode(job.dump)), job.seat)
    told: PreviewTold | HintTold
    if job.want == "hint":
        told = _hint(game.table, counsellor.hint(eyes, counsellor.seed_of(eyes)))
    else:
        told = _preview(game.table, counsellor.preview(eyes, game.table.parse(job.words), counsellor.seed_of(eyes)))
    return Advised(msgspec.Raw(msgspec.json.encode(told)))


def _hint(table: MoveTable, found: dict[str, Any]) -> HintTold:
    beside = [
        Beside(_plain(table, x["move"]), x["sure"], x["better"], [Reason(**r) for r in x["reasons"]])
        for x in found["beside"]
    ]
    return HintTold(_plain(table, found["move"]), [_plain(table, m) for m in found["plan"]], found["worlds"], beside)


def _preview(table: MoveTable, found: dict[str, Any]) -> PreviewTold:
    def kinds(name: str) -> list[Kind] | None:
        return [Kind(_plain(table, words), count) for words, count in found[name]] if name in found else None

    return PreviewTold(
        move=_plain(table, found["move"]),
        worlds=found["worlds"],
        lucky=found["lucky"],
        certain=found["certain"],
        chances=[Chance(line, count) for line, count in found["chances"]],
        rest=found["rest"],
        figures=[Figure(**f) for f in found["figures"]],
        asked=found["asked"],
        over=found["over"],
        opens=kinds("opens"),
        closes=kinds("closes"),
        question=found.get("question"),
    )


def _plain(table: MoveTable, words: str) -> dict[str, Any]:
    return table.plain(table.parse(words))
