"""What a place of the centre is in words: its price, its tokens, and all of it in a sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from valeria_desktop.games.valeria.rules.at import place_words
from valeria_desktop.games.valeria.rules.model.amounts import amount_words
from valeria_desktop.games.valeria.rules.model.belongings import TRACKS
from valeria_desktop.games.valeria.rules.model.options import ActAt
from valeria_desktop.games.valeria.ui.cards.card_words import card_lines, short_kind_words
from valeria_desktop.kernel.phrases import capital
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.model.cards import Card
    from valeria_desktop.games.valeria.ui.parts.centre_place import CentrePlace, PlaceFacts
    from valeria_desktop.kernel.options import Option

_MOST = 40
"""The most words about a place.

A longer sentence leaves out how many cards are face down, then how many there are.
"""
_NOTHING, _NUMBER, _HIDDEN = range(3)
"""What a sentence says of the cards below: nothing, their number, also how many are face down."""


def token_words(tokens: tuple[tuple[str, int], ...]) -> str:
    """Return tokens in words: "2 Strength"."""
    return ", ".join(tell(amount_words(kind, number)) for kind, number in tokens)


def price_words(card: Card | None, told: PlaceFacts) -> str:
    """Return a price in words, with its parts if it isn't the printed one: "3 Gold = 2 + 1"."""
    if card is None or told.action is None:
        return ""
    parts = []
    for kind, number in told.price:
        printed = told.base if kind == "gold" else _printed(card, kind, number)
        extra = number - printed
        sign = "+" if extra > 0 else "−"
        parts.append(f"{printed} {sign} {abs(extra)}" if extra else str(printed))
    words = tell(told.asked.words())
    has_parts = any(not part.isdigit() for part in parts)
    return f"{words} = {' · '.join(parts)}" if has_parts else words


def _printed(card: Card, kind: str, number: int) -> int:
    """Return the number of a kind printed on a card; tokens that its row asks for are no part."""
    printed = dict(card.printed).get(kind, number)
    return printed if kind in TRACKS else getattr(card, kind, printed)


def _costs(told: PlaceFacts) -> str:
    """Return the price in words, for the payer or for a viewer who watches them."""
    translate, price = QCoreApplication.translate, tell(told.asked.words())
    if told.payer:
        words = translate("Centre", "costs {price} for {name}")
        return words.format(price=price, name=told.payer)
    return translate("Centre", "costs {price} for you").format(price=price)


def _wanted_words(told: PlaceFacts) -> str:
    """Warn the player of the Dark Lord, or tell a viewer who watches them."""
    translate = QCoreApplication.translate
    if told.payer:
        words = translate("Centre", "the Dark Lord takes it next unless {name} does")
        return words.format(name=told.payer)
    return translate("Centre", "the Dark Lord takes it next unless you do")


def sentence_of(place: CentrePlace) -> str:
    """Return a sentence about a place: its card, its price, its options and its powers."""
    for below in (_HIDDEN, _NUMBER):
        words = _said(place, below)
        if len(words.split()) <= _MOST:
            return words
    return _said(place, _NOTHING)


def _said(place: CentrePlace, below: int) -> str:
    card, told = place.card, place.told
    if card is None:
        return _hidden_or_gone(place)
    translate = QCoreApplication.translate
    parts = [card.name, short_kind_words(card)]
    if told.action is not None:
        parts.append(_costs(told))
    parts += _stack_words(place, below)
    if told.stack.lies_on:
        parts.append(translate("Centre", "on {card}").format(card=told.stack.lies_on.name))
    parts += _waiting_words(told.stack.waiting)
    if place.is_exhausted and card.action is not None:
        parts.append(translate("Centre", "its stack is exhausted"))
    if place.attacks:
        parts.append(translate("Centre", "its monsters attack next"))
    if place.is_wanted:
        parts.append(_wanted_words(told))
    if told.options:
        parts.append(_chance_words(told.options))
    else:
        parts += [tell(reason) for reason in told.missing]
    tag = [f"{place.rare[0].upper()}{place.rare[1:]}."] if place.rare else []
    return " ".join([", ".join(parts) + ".", *card_lines(card, told.solo), *tag])


def _stack_words(place: CentrePlace, below: int) -> list[str]:
    """Return words about a stack: the last card or what is below, and the tokens."""
    translate, parts = QCoreApplication.translate, []
    left, hidden = place.told.stack.left, 0 if place.told.stack.waiting else place.told.stack.hidden
    if left == 1 and (place.told.stack.waiting or place.told.is_slot):
        pass
    elif left == 1:
        parts.append(translate("Centre", "1 card left"))
    elif left > 1 and below >= _NUMBER:
        parts.append(translate("Centre", "{number} cards left").format(number=left))
    if hidden and below >= _HIDDEN:
        parts.append(translate("Centre", "{number} of them face down").format(number=hidden))
    if place.below:
        names = ", ".join(place.below)
        parts.append(translate("Centre", "next below: {names}").format(names=names))
    if tokens := place.token_words:
        parts.append(translate("Centre", "with {tokens} on it").format(tokens=tokens))
    return parts


def _waiting_words(number: int) -> list[str]:
    """Return words about the cards that can't be had until those on top are gone."""
    translate = QCoreApplication.translate
    if number == 1:
        return [translate("Centre", "1 card waits below")]
    words = translate("Centre", "{number} cards wait below")
    return [words.format(number=number)] if number else []


def _chance_words(options: tuple[Option, ...]) -> str:
    """Return the meaning of choosing a place: its action, or all its options."""
    translate = QCoreApplication.translate
    option = options[0]
    if not isinstance(option, ActAt):
        what = "; ".join(tell(each.words()) for each in options)
        return translate("Centre", "can be chosen: {what}").format(what=what)
    return tell(option.action.said.chance)


def _hidden_or_gone(place: CentrePlace) -> str:
    translate, number = QCoreApplication.translate, place.told.stack.left
    where = tell(capital(place_words(place.number)))
    if place.is_exhausted:
        words = translate("Centre", "{place}, exhausted.").format(place=where)
    elif not number:
        words = translate("Centre", "{place}, empty.").format(place=where)
    elif place.told.under:
        words = _supply_words(where, place.told)
    elif number == 1:
        words = translate("Centre", "{place}, 1 card face down.").format(place=where)
    else:
        words = translate("Centre", "{place}, {number} cards face down.")
        words = words.format(place=where, number=number)
    if options := place.told.options:
        return f"{words[:-1]}, {_chance_words(options)}."
    return words


def _supply_words(where: str, told: PlaceFacts) -> str:
    """Say what everyone knows of a supply: the cards that were laid under it (C37)."""
    translate, names = QCoreApplication.translate, ", ".join(told.under)
    if not told.stack.hidden:
        words = translate("Centre", "{place}. It comes up in this order: {names}.")
    elif told.stack.hidden == 1:
        words = translate("Centre", "{place}, 1 card face down, then in this order: {names}.")
    else:
        words = translate(
            "Centre", "{place}, {number} cards face down, then in this order: {names}."
        )
    return words.format(place=where, number=told.stack.hidden, names=names)
