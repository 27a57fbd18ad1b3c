"""`reame tune`: an optimiser changes the heaviest weights, the arena judges, and only what surely wins is kept."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from shutil import rmtree
from tempfile import mkdtemp
from typing import Any, Final

import numpy as np
import optuna

from reame.arena.calibration import probes
from reame.arena.fitting import Array
from reame.arena.generations import fitted_counsel, interval, match, sheet, sides, source_hash, write

HEAVIEST: Final = 8  # features that are tuned
REACH: Final = 0.5  # a weight is changed by a factor of up to e to this, either way
CONFIRMED: Final = 4  # times the games of a trial decide whether the best is kept


def heaviest(name: str, seats: int) -> list[int]:
    """The features that move the scores most, by their places; the heaviest first."""
    counsel = fitted_counsel(name)
    found: list[Array] = []
    for p in probes(name, seats):
        found.append(np.array(counsel.features(p)) * np.array(counsel.now(p)))
    moved = np.concatenate(found).std(0)
    return [int(i) for i in np.argsort(-moved)[:HEAVIEST]]


def tune(
    name: str,
    seats: int,
    trials: int,
    count: int,
    seed: str,
    jobs: int,
    file: Path,
    say: Callable[[dict[str, Any]], None],
) -> bool:
    """So many trials of so many games each against the weights as they are; was something better found, and kept?"""
    counsel = fitted_counsel(name)
    bases = len(counsel.STAGES)
    now: Array = np.array(counsel.weights[seats]).reshape(-1, bases)
    places = heaviest(name, seats)
    desk = Path(mkdtemp())
    trial_file = desk / "trial.json"

    def changed(by: dict[str, float]) -> Array:
        new = now.copy()
        for i in places:
            new[i] *= np.exp(by[counsel.FEATURES[i]])
        return new

    def lay_down(weights: Array, about: dict[str, Any]) -> dict[str, dict[str, Any]]:
        sheets = {str(seats): sheet(name, weights, about)}
        trial_file.write_text(json.dumps({"game": name, "stages": counsel.STAGES, "seats": sheets}), "utf-8")
        return sheets

    def share(trial: optuna.Trial) -> float:
        by = {counsel.FEATURES[i]: trial.suggest_float(counsel.FEATURES[i], -REACH, REACH) for i in places}
        lay_down(changed(by), {})
        wins, n = match(name, seats, f"greedy@{trial_file}", "greedy", count, f"{seed}/trial", jobs)
        say({"trial": trial.number, "factors": by, **interval(wins, n)})
        return wins / n

    optuna.logging.set_verbosity(optuna.logging.WARNING)
    number = int.from_bytes(seed.encode()[:4], "big")
    study = optuna.create_study(direction="maximize", sampler=optuna.samplers.TPESampler(seed=number))
    study.enqueue_trial({counsel.FEATURES[i]: 0.0 for i in places})
    study.optimize(share, n_trials=trials)
    by = study.best_params
    data: dict[str, Any] = json.loads(file.read_text("utf-8"))["seats"][str(seats)]
    about = {key: x for key, x in data.items() if key not in ("weights", "heat")}  # it has to be calibrated anew
    about |= {"sources": source_hash(name), "tuned": {"seed": seed, "trials": trials, "games": count}}
    sheets = lay_down(changed(by), about)
    wins, n = match(name, seats, f"greedy@{trial_file}", "greedy", CONFIRMED * count, f"{seed}/confirmed", jobs)
    found = interval(wins, n)
    kept = found["low"] > 1.0 / sides(name, seats)
    say({"best": by, "kept": kept, **found})
    rmtree(desk)
    if kept:
        about["tuned"] |= {"factors": {key: round(x, 4) for key, x in by.items()}, "confirmed": found}
        write(file, name, sheets)
    return kept
