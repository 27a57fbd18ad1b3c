"""`reame calibrate`: does "60 %" win 60 %? Heat is fitted on some games, and looked at on others."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from reame import games
from reame.arena.fitting import Array, Figures, brier, heat_of, heats, log_loss, softmax
from reame.arena.generations import fitted_counsel, home, source_hash, tight
from reame.arena.lessons import lessons
from reame.kernel.chance import Dice
from reame.kernel.position import Position

FITTED: Final = 0.5  # of the games, the heat is fitted on; the others are held out
NOISE: Final = [0]  # as bots play at the table
FILLED: Final = 30  # games a decile needs to say anything
DRAWS: Final = 1000  # samples of the bootstrap over games
STAGES: Final = ("early", "middle", "late")  # thirds of the positions by the last base of the stage
TENTHS: Final = 10
PROBES: Final = 24  # positions whose values say whether the evaluation is still the same
BETWEEN_PROBES: Final = 11  # random decisions


def calibrate(name: str, seats: int, count: int, seed: str, jobs: int) -> tuple[list[float], dict[str, Any]]:
    """What to heat the scores with, and how the values then hold on games held out."""
    counsel = fitted_counsel(name)
    weights: Array = np.array(counsel.weights[seats])
    figures = Figures(lessons(name, seats, count, seed, "greedy", NOISE, jobs))
    fitted = figures.games < count * FITTED
    scores = figures.design() @ weights
    by_base = np.round(heat_of(scores[fitted], figures.some(fitted)), 4)
    test = figures.some(~fitted)
    chances = softmax(scores[~fitted] * heats(test.stage, by_base)[:, None])
    nothing = np.full_like(chances, 1.0 / chances.shape[1])
    order = test.stage[:, -1]
    cuts = np.quantile(order, [1 / 3, 2 / 3])
    third = np.searchsorted(cuts, order, side="right")
    found = {
        "games": count,
        "held_out": len(np.unique(test.games)),
        "positions": len(chances),
        "seed": seed,
        "sources": source_hash(name),
        "brier": round(brier(chances, test.shares), 4),
        "brier_of_nothing": round(brier(nothing, test.shares), 4),
        "log_loss": round(log_loss(chances, test.shares), 4),
        "log_loss_of_nothing": round(log_loss(nothing, test.shares), 4),
        "tenths": tenths(chances, test.shares, test.games),
        "stages": {
            stage: {
                "brier": round(brier(chances[third == i], test.shares[third == i]), 4),
                "brier_of_nothing": round(brier(nothing[third == i], test.shares[third == i]), 4),
                "tenths": tenths(chances[third == i], test.shares[third == i], test.games[third == i]),
            }
            for i, stage in enumerate(STAGES)
            if (third == i).any()
        },
    }
    return [float(q) for q in by_base], found


def tenths(chances: Array, shares: Array, of_game: NDArray[np.int64]) -> list[dict[str, Any]]:
    """Values between 0 and 0.1, 0.1 and 0.2...: how many, what they said, how often that side won, and the band.

    Positions of one game end alike; so the band is that of the games: drawn anew with all their positions, a thousand
    times, 95 % of the shares of wins lie in it.
    """
    out: list[dict[str, Any]] = []
    said = chances.ravel()
    won = shares.ravel()
    game = np.repeat(of_game, chances.shape[1])
    lots = np.random.default_rng(1)
    for tenth in range(TENTHS):
        inside = np.minimum((said * TENTHS).astype(int), TENTHS - 1) == tenth
        if not inside.any():
            continue
        numbers, place = np.unique(game[inside], return_inverse=True)
        n = np.bincount(place)
        wins = np.bincount(place, weights=won[inside])
        drawn = lots.integers(0, len(numbers), (DRAWS, len(numbers)))
        shares_drawn = wins[drawn].sum(1) / n[drawn].sum(1)
        low, high = np.quantile(shares_drawn, [0.025, 0.975])
        mean = float(said[inside].mean())
        out.append(
            {
                "from": tenth / TENTHS,
                "positions": int(inside.sum()),
                "games": len(numbers),
                "said": round(mean, 4),
                "won": round(float(won[inside].mean()), 4),
                "low": round(float(low), 4),
                "high": round(float(high), 4),
                "filled": len(numbers) >= FILLED,
                "holds": bool(low <= mean <= high),
            }
        )
    return out


def probes(name: str, seats: int) -> list[Position]:
    """Positions on the way of random games, always the same ones."""
    game = games.find(name)
    dice = Dice(f"probes {seats}")
    out: list[Position] = []
    p: Position = game.start(seats, "probes 0")
    steps = 0
    while len(out) < PROBES:
        if p.over:
            p = game.start(seats, f"probes {len(out)}")
        seat = p.waiting[0]
        moves = p.legal(seat)
        p.apply(seat, moves[dice.below(len(moves))])
        steps += 1
        if steps % BETWEEN_PROBES == 0 and not p.over:
            out.append(p.clone())
    return out


def evaluation(name: str, seats: int) -> list[float]:
    """What the counsel says of them: it changes when the evaluation does."""
    counsel = games.find(name).counsel
    return [round(counsel.value(p, n % seats), 6) for n, p in enumerate(probes(name, seats))]


def write(name: str, seats: int, found: dict[str, Any], command: str) -> Path:
    """Into the folder of the game's bot, beside the weights; what it has of other numbers of seats stays."""
    file = home(name) / "calibration.json"
    data: dict[str, Any] = json.loads(file.read_text("utf-8")) if file.exists() else {"game": name, "seats": {}}
    data["seats"][str(seats)] = {"command": command, **found, "evaluation": evaluation(name, seats)}
    data["seats"] = dict(sorted(data["seats"].items()))
    file.write_text(tight(json.dumps(data, indent=1)) + "\n", "utf-8")
    return file


def draw(name: str, target: Path) -> Path:
    """The reliability diagram of all numbers of seats that are calibrated."""
    import matplotlib

    matplotlib.use("svg")
    from matplotlib import pyplot

    data: dict[str, Any] = json.loads((home(name) / "calibration.json").read_text("utf-8"))
    sheets = data["seats"]
    figure, axes = pyplot.subplots(1, len(sheets), figsize=(3.6 * len(sheets), 3.8), sharey=True, squeeze=False)
    for axis, (seats, sheet) in zip(axes[0], sheets.items(), strict=True):
        rows = [row for row in sheet["tenths"] if row["filled"]]
        axis.plot([0, 1], [0, 1], color="#999999", linewidth=1)
        axis.errorbar(
            [row["said"] for row in rows],
            [row["won"] for row in rows],
            yerr=[
                [max(row["won"] - row["low"], 0.0) for row in rows],
                [max(row["high"] - row["won"], 0.0) for row in rows],
            ],
            fmt="o-",
            color="#7a1f1f",
            capsize=3,
        )
        axis.set_title(f"{seats} seats, {sheet['held_out']} games held out")
        axis.set_xlabel("the value says")
        axis.set_xlim(0, 1)
        axis.set_ylim(0, 1)
    axes[0][0].set_ylabel("that side won (95 % band)")
    figure.tight_layout()
    figure.savefig(target, metadata={"Date": None})
    pyplot.close(figure)
    return target
