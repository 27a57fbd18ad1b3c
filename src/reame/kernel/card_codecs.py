"""Codecs of cards: the hand of a player, a pile face down, a deck."""

from __future__ import annotations

from typing import Any, Final

from reame.kernel.cards import Bag, Cards
from reame.kernel.codecs import ALL_SEEING, Codec, Column, Number, One, TooLong
from reame.kernel.errors import BadPosition
from reame.kernel.kinds import NOBODY, Kind
from reame.kernel.list_codecs import a_list

COPIES: Final = 500  # of one card in a deck: more than any box holds
MOST_CARDS: Final = 1_000  # in one place
MOST_PEEKED: Final = 10


class Hand(Codec):
    """Cards of a player, or of a pile face down: who has seen each. The others see how many there are."""

    def __init__(self, kind: Kind) -> None:
        self.kind = kind
        self.each = One(kind)

    def columns(self, v: Any, name: str) -> list[Column]:
        out = [Column(f"{name}.count", 0, MOST_CARDS)]
        return out + [Column(f"{name}.{w}", 0, MOST_CARDS) for w in self.kind.words]

    def write(self, v: Any, seat: int, out: Any, at: int) -> int:
        h: Cards = v
        out[at] = len(h.cards)
        for c in h.cards:
            out[at + 1 + c] += 1
        return at + 1 + self.kind.size

    def hidden_columns(self, v: Any, name: str) -> list[Column]:
        return self.columns(v, f"{name}.seen")

    def write_hidden(self, v: Any, seat: int, out: Any, at: int) -> int:
        h: Cards = v
        out[at] = len(h.cards)
        if seat >= 0:
            for c in h.known_to(seat):
                out[at + 1 + c] += 1
        return at + 1 + self.kind.size

    def blank(self, seats: int) -> Any:
        return Cards()

    def type_name(self) -> str:
        return "Cards"

    def copy_code(self, v: str) -> str:
        return f"{v}.clone()"

    def dump(self, v: Any, seat: int) -> Any:
        h: Cards = v
        if seat != ALL_SEEING:
            return [self.kind.word(c) for c in h.cards]
        return [[self.kind.word(c), h.seen[i]] for i, c in enumerate(h.cards)]

    def hide(self, v: Any, seat: int) -> Any:
        h: Cards = v
        known = [self.kind.word(c) for c in h.known_to(seat)] if seat >= 0 else []
        return {"count": h.size(), "known": known}

    def load(self, data: Any, path: str) -> Any:
        h = Cards()
        for n, x in enumerate(a_list(data, path)):
            here = f"{path}[{n}]"
            if not isinstance(x, list) or len(x) != 2 or not isinstance(x[1], int) or not 0 <= x[1] < 1024:
                raise BadPosition(f"{here}: expected a card and the mask of the seats that know it")
            h.add(self.each.load(x[0], here), x[1])
        return h

    def copy(self, v: Any) -> Any:
        h: Cards = v
        return h.clone()

    def may_name_seats(self) -> bool:
        return True

    def top_seat(self, v: Any) -> int:
        h: Cards = v
        return max([seen.bit_length() - 1 for seen in h.seen], default=NOBODY)

    def kinds(self) -> list[Kind]:
        return [self.kind]


class Deck(Codec):
    """A face-down deck; everybody sees its size, and each seat what it has peeked at, which can be so many cards."""

    def __init__(self, kind: Kind, most: int = MOST_PEEKED) -> None:
        self.kind = kind
        self.each = One(kind)
        self.most = most
        self.count = Number(0, COPIES)

    def columns(self, v: Any, name: str) -> list[Column]:
        return [Column(f"{name}.{w}", 0, MOST_CARDS) for w in self.kind.words]

    def write(self, v: Any, seat: int, out: Any, at: int) -> int:
        b: Bag = v
        if b.top:
            raise TooLong("an open deck has no top that only some have seen")
        for c in range(len(b.counts)):
            out[at + c] = b.counts[c]
        return at + self.kind.size

    def hidden_columns(self, v: Any, name: str) -> list[Column]:
        """Of a face-down deck: its size, and the top as far as the seat knows it."""
        out = [Column(f"{name}.size", 0, MOST_CARDS), Column(f"{name}.top.length", 0, self.most)]
        for i in range(self.most):
            out += self.each.columns(NOBODY, f"{name}.top[{i}]")
        return out

    def write_hidden(self, v: Any, seat: int, out: Any, at: int) -> int:
        """The same as numbers; a card it has not seen is nothing."""
        b: Bag = v
        out[at] = b.size()
        known = 0
        if seat >= 0:
            for i in range(len(b.top)):
                if b.top_seen[i] >> seat & 1:
                    known = i + 1
        if known > self.most:
            raise TooLong(f"{known} cards on top of a deck that somebody has seen, and there can be {self.most}")
        out[at + 1] = known
        for i in range(known):
            out[at + 2 + i] = b.top[i] if b.top_seen[i] >> seat & 1 else NOBODY
        return at + 2 + self.most

    def blank(self, seats: int) -> Any:
        return Bag(self.kind.size)

    def type_name(self) -> str:
        return "Bag"

    def copy_code(self, v: str) -> str:
        return f"{v}.clone()"

    def dump(self, v: Any, seat: int) -> Any:
        b: Bag = v
        out: dict[str, Any] = {self.kind.word(c): n for c, n in enumerate(b.counts) if n}
        if b.top:
            out["top"] = [[self.kind.word(c), b.top_seen[i]] for i, c in enumerate(b.top)]
        return out

    def hide(self, v: Any, seat: int) -> Any:
        """Size, and the top as far as the seat knows it."""
        b: Bag = v
        top: list[str | None] = []
        if seat >= 0:
            top = [self.kind.word(c) if b.top_seen[i] >> seat & 1 else None for i, c in enumerate(b.top)]
        while top and top[-1] is None:
            top.pop()
        return {"size": b.size(), "top": top}

    def load(self, data: Any, path: str) -> Any:
        if not isinstance(data, dict):
            raise BadPosition(f"{path}: expected an object with counts of {self.kind.name}")
        b = Bag(self.kind.size)
        top = Hand(self.kind)
        for w, n in data.items():
            if w == "top":
                for k, x in enumerate(a_list(n, f"{path}.top")):
                    one: Cards = top.load([x], f"{path}.top[{k}]")
                    b.top.append(one.cards[0])
                    b.top_seen.append(one.seen[0])
                continue
            i = self.kind.index.get(str(w), -1)
            if i < 0:
                raise BadPosition(f"{path}: {w!r} is not a known {self.kind.name}")
            b.add(i, self.count.load(n, f"{path}.{w}"))
        return b

    def copy(self, v: Any) -> Any:
        b: Bag = v
        return b.clone()

    def may_name_seats(self) -> bool:
        return True

    def top_seat(self, v: Any) -> int:
        b: Bag = v
        return max([seen.bit_length() - 1 for seen in b.top_seen], default=NOBODY)

    def kinds(self) -> list[Kind]:
        return [self.kind]
