"""A small picture of a table, for the list of saved games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QSize
from PySide6.QtGui import QColor, QPixmap, QRegion
from PySide6.QtWidgets import QWidget

from valeria_desktop.games.valeria.rules.scene import stacks_of
from valeria_desktop.games.valeria.ui.parts.centre import CentreView
from valeria_desktop.ui.paint.materials import materials_of

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.game import Game
    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.ui.paint.look import Look

_DRAWN = QSize(960, 540)


def picture_of(look: Look, game: Game, seats: tuple[Seat, ...]) -> QPixmap:
    """Return a picture of the table's centre, as public as for any viewer."""
    view = CentreView(look)
    view.resize(_DRAWN)
    view.show_scene(stacks_of(game, seats))
    picture = QPixmap(_DRAWN)
    picture.fill(QColor(materials_of(look).cloth))
    view.render(picture, QPoint(), QRegion(), QWidget.RenderFlag.DrawChildren)
    view.deleteLater()
    return picture
