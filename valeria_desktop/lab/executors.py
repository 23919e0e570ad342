"""Where games are played: in this process, in a pool of processes, or on a cluster.

All three are executors of the standard library's kind, so the code that plays is the same.
"""

from __future__ import annotations

import os
import signal
import sys
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import TYPE_CHECKING, ParamSpec, TypeVar

from valeria_desktop.kernel.errors import ValeriaError
from valeria_desktop.lab.cluster import open_cluster

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

MAX_JOBS = 512
WINDOWS_JOBS = 61  # Windows can't wait for more processes at once
_AHEAD = 4
"""How many tasks for each worker are handed out at a time: enough that none ever waits."""

_P = ParamSpec("_P")
_I = TypeVar("_I")
_T = TypeVar("_T")


class WorkerError(ValeriaError):
    """A process of this machine that ended before its work."""


class InlineExecutor(Executor):
    """Does every task at once in this process, which needs no starting time."""

    def submit(self, fn: Callable[_P, _T], /, *args: _P.args, **kwargs: _P.kwargs) -> Future[_T]:
        """Do the task and give back what is already known."""
        future: Future[_T] = Future()
        try:
            future.set_result(fn(*args, **kwargs))
        except BaseException as error:  # noqa: BLE001 - Ctrl-C too is told after what is done
            future.set_exception(error)
        return future


@contextmanager
def open_executor(jobs: int, address: str | None) -> Iterator[tuple[Executor, int]]:
    """Return an executor and the number of its workers."""
    if address is not None:
        with open_cluster(address) as (cluster, workers):
            yield cluster, workers
    elif jobs == 1:
        yield InlineExecutor(), 1
    else:
        if sys.platform == "win32":
            jobs = min(jobs, WINDOWS_JOBS)
        with _pool(jobs) as pool:
            yield pool, jobs


@contextmanager
def _pool(jobs: int) -> Iterator[Executor]:
    # Spawned on every system alike: a fork would copy locks that another thread holds.
    try:
        with ProcessPoolExecutor(
            jobs,
            mp_context=get_context("spawn"),
            initializer=_begin_worker,
        ) as pool:
            yield pool
    except BrokenProcessPool as error:
        raise WorkerError(
            "A process that plays games has ended by itself; perhaps the memory ran out."
        ) from error


def _begin_worker() -> None:
    """Leave Ctrl-C to the process that started this one, and end when that is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_the_parent, daemon=True).start()


def _end_with_the_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)  # nobody asks any more


def results(
    executor: Executor, workers: int, function: Callable[[_I], _T], tasks: Iterable[_I]
) -> Iterator[_T]:
    """Do all tasks and give back each result as soon as it is there, in any order.

    What fails is told after what was done at the same time, so that no result is lost.
    """
    left = iter(tasks)
    running = {executor.submit(function, task) for task in islice(left, workers * _AHEAD)}
    try:
        while running:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in sorted(done, key=_has_failed):
                yield future.result()
            running |= {executor.submit(function, task) for task in islice(left, len(done))}
    finally:
        for future in running:
            future.cancel()


def _has_failed(future: Future[_T]) -> bool:
    return future.cancelled() or future.exception() is not None
