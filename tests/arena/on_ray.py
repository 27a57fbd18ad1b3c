"""What test_cluster.py runs in a network of its own: games on a real Ray, while parts of it are killed."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

import ray
from ray.cluster_utils import Cluster as Machines

from reame.arena.cluster import Cluster
from reame.arena.crew import Crew, in_order, play_all
from reame.arena.ledger import row_of
from reame.arena.plan import Plan
from reame.arena.tournament import hold

GAMES = 300
DRIVER = """
import sys
from pathlib import Path
from reame.arena.tournament import hold
from tests.arena.on_ray import plan
hold(plan(), Path(sys.argv[1]), ray=sys.argv[2])
"""


def plan() -> Plan:
    """Long enough to be interrupted."""
    return Plan("medieval", 3, GAMES, "ray", ["random"], {}, rounds=True)


def rows(crew: Crew) -> list[dict[str, Any]]:
    """All games, in order; none is missing or there twice."""
    found = [(n, row_of(g)) for n, g in in_order(play_all(range(GAMES), crew))]
    assert [n for n, _ in found] == list(range(GAMES)), "a game is missing, or there twice"
    return [row for _, row in found]


def workers() -> list[int]:
    """The processes that play."""
    out: list[int] = []
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            try:
                name = (folder / "cmdline").read_bytes()
            except OSError:
                continue
            if name.startswith(b"ray::play_there"):
                out.append(int(folder.name))
    return out


def later(action: Any) -> threading.Thread:
    """As soon as somebody plays."""

    def wait() -> None:
        while not workers():
            time.sleep(0.02)
        time.sleep(0.5)
        action()

    thread = threading.Thread(target=wait)
    thread.start()
    return thread


def kill_worker() -> None:
    os.kill(workers()[0], signal.SIGKILL)


def main(book: Path) -> None:
    alone = rows(Crew(plan()))
    machines = Machines(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    second = machines.add_node(num_cpus=1)
    machines.wait_for_nodes()
    ray.init(address=machines.address, log_to_driver=False)

    thread = later(kill_worker)
    assert rows(Cluster(plan(), machines.address)) == alone
    thread.join()
    print("a worker was killed", flush=True)

    driver = subprocess.Popen([sys.executable, "-c", DRIVER, str(book), machines.address])
    while not book.exists() or book.read_text("utf-8").count("\n") < GAMES // 10:
        time.sleep(0.05)
        assert driver.poll() is None, "the driver ended before it could be killed"
    driver.kill()
    driver.wait()
    before = book.read_text("utf-8").count("\n")
    assert before < GAMES, "nothing was left to do"
    hold(plan(), book, ray=machines.address)
    lines = [json.loads(line) for line in book.read_text("utf-8").splitlines()]
    assert sorted(x["game"] for x in lines) == list(range(GAMES))
    lines.sort(key=lambda x: int(x["game"]))
    assert [{k: v for k, v in x.items() if k not in ("plan", "game")} for x in lines] == alone
    print(f"the driver was killed after {before} games", flush=True)

    thread = later(lambda: machines.remove_node(second))
    assert rows(Cluster(plan(), machines.address)) == alone
    thread.join()
    print("a machine was lost", flush=True)
    ray.shutdown()
    machines.shutdown()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
