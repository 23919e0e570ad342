"""Looking closely at Valencia's table; at what is secret only while it may be seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import define

from valeria_desktop.games.valencia.rules.at import Asset, OfPlayer
from valeria_desktop.games.valencia.ui.zoom.said import cards_at, looked_of, task_at
from valeria_desktop.games.valencia.ui.zoom.signs import SIGNS
from valeria_desktop.ui.zoom.asks import Asks as CommonAsks
from valeria_desktop.ui.zoom.asks import no
from valeria_desktop.ui.zoom.control import ZoomControl

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import QRect
    from PySide6.QtWidgets import QWidget

    from valeria_desktop.games.valencia.rules.scene import Scene
    from valeria_desktop.kernel.at import At
    from valeria_desktop.kernel.things import Thing
    from valeria_desktop.ui.kit.look import Look
    from valeria_desktop.ui.zoom.looked import Looked


@define
class Asks(CommonAsks):
    """What holds of a table, asked again and again."""

    tells_secrets: Callable[[], bool] = no
    """Whether what only the viewer may know may be seen just now."""


class Zoom(ZoomControl):
    """Shows closely whatever is pointed at."""

    def __init__(self, look: Look, table: QWidget, room: Callable[[], QRect]) -> None:
        """Stand over a table, in a room of it."""
        super().__init__(look, table, room, SIGNS)
        self.asks: Asks = Asks()

    def looked_at(self, scene: Scene, pointed: At | Thing | None) -> Looked | None:
        return looked_of(scene, pointed, tells_secrets=self.asks.tells_secrets())

    def is_same(self, before: Scene, scene: Scene, pointed: At | Thing | None) -> bool:
        """Whether the same stack, bid or task lies there; a used pile is the same as it grows."""
        if isinstance(pointed, OfPlayer) and pointed.asset is Asset.USED:
            return True
        if task_at(before, pointed) is not task_at(scene, pointed):
            return False
        return cards_at(before, pointed) == cards_at(scene, pointed)
