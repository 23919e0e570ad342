"""The pictures in the table of finished games, drawn for the rows that are seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QSize
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem

from valeria_desktop.kernel.errors import ValeriaError
from valeria_desktop.storage.save import from_text
from valeria_desktop.ui.face import games_of
from valeria_desktop.ui.screens.past.history_models import ROW
from valeria_desktop.ui.screens.past.thumbnails import Thumbnails

if TYPE_CHECKING:
    from valeria_desktop.storage.history import History
    from valeria_desktop.storage.save import SavedGame
    from valeria_desktop.ui.face import Faces
    from valeria_desktop.ui.kit.look import Look
    from valeria_desktop.ui.screens.past.history_models import Index

_PICTURE = (100, 56)
_AROUND = 6


class PictureDelegate(QStyledItemDelegate):
    """Puts a small picture of its table before each finished game."""

    def __init__(self, look: Look, faces: Faces, parent: QObject | None = None) -> None:
        """Draw from no history yet."""
        super().__init__(parent)
        self._look = look
        self._faces = faces
        self._history: History | None = None
        self.thumbnails = Thumbnails(look, faces, self)

    def use(self, history: History) -> None:
        """Find the games here."""
        self._history = history

    @property
    def row_height(self) -> int:
        """How high a row with a picture is."""
        return self._look.px(_PICTURE[1] + _AROUND)

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        super().initStyleOption(option, index)
        game = index.data(ROW).kept.id
        picture = self.thumbnails.of_finished(game, lambda: self._saved(game))
        icon = QIcon()
        for mode in (QIcon.Mode.Normal, QIcon.Mode.Selected):
            if not picture.isNull():
                icon.addPixmap(picture, mode)
        option.icon = icon
        option.decorationSize = QSize(*(self._look.px(side) for side in _PICTURE))
        option.features |= QStyleOptionViewItem.ViewItemFeature.HasDecoration

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        hint = super().sizeHint(option, index)
        return QSize(hint.width(), self.row_height)

    def _saved(self, game: str) -> SavedGame | None:
        if self._history is None:
            return None
        try:
            return from_text(self._history.save_of(game), game, games_of(self._faces))
        except ValeriaError:
            return None
