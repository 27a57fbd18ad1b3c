"""Counts clicks: plays the turns of `turns.py` in a browser, by the shortest way, and reckons what they took before.

python -m tests.browser.clicks              all of them, into the table of docs/client.md
python -m tests.browser.clicks fief         those of one game, onto the screen only

A click is a press on the page: a button, something on the map, a thing that is drawn to its place, a value on a track.
What the same moves took before the desk is reckoned by the list of that time (`entries` of narrow.ts): one press for
each thing or verb that had to be named until one move was left, over list or map, one for a slider and one for its
button, one for Confirm.
"""

from __future__ import annotations

import copy
import itertools
import json
import re
import shutil
import sys
import tempfile
from typing import Any, Final, NamedTuple

from playwright.sync_api import Locator, Page, sync_playwright

from reame import bots, games
from reame.kernel.chance import Dice
from reame.kernel.eyes import Eyes
from reame.kernel.record import Record
from tests.browser.conftest import FLAGS, ROOT, Person, Server

DOC: Final = ROOT / "docs" / "client.md"
NAMES: Final = ("Anna", "Béla", "Carla", "Dario", "Eleonora", "Fausta")
LONG_LIST: Final = 12  # of the old list: so many moves were shown whole
PASSES: Final = {"pass", "end", "drop"}
QUICK: Final = "quick:"
DEAL: Final = "deal:"
PRESS: Final = "press:"
MAYBE: Final = "?"
MOST: Final = ">"

Data = dict[str, Any]


class Turn(NamedTuple):
    """Where it begins, and what is done.

    The plan has patterns of moves; `quick:` names a quick way, `deal:` the terms of an offer, `press:` what is pressed
    on the page. A `?` stands before what may not be asked, a `>` before a pattern of which the last move is meant.
    """

    game: str
    name: str
    seats: int
    question: str
    can: str
    plan: tuple[str, ...]
    options: dict[str, str] = {}
    seed: str = "clicks"
    bot: str = "random"
    skip: int = 0


class Count(NamedTuple):
    """What a turn took."""

    before: int
    now: int
    moves: list[str]


def begin(turn: Turn) -> tuple[str, int]:
    """A game by chance, up to where the first seat is asked this and could do that."""
    made = Record(games.find(turn.game), turn.seats, turn.seed, options=turn.options)
    dice = Dice(turn.seed)
    table = made.game.table
    bot = bots.find(turn.bot)
    skip = turn.skip
    for _ in range(6000):
        if made.position.over:
            break
        seat = made.position.waiting[0]
        legal = made.position.legal(seat)
        asked = made.position.question(seat)
        here = seat == 0 and asked is not None and re.fullmatch(turn.question, asked.phrase.key)
        if here and any(re.fullmatch(turn.can, table.words(move)) for move in legal):
            if not skip:
                return made.text(), len(made)
            skip -= 1
        made.play(seat, bot.choose(Eyes(made.position, seat), dice))
    raise AssertionError(f"{turn.game}: {turn.name} is never asked")


class Watch:
    """What the page is told and what it sends: the choices of the seat, and its moves."""

    def __init__(self, page: Page) -> None:
        self.state: Data = {}
        self._asked: dict[int, tuple[list[Data], list[str]]] = {}  # by number: what a move answers may be told too late
        self.moves: list[tuple[list[Data], list[str], str]] = []  # choices, verbs that were final, words
        page.on("websocket", self._opened)

    def _opened(self, socket: Any) -> None:
        socket.on("framereceived", self._received)
        socket.on("framesent", self._sent)

    def _received(self, text: str | bytes) -> None:
        message = json.loads(text)
        if message.get("type") == "state":
            self.state = message
        elif message.get("type") == "change":
            for change in message["changes"]:
                if change[0]:
                    self._put(change)
                else:
                    self.state = change[1]
        if self.choices:
            self._asked[self.seat["seq"]] = copy.deepcopy((self.choices, self.seat.get("final", [])))
        if message.get("type") == "refused":
            raise AssertionError(f"refused: {message}")

    def _put(self, change: list[Any]) -> None:
        *way, last = change[0]
        at: Any = self.state
        for step in way:
            at = at[step]
        if len(change) > 1:
            if isinstance(at, list) and last == len(at):
                at.append(change[1])
            else:
                at[last] = change[1]
        else:
            del at[last]

    def _sent(self, text: str | bytes) -> None:
        message = json.loads(text)
        if message.get("type") == "move":
            self.moves.append((*self._asked[message["seq"]], message["words"]))

    @property
    def seat(self) -> Data:
        """What the first seat sees and may do."""
        seats: Data = self.state.get("seats", {})
        found: Data = seats.get("0", {})
        return found

    @property
    def choices(self) -> list[Data]:
        """Its moves."""
        found: list[Data] = self.seat.get("choices", [])
        return found


