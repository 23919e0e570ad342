"""The tab of points: each player's sources, with the choices that brought the points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout

from valeria_desktop.games.valeria.rules.model.dukes import Duke
from valeria_desktop.games.valeria.ui.screens.review.point_strips import (
    AtSourceStrip,
    StripsPart,
    StripsScene,
    strips_of,
)
from valeria_desktop.games.valeria.ui.stage.finale import sides_of
from valeria_desktop.games.valeria.ui.words import ValeriaScoreWords
from valeria_desktop.ui.controls.text import Text
from valeria_desktop.ui.pieces.spread import Spread
from valeria_desktop.ui.screens.review.orders import Order, Orders
from valeria_desktop.ui.screens.review.question_part import QuestionPart

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.games.valeria.coach.sources import PointSource
    from valeria_desktop.kernel.things import Thing
    from valeria_desktop.session.session import Session
    from valeria_desktop.ui.finale.acts import Finalist
    from valeria_desktop.ui.paint.look import Look


def _duke_of(side: Finalist) -> Thing | None:
    duke = side.secret
    return duke if isinstance(duke, Duke) else None  # the common end knows it as any object


class StripsView(Spread[StripsScene]):
    """Shows strips; a click or Enter on a gain leads to its moment."""

    moment_asked = Signal(int)

    def __init__(self, look: Look) -> None:
        """Show nothing yet."""
        super().__init__(look, StripsPart())
        self.opened.connect(self._open)

    def _open(self, at: AtSourceStrip) -> None:
        piece = self.laid.piece_of(at)
        choices = None if piece is None else piece.face.choices
        if choices is not None:
            self.moment_asked.emit(choices)


class PointsPart(QuestionPart):
    """Shows the sources of all players' points."""

    topic = "sources"
    icon = "points"

    def __init__(self, look: Look) -> None:
        """Make the tab without a game."""
        super().__init__(look)
        self._words = ValeriaScoreWords()
        self._scene = StripsScene()
        self.order = Orders(look, self.tr("Order of the points"), self._orders())
        self.strips = StripsView(look)
        self.caption = Text(look, "", 15)
        row, column = QHBoxLayout(), self._column()
        row.addWidget(self.order, 1)
        row.addStretch(1)
        column.addLayout(row)
        column.addWidget(self.strips, 1)
        column.addWidget(self.caption)
        self.order.changed.connect(self._lay)
        self.strips.moment_asked.connect(self.moment_asked)
        self.strips.pointed.connect(self._say)
        self._say(None)

    def _orders(self) -> tuple[Order, ...]:
        return (
            Order(self.tr("By points"), lambda strip: strip.points),
            Order(self.tr("By round"), lambda strip: strip.round, is_falling=False),
        )

    def title(self) -> str:
        return self.tr("Points")

    def coming(self) -> str:
        return self.tr("I read the score: where each point came from.")

    def _show(self, session: Session, answer: Sequence[PointSource]) -> str:
        source, names, sides = self._words.source, session.names, sides_of(session)
        self._scene = StripsScene(
            tuple(
                (seat, strips_of(answer, number, source, names, _duke_of(sides[number])))
                for number, seat in enumerate(session.seats)
            )
        )
        self._lay()
        return "" if answer else self.tr("Nobody has any points.")

    def _lay(self) -> None:
        sort, players = self.order.sort, self._scene.players
        self.strips.show_scene(
            StripsScene(tuple((seat, tuple(sort(strips))) for seat, strips in players))
        )

    def _say(self, at: AtSourceStrip | None) -> None:
        """Explain the points under the mouse or with the focus below all of them."""
        piece = self.strips.laid.piece_of(at)
        words = self.tr("Point at points to read about them; click them to see their moment.")
        if piece is not None:
            at_end = self.tr("Counted at the end of the game.")
            words = piece.words if piece.opens else f"{piece.words} {at_end}"
        self.caption.setText(words)

    def _clear(self) -> None:
        self._scene = StripsScene()
        self.strips.forget()
