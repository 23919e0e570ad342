"""Bots that go wrong, made in the bots' process by their dotted name."""

from __future__ import annotations

import os
import sys
import time
from typing import TYPE_CHECKING

from attrs import evolve

from valeria_desktop.games.valeria.game import RULES
from valeria_desktop.games.valeria.rules.model.options import RollDice
from valeria_desktop.kernel.coaching import Coaching

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from valeria_desktop.games.valeria.rules.view import View
    from valeria_desktop.kernel.chance import Stream
    from valeria_desktop.kernel.decision import Decision
    from valeria_desktop.kernel.options import Option
    from valeria_desktop.kernel.record import Record
    from valeria_desktop.kernel.rules import Bot, Games


class Raising:
    def choose(self, view: View, decision: Decision) -> Option:
        raise ZeroDivisionError("it divided by zero")


class Cheating:
    def choose(self, view: View, decision: Decision) -> Option:
        return RollDice()


class Dying:
    def choose(self, view: View, decision: Decision) -> Option:
        os._exit(3)


class Slow:
    def choose(self, view: View, decision: Decision) -> Option:
        time.sleep(3600)  # as good as for ever
        return decision.options[0]


class Orphaned:
    """Thinks until nobody is there to be answered."""

    def choose(self, view: View, decision: Decision) -> Option:
        parent = os.getppid()
        sys.stdout.write("thinking\n")
        sys.stdout.flush()
        while os.getppid() == parent:
            time.sleep(0.01)
        return decision.options[0]


_BOTS: dict[str, type[Bot]] = {
    "raising": Raising,
    "cheating": Cheating,
    "dying": Dying,
    "slow": Slow,
    "orphaned": Orphaned,
}


def _made(kind: type[Bot]) -> Callable[[int], Bot]:
    return lambda _seed: kind()


_ALL = {**RULES.bots, **{name: _made(kind) for name, kind in _BOTS.items()}}


# --- a coach


def counted(_view: View, about: int, _stream: Stream) -> Iterator[int]:
    yield from range(1, about + 1)


def seen(view: View, _about: None, _stream: Stream) -> Iterator[object]:
    yield view.top(0)


def failing(_view: View, _about: None, _stream: Stream) -> Iterator[object]:
    raise RuntimeError("it fell off its chair")


def dying(_view: View, _about: None, _stream: Stream) -> Iterator[object]:
    os._exit(3)


def choices(record: Record, _about: None, _stream: Stream) -> Iterator[tuple[str, ...]]:
    yield tuple(record.choices)


_COACH = Coaching(
    {"counted": counted, "seen": seen, "failing": failing, "dying": dying},
    {"choices": choices},
)
GAMES: Games = {RULES.id: evolve(RULES, bots=_ALL, coaching=_COACH)}
