"""The zoom of cards on a sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve
from PySide6.QtCore import Qt

from valeria_desktop.games.valencia.rules.at import AtCard
from valeria_desktop.games.valencia.ui.board.secrets import ALL
from valeria_desktop.games.valencia.ui.zoom.card_notes import said_of_card
from valeria_desktop.games.valencia.ui.zoom.pictures import CardsPicture
from valeria_desktop.games.valencia.ui.zoom.zoom import ValencianAsks, Zoom
from valeria_desktop.ui.zoom.subject import ZoomSubject

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtCore import QModelIndex, QRect
    from PySide6.QtWidgets import QAbstractItemView, QWidget

    from valeria_desktop.games.valencia.rules.model.cards import Card
    from valeria_desktop.games.valencia.rules.scene import Scene
    from valeria_desktop.kernel.at import At
    from valeria_desktop.kernel.things import Thing
    from valeria_desktop.ui.paint.parchment import ParchmentLook


ASIDE_KEY = "T"
_ZOOM_KEY = Qt.Key.Key_Z
_ENTER = {Qt.Key.Key_Return, Qt.Key.Key_Enter}

_WITHIN = 12
"""Units from the sheet's edge to the zoom."""


class SheetZoom(Zoom):
    """Zooms over a sheet while its key is held: the cards lie close, and players drag them."""

    def __init__(
        self,
        look: ParchmentLook,
        sheet: QWidget,
        scene: Scene,
        cards: Callable[[], Sequence[Card]] = tuple,
        room: Callable[[], QRect] | None = None,
    ) -> None:
        """Make a zoom for a scene and its planned cards; the sheet's player may see all of them.

        It shows them over the sheet, or in a room of its own in the same widget.
        """
        within = [round(side * _WITHIN * look.unit) for side in (1, 1, -1, -1)]
        super().__init__(look.table, sheet, room or (lambda: sheet.rect().adjusted(*within)))
        self._cards = cards
        self.asks = ValencianAsks(opened=lambda: ALL)
        self.show_scene(scene)

    def reads(self, view: QAbstractItemView, find: Callable[[QModelIndex], At | None]) -> None:
        """Show the thing under the mouse in a view, while the key is held."""
        self.watch(view, find, is_quiet=True)

    def looked_at(self, scene: Scene, pointed: At | Thing | None) -> ZoomSubject | None:
        """Return the picture and the words of a thing; no clauses: a sheet opens no page."""
        if isinstance(pointed, AtCard):
            card = self._cards()[pointed.card]
            return ZoomSubject(said_of_card(scene, card), CardsPicture((card,)))
        looked = super().looked_at(scene, pointed)
        return None if looked is None else evolve(looked, clauses=())
