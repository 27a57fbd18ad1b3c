"""The figures of bench/play.py for people: tables, and the picture of docs/speed.md."""

from __future__ import annotations

from pathlib import Path
from typing import Any

BEGIN = "<!-- figures of bench/play.py -->"
END = "<!-- end of the figures -->"
PICTURE = "pictures/speed.svg"
TITLES = {
    "carolus": "Carolus Magnus",
    "medieval": "Medieval",
    "conspiracy": "Medieval Conspiracy",
    "fief": "Fief",
    "universalis": "MedioEvo Universalis",
}
PEERS = ("python-chess", "OpenSpiel backgammon", "OpenSpiel chess")


def seats_of(found: dict[str, Any]) -> list[str]:
    """With how many seats random play was measured."""
    return [what.split()[1] for what in found if what.startswith("random ")]


def figure(x: float) -> str:
    """Three digits or so."""
    return f"{x:,.0f}" if x >= 20 else f"{x:.1f}" if x >= 2 else f"{x:.2f}"


def random_play(result: dict[str, Any]) -> list[str]:
    """`reame simulate --bots random`, every number of seats."""
    rows = [
        "| `reame simulate --bots random` | seats | compiled / python-chess | plain / python-chess "
        "| of the bare loop, compiled | plain |",
        "|---|---|---|---|---|---|",
    ]
    for game, title in TITLES.items():
        if game not in result["compiled"]:
            continue
        fast, slow = result["compiled"][game], result["plain"][game]
        seats = seats_of(fast)

        def each(found: dict[str, Any], share: bool, seats: list[str] = seats) -> str:
            def one(s: str) -> float:
                ours: float = found[f"random {s}"]["over_chess"]
                return ours / found[f"bare {s}"]["over_chess"] if share else ours

            return ", ".join(f"{one(s):.2f}" if share else figure(one(s)) for s in seats)

        cells = [each(fast, False), each(slow, False), each(fast, True), each(slow, True)]
        rows.append(f"| {title} | {seats[0]} to {seats[-1]} | {' | '.join(cells)} |")
    return rows


def thinking(result: dict[str, Any]) -> list[str]:
    """What bots do, compiled, with the usual number of seats."""
    rows = [
        "| compiled, a second of one core | seats | random games | greedy games | greedy decisions "
        "| search:200 decisions | rehearsals | imagined positions | copies |",
        "|---|---|---|---|---|---|---|---|---|",
    ]
    for game, title in TITLES.items():
        if game not in result["compiled"]:
            continue
        found = result["compiled"][game]
        seats = next(what.split()[1] for what in found if what.startswith("greedy "))

        def rate(what: str, found: dict[str, Any] = found, seats: str = seats) -> float:
            x: float = found[f"{what} {seats}"]["per_second"]
            return x

        def games(what: str, found: dict[str, Any] = found, seats: str = seats) -> float:
            x: float = found[f"{what} {seats}"]["per_second"] / found[f"{what} {seats}"]["length"]
            return x

        cells = [games("random"), games("greedy"), rate("greedy"), rate("search:200"), rate("rehearsals")]
        cells += [rate("worlds"), rate("clones")]
        rows.append(f"| {title} | {seats} | {' | '.join(figure(x) for x in cells)} |")
    return rows


def turns(result: dict[str, Any]) -> list[str]:
    """How long one waits for a bot at a table."""
    rows = [
        "| a turn at a table, compiled, seconds by the clock | seats | Knight (greedy): half of them within "
        "| 95 % | Marshal (search): half | 95 % |",
        "|---|---|---|---|---|---|",
    ]
    for game, found in result["turns"].items():
        cells = [f"{found[bot]['turn'][q]:.2f}" for bot in ("greedy", "search") for q in ("median", "p95")]
        rows.append(f"| {TITLES[game]} | {found['search']['seats']} | {' | '.join(cells)} |")
    return rows


