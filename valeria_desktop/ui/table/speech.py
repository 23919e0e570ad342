"""Remarks at a table: a plate at the speaker's mouth for a while, and a line of the story."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Any, ClassVar

from PySide6.QtCore import QPoint, QRect, QSize, QTimer

from valeria_desktop.session.table_talk import quoted_words
from valeria_desktop.ui.place.speech_plate import PARCHMENT, PlateStand, SpeechPlate
from valeria_desktop.ui.stage.pace import Pace
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from types import UnionType

    from valeria_desktop.kernel.phrases import Phrase
    from valeria_desktop.session.chronicle import Line
    from valeria_desktop.session.story import StoryEntry
    from valeria_desktop.session.table_talk import Remark, TableTalk
    from valeria_desktop.ui.place.faced_plaques import FacedPlaques
    from valeria_desktop.ui.place.speech_plate import PlateKind
    from valeria_desktop.ui.table.room_table import RoomTable

    StoryOf = Callable[[Sequence[Line], tuple[str, ...]], list[StoryEntry]]
    """Returns a turn for the story, without remarks."""

LASTS, GIVES_WAY = 2500.0, 1500.0
"""How long a plate stays, and how long while another remark waits, in ms at normal pace."""
_FROM_PLANK = 9.0
"""Distance of a plate from the plank above it, in units."""
_RIM, _FRAME = 9.0, 12.0
"""Reach of a slip over the rim of the plank above it and over what lies below, in units."""
_BESIDE_MOUTH = 24.0
"""Distance of a slip's left edge from the middle of the mouth, in units."""
_FAR = 60.0
"""Greatest distance of a slip from the mouth, in units."""
_FROM_LIPS = 7.0
"""Distance of the tip from the middle of the mouth, in units."""
_OVER_BOARD = 60.0
"""Distance of a plate over a board from the board's left edge, in units."""
_WIDEST = 330.0


