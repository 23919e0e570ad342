"""Measure what an evening costs in memory: `valeria-lab bench --ui --evening [GAMES] [--json]`.

One window plays game after game, with two to five players and alone, in both editions, against
bots and by itself; between the games it opens its other pages. It does so offscreen unless
QT_QPA_PLATFORM says otherwise. After each game it tells what its process occupies, without the
bots' process.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import sys
from itertools import cycle, islice
from typing import TYPE_CHECKING, TypedDict

from valeria_desktop.games.valeria.game import RULES
from valeria_desktop.games.valeria.rules.at import AtPlace
from valeria_desktop.games.valeria.ui.table.screen import TableScreen
from valeria_desktop.ui.typed import as_a

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("VALERIA_SOUND", "null")

from attrs import evolve, frozen
from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtWidgets import QApplication

from tools.bench.memory import megabytes
from tools.bench.program import window_of
from valeria_desktop.bots.registry import make_bot
from valeria_desktop.games.valeria.draft import Draft
from valeria_desktop.games.valeria.rules.setup import Edition, Solo
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.ui.stage.pace import Pace

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from valeria_desktop.ui.program.program import Program

_FIRST_SEED = 1
_WATCHED = 12
"""Choices shown flying, in games that are watched; all of them would take an hour."""
_LOOKS = 7
"""Answers after which the hand points at cards, takes back, or asks why."""
_MOMENTS = 25


@frozen
class Sitting:
    """Who plays what."""

    players: int
    people: int
    edition: Edition
    solo: Solo | None = None
    is_watched: bool = False


_SITTINGS = (
    Sitting(2, 1, Edition.SECOND),
    Sitting(5, 1, Edition.FIRST, is_watched=True),
    Sitting(1, 1, Edition.SECOND, Solo.DARK_LORD),
    Sitting(3, 1, Edition.SECOND),
    Sitting(4, 2, Edition.FIRST),
    Sitting(5, 0, Edition.SECOND),
    Sitting(1, 1, Edition.SECOND, Solo.SIEGE),
    Sitting(2, 2, Edition.FIRST, is_watched=True),
    Sitting(3, 0, Edition.FIRST),
    Sitting(4, 1, Edition.SECOND),
)


class Footprint(TypedDict):
    """What the window's process holds after a game."""

    game: int
    players: int
    mb_resident: float
    mb_own: float
    """Without what it shares with other processes."""
    mb_peak: float
    """The most that was ever resident until now."""
    widgets: int
    objects: int
    """Those that Python's collector knows."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", type=int, help="how many")
    parser.add_argument("width", type=int, help="of the window")
    parser.add_argument("height", type=int, help="of the window")
    parser.add_argument("--json", action="store_true", help="print data instead of a table")
    given = parser.parse_args(arguments)
    found: list[Footprint] = []
    for footprint in evening(given.games, given.width, given.height):
        found.append(footprint)
        if not given.json:
            print(_in_words(footprint), flush=True)
    if given.json:
        json.dump(found, sys.stdout, indent=2)
        print()
    return 0


def evening(games: int, width: int, height: int) -> Iterator[Footprint]:
    """Play a number of games in one window of a size."""
    with window_of(width, height) as (_, program):
        program.go_home()
        host = Host(program)
        for number, sitting in enumerate(islice(cycle(_SITTINGS), games)):
            host.play(sitting, _FIRST_SEED + number)
            host.look_around()
            yield _footprint(number + 1, sitting)


class Host:
    """Plays for the people at the table, and turns the pages between the games."""

    def __init__(self, program: Program) -> None:
        """Play in a window."""
        self._program = program
        program.controller.watching.look_away()
        self._answers = 0

    def play(self, sitting: Sitting, seed: int) -> None:
        """Play a game to its end, which is shown."""
        program = self._program
        self._set_up(sitting)
        program.change("pace", Pace.FAST.value if sitting.is_watched else Pace.OFF.value)
        bot = make_bot(RULES, "greedy" if seed % 2 else "random", seed)
        program.start(seed)
        window, controller = program.window, program.controller
        while window.screen_shown is not window.end:
            _let_it_go_on()
            scene, session = controller.scene, controller.session
            made = len(session.record.choices) if session is not None else 0
            if made >= _WATCHED and controller.pace is not Pace.OFF:
                program.change("pace", Pace.OFF.value)
            if controller.is_open and scene is not None and scene.decision is not None:
                self._put_curtain_up()
                self._linger()
                if controller.scene is scene:  # nothing was taken back
                    controller.choose(bot.choose(scene.view, scene.decision).id)

    def _set_up(self, sitting: Sitting) -> None:
        draft = as_a(Draft, self._program.draft)
        draft.players, draft.edition = sitting.players, sitting.edition
        draft.solo = sitting.solo or draft.solo
        draft.seats = [
            evolve(seat, bot=None if number < sitting.people else "greedy")
            for number, seat in enumerate(default_seats(5))
        ]

    def _put_curtain_up(self) -> None:
        curtain = self._program.window.table.prompt.curtain
        if curtain is not None and curtain.isVisible():
            curtain.open()

    def _linger(self) -> None:
        """Do what people do now and then instead of answering."""
        self._answers += 1
        program = self._program
        table = as_a(TableScreen, program.window.table)
        scene = program.controller.scene
        if self._answers % _LOOKS or scene is None:
            return
        for place in scene.quotes:
            table.centre.pointed.emit(AtPlace(place))
            _let_it_go_on()
        if not program.controller.undo_refusal:
            program.controller.undo()
            program.controller.redo()

    def look_around(self) -> None:
        """Open the other pages: the game again, and all games."""
        program = self._program
        for command in ("replay", "history", "home", "load", "settings", "learn"):
            program.carry_out(command)
            _let_it_go_on()
            if command == "replay":
                self._look_again()
        program.window.show_screen(program.window.table)
        program.carry_out("rewind")
        _let_it_go_on()

    def _look_again(self) -> None:
        deck = self._program.past.replaying.deck
        last = deck.last
        for moment in range(0, last, max(1, last // _MOMENTS)):
            deck.go_to(moment)
            _let_it_go_on()


def _let_it_go_on() -> None:
    """Let the window do what is due; widgets are freed only where a loop runs."""
    loop = QEventLoop()
    QTimer.singleShot(0, loop.quit)
    loop.exec()


def _footprint(game: int, sitting: Sitting) -> Footprint:
    return Footprint(
        game=game,
        players=sitting.players,
        mb_resident=megabytes("status", ("VmRSS",)),
        mb_own=megabytes("smaps_rollup", ("Private_Clean", "Private_Dirty")),
        mb_peak=megabytes("status", ("VmHWM",)),
        widgets=len(QApplication.allWidgets()),
        objects=len(gc.get_objects()),
    )


def _in_words(found: Footprint) -> str:
    return (
        f"game {found['game']:3}, players {found['players']}: {found['mb_resident']:6.1f} MB, "
        f"its own {found['mb_own']:6.1f} MB, at most {found['mb_peak']:6.1f} MB; "
        f"{found['widgets']:5} widgets, {found['objects']:7} objects"
    )
