"""A small picture of a game: the kingdom of its only person, or of the asked player."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPixmap

from valeria_desktop.games.valeria.rules.scene import stacks_of
from valeria_desktop.games.valeria.ui.paint.realm import hour_of
from valeria_desktop.games.valeria.ui.paint.small_town import paint_small_town, town_of
from valeria_desktop.session.eyes import in_front
from valeria_desktop.ui.paint.brush import Brush

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.game import Game
    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.ui.paint.look import Look

_DRAWN = QSize(960, 540)


def picture_of(look: Look, game: Game, seats: tuple[Seat, ...]) -> QPixmap:
    """Return a picture of a kingdom at the game's hour, as everyone sees it."""
    scene, seat = stacks_of(game, seats), in_front(game, seats)
    picture = QPixmap(_DRAWN)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    town = town_of(scene.view, seat, seats[seat])
    paint_small_town(Brush(painter, look, 1.0), QRectF(picture.rect()), town, hour_of(scene))
    painter.end()
    return picture
