"""Questions with a list of options, most of which are lit places on the table as well."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valeria.rules.at import AtPlace, at_pile
from valeria_desktop.games.valeria.rules.model.options import BUILD, RECRUIT, TriggerEvent
from valeria_desktop.games.valeria.solo.options import AttackColumn, AttackFirst, Surrender
from valeria_desktop.games.valeria.ui.cards.card_words import card_sentence
from valeria_desktop.games.valeria.ui.prompts.button_pictures import of_card, of_die
from valeria_desktop.games.valeria.ui.prompts.dice import use_button
from valeria_desktop.kernel.phrases import say
from valeria_desktop.ui.prompts.list import ListPresenter
from valeria_desktop.ui.typed import as_a
from valeria_desktop.ui.words.label import explain_beside
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.model.cards import Card
    from valeria_desktop.kernel.options import Option
    from valeria_desktop.ui.controls.button import Button


class CardsPresenter(ListPresenter):
    """Offers every option as a line; options with a place are lit on the table too."""

    enters_first = True

    def advice(self) -> str:
        places = sum(isinstance(option.at, AtPlace) for option in self.decision.options)
        if places == len(self.decision.options):
            return self.tr("Press a number, or Enter on a card.")
        if places:
            return self.tr("Press a number, or Enter on a card.")
        return super().advice()

    def note(self) -> str:
        lit = any(isinstance(option.at, AtPlace) for option in self.decision.options)
        return self.tr("or click a lit card") if lit and not self.is_covered else super().note()

    def with_card(self, button: Button, card: Card) -> Button:
        """Return the button, with a card's emblem, and the card's words as its tooltip."""
        button.set_picture(of_card(self.look, card))
        explain_beside(button, card_sentence(card))
        return button


class EventPresenter(CardsPresenter):
    """Asks which Monster Event acts next, and offers the powers that may come in between."""

    most_columns = 1

    def line(self, option: Option) -> Button:
        if not isinstance(option, TriggerEvent):
            return use_button(self, option)
        event = option.card
        text = self.tr("{event}: {power}").format(
            event=event.name,
            power=tell(event.trigger.words(), self.scene.names) if event.trigger else "",
        )
        return self.with_card(self.offer(option, text), event)


class PaymentPresenter(CardsPresenter):
    """Asks for one of some payments that more than Magic alone tells apart."""

    can_go_back = True

    def build(self) -> None:
        """Offer the payments, and the way back."""
        super().build()
        self.column.addWidget(self.make_back(self.tr("Not now")))


class FillPresenter(CardsPresenter):
    """Asks which emptied place gets the next card of the Exhausted pile."""

    def line(self, option: Option) -> Button:
        return self.offer(option, icon="exhausted")

    def advice(self) -> str:
        pile = self.scene.view.pile
        if pile and (card := pile[-1]) is not None:
            return self.tr("Next comes: {card}.").format(card=card.name)
        return self.tr("The next card is still hidden.")

    def note(self) -> str:
        return self.advice()


class OrderPresenter(CardsPresenter):
    """Asks which die attacks first."""

    def line(self, option: Option) -> Button:
        die = as_a(AttackFirst, option)
        button = self.offer(option)
        button.set_picture(of_die(die.value, is_dark=bool(die.die)))
        button.set_height(48)
        return button


class ColumnPresenter(CardsPresenter):
    """Asks which column the Dark Lord's monsters attack."""

    most_columns = 1

    def line(self, option: Option) -> Button:
        place = as_a(AttackColumn, option).place
        view = self.scene.view
        monster = view.top(place)
        number, places = next(
            (number, places)
            for number, places in enumerate(view.table.layout.columns, 1)
            if place in places
        )
        tops = [card for other in places if (card := view.top(other))]
        prey = [card.name for card in tops if card.action is RECRUIT]
        prey = prey or [card.name for card in tops if card.action is BUILD]
        text = self.tr("{column}: {cards}").format(
            column=self.tr("Column {number}").format(number=number),
            cards=self.tr(" or ").join(prey) or self.tr("nothing left to defend"),
        )
        button = self.offer(option, text)
        return self.with_card(button, monster) if monster else button


class SurrenderPresenter(CardsPresenter):
    """Asks which card the player leaves to the Dark Lord."""

    most_columns = 1

    def line(self, option: Option) -> Button:
        """Offer a card by its name, and in the siege by its pile: the question says the rest."""
        left = as_a(Surrender, option)
        words = at_pile(say("{card}", card=left.card.name), left.place, left.card)
        button = self.with_card(self.offer(option, tell(words)), left.card)
        button.setAccessibleName(f"{tell(option.words())}.")
        return button
