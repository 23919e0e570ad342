"""The remarks of the characters at the table of Viscounts, and the moods of their faces."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect

from valeria_desktop.games.viscounts.rules.at import Owned
from valeria_desktop.games.viscounts.story.feelings import Feeling, feelings_about
from valeria_desktop.games.viscounts.story.remarks import ViscountsTalk
from valeria_desktop.games.viscounts.story.tell import tell_turn
from valeria_desktop.ui.paint.busts import Expression
from valeria_desktop.ui.place.speech_plate import PlateStand
from valeria_desktop.ui.table.speech import SpeechAtTable

if TYPE_CHECKING:
    from collections.abc import Iterator

    from valeria_desktop.games.viscounts.rules.scene import Scene
    from valeria_desktop.games.viscounts.ui.table.screen import TableScreen
    from valeria_desktop.kernel.events import Event

_OVER_LINE = 13.0
"""Distance of a lone rival's rows from the line below them, as words see it, in units."""
_BESIDE = 9.0
"""Distance of words from the face or the plank beside them, in units."""
_SHOWN = {Feeling.PLEASED: Expression.PLEASED, Feeling.HIT: Expression.HIT}


def moods_about(event: Event, before: Scene) -> Iterator[tuple[int, Expression]]:
    """Yield the seats that feel something about an event, with the mood of each."""
    for seat, feeling in feelings_about(event, before.view.players):
        yield seat, _SHOWN[feeling]


class RealmSpeech(SpeechAtTable):
    """Shows the remarks of the characters over the realm."""

    make_talk = ViscountsTalk
    of_others = Owned

    def __init__(self, table: TableScreen) -> None:
        """Connect to a table."""
        super().__init__(table, table.rivals, tell_turn)

    def foot_of(self, seat: int, box: QRect) -> float:
        """Return the lower edge of the rows beside a face; a lone rival's line lies below them."""
        places = self._plaques.places_of(seat)
        if places is None or places.line.top() < places.face.bottom():
            return super().foot_of(seat, box)
        line: QRect = self._plaques.placed(places.line, self._table)
        return line.top() - _OVER_LINE * self._unit

    def left_end(self, box: QRect) -> int:
        """Return where a slip may begin: the boards beside the column stay in sight."""
        return box.left() - self._gap

    def stand_on_plaque(self, seat: int, box: QRect) -> PlateStand | None:
        """Return a stand beside the face, over numbers that aren't read for so short a time.

        None while the speaker is to act, or if the words stay until the player's next deed.
        """
        table = self._table
        face = self._plaques.bust_of(seat, table)
        if face is None or table.controller.lines_stay or seat == table.scene.active:
            return None
        left, mouth = face.right() + self._gap, self._plaques.mouth_of(seat, table)
        tip = None if mouth is None else mouth + QPoint(self._gap // 2, 0)
        return self.aside(left, box.right() - left, box, tip)

    def below(self, seat: int, box: QRect) -> PlateStand:
        """Return a stand beside the plank, over the board: below it there are other planks."""
        mouth = self._plaques.mouth_of(seat, self._table)
        size = self.plate.wished(self.widest)
        found = QRect(QPoint(0, box.center().y() - size.height() // 2), size)
        found.moveRight(box.left() - self._gap)
        found.moveBottom(min(found.bottom(), self._table.height() - self._gap))
        return PlateStand(found, is_aside=False, tip=mouth)

    @property
    def _gap(self) -> int:
        return round(_BESIDE * self._unit)
