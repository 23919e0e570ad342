"""Questions of Viscounts with a list of answers, each with its sign; many can be clicked, too."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.viscounts.rules.model.kinds import Action, Icon
from valeria_desktop.games.viscounts.rules.model.options import (
    Arrange,
    ChooseAction,
    PlayCard,
    SendWorkers,
    Spend,
    TakePair,
    TradeTimes,
)
from valeria_desktop.games.viscounts.rules.model.prompts import Prompt
from valeria_desktop.games.viscounts.rules.model.ring import position_of
from valeria_desktop.games.viscounts.rules.outlook import corruption_of, occasion_of
from valeria_desktop.games.viscounts.rules.reasons import reasons_against_action
from valeria_desktop.games.viscounts.rules.turn.actions import actions_at
from valeria_desktop.games.viscounts.rules.turn.funding import most_icons
from valeria_desktop.games.viscounts.ui.cards import signs
from valeria_desktop.games.viscounts.ui.cards.card_words import said_of_townsfolk
from valeria_desktop.games.viscounts.ui.cards.powers import marks
from valeria_desktop.games.viscounts.ui.coach.hint_things import icon_of
from valeria_desktop.games.viscounts.ui.prompts.ride import RidePresenter, go_button
from valeria_desktop.games.viscounts.ui.table.seats import names_of
from valeria_desktop.kernel.signs import Mark, Marks, number
from valeria_desktop.ui.controls.button_faces import ButtonKind
from valeria_desktop.ui.prompts.list import ListPresenter
from valeria_desktop.ui.prompts.places import MOST_BUTTONS, PlacesPresenter
from valeria_desktop.ui.words.label import explain_beside
from valeria_desktop.ui.words.phrases import tell, with_capital

if TYPE_CHECKING:
    from collections.abc import Mapping

    from PySide6.QtWidgets import QWidget

    from valeria_desktop.kernel.options import Option
    from valeria_desktop.ui.controls.button import Button
    from valeria_desktop.ui.prompts.presenter import Presenter


class AnswersPresenter(ListPresenter):
    """Shows each option as a button with a sign; Enter takes the first."""

    enters_first = True

    def build(self) -> None:
        super().build()
        self.can_go_back = self._is_link()

    def _is_link(self) -> bool:
        """Return whether the player's last answer led here, so that Esc takes it back."""
        session, is_own = self.looking.session, self.seat == self.scene.active
        is_first = self.decision.question.begins_action
        if session is None or is_first or not is_own or session.decision is not self.decision:
            return False
        return session.undoes is not None and session.undo_mark is None

    def line(self, option: Option) -> Button:
        icon = icon_of(option) or _PLAIN_ICONS.get(option.id, "")
        return self.offer(option, self.said(option), icon=icon)

    def words(self, option: Option) -> str:
        return tell(option.words(), names_of(self.scene))

    def note(self) -> str:
        """Return the covering's advice, or the occasion of the question."""
        covered = super().note()
        if covered:
            return covered
        occasion = occasion_of(self.scene.view, self.decision, names_of(self.scene))
        if occasion is None:
            return ""
        return with_capital(tell(occasion))


class OneColumnPresenter(AnswersPresenter):
    """Shows options that are long sentences."""

    most_columns = 1


class RealmPresenter(PlacesPresenter, AnswersPresenter):
    """Shows options in the realm."""

    most_columns = 1

    def lies_there(self, option: Option) -> bool:
        return option.at is not None

    def are_few(self) -> bool:
        return len(self.decision.options) <= MOST_BUTTONS

    def make_go(self) -> Button:
        button = go_button(self)
        button.set_kind(ButtonKind.PRIMARY)
        return button

    def advice(self) -> str:
        if self.is_covered or self.to_table is None:
            return super().advice()
        return self.tr("Click a lit space, or press G and go there with the arrows.")


