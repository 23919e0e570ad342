"""The words of a card, in the player's language, and the ids of the rules for its kind."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from valeria_desktop.games.valeria.ui.cards.kinds import shown_as
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from collections.abc import Iterator

    from valeria_desktop.games.valeria.rules.model.cards import Card
    from valeria_desktop.games.valeria.rules.model.effect import Effect
    from valeria_desktop.games.valeria.rules.setup import Solo
    from valeria_desktop.kernel.phrases import Phrase


def card_lines(card: Card, solo: Solo | None = None) -> list[str]:
    """Return the words of a card, line by line; in a solo game without other players' turns."""
    return shown_as(card).lines(card, solo)


_FACES = range(1, 7)


def rolls_that_pay(numbers: tuple[int, ...]) -> tuple[int, int]:
    """Return how many of the 36 rolls wake a card with these numbers, and how many do so twice."""
    times = [
        sum(result in numbers for result in (first, second, first + second))
        for first, second in product(_FACES, _FACES)
    ]
    return sum(number > 0 for number in times), sum(number > 1 for number in times)


def chance_words(card: Card) -> str:
    """Return how often the dice wake a card, in words; "" for a card without numbers."""
    if not card.harvest or not card.numbers:
        return ""
    rolls, twice = rolls_that_pay(card.numbers)
    if twice:
        words = QCoreApplication.translate(
            "Cards", "Wakes on {rolls} of 36 rolls, twice on {twice} of them."
        )
        return words.format(rolls=rolls, twice=twice)
    return QCoreApplication.translate("Cards", "Wakes on {rolls} of 36 rolls.").format(rolls=rolls)


def kind_words(card: Card) -> str:
    """Return the kind of a card in words: "Citizen 5, Worker"."""
    return shown_as(card).kind(card)


def short_kind_words(card: Card) -> str:
    """Return the kind of a card in words for the middle of a sentence: "citizen 5"."""
    return shown_as(card).short_kind(card)


def clauses_of(card: Card) -> tuple[str, ...]:
    """Return the ids of the clauses about cards of this kind."""
    return shown_as(card).clauses


def readings_of(card: Card) -> list[str]:
    """Return our readings of a card, where the printed rules are silent."""
    once = (card.reward, card.effect, card.used, card.trigger, card.revealed)
    effects = (*once, *card.harvest, *card.immediate)
    triggered = (trigger.do for trigger in card.triggers)
    found = (each for effect in (*effects, *triggered) if effect for each in _readings(effect))
    of_powers = (power.reading for power in card.powers if power.reading)
    return [tell(reading) for reading in dict.fromkeys((*found, *of_powers, *card.readings))]


def _readings(effect: Effect) -> Iterator[Phrase]:
    if effect.reading:
        yield effect.reading
    for part in effect.parts:
        yield from _readings(part)


def down_words(card: Card) -> str:
    """Return the words of a card that lies face down before its owner."""
    words = QCoreApplication.translate(
        "Cards", "{card}. Lies face down, out of use until the final score."
    )
    return words.format(card=card.name)


def card_sentence(card: Card) -> str:
    """Return the words of a whole card in one sentence, for a screen reader."""
    parts = [card.name, kind_words(card), *(line.rstrip(".") for line in card_lines(card))]
    return ". ".join(parts) + "."
