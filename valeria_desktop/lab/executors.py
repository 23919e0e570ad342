"""Executors that play games: this process, a pool of processes, or a cluster.

All three have the interface of the standard library's executors, so the playing code is the same.
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
"""Number of submitted tasks for each worker: enough that no worker ever waits."""

_P = ParamSpec("_P")
_I = TypeVar("_I")
_T = TypeVar("_T")


class WorkerError(ValeriaError):
    """A process of the pool that ended before its work was done."""


class InlineExecutor(Executor):
    """Does each task at once in this process, without the time to start another."""

    def submit(self, fn: Callable[_P, _T], /, *args: _P.args, **kwargs: _P.kwargs) -> Future[_T]:
        """Do the task and return a future that already has its result."""
        future: Future[_T] = Future()
        try:
            future.set_result(fn(*args, **kwargs))
        except BaseException as error:  # noqa: BLE001 - Ctrl-C, too, comes after finished results
            future.set_exception(error)
        return future


@contextmanager
def open_executor(jobs: int, address: str | None) -> Iterator[tuple[Executor, int]]:
    """Yield an executor and the number of its workers; without an address, `jobs` processes."""
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
    # Spawned on every system: a fork would copy locks that other threads hold.
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
    """Ignore Ctrl-C, which the parent process handles, and end together with the parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_the_parent, daemon=True).start()


def _end_with_the_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)  # no process needs the results any more


def results(
    executor: Executor, workers: int, function: Callable[[_I], _T], tasks: Iterable[_I]
) -> Iterator[_T]:
    """Do all tasks and yield each result as soon as it is ready, in any order.

    An error is raised after the results that were ready at the same time, so none is lost.
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
