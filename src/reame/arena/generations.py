"""`reame fit`: generation after generation, each learnt from games of the one before, kept only if it wins."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from shutil import rmtree
from tempfile import mkdtemp
from typing import Any, Final

from reame import bots, games
from reame.arena.fitting import Array, Figures, examined, fit
from reame.arena.lessons import NOISE, lessons
from reame.arena.plan import Plan
from reame.arena.simulate import simulate
from reame.arena.tally import wilson
from reame.kernel.errors import ReameError
from reame.kernel.fitted import Fitted

DIGITS: Final = 5  # of a weight: more would say nothing
MATCH_SEED: Final = "match"


class NotFitted(ReameError):
    """A game whose counsel has no features."""


def fitted_counsel(name: str) -> Fitted[Any]:
    """The counsel of a game that is fitted."""
    counsel = games.find(name).counsel
    if not isinstance(counsel, Fitted):
        raise NotFitted(f"{name}: its counsel names no features, so there is nothing to fit")
    return counsel


def sides(name: str, seats: int) -> int:
    """How many there are with so many seats."""
    p = games.find(name).start(seats, "sides")
    return len({fitted_counsel(name).side(p, s) for s in range(seats)})


def home(name: str) -> Path:
    """The folder with the bot of a game, and its figures."""
    return Path(str(files(f"reame.games.{name}").joinpath("bot")))


def source_hash(name: str) -> str:
    """Of the sources that say what is looked at."""
    digest = hashlib.blake2b(digest_size=8)
    for file in sorted(home(name).glob("*.py")):
        if not file.name.startswith("frozen"):
            digest.update(f"\0{file.name}\0".encode() + file.read_bytes())
    return digest.hexdigest()


def sheet(name: str, weights: Array, about: dict[str, Any]) -> dict[str, Any]:
    """Weights of a number of seats, by feature, and how they were made."""
    counsel = fitted_counsel(name)
    rows = weights.reshape(len(counsel.FEATURES), -1)
    named = {f: [round(float(w), DIGITS) for w in row] for f, row in zip(counsel.FEATURES, rows, strict=True)}
    return {**about, "weights": named}


def write(file: Path, name: str, sheets: dict[str, dict[str, Any]]) -> None:
    """A file of weights; what it has of other numbers of seats stays."""
    counsel = fitted_counsel(name)
    seats: dict[str, Any] = {}
    if file.exists():
        old = json.loads(file.read_text("utf-8"))
        if old.get("stages") == counsel.STAGES:
            seats = {n: s for n, s in old["seats"].items() if list(s["weights"]) == counsel.FEATURES}
    seats.update(sheets)
    data = {"game": name, "stages": counsel.STAGES, "seats": dict(sorted(seats.items()))}
    text = json.dumps(data, indent=1)
    file.write_text(tight(text) + "\n", "utf-8")


def tight(text: str) -> str:
    """Rows of numbers on one line."""
    out: list[str] = []
    row = ""
    for line in text.split("\n"):
        if row:
            row += line.strip() + (" " if line.endswith(",") else "")
            if line.strip().startswith("]"):
                out.append(row)
                row = ""
        elif line.endswith("["):
            row = line
        else:
            out.append(line)
    return "\n".join(out)


def match(name: str, seats: int, new: str, old: str, count: int, seed: str, jobs: int) -> tuple[float, int]:
    """One bot among bots of another name, seat by seat in turn: how many of so many games it won."""
    others = [old] * (sides(name, seats) - 1)  # partners sit across
    plan = Plan(name, seats, count, seed, [new, *others], {})
    tally = simulate(plan, jobs, lambda _done: None).plain()
    if tally["failures"]:
        raise ReameError(f"{name}: {len(tally['failures'])} games failed: {tally['failures'][0]['failure']}")
    return float(tally["bot_wins"][0]["wins"]), count


def generations(
    name: str,
    seats: int,
    count: int,
    rounds: int,
    matches: int,
    seed: str,
    jobs: int,
    file: Path,
    say: Callable[[dict[str, Any]], None],
) -> list[dict[str, Any]]:
    """Fit and try so many generations; the best weights are in the file afterwards. What was tried, in order."""
    fitted_counsel(name)
    anchor = f"greedy@{bots.VINTAGES[-1]}"
    best = anchor
    pooled: Figures | None = None
    tried: list[dict[str, Any]] = []
    fair = 1.0 / sides(name, seats)
    against_anchor = fair
    desk = Path(mkdtemp())  # for weights on trial
    candidate = desk / "candidate.json"
    for generation in range(1, rounds + 1):
        its_seed = f"{seed}/{generation}"
        new = Figures(list(lessons(name, seats, count, its_seed, best, NOISE, jobs)), count * (generation - 1))
        pooled = new if pooled is None else pooled.and_those(new)
        about: dict[str, Any] = {"generation": generation, "games": count, "seed": its_seed, "played_by": _short(best)}
        about["positions"] = len(pooled.stage)
        about.update(examined(pooled))
        weights = fit(pooled)
        sheets = {str(seats): sheet(name, weights, {"sources": source_hash(name), "generations": [*tried, about]})}
        candidate.write_text(
            json.dumps({"game": name, "stages": fitted_counsel(name).STAGES, "seats": sheets}), "utf-8"
        )
        challenger = f"greedy@{candidate}"
        wins, n = match(name, seats, challenger, anchor, matches, f"{its_seed}/{MATCH_SEED}/anchor", jobs)
        about["against_anchor"] = interval(wins, n)
        good = wins / n > fair and wins / n >= against_anchor - 1.0 / n**0.5
        if best != anchor:
            beaten, n = match(name, seats, challenger, best, matches, f"{its_seed}/{MATCH_SEED}", jobs)
            about["against_predecessor"] = interval(beaten, n)
            good = good and beaten / n > fair
        about["accepted"] = good
        tried.append(about)
        say(about)
        if good:
            against_anchor = max(against_anchor, wins / n)
            write(file, name, sheets)
            kept = desk / "best.json"
            candidate.replace(kept)
            best = f"greedy@{kept}"
    rmtree(desk)
    return tried


def _short(name: str) -> str:
    return name if ".json" not in name else "the best before"


def interval(wins: float, n: int) -> dict[str, float]:
    """Wins as data, with the 95 % interval of their share."""
    low, high = wilson(wins, n)
    return {"wins": wins, "games": n, "share": round(wins / n, 3), "low": round(low, 3), "high": round(high, 3)}


def heat_weights(name: str, seats: int, heat: list[float]) -> None:
    """The heat of calibrated values goes into the file of weights, and into the counsel that is at work."""
    file = home(name) / "weights.json"
    data: dict[str, Any] = json.loads(file.read_text("utf-8"))
    sheet = data["seats"][str(seats)]
    data["seats"][str(seats)] = {**{k: v for k, v in sheet.items() if k != "weights"}, "heat": heat} | {
        "weights": sheet["weights"]
    }
    file.write_text(tight(json.dumps(data, indent=1)) + "\n", "utf-8")
    fitted_counsel(name).heats[seats] = heat
