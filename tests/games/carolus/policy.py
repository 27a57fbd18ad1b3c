"""The random policy of section 11 of the specification, by which an engine is compared with another."""

from __future__ import annotations

from collections import Counter

import reame
from reame.games.carolus.position import Carolus
from reame.games.carolus.steps import Turn
from reame.games.carolus.things import CLANS, COURT, PLAY, TERRITORIES
from reame.kernel.chance import Dice
from reame.kernel.journal import Journal

GAME = reame.game("carolus")


def choose(p: Carolus, seat: int, dice: Dice) -> int:
    """Uniform token, cube (not clan), steps, clan; court with probability one half, else a uniform space."""
    moves = p.legal(seat)
    top = p.stack[-1]
    if not (isinstance(top, Turn) and top.stage == "cubes"):
        return moves[dice.below(len(moves))]
    cubes = [c for c in range(CLANS) for _ in range(p.reserves[seat * CLANS + c])]
    clan = cubes[dice.below(len(cubes))]
    if dice.below(2):
        return PLAY.at(clan, COURT)
    spaces = [t for t in range(TERRITORIES) if p.size[t]]
    return PLAY.at(clan, spaces[dice.below(len(spaces))] + 1)


def play(seats: int, seed: str) -> tuple[Carolus, Counter[str]]:
    """One game, and how often things happened in it."""
    p: Carolus = GAME.start(seats, seed)
    p.journal = Journal()
    dice = Dice("policy " + seed)
    while not p.over:
        seat = p.waiting[0]
        p.apply(seat, choose(p, seat, dice))
    seen: Counter[str] = Counter(e.phrase.key for e in p.journal.events)
    return p, seen


class Means:
    """The columns of the table of section 11."""

    def __init__(self, seats: int, games: int, seed: str) -> None:
        rounds: list[int] = []
        ends: Counter[str] = Counter()
        sums: Counter[str] = Counter()
        ran_out = 0
        for k in range(games):
            p, seen = play(seats, f"{seed}/{k}")
            rounds.append(p.round)
            assert p.outcome is not None
            ends[p.outcome.reason] += 1
            sums.update(seen)
            ran_out += 0 in p.supply or seen["relief"] > 0 or seen["die-again"] > 0
        self.games = games
        self.rounds = sum(rounds) / games
        self.player_turns = sums["emperor-stops"] / games
        self.builds = sums["castle-built"] / games
        self.replacements = sums["castles-replaced"] / games
        self.by_castles = ends["castles"] / games
        self.by_spaces = ends["spaces"] / games
        self.frozen = ends["frozen"] / games
        self.ran_out = ran_out / games


# players: rounds, player-turns, builds, replacements, end by castles, by spaces, R25, a clan ran out
TABLE = {
    2: (16.26, 31.99, 13.37, 1.36, 0.964, 0.035, 0.001, 0.149),
    3: (10.25, 29.73, 12.62, 2.08, 0.993, 0.002, 0.005, 0.364),
    4: (8.18, 31.17, 13.28, 1.30, 0.962, 0.032, 0.006, 0.192),
}
SPREAD = {2: 7.8, 3: 4.2, 4: 3.8}  # standard deviation of the rounds
