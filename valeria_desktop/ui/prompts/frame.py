"""The frame of a prompt: a sign, a title, advice, and below them what is answered with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QColor, QGuiApplication, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLayout,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from valeria_desktop.ui.kit.controls import Heading, Text
from valeria_desktop.ui.kit.plain import Label
from valeria_desktop.ui.prompts.pictures import PictureBox, of_seat

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.ui.kit.button import Button
    from valeria_desktop.ui.kit.look import Look

_LEAST, _MOST = 150, 230
_LEAST_BODY = 62
_EDGE, _TOP = 12, 7
_SIGN = 26


class Body(Protocol):
    """What a prompt shows: a widget with words, and what stands below and beside it."""

    footer: QWidget
    corner: Button | None

    def title(self) -> str:
        """Say the question."""

    def advice(self) -> str:
        """Say what to click or press."""

    def content(self) -> QWidget:
        """Give the widget itself."""


class PromptFrame(QFrame):
    """As high as its content needs, up to a limit; a longer list is scrolled."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._body: Body | None = None
        self._corner: QWidget | None = None
        self._is_lit = False
        self._share: tuple[int, int] | None = None
        self._lay_out()
        application = QGuiApplication.instance()
        if isinstance(application, QGuiApplication):
            application.focusObjectChanged.connect(self._scroll_to_focus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def _lay_out(self) -> None:
        look, px = self._look, self._look.px
        self._head = QHBoxLayout()
        self._head.setSpacing(px(8))
        self._sign: QWidget = QWidget()
        self._title = Heading(look, "", 19)
        self._title.setWordWrap(True)
        self._head.addWidget(self._sign, 0, Qt.AlignmentFlag.AlignVCenter)
        self._head.addWidget(self._title, 1)
        self._lamp = Label()
        self._lamp.hide()
        self._advice = Text(look, "", 13, is_quiet=True)
        advice = QHBoxLayout()
        advice.setSpacing(px(5))
        advice.addWidget(self._lamp)
        advice.addWidget(self._advice, 1)
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
        self._column = QVBoxLayout(self)
        self.scale()
        self._column.addLayout(self._head)
        self._column.addLayout(advice)
        self._column.addWidget(self._scroll)
        self._column.addStretch(1)

    def scale(self) -> None:
        """Take the sizes of the look."""
        px = self._look.px
        self._column.setContentsMargins(px(_EDGE), px(_TOP), px(_EDGE), px(_TOP))
        self._column.setSpacing(px(3))
        self._head.setSpacing(px(8))

    # --- what is shown

    def put(self, body: Body, seat: Seat | None) -> None:
        """Show something else, with the sign of whom it is about."""
        old, self._body = self._body, None  # what is hidden may say that it changed
        if old is not None:
            self._holder.removeWidget(old.content())
            self._column.removeWidget(old.footer)
            for widget in (old.content(), old.footer):
                widget.hide()
                widget.deleteLater()
        self._body = body
        self._show_sign(seat)
        self._holder.addWidget(body.content())
        self._column.addWidget(body.footer)
        self.refresh()

    def refresh(self) -> None:
        """Show what the body has become."""
        if self._body is not None:
            self._show_corner(self._body.corner)
            self._say(self._body)
            _show_all(self._body.content())
            self._body.footer.setVisible(_show_all(self._body.footer))
            self.fit()

    def _show_sign(self, seat: Seat | None) -> None:
        old = self._sign
        picture = of_seat(self._look, seat) if seat else None
        self._sign = PictureBox(self._look, picture, _SIGN) if picture else QWidget()
        self._head.replaceWidget(old, self._sign)
        self._head.setAlignment(self._sign, Qt.AlignmentFlag.AlignVCenter)
        self._sign.show()  # hidden, it would seem to leave its room to the title
        old.hide()
        old.deleteLater()

    def _show_corner(self, corner: QWidget | None) -> None:
        old = self._corner
        if corner is old:
            return
        if old is not None:
            self._head.removeWidget(old)
            old.hide()
            old.deleteLater()
        self._corner = corner
        if corner is not None:
            self._head.addWidget(corner, 0, Qt.AlignmentFlag.AlignTop)
            corner.show()

    def _say(self, body: Body) -> None:
        title, advice = body.title(), body.advice()
        self._lamp.hide()
        self._title.setText(title)
        self._advice.setText(advice)
        self._advice.setVisible(bool(advice))
        self.setAccessibleName(f"{title} {advice}".strip())
        self.setAccessibleDescription("")

    def say_hint(self, words: str) -> None:
        """Say a hint in place of the advice."""
        side, ratio = self._look.px(16), self.devicePixelRatioF()
        self._lamp.setPixmap(self._look.icon("hint", side, ratio, self._look.palette.good))
        self._lamp.show()
        self._advice.setText(words)
        self._advice.show()
        self.setAccessibleDescription(words)
        self.fit()

    def set_lit(self, *, is_lit: bool) -> None:
        """Show that an answer is awaited, or not."""
        self._is_lit = is_lit
        self.update()

    # --- sizes and painting

    def share(self, least: int, most: int) -> None:
        """Be at least so high, that little moves from one question to the next, and at most."""
        if self._share != (least, most):
            self._share = (least, most)
            self.fit()

    def fit(self) -> None:
        """Take the height that the content needs at this width."""
        if self._body is None:
            return
        px = self._look.px
        margins = self._column.contentsMargins()
        width = max(self.width(), px(200))
        inner = width - margins.left() - margins.right()
        self._scroll.setFixedHeight(0)
        self._column.invalidate()
        rest = self._column.totalHeightForWidth(width)
        least, most = self._share or (px(_LEAST), px(_MOST))
        wanted = _wanted(self._body.content(), inner)
        body = min(wanted, max(px(_LEAST_BODY), most - rest))
        # left to itself, a bar that was there keeps the width from which it would not be needed
        bar = Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        if body < wanted:
            bar = Qt.ScrollBarPolicy.ScrollBarAlwaysOn
            QTimer.singleShot(0, self, self._scroll_to_focus)
        self._scroll.setVerticalScrollBarPolicy(bar)
        self._scroll.setFixedHeight(body)
        self.setFixedHeight(max(least, rest + body))

    def _scroll_to_focus(self) -> None:
        """Let the answer be seen that Enter would give."""
        held = self._scroll.widget()
        focus = held.focusWidget() if held is not None else None
        if focus is not None:
            self._scroll.ensureWidgetVisible(focus, 0, 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.fit()

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(406), self._look.px(_LEAST))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.px(300), self._look.px(_LEAST))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tokens = self._look.palette
        colour, width = (tokens.lit, 3) if self._is_lit else (tokens.line, 1)
        painter.setPen(QPen(QColor(colour), width))
        painter.setBrush(QColor(tokens.panel))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5), 8, 8)
        painter.end()


def _wanted(widget: QWidget, width: int) -> int:
    """Give the height that a widget's layout needs at a width."""
    layout = widget.layout()
    if layout is None:
        return 0
    layout.invalidate()
    if layout.hasHeightForWidth():
        return layout.totalHeightForWidth(width)
    return layout.totalSizeHint().height()


def _show_all(widget: QWidget) -> bool:
    """Show what was made since, as a layout gives room only to what is shown."""
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
