"""Small pictures: the realm for the list of saved games, a card beside its points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.viscounts.rules.model.things import BonusCard, Manuscript, Townsfolk
from valeria_desktop.games.viscounts.ui.board.layout import board_layout
from valeria_desktop.games.viscounts.ui.board.life import life_of
from valeria_desktop.games.viscounts.ui.cards import signs
from valeria_desktop.games.viscounts.ui.cards.fields import paint_person
from valeria_desktop.games.viscounts.ui.paint.board import BoardPainting
from valeria_desktop.games.viscounts.ui.paint.hall import paint_flagstones
from valeria_desktop.games.viscounts.ui.table.seats import with_neutral
from valeria_desktop.ui.paint.brush import Brush, square
from valeria_desktop.ui.screens.past.kept_picture import game_picture

if TYPE_CHECKING:
    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QPainter, QPixmap

    from valeria_desktop.games.viscounts.rules.game import Game
    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.kernel.things import Thing
    from valeria_desktop.ui.paint.look import Look

_EDGE = 14


def picture_of(look: Look, game: Game, seats: tuple[Seat, ...]) -> QPixmap:
    """Return a picture of the round board with all that everyone sees."""
    view = game.public_view(0)

    def paint(brush: Brush, box: QRectF) -> None:
        paint_flagstones(brush, box)
        layout = board_layout(box.adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE), 1.0)
        life = life_of(view, with_neutral(seats, has_neutral=view.rival is not None))
        BoardPainting(brush.of_unit(layout.thing), layout, view.table.ring, life).paint()

    return game_picture(look, paint)


def paint_chip(painter: QPainter, box: QRectF, thing: Thing, look: Look) -> None:
    """Paint a card as small as a letter: its ribbon, or its face."""
    side = min(box.width(), box.height())
    brush, place = Brush(painter, look, side / 20), square(box.center(), side)
    match thing:
        case Townsfolk():
            paint_person(brush, place, thing)
        case Manuscript() if thing.ribbon is not None:
            brush.icon(signs.sign_of_ribbon(thing.ribbon), place)
        case Manuscript():
            brush.icon(signs.MANUSCRIPT, place)
        case BonusCard():
            brush.icon(signs.BONUS_CARD, place)
