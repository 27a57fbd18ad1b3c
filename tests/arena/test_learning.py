"""Values are learnt from games, hold what they promise, and are those that were examined."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from reame import games
from reame.arena import calibration, players
from reame.arena.fitting import Figures, brier, fit, heat_of, heats, softmax
from reame.arena.generations import fitted_counsel, generations, home, tight
from reame.arena.lessons import Kept, Lesson, lessons
from reame.arena.plan import Plan
from reame.bots import NoSuchBot
from reame.kernel.fitted import BadWeights, Fitted, read_weights

FITTED = [name for name in games.NAMES if isinstance(games.find(name).counsel, Fitted)]
UNFITTED = {"medieval": [3, 5]}  # their bots think as in November 2026
CALIBRATED = [
    (name, int(seats))
    for name in games.NAMES
    if (home(name) / "calibration.json").exists()
    for seats in json.loads((home(name) / "calibration.json").read_text("utf-8"))["seats"]
]


def made_up(count: int, heat: float = 1.0) -> Figures:
    """Games in which the first feature decides, early less than late, and the second means nothing."""
    lots = np.random.default_rng(3)
    out: list[Lesson] = []
    for number in range(count):
        kept = []
        strength = lots.normal(size=2)
        for step in range(6):
            late = step / 5
            features = [[float(strength[s]), float(lots.normal())] for s in range(2)]
            kept.append(Kept(features, [1.0, late]))
        chance = 1 / (1 + np.exp(-2.0 * heat * (strength[0] - strength[1])))
        first = float(lots.random() < chance)
        points = [float(3 * strength[s] + lots.normal()) for s in range(2)]
        out.append(Lesson(number, kept, [first, 1 - first], points))
    return Figures(out)


def test_what_decides_is_found_and_what_means_nothing_weighs_nothing() -> None:
    weights = fit(made_up(400)).reshape(2, 2)
    assert weights[0, 0] + weights[0, 1] > 1.0
    assert abs(weights[1]).max() < 0.15


def test_chances_that_promise_too_much_are_cooled() -> None:
    figures = made_up(600, heat=0.5)
    scores = figures.features[:, :, 0] * 4.0  # four times as sure as the games are
    by_base = heat_of(scores, figures)
    assert (heats(figures.stage, by_base) < 0.5).all()
    cooled = softmax(scores * heats(figures.stage, by_base)[:, None])
    assert brier(cooled, figures.shares) < brier(softmax(scores), figures.shares)


def test_tenths_tell_whether_values_hold() -> None:
    lots = np.random.default_rng(5)
    said = lots.random(4000)
    first = (lots.random(4000) < said).astype(float)
    shares = np.stack([first, 1 - first], 1)
    of_game = np.arange(4000)
    honest = calibration.tenths(np.stack([said, 1 - said], 1), shares, of_game)
    assert sum(row["holds"] for row in honest) >= 8
    boastful = np.clip(said + 0.2, 0.0, 1.0)
    loud = calibration.tenths(np.stack([boastful, 1 - boastful], 1), shares, of_game)
    assert sum(row["holds"] for row in loud) < 8


def test_games_to_learn_from_are_the_same_for_the_same_seed() -> None:
    one, two = (list(lessons("carolus", 2, 2, "same", "greedy@2026-11", [0, 300], 1)) for _ in range(2))
    assert [x.points for x in one] == [x.points for x in two]
    assert [k.features for x in one for k in x.kept] == [k.features for x in two for k in x.kept]
    assert all(sum(x.shares) == pytest.approx(1.0) for x in one)
    assert one[0].kept[0].stage[0] == 1.0


def test_a_generation_is_fitted_tried_and_written_down(tmp_path: Path) -> None:
    file = tmp_path / "weights.json"
    said: list[dict[str, Any]] = []
    tried = generations("carolus", 2, 5, 1, 2, "small", 1, file, said.append)
    assert tried == said
    (about,) = tried
    assert about["played_by"] == "greedy@2026-11"
    assert about["against_anchor"]["games"] == 2
    assert file.exists() is about["accepted"]
    counsel = fitted_counsel("carolus")
    file = home("carolus") / "weights.json"
    weights = read_weights(file.read_text("utf-8"), counsel.FEATURES, counsel.STAGES)
    assert len(weights[2]) == len(counsel.FEATURES) * len(counsel.STAGES)
    bot = players.find(f"greedy@{file}", games.find("carolus"))
    assert isinstance(bot.told, Fitted)
    assert bot.told.weights == weights
    assert (
        Plan("carolus", 2, 2, "x", [f"greedy@{file}", "greedy"], {}).key()
        != Plan("carolus", 2, 2, "x", ["greedy", "greedy"], {}).key()
    )


def test_weights_of_something_else_are_refused(tmp_path: Path) -> None:
    counsel = fitted_counsel("carolus")
    with pytest.raises(BadWeights):
        read_weights('{"stages": ["always"], "seats": {}}', counsel.FEATURES, counsel.STAGES)
    text = json.dumps({"stages": counsel.STAGES, "seats": {"2": {"weights": {"built": [1, 2]}}}})
    with pytest.raises(BadWeights):
        read_weights(text, counsel.FEATURES, counsel.STAGES)
    with pytest.raises(NoSuchBot):
        players.find(f"greedy@{tmp_path / 'nowhere.json'}", games.find("carolus"))
    with pytest.raises(NoSuchBot):
        players.find("greedy@some.json", games.find("fief"))


@pytest.mark.parametrize("name", FITTED)
def test_there_are_weights_for_every_number_of_seats_but_those_that_are_named(name: str) -> None:
    counsel = fitted_counsel(name)
    assert sorted([*counsel.weights, *UNFITTED.get(name, [])]) == games.find(name).seat_range
    for weights in counsel.weights.values():
        assert len(weights) == len(counsel.FEATURES) * len(counsel.STAGES)


@pytest.mark.parametrize(("name", "seats"), CALIBRATED)
def test_the_evaluation_is_the_one_that_was_calibrated(name: str, seats: int) -> None:
    """Whoever changes what bots think of positions calibrates anew: `reame calibrate`."""
    sheet = json.loads((home(name) / "calibration.json").read_text("utf-8"))["seats"][str(seats)]
    assert calibration.evaluation(name, seats) == pytest.approx(sheet["evaluation"], abs=2e-6), sheet["command"]


def test_a_changed_weight_is_a_changed_evaluation(monkeypatch: pytest.MonkeyPatch) -> None:
    name, seats = CALIBRATED[0]
    counsel = fitted_counsel(name)
    before = calibration.evaluation(name, seats)
    changed = [w * 1.02 for w in counsel.weights[seats]]
    monkeypatch.setitem(counsel.weights, seats, changed)
    assert calibration.evaluation(name, seats) != pytest.approx(before, abs=2e-6)


@pytest.mark.parametrize(("name", "seats"), CALIBRATED)
def test_values_say_more_than_nothing_and_hold(name: str, seats: int) -> None:
    sheet = json.loads((home(name) / "calibration.json").read_text("utf-8"))["seats"][str(seats)]
    assert sheet["brier"] < sheet["brier_of_nothing"]
    for stage in sheet["stages"].values():
        assert stage["brier"] < stage["brier_of_nothing"] + 0.005


def test_rows_of_numbers_stand_on_one_line() -> None:
    data = {"a": [1, 2], "b": {"c": [0.5]}, "d": [], "e": [{"f": [1]}, {"f": [2, 3]}]}
    text = tight(json.dumps(data, indent=1))
    assert json.loads(text) == data
    assert '"a": [1, 2]' in text
