"""Where games are played: in this process, in a pool of processes, or on a cluster.

All three are executors of the standard library's kind, so the code that plays is the same.
"""

from __future__ import annotations

import signal
import sys
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from itertools import islice
from multiprocessing import get_context
from typing import TYPE_CHECKING, ParamSpec, TypeVar

from valeria_desktop.engine.errors import ValeriaError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

MAX_JOBS = 512
WINDOWS_JOBS = 61  # Windows can't wait for more processes at once
CONNECT_SECONDS = 10
_AHEAD = 4
"""How many tasks for each worker are handed out at a time: enough that none ever waits."""

_P = ParamSpec("_P")
_I = TypeVar("_I")
_T = TypeVar("_T")


class ClusterError(ValeriaError):
    """A cluster that can't be used."""


class InlineExecutor(Executor):
    """Does every task at once in this process, which needs no starting time."""

    def submit(self, fn: Callable[_P, _T], /, *args: _P.args, **kwargs: _P.kwargs) -> Future[_T]:
        """Do the task and give back what is already known."""
        future: Future[_T] = Future()
        future.set_result(fn(*args, **kwargs))
        return future


@contextmanager
def open_executor(jobs: int, address: str | None) -> Iterator[tuple[Executor, int]]:
    """Give an executor and the number of its workers."""
    if address is not None:
        with _cluster(address) as (cluster, workers):
            yield cluster, workers
    elif jobs == 1:
        yield InlineExecutor(), 1
    else:
        if sys.platform == "win32":
            jobs = min(jobs, WINDOWS_JOBS)
        # Spawned on every system alike: a fork would copy locks that another thread holds.
        # They leave Ctrl-C to this process, which then ends them in order.
        with ProcessPoolExecutor(
            jobs,
            mp_context=get_context("spawn"),
            initializer=signal.signal,
            initargs=(signal.SIGINT, signal.SIG_IGN),
        ) as pool:
            yield pool, jobs


@contextmanager
def _cluster(address: str) -> Iterator[tuple[Executor, int]]:
    try:
        from distributed import Client
    except ImportError as error:
        raise ClusterError(
            "A cluster needs the extra 'cluster': pip install 'valeria-desktop[cluster]'."
        ) from error
    try:
        client = Client(  # type: ignore[no-untyped-call]
            address, timeout=CONNECT_SECONDS, set_as_default=False
        )
    except (OSError, ValueError) as error:
        raise ClusterError(f"No cluster answers at '{address}'.") from error
    with client:
        workers = sum(client.ncores().values())  # type: ignore[no-untyped-call]
        if not workers:
            raise ClusterError(f"The cluster at '{address}' has no workers.")
        # Not pure: otherwise equal tasks of two experiments would be played once.
        executor: Executor = client.get_executor(pure=False)  # type: ignore[no-untyped-call]
        with executor:
            yield executor, workers


def results(
    executor: Executor, workers: int, function: Callable[[_I], _T], tasks: Iterable[_I]
) -> Iterator[_T]:
    """Do all tasks and give back each result as soon as it is there, in any order."""
    left = iter(tasks)
    running = {executor.submit(function, task) for task in islice(left, workers * _AHEAD)}
    try:
        while running:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            running |= {executor.submit(function, task) for task in islice(left, len(done))}
            for future in done:
                yield future.result()
    finally:
        for future in running:
            future.cancel()
