"""`valeria --self-check`: try whether all of the program is here and works."""

from __future__ import annotations

import os
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic
from typing import TYPE_CHECKING

os.environ["QT_QPA_PLATFORM"] = "offscreen"  # it is looked at by no one

from attrs import evolve
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import QStackedWidget

from valeria_desktop.bots.registry import make_bot
from valeria_desktop.games import GAMES
from valeria_desktop.games.faces import FACES
from valeria_desktop.games.valeria import RULES, shipped_catalog
from valeria_desktop.games.valeria.rules.model.cards import Edition
from valeria_desktop.games.valeria.rules.setup import Level, Setup, Solo, Variant
from valeria_desktop.kernel.errors import ValeriaError
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.session.session import Session
from valeria_desktop.storage.files import write_text
from valeria_desktop.storage.folders import Folders
from valeria_desktop.storage.resume import replay
from valeria_desktop.storage.save import now, read_save, to_saved, to_text
from valeria_desktop.ui.kit.look import TEXT_FAMILY, TITLE_FAMILY
from valeria_desktop.ui.kit.pace import Pace
from valeria_desktop.ui.kit.pictures import ART, picture
from valeria_desktop.ui.shell.application import make_application
from valeria_desktop.ui.shell.program import Program

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QImage
    from PySide6.QtWidgets import QApplication

_SEED = 11
_BOT = "greedy"
_UNTIL_SAVED = 60
_PATIENCE = 120.0
"""Seconds without an answer; a whole game may take a slow machine as long as it likes."""
_SIDE = 64
"""Pictures are looked at this large."""
MODES: dict[str, Setup] = {
    "two players": Setup(players=2),
    "three players, first edition": Setup(players=3, edition=Edition.FIRST),
    "four players, mixed citizens": Setup(players=4, variants=frozenset({Variant.MIXED})),
    "five players, Monster Events": Setup(players=5, variants=frozenset({Variant.EVENTS})),
    "two players, no Duke": Setup(players=2, variants=frozenset({Variant.NO_DUKE})),
    **{
        f"the Dark Lord, {level.value}": Setup(players=1, solo=Solo.DARK_LORD, level=level)
        for level in Level
    },
    "the siege": Setup(players=1, solo=Solo.SIEGE),
}


class CheckError(ValeriaError):
    """Something of the program is missing or does not work."""


def self_check(tell: Callable[[str], object]) -> bool:
    """Try everything and tell a line each; say whether all is well."""
    application = make_application()
    with TemporaryDirectory() as folder:
        program = Program(application, Folders.at(Path(folder)), FACES)
        checks: dict[str, Callable[[], str]] = {
            "cards": _cards,
            "fonts": _fonts,
            "pictures": _pictures,
            "bots": partial(_bots, application, program),
            "screens": partial(_screens, application, program),
            **{name: partial(_mode, setup, Path(folder)) for name, setup in MODES.items()},
        }
        good = [_passes(name, check, tell) for name, check in checks.items()]
        program.close()
    tell("All is well." if all(good) else f"{good.count(False)} of {len(good)} checks failed.")
    return all(good)


def _passes(name: str, check: Callable[[], str], tell: Callable[[str], object]) -> bool:
    try:
        found = check()
    except Exception as error:  # noqa: BLE001 - whatever is wrong is what is looked for
        tell(f"FAILED  {name}: {type(error).__name__}: {error}")
        return False
    tell(f"ok      {name}: {found}")
    return True


def _cards() -> str:
    cards = [*shipped_catalog().all_cards()]
    unseen = [card.id for card in cards if not card.name]
    if not cards or unseen:
        raise CheckError(f"Of {len(cards)} cards these have no name: {unseen}.")
    return f"{len(cards)} loaded"


def _fonts() -> str:
    families = QFontDatabase.families()
    for family in (TEXT_FAMILY, TITLE_FAMILY):
        if family not in families:
            raise CheckError(f"The font {family} is not there.")
    return f"{TEXT_FAMILY}, {TITLE_FAMILY}"


def _pictures() -> str:
    names = sorted(path.relative_to(art).as_posix() for art in ART for path in art.rglob("*.svg"))
    blank = [name for name in names if _is_blank(picture(name, _SIDE, _SIDE, 1.0).toImage())]
    if not names or blank:
        raise CheckError(f"Of {len(names)} pictures these can't be drawn: {blank}.")
    return f"{len(names)} drawn"


def _is_blank(image: QImage) -> bool:
    """Tell whether all of a picture has one colour, or none."""
    pixels = {image.pixel(x, y) for x in range(image.width()) for y in range(image.height())}
    return len(pixels) <= 1


def _bots(application: QApplication, program: Program) -> str:
    """Have two bots play in the window, and think in their own process."""
    program.change("pace", Pace.OFF.value)
    seats = tuple(evolve(seat, bot=_BOT) for seat in default_seats(2))
    session = Session.begin(RULES, Setup(players=2), seats, _SEED)
    program.window.show()
    program.window.show_screen(program.window.table)
    program.controller.start(session)
    made, since = 0, monotonic()
    while session.decision is not None and monotonic() < since + _PATIENCE:
        application.processEvents()
        if len(session.record.choices) > made:
            made, since = len(session.record.choices), monotonic()
    if session.decision is not None or not program.thinker.is_running:
        raise CheckError("The bots' process does not answer.")
    return f"{len(session.record.choices)} choices by a process of their own"


def _screens(application: QApplication, program: Program) -> str:
    """Show every screen of the window, the table with a game on it."""
    session = Session.begin(RULES, Setup(players=2), default_seats(2), _SEED)
    program.controller.start(session)
    program.carry_out("rewind")
    program.carry_out("replay")
    stack = program.window.findChild(QStackedWidget, "screens")
    numbers = range(stack.count() if stack else 0)
    screens = [screen for number in numbers if stack and (screen := stack.widget(number))]
    for screen in screens:
        program.window.show_screen(screen)
        application.processEvents()
        if _is_blank(screen.grab().toImage().scaledToWidth(_SIDE)):
            raise CheckError(f"{type(screen).__name__} is blank.")
    return f"{len(screens)} built"


def _mode(setup: Setup, folder: Path) -> str:
    """Play a game, with a save in its midst; load, play on, save, load, play again."""
    path = folder / "check.valeria"
    session = Session.begin(RULES, setup, default_seats(setup.players), _SEED)
    for limit in (_UNTIL_SAVED, None):
        _play(session, limit)
        write_text(path, to_text(to_saved(session.unsaved(now()))))
        saved = read_save(path, GAMES)
        again = Session(replay(saved, GAMES, path.name), saved.seats)
        if again.record.choices != session.record.choices or again.result() != session.result():
            raise CheckError("The game that was loaded is another one.")
        session = again
    points = ", ".join(str(score.total) for score in session.result().scores)
    return f"{len(session.record.choices)} choices played, saved, loaded, replayed; {points} points"


def _play(session: Session, choices: int | None) -> None:
    bot = make_bot(RULES, _BOT, _SEED)
    while (decision := session.decision) is not None and len(session.record.choices) != choices:
        session.choose(bot.choose(session.scene(decision.seat).view, decision).id)
