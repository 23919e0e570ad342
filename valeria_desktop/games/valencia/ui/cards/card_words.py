"""Influence cards and tasks in words: their names, powers and progress."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from valeria_desktop.games.valencia.rules.catalog_words import reward_words, task_words
from valeria_desktop.games.valencia.rules.model.cards import ORDER, PLAIN, Card
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.games.valencia.rules.model.catalog import Task
    from valeria_desktop.games.valencia.rules.standing import TaskStanding


def card_name(card: Card) -> str:
    """Return the name of an advanced card without its number; "" for a plain card."""
    translate = QCoreApplication.translate
    names = {
        Card.JOKER: translate("InfluenceCards", "Joker"),
        Card.NEST_EGG: translate("InfluenceCards", "Nest Egg"),
        Card.TWIN: translate("InfluenceCards", "Twin"),
        Card.WINE_HOUSE: translate("InfluenceCards", "Wine Warehouse"),
        Card.CLOTH_HOUSE: translate("InfluenceCards", "Cloth Warehouse"),
        Card.ASSISTANCE: translate("InfluenceCards", "Assistance"),
        Card.WANDERER: translate("InfluenceCards", "Wanderer"),
        Card.POWERHOUSE: translate("InfluenceCards", "Powerhouse"),
    }
    return names.get(card, "")


def power_of(card: Card) -> str:
    """Return the power of an advanced card in words; "" for a plain card."""
    translate = QCoreApplication.translate
    powers = {
        Card.JOKER: translate(
            "InfluenceCards", "Counts 0, and 2 more for each 6 that others reveal in this auction."
        ),
        Card.NEST_EGG: translate("InfluenceCards", "Counts 1. Revealed, it brings 2 coins."),
        Card.TWIN: translate("InfluenceCards", "Counts 2. Both Twins in one stack count 6."),
        Card.WINE_HOUSE: translate("InfluenceCards", "Counts 3. Revealed, it brings one wine."),
        Card.CLOTH_HOUSE: translate("InfluenceCards", "Counts 3. Revealed, it brings one cloth."),
        Card.ASSISTANCE: translate(
            "InfluenceCards",
            "Counts 4. Revealed, it lets you put a member beside one on a guild's seat; both "
            "leave together.",
        ),
        Card.WANDERER: translate(
            "InfluenceCards",
            "Counts 5. Revealed, it lets you move a member in the city up to 3 steps.",
        ),
        Card.POWERHOUSE: translate(
            "InfluenceCards", "Counts 7, or 5 if someone else reveals a 0 in this auction."
        ),
    }
    return powers.get(card, "")


def card_sentence(card: Card) -> str:
    """Return the name of a card, with the power of an advanced card."""
    if card in PLAIN:
        return tell(card.words())
    return QCoreApplication.translate("InfluenceCards", "{card}. {power}").format(
        card=tell(card.words()), power=power_of(card)
    )


def cards_words(cards: Sequence[Card]) -> str:
    """Return the names of cards, in the given order."""
    return ", ".join(tell(card.words()) for card in cards)


def counted_words(cards: Sequence[Card]) -> str:
    """Return the names of cards with their numbers, the highest card first."""
    count = Counter(cards)
    ordered = sorted(count, key=ORDER.__getitem__)
    return ", ".join(
        f"{count[card]} × {tell(card.words())}" if count[card] > 1 else tell(card.words())
        for card in ordered
    )


def task_sentence(task: Task, players: int, standing: TaskStanding | None = None) -> str:
    """Return a task in a sentence: its demand, its points, and its progress where that is known."""
    words = QCoreApplication.translate("TaskCards", "{task}: {what} ({reward}).").format(
        task=tell(task.words()),
        what=tell(task_words(task, players)),
        reward=tell(reward_words(task)),
    )
    return words if standing is None else f"{words} {progress_words(standing)}"


def progress_words(standing: TaskStanding) -> str:
    """Return the progress of a task in a sentence."""
    translate = QCoreApplication.translate
    if standing.is_counted:
        return translate("TaskCards", "It scores {number} now.").format(number=standing.number)
    if standing.number >= standing.wanted:
        return translate("TaskCards", "It is fulfilled now.")
    return translate("TaskCards", "So far {number} of {wanted}.").format(
        number=standing.number, wanted=standing.wanted
    )
