"""Remarks at Valeria's table: the characters', and the Dark Lord's on a charred plate."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QPoint, QRect

from valeria_desktop.games.valeria.rules.at import OfCard, OfSeat
from valeria_desktop.games.valeria.story.lord_voice import half_words
from valeria_desktop.games.valeria.story.remarks import ValeriaTalk
from valeria_desktop.games.valeria.story.tell import tell_turn
from valeria_desktop.games.valeria.ui.paint.charred import CHARRED_INK, paint_charred
from valeria_desktop.games.valeria.ui.paint.lord_shadow import HALF, lord_share
from valeria_desktop.ui.place.speech_plate import PlateKind, PlateStand
from valeria_desktop.ui.table.speech import SpeechAtTable

if TYPE_CHECKING:
    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QPainter

    from valeria_desktop.games.valeria.ui.parts.rivals import RivalPlaques
    from valeria_desktop.games.valeria.ui.table.screen import TableScreen
    from valeria_desktop.kernel.phrases import Phrase
    from valeria_desktop.ui.paint.parchment import ParchmentLook
    from valeria_desktop.ui.place.speech_plate import Tip

_OF_FRAME = 12.0
"""Height of the market above its first row of cards, in units."""
_FROM_THRONE, _FROM_PLANK = 22.0, 8.0
"""Distance of the Dark Lord's plate from his throne, and from a low plank, in units."""
_OVER_PROMPT = 6.0
"""Its greatest reach over the frame of the question, in units."""
_IN_PICTURE, _OF_KINGDOM = 6.0, 0.8
"""Its margin in a picture, in units, and its greatest share of the kingdom's height."""


def _paint_charred(
    painter: QPainter, sheet: QRectF, look: ParchmentLook, points: Tip | None
) -> None:
    paint_charred(painter, sheet, look.unit, points)


CHARRED = PlateKind(16.5, CHARRED_INK, _paint_charred)


class CharacterSpeech(SpeechAtTable):
    """Shows the remarks of Valeria's characters and of the Dark Lord."""

    _table: TableScreen
    _plaques: RivalPlaques
    make_talk = ValeriaTalk

    def __init__(self, table: TableScreen) -> None:
        """Connect to a table."""
        super().__init__(table, table.others, tell_turn)
        self._share: float | None = None
        """The Dark Lord's share of the points as it was shown last."""

    def begin(self) -> None:
        super().begin()
        self._share = None

    @property
    def spared(self) -> QRect:
        edge = round(_OF_FRAME * self._table.plan.unit)
        return self._table.centre.geometry().adjusted(0, edge, 0, 0)

    def is_about_players(self, scene: Any) -> bool:
        options = scene.decision.options if scene.decision is not None else ()
        return any(isinstance(option.at, OfSeat | OfCard) for option in options)

    def stand_on_plaque(self, seat: int, box: QRect) -> PlateStand | None:
        """Return a stand on a rival's small kingdom, which shows no number; None without one."""
        kingdom = self._plaques.kingdom_of(seat, self._table)
        return None if kingdom is None else self.aside(kingdom.left(), kingdom.width(), box, None)

    # --- the Dark Lord

    def more_words(self) -> tuple[int, Phrase] | None:
        """Return the Dark Lord's words when he comes to half of the points, or below it."""
        scene = self._table.scene
        before, self._share = self._share, lord_share(scene)
        if before is None or self._share is None:
            return None
        had, has = before >= HALF, self._share >= HALF
        return None if had == has else (len(scene.seats), half_words(is_gained=has))

    def _is_lord(self, seat: int) -> bool:
        return seat == len(self._table.scene.seats)

    def kind_of(self, seat: int) -> PlateKind:
        return CHARRED if self._is_lord(seat) else super().kind_of(seat)

    def name_of(self, seat: int) -> str:
        plaque = self._plaques.plaque_of(seat)
        return super().name_of(seat) if plaque is None else plaque.side.name

    def place(self, seat: int) -> PlateStand | None:
        return self._beside_throne(seat) if self._is_lord(seat) else super().place(seat)

    def _beside_throne(self, seat: int) -> PlateStand | None:
        """Return a stand that stays while a question is open, or else one below the plank.

        The best one is under the sky between the throne and the shadow. Where his plank is low
        it is beside it, and where letters are large on the viewer's kingdom or on the story.
        """
        table, unit = self._table, self._table.plan.unit
        box = self._plaques.plank_of(seat, table)
        if box is None or box.isEmpty():
            return None
        bust, mouth = self._plaques.bust_of(seat, table), self._plaques.mouth_of(seat, table)
        found = None
        if bust is not None and mouth is not None and bust.center().x() > box.center().x():
            left = bust.right() + _FROM_THRONE * unit
            tip = QPoint(bust.right() - round(unit), mouth.y())
            found = self.aside(left, table.plan.mat.right() - left, box, tip)
        return found or self._beside_plank(box) or self._on_picture() or self.below(seat, box)

    def _beside_plank(self, box: QRect) -> PlateStand | None:
        """Return a stand at the right of a low plank, as far as the table's edge."""
        table, unit = self._table, self._table.plan.unit
        left = box.right() + _FROM_PLANK * unit
        found = self.aside(left, table.width() - _FROM_PLANK * unit - left, box, None)
        if found is None or found.box.bottom() > table.plan.prompt.top() + _OVER_PROMPT * unit:
            return None
        return found if found.box.top() > table.top.geometry().bottom() else None

    def _on_picture(self) -> PlateStand | None:
        """Return a stand on the viewer's kingdom, which shows no number there, or on the story."""
        table, edge = self._table, round(_IN_PICTURE * self._table.plan.unit)
        for part, share in ((table.board.kingdom, _OF_KINGDOM), (table.log, 1.0)):
            room = QRect(part.mapTo(table, QPoint(0, 0)), part.size())
            room.adjust(edge, edge, -edge, -edge)
            size = self.plate.wished(room.width())
            if part.isVisible() and size.height() <= room.height() * share:
                found = QRect(room.topLeft(), size)
                found.moveLeft(room.center().x() - size.width() // 2)
                return PlateStand(found, is_aside=True, tip=None)
        return None
