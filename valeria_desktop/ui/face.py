"""A face: what a game brings to the window. A game without one plays on the bare table.

Common rooms read a game through this value only, so none of them knows a game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from attrs import field, frozen

from valeria_desktop.ui.screens.end.end_parts import ScoreWords
from valeria_desktop.ui.stage.beats import line_by_line
from valeria_desktop.ui.words.game_words import GameKeys

if TYPE_CHECKING:
    from PySide6.QtGui import QAction, QPixmap
    from PySide6.QtWidgets import QWidget

    from valeria_desktop.kernel.rules import Games, Rules
    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.session.draft import Draft
    from valeria_desktop.session.story import TellTurn
    from valeria_desktop.ui.lesson.game_guide import Guide
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.play.controller import Controller
    from valeria_desktop.ui.program.preferences import Preferences
    from valeria_desktop.ui.program.trial import Trial
    from valeria_desktop.ui.replay.moments import ReplayMoments
    from valeria_desktop.ui.screens.end.end_parts import Finale, Unveiling
    from valeria_desktop.ui.screens.learn.page import LearnPage
    from valeria_desktop.ui.screens.review.part import ReviewPart
    from valeria_desktop.ui.screens.setup.page import SetupPage
    from valeria_desktop.ui.stage.beats import Beats, PaintThing
    from valeria_desktop.ui.table.table import GameTable
    from valeria_desktop.ui.words.game_words import GameWords


@frozen(eq=False)
class Face:
    """How one game looks, and what it says in the common screens."""

    rules: Rules[Any]
    words: GameWords
    """What it says of itself in common lists."""
    make_draft: Callable[[], Draft]
    make_setup_page: Callable[[Look, Any], SetupPage]
    """From the game's own draft."""
    make_table: Callable[[Look, Controller, Mapping[str, QAction]], GameTable]
    """With the actions that can be done at any time, by the ids of their commands."""
    make_moments: Callable[[Look, QWidget], ReplayMoments]
    """The table as it was, for the screen of a replay."""
    scene: str = ""
    """The name of a wide drawing of where it is played, for the page that asks which game."""
    tell_turn: TellTurn | None = None
    """Sum a turn up for the story; without it, what happened is told line by line."""
    beats: Beats = line_by_line
    paint_thing: PaintThing | None = None
    """Paint what flies."""
    picture_of: Callable[[Look, Any, tuple[Seat, ...]], QPixmap] | None = None
    """Draw a small picture of a game's table, for the list of saved games."""
    paint_chip: PaintThing | None = None
    """Paint something as small as a letter, beside the points it brought."""
    score_words: ScoreWords = field(factory=ScoreWords)
    """What a score calls its sources, and how a game ended."""
    make_unveiling: Callable[[Look], Unveiling] | None = None
    """What was secret until the end, above the score."""
    make_finale: Callable[[Look], Finale] | None = None
    """How the end is staged; without it, the score is told at once."""
    refused: frozenset[str] = frozenset()
    """The ids of commands that its table has no answer to: they are neither offered nor listed."""
    make_review_parts: tuple[Callable[[Look], ReviewPart], ...] = ()
    """What it tells of a game that is looked back on, beside the chances and the choices."""
    make_learn_page: Callable[[Look], LearnPage] | None = None
    trial: Trial | None = None
    """What the self-check tries of it; without it, a game of the fewest players."""
    rooms: tuple[Callable[[], object], ...] = ()
    """What takes a while to load, in pieces: it is loaded while nobody waits for it."""
    make_guide: Callable[[Look, Any, Controller, Preferences], Guide] | None = None
    """What leads through a lesson at its table."""

    @property
    def keys(self) -> GameKeys:
        """What is particular about its keys, in the player's language."""
        return GameKeys(self.words.keys(), self.refused)


Faces = Mapping[str, Face]
"""How the games of the program look, by what saves call them."""


def games_of(faces: Faces) -> Games:
    """Return the rules of the games that have these faces."""
    return {game: face.rules for game, face in faces.items()}
