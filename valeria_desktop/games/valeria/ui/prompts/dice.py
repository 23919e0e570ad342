"""The questions for rolling the dice and for changing them, with a preview of the harvest."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QWidget

from valeria_desktop.games.valeria.rules.model.options import ChangeDie, RerollDice, UseWay
from valeria_desktop.games.valeria.ui.cards.card_words import card_sentence
from valeria_desktop.games.valeria.ui.prompts.button_pictures import of_card, of_dice, of_die
from valeria_desktop.games.valeria.ui.prompts.harvest_preview import HarvestPreview
from valeria_desktop.kernel.phrases import capital
from valeria_desktop.ui.controls.columns import Columns, PairLayout
from valeria_desktop.ui.controls.large_button import LargeButton
from valeria_desktop.ui.paint.strokes import ENTER
from valeria_desktop.ui.prompts.presenter import Presenter
from valeria_desktop.ui.words.label import explain_beside
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.games.valeria.rules.game import Game
    from valeria_desktop.games.valeria.rules.model.cards import Citizen, Starter
    from valeria_desktop.kernel.options import Option
    from valeria_desktop.ui.controls.button import Button


_SIDE, _WORDS = 54, 25
_THROWN = (5, 3)
"""The numbers on the button's dice, which have no meaning."""


class RollPresenter(Presenter):
    """Offers a single large button, and below it the powers that don't wait for the dice."""

    def build(self) -> None:
        """Make the button, with two dice on it."""
        option, *powers = self.decision.options
        button = LargeButton(
            self.look, self.tr("Roll"), of_dice(_THROWN), (2 * _SIDE, _SIDE), key="R", words=_WORDS
        )
        self.answer_with(button, option)
        self.default = button
        self.column.addWidget(button)
        if powers:
            self.column.addWidget(_uses(self, powers))

    def advice(self) -> str:
        return self.tr("Press R or Enter.")

    def heading(self) -> str:
        name = self.scene.seats[self.seat].name
        return self.tr("Your turn, {name}").format(name=name)

    def note(self) -> str:
        return self.tr("Roll the dice")


def _uses(presenter: Presenter, options: Sequence[Option]) -> QWidget:
    """Return a box with a button for each way of powers that change no die."""
    box = QWidget()
    columns = Columns(box, most=1 if len(options) <= _FEW else 2, gap=0)
    for option in options:
        columns.addWidget(use_button(presenter, option))
    return box


def use_button(presenter: Presenter, option: Option) -> Button:
    """Return the button of a power's way, with the emblem of the card that it is about."""
    if not isinstance(option, UseWay):
        return presenter.offer(option)
    way, names = option.way, presenter.scene.names
    button = presenter.offer(option, tell(capital(way.words()), names), icon=way.icon)
    if way.card is not None:
        button.set_picture(of_card(presenter.look, way.card))
        explain_beside(button, card_sentence(way.card))
    return button


_Dice = tuple[int, int]
_LARGE, _FEW = 34, 3


class ChangePresenter(Presenter):
    """Offers the changes of the dice and keeping them, and compares their harvests."""

    def build(self) -> None:
        """Show the options above and the preview of the harvest below."""
        self._outcomes: dict[str, _Dice] = {}
        self._pointed = ""
        changes, keeping = QWidget(), []
        most = 1 if len(self.decision.options) <= _FEW else 2
        columns = Columns(changes, most=most, gap=0)
        for option in self.decision.options:
            match option:
                case ChangeDie():
                    columns.addWidget(self._change(option))
                case RerollDice():
                    columns.addWidget(self._told(self._roll_again(option)))
                case UseWay():
                    columns.addWidget(self._told(use_button(self, option)))
                case _:
                    keeping.append(self._keep(option))
        box = QWidget()
        PairLayout(box, changes, *keeping)
        self.column.addWidget(box)
        view = self.scene.view
        kept = self.harvests(view.dice)
        self.preview = HarvestPreview(self.look, self.scene.seats, view.active, kept)
        self.column.addWidget(self.preview)
        self.compare(view.dice)

    def _change(self, option: ChangeDie) -> Button:
        dice = list(self.scene.view.dice)
        dice[option.die] = option.number
        button = self.offer(option)
        button.setText("")  # its picture says it
        if option.gold:
            button.set_tail((str(option.gold), "gold"))
        button.set_picture(of_dice((dice[0], dice[1])), squares=2)
        self._compare_by(button, option, (dice[0], dice[1]))
        return button

    def _told(self, button: Button) -> Button:
        """Return a button whose words stand in the note under the mouse or the focus."""
        button.installEventFilter(self)
        return button

    def _roll_again(self, option: RerollDice) -> Button:
        button = self.offer(option, icon="reroll")
        if len(option.dice) == 1:
            die = option.dice[0]
            button.set_picture(of_die(self.scene.view.dice[die], is_dark=bool(die)))
        button.setAccessibleDescription(self.tr("Nobody knows yet what it will show."))
        return button

    def _keep(self, option: Option) -> Button:
        dice = self.scene.view.dice
        size = (2 * _LARGE, _LARGE)
        words = self.tr("Keep")
        button = LargeButton(
            self.look, words, of_dice(dice), size, key=ENTER, is_stacked=True, shows_key=False
        )
        self.answer_with(button, option)
        self._compare_by(button, option, dice)
        return button

    def _compare_by(self, button: Button, option: Option, dice: _Dice) -> None:
        self._outcomes[option.id] = dice
        button.installEventFilter(self)
        button.setAccessibleDescription(self.preview_words(dice))

    def harvests(self, dice: _Dice) -> tuple[tuple[Citizen | Starter, ...], ...]:
        """Return the cards that a pair of dice would activate, for each seat."""
        session = self.looking.session
        if session is None:
            return ()
        game: Game = session.game
        return tuple(game.would_activate(seat, dice) for seat in game.seats)

    def preview_words(self, dice: _Dice) -> str:
        """Return every player's harvest with a pair of dice, in words."""
        harvests = self.harvests(dice)
        return " ".join(
            self.tr("{player}: {cards}.").format(
                player=player.name,
                cards=", ".join(card.name for card in cards) or self.tr("nothing"),
            )
            for player, cards in zip(self.scene.seats, harvests, strict=True)
        )

    def compare(self, dice: _Dice) -> None:
        """Show every player's harvest with a pair of dice."""
        self.preview.compare(dice, self.harvests(dice))
        self.changed.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Show the harvest for the option under the mouse or the focus."""
        if event.type() in {QEvent.Type.Enter, QEvent.Type.FocusIn}:
            for option_id, button in self.choices.items():
                if button is watched and option_id != self._pointed:
                    self._pointed = option_id
                    self.compare(self._outcomes.get(option_id, self.scene.view.dice))
        return super().eventFilter(watched, event)

    def advice(self) -> str:
        option = self.decision.option(self._pointed) if self._pointed else None
        if isinstance(option, _ON_DICE):
            return self.tr("{choice}.").format(choice=self.words(option))
        return self.tr("Point at a change to see what it would harvest.")

    def note(self) -> str:
        """Return the words of the change under the mouse, or all cards that change dice."""
        option = self.decision.option(self._pointed) if self._pointed else None
        if isinstance(option, _ON_DICE):
            return self.words(option)
        return ", ".join(dict.fromkeys(filter(None, map(_cause, self.decision.options))))


_ON_DICE = (ChangeDie, RerollDice, UseWay)


def _cause(option: Option) -> str:
    """Return the name of the card whose power an option is."""
    match option:
        case ChangeDie() | RerollDice():
            return option.card.name
        case UseWay():
            return option.cause.name
    return ""
