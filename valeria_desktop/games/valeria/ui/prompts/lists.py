"""Questions that are answered from a list, most of them by clicking a lit place as well."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from valeria_desktop.games.valeria.rules.model.options import TriggerEvent
from valeria_desktop.games.valeria.rules.model.targets import COLUMNS
from valeria_desktop.games.valeria.solo.options import AttackColumn, AttackFirst, Surrender
from valeria_desktop.games.valeria.ui.cards.text import card_sentence
from valeria_desktop.games.valeria.ui.prompts.pictures import of_card, of_die
from valeria_desktop.ui.kit.columns import Columns
from valeria_desktop.ui.kit.plain import explain_beside
from valeria_desktop.ui.kit.typed import as_a
from valeria_desktop.ui.kit.words import tell
from valeria_desktop.ui.prompts.presenter import Presenter

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.model.cards import Card
    from valeria_desktop.kernel.options import Option
    from valeria_desktop.ui.kit.button import Button


class ListPresenter(Presenter):
    """Offers every option as a line."""

    most_columns = 2

    def build(self) -> None:
        """Make a button of each option."""
        box = QWidget()
        columns = Columns(box, most=self.most_columns, gap=self.look.px(3))
        for option in self.decision.options:
            columns.addWidget(self.line(option))
        self.column.addWidget(box)
        self.default = next(iter(self.choices.values()))

    def line(self, option: Option) -> Button:
        """Make the button of an option."""
        raise NotImplementedError

    def with_card(self, button: Button, card: Card) -> Button:
        """Show a card's emblem on its button, and what it says when pointed at."""
        button.set_picture(of_card(self.look, card))
        explain_beside(button, card_sentence(card))
        return button


class EventPresenter(ListPresenter):
    """Asks which Monster Event acts next."""

    most_columns = 1

    def question(self) -> str:
        return self.tr("which Monster Event acts next?")

    def line(self, option: Option) -> Button:
        event = as_a(TriggerEvent, option).card
        text = self.tr("{event}: {power}").format(
            event=event.name, power=tell(event.trigger.words(), self.scene.names)
        )
        return self.with_card(self.offer(option, text), event)


class FillPresenter(ListPresenter):
    """Asks which emptied place gets the next card of the Exhausted pile."""

    def line(self, option: Option) -> Button:
        return self.offer(option, icon="exhausted")

    def question(self) -> str:
        return self.tr("which place is filled next?")

    def advice(self) -> str:
        pile = self.scene.view.pile
        if pile and (card := pile[-1]) is not None:
            return self.tr("Next comes: {card}.").format(card=card.name)
        return self.tr("The card that comes next is still hidden.")


class OrderPresenter(ListPresenter):
    """Asks which die attacks first."""

    def question(self) -> str:
        return self.tr("which die attacks first?")

    def line(self, option: Option) -> Button:
        die = as_a(AttackFirst, option)
        button = self.offer(option)
        button.set_picture(of_die(die.value, is_dark=bool(die.die)))
        button.set_height(44)
        return button


class ColumnPresenter(ListPresenter):
    """Asks which column is attacked."""

    most_columns = 1

    def question(self) -> str:
        return self.tr("which column is attacked?")

    def line(self, option: Option) -> Button:
        place = as_a(AttackColumn, option).place
        view = self.scene.view
        monster = view.top(place)
        prey = [
            card.name
            for row in (1, 2)
            if (card := view.top(place + row * COLUMNS)) and not card.marks_exhausted
        ]
        if not prey:
            domain = view.top(place + 3 * COLUMNS)
            prey = [domain.name] if domain and not domain.marks_exhausted else []
        text = self.tr("{column}: {cards}").format(
            column=self.tr("Column {number}").format(number=place % COLUMNS + 1),
            cards=self.tr(" or ").join(prey) or self.tr("nothing left to defend"),
        )
        button = self.offer(option, text)
        return self.with_card(button, monster) if monster else button


class SurrenderPresenter(ListPresenter):
    """Asks what is left to the Dark Lord."""

    most_columns = 1

    def question(self) -> str:
        return self.tr("what is left to the Dark Lord?")

    def line(self, option: Option) -> Button:
        return self.with_card(self.offer(option), as_a(Surrender, option).card)
