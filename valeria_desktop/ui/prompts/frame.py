"""The frame of a prompt: a sign, a title and a note, and the answers below them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QPaintEvent
from PySide6.QtWidgets import (
    QFrame,
    QLayout,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from valeria_desktop.ui.paint.busts import Expression
from valeria_desktop.ui.paint.kept import KeptPictures
from valeria_desktop.ui.paint.materials import GOLD
from valeria_desktop.ui.paint.parchment import RING, ParchmentLook, paint_sheet
from valeria_desktop.ui.prompts.sheet import SheetHead
from valeria_desktop.ui.voice.bust import LeaningBust
from valeria_desktop.ui.voice.voice import IN_PROMPT

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.ui.controls.button import Button
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.voice.voice import Voice

SHEET = QSize(334, 164)
"""Size of the smallest sheet with its gold rim, in pixels of a 1280×720 window."""
_MOST = 400
_SLIMMEST = 200
_LEAST_BODY = 62
_EDGE, _TOP = 9, 14  # inside the gold rim
_CALM = Expression.LISTENS
_SIZES = 4
"""Number of sheet sizes whose pictures are kept: a game usually changes between so few."""
_CORNER = 3.2
"""Least width of a sheet with the corner button beside its title, in widths of that button."""


class Body(Protocol):
    """The content of a prompt: a widget with words, a footer, and a button beside the title."""

    footer: QWidget
    corner: Button | None

    @property
    def mood(self) -> Expression | None:
        """The mood of the game's voice, which asks; None where the player's shield is shown."""

    @property
    def stands_below(self) -> bool:
        """Whether the answers stand below the voice's bust, and not beside it."""

    def title(self) -> str:
        """Return the question for a screen reader."""

    def advice(self) -> str:
        """Return which keys and clicks answer the question."""

    def heading(self) -> str:
        """Return the question as written beside the asked player's shield."""

    def note(self) -> str:
        """Return the quiet line below the heading."""

    def content(self) -> QWidget:
        """Return the widget itself."""


