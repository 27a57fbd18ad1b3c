"""Dice: the only source of chance. Seeded, or scripted for tests and tutorials."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from typing import Any, Final, final

from reame.kernel.errors import BadPosition
from reame.kernel.native import i64, mypyc_attr

LAST_WORD: Final = 2**53  # that can be read: dumps go through JSON
FEW: Final = 168  # words that are had at half the price of a block
MOST_DICE: Final = 10  # in one throw
LOT_BITS: Final = 30  # up to where Python's own numbers are quick
LOTS: Final = 2**LOT_BITS - 1
LOT_FACTOR: Final = 438_293_613  # one that L'Ecuyer recommends for 30 bits


class ScriptEnded(LookupError):
    """Scripted dice were thrown more often than the script says, or with a face they do not have.

    `n` is how many outcomes, each as likely, the dice were asked to choose from: whoever looks at all of them goes on
    from there with each.
    """

    def __init__(self, message: str, n: int) -> None:
        super().__init__(message)
        self.n = n


@final
@mypyc_attr(acyclic=True)
class Dice:
    """A stream of 16-bit words, hash(seed, block). State: the seed and how many words were read.

    The same on every machine, compiled or not; small; and unpredictable from what has fallen. A script falls first;
    dice that have no seed of their own end with it.
    """

    def __init__(self, seed: str = "0", at: int = 0) -> None:
        self.seed = seed
        self.at: i64 = at
        self.script: list[int] | None = None
        self.seeded = True  # goes on by the seed when the script is used up
        self.log: list[int] | None = None
        self._bytes = b""  # words of a block,
        self._end: i64 = 0  # up to this one
        self._lot: i64 = -1

    def __repr__(self) -> str:
        return f"<dice {self.plain()}>"

    def clone(self) -> Dice:
        """The same dice, going on by themselves; what falls is not logged."""
        d = Dice(self.seed, self.at)
        if self.script is not None:
            d.script = self.script.copy()
            d.seeded = self.seeded
        d._bytes = self._bytes
        d._end = self._end
        d._lot = self._lot
        return d

    def plain(self) -> dict[str, Any]:
        """As data."""
        out: dict[str, Any] = {} if self.script is None else {"script": self.script.copy()}
        if self.seeded:
            out["seed"] = self.seed
        out["at"] = self.at
        return out

    def _fill(self, at: i64) -> bytes:
        """The words of the block this one is in; of the first, only as many as most short games need."""
        block = at >> 8
        self._end = FEW if at < FEW else (block + 1) << 8
        size = 2 * FEW if at < FEW else 512
        self._bytes = hashlib.shake_128(f"{self.seed}:{block}".encode()).digest(size)
        return self._bytes

    def _word(self) -> i64:
        """The next 16 bits."""
        at = self.at
        words = self._bytes if at < self._end else self._fill(at)
        self.at = at + 1
        i = (at & 255) << 1
        low: i64 = words[i]
        high: i64 = words[i + 1]
        return low + (high << 8)

    def below(self, n: i64) -> int:
        """A whole number from 0 to n - 1, each as likely."""
        if self.script is not None:
            return self._scripted(n)
        if n <= 256:
            while True:
                at = self.at
                words = self._bytes if at < self._end else self._fill(at)
                self.at = at + 1
                i = (at & 255) << 1
                w: i64 = words[i + 1]
                w = (w << 8) + words[i]
                if w < 65280 or w < 65536 - 65536 % n:  # the first is the usual case, and saves a division
                    return w % n
        limit = 0x100000000 - 0x100000000 % n
        while True:
            w = self._word() + (self._word() << 16)
            if w < limit:
                return w % n

    def _scripted(self, n: int) -> int:
        assert self.script is not None
        if not self.script:
            raise ScriptEnded("the script of the dice is used up", n)
        face = self.script.pop(0)
        if not 0 <= face < n:
            raise ScriptEnded(f"the script says {face}, which is not below {n}", n)
        self.at += 1
        if not self.script and self.seeded:
            self.script = None
        return face

    def roll(self, sides: int = 6) -> int:
        """One die, 1 to its number of sides; what fell is noted in the record."""
        face = self.below(sides) + 1
        if self.log is not None:
            self.log.append(face)
        return face

    def throw(self, n: i64, sides: i64 = 6) -> i64:
        """Up to ten dice of up to seven sides, as if rolled in turn: three bits for each, the first lowest."""
        faces: i64 = 0
        place: i64 = 0
        end = 3 * n
        if self.script is None and self.log is None and self.at + n <= self._end:
            words = self._bytes
            i = (self.at & 255) << 1
            while place < end:
                w: i64 = words[i + 1]
                if w == 255:  # too high a word, perhaps: see below()
                    break
                faces += (((w << 8) + words[i]) % sides + 1) << place
                place += 3
                i += 2
            self.at += place // 3
        while place < end:
            faces += self.roll(sides) << place
            place += 3
        return faces

    def lot(self) -> i64:
        """Thirty bits with which a player at random chooses: a stream beside the words, and no part of a dump.

        A linear congruence is quick, and easy to foresee: whatever counts is thrown with the words.
        """
        lot = self._lot
        if lot < 0:
            lot = int.from_bytes(hashlib.blake2b(self.seed.encode(), digest_size=4).digest(), "little")
        lot = lot * LOT_FACTOR + 1 & LOTS
        self._lot = lot
        return lot

    def shuffle(self, items: list[int]) -> None:
        """Every order as likely."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]


def scripted(faces: Iterable[int], seed: str = "") -> Dice:
    """Dice that fall as told: die faces from 1; for a choice among n things, its number from 1.

    With a seed they go on by it when the script is used up; without one that is an error.
    """
    dice = Dice(seed or "script")
    dice.seeded = seed != ""
    dice.script = [f - 1 for f in faces]
    if not dice.script and dice.seeded:
        dice.script = None
    return dice


def load_dice(data: Any) -> Dice:
    """Dice from a dump: a seed, a script, or a script and the seed by which they go on."""
    if not isinstance(data, dict) or not set(data) <= {"seed", "at", "script"}:
        raise BadPosition("dice: expected an object with seed, script, at")
    at = data.get("at", 0)
    if not isinstance(at, int) or isinstance(at, bool) or not 0 <= at <= LAST_WORD:
        raise BadPosition(f"dice.at: {at!r} is not a count")
    script = data.get("script")
    dice = Dice(str(data.get("seed", "0" if script is None else "script")), at)
    if script is not None:
        if not isinstance(script, list) or not all(type(f) is int and 0 <= f <= LAST_WORD for f in script):
            raise BadPosition("dice.script: expected a list of numbers")
        dice.seeded = "seed" in data
        dice.script = list(script) if script or not dice.seeded else None
    return dice