def peers(result: dict[str, Any]) -> list[str]:
    """What the others did meanwhile."""
    found = result["compiled"]
    pace = ", ".join(f"{peer} {found[peer]['']['per_second']:,.0f}" for peer in PEERS)
    two = result["two processes / one"]
    m = result["machine"]
    return [
        f"Python {m['python']}, {m['cores']} cores, {m['kind']}. Meanwhile, moves a second: {pace}. Two processes "
        f"simulate {two['compiled']:.2f} times as many compiled games as one, and {two['plain']:.2f} times as many "
        "plain ones."
    ]


def tables(result: dict[str, Any]) -> str:
    """All of it, as Markdown."""
    return "\n".join([*random_play(result), "", *thinking(result), "", *turns(result), "", *peers(result)])


SHOWN = f"![Random games beside python-chess]({PICTURE})"


def write(result: dict[str, Any], docs: Path) -> None:
    """Into the page about speed, with its picture."""
    page = docs / "speed.md"
    text = page.read_text("utf-8")
    before, after = text.partition(BEGIN)[0], text.partition(END)[2]
    page.write_text(f"{before}{BEGIN}\n{SHOWN}\n\n{tables(result)}\n{END}{after}", "utf-8")
    draw(result, docs / PICTURE)


def draw(result: dict[str, Any], path: Path) -> None:
    """Random play beside its peers, each number of seats a dot, on a scale where every line is ten times the last."""
    import matplotlib

    matplotlib.use("svg")
    import matplotlib.pyplot as plt

    plt.rcParams.update({"font.family": "serif", "font.size": 11, "svg.hashsalt": "reame", "svg.fonttype": "none"})
    shown = [game for game in TITLES if game in result["compiled"]]
    image, axes = plt.subplots(figsize=(9, 0.62 * len(shown) + 1.9))
    looks = (("compiled", "#8b2e1f", 0.19), ("plain", "#b98b2f", -0.19))
    for build, colour, up in looks:
        for n, game in enumerate(shown):
            found = result[build][game]
            y = len(shown) - 1.25 - n + up
            rates = [found[f"random {s}"]["over_chess"] for s in seats_of(found)]
            bare = [found[f"bare {s}"]["over_chess"] for s in seats_of(found)]
            middle = sorted(rates)[len(rates) // 2]
            axes.barh(y, middle, 0.32, color=colour, label=f"reame simulate, {build}" if n == 0 else None, zorder=2)
            axes.plot(bare, [y] * len(bare), "|", color="#1f1a14", ms=9, mew=1.3, zorder=3)
            axes.annotate(figure(middle), (max(*rates, *bare), y), (6, 0), textcoords="offset points", va="center")
    axes.plot([], [], "|", color="#1f1a14", ms=9, mew=1.3, label="bare loop, each number of players")
    for n, peer in enumerate(PEERS):
        x = 1.0 if n == 0 else result["compiled"][peer][""]["over_chess"]
        axes.axvline(x, color="#5b6770", lw=1, ls=":" if n else "-", zorder=1)
        axes.annotate(f" {peer}", (x, len(shown) - 0.02 - 0.22 * n), color="#3c454c", fontsize=9, va="top")
    axes.set_xscale("log")
    axes.set_xlim(0.3, 700)
    axes.set_ylim(-0.75, len(shown))
    axes.set_yticks([y - 0.25 for y in range(len(shown))], [TITLES[game] for game in reversed(shown)])
    axes.set_xticks([1, 10, 100], ["1", "10", "100"])
    axes.set_xlabel("decisions of random games, python-chess = 1")
    axes.spines[["top", "right"]].set_visible(False)
    axes.grid(axis="x", color="#d9d2c3", lw=0.6, zorder=0)
    axes.legend(loc="lower right", frameon=False, fontsize=9)
    image.tight_layout()
    path.parent.mkdir(exist_ok=True)
    image.savefig(path, metadata={"Date": None})
