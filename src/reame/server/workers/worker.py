"""A worker process: bots think here, records are checked, games are looked back at. A job a line on stdin, an answer a
line on stdout.

Started by pool.py as `python -m reame.server.workers.worker <registry> <nice>`. It ends when its input does, and is
ended by the system when a job takes more of a processor than it may.
"""

from __future__ import annotations

import os
import signal
import sys
import time
from typing import Any, Final

import msgspec
from msgspec import Raw

from reame.kernel.errors import BadRecord, ReameError
from reame.server.errors import Refusal
from reame.server.library import Library
from reame.server.workers import checks
from reame.server.workers.advising import advise
from reame.server.workers.analysing import Analyses
from reame.server.workers.jobs import (
    Advise,
    Analyse,
    Answer,
    AnyJob,
    CheckEdition,
    CheckRecord,
    Explain,
    Look,
    Rebuild,
    Rehearse,
    Teach,
    Think,
    Weigh,
)
from reame.server.workers.mind import Mind
from reame.server.workers.past import Pasts
from reame.server.workers.teaching import teach
from reame.server.workers.weighing import weigh

MEMORY: Final = 3 * 2**30  # bytes of address space: a position that somebody wrote must not eat the machine
LONGEST: Final = 300  # characters of a message

decoder: Final[msgspec.json.Decoder[AnyJob]] = msgspec.json.Decoder(AnyJob)


class Worker:
    """Does one job after the other."""

    def __init__(self, registry: str) -> None:
        self._library = Library(registry)
        self._pasts = Pasts(self._library)
        self._mind = Mind(self._library)
        self._analyses = Analyses(self._library)

    def answer(self, line: str) -> bytes:
        """Do a job; whatever goes wrong with it is told in the answer."""
        job = decoder.decode(line)
        _allow(job.seconds)
        before = time.process_time()
        answer = Answer()
        try:
            answer.body = Raw(msgspec.json.encode(self._do(job)))
        except BadRecord as e:
            answer = Answer(error=str(e), line=e.line, reason=e.reason)
        except Refusal as e:
            answer = Answer(error=str(e), line=2, reason=e.key)
        except checks.Slow as e:
            answer = Answer(error=str(e), line=1, reason="slow")
        except ReameError as e:
            answer = Answer(error=str(e), line=1, reason="start")
        except Exception as e:
            told = f"the rules stumble over it ({type(e).__name__}: {e})"
            answer = Answer(error=told, line=1, reason="stumble")
        answer.error = answer.error[:LONGEST]
        answer.cpu = time.process_time() - before
        return msgspec.json.encode(answer)

    def _do(self, job: AnyJob) -> Any:
        if isinstance(job, Think):
            return self._mind.think(job)
        if isinstance(job, CheckRecord):
            return checks.check_record(self._library, job)
        if isinstance(job, CheckEdition):
            return checks.check_edition(self._library, job)
        if isinstance(job, Rebuild):
            return checks.rebuild(self._library, job)
        if isinstance(job, Rehearse):
            return checks.rehearse(self._library, job)
        if isinstance(job, Explain):
            return checks.explain(self._library, job)
        if isinstance(job, Teach):
            return teach(self._library, job)
        if isinstance(job, Weigh):
            return weigh(self._library, job)
        if isinstance(job, Advise):
            return advise(self._library, job)
        if isinstance(job, Analyse):
            return self._analyses.go_on(job)
        assert isinstance(job, Look)
        return self._pasts.look(job)


def _allow(seconds: float) -> None:
    """From now on the system ends this process after so much of a processor; compiled rules cannot put that off."""
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_PROF, seconds)


def _limit(nice: int) -> None:
    if hasattr(os, "nice"):
        os.nice(nice)
    if sys.platform == "linux":
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def main() -> None:
    """Work until there is nothing left to do."""
    worker = Worker(sys.argv[1])
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever else is printed must not be taken for an answer
    _limit(int(sys.argv[2]))
    for line in sys.stdin:
        answer = worker.answer(line)
        _allow(0.0)
        try:
            answers.write(answer + b"\n")
            answers.flush()
        except BrokenPipeError:
            os._exit(0)  # the server is gone; nobody waits for the answer


if __name__ == "__main__":
    main()