def refs(choice: Data) -> list[str]:
    """The things that a move names."""
    return [":".join(arg) for arg in choice["args"]]


def remaining(choices: list[Data], verb: str | None, named: tuple[str, ...]) -> list[Data]:
    """The moves that agree with what has been named."""
    return [c for c in choices if verb in (None, c["verb"]) and all(refs(c).count(r) >= named.count(r) for r in named)]


def before(choices: list[Data], final: list[str], words: str) -> int:
    """What a move took before the desk."""
    found = [c for c in choices if c["words"] == words]
    assert found, f"{words} was sent, but not among {[c['words'] for c in choices][:20]}"
    chosen = found[0]
    sure = 1 if chosen["verb"] in final else 0
    if len(choices) <= LONG_LIST:
        return 1 + sure
    own = refs(chosen)
    fewest = len(own) + 1
    for n in range(1, len(own) + 1):
        for some in itertools.combinations(own, n):
            for verb in (None, chosen["verb"]):
                left = remaining(choices, verb, some)
                if len(left) == 1:
                    fewest = min(fewest, n + (verb is not None))
    same = remaining(choices, chosen["verb"], ())
    if len(same) == 1:
        fewest = 1
    numbers = [c for c in same if c["args"] and c["args"][-1][1].isdigit() and refs(c)[:-1] == own[:-1]]
    if (
        own
        and chosen["args"][-1][1].isdigit()
        and len(numbers) > LONG_LIST
        and fewest == len(own) + (len(choices) > len(same))
    ):
        fewest += 1  # the slider, and its button
    return fewest + sure


