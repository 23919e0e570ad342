"""The nine steps of a round with their signs, as help for planning."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from valeria_desktop.games.valencia.rules.model.parts import GUILD_PARTS, RoundPart, part_words
from valeria_desktop.ui.paint.brush import CENTRE, Brush
from valeria_desktop.ui.words.label import explain_beside
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from valeria_desktop.games.valencia.rules.model.guild import Guild
    from valeria_desktop.games.valencia.rules.view import View
    from valeria_desktop.ui.paint.parchment import ParchmentLook

_PARTS = (
    RoundPart.A,
    RoundPart.B,
    RoundPart.C,
    RoundPart.D,
    RoundPart.E,
    RoundPart.F,
    RoundPart.G,
    RoundPart.H,
    RoundPart.I,
)
_SIGNS = {
    RoundPart.A: "nobility",
    RoundPart.C: "merchants",
    RoundPart.E: "merchants",
    RoundPart.G: "move",
    RoundPart.H: "palm",
    RoundPart.I: "fountain",
}
_HIGH, _GAP, _WIDEST = 38, 5, 92


class RoundRow(QWidget):
    """The steps of a round, side by side."""

    def __init__(self, look: ParchmentLook, view: View) -> None:
        """Show the round of a view."""
        super().__init__()
        self._look = look
        number = max(1, view.round)
        self._guilds: dict[RoundPart, Guild] = {
            part: view.table.guild(number, part) for part in GUILD_PARTS
        }
        self._fountain = view.table.fountains[number - 1]
        self.setAccessibleName(self._sentence())
        explain_beside(self, self._sentence())
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def _sentence(self) -> str:
        steps = (
            f"{part.letter} {tell(part_words(part, self._guilds.get(part)))}" for part in _PARTS
        )
        return self.tr("This round: {steps}. The fountain: {fountain}, worth {value}.").format(
            steps=", ".join(steps),
            fountain=tell(self._fountain.words()),
            value=self._fountain.value,
        )

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(400), self._look.px(_HIGH))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        brush, gap = Brush(painter, self._look, self._look.unit), self._look.px(_GAP)
        wide = (self.width() - gap * (len(_PARTS) - 1)) / len(_PARTS)
        wide = min(wide, self._look.px(_WIDEST))
        left = (self.width() - (wide + gap) * len(_PARTS) + gap) / 2
        for place, part in enumerate(_PARTS):
            self._paint_step(
                brush, part, QRectF(left + place * (wide + gap), 0, wide, self.height())
            )
        painter.end()

    def _paint_step(self, brush: Brush, part: RoundPart, box: QRectF) -> None:
        painter, look = brush.painter, self._look
        painter.setPen(QPen(QColor(look.palette.line), 1.4))
        painter.setBrush(QColor(look.palette.raised))
        inside = box.adjusted(1, 1, -1, -1)
        painter.drawRoundedRect(inside, 5, 5)
        painter.setFont(look.title_font(15))
        painter.setPen(QColor(look.palette.quiet))
        letter = QRectF(inside.left(), inside.top(), inside.width() * 0.36, inside.height())
        painter.drawText(letter, CENTRE, part.letter)
        sign = QRectF(inside)
        sign.setLeft(letter.right())
        within = inside.height() * 0.1
        sign.adjust(0, within, -within, -within)
        guild = self._guilds.get(part)
        name = guild.sign if guild is not None else _SIGNS[part]
        if part is RoundPart.I:
            sign.setWidth(sign.width() * 0.62)
            rest = QRectF(sign.right(), inside.top(), inside.right() - sign.right(), box.height())
            painter.setPen(QColor(look.palette.ink))
            painter.drawText(rest, CENTRE, str(self._fountain.value))
        brush.icon(name, sign, look.palette.ink)
