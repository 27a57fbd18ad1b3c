"""What a position answers: why a move is allowed or not, and how the game ended."""

from __future__ import annotations

from typing import Any

from reame.kernel.kinds import Sentence


class Why:
    """Which rule allows a move, or forbids it and for what reason."""

    def __init__(self, allowed: bool, sentence: Sentence) -> None:
        self.allowed = allowed
        self.sentence = sentence

    @property
    def rule(self) -> str:
        """The paragraph."""
        return self.sentence.rule

    def plain(self) -> dict[str, Any]:
        """As data."""
        return {"allowed": self.allowed, **self.sentence.plain()}

    def __str__(self) -> str:
        return str(self.sentence)

    def __repr__(self) -> str:
        return f"<{'allowed' if self.allowed else 'refused'} by {self}>"


class Outcome:
    """How a game ended: who won, the score of each seat, the reason and its rule."""

    def __init__(self, winners: list[int], scores: list[int], reason: str, rule: str) -> None:
        self.winners = winners
        self.scores = scores
        self.reason = reason
        self.rule = rule

    def plain(self) -> dict[str, Any]:
        """As data."""
        return {"winners": self.winners, "scores": self.scores, "reason": self.reason, "rule": self.rule}

    def __repr__(self) -> str:
        return f"<outcome {self.plain()}>"