class Hand:
    """Somebody who presses as little as possible."""

    def __init__(self, page: Page, watch: Watch) -> None:
        self.page = page
        self.watch = watch
        self.clicks = 0

    def press(self, at: Locator) -> None:
        """One click."""
        at.click()
        self.clicks += 1

    def _there(self, selector: str) -> Locator | None:
        found = self.page.locator(f".choices {selector}, .foot {selector}").locator("visible=true").first
        return found if found.count() else None

    def play(self, words: str) -> None:
        """A move, by what the page offers."""
        sent = len(self.watch.moves)
        (choice,) = [c for c in self.watch.choices if c["words"] == words]
        for _ in range(8):
            self._step(choice)
            self.page.wait_for_timeout(60)
            if len(self.watch.moves) > sent:
                played = self.watch.moves[sent][2]
                assert played == words, f"{played} instead of {words}"
                return
        raise AssertionError(f"{words} cannot be reached")

    def _step(self, choice: Data) -> None:
        """The next click on the way to a move."""
        sure = self.page.locator(".sure .main").locator("visible=true")
        if sure.count():
            self.press(sure.first)
            return
        whole = self._there(f'[data-words="{choice["words"]}"]')
        if whole:
            self.press(whole)
            return
        own = refs(choice)
        if self._drawn(own):
            return
        picked = tuple(self.page.locator(".picked [data-ref]").evaluate_all("all => all.map((e) => e.dataset.ref)"))
        for ref in own:
            if len(remaining(self.watch.choices, None, (*picked, ref))) == 1 and self._on_board(ref):
                return
        dial = self.page.locator(".choices .dial").locator("visible=true")
        if dial.count() and not (
            self._there(f'[data-verb="{choice["verb"]}"]') or any(self._there(f'[data-ref="{r}"]') for r in own)
        ):
            self._set(choice)
            return
        for selector in (
            *(f'[data-ref="{r}"]' for r in own),
            f'[data-verb="{choice["verb"]}"]',
            '[data-talk][aria-pressed="false"]',
        ):
            found = self._there(selector)
            if found:
                self.press(found)
                return
        for ref in own:
            if ref not in picked and self._on_board(ref):
                return
        raise AssertionError(f"nothing leads to {choice['words']}")

    def go_on(self, row: Locator) -> None:
        """A row of moves by one press, until all of them are made; what cannot be taken back is confirmed."""
        goal = len(self.watch.moves) + len((row.get_attribute("data-ahead") or "").split(", "))
        self.press(row)
        for _ in range(400):
            if len(self.watch.moves) >= goal:
                return
            sure = self.page.locator(".sure .main").locator("visible=true")
            if sure.count():
                self.press(sure.first)
            self.page.wait_for_timeout(50)
        raise AssertionError(f"of {goal} moves only {len(self.watch.moves)} were made")

    def _drawn(self, own: list[str]) -> bool:
        """A thing drawn onto its place: one press, and the way to it."""
        if len(own) != 2 or not own[0].startswith("clan:"):
            return False
        thing = self.page.locator(f'.carolus .cube[data-ref="{own[0]}"]').first
        place = self.page.locator(f'.carolus [data-ref="{own[1]}"]').first
        start, end = (thing.bounding_box(), place.bounding_box()) if thing.count() and place.count() else (None, None)
        if start is None or end is None:
            return False
        self.page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
        self.page.mouse.down()
        self.page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=6)
        sent = len(self.watch.moves)
        self.page.mouse.up()
        self.clicks += 1
        for _ in range(100):
            if len(self.watch.moves) > sent:
                return True
            self.page.wait_for_timeout(50)
        raise AssertionError(f"{own} was drawn in vain")

    def _on_board(self, ref: str) -> bool:
        kind, _, word = ref.partition(":")
        names = [f"{k}:{word}" for k in (("territory", "sea") if kind in ("area", "place") else (kind,))]
        found = self.page.locator(
            ", ".join(
                f'.map-host [data-hit="{n}"], .carolus [data-at="{n}"], ul > .lit > [data-ref="{n}"]'
                for n in (ref, *names)
            )
        )
        if not found.count():
            return False
        found.first.dispatch_event("click", {"bubbles": True})
        self.clicks += 1
        return True

    def offer(self, terms: list[str]) -> None:
        """An offer on its form: each term by its box, and what is to be changed of it; a list that opens takes two."""
        form = self.page.locator("form.deal")
        for pattern in terms:
            verb = pattern.split()[0]
            wanted = next(c for c in self.watch.choices if re.fullmatch(pattern, c["words"]))
            term = form.locator(".term", has=self.page.locator(f'[data-verb="{verb}"]'))
            if not term.locator("input[type=range]").count():  # an amount is set at once
                self.press(term.locator("input[type=checkbox]"))
            for select in term.locator("select").all():
                for word in (arg[1] for arg in wanted["args"]):
                    if select.locator(f'option[value="{word}"]').count() and select.input_value() != word:
                        select.select_option(word)
                        self.clicks += 2
            for track in term.locator("input[type=range]").all():
                first = wanted["args"][-1][1]
                for at in range(int(track.get_attribute("max") or 0) + 1):
                    track.fill(str(at))
                    if track.get_attribute("aria-valuetext") == first:
                        break
                else:
                    raise AssertionError(f"no amount {first}")
                self.clicks += 1
        self.press(form.locator('[data-words^="propose"]'))

    def _set(self, choice: Data) -> None:
        """The dial with the number of the move: one press on its track."""
        value = choice["args"][-1][1]
        for dial in self.page.locator(".choices .dial").all():
            one = dial.get_by_role("radio", name=value, exact=True)
            if one.count():
                self.press(one)
                return
            track = dial.locator("input[type=range]").locator("visible=true")
            for at in range(int(track.first.get_attribute("max") or 0) + 1) if track.count() else ():
                track.first.fill(str(at))
                if dial.locator(f'.go[data-words="{choice["words"]}"]').count():
                    self.clicks += 1
                    return
        raise AssertionError(f"no dial has {value}")


def rested(page: Page, watch: Watch, since: Any) -> None:
    """Until something else is asked of the seat, or nothing."""
    for _ in range(200):
        still = page.get_by_role("status").filter(has_text="By itself").count()
        if watch.seat and watch.seat.get("seq") != since and not still:
            page.wait_for_timeout(150)
            if not page.get_by_role("status").filter(has_text="By itself").count():
                return
        page.wait_for_timeout(25)


