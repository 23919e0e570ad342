"""The stage over the table: plays beats one after the other, and can skip them.

It moves the shown state on: whenever a motion lands it reports the number of lines that have
happened, so no panel shows a thing that hasn't arrived yet.
"""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from valeria_desktop.kernel.doors import door
from valeria_desktop.ui.stage.overlay import Overlay
from valeria_desktop.ui.stage.pace import Movement, Pace
from valeria_desktop.ui.stage.ticker import Ticker

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QRectF
    from PySide6.QtWidgets import QWidget

    from valeria_desktop.ui.face import Face
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.stage.beats import Beat, Beats, Motion, Passage, StageGround

_line_by_line: Beats = door("valeria_desktop.ui.stage.beats:line_by_line")


class Stage(QObject):
    """Plays a passage, beat by beat; it is idle when the whole passage has happened."""

    began = Signal()
    """A passage is going to be played, rather than shown at once."""
    became_idle = Signal()
    landed = Signal(int)
    """The number of the passage's lines that have happened; after the last, it may be idle."""
    sounded = Signal(str)
    """The name of a sound to be played now."""
    stilled = Signal()
    """A breath begins: what still sounds has to end."""
    hushed = Signal(bool)
    """Whether music has to be silent from now on."""

    def __init__(
        self, look: Look, parent: QObject | None = None, ticker: Ticker | None = None
    ) -> None:
        super().__init__(parent)
        self._pace, self._movement = Pace.NORMAL, Movement.FULL
        self._look = look
        self._ground: StageGround | None = None
        self._overlay: Overlay | None = None
        self._beats: Beats = _line_by_line
        self._queue: deque[Beat] = deque()
        self._beat: Beat | None = None
        self._time = 0.0
        self._waiting: list[Motion] = []
        self._moving: list[tuple[Motion, Sequence[QRectF] | None]] = []
        self._landed = 0
        self._is_hushed = False
        self._ticker = ticker or Ticker(self)
        self._ticker.ticked.connect(self.advance)

    def stand_over(
        self, table: QWidget, ground: StageGround, face: Face, look: Look | None = None
    ) -> None:
        """Cover a table with the stage; the game's face says what flies there, and paints it."""
        self.skip()
        self._ground, self._beats = ground, face.beats
        self._overlay = Overlay(look or self._look, table, face.paint_thing)
        self._overlay.is_calm = self.movement is Movement.CALM

    @property
    def pace(self) -> Pace:
        """The pace of shown events."""
        return self._pace

    @pace.setter
    def pace(self, pace: Pace) -> None:
        self._pace = pace
        if pace is Pace.OFF:
            self.skip()

    @property
    def movement(self) -> Movement:
        """The amount of movement."""
        return self._movement

    @movement.setter
    def movement(self, movement: Movement) -> None:
        self._movement = movement
        if self._overlay is not None:
            self._overlay.is_calm = movement is Movement.CALM

    @property
    def is_idle(self) -> bool:
        """Whether no passage is being played."""
        return self._beat is None

    def play(self, passage: Passage) -> None:
        """Play a passage; skip the one before it."""
        self.skip()
        if self.pace is Pace.OFF or self._ground is None or self._overlay is None:
            return
        if not self._overlay.surface.isVisible():
            return
        self._landed = 0
        self.began.emit()
        self._queue.extend(self._beats(passage))
        self._next()
        self.advance(0.0)
        if not self.is_idle:
            self._ticker.start()

    def skip(self) -> None:
        """Skip the rest of the passage."""
        if not self.is_idle:
            self._queue.clear()
            self._end_beat()
            self.became_idle.emit()

    def advance(self, milliseconds: float) -> None:
        """Let a time pass, in ms."""
        left = milliseconds
        while (beat := self._beat) is not None:
            before, self._time = self._time, beat.later(self._time, left, self.pace)
            over = self._time - (beat.length if self._is_seen else beat.lasts)
            left = over / self.pace.speed
            landed = self._move_to(self._time if self._is_seen else beat.length)
            self._silence(beat, before)
            if self._beat is not beat:
                break  # a listener to a sound has skipped the rest
            if over < 0:
                self._land(landed)
                break
            is_last = not self._queue
            self._end_beat()
            self._land(max(landed, beat.lands))
            if is_last:
                self.became_idle.emit()
        self._paint()

    @property
    def _is_seen(self) -> bool:
        return self.movement is not Movement.NONE

    def _end_beat(self) -> None:
        """Put everything in its place of rest, and begin the next beat if there is one."""
        if self._ground is not None:
            self._ground.rest()
        self._hush(is_hushed=False)
        self._next()

    def _next(self) -> None:
        self._beat = self._queue.popleft() if self._queue else None
        self._moving, self._time = [], 0.0
        self._waiting = (
            sorted(self._beat.motions, key=lambda motion: motion.at) if self._beat else []
        )
        if self._beat is None:
            self._ticker.stop()
            if self._overlay is not None:
                self._overlay.clear()

    def _move_to(self, time: float) -> int:
        """Start and end motions up to a time in ms; return the number of lines happened by then."""
        ground = self._ground
        while ground is not None and self._waiting and self._waiting[0].at <= time:
            motion = self._waiting.pop(0)
            self._moving.append((motion, motion.places(ground)))
            self._sound(motion.sound)
        if ground is not None and self._is_seen:
            self._pose(ground, time)
        over = [motion for motion, _ in self._moving if motion.end <= time]
        self._moving = [pair for pair in self._moving if pair[0].end > time]
        for motion in sorted(over, key=lambda motion: motion.end):
            self._sound(motion.knock)
        return max((motion.lands for motion in over), default=0)

    def _pose(self, ground: StageGround, time: float) -> None:
        """Move what lies on the table itself."""
        is_calm = self.movement is Movement.CALM
        for motion, _ in self._moving:
            part = min(1.0, (time - motion.at) / max(1.0, motion.lasts))
            pose = motion.pose_calmly if is_calm else motion.pose
            pose(ground, 1.0 if motion.end <= time else part)

    def _silence(self, beat: Beat, before: float) -> None:
        """Report a breath that has begun since a time in ms, and whether music is silent."""
        breath = beat.breath if beat.breath is not None and beat.breath.is_silent else None
        if breath is not None and before < breath.at <= self._time:
            self.stilled.emit()
        start, end = beat.hush or (0.0, 0.0)
        self._hush(is_hushed=start <= self._time < end)

    def _hush(self, *, is_hushed: bool) -> None:
        if is_hushed is not self._is_hushed:
            self._is_hushed = is_hushed
            self.hushed.emit(is_hushed)

    def _land(self, lines: int) -> None:
        if lines > self._landed:
            self._landed = lines
            self.landed.emit(lines)

    def _sound(self, name: str) -> None:
        if name:
            self.sounded.emit(name)

    def _paint(self) -> None:
        if self._overlay is None or self.is_idle or not self._is_seen:
            return
        self._overlay.show_motions(
            [
                (motion, places, (self._time - motion.at) / max(1.0, motion.lasts))
                for motion, places in self._moving
                if places is not None
            ]
        )
