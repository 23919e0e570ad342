"""How cards that can be slain are shown, and monsters among them."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, TypeVar

from PySide6.QtCore import QCoreApplication

from valeria_desktop.games.valeria.rules.model.cards import Foe, Monster, area_sign
from valeria_desktop.games.valeria.ui.cards.areas import colour_of, land_of
from valeria_desktop.games.valeria.ui.cards.shown import PowerWords, Shown
from valeria_desktop.kernel.phrases import capital, say
from valeria_desktop.kernel.signs import PER, Mark, number
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.model.amounts import Amounts
    from valeria_desktop.games.valeria.rules.setup import Solo
    from valeria_desktop.kernel.signs import Marks


_F = TypeVar("_F", bound=Foe)


class ShownSlain(Shown[_F]):
    """A card that can be slain."""

    has_points: ClassVar[bool] = True

    def roles(self, card: _F) -> Marks:
        return (Mark(card.type.value),)

    def powers(self, card: _F) -> tuple[Marks, ...]:
        return (card.reward.signs(),)

    def lines(self, card: _F, _solo: Solo | None) -> list[str]:
        words = QCoreApplication.translate("Cards", "Reward: {power}.")
        return [words.format(power=tell(card.reward.words()))]

    def notes(self, card: _F, _solo: Solo | None, *, is_mine: bool) -> list[PowerWords]:
        del is_mine
        title = QCoreApplication.translate("Zoom", "Reward")
        return [PowerWords(f"{tell(card.reward.words())}.", title)]


class ShownMonster(ShownSlain[Monster]):
    """A monster: where it lives, what it costs more, and what it brings."""

    clauses = ("T17", "T16")

    def field(self, card: Monster) -> str:
        return colour_of(card.area)

    def land(self, card: Monster) -> str:
        return land_of(card.area)

    def badge(self, card: Monster) -> Marks:
        return (Mark(area_sign(card.area)),)

    def kind(self, card: Monster) -> str:
        words = QCoreApplication.translate("Cards", "Monster of the {area}, {type}")
        return _of_area(words, card, type=tell(capital(say(card.type.value))))

    def short_kind(self, card: Monster) -> str:
        words = QCoreApplication.translate("Cards", "monster of the {area}")
        return _of_area(words, card)

    def powers(self, card: Monster) -> tuple[Marks, ...]:
        if not card.plus:
            return super().powers(card)
        more = (Mark(text="+"), *_together(card.plus), PER, Mark(text=card.name))
        return tuple(_shortened(line, card.name) for line in (more, *super().powers(card)))

    def first_gives_way(self, card: Monster) -> bool:
        return bool(card.plus)  # the price of now stands on the card as well

    def lines(self, card: Monster, solo: Solo | None) -> list[str]:
        return [*_grows(card), *super().lines(card, solo)]

    def notes(self, card: Monster, solo: Solo | None, *, is_mine: bool) -> list[PowerWords]:
        title = QCoreApplication.translate("Zoom", "Price")
        more = [PowerWords(line, title) for line in _grows(card)]
        return [*more, *super().notes(card, solo, is_mine=is_mine)]


def _of_area(words: str, card: Monster, **more: str) -> str:
    """Say the area of a monster; one whose name has its article keeps that alone (The Deep)."""
    return words.format(area=tell(say(card.area)), **more).replace("the The ", "The ")


def _together(amounts: Amounts) -> Marks:
    """Return the signs of amounts; equal ones have one number."""
    numbers = {many for _, many in amounts}
    if len(numbers) > 1:
        return amounts.signs()
    return (*map(number, numbers), *(Mark(kind) for kind, _ in amounts))


def _shortened(line: Marks, name: str) -> Marks:
    """Return signs with a card's own name as its last word: the whole one heads the card."""
    last = Mark(text=name.rsplit(maxsplit=1)[-1])
    return tuple(last if mark.text == name else mark for mark in line)


def _grows(card: Monster) -> list[str]:
    """Say how the price of a monster grows (CS20)."""
    if not card.plus:
        return []
    words = QCoreApplication.translate(
        "Cards", "It costs {amounts} more for each {card} card you have slain."
    )
    return [words.format(amounts=tell(card.plus.words()), card=card.name)]
