"""A face: what a game brings to the window. A game without one plays on the bare table.

Common rooms read a game through this value only, so none of them knows a game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from attrs import field, frozen

if TYPE_CHECKING:
    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QAction, QPainter, QPixmap

    from valeria_desktop.kernel.rules import Rules
    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.kernel.things import Thing
    from valeria_desktop.session.chronicle import Line
    from valeria_desktop.session.draft import Draft
    from valeria_desktop.ui.kit.look import Look
    from valeria_desktop.ui.prompts.presenter import Presenter
    from valeria_desktop.ui.replay.moments import Moments
    from valeria_desktop.ui.screens.end.unveiling import Unveiling
    from valeria_desktop.ui.screens.learn.page import LearnPage
    from valeria_desktop.ui.screens.setup.page import SetupPage
    from valeria_desktop.ui.shell.controller import Controller
    from valeria_desktop.ui.shell.guiding import Guide
    from valeria_desktop.ui.shell.preferences import Preferences
    from valeria_desktop.ui.stage.beats import Beat
    from valeria_desktop.ui.stage.stage import Stage
    from valeria_desktop.ui.stage.table import Table
    from valeria_desktop.ui.words import GameWords


def no_beats(_lines: Iterable[Line]) -> Sequence[Beat]:
    """Show nothing that flies."""
    return ()


@frozen(eq=False)
class Face:
    """How one game looks, and what it says in the common screens."""

    rules: Rules[Any]
    words: GameWords
    """What common lists say of its set-ups, scores and endings."""
    make_draft: Callable[[], Draft]
    make_setup_page: Callable[[Look, Any], SetupPage]
    """From the game's own draft."""
    make_table: Callable[[Look, Controller, Stage, dict[str, QAction]], Table]
    make_moments: Callable[[Look], Moments]
    """The table as it was, for a replay."""
    presenters: Mapping[str, type[Presenter]] = field(factory=dict)
    """What shows a kind of question; what has none is shown as a list."""
    beats: Callable[[Iterable[Line]], Sequence[Beat]] = no_beats
    paint_thing: Callable[[QPainter, QRectF, Thing, Look], None] | None = None
    """Paint what flies."""
    picture_of: Callable[[Look, Any, tuple[Seat, ...]], QPixmap] | None = None
    """Draw a small picture of a game's table, for the list of saved games."""
    make_unveiling: Callable[[Look], Unveiling] | None = None
    """What is turned up at the end before the score is told."""
    make_learn_page: Callable[[Look], LearnPage] | None = None
    make_guide: Callable[[Look, Table, Controller, Preferences], Guide] | None = None
    """What leads through a lesson at its table."""


Faces = Mapping[str, Face]
"""How the games of the program look, by what saves call them."""
