"""python -m maps [make | check | compare] [board ...]

make     draw the boards anew into web/public/maps
check    compare the committed boards with the rules data (quick, no drawing tools needed)
compare  draw the boards into a temporary folder and compare them with the committed ones, byte for byte
"""

import argparse
import sys
import tempfile
from pathlib import Path

from maps.check import check
from maps.stamp import HERE, OUTPUT

BOARDS = sorted(path.stem for path in (HERE / "boards").glob("*.toml"))


def compare(game: str) -> list[str]:
    """Names of the files that come out differently."""
    from maps.make import make

    with tempfile.TemporaryDirectory() as folder:
        make(game, Path(folder))
        return [
            f"{made.name} differs"
            for made in sorted(Path(folder).iterdir())
            if made.read_bytes() != (OUTPUT / made.name).read_bytes()
        ]


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m maps", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("order", choices=("make", "check", "compare"))
    parser.add_argument("boards", nargs="*", metavar="board", help=f"default: all of {', '.join(BOARDS)}")
    given = parser.parse_args()
    failed = False
    for game in given.boards or BOARDS:
        if given.order == "make":
            from maps.make import make

            make(game, OUTPUT)
        problems = compare(game) if given.order == "compare" else check(game)
        for problem in problems:
            print(f"{game}: {problem}")
        failed = failed or bool(problems)
        print(f"{game}: {'wrong' if problems else 'well drawn'}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
