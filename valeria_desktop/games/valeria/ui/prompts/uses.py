"""The question for powers to use: each card's ways, the players to come, and Done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from valeria_desktop.games.valeria.rules.at import AtPlace, AtPool, OfCard, at_pile
from valeria_desktop.games.valeria.rules.effects.combined import Exchange
from valeria_desktop.games.valeria.rules.effects.gains import Gain
from valeria_desktop.games.valeria.rules.effects.giving import GiveTo
from valeria_desktop.games.valeria.rules.effects.takes import TakeFrom
from valeria_desktop.games.valeria.rules.model.options import Done, UseWay
from valeria_desktop.games.valeria.rules.turn.agenda import effects_of, offered_by, still_to_use
from valeria_desktop.games.valeria.rules.turn.in_force import protection_of
from valeria_desktop.games.valeria.rules.turn.occasion import is_harvested, occasion_of
from valeria_desktop.games.valeria.rules.turn.phases import Phase
from valeria_desktop.games.valeria.solo.effects import (
    FromPile,
)
from valeria_desktop.games.valeria.ui.cards.card_words import card_sentence
from valeria_desktop.games.valeria.ui.prompts.button_pictures import of_card
from valeria_desktop.games.valeria.ui.prompts.cause_lines import (
    CauseLine,
    QueueLine,
    SeatLine,
    cause_words,
)
from valeria_desktop.kernel.phrases import capital, say
from valeria_desktop.ui.controls.button import Button
from valeria_desktop.ui.controls.button_faces import ButtonKind
from valeria_desktop.ui.controls.columns import Columns, PairLayout
from valeria_desktop.ui.paint.busts import Expression
from valeria_desktop.ui.paint.strokes import ENTER
from valeria_desktop.ui.prompts.presenter import Presenter
from valeria_desktop.ui.typed import as_a
from valeria_desktop.ui.words.label import explain_beside
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.model.cards import Card
    from valeria_desktop.games.valeria.rules.model.effect import Effect
    from valeria_desktop.kernel.signs import Marks

_SHORT_LIST = 3  # greatest number of ways in full words; in longer lists only cards are named
_ANSWER = 44
"""The height of a single power's few ways, which have the sheet to themselves."""
_HERALD = "herald"
_DONE_KEY = "0"  # for Done, where Enter uses a power


