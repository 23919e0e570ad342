"""A Duke turns up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valeria.ui.cards.face import face_of
from valeria_desktop.games.valeria.ui.cards.mood import FLAT
from valeria_desktop.games.valeria.ui.cards.paint import paint_back, paint_portrait
from valeria_desktop.ui.finale.secret import SecretShown
from valeria_desktop.ui.kit.words import tell

if TYPE_CHECKING:
    from PySide6.QtCore import QRectF

    from valeria_desktop.kernel.score import ScoreLine
    from valeria_desktop.ui.finale.acts import Side
    from valeria_desktop.ui.screens.end.count import Gain


class DukeShown(SecretShown):
    """Paints the portrait of someone's Duke."""

    def paint_secret(self, box: QRectF, side: Side, gain: Gain, *, is_up: bool) -> None:
        self.paint_edge(box, side)
        if is_up:
            paint_portrait(self._painter, box, face_of(side.secret), self._look, FLAT)
        else:
            paint_back(self._painter, box, self._look, FLAT)

    def words_of(self, line: ScoreLine, side: Side) -> str:
        """Leave out whose words they are: the Duke lies beside them."""
        return tell(line.cause).removeprefix(f"{side.secret.name}: ")
