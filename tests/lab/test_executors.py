"""Executors: the same results from this process and from others."""

from __future__ import annotations

import signal
import sys
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from threading import Event
from typing import TYPE_CHECKING, Any

import pytest

from tests.patience import HANG
from valeria_desktop.games.valeria.game import RULES
from valeria_desktop.games.valeria.rules.setup import Setup
from valeria_desktop.lab.executors import InlineExecutor, open_executor, results
from valeria_desktop.lab.play import Experiment, make_tasks, play_task

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

TABLE = "valeria_desktop.worker:GAMES"


class FirstFails(Executor):
    """An executor whose first task fails, and whose others never begin."""

    def __init__(self) -> None:
        self.futures: list[Future[Any]] = []

    def submit(self, fn: Callable[..., object], /, *args: object, **kwargs: object) -> Future[Any]:
        future: Future[Any] = Future()
        if not self.futures:
            future.set_exception(ValueError("the first fails"))
        self.futures.append(future)
        return future


@pytest.mark.slow
def test_two_processes_play_the_very_same_games() -> None:
    tasks = list(make_tasks(Experiment(RULES, Setup(), ("random",), 7), TABLE, games=6, size=2))
    with open_executor(2, None) as (executor, workers):
        assert workers == 2
        far = list(results(executor, workers, play_task, tasks))

    assert sorted(far, key=lambda games: games[0]["game"]) == [play_task(task) for task in tasks]


def test_workers_leave_ctrl_c_to_the_process_that_started_them() -> None:
    with open_executor(2, None) as (executor, _):
        handler = executor.submit(signal.getsignal, signal.SIGINT).result()

    assert handler == signal.SIG_IGN


def test_one_job_needs_no_other_process() -> None:
    with open_executor(1, None) as (executor, workers):
        assert isinstance(executor, InlineExecutor)
        assert workers == 1
        assert executor.submit(divmod, 7, 2).result() == (3, 1)


def test_only_a_few_tasks_are_handed_out_ahead() -> None:
    made: list[int] = []

    def tasks() -> Iterator[int]:
        for number in range(100):
            made.append(number)
            yield number

    next(results(InlineExecutor(), 2, str, tasks()))

    assert 1 < len(made) <= 16


def test_results_come_as_soon_as_they_are_there() -> None:
    first_may_end = Event()

    def work(number: int) -> int:
        if number == 0:
            assert first_may_end.wait(HANG)
        return number

    with ThreadPoolExecutor(2) as executor:
        found = results(executor, 2, work, range(20))
        early = [next(found) for _ in range(3)]
        first_may_end.set()
        late = list(found)

    assert 0 not in early
    assert sorted(early + late) == list(range(20))


def test_an_error_stops_what_has_not_begun() -> None:
    executor = FirstFails()

    with pytest.raises(ValueError, match="the first fails"):
        list(results(executor, 1, str, range(100)))

    first, *others = executor.futures
    assert not first.cancelled()
    assert others
    assert all(future.cancelled() for future in others)


def test_windows_is_asked_for_no_more_processes_than_it_can_wait_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sys, "platform", "win32")

    with open_executor(100, None) as (_, workers):
        assert workers == 61
