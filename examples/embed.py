"""A game inside another program: start, ask, move, explain, tell, save, go on later."""

from __future__ import annotations

import reame
from reame.kernel.record import Record, read_record
from reame.words import Words


def main() -> None:
    """A few moves of Medieval, as a program of one's own would make them."""
    game = reame.game("medieval")
    record = Record(game, seats=3, seed="embedded", journal=True)
    position = record.position
    words = Words("medieval", "en", names=["Anna", "Bruno", "Carla"])

    while len(record) < 40 and not position.over:
        seat = position.waiting[0]
        question = position.question(seat)
        assert question is not None
        moves = position.legal(seat)
        print(f"{words.names[seat]}: {words.sentence(question)} {len(moves)} choices")
        record.play(seat, moves[-1])

    seat = position.waiting[0]
    refused = position.why(seat, game.table.parse("pass"))
    print("Passing is", "allowed by" if refused.allowed else "refused by", refused.rule)
    print("What Anna sees:", ", ".join(sorted(position.view(0)["table"])[:5]), "...")

    journal = position.journal
    assert journal is not None
    for event in journal.events[-3:]:
        print(" ", words.sentence(event))

    again = read_record(record.text(), reame.game)  # from a file, years later
    assert again.position == position


if __name__ == "__main__":
    main()
