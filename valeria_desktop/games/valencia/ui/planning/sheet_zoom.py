"""Looking closely at what lies on a sheet, while Z is held."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve

from valeria_desktop.games.valencia.ui.zoom.zoom import Asks, Zoom
from valeria_desktop.ui.zoom.asks import yes

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import QModelIndex
    from PySide6.QtWidgets import QAbstractItemView, QWidget

    from valeria_desktop.games.valencia.rules.scene import Scene
    from valeria_desktop.games.valencia.ui.zoom.pointed import Pointed
    from valeria_desktop.ui.kit.parchment import ParchmentLook
    from valeria_desktop.ui.zoom.looked import Looked

_WITHIN = 12


class SheetZoom(Zoom):
    """Stands over a sheet; only its key opens it, as cards lie close there and are dragged."""

    def __init__(self, look: ParchmentLook, sheet: QWidget, scene: Scene) -> None:
        """Know what a scene shows; whoever has the sheet may see all of their own."""
        within = [round(side * _WITHIN * look.unit) for side in (1, 1, -1, -1)]
        super().__init__(look.table, sheet, lambda: sheet.rect().adjusted(*within))
        self.asks = Asks(tells_secrets=yes)
        self.show_scene(scene)

    def reads(self, view: QAbstractItemView, find: Callable[[QModelIndex], Pointed]) -> None:
        """Show what is pointed at in a view while the key is held."""
        self.watch(view, find, is_quiet=True)

    def looked_at(self, scene: Scene, pointed: Pointed) -> Looked | None:
        """Give what there is to see; a sheet leads to no other page."""
        looked = super().looked_at(scene, pointed)
        return None if looked is None else evolve(looked, clauses=())