def played(who: Person, turn: Turn, talk: bool = False) -> Count:
    """Plays a turn, and counts."""
    text, at = begin(turn)
    head = {"Content-Type": "text/plain; charset=utf-8"}
    kept = who.page.request.post(f"{who.base}/api/records", data=text.encode(), headers=head).json()["table"]
    seats: list[Data] = [{"who": "me", "name": NAMES[0]}]
    seats += [{"who": "bot", "bot": "random", "name": NAMES[i]} for i in range(1, turn.seats)]
    answer = who.page.request.post(f"{who.base}/api/tables/{kept}/branch", data={"at": at, "seats": seats})
    assert answer.ok, answer.text()
    made = answer.json()
    watch = Watch(who.page)
    page = who.open(f"/t/{made['table']}#{made['keys']['0']}")
    page.locator("#prompt-title").wait_for()
    page.wait_for_timeout(700)
    hand = Hand(page, watch)
    plan = list(turn.plan)
    while plan:
        words = [c["words"] for c in watch.choices]
        item = plan.pop(0)
        since = watch.seat.get("seq")
        if talk:
            print(f"  {watch.seat.get('question', {})}\n    {words[:12]} of {len(words)} <- {item}")
        maybe = item.startswith(MAYBE)
        if item.removeprefix(MAYBE).startswith(PRESS):
            thing = page.locator(item.removeprefix(MAYBE).removeprefix(PRESS)).locator("visible=true").first
            if maybe and not thing.count():
                continue
            if "data-hit" in item:
                thing.dispatch_event("click", {"bubbles": True})
                hand.clicks += 1
            elif "data-ahead" in item:
                hand.go_on(thing)
            else:
                hand.press(thing)
        elif item.startswith(DEAL):
            hand.offer(item.removeprefix(DEAL).split("; "))
            page.wait_for_timeout(800)
        elif item.removeprefix(MAYBE).startswith(QUICK):
            quick = page.locator(f'[data-shortcut="{item.removeprefix(MAYBE).removeprefix(QUICK)}"]')
            if maybe and not quick.count():
                continue
            hand.press(quick)
        else:
            pattern = item.removeprefix(MAYBE)
            most = pattern.startswith(MOST)
            pattern = pattern.removeprefix(MOST)
            fits = [w for w in words if re.fullmatch(pattern, w)]
            if not fits and maybe:
                continue
            if not fits:
                key = (watch.seat.get("question") or {}).get("key")
                raise AssertionError(f"{turn.game}, {turn.name}: {key}: none of {words[:30]} is {pattern}")
            hand.play(fits[-1 if most else 0])
        rested(page, watch, since)
    done = [w for _, _, w in watch.moves]
    return Count(sum(before(*one) for one in watch.moves), hand.clicks, done)


def main() -> None:
    """All turns, or those of some games, or some by name."""
    from tests.browser.turns import TURNS

    only = sys.argv[1:]
    server = Server(f"sqlite:///{tempfile.mkdtemp()}/tables.sqlite")
    found: dict[str, Count] = {}
    try:
        with sync_playwright() as p:
            browser = p.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
            for turn in TURNS:
                if only and turn.game not in only and turn.name not in only:
                    continue
                context = browser.new_context(viewport={"width": 1400, "height": 900}, locale="en")
                who = Person(context, server.base)
                who.page.set_default_timeout(20_000)
                got = found[turn.name] = played(who, turn, talk=bool(only))
                print(f"{turn.game:12} {turn.name:34} {got.before:3} {got.now:3}  {'; '.join(got.moves)}", flush=True)
                context.close()
    finally:
        server.kill()
        write(TURNS, found)


def write(turns: tuple[Turn, ...], found: dict[str, Count]) -> None:
    """Into the page: what was played now; other rows stay as they are."""
    text = DOC.read_text()
    head, bar, rest = text.partition("| game | turn | before | now |\n|---|---|---|---|\n")
    assert bar, "the table of clicks is not there"
    old = {m[1]: (int(m[2]), int(m[3])) for m in re.finditer(r"^\| [^|]*\| ([^|]*) \| (\d+) \| (\d+) \|$", rest, re.M)}
    after = re.sub(r"\A(\|.*\n)*", "", rest)
    lines: list[str] = []
    sums = [0, 0]
    known = ""
    for turn in turns:
        got = found.get(turn.name)
        before, now = (got.before, got.now) if got else old.get(turn.name, (0, 0))
        name = "" if turn.game == known else games.find(turn.game).title
        known = turn.game
        lines.append(f"| {name} | {turn.name} | {before} | {now} |")
        sums = [sums[0] + before, sums[1] + now]
    lines.append(f"| all | | {sums[0]} | {sums[1]} |")
    DOC.write_text(head + bar + "\n".join(lines) + "\n" + after)


if __name__ == "__main__":
    main()
