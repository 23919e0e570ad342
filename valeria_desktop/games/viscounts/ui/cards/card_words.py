"""What cards do, in sentences: townsfolk with their times, manuscripts with price and ribbon."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from valeria_desktop.games.viscounts.rules.model.kinds import Icon
from valeria_desktop.games.viscounts.rules.model.things import Source
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from collections.abc import Iterator

    from valeria_desktop.games.viscounts.rules.model.things import Manuscript, Townsfolk


def lines_of_townsfolk(card: Townsfolk) -> Iterator[tuple[str, str]]:
    """Yield what a card does: the time of each effect, and the effect in words."""
    translate = QCoreApplication.translate
    if card.immediate is not None:
        yield translate("CardWords", "When played"), tell(card.immediate.words())
    for power in card.ongoing:
        yield translate("CardWords", "While on the board"), tell(power.words())
    if card.dropoff is not None:
        yield translate("CardWords", "When it drops off"), tell(card.dropoff.words())
    if card.corner is not None:
        yield translate("CardWords", "When hired or dismissed"), tell(card.corner.words())


def said_of_townsfolk(card: Townsfolk) -> str:
    """Return a card in sentences: silver, icons, and what it does when."""
    words = QCoreApplication.translate("CardWords", "Silver {silver}; signs: {icons}.")
    said = [words.format(silver=card.silver, icons=tell(card.icons.words()))]
    said += [f"{when}: {what}." for when, what in lines_of_townsfolk(card)]
    return " ".join(said)


def effect_of_manuscript(book: Manuscript) -> str:
    """Return what a manuscript brings, at once or at the end, as a sentence without full stop."""
    if book.end is not None:
        words = QCoreApplication.translate("CardWords", "At the end: {points}")
        return words.format(points=tell(book.end.words()))
    if book.immediate is None:
        return ""
    words = QCoreApplication.translate("CardWords", "At once: {effect}")
    return words.format(effect=tell(book.immediate.words()))


def said_of_manuscript(book: Manuscript) -> str:
    """Return a manuscript in sentences: its price, its ribbon, what it brings."""
    price = tell(Icon.CLERIC.words(book.clerics))
    words = QCoreApplication.translate("CardWords", "It costs {price}.")
    said = [words.format(price=price)]
    if book.ribbon is not None:
        ribbon = QCoreApplication.translate("CardWords", "Its ribbon is {colour}.")
        said.append(ribbon.format(colour=tell(book.ribbon.words())))
    effect = effect_of_manuscript(book)
    return " ".join([*said, f"{effect}."] if effect else said)


def known_of(source: Source) -> str:
    """Return how we know a card: inferred or reconstructed; empty for a printed one (WK140)."""
    words = {
        Source.INFERRED: QCoreApplication.translate(
            "CardWords", "Inferred: it follows from what is known."
        ),
        Source.RECONSTRUCTED: QCoreApplication.translate(
            "CardWords", "Reconstructed: we did not know it and made it like its sisters."
        ),
    }
    return words.get(source, "")
