"""A purchase in words: what it cost, what it brought, and what it was worth."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve
from PySide6.QtCore import QCoreApplication

from valeria_desktop.ui.words.figures import amount
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.coach.purchases import Purchase
    from valeria_desktop.games.valeria.rules.model.amounts import Amounts


def card_words(row: Purchase) -> str:
    """Return a card's name, and that it was gone at the end if so."""
    if row.is_there:
        return row.card.name
    words = QCoreApplication.translate("Review", "{card} (gone)")
    return words.format(card=row.card.name)


def return_words(row: Purchase) -> str:
    """Return a card's gains and its price, in words: "31 Magic for 3 Gold"."""
    translate = QCoreApplication.translate
    words = translate("Review", "{brought} for {price}")
    if row.spent:
        words = translate("Review", "{brought} for {price} and, for its power, {spent}")
    return words.format(
        brought=_brought(row, evolve(row.brought, points=row.points)),
        price=tell(row.price.words()),
        spent=tell(row.spent.words()),
    )


def _brought(row: Purchase, amounts: Amounts) -> str:
    words = tell(amounts.words())
    if row.is_traced:
        return words
    translate = QCoreApplication.translate
    if not amounts:
        return translate("Review", "beyond counting")
    return translate("Review", "{brought}, and more beyond counting").format(brought=words)


def purchase_sentence(row: Purchase, name: str) -> str:
    """Return a purchase in a sentence, with its buyer."""
    words = QCoreApplication.translate(
        "Review", "Round {round}, {name}: {card}, {brought}; worth {gain} times its price."
    )
    return words.format(
        round=max(1, row.round),
        name=name,
        card=card_words(row),
        brought=return_words(row),
        gain=amount(row.gain),
    )
