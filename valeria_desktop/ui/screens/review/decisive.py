"""The first page of the review: the cloth of chances, three moments, and every choice."""

from __future__ import annotations

from itertools import zip_longest
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QProgressBar,
    QScrollArea,
    QSizePolicy,
    QStackedLayout,
    QVBoxLayout,
    QWidget,
)

from valeria_desktop.ui.controls.button import Button
from valeria_desktop.ui.controls.text import Heading, Text
from valeria_desktop.ui.finale.lanes import colour_of, sign_of
from valeria_desktop.ui.paint.brush import Brush
from valeria_desktop.ui.paint.shields import paint_seat_sign
from valeria_desktop.ui.screens.review.cloth import ChancesCloth
from valeria_desktop.ui.screens.review.every_choice import EveryChoice
from valeria_desktop.ui.screens.review.moment_hollow import MomentHollow
from valeria_desktop.ui.screens.review.moment_sheet import MomentSheet
from valeria_desktop.ui.words.label import explain_beside

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPaintEvent, QResizeEvent

    from valeria_desktop.coach.review import ReviewBatch
    from valeria_desktop.session.session import Session
    from valeria_desktop.ui.finale.acts import Finalist
    from valeria_desktop.ui.paint.room_look import RoomLook
    from valeria_desktop.ui.screens.end.end_art import EndArt
    from valeria_desktop.ui.screens.end.moments import EndMoment
    from valeria_desktop.ui.screens.review.moment_story import MomentStory
    from valeria_desktop.ui.screens.review.seam import Seam
    from valeria_desktop.ui.screens.review.stretch import Stretch

_MOMENTS = 3
_SHIELD, _APART = (17.0, 19.5), 1.42
"""The size of a shield, and the distance of two as a multiple of their width."""
_BROAD = 1.3
"""The ratio of text to its boxes from which the sheets lie one below the other."""
_LEAST = 158.0
"""The least height of a broad sheet, in pixels of text."""


class Sides(QWidget):
    """The shields of all sides, in the order of their cloths."""

    def __init__(self, look: RoomLook) -> None:
        """Show no side."""
        super().__init__()
        self._look = look
        self._sides: Sequence[Finalist] = ()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        look.changed.connect(self._resize)

    def show_sides(self, sides: Sequence[Finalist]) -> None:
        """Show the shields of sides."""
        self._sides = sides
        self.setAccessibleName(", ".join(side.name for side in sides))
        explain_beside(self, self.accessibleName())
        self._resize()

    @property
    def _shield(self) -> tuple[float, float]:
        """The size of a shield, in pixels."""
        size = max(self._look.unit, self._look.scale)
        return _SHIELD[0] * size, _SHIELD[1] * size

    def _resize(self) -> None:
        wide, high = self._shield
        self.setFixedSize(round(wide * _APART * len(self._sides)) + 1, round(high) + 2)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        brush = Brush(painter, self._look, self._look.unit)
        wide, high = self._shield
        for number, side in enumerate(self._sides):
            box = QRectF(number * wide * _APART, 1, wide, high)
            paint_seat_sign(brush, colour_of(self._look, side), sign_of(side), box)
        painter.end()


