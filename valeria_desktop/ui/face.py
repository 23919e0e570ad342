"""A face: a game's table, pages and words in the window.

Common modules read a game through this value only, so none of them imports a game. A game
without a face of its own is played on the bare table.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from attrs import field, frozen

from valeria_desktop.kernel.doors import door
from valeria_desktop.ui.reader.spoken_game import SpokenGame
from valeria_desktop.ui.screens.end.end_parts import ScoreWords
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
    from valeria_desktop.ui.screens.end.end_art import EndArt
    from valeria_desktop.ui.screens.end.end_parts import Finale
    from valeria_desktop.ui.screens.hall.hall_parts import HallParts
    from valeria_desktop.ui.screens.learn.page import LearnPage
    from valeria_desktop.ui.screens.review.part import ReviewPart
    from valeria_desktop.ui.screens.setup.page import SetupPage
    from valeria_desktop.ui.sound.surroundings import Heard
    from valeria_desktop.ui.stage.beats import Beats, PaintThing
    from valeria_desktop.ui.table.table import GameTable
    from valeria_desktop.ui.voice.voice import Voice
    from valeria_desktop.ui.words.game_words import GameWords

_line_by_line: Beats = door("valeria_desktop.ui.stage.beats:line_by_line")


@frozen(eq=False)
class Face:
    """A game's table, pages, pictures and words for the common screens."""

    rules: Rules[Any]
    words: GameWords
    """The game's own words in lists that show all games."""
    make_draft: Callable[[], Draft]
    make_setup_page: Callable[[Look, Any], SetupPage]
    """Maker of the page on which a game is set up, from the game's draft."""
    make_table: Callable[[Look, Controller, Mapping[str, QAction]], GameTable]
    """Maker of the table; it gets the actions of all menus, by the ids of their commands."""
    make_moments: Callable[[Look, QWidget], ReplayMoments]
    """Maker of the past table that the screen of a replay shows."""
    scene: str = ""
    """Name of the game's wide drawing on the page that asks which game to play."""
    tell_turn: TellTurn | None = None
    """Sums a turn up for the story; without it, the story tells every line of the log."""
    make_spoken: Callable[[], SpokenGame] = SpokenGame
    """Maker of what says turns, and how the game stands, to players who hear the table."""
    beats: Beats = _line_by_line
    paint_thing: PaintThing | None = None
    """Paints the parts that fly over the table."""
    heard_of: Callable[[Any], Heard] | None = None
    """Says what is heard around the game's table in a scene; without it, nothing is."""
    picture_of: Callable[[Look, Any, tuple[Seat, ...]], QPixmap] | None = None
    """Draws a small picture of a game's table, for the list of saved games."""
    hall: Callable[[], HallParts] | None = None
    """Returns the parts of the Hall of Kingdoms; without it, games hang as plain plates."""
    paint_chip: PaintThing | None = None
    """Paints a part as small as a letter, beside the points that it brought."""
    score_words: ScoreWords = field(factory=ScoreWords)
    """Names of the sources of points, and sentences about a game's end."""
    make_end_art: Callable[[], EndArt] | None = None
    """Maker of the game's pictures and words for the page of its end; without it, the score is a
    plain table."""
    make_finale: Callable[[Look], Finale] | None = None
    """Maker of the show at the end of a game; without it, the score is told at once."""
    refused: frozenset[str] = frozenset()
    """Ids of the commands that the game's table can't do: no menu and no list of keys has them."""
    make_review_parts: tuple[Callable[[Look], ReviewPart], ...] = ()
    """Makers of the game's own parts of a review, beside the chances and the choices."""
    reviews_ledger: bool = False
    """Whether the end's ledger of points is the review's last part, after the game's own."""
    make_learn_page: Callable[[Look], LearnPage] | None = None
    trial: Trial | None = None
    """The game's trial in the self-check; without it, a game of the fewest players."""
    rooms: tuple[Callable[[], object], ...] = ()
    """Loaders of the game's slow modules, called one by one while nobody waits for them."""
    make_guide: Callable[[Look, Any, Controller, Preferences], Guide] | None = None
    """Maker of the guide through a lesson at the game's table."""

    voice: Voice | None = None
    """The character who explains, asks again, refuses and tells; None without one."""

    @property
    def keys(self) -> GameKeys:
        """The keys that only this game has or refuses, in the player's language."""
        return GameKeys(self.words.keys(), self.refused)


Faces = Mapping[str, Face]
"""The faces of all games, by the games' ids in saves."""


def games_of(faces: Faces) -> Games:
    """Return the rules of the games that have these faces."""
    return {game: face.rules for game, face in faces.items()}
