"""A small picture of a game: the kingdom of its only person, or of the asked player."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valeria.rules.scene import stacks_of
from valeria_desktop.games.valeria.ui.paint.realm import hour_of
from valeria_desktop.games.valeria.ui.paint.small_town import paint_small_town, town_of
from valeria_desktop.session.eyes import in_front
from valeria_desktop.ui.screens.past.kept_picture import game_picture

if TYPE_CHECKING:
    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QPixmap

    from valeria_desktop.games.valeria.rules.game import Game
    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.ui.paint.brush import Brush
    from valeria_desktop.ui.paint.look import Look


def picture_of(look: Look, game: Game, seats: tuple[Seat, ...]) -> QPixmap:
    """Return a picture of a kingdom at the game's hour, as everyone sees it."""
    scene, seat = stacks_of(game, seats), in_front(game, seats)
    town = town_of(scene.view, seat, seats[seat])

    def paint(brush: Brush, box: QRectF) -> None:
        paint_small_town(brush, box, town, hour_of(scene))

    return game_picture(look, paint)
