"""`valeria --self-check`: check that every part of the program is here and works."""

from __future__ import annotations

import os
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic
from typing import TYPE_CHECKING, Any

os.environ["QT_QPA_PLATFORM"] = "offscreen"  # nobody looks at the window
os.environ["VALERIA_SOUND"] = "null"  # nobody listens

from attrs import evolve
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import QStackedWidget

from valeria_desktop.bots.levels import has_quick
from valeria_desktop.bots.registry import best_bot, make_bot, usual_bot
from valeria_desktop.kernel.errors import ValeriaError
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.session.session import Session
from valeria_desktop.storage.files import write_text
from valeria_desktop.storage.folders import Folders
from valeria_desktop.storage.resume import replay
from valeria_desktop.storage.save import read_save, to_saved, to_text
from valeria_desktop.storage.save_file import now
from valeria_desktop.ui.controls.page import Screen
from valeria_desktop.ui.paint.look import TEXT_FAMILY, TITLE_FAMILY
from valeria_desktop.ui.paint.pictures import ART, picture
from valeria_desktop.ui.program.application import make_application
from valeria_desktop.ui.program.program import Program
from valeria_desktop.ui.program.trial import Trial
from valeria_desktop.ui.sound.samples import samples_of
from valeria_desktop.ui.sound.sounds import Sound
from valeria_desktop.ui.stage.pace import Pace

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtGui import QImage
    from PySide6.QtWidgets import QApplication

    from valeria_desktop.kernel.rules import Rules, Setup
    from valeria_desktop.ui.face import Faces
    from valeria_desktop.ui.sound.sounds import Sounds

_SEED = 11
_UNTIL_SAVED = 60
_PATIENCE = 120.0
"""Longest wait for one answer of a bot, in seconds; a whole game has no limit."""
_SIDE = 64
"""Side of a checked picture, in pixels."""


class CheckError(ValeriaError):
    """A part of the program is missing or does not work."""


def self_check(faces: Faces, tell: Callable[[str], object]) -> bool:
    """Run all checks and tell one line for each; return whether all have passed."""
    application = make_application()
    trials = [face.trial or Trial(face.rules) for face in faces.values()]
    with TemporaryDirectory() as folder:
        program = Program(application, Folders.at(Path(folder)), faces)
        checks: dict[str, Callable[[], str]] = {
            **{_of("cards", each, trials): partial(_cards, each) for each in trials if each.cards},
            "fonts": _fonts,
            "pictures": _pictures,
            "sounds": partial(_sounds, program.hearing.sounds),
        }
        for trial in trials:
            found = {
                "bots": partial(_bots, trial, application, program),
                "screens": partial(_screens, trial, application, program),
                **({"levels": partial(_levels, trial)} if trial.rules.worth else {}),
                **{
                    name: partial(_mode, trial.rules, setup, Path(folder))
                    for name, setup in trial.modes.items()
                },
            }
            checks |= {_of(name, trial, trials): check for name, check in found.items()}
        good = [_passes(name, check, tell) for name, check in checks.items()]
        program.close()
    tell("All is well." if all(good) else f"{good.count(False)} of {len(good)} checks failed.")
    return all(good)


def _of(name: str, trial: Trial, trials: Sequence[Trial]) -> str:
    """Return the name of a check, after the name of its game if there are several games."""
    return f"{trial.rules.name}, {name}" if len(trials) > 1 else name


def _passes(name: str, check: Callable[[], str], tell: Callable[[str], object]) -> bool:
    try:
        found = check()
    except Exception as error:  # noqa: BLE001 - a check looks for every error
        tell(f"FAILED  {name}: {type(error).__name__}: {error}")
        return False
    tell(f"ok      {name}: {found}")
    return True


def _cards(trial: Trial) -> str:
    cards = [*trial.cards()] if trial.cards else []
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


