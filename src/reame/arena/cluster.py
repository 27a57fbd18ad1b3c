"""The games of a plan on a Ray cluster: the same games as in one process, to the letter."""

from __future__ import annotations

from typing import Any, Final

from reame.arena.crew import Crew, Part, play_part
from reame.arena.plan import Plan
from reame.arena.play import Played
from reame.kernel.errors import ReameError

PARTS_PER_CPU: Final = 2  # one is played while the next is on its way
RETRIES: Final = 3  # by Ray itself, before we play the games of a part one by one


class OtherCode(ReameError):
    """A machine of the cluster has another Reame than the one that started the run."""


def play_there(plan: Plan, key: str, numbers: list[int]) -> tuple[list[Played], float]:
    """On a machine of the cluster."""
    if plan.key() != key:
        raise OtherCode("a machine of the cluster has another version of reame: install the same one everywhere")
    return play_part(plan, numbers)


class Cluster(Crew):
    """All processors of a Ray cluster. A worker or a machine that is lost costs the games it had under way, no more."""

    def __init__(self, plan: Plan, address: str) -> None:
        super().__init__(plan)
        try:
            import ray
        except ImportError:
            raise ReameError("a cluster needs Ray: pip install 'reame[cluster]'") from None
        self._ray: Any = ray
        self._ours = not ray.is_initialized()
        if self._ours:
            try:
                ray.init(address=None if address == "local" else address, log_to_driver=False, include_dashboard=False)
            except (ConnectionError, ValueError, RuntimeError, TimeoutError) as e:
                raise ReameError(f"no Ray cluster at {address!r}: {str(e).splitlines()[0]}") from None
        self._key = plan.key()
        self._plan = ray.put(plan)
        self._play: Any = ray.remote(num_cpus=1, max_retries=RETRIES)(play_there)
        self._under_way: dict[Any, Part] = {}

    @property
    def hands(self) -> int:  # type: ignore[override]
        """Machines may come and go."""
        return max(1, PARTS_PER_CPU * int(self._ray.cluster_resources().get("CPU", 1)))

    def give(self, part: Part) -> None:
        self._under_way[self._play.remote(self._plan, self._key, part.numbers)] = part

    def take(self) -> Part:
        ready, _ = self._ray.wait(list(self._under_way))
        part = self._under_way.pop(ready[0])
        lost = self._ray.exceptions
        try:
            part.games, part.seconds = self._ray.get(ready[0])
        except lost.RayTaskError as e:
            raise e.cause from None  # an error in the game or its bots is an error here, too
        except (lost.WorkerCrashedError, lost.ObjectLostError, lost.NodeDiedError, lost.LocalRayletDiedError):
            pass
        return part

    def leave(self) -> None:
        for ref in self._under_way:
            self._ray.cancel(ref, force=True)
        if self._ours:
            self._ray.shutdown()
