"""The command line: reame games | play | simulate | arena | balance | dataset | layout | replay | verify | serve ..."""

from __future__ import annotations

import argparse
import json
import os
import secrets
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

import reame
from reame import builds, games
from reame.kernel.errors import BadRecord, ReameError
from reame.kernel.record import Record, read_record
from reame.words import LANGUAGES

if TYPE_CHECKING:
    from reame.games.editions.edition import Edition
    from reame.kernel.codecs import Column

BAD_INPUT = 2


def run() -> int:
    """The `reame` of a shell: in a checkout, by the compiled build where one of these sources stands."""
    build = builds.better()
    if build is not None:
        path = os.pathsep.join([str(build), *filter(None, [os.environ.get("PYTHONPATH")])])
        command = [sys.executable, "-P", "-m", "reame.cli", *sys.argv[1:]]  # -P: not what lies where the shell stands
        os.execve(sys.executable, command, {**os.environ, "PYTHONPATH": path})
    return main()


def main(argv: list[str] | None = None) -> int:
    """Run a command; 0 done, 1 the answer is no, 2 bad input."""
    args = _parser().parse_args(argv)
    try:
        return int(args.run(args))
    except BadRecord as e:
        print(f"reame: {getattr(args, 'file', '')}: {e}", file=sys.stderr)
        return 1
    except (ReameError, OSError) as e:
        print(f"reame: {e}", file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        return 130


def _parser() -> argparse.ArgumentParser:
    build = "compiled" if builds.compiled() else "plain"
    parser = argparse.ArgumentParser(
        prog="reame",
        description="Five medieval strategy games on one table.",
        epilog="Each command has its own --help.",
    )
    parser.add_argument("--version", action="version", version=f"reame {reame.__version__} ({build})")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    def command(name: str, run: Callable[[argparse.Namespace], int], about: str) -> argparse.ArgumentParser:
        sub = commands.add_parser(name, help=about, description=about)
        sub.set_defaults(run=run)
        return sub

    c = command("games", list_games, "The games, their seats and options.")
    c.add_argument("--json", action="store_true", help="print JSON")

    c = command("simulate", run_simulation, "Play many games between bots and count.")
    _game_arguments(c, seed="1")
    c.add_argument("--games", type=_count, default=100, metavar="K", help="how many games (100)")
    c.add_argument("--bots", default="random", help="a line-up, such as random,greedy,search:500 (random)")
    _crew_arguments(c)
    c.add_argument("--json", action="store_true", help="print JSON")
    c.add_argument("--records", metavar="DIR", help="write the records of all games into this folder")
    c.add_argument("--failures", metavar="DIR", help="write the records of games that failed into this folder")
    c.add_argument("--parquet", metavar="FILE", help="write every decision: what was known, legal and done, who won")
    c.add_argument("--observe", choices=["array", "view"], default="array", help="what is known, in parquet (array)")

    c = command("dataset", make_dataset, "A small data set of bot games of every title: records and parquet files.")
    c.add_argument("folder", help="where to write it")
    c.add_argument("--games", type=_count, default=20, metavar="K", help="games of each title (20)")
    c.add_argument("--bots", default="greedy,random", help="a line-up (greedy,random)")
    c.add_argument("--seed", default="1", help="same seed, same data (1)")
    c.add_argument("--observe", choices=["array", "view"], default="array", help="what is known, in parquet (array)")
    c.add_argument("--only", metavar="NAMES", default=",".join(games.NAMES), help="titles, such as carolus,fief (all)")
    _crew_arguments(c)

    c = command("arena", run_arena, "Bots against each other, in rounds: every bot on every seat, with the same dice.")
    _game_arguments(c, seed="1")
    c.add_argument("--bots", required=True, help="a line-up, such as search:2s,greedy,random")
    c.add_argument("--games", type=_count, default=400, metavar="K", help="games at most; rounds are whole (400)")
    c.add_argument("--until-sure", action="store_true", help="stop when it is sure of any two bots which is better")
    _crew_arguments(c)
    c.add_argument(
        "--ledger", metavar="FILE", help="the games played; started again, none is repeated (arena-GAME.jsonl)"
    )
    c.add_argument("--pictures", metavar="DIR", help="draw ratings, win rate by seat and length into this folder")
    c.add_argument("--json", action="store_true", help="print JSON lines: the run, each bot, each two bots")

    c = command("fit", run_fit, "Learn what to think of positions, from games of bots; kept only if it wins.")
    _learning_arguments(c, seed="fit")
    c.add_argument("--games", type=_count, default=1000, metavar="K", help="games of each generation (1000)")
    c.add_argument("--generations", type=_count, default=3, metavar="G", help="how many generations (3)")
    c.add_argument("--matches", type=_count, default=200, metavar="K", help="games against those before (200)")
    c.add_argument("--weights", metavar="FILE", help="where the weights stand (those of the package)")

    c = command("calibrate", run_calibration, "Do values hold? Heat them on some games, look at others, write it down.")
    _learning_arguments(c, seed="calibrate")
    c.add_argument("--games", type=_count, default=1000, metavar="K", help="games, half of them held out (1000)")
    c.add_argument("--picture", metavar="FILE", help="draw the reliability diagram of all numbers of seats (none)")

    c = command("tune", run_tuning, "An optimiser changes the heaviest weights, and the arena judges.")
    _learning_arguments(c, seed="tune")
    c.add_argument("--trials", type=_count, default=30, metavar="T", help="how many changes to try (30)")
    c.add_argument("--games", type=_count, default=200, metavar="K", help="games of each trial (200)")

    c = command("balance", run_balance, "Equal bots among themselves: what seats, factions and options make of it.")
    _game_arguments(c, seed="1")
    c.add_argument("--bot", default="greedy", help="who plays on all seats (greedy)")
    c.add_argument("--games", type=_count, default=400, metavar="K", help="games of each variant (400)")
    c.add_argument("--vary", metavar="NAMES", help="options to change, such as windows,deals; none for none (all)")
    _crew_arguments(c)
    c.add_argument("--ledger", metavar="FILE", help="the games played; started again, none is repeated (none)")
    c.add_argument("--report", metavar="FILE", help="the page that is written (balance-GAME-SEATS.html)")
    c.add_argument("--json", action="store_true", help="print JSON lines, one for each variant")

    c = command("layout", show_layout, "What stands where in the arrays that learners observe.")
    c.add_argument("game", help=f"one of {', '.join(games.NAMES)}")
    c.add_argument("--seats", type=int, metavar="N", help="players (the game's smallest number)")
    c.add_argument("--json", action="store_true", help="print JSON lines, one for each number of the array")

    c = command("play", run_play, "Play in the terminal against bots.")
    _game_arguments(c, seed="")
    c.add_argument("--me", type=int, default=0, metavar="SEAT", help="your seat, counted from 0 (0)")
    c.add_argument("--bots", default="greedy", help="the others, in order, the last one repeated (greedy)")
    c.add_argument(
        "--counsel",
        choices=["off", "rules", "preview", "hint"],
        default="hint",
        help="nothing beside the choices; what the rules say of them; also what one would bring (p 3); hints, too (h)",
    )
    _language_argument(c)

    c = command("learn", run_learn, "Lessons in the terminal: what there is, or one of them.")
    c.add_argument("game", nargs="?", help=f"one of {', '.join(games.NAMES)}")
    c.add_argument("lesson", nargs="?", help="its name, such as 01-court (the first)")
    _language_argument(c)

    c = command(
        "lesson",
        run_lesson,
        "For those who write lessons: `new` drafts one from a record, `check` examines, `mine` finds puzzles.",
    )
    c.add_argument("what", choices=["new", "check", "mine"], help="what to do")
    c.add_argument("game", nargs="?", help=f"one of {', '.join(games.NAMES)} (check: all)")
    c.add_argument("--from", dest="file", metavar="FILE", help="new, mine: a record")
    c.add_argument("--at", type=int, default=0, metavar="N", help="new: after so many moves of it (0)")
    c.add_argument("--seat", type=int, default=0, metavar="S", help="new: who learns (0)")
    c.add_argument(
        "--moves", type=_count, default=12, metavar="K", help="new: moves that become steps (12); mine: at most so many"
    )
    c.add_argument(
        "--goal", action="append", default=[], metavar="PLACE",
        help="new: what stands there after the moves is the goal of a puzzle; mine: a pattern, such as table.owner.*"
    )  # fmt: skip
    c.add_argument("--name", default="99-draft", help="new: what it is called (99-draft)")
    c.add_argument("--folder", metavar="DIR", help="new: where it is written (the lessons of the game)")
    c.add_argument("--wander", type=int, default=200, metavar="K", help="check: choices beside the way (200)")

    c = command("edition", run_edition, "An owner's edition: `new` begins a file, `check` examines one.")
    c.add_argument("what", choices=["new", "check"], help="what to do")
    c.add_argument("subject", metavar="GAME|FILE", help="new: a game; check: a file")
    c.add_argument("-o", "--output", metavar="FILE", help="new: where it is written (GAME-edition.toml)")
    c.add_argument("--json", action="store_true", help="check: print JSON")

    c = command("replay", run_replay, "Step through a record.")
    c.add_argument("file", help="a record")
    _language_argument(c)
    c.add_argument("--all", action="store_true", help="do not stop after each move")

    c = command("analyse", run_analysis, "Look back at a finished game: its swings, turning points, luck and figures.")
    c.add_argument("file", help="a record")
    _language_argument(c)
    c.add_argument("--looks", type=_count, default=32, metavar="K", help="decisions that are looked at (32)")
    c.add_argument("--json", action="store_true", help="print JSON")

    c = command("verify", run_verify, "Check a record: exit 0 if it holds, 1 and the first bad line if not.")
    c.add_argument("file", help="a record")
    c.add_argument("--json", action="store_true", help="print JSON")

    c = command("serve", run_server, "Serve the table to browsers.")
    c.add_argument("--host", default="127.0.0.1", help="address to listen on (127.0.0.1)")
    c.add_argument("--port", type=int, help="port (8750; 0 takes any free one)")
    c.add_argument("--database", metavar="URL", help="SQLite or PostgreSQL URL (a SQLite file of yours)")
    c.add_argument(
        "--origin",
        action="append",
        default=[],
        metavar="URL",
        help="address that browsers know it by, such as https://reame.example.org",
    )
    c.add_argument(
        "--proxy",
        action="append",
        default=[],
        metavar="ADDRESS",
        help="believe a reverse proxy there, such as 10.0.0.0/24, when it says whom it speaks for; may be repeated",
    )
    c.add_argument("--keep", type=_days, metavar="DAYS", help="clear away tables that nobody has touched for so long")
    c.add_argument("--figures", action="store_true", help="tell Prometheus at /metrics what the server does")
    c.add_argument("--json-log", action="store_true", help="the log as JSON, an object a line")
    c.add_argument(
        "--smtp", metavar="URL", help="send mail by this server: smtp://user:password@host:587 (or REAME_SMTP)"
    )
    c.add_argument("--mail-from", metavar="ADDRESS", help="from this address (REAME_MAIL_FROM, or the user's name)")
    c.add_argument("--private-hooks", action="store_true", help="let notices go to addresses that are not public, too")
    c.add_argument(
        "--edition", action="append", default=[], metavar="FILE", help="offer an owner's edition; may be repeated"
    )
    c.add_argument("--open", action="store_true", help="open a browser")
    c.add_argument("--compile", action="store_true", help="in a checkout: compile in the background, for faster bots")

    c = command("doctor", run_doctor, "Examine the database of a server: exit 0 if all is well, 1 if not.")
    c.add_argument("--database", metavar="URL", help="SQLite or PostgreSQL URL (a SQLite file of yours)")
    c.add_argument("--retry", action="store_true", help="let the server try damaged tables again")
    return parser


def _game_arguments(c: argparse.ArgumentParser, seed: str) -> None:
    c.add_argument("game", help=f"one of {', '.join(games.NAMES)}")
    c.add_argument("--seats", type=int, metavar="N", help="players (the game's smallest number)")
    c.add_argument("--seed", help=f"same seed and same moves, same game ({seed or 'by lot'})", default=seed)
    c.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option; may be repeated")
    c.add_argument("--edition", metavar="FILE", help="play by an owner's edition (see docs/editions.md)")


def _learning_arguments(c: argparse.ArgumentParser, seed: str) -> None:
    c.add_argument("game", help=f"one of {', '.join(games.NAMES)}")
    c.add_argument("--seats", type=int, metavar="N", help="players (the game's smallest number)")
    c.add_argument("--seed", default=seed, help=f"same seed, same games ({seed})")
    c.add_argument("--jobs", type=_count, default=1, metavar="J", help="processes (1)")


def _crew_arguments(c: argparse.ArgumentParser) -> None:
    crew = c.add_mutually_exclusive_group()
    crew.add_argument("--jobs", type=_count, default=1, metavar="J", help="processes (1)")
    crew.add_argument("--ray", default="", metavar="ADDRESS", help="a Ray cluster: its address, auto, or local")


def _language_argument(c: argparse.ArgumentParser) -> None:
    spoken = (os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or "")[:2]
    mine = spoken if spoken in LANGUAGES else LANGUAGES[0]
    c.add_argument("--lang", choices=LANGUAGES, default=mine, help=f"language ({mine})")


def _count(text: str) -> int:
    n = int(text) if text.isdigit() else 0
    if n < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number from 1")
    return n


def handle_of(args: argparse.Namespace) -> str:
    """The game that is asked for, by the edition that is asked for."""
    return str(args.game) if args.edition is None else f"{args.game}\n{_text_of(args.edition)}"


def _text_of(path: str) -> str:
    try:
        return Path(path).read_text("utf-8")
    except UnicodeDecodeError:
        raise ReameError(f"{path}: this is no text in UTF-8") from None


def options_of(pairs: list[str]) -> dict[str, str]:
    """`name=value` pairs as options."""
    out: dict[str, str] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise ReameError(f"option {pair!r}: write NAME=VALUE")
        out[name] = value
    return out


def list_games(args: argparse.Namespace) -> int:
    """reame games"""
    rows: list[dict[str, Any]] = []
    for name in games.NAMES:
        g = games.find(name)
        options = [
            {"name": o.name, "values": o.kind.words, "standard": o.kind.word(o.standard), "rule": o.rule}
            for o in g.OPTIONS
        ]
        rows.append({"name": name, "title": g.title, "rules": g.version, "seats": g.seat_range, "options": options})
    if args.json:
        print(json.dumps(rows))
        return 0
    for row in rows:
        print(f"{row['name']:12} {row['title']:24} {row['seats'][0]} to {row['seats'][-1]} players")
        for o in row["options"]:
            values = o["values"] if len(o["values"]) < 8 else [o["values"][0], "...", o["values"][-1]]
            print(f"{'':12}   {o['name']} = {' | '.join(values)} (standard: {o['standard']})")
    return 0


def run_simulation(args: argparse.Namespace) -> int:
    """reame simulate"""
    from reame.arena.plan import Plan
    from reame.arena.play import Played
    from reame.arena.progress import Progress
    from reame.arena.report import show_tally
    from reame.arena.simulate import simulate
    from reame.research.data import ParquetFile, decisions

    seats = args.seats or games.find(handle_of(args)).seat_range[0]
    keep: Literal["none", "record"] = "record" if args.records or args.parquet else "none"
    plan = Plan(handle_of(args), seats, args.games, args.seed, args.bots.split(","), options_of(args.option), keep)
    for folder in filter(None, [args.records, args.failures]):
        Path(folder).mkdir(parents=True, exist_ok=True)

    progress = Progress(args.games)
    data = ParquetFile(Path(args.parquet), handle_of(args), seats, plan.options, args.observe) if args.parquet else None

    def each(number: int, played: Played) -> None:
        for folder in filter(None, [args.records, args.failures if played.failure else None]):
            Path(folder, f"{args.game}-{number}.record").write_text(played.record, "utf-8")
        if data is not None and not played.failure:
            data.add(decisions(read_record(played.record, games.find), number))

    tally = simulate(plan, args.jobs, progress, each, args.ray)
    progress.close()
    if data is not None:
        data.close()
    if args.json:
        print(json.dumps(tally.plain()))
    else:
        show_tally(tally.plain())
    return 1 if tally.failures else 0


def make_dataset(args: argparse.Namespace) -> int:
    """reame dataset"""
    out = 0
    for name in args.only.split(","):
        seats = games.find(name).seat_range[0]
        folder = Path(args.folder, name)
        words = ["simulate", name, "--seats", str(seats), "--games", str(args.games), "--bots", args.bots]
        words += ["--seed", args.seed, "--records", str(folder), "--parquet", f"{folder}.parquet"]
        words += ["--observe", args.observe, *(["--ray", args.ray] if args.ray else ["--jobs", str(args.jobs)])]
        out = max(out, main(words))
    return out


def show_layout(args: argparse.Namespace) -> int:
    """reame layout"""
    from reame.research.layout import layout

    game = games.find(args.game)
    shape = layout(game, args.seats or game.seat_range[0])
    if args.json:
        for row in shape.describe():
            print(json.dumps(row))
        return 0
    print(f"{game.name}, rules {game.version}, {shape.seats} seats: {game.table.size} moves, {shape.size} numbers")
    for part in shape.parts:
        if part.columns:
            fields = ", ".join(_fields_of(part.columns, part.name != "head"))
            print(f"{part.first:6} to {part.end - 1:6}  {part.name}: {fields}")
    return 0


def _fields_of(columns: list[Column], after_dot: bool) -> list[str]:
    """The fields that some columns belong to, each with how many numbers it takes."""
    sizes: dict[str, int] = {}
    for c in columns:
        name = c.name.split(".")[int(after_dot)].split("[")[0]
        sizes[name] = sizes.get(name, 0) + 1
    return [f"{name} {n}" if n > 1 else name for name, n in sizes.items()]


def run_arena(args: argparse.Namespace) -> int:
    """reame arena"""
    from reame.arena.pictures import draw
    from reame.arena.plan import Plan
    from reame.arena.report import show_standings
    from reame.arena.tournament import hold

    seats = args.seats or games.find(handle_of(args)).seat_range[0]
    plan = Plan(
        handle_of(args), seats, args.games, args.seed, args.bots.split(","), options_of(args.option), rounds=True
    )
    ledger = Path(args.ledger or f"arena-{args.game}.jsonl")
    standings = hold(plan, ledger, args.jobs, args.ray, args.until_sure)
    if args.json:
        for kind, rows in (("run", [standings.plain()]), ("bot", standings.rows()), ("duel", standings.duels())):
            for row in rows:
                print(json.dumps({"line": kind, **row}))
    else:
        show_standings(standings)
        print(f"the games are in {ledger}; the same command with more --games goes on from there")
    if args.pictures:
        for picture in draw(standings, Path(args.pictures)):
            print(picture, file=sys.stderr)
    return 1 if standings.failures else 0


def run_fit(args: argparse.Namespace) -> int:
    """reame fit"""
    try:
        from reame.arena.generations import generations, home
    except ImportError as e:
        raise ReameError(f"{e}; fitting needs more packages: pip install 'reame[fit]'") from None
    seats = args.seats or games.find(args.game).seat_range[0]
    file = Path(args.weights) if args.weights else home(args.game) / "weights.json"
    tried = generations(args.game, seats, args.games, args.generations, args.matches, args.seed, args.jobs, file, _say)
    return 0 if any(row["accepted"] for row in tried) else 1


def run_calibration(args: argparse.Namespace) -> int:
    """reame calibrate"""
    try:
        from reame.arena import calibration
        from reame.arena.generations import heat_weights
    except ImportError as e:
        raise ReameError(f"{e}; calibrating needs more packages: pip install 'reame[fit]'") from None
    seats = args.seats or games.find(args.game).seat_range[0]
    heat, found = calibration.calibrate(args.game, seats, args.games, args.seed, args.jobs)
    heat_weights(args.game, seats, heat)
    command = f"reame calibrate {args.game} --seats {seats} --games {args.games} --seed {args.seed}"
    calibration.write(args.game, seats, found, command)
    print(json.dumps(found))
    if args.picture:
        calibration.draw(args.game, Path(args.picture))
    return 0


def run_tuning(args: argparse.Namespace) -> int:
    """reame tune"""
    try:
        from reame.arena.generations import home
        from reame.arena.tuning import tune
    except ImportError as e:
        raise ReameError(f"{e}; tuning needs more packages: pip install 'reame[fit]'") from None
    seats = args.seats or games.find(args.game).seat_range[0]
    file = home(args.game) / "weights.json"
    return 0 if tune(args.game, seats, args.trials, args.games, args.seed, args.jobs, file, _say) else 1


def _say(row: dict[str, Any]) -> None:
    print(json.dumps(row), flush=True)


def run_balance(args: argparse.Namespace) -> int:
    """reame balance"""
    from reame.arena.balance import examine, page, variants, write
    from reame.arena.plan import Plan
    from reame.arena.standings import Standings
    from reame.arena.tournament import hold

    seats = args.seats or games.find(handle_of(args)).seat_range[0]
    only = None if args.vary is None else [] if args.vary == "none" else args.vary.split(",")
    wanted = variants(handle_of(args), seats, options_of(args.option), only)

    def play(plan: Plan, name: str) -> Standings:
        if sys.stderr.isatty():
            print(name, file=sys.stderr)
        return hold(plan, Path(args.ledger) if args.ledger else None, args.jobs, args.ray)

    found = examine(handle_of(args), seats, args.games, args.seed, args.bot, wanted, play)
    report = Path(args.report or f"balance-{args.game}-{seats}.html")
    title = f"{games.find(handle_of(args)).title}: balance with {seats} players"
    words = ["reame", "balance", args.game, "--seats", str(seats), "--games", str(args.games), "--bot", args.bot]
    words += ["--seed", args.seed, *(f"--option {pair}" for pair in args.option)]
    words += [] if args.vary is None else ["--vary", args.vary]
    write(report, page(found, title, " ".join(words)))
    if args.json:
        for variant in found:
            print(json.dumps(variant.plain()))
    else:
        print(f"{sum(len(v.games) for v in found)} games of {len(found)} variants: {report}")
    return 1 if any(v.failures for v in found) else 0


def run_play(args: argparse.Namespace) -> int:
    """reame play"""
    from rich.console import Console

    from reame.terminal.table import Terminal

    game = games.find(handle_of(args))
    seats = args.seats or game.seat_range[0]
    if not 0 <= args.me < seats:
        raise ReameError(f"there is no seat {args.me}; they are 0 to {seats - 1}")
    seed = args.seed or secrets.token_hex(4)
    record = Record(game, seats, seed, options_of(args.option), journal=True)
    return Terminal(
        record, args.me, args.bots.split(","), args.lang, Console(highlight=False), input, args.counsel
    ).play()


def run_learn(args: argparse.Namespace) -> int:
    """reame learn"""
    from rich.console import Console

    from reame.terminal.learn import Classroom, list_lessons

    console = Console(highlight=False)
    if args.game is None:
        list_lessons(console, args.lang)
        return 0
    return Classroom(games.find(args.game), args.lang, console, input).learn(args.lesson)


def run_lesson(args: argparse.Namespace) -> int:
    """reame lesson"""
    from reame.lessons import check, draft, mine
    from reame.lessons import lesson as lessons

    if args.what == "check":
        found: list[str] = []
        for name in [args.game] if args.game else games.NAMES:
            game = games.find(name)
            for one in lessons.names(game):
                wrong = check.check_named(game, one, args.wander)
                print(f"{name} {one}: {'whole' if not wrong else 'see below'}")
                found += wrong
            found += check.unused(game)
        for line in found:
            print(line, file=sys.stderr)
        return 1 if found else 0
    if not args.game or not args.file:
        raise ReameError(f"lesson {args.what} GAME --from FILE [--at N --seat S --name 03-name]")
    game = games.find(args.game)
    record = read_record(Path(args.file).read_text("utf-8"), games.find, whole=False)
    if record.game.name != game.name:
        raise ReameError(f"{args.file} is a record of {record.game.name}")
    if args.what == "mine":
        for found_one in mine.mine(record, args.goal, min(args.moves, mine.LONGEST)):
            print(found_one.told(), flush=True)
        return 0
    if args.goal:
        toml, dump, keys = draft.draft_puzzle(record, args.at, args.seat, args.name, args.moves, args.goal)
    else:
        toml, dump, keys = draft.draft(record, args.at, args.seat, args.name, args.moves)
    folder = Path(args.folder) if args.folder else Path(str(lessons.folder(game)))
    for path in draft.lay(folder, args.name, toml, dump, keys):
        print(path)
    return 0


def run_edition(args: argparse.Namespace) -> int:
    """reame edition"""
    from reame.games.editions import trial
    from reame.games.editions.corrections import BadEdition
    from reame.games.editions.draft import draft
    from reame.games.editions.edition import Edition

    if args.what == "new":
        games.find(args.subject)
        path = Path(args.output or f"{args.subject}-edition.toml")
        if path.exists():
            raise ReameError(f"{path} is there already; -o names another file")
        path.write_text(draft(args.subject), "utf-8")
        print(path)
        return 0
    edition = None
    try:
        edition = Edition(_text_of(args.subject))
        faults = trial.faults(edition)
    except BadEdition as e:
        faults = e.faults
    if args.json:
        more = {} if edition is None or faults else {**edition.plain(), "unread": trial.unread(edition)}
        more |= {} if edition is None or faults else {"unspoken": edition.unspoken}
        print(json.dumps({"holds": not faults, "faults": faults} | more))
    elif edition is None or faults:
        for fault in faults:
            print(f"{args.subject}: {fault}", file=sys.stderr)
    else:
        _show_edition(edition, trial.unread(edition))
    return 1 if faults else 0


def _entry(x: Any) -> str:
    """An entry of a list, such as a border, as somebody reads it."""
    some = x.values() if isinstance(x, dict) else x if isinstance(x, list) else [x]
    return " - ".join(str(y) for y in some)


def _show_edition(edition: Edition, unread: list[str]) -> None:
    print(f"{edition.name}: an edition of {edition.game}, {edition.mark}; it holds")
    for change in edition.changes:
        told = change.plain()
        what = (
            f"{told['old']} -> {told['new']}"
            if "old" in told
            else ", ".join([f"+ {_entry(x)}" for x in told["added"]] + [f"- {_entry(x)}" for x in told["removed"]])
        )
        print(f"  {change.path}: {what}{'' if change.marked else '   (not marked as a reconstruction)'}")
    for language, said in edition.words.items():
        for key, text in said.items():
            forms = {} if isinstance(text, str) else {k: v for k, v in text.items() if k != "value"}
            bent = f"   ({', '.join(f'{form}: {said}' for form, said in forms.items())})" if forms else ""
            print(f"  words.{language}.{key}: {text if isinstance(text, str) else text['value']}{bent}")
    if edition.unspoken:
        print("corrected in the data, but called as before, until `words` says otherwise:")
        for line in edition.unspoken:
            print(f"  {line}")
    if edition.drawn:
        print("the map shows these as before, until `make maps` draws it anew from the data:")
        for path in edition.drawn:
            print(f"  {path}")
    if unread:
        print("nothing read these in the games that were tried: play may not depend on them")
        for path in unread:
            print(f"  {path}")


def run_replay(args: argparse.Namespace) -> int:
    """reame replay"""
    from rich.console import Console

    from reame.terminal.replay import replay

    text = Path(args.file).read_text("utf-8")
    ask = input if not args.all and sys.stdin.isatty() else None
    return replay(read_record(text, games.find, whole=False), args.lang, Console(highlight=False), ask)


def run_analysis(args: argparse.Namespace) -> int:
    """reame analyse"""
    from rich.console import Console
    from rich.progress import Progress

    from reame.analysis.analysis import USUAL, Analysis, Budget
    from reame.analysis.body import body_of
    from reame.analysis.course import course_of
    from reame.terminal.analysis import show_analysis
    from reame.words import Words

    record = read_record(Path(args.file).read_text("utf-8"), games.find)
    analysis = Analysis(course_of(record), Budget(USUAL.trials, args.looks))
    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(record.game.title, total=1.0)
        while not analysis.done:
            analysis.step()
            bar.update(task, completed=analysis.progress)
    body = body_of(analysis)
    if args.json:
        print(json.dumps(body))
    else:
        words = Words(record.game.handle, args.lang, room="reame.terminal")
        show_analysis(Console(highlight=False), words, record.game, body)
    return 0


def run_verify(args: argparse.Namespace) -> int:
    """reame verify"""
    try:
        record = read_record(Path(args.file).read_text("utf-8"), games.find)
    except UnicodeDecodeError:
        raise BadRecord(1, "this is no text", "no-text") from None
    except BadRecord as e:
        if args.json:
            print(json.dumps({"holds": False, "line": e.line, "error": str(e)}))
            return 1
        raise
    outcome = record.position.outcome
    ending = None if outcome is None else outcome.plain()
    if args.json:
        print(json.dumps({"holds": True, "game": record.game.name, "moves": len(record), "outcome": ending}))
    else:
        print(
            f"{args.file}: holds; {record.game.title}, {len(record)} moves, {'running' if ending is None else 'over'}"
        )
    return 0


def run_doctor(args: argparse.Namespace) -> int:
    """reame doctor"""
    try:
        from reame.server.doctor import examine
    except ImportError as e:
        raise ReameError(f"{e}; the server needs more packages: pip install 'reame[server]'") from None
    return 0 if examine(args.database, args.retry) else 1


def _days(text: str) -> float:
    days = float(text)
    if not 1 <= days <= 36_500:
        raise argparse.ArgumentTypeError("at least one day, and at most a hundred years")
    return days


def run_server(args: argparse.Namespace) -> int:
    """reame serve"""
    try:
        from reame.server import PORT, serve
    except ImportError as e:
        raise ReameError(f"{e}; the server needs more packages: pip install 'reame[server]'") from None
    port = PORT if args.port is None else args.port
    serve(
        args.host,
        port,
        args.database,
        args.open,
        origins=tuple(args.origin),
        proxies=tuple(args.proxy),
        compile=args.compile,
        keep=args.keep,
        figures=args.figures,
        json_log=args.json_log,
        smtp=args.smtp or os.environ.get("REAME_SMTP") or None,
        mail_from=args.mail_from or os.environ.get("REAME_MAIL_FROM") or None,
        private_hooks=args.private_hooks,
        editions=tuple(_text_of(path) for path in args.edition),
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