class ShiftPresenter(RealmPresenter):
    """Shows which worker of the castle moves where: both ends are chosen in the realm."""

    def note(self) -> str:
        found = super().note()
        if self.to_table is None:
            return found
        words = self.tr("Choose the section it leaves, then the one it goes to.")
        return f"{found}. {words}" if found else words


class PairPresenter(OneColumnPresenter):
    """Shows the pairs of the set-up: the hero, and what the player card brings, in signs."""

    def line(self, option: Option) -> Button:
        button = super().line(option)
        if isinstance(option, TakePair):
            card = option.pair.card
            name = Mark(text=f"{tell(option.hero.words())}:\u2002")
            button.set_marks((name, *marks(card.goods), *marks(card.extra)))
            said = "{words}: {goods}; {extra}. {hero}"
            explained = said.format(
                words=self.words(option),
                goods=tell(card.goods.words()),
                extra=tell(card.extra.words()),
                hero=said_of_townsfolk(option.hero),
            )
            button.setAccessibleName(explained)
            explain_beside(button, explained)
        return button


class ActionPresenter(AnswersPresenter):
    """Shows the primary actions with what they bring, and says what the others lack."""

    def line(self, option: Option) -> Button:
        button = super().line(option)
        if isinstance(option, ChooseAction):
            button.set_tail(*self._tail(option.action))
        return button

    def _tail(self, action: Action) -> tuple[tuple[str, str], ...]:
        """Return a trade's price and effect, the houses that can be paid, or a book's price."""
        view, space = self.scene.view, self.scene.view.players[self.seat].space
        exchange = view.table.ring.trades[space]
        if action is Action.TRADE and exchange is not None:
            gained = (mark.icon for mark in marks(exchange.effect) if mark.icon)
            price = str(exchange.merchants), signs.sign_of_icon(Icon.MERCHANT)
            return (price, *(("→", icon) for icon in gained))
        if action is Action.BUILD:
            most = most_icons(view, self.seat, Action.BUILD)
            paid = (each for each in view.table.catalog.buildings if each.builders <= most)
            return tuple(("", signs.sign_of_building(each.type)) for each in paid)
        book = view.top_manuscript(position_of(space))
        if action is Action.TRANSCRIBE and book is not None:
            return ((str(book.clerics), signs.sign_of_icon(Icon.CLERIC)),)
        return ()

    def note(self) -> str:
        view, seat = self.scene.view, self.seat
        offered = {option.id for option in self.decision.options}
        said = [self._have(actions_at(view.players[seat].space))]
        for action in actions_at(view.players[seat].space):
            if action.value not in offered:
                reasons = "; ".join(map(tell, reasons_against_action(view, seat, action)))
                words = self.tr("{action}: {reasons}")
                name = tell(ChooseAction(action, view.players[seat].space).words())
                said.append(words.format(action=name, reasons=reasons))
        return ". ".join(said)

    def _have(self, actions: tuple[Action, ...]) -> str:
        icons = self.scene.icons[self.seat]
        kinds = *(action.icon for action in actions), Icon.CRIMINAL
        found = [tell(icon.words(icons[icon.at])) for icon in kinds if icons[icon.at]]
        words = self.tr("You have {icons}")
        return words.format(icons=", ".join(found) or self.tr("no signs for it"))


class CardsPresenter(AnswersPresenter):
    """Shows how far cards of the hand ride, two in a row: the rivals stay in sight below."""

    def line(self, option: Option) -> Button:
        button = super().line(option)
        button.set_tail(*self._tail(option))
        return button

    def _tail(self, option: Option) -> tuple[tuple[str, str], ...]:
        """Return a card's steps and the corruption that playing it brings."""
        if not isinstance(option, PlayCard):
            return ()
        ride = str(option.card.silver), signs.HORSESHOE  # a sign of silver reads as a price
        corruption = corruption_of(self.scene.view, self.seat, option.card)
        return (ride, (f"+{corruption}", signs.CORRUPTION)) if corruption else (ride,)

    def cover(self) -> None:
        """Hide the numbers, too: they would tell which cards these are."""
        super().cover()
        for button in self.choices.values():
            button.set_tail()

    def uncover(self) -> None:
        super().uncover()
        for option in self.decision.options:
            self.choices[option.id].set_tail(*self._tail(option))

    def said(self, option: Option) -> str:
        if isinstance(option, PlayCard):
            return tell(option.card.words())
        return super().said(option)


