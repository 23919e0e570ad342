"""Changing dice: every way to do it, and what each would have everybody harvest."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QRectF
from PySide6.QtWidgets import QWidget

from valeria_desktop.games.valeria.rules.model.options import ChangeDie
from valeria_desktop.games.valeria.ui.prompts.harvest import HarvestPreview
from valeria_desktop.ui.kit.button import Button, Kind
from valeria_desktop.ui.kit.columns import Columns
from valeria_desktop.ui.kit.strokes import ENTER, paint_die
from valeria_desktop.ui.prompts.presenter import Presenter

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

    from valeria_desktop.games.valeria.rules.game import Game
    from valeria_desktop.games.valeria.rules.model.cards import Citizen, Starter
    from valeria_desktop.kernel.options import Option
    from valeria_desktop.ui.kit.button import Picture

_Dice = tuple[int, int]


class ChangePresenter(Presenter):
    """Offers the changes of dice, and compares them with keeping the dice."""

    def build(self) -> None:
        """Show the choices above, and what would be harvested below."""
        self._outcomes: dict[str, _Dice] = {}
        self._pointed = ""
        box = QWidget()
        columns = Columns(box, most=3, gap=self.look.px(3))
        for option in self.decision.options:
            columns.addWidget(self._choice(option))
        self.column.addWidget(box)
        view = self.scene.view
        kept = self.harvests(view.dice)
        self.preview = HarvestPreview(self.look, self.scene.seats, view.active, kept)
        self.column.addWidget(self.preview)
        self.compare(view.dice)

    def _choice(self, option: Option) -> Button:
        dice = list(self.scene.view.dice)
        if not isinstance(option, ChangeDie):
            button = self.offer(option, self.tr("Keep"), key=ENTER, kind=Kind.PRIMARY, wraps=False)
            self._outcomes[option.id] = self.scene.view.dice
        else:
            dice[option.die] = option.number
            button = self.offer(option, " ", wraps=False)
            if option.gold:
                button.set_tail((str(option.gold), "gold"))
            self._outcomes[option.id] = dice[0], dice[1]
        button.installEventFilter(self)
        button.set_picture(_both(self._outcomes[option.id]), squares=2)
        button.setAccessibleDescription(self.preview_words(self._outcomes[option.id]))
        return button

    def harvests(self, dice: _Dice) -> tuple[tuple[Citizen | Starter, ...], ...]:
        """Give the cards of each seat that dice would activate."""
        session = self.looking.session
        if session is None:
            return ()
        game: Game = session.game
        return tuple(game.would_activate(seat, dice) for seat in game.seats)

    def preview_words(self, dice: _Dice) -> str:
        """Say what everybody would harvest with dice."""
        harvests = self.harvests(dice)
        return " ".join(
            self.tr("{player}: {cards}.").format(
                player=player.name,
                cards=", ".join(card.name for card in cards) or self.tr("nothing"),
            )
            for player, cards in zip(self.scene.seats, harvests, strict=True)
        )

    def compare(self, dice: _Dice) -> None:
        """Show what dice would have everybody harvest."""
        self.preview.compare(dice, self.harvests(dice))
        self.changed.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Show the harvest of the choice that is pointed at or has the focus."""
        if event.type() in {QEvent.Type.Enter, QEvent.Type.FocusIn}:
            for option_id, button in self.choices.items():
                if button is watched and option_id != self._pointed:
                    self._pointed = option_id
                    self.compare(self._outcomes[option_id])
        return super().eventFilter(watched, event)

    def advice(self) -> str:
        option = self.decision.option(self._pointed) if self._pointed else None
        if isinstance(option, ChangeDie):
            return self.tr("{choice}.").format(choice=self.words(option))
        return self.tr("Point at a change to compare its harvest with keeping the dice.")


def _both(dice: _Dice) -> Picture:
    def paint(painter: QPainter, box: QRectF) -> None:
        side = box.height()
        for index, number in enumerate(dice):
            square = QRectF(box.left() + index * side, box.top(), side, side)
            paint_die(painter, square, number, is_dark=bool(index))

    return paint