class PromptFrame(QFrame):
    """A sheet as high as its content, up to a limit; longer content scrolls."""

    grown = Signal()
    """The sheet has another height."""
    said = Signal(str)
    """A question within the question, for a screen reader."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.voice: Voice | None = None
        """The game's voice, which asks some of the questions; None without one."""
        self.question = ""
        """The question, or who is awaited; a screen reader is told once, by the announcer."""
        self.setAccessibleName(self.tr("Table"))
        self._look = ParchmentLook(look, self)
        self._kept = KeptPictures(self._look, each=_SIZES)
        self._body: Body | None = None
        self._corner: QWidget | None = None
        self._is_lit = self._is_under = False
        self.frame = GOLD
        """The colour of the frame of a sheet that waits for an answer."""
        self._share: tuple[int, int] | None = None
        self.bust = LeaningBust(self._look, self, size=IN_PROMPT)
        self._lay_out()
        application = QGuiApplication.instance()
        if isinstance(application, QGuiApplication):
            application.focusObjectChanged.connect(self._scroll_to_focus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def _lay_out(self) -> None:
        self._head = SheetHead(self._look)
        self._column = QVBoxLayout(self)
        self._column.addLayout(self._head.row)
        self._column.addWidget(self._make_scroll())
        self._column.addStretch(1)
        self.scale()

    def _make_scroll(self) -> QScrollArea:
        self._scroll = QScrollArea()
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setWidgetResizable(True)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.viewport().setAutoFillBackground(False)
        holder = QWidget()
        self._holder = QVBoxLayout(holder)
        self._holder.setContentsMargins(0, 0, 0, 0)
        self._scroll.setWidget(holder)
        return self._scroll

    def scale(self) -> None:
        """Take the sizes of the look."""
        look, px = self._look, self._look.px
        ring = RING * look.unit
        sides, top = round(_EDGE * look.unit + ring), round(_TOP * look.unit)
        bust, is_below = self.bust.inside.toSize(), self._stands_below
        beside = sides if is_below else max(sides, bust.width())
        self._column.setContentsMargins(beside, top, sides, top)
        if is_below:
            self._head.leave_room(QSize(bust.width() - sides - px(8), bust.height() - top))
        self._column.setSpacing(px(3))
        self._head.scale()

    # --- the body

    @property
    def _stands_below(self) -> bool:
        """Whether the answers stand below the voice's bust: only while it is shown."""
        return self._body is not None and self._body.stands_below and self.bust.voice is not None

    def put(self, body: Body, seat: Seat | None, *, is_shared: bool = False) -> None:
        """Show another body, with the shield of its player.

        Beside the game's voice the shield is on its bust, where several people may be asked.
        """
        old, self._body = self._body, None  # a hidden body may emit a change
        if old is not None:
            self._holder.removeWidget(old.content())
            self._column.removeWidget(old.footer)
            for widget in (old.content(), old.footer):
                widget.hide()
                widget.deleteLater()
        self._body = body
        asked = seat if is_shared else None
        speaks = self.voice if body.mood is not None else None
        self.bust.show_face(speaks, body.mood or _CALM, asked)
        self._head.show_sign(None if self.bust.voice is not None else seat)
        self.scale()
        self._holder.addWidget(body.content())
        self._column.addWidget(body.footer)
        self.refresh()

    def refresh(self) -> None:
        """Show the body's present words, buttons and size."""
        if self._body is not None:
            self._show_corner(self._body.corner)
            self._say(self._body)
            _show_all(self._body.content())
            self._body.footer.setVisible(_show_all(self._body.footer))
            self.fit()

    def _show_corner(self, corner: QWidget | None) -> None:
        old = self._corner
        if corner is old:
            return
        if old is not None:
            for layout in (self._head.row, self._column):
                layout.removeWidget(old)
            old.hide()
            old.deleteLater()
        self._corner = corner
        if corner is None:
            return
        if corner.sizeHint().width() * _CORNER < self.width():
            self._head.row.addWidget(corner, 0, Qt.AlignmentFlag.AlignTop)
        else:
            self._column.insertWidget(2, corner, 0, Qt.AlignmentFlag.AlignRight)
        corner.show()

    def _say(self, body: Body) -> None:
        title, advice = body.title(), body.advice()
        self._head.say(body.heading(), body.note())
        self.question = f"{title} {advice}".strip()
        self.setAccessibleDescription("")

    def say_hint(self, words: str) -> None:
        """Write a hint in place of the note."""
        self._head.say_hint(words, self.devicePixelRatioF())
        self.setAccessibleDescription(words)
        self.fit()

    def set_lit(self, *, is_lit: bool) -> None:
        """Light the sheet while it waits for an answer."""
        self._is_lit = is_lit
        self.update()

    def set_under(self, *, is_under: bool) -> None:
        """Show no golden frame while another sheet lies on this one."""
        self._is_under = is_under
        self.update()

    # --- sizes and painting

    def stand_in(self, box: QRect, column: QRect) -> None:
        """Stand in a box of a plan, at least as high as the box, at most as high as its column.

        The old height stays for now: the new one is known only after the content has its width.
        """
        self.setGeometry(QRect(box.topLeft(), self.size()))
        self.resize(box.width(), self.height())
        self.share(box.height(), column.height())

    def share(self, least: int, most: int) -> None:
        """Limit the height, in pixels; the least one keeps the sheet still between questions."""
        if self._share != (least, most):
            self._share = (least, most)
            self.fit()

    @property
    def _limits(self) -> tuple[int, int]:
        unit = self._look.unit
        return self._share or (round(SHEET.height() * unit), round(_MOST * unit))

    def fit(self) -> None:
        """Take the height that the content needs at this width."""
        if self._body is None:
            return
        px = self._look.px
        margins = self._column.contentsMargins()
        width = max(self.width(), round(_SLIMMEST * self._look.unit))
        inner = width - margins.left() - margins.right()
        self._scroll.setFixedHeight(0)
        least, most = self._limits
        wanted, rest = _wanted(self._body.content(), inner), 0
        for is_short in (False, True):
            self._head.shorten(is_short=is_short)
            self._head.fit(inner)
            self._column.invalidate()
            rest = self._column.totalHeightForWidth(width)
            if rest + wanted <= most:
                break
        body = min(wanted, max(px(_LEAST_BODY), most - rest))
        # by itself a shown bar stays: it takes the very width without which it is needed
        bar = Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        if body < wanted:
            bar = Qt.ScrollBarPolicy.ScrollBarAlwaysOn
            QTimer.singleShot(0, self, self._scroll_to_focus)
        self._scroll.setVerticalScrollBarPolicy(bar)
        self._scroll.setFixedHeight(body)
        height = max(least, rest + body)
        if height != self.minimumHeight():
            self.setFixedHeight(height)
            self.grown.emit()

    def _scroll_to_focus(self) -> None:
        """Scroll to the focused answer, which Enter would give."""
        held = self._scroll.widget()
        focus = held.focusWidget() if held is not None else None
        if focus is not None:
            self._scroll.ensureWidgetVisible(focus, 0, 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.fit()

    def sizeHint(self) -> QSize:
        return SHEET * self._look.unit

    def minimumSizeHint(self) -> QSize:
        return SHEET * self._look.unit

    def paintEvent(self, event: QPaintEvent) -> None:
        is_lit = self._is_lit and not self._is_under
        self._kept.paint_whole(
            self,
            (is_lit, self.frame, self._look.unit),
            lambda painter: paint_sheet(
                painter, QRectF(self.rect()), self._look, is_lit=is_lit, frame=self.frame
            ),
        )


def _wanted(widget: QWidget, width: int) -> int:
    """Return the height that a widget's layout needs at a width."""
    layout = widget.layout()
    if layout is None:
        return 0
    layout.invalidate()
    if layout.hasHeightForWidth():
        return layout.totalHeightForWidth(width)
    return layout.totalSizeHint().height()


def _show_all(widget: QWidget) -> bool:
    """Show new widgets, which else get no room; return whether there are any widgets."""
    widgets = _widgets_of(widget.layout())
    for inner in widgets:
        inner.show()
    widget.show()
    return bool(widgets)


def _widgets_of(layout: QLayout | None) -> list[QWidget]:
    if layout is None:
        return []
    items = [layout.itemAt(index) for index in range(layout.count())]
    return [widget for item in items if item and (widget := item.widget())]