class NumbersPresenter(AnswersPresenter):
    """Shows answers that are numbers in a row of small buttons: how often, how many, how much."""

    most_columns = 6

    def fill(self) -> QWidget:
        options = self.decision.options
        self.most_columns = 4 if len(options) > 3 else 3  # noqa: PLR2004 - a row of short texts
        return super().fill()

    def line(self, option: Option) -> Button:
        button = super().line(option)
        shown = marks_of(option)
        if shown:
            button.set_icon("")
            button.set_marks(shown)
        if isinstance(option, TradeTimes) and option.silver:
            button.set_tail((str(option.silver), signs.SILVER))
        return button

    def said(self, option: Option) -> str:
        return f"{option.times}×" if isinstance(option, TradeTimes) else super().said(option)

    def note(self) -> str:
        found = super().note()
        if found or self.is_covered:
            return found
        first = next(iter(self.decision.options), None)
        if isinstance(first, Spend):
            return self.tr("Each number is an amount of this kind that you can pay.")
        if isinstance(first, TradeTimes):
            words = self.tr("Each time: {effect}.")
            return words.format(effect=tell(first.exchange.effect.words()))
        return ""


class OrderPresenter(OneColumnPresenter):
    """Shows what is due together; the chosen one is used first, the rest is asked again."""

    def note(self) -> str:
        return self.tr("These are due together. Choose which comes next.")


class ArrangePresenter(AnswersPresenter):
    """Shows the orders of a line, the first card at the left."""

    most_columns = 1

    def said(self, option: Option) -> str:
        if not isinstance(option, Arrange) or option.is_as_before:
            return super().said(option)
        empty = self.tr("empty")
        cards = (empty if card is None else tell(card.words()) for card in option.line)
        return " · ".join(cards)


def marks_of(option: Option) -> Marks:
    """Return the signs of an answer that is a number; none for any other."""
    if isinstance(option, SendWorkers):
        return number(option.number), Mark(signs.PAWN)
    if isinstance(option, Spend):
        icon = signs.sign_of_piece(option.what)
        paid: Marks = (number(option.silver), Mark(icon))
        return (*paid, Mark("pays"), number(option.icons)) if option.icons else paid
    return ()


_PLAIN_ICONS = {"none": "close", "keep": "close", "enough": "check", "shuffle": signs.SHUFFLE}


_PROMPTS: Mapping[type[Presenter], tuple[Prompt, ...]] = {
    PairPresenter: (Prompt.PAIR,),
    CardsPresenter: (Prompt.PLAY,),
    RidePresenter: (Prompt.RIDE,),
    ActionPresenter: (Prompt.ACTION,),
    NumbersPresenter: (Prompt.TRADE, Prompt.WORKERS, Prompt.PAY, Prompt.RESOURCE),
    RealmPresenter: (Prompt.SPOT, Prompt.SECTION, Prompt.HIRE, Prompt.MANUSCRIPT),
    ShiftPresenter: (Prompt.WORKER,),
    OneColumnPresenter: (
        *(Prompt.DISMISS, Prompt.SQUARE, Prompt.LINK, Prompt.BUMP),
        *(Prompt.DISCARD, Prompt.DESTROY, Prompt.WAY),
    ),
    AnswersPresenter: (Prompt.RECRUIT, Prompt.DESTROY_FIRST, Prompt.FLIP),
    ArrangePresenter: (Prompt.REARRANGE,),
    OrderPresenter: (Prompt.ORDER,),
}
PRESENTERS: Mapping[str, type[Presenter]] = {
    prompt: kind for kind, prompts in _PROMPTS.items() for prompt in prompts
}
"""The presenters by prompt."""
