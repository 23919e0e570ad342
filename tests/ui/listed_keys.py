"""The keys that F1 lists for a game, and a hand that presses them at its table."""

from __future__ import annotations

from functools import cache
from time import monotonic
from typing import TYPE_CHECKING, Any, cast

from attrs import evolve
from PySide6.QtCore import QCoreApplication, QEvent, QKeyCombination, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGridLayout, QLabel, QWidget

from tests.kernel.toys import TOYS
from valeria_desktop.bots.registry import make_bot
from valeria_desktop.faces import FACES
from valeria_desktop.games.valencia.rules.setup import Setup as ValenciaSetup
from valeria_desktop.games.valeria.rules.setup import Setup as ValeriaSetup
from valeria_desktop.games.viscounts.rules.setup import Setup as ViscountsSetup
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.session.session import Session
from valeria_desktop.storage.folders import Folders
from valeria_desktop.ui.bare_table import bare_face
from valeria_desktop.ui.controls.text import KeyCap
from valeria_desktop.ui.program.program import Program
from valeria_desktop.ui.prompts.curtain import REST
from valeria_desktop.ui.stage.pace import Pace

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from PySide6.QtWidgets import QLayout
    from pytestqt.qtbot import QtBot

    from valeria_desktop.kernel.record import Record
    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.ui.face import Faces

BARE = "bid"
ALL: Faces = {**FACES, BARE: bare_face(TOYS[BARE])}
"""All games, and one that has nothing but the bare table."""
_BOTS = {"valeria": "greedy", "valencia": "planner", "viscounts": "random", BARE: "random"}
_SETUPS: dict[str, Callable[[], Any]] = {
    "valeria": lambda: ValeriaSetup(players=2),
    "valencia": lambda: ValenciaSetup(players=3),
    "viscounts": lambda: ViscountsSetup(players=2),
    BARE: lambda: ALL[BARE].make_draft().setup,
}
_NAMES = {
    "Enter": Qt.Key.Key_Return,
    "Space": Qt.Key.Key_Space,
    "Esc": Qt.Key.Key_Escape,
    "Backspace": Qt.Key.Key_Backspace,
    "Page Down": Qt.Key.Key_PageDown,
    "Page Up": Qt.Key.Key_PageUp,
}


# --- what is listed


def listed(program: Program) -> list[tuple[tuple[str, ...], str]]:
    """Read the page of keys: the caps of each row, and what they are said to do."""
    page, found = program.pages.shortcuts, []
    for grid in page.findChildren(QGridLayout):
        for line in range(grid.rowCount()):
            caps, words = grid.itemAtPosition(line, 0), grid.itemAtPosition(line, 1)
            if caps is not None and words is not None and (row := caps.layout()) is not None:
                found.append((_caps_in(row), cast("QLabel", words.widget()).text()))
    return found


def _caps_in(row: QLayout) -> tuple[str, ...]:
    items = [row.itemAt(index) for index in range(row.count())]
    caps = [item.widget() for item in items if item is not None]
    return tuple(cap.accessibleName() for cap in caps if isinstance(cap, KeyCap))


# --- the program


def begin_with(qapp: QApplication, qtbot: QtBot, folder: Path, game: str) -> Program:
    """Start a program with all games, about one of them."""
    made = Program(qapp, Folders.at(folder), ALL)
    qtbot.addWidget(made.window)
    made.change("pace", Pace.OFF.value)
    made.window.show()
    made.pages.turn_to(game)
    made.window.activateWindow()
    qtbot.waitUntil(made.window.isActiveWindow)
    return made


# --- a game at a question


def at_question(game: str, *prompts: str, people: int = 1, least: int = 1) -> Session:
    """Play as bots do until seat 0, a person, is asked this, with a number of answers at least."""
    record, seats = _played(game, prompts, people, least)
    return Session(evolve(record, choices=[*record.choices]), seats)


def each_kind_of_question(game: str) -> list[Session]:
    """Play a game as bots do; give it as it stands at the first question of each kind."""
    records, seats = _asked_first(game)
    return [Session(evolve(each, choices=[*each.choices]), seats) for each in records]


def keys_heard(program: Program) -> set[str]:
    """Return all keys that mean something now: to the window, to the question, to its sheet."""
    window, prompt = program.window, program.window.table.prompt
    shortcuts = (each for each in window.findChildren(QShortcut) if each.isEnabled())
    found = {each.key().toString() for each in shortcuts}
    visible = (each for each in window.actions_by_id.values() if each.isVisible())
    found |= {key.toString() for each in visible for key in each.shortcuts()}
    presenter, sheet = prompt.presenter, prompt.sheet
    found |= {chr(key) for key in (presenter.heard if presenter is not None else ())}
    return found | set(getattr(sheet, "keys", ()))


@cache
def _asked_first(game: str) -> tuple[list[Record], tuple[Seat, ...]]:
    """Return the records of a game that end where seat 0 is asked a question of a new kind."""
    setup, bot, rules = _SETUPS[game](), _BOTS[game], ALL[game].rules
    seats = (*default_seats(1), *default_seats(setup.players, bots=bot)[1:])
    session, player = Session.begin(rules, setup, seats, 7), make_bot(rules, bot, 7)
    met: dict[str, Record] = {}
    while (decision := session.decision) is not None:
        if decision.seat == 0 and decision.prompt not in met:
            met[decision.prompt] = evolve(session.record, choices=[*session.record.choices])
        session.choose(player.choose(session.game.view(decision.seat), decision).id)
    return [*met.values()], seats


@cache
def _played(
    game: str, prompts: tuple[str, ...], people: int, least: int
) -> tuple[Record, tuple[Seat, ...]]:
    setup, bot, rules = _SETUPS[game](), _BOTS[game], ALL[game].rules
    others = default_seats(setup.players, bots=bot)[people:]
    seats = (*default_seats(people), *others)
    session, player = Session.begin(rules, setup, seats, 7), make_bot(rules, bot, 7)
    while (decision := session.decision) is not None:
        is_it = str(decision.prompt) in prompts and len(decision.options) >= least
        if is_it and decision.seat == 0:
            return session.record, seats
        session.choose(player.choose(session.game.view(decision.seat), decision).id)
    raise AssertionError(f"{game} asks nothing of {prompts}")


def put(program: Program, session: Session) -> Session:
    """Put a game on the table, and let what is asked be seen for long enough."""
    program._play(session)
    QApplication.processEvents()
    program.window.table.prompt.breath.clock = lambda: monotonic() + REST
    return session


# --- what is pressed


def focus(program: Program) -> QWidget:
    """Return the widget with the focus."""
    return cast("QWidget | None", program.window.focusWidget()) or program.window


def press(program: Program, key: str) -> None:
    """Press a key as it is written on its cap, wherever the focus is."""
    which, held = _NAMES.get(key), Qt.KeyboardModifier.NoModifier
    if which is None:
        pressed: QKeyCombination = cast("Any", QKeySequence(key))[0]  # which its stubs don't know
        which, held = pressed.key(), pressed.keyboardModifiers()
    QTest.keyClick(focus(program), which, held)
    QApplication.processEvents()


def hold(program: Program, key: Qt.Key, *, is_down: bool) -> None:
    """Press a key and keep it down, or let it go; the window hears it, too."""
    kind = QEvent.Type.KeyPress if is_down else QEvent.Type.KeyRelease
    event = QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, chr(key).lower())
    QCoreApplication.sendEvent(program.window, event)
    QApplication.processEvents()
