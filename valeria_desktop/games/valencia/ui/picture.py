"""Small pictures: a quarter for the list of saved games, a task or fountain beside its points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSizeF

from valeria_desktop.games.valencia.rules.model.catalog import Fountain, Task
from valeria_desktop.games.valencia.ui.board.own_side import hour_of, houses_of
from valeria_desktop.games.valencia.ui.paint.emblems import fountain_picture, task_picture
from valeria_desktop.games.valencia.ui.paint.landscape import paint_hung
from valeria_desktop.session.eyes import in_front
from valeria_desktop.ui.paint.pictures import put_picture
from valeria_desktop.ui.screens.past.kept_picture import game_picture

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter, QPixmap

    from valeria_desktop.games.valencia.rules.game import Game
    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.kernel.things import Thing
    from valeria_desktop.ui.paint.brush import Brush
    from valeria_desktop.ui.paint.look import Look


def picture_of(look: Look, game: Game, seats: tuple[Seat, ...]) -> QPixmap:
    """Return a picture of a family's quarter at the round's hour: all of it is public."""
    seat = in_front(game, seats)
    view = game.public_view(seat)

    def paint(brush: Brush, box: QRectF) -> None:
        paint_hung(brush, box, houses_of(view, seat), hour_of(view), seats[seat])

    return game_picture(look, paint)


def paint_chip(painter: QPainter, box: QRectF, thing: Thing, _look: Look) -> None:
    """Paint a task or a fountain as small as a letter, in its own colours."""
    if isinstance(thing, Task):
        name = task_picture(thing)
    elif isinstance(thing, Fountain):
        name = fountain_picture(thing)
    else:
        return
    side = round(min(box.width(), box.height()))
    put_picture(painter, QRectF(box.topLeft(), QSizeF(side, side)), name)
