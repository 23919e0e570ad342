"""Small pictures: a city for the list of saved games, a task or a fountain beside its points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPixmap

from valeria_desktop.games.valencia.rules.model.catalog import Fountain, Task
from valeria_desktop.games.valencia.rules.model.seats import NOBODY
from valeria_desktop.games.valencia.ui.paint.city_map import CityLife, paint_city_map
from valeria_desktop.games.valencia.ui.paint.emblems import fountain_picture, task_picture
from valeria_desktop.ui.paint.materials import materials_of
from valeria_desktop.ui.paint.pictures import picture

if TYPE_CHECKING:
    from valeria_desktop.games.valencia.rules.game import Game
    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.kernel.things import Thing
    from valeria_desktop.ui.paint.look import Look

_DRAWN = QSize(960, 540)


def picture_of(look: Look, game: Game, seats: tuple[Seat, ...]) -> QPixmap:
    """Return a picture of the city with all that everyone sees."""
    drawn = QPixmap(_DRAWN)
    drawn.fill(QColor(materials_of(look).cloth))
    painter = QPainter(drawn)
    paint_city_map(painter, QRectF(drawn.rect()), game.table.city, life_of(look, game, seats))
    painter.end()
    return drawn


def life_of(look: Look, game: Game, seats: tuple[Seat, ...]) -> CityLife:
    """Return the members, palms and fountains of a city so far."""
    view = game.view(0)
    return CityLife(
        look,
        members={cell: seats[owner] for cell, owner in enumerate(view.city) if owner != NOBODY},
        palms=view.palms,
        fountains={built.site: built.fountain for built in view.fountains},
    )


def paint_chip(painter: QPainter, box: QRectF, thing: Thing, _look: Look) -> None:
    """Paint a task or a fountain as small as a letter, in its own colours."""
    if isinstance(thing, Task):
        name = task_picture(thing)
    elif isinstance(thing, Fountain):
        name = fountain_picture(thing)
    else:
        return
    side = round(min(box.width(), box.height()))
    ratio = painter.device().devicePixelRatio()
    painter.drawPixmap(box.topLeft(), picture(name, side, side, ratio))
