"""Valeria's window of the room: the turn, the castle, and the Dark Lord's growing shadow."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEasingCurve, QVariantAnimation

from valeria_desktop.games.valeria.ui.paint.lord_shadow import lord_share
from valeria_desktop.games.valeria.ui.paint.realm import SHADOWS, RealmKind

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.scene import Scene
    from valeria_desktop.games.valeria.ui.table.plan import TablePlan
    from valeria_desktop.ui.place.room import RoomView

_GROWS = 900
"""Time in which the shadow grows, in ms."""


class RealmWindow:
    """Shows a scene in the window; the shadow grows slowly while the table moves."""

    def __init__(self, room: RoomView) -> None:
        self._room = room
        self._turn = False, False
        """Whether the viewer has the turn, and whether the lamp is lit."""
        self._has_castle = False
        self._share: float | None = None
        self._growing = QVariantAnimation(room, duration=_GROWS)
        self._growing.setEasingCurve(QEasingCurve.Type.InOutCubic)
        self._growing.valueChanged.connect(self._show_share)

    def show_scene(self, scene: Scene, plan: TablePlan, *, moves: bool) -> None:
        """Show whose turn it is, the castle for a single rival, and the Dark Lord's shadow."""
        self._turn = scene.view.active == scene.viewer, scene.is_last_round
        self._has_castle = len(plan.rivals) == 1
        share = lord_share(scene)
        if not moves or share is None or self._share is None:
            self._growing.stop()
            self._show_share(share)
        elif share != self._goal():
            self._growing.stop()
            self._growing.setStartValue(self._share)
            self._growing.setEndValue(share)
            self._growing.start()
        else:
            self._show_share(self._share)

    def _goal(self) -> float | None:
        is_growing = self._growing.state() is QVariantAnimation.State.Running
        return self._growing.endValue() if is_growing else self._share

    def _show_share(self, share: float | None) -> None:
        self._share = share
        is_mine, is_lamp_lit = self._turn
        kind = RealmKind(self._has_castle, None if share is None else round(share * SHADOWS))
        self._room.show_turn(is_mine=is_mine, is_lamp_lit=is_lamp_lit, kind=kind)