class SpeechAtTable:
    """Shows characters' remarks as their moments are shown, and adds them to the story.

    A game has a subclass that knows its remarks, its story, and what words may not cover.
    """

    def __init__(
        self, table: RoomTable, plaques: FacedPlaques[Any, Any, Any], story_of: StoryOf
    ) -> None:
        """Connect to a table, and to the plaques with the faces of those who speak."""
        self.story_of = story_of
        self._table, self._plaques = table, plaques
        self._remarks = self.make_talk((), 0)
        self._told = 0
        """The number of lines shown so far; remarks on them are past."""
        self._is_hurried = False
        self._stand: PlateStand | None = None
        self.plate = SpeechPlate(table, table.look)
        self._timer = QTimer(table, singleShot=True)
        self._timer.timeout.connect(self._speak_next)
        self._waiting: deque[Remark] = deque()
        """The other remarks on the same moment, which come one after the other."""
        self._heard = (
            (table.controller.hurried, self._hurry),
            (table.controller.decided, self._go_on),
            (table.controller.remarks_changed, self._changed),
        )
        for signal, slot in self._heard:
            signal.connect(slot)

    def stand_up(self) -> None:
        """Disconnect from the table, which closes."""
        self.hush()
        for signal, slot in self._heard:
            signal.disconnect(slot)

    # --- each game's part

    make_talk: ClassVar[type[TableTalk]]
    """The remarks of a game's characters."""
    of_others: ClassVar[type[Any] | UnionType]
    """The addresses of things that lie in front of a player, who is their `seat`."""

    @property
    def spared(self) -> QRect:
        """The box in the table that words on a plank may not reach."""
        prompt: QRect = self._table.standing.plan.prompt
        return prompt

    def is_about_players(self, scene: Any) -> bool:
        """Return whether an option of the question lies in front of another player."""
        options = scene.decision.options if scene.decision is not None else ()
        lie = (each.at for each in options if isinstance(each.at, self.of_others))
        return any(at.seat != scene.viewer for at in lie)

    def more_words(self) -> tuple[int, Phrase] | None:
        """Return what someone says of the shown scene, where no remark is new."""

    def kind_of(self, seat: int) -> PlateKind:
        """Return what the plate of a speaker is made of."""
        del seat
        return PARCHMENT

    def name_of(self, seat: int) -> str:
        """Return the name of a speaker."""
        name: str = self._table.scene.names[seat]
        return name

    def stand_on_plaque(self, seat: int, box: QRect) -> PlateStand | None:
        """Return a stand on something on a plaque that shows no number; None without one."""

    # --- remarks

    def begin(self) -> None:
        """Follow the game that is now on the table."""
        self.hush()
        session = self._table.controller.session
        if session is None:
            return
        self._remarks = self.make_talk(session.seats, session.record.seed)
        self._told = len(session.chronicle.lines) if session.record.choices else 0
        self._is_hurried = False

    def hear(self, lines: Sequence[Line]) -> None:
        """Hear the lines shown so far, and show the newest remark if the player can follow it."""
        said = self._remarks.hear(lines)
        new = [remark for remark in said if remark.at >= self._told]
        self._told = len(lines)
        more = self.more_words()
        if new:
            # a plate that stays until the next deed leaves no room for others
            stays = self._table.controller.lines_stay
            self._waiting = deque(new[-1:] if stays else new)
            self._speak_next()
        elif more is not None:
            self._say(*more)

    def tell(self, lines: Sequence[Line], names: tuple[str, ...]) -> list[StoryEntry]:
        """Return a turn for the story, with its remarks."""
        entries = self.story_of(lines, names)
        if not self._table.controller.has_remarks:
            return entries
        return self._remarks.told(entries, lines)

    # --- the plate

    def _speak_next(self) -> None:
        """Show the next remark that has a place now; without one, nobody speaks any more."""
        while self._waiting:
            remark = self._waiting.popleft()
            if self._say(remark.seat, remark.words):
                return
        self.plate.hide()

    def _say(self, seat: int, words: Phrase) -> bool:
        """Show words at a mouth, and return whether they have a place now."""
        table, controller = self._table, self._table.controller
        if not controller.has_remarks or controller.pace is Pace.OFF or self._is_hurried:
            return False
        if not table.isVisible() or table.scene is None:
            return False
        said = tell(quoted_words(words))
        named = f"{self.name_of(seat)}: {said}"
        self._stand = self._lay(seat, said)
        if self._stand is not None and self._stand.tip is None and seat != table.scene.viewer:
            self._stand = self._lay(seat, named)  # no tip shows who speaks
        if self._stand is None or not (self._stand.is_aside or self._is_free):
            return False
        self.plate.stand(self._stand)
        self.plate.show()
        self.plate.raise_()
        if not controller.lines_stay:
            lasts = GIVES_WAY if self._waiting else LASTS
            self._timer.start(round(lasts / controller.pace.speed))
        table.said.emit(named)
        return True

    def _lay(self, seat: int, words: str) -> PlateStand | None:
        """Return the stand of the plate with some words of a speaker."""
        self.plate.say(words, self.kind_of(seat))
        return self.place(seat)

    @property
    def _is_free(self) -> bool:
        """Whether no question and no report of a turn's end is open."""
        controller = self._table.controller
        return not controller.is_open and not controller.turn_end.is_on

    @property
    def _unit(self) -> float:
        unit: float = self._table.standing.plan.unit
        return unit

    def place(self, seat: int) -> PlateStand | None:
        """Return the plate's stand; it covers no number and no stack of the speaker.

        It is a slip at the seam below the plank, a place on the plaque, below the plank, or over
        the viewer's board.
        """
        scene = self._table.scene
        if scene is not None and seat == scene.viewer:
            own: QRect = self._table.standing.plan.board
            return self._over(QPoint(round(own.left() + _OVER_BOARD * self._unit), own.top()))
        box = self._plaques.plank_of(seat, self._table)
        if box is None or box.isEmpty():
            return None
        slip = self._at_seam(seat, box)
        return slip or self.stand_on_plaque(seat, box) or self.below(seat, box)

    def _at_seam(self, seat: int, box: QRect) -> PlateStand | None:
        """Return a stand for one line below the speaker; None if it would cover anything."""
        mouth = self._plaques.mouth_of(seat, self._table)
        # a plaque without a bust speaks from its foot
        lips = QPoint(box.center().x(), box.bottom()) if mouth is None else mouth
        plan, unit = self._table.standing.plan, self._unit
        prompt: QRect = plan.prompt
        found = QRect(QPoint(lips.x() + round(_BESIDE_MOUTH * unit), 0), self.plate.line())
        found.moveTop(round(self.foot_of(seat, box) - _RIM * unit))
        end = prompt.left() if found.bottom() >= prompt.top() > box.top() else self._table.width()
        found.moveRight(min(found.right(), end - 1 - round(_FRAME * unit)))
        found.translate(0, -self._lift(found))
        is_far = found.top() - lips.y() > _FAR * unit or found.left() < self.left_end(box)
        if is_far or self._is_in_the_way(found):
            return None
        down = -self._from_lips if mouth is None else self._from_lips
        tip = lips + QPoint(0, down) if lips.x() <= found.right() else None
        return PlateStand(found, is_aside=True, tip=tip)

    def _lift(self, slip: QRect) -> int:
        """Return by how much large words are lifted over the rim above them, off what is below."""
        over = slip.bottom() + 1 - round(_FRAME * self._unit) - self.spared.top()
        return over if 0 < over <= _RIM * self._unit else 0

    def _is_in_the_way(self, slip: QRect) -> bool:
        """Return whether a slip covers what words may not reach, or leaves the table."""
        inner = slip.adjusted(0, 0, 0, -round(_FRAME * self._unit))
        return inner.intersects(self.spared) or slip.bottom() >= self._table.height()

    def left_end(self, box: QRect) -> int:
        """Return where a slip under a plank may begin."""
        del box
        mat: QRect = self._table.standing.plan.mat
        return mat.left()

    def foot_of(self, seat: int, box: QRect) -> float:
        """Return the lower edge of the row with a speaker's face, on their plank."""
        del seat
        return box.bottom() + 1

    @property
    def _from_lips(self) -> int:
        return round(_FROM_LIPS * self._unit)

    @property
    def widest(self) -> float:
        """The greatest width of words in several lines, in pixels."""
        scale: float = self._table.look.scale
        return _WIDEST * scale

    def _size(self, room: float) -> QSize:
        return self.plate.wished(min(room, self.widest))

    def aside(self, left: float, room: float, box: QRect, tip: QPoint | None) -> PlateStand | None:
        """Return a stand in the height of a plank; None if the words would reach too far."""
        size = self._size(room)
        high = max(size.height(), box.height() - 2)  # no half of a name is left to be read
        found = QRect(round(left), 0, size.width(), high)
        found.moveTop(max(0, box.center().y() - high // 2))
        if found.intersects(self.spared) or size.width() > room + 2:
            return None
        return PlateStand(found, is_aside=True, tip=tip)

    def below(self, seat: int, box: QRect) -> PlateStand:
        """Return a stand over the mat, below a plank, with its tip up at the mouth."""
        mouth = self._plaques.mouth_of(seat, self._table)
        down = round(_FROM_PLANK * self._unit)
        tip = None if mouth is None else mouth + QPoint(0, self._from_lips)
        return self._over(QPoint(box.left(), box.bottom() + down), is_below=True, tip=tip)

    def _over(
        self, corner: QPoint, *, is_below: bool = False, tip: QPoint | None = None
    ) -> PlateStand:
        """Return a stand over the mat, which is allowed only while no question is open."""
        size = self.plate.wished(self.widest)
        found = QRect(corner, size)
        if not is_below:
            found.moveBottom(corner.y())
        found.moveRight(min(found.right(), self._table.standing.plan.mat.right()))
        reaches = tip is not None and found.left() <= tip.x() <= found.right()
        return PlateStand(found, is_aside=False, tip=tip if reaches else None)

    # --- the end of a remark

    def hush(self) -> None:
        """Hide the plate, and let nobody else speak of the same moment."""
        self._timer.stop()
        self._waiting.clear()
        self.plate.hide()

    def ask(self, scene: Any) -> None:
        """Hide the plate if it covers options, or if several people share the screen."""
        if self._stand is None or self.plate.isHidden():
            return
        people = sum(seat.is_person for seat in scene.seats)
        if not self._stand.is_aside or people > 1 or self.is_about_players(scene):
            self.hush()

    def _hurry(self) -> None:
        self._is_hurried = True
        self.hush()

    def _go_on(self) -> None:
        self._is_hurried = False
        if self._table.controller.lines_stay:
            self.hush()  # it has stayed until the player's next deed

    def _changed(self) -> None:
        """Tell the story again, with remarks or without."""
        table = self._table
        if not table.controller.has_remarks:
            self.hush()
        table.log.use(self.tell)
        if table.scene is not None:
            table.log.show_lines(table.controller.shown.lines, table.scene.seats)
