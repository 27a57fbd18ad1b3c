"""A bot of one's own: it tries every move once in an imagined position, and plays against the house's bots."""

from __future__ import annotations

from reame import bots
from reame.arena.play import play_game
from reame.bots.bot import Bot
from reame.games.carolus.rules import GAME
from reame.kernel.chance import Dice
from reame.kernel.eyes import Eyes


class Glutton(Bot):
    """Takes what would leave it best off at once, and looks no further."""

    def choose(self, eyes: Eyes, dice: Dice) -> int:
        """One of the legal moves; a bot sees through the eyes of its seat only."""
        tried: list[tuple[float, int]] = []
        for move in eyes.legal():
            world = eyes.imagine(dice)  # what the seat cannot know is dealt anew
            world.apply(eyes.seat, move)
            tried.append((eyes.game.counsel.value(world, eyes.seat), move))
        return max(tried)[1]


def main(games: int = 10) -> int:
    """How many of these games the glutton wins against a player who chooses at random."""
    won = 0
    for number in range(games):
        played = play_game(GAME, 2, f"glutton {number}", {}, [Glutton(), bots.find("random")], number)
        won += played.seating.index(0) in played.winners  # the line-up goes round from game to game
    print(f"The glutton wins {won} of {games} games.")
    return won


if __name__ == "__main__":
    main()