class DecisiveChoices(QWidget):
    """The cloth, and below it three sheets; in their place every choice can be read."""

    moment_asked = Signal(int)
    play_on_asked = Signal(int)

    def __init__(self, look: RoomLook) -> None:
        """Show no game."""
        super().__init__()
        self._look = look
        self.heading = Heading(look, self.tr("Who was likely to win"), 18)
        self.sides = Sides(look)
        self.bar = QProgressBar()
        self.pause = Button(look, "")
        self.turn = Button(look, "", icon="log", key="C")
        self.cloth = ChancesCloth(look)
        self.sheets = [MomentSheet(look) for _ in range(_MOMENTS)]
        self.hollows = [MomentHollow(look) for _ in range(_MOMENTS)]
        self.nothing = Text(look, "", 17)
        self.every = EveryChoice(look)
        self._scroll, self._column = QScrollArea(), QWidget()
        self._is_open = False
        self._lay_out()
        self._connect()
        self.show_sheets(is_every=False)
        self.restyle()

    def _connect(self) -> None:
        self.turn.clicked.connect(self.turn_over)
        self.cloth.moment_asked.connect(self.moment_asked)
        self.every.moment_asked.connect(self.moment_asked)
        for sheet in self.sheets:
            sheet.moment_asked.connect(self.moment_asked)
            sheet.play_on_asked.connect(self.play_on_asked)
        for hollow in self.hollows:
            hollow.moment_asked.connect(self.moment_asked)
        self._look.changed.connect(self.restyle)

    def _lay_out_head(self) -> None:
        self._head = head = QHBoxLayout()
        self.bar.setTextVisible(False)
        head.addWidget(self.heading)
        head.addSpacing(self._look.px(12))
        head.addWidget(self.sides)
        head.addStretch(1)
        head.setSpacing(self._look.px(9))
        for part in (self.bar, self.pause, self.turn):
            head.addWidget(part)

    def _lay_out(self) -> None:
        self._outer = outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._lay_out_head()
        outer.addLayout(self._head)
        outer.addWidget(self.cloth)
        self._below = QStackedLayout()
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self._column)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.addWidget(self.nothing, 1)
        for place in (*self.sheets, *self.hollows):
            self._row.addWidget(place, 1)
        self._scroll.setWidget(self._column)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.viewport().setAutoFillBackground(False)
        self._column.setAutoFillBackground(False)
        self._below.addWidget(self._scroll)
        self._below.addWidget(self.every)
        outer.addLayout(self._below, 1)

    @property
    def is_broad(self) -> bool:
        """Whether the sheets lie one below the other, as their text is large."""
        return self._look.scale > _BROAD * self._look.unit

    def restyle(self) -> None:
        """Lay the sheets for the present size of text."""
        unit = self._look.unit
        is_broad = self.is_broad
        way = QBoxLayout.Direction.TopToBottom if is_broad else QBoxLayout.Direction.LeftToRight
        self._row.setDirection(way)
        self._row.setSpacing(round(4 * unit))
        self._outer.setSpacing(round(3 * unit))
        self.bar.setFixedSize(self._look.px(130), self._look.px(14))
        for sheet in self.sheets:
            sheet.lay(is_broad=is_broad)
            sheet.setMinimumHeight(self._look.px(_LEAST) if is_broad else 0)
        for hollow in self.hollows:
            hollow.setMinimumHeight(self._look.px(_LEAST) if is_broad else 0)
        self.cloth.setVisible(not (self.is_every and is_broad))
        self.fit_head()

    def show_progress(self, *, is_open: bool) -> None:
        """Show how far the review is, or nothing of it once all is reviewed."""
        self._is_open = is_open
        self.pause.setVisible(is_open)

    def fit_head(self) -> None:
        """Leave out the bar where the buttons have no room: the voice says how far it is."""
        self.bar.setVisible(self._is_open)
        self._head.invalidate()
        if self._head.sizeHint().width() > self.width():
            self.bar.hide()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit_head()

    # --- the game shown

    def show_game(self, session: Session, sides: Sequence[Finalist]) -> None:
        """Show another game, as yet without any chances."""
        rival = next((side.name for side in sides if side.seat is None), "")
        self.every.show_game(session, rival)
        self.sides.show_sides(sides)
        self.cloth.forget()
        self.show_sheets(is_every=False)
        self.show_moments((), None)

    def show_parts(
        self, parts: Sequence[ReviewBatch], seam: Seam, sides: Sequence[Finalist]
    ) -> None:
        """Show what the review has found so far."""
        self._seam, self._finalists = seam, sides
        self.every.show_parts(parts)

    def show_moments(
        self,
        stories: Sequence[MomentStory],
        art: EndArt | None,
        words: str = "",
        *,
        is_open: bool = False,
    ) -> None:
        """Show moments on their sheets and on the cloth; without any, words in their place.

        While the review is open, each moment that is still to come has a hollow.
        """
        for number, sheet in enumerate(self.sheets):
            is_there = number < len(stories) and art is not None
            sheet.setVisible(is_there)
            if is_there and art is not None:
                sheet.show_story(stories[number], art)
        for number, hollow in enumerate(self.hollows):
            hollow.setVisible(is_open and len(stories) <= number)
        self.nothing.setText(words)
        self.nothing.setVisible(not stories and not is_open)
        if art is not None:
            self.cloth.show_seam(self._seam, self._finalists, tuple(stories))

    def show_stretches(self, stretches: Sequence[Stretch]) -> None:
        """Show the thirds of a game that is being weighed in the hollows, or none of them."""
        for hollow, stretch in zip_longest(self.hollows, stretches):
            hollow.show_stretch(stretch)

    def show_deeds(self, deeds: Sequence[EndMoment | None], art: EndArt | None) -> None:
        """Show the greatest turn of each third in the hollows, which is known before any grade."""
        for hollow, deed in zip_longest(self.hollows, deeds):
            hollow.show_deed(deed, art)

    @property
    def shown_sheets(self) -> list[MomentSheet]:
        """The sheets with a moment."""
        return [sheet for sheet in self.sheets if not sheet.isHidden()]

    def forget(self) -> None:
        """Forget the game."""
        self.cloth.forget()
        self.every.forget()
        self.show_deeds((), None)

    # --- the sheets, or every choice

    @property
    def is_every(self) -> bool:
        """Whether every choice is shown in place of the three moments."""
        return self._below.currentWidget() is self.every

    def show_sheets(self, *, is_every: bool) -> None:
        """Show every choice, or the three moments."""
        self._below.setCurrentWidget(self.every if is_every else self._scroll)
        self.cloth.setVisible(not (is_every and self.is_broad))  # the list needs its room
        self.turn.setText(self.tr("Three moments") if is_every else self.tr("Every choice"))
        self.turn.set_icon("hint" if is_every else "log")

    def turn_over(self) -> None:
        """Turn to every choice, or back to the three moments."""
        self.show_sheets(is_every=not self.is_every)
        self.first_focus.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def first_focus(self) -> QWidget:
        """The list of choices, or the first sheet's button; without a sheet the cloth."""
        if self.is_every:
            return self.every.list
        places = self.places
        return places[0].open if places else self.cloth

    def step(self, by: int) -> bool:
        """Move the focus to the place beside the one that has it; return whether it was there."""
        places = self.places
        for number, place in enumerate(places):
            for part in ("open", "play_on"):
                button: QWidget | None = getattr(place, part, None)
                if button is not None and button.hasFocus():
                    there = places[min(max(0, number + by), len(places) - 1)]
                    target: QWidget = getattr(there, part, there.open)
                    target.setFocus(Qt.FocusReason.OtherFocusReason)
                    self._scroll.ensureWidgetVisible(there)
                    return True
        return False

    def open_moment(self, number: int) -> bool:
        """Look at a moment by its number, from 1 on; return whether there is one."""
        places = self.places
        if not 1 <= number <= len(places):
            return False
        places[number - 1].open.click()
        return True

    @property
    def places(self) -> list[MomentSheet | MomentHollow]:
        """The sheets with a moment, and after them the hollows that show a turn."""
        return [*self.shown_sheets, *self.shown_deeds]

    @property
    def shown_deeds(self) -> list[MomentHollow]:
        """The hollows that show a turn."""
        return [each for each in self.hollows if not each.isHidden() and each.shown_deed]