def _sounds(sounds: Sounds) -> str:
    """Read all sounds, and play one through the silent output."""
    if mute := [sound for sound in Sound if not any(samples_of(sound))]:
        raise CheckError(f"Of {len(Sound)} sounds these can't be heard: {mute}.")
    sounds.play(Sound.COIN)
    sounds.speaker.wait()
    if not sounds.speaker.is_open:
        raise CheckError("Sounds can't be played, not even to nobody.")
    sounds.close()
    return f"{len(Sound)} read and mixed"


def _is_blank(image: QImage) -> bool:
    """Return whether all pixels of a picture have the same colour."""
    pixels = {image.pixel(x, y) for x in range(image.width()) for y in range(image.height())}
    return len(pixels) <= 1


def _begin(trial: Trial, bot: str | None = None) -> Session:
    """Begin a game in the first mode of play."""
    setup = next(iter(trial.modes.values()))
    seats = tuple(evolve(seat, bot=bot) for seat in default_seats(setup.players))
    return Session.begin(trial.rules, setup, seats, _SEED)


def _bots(trial: Trial, application: QApplication, program: Program) -> str:
    """Have bots play in the window, and think in their own process."""
    program.change("pace", Pace.OFF.value)
    program.controller.watching.look_away()
    session = _begin(trial, usual_bot(trial.rules))
    program.window.show()
    program.play_on(session)
    made, since = 0, monotonic()
    while session.decision is not None and monotonic() < since + _PATIENCE:
        application.processEvents()
        if len(session.record.choices) > made:
            made, since = len(session.record.choices), monotonic()
    if session.decision is not None or not program.thinker.is_running:
        raise CheckError("The bots' process does not answer.")
    return f"{len(session.record.choices)} choices by a process of their own"


def _levels(trial: Trial) -> str:
    """Ask the best bot once; return whether C or Python ranked the options."""
    rules, session = trial.rules, _begin(trial)
    name, decision = best_bot(rules), session.decision
    if decision is None:
        raise CheckError("Nobody is asked when a game begins.")
    make_bot(rules, name, _SEED, monotonic).choose(session.scene(decision.seat).view, decision)
    return f"the {name} has answered, {'by the core in C' if has_quick(rules) else 'in Python'}"


def _screens(trial: Trial, application: QApplication, program: Program) -> str:
    """Show every screen of the window, the table with a game on it."""
    program.play_on(_begin(trial))
    program.carry_out("rewind")
    program.carry_out("replay")
    stack = program.window.findChild(QStackedWidget, "screens")
    shown = [stack.widget(number) for number in range(stack.count())] if stack else []
    screens = [screen for screen in shown if isinstance(screen, Screen)]
    for screen in screens:
        program.window.show_screen(screen)
        application.processEvents()
        if _is_blank(screen.grab().toImage().scaledToWidth(_SIDE)):
            raise CheckError(f"{type(screen).__name__} is blank.")
    return f"{len(screens)} built"


def _mode(rules: Rules[Any], setup: Setup, folder: Path) -> str:
    """Play a game, with a save in its midst; load, play on, save, load, play again."""
    path = folder / "check.valeria"
    session = Session.begin(rules, setup, default_seats(setup.players), _SEED)
    for limit in (_UNTIL_SAVED, None):
        _play(session, limit)
        write_text(path, to_text(to_saved(session.unsaved(now()))))
        games = {rules.id: rules}
        saved = read_save(path, games)
        again = Session(replay(saved, games, path.name), saved.seats)
        if again.record.choices != session.record.choices or again.result() != session.result():
            raise CheckError("The game that was loaded is another one.")
        session = again
    points = ", ".join(str(score.total) for score in session.result().scores)
    return f"{len(session.record.choices)} choices played, saved, loaded, replayed; {points} points"


def _play(session: Session, choices: int | None) -> None:
    rules = session.record.rules
    bot = make_bot(rules, usual_bot(rules), _SEED)
    while (decision := session.decision) is not None and len(session.record.choices) != choices:
        session.choose(bot.choose(session.scene(decision.seat).view, decision).id)