class UsePresenter(Presenter):
    """Offers the ways of powers, grouped by the cards that give them."""

    def build(self) -> None:
        """Make a group for each card, and the Done button.

        Enter takes a gift; without a gift Enter is Done, so that it never pays.
        """
        groups: dict[Card, list[UseWay]] = {}
        for option in self._ways:
            groups.setdefault(option.cause, []).append(option)
        self._causes = tuple(groups)
        self._number = len(groups)
        self.stands_below = self._is_doubles
        self._powers: list[str] = []
        self._gift = next((option.id for option in self._ways if option.way.is_gift), "")
        self._done = self._offer_done(_DONE_KEY if self._gift else ENTER)
        for cause, options in groups.items():
            self._add_group(cause, options)
        self._add_footer()
        if self.default is None:
            self.default = self.choices[self._ways[0].id]

    @property
    def _ways(self) -> list[UseWay]:
        return [option for option in self.decision.options if isinstance(option, UseWay)]

    def _offer_done(self, key: str) -> Button | None:
        """Make the Done button first, so that it gets its key, if the player may stop."""
        for option in self.decision.options:
            if isinstance(option, Done):
                done = self.offer(option, key=key)
                done.set_height(_ANSWER)
                return done
        return None

    def _add_group(self, cause: Card, options: list[UseWay]) -> None:
        victims: dict[int, list[UseWay]] = {}
        for option in options:
            if (victim := _victim(option.way)) is not None:
                victims.setdefault(victim, []).append(option)
        if len(options) > _SHORT_LIST and len(victims) < sum(map(len, victims.values())):
            self._add_victims(cause, victims)
            return
        is_short = len(options) <= _SHORT_LIST
        box = QWidget()
        columns = Columns(box, most=3 if is_short else 2, gap=0)
        self._powers.append(power := "" if is_short else self._power(cause))
        # at doubles the heading says it, beside the Herald's face; a six is no action
        if not self._is_doubles and cause.is_said:
            columns.add_lead(CauseLine(self.look, cause, self._beside(cause, power)))
        for option in options:
            way = option.way
            if is_short or way.card is None:
                columns.addWidget(self._way(option))
            else:
                columns.addWidget(self._card_way(option, way.card))
        self.column.addWidget(box)

    def _power(self, cause: Card) -> str:
        """Return the effect of a cause in words."""
        words = offered_by(self.decision, cause)
        return tell(capital(words), self.scene.names) if words else ""

    def _occasion(self, cause: Card) -> str:
        """Return the occasion of a cause in words."""
        words = occasion_of(self.scene.view, cause)
        return tell(capital(words), self.scene.names) if words else ""

    def _beside(self, cause: Card, power: str) -> str:
        """Return the words below a cause: its occasion, and its effect unless the note has it."""
        is_said = self._number == 1 and not self._is_harvest
        parts = (self._occasion(cause), "" if is_said else power, *self._protected(cause))
        return ". ".join(filter(None, parts))

    def _protected(self, cause: Card) -> list[str]:
        """Say which players a take can't name, and by which card of theirs (FF9)."""
        if not any(effect.takes_from_others for effect in effects_of(self.decision, cause)):
            return []
        return [
            self.tr("{card} protects {player}").format(card=card.name, player=name)
            for seat, name in enumerate(self.scene.names)
            if seat != self.seat and (card := protection_of(self.scene.view, seat)) is not None
        ]

    def _add_victims(self, cause: Card, victims: dict[int, list[UseWay]]) -> None:
        """Make a group for each player that a power takes from, or a card of whom it is about."""
        self._powers.append(power := self._power(cause))
        self.column.addWidget(CauseLine(self.look, cause, self._beside(cause, power)))
        for victim, options in victims.items():
            box = QWidget()
            columns = Columns(box, most=3, gap=0)
            columns.add_lead(SeatLine(self.look, self.scene.seats[victim]))
            for option in options:
                columns.addWidget(self._harm(option))
            self.column.addWidget(box)

    def _harm(self, option: UseWay) -> Button:
        """Make the button of a power's effect on the player whose name stands before it."""
        way = option.way
        if way.card is not None:
            return self._card_way(option, way.card)
        amounts = way.amounts if isinstance(way, GiveTo) else as_a(TakeFrom, way).amounts
        button = self._offer_way(option, tell(amounts.words()) if amounts else "")
        if amounts:
            button.set_marks(amounts.signs())
        return button

    def _offer_way(self, option: UseWay, text: str, icon: str = "") -> Button:
        """Make the button of a way; the gift that Enter takes is brass, and has its digit too."""
        if option.id != self._gift:
            return self.offer(option, text, icon=icon)
        digit = self.next_digit()
        button = self.offer(option, text, icon=icon, key=ENTER, kind=ButtonKind.PRIMARY)
        self.adopt(button, digit)
        return button

    def _way(self, option: UseWay) -> Button:
        text = tell(option.from_box(capital(option.way.words())), self.scene.names)
        signs = _signs(option.way)
        button = self._offer_way(option, text, icon="" if signs else option.way.icon)
        if signs:
            button.set_marks(signs)
        if len(self._ways) <= _SHORT_LIST:
            button.set_height(_ANSWER)
        return self._described(button, option)

    def _card_way(self, option: UseWay, card: Card) -> Button:
        button = self._offer_way(option, self._card_words(option, card))
        button.set_picture(of_card(self.look, card))
        return self._described(button, option)

    def _described(self, button: Button, option: UseWay) -> Button:
        """Explain a covered card in the button's tooltip, as the table doesn't show it."""
        if isinstance(option.way, FromPile):
            explain_beside(button, f"{self.words(option)}. {card_sentence(option.way.card)}")
        return button

    def _card_words(self, option: UseWay, card: Card) -> str:
        way, words = option.way, say("{card}", card=card.name)
        if isinstance(way, FromPile):
            return self.tr("{card}, {where}").format(card=card.name, where=tell(way.where))
        if isinstance(way.at, AtPlace):
            words = at_pile(words, way.at.place, card)
        return tell(option.from_box(words))

    # --- the players to come

    def queue(self) -> list[tuple[int, str]]:
        """Return the other seats with powers still to use, each with the names of the cards."""
        return [
            (waiting.seat, ", ".join(cause_words(cause) for cause in waiting.causes))
            for waiting in still_to_use(self.scene.view)
        ]

    def _add_footer(self) -> None:
        """Add the line of players to come, and the Done button beside it or below."""
        parts: list[QWidget] = []
        if queue := self.queue():
            seats = self.scene.seats
            parts.append(QueueLine(self.look, [(seats[seat], cards) for seat, cards in queue]))
        if self._done is not None:
            parts.append(self._done)
        if len(parts) > 1:
            both = QWidget()
            PairLayout(both, *parts)
            parts = [both]
        for part in parts:
            self.footer_row.addWidget(part, 0 if isinstance(part, Button) else 100)

    # --- words

    @property
    def _is_harvest(self) -> bool:
        """Whether the question comes from the harvest."""
        return any(map(is_harvested, self._causes))

    @property
    def _is_lit(self) -> bool:
        return any(isinstance(option.at, AtPlace) for option in self.decision.options)

    @property
    def _is_heralds(self) -> bool:
        """Whether only the Herald's gift is chosen."""
        return [cause.id for cause in self._causes] == [_HERALD]

    @property
    def _is_doubles(self) -> bool:
        """Whether the Herald came because of doubles."""
        first, second = self.scene.view.dice
        return self._is_heralds and first == second

    @property
    def mood(self) -> Expression | None:
        if self._is_doubles:
            return Expression.BLOWS
        return Expression.SPEAKS if self._is_heralds else None

    def heading(self) -> str:
        asked = self.scene.names[self.seat]
        if self._is_doubles and self.names_asked:
            return self.tr("Doubles: {name} chooses").format(name=asked)
        if self._is_doubles:
            return self.tr("Doubles")
        phase: Phase | None = self.scene.phase
        if phase is not Phase.HARVEST or self._number <= 1:
            return super().heading()
        words = self.tr("Harvest: {number} choices")
        if self.names_asked:
            words = self.tr("{name}'s harvest: {number} choices")
        return words.format(name=asked, number=self._number)

    def title(self) -> str:
        """Return the whole question in words: the player, the roll and the occasions."""
        whys = (
            self.tr("{card}: {why}.").format(card=cause_words(cause), why=self._occasion(cause))
            for cause in self._causes
            if self._occasion(cause)
        )
        rolled = (f"{self._rolled()}.",) if self._is_harvest else ()
        spared = (f"{each}." for cause in self._causes for each in self._protected(cause))
        return " ".join((super().title(), *rolled, *whys, *dict.fromkeys(spared)))

    def _rolled(self) -> str:
        first, second = self.scene.view.dice
        return self.tr("{name}'s dice: {first} + {second} = {sum}").format(
            name=self.scene.names[self.scene.active], first=first, second=second, sum=first + second
        )

    def note(self) -> str:
        """Return the roll that led to the question, or a single power's effect."""
        if self._number == 1 and self._powers[0] and not self._is_harvest:
            return self._powers[0]
        lit = self.tr("or click a lit card") if self._is_lit else ""
        if any(isinstance(option.at, AtPool) for option in self.decision.options):
            lit = self.tr("or click it in the pool")
        rolled = self._rolled() if self._is_harvest else ""
        if self._is_doubles:
            return self.tr("{rolled}. Everyone chooses one.").format(rolled=rolled)
        return " · ".join(filter(None, (rolled, lit)))

    def advice(self) -> str:
        lit = self._is_lit
        if lit and self._done is not None:
            words = self.tr("Press a number, or Enter on a card; {key} leaves the rest.")
            return words.format(key=self._done.key)
        if lit:
            return self.tr("Press a number, or Enter on a card.")
        if self._done is not None:
            words = self.tr("Press the number of your choice; {key} leaves the rest.")
            return words.format(key=self._done.key)
        return self.tr("Press the number of your choice.")


def _victim(way: Effect) -> int | None:
    """Return the opponent whom one of several ways is about: amounts or a card."""
    if isinstance(way, TakeFrom):
        return way.victim
    if isinstance(way, GiveTo):
        return way.receiver
    return way.at.seat if isinstance(way.at, OfCard) else None


def _signs(way: Effect) -> Marks:
    """Return the signs of a way's price and gain; () for a way that needs words."""
    if isinstance(way, Gain):
        return way.signs()
    if isinstance(way, Exchange) and isinstance(way.get, Gain):
        return way.signs()
    return ()
