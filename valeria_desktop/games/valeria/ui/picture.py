"""A small picture of the table, for the list of saved games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize

from valeria_desktop.games.valeria.rules.scene import stacks_of
from valeria_desktop.games.valeria.ui.centre.view import CentreView

if TYPE_CHECKING:
    from PySide6.QtGui import QPixmap

    from valeria_desktop.games.valeria.rules.game import Game
    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.ui.kit.look import Look

_DRAWN = QSize(960, 540)


def picture_of(look: Look, game: Game, seats: tuple[Seat, ...]) -> QPixmap:
    """Draw the centre of a table as everybody sees it."""
    view = CentreView(look)
    view.resize(_DRAWN)
    view.show_scene(stacks_of(game, seats))
    picture = view.grab()
    view.deleteLater()
    return picture
