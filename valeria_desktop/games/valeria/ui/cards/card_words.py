"""The words of a card, in the player's language, and the ids of the rules for its kind."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from valeria_desktop.games.valeria.rules.model.cards import (
    Card,
    Citizen,
    Domain,
    Duke,
    Foe,
    Monster,
    MonsterEvent,
    Role,
    Starter,
)
from valeria_desktop.games.valeria.rules.setup import Solo
from valeria_desktop.kernel.phrases import capital, say
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.model.cards import Icons


def role_words(icons: Icons) -> str:
    """Return the roles of a card in words: "2× Soldier, Holy"."""
    parts = []
    for role in Role:
        if many := icons.of(role):
            name = tell(capital(say(role.value)))
            parts.append(name if many == 1 else f"{many}× {name}")
    return ", ".join(parts)


def card_lines(card: Card, solo: Solo | None = None) -> list[str]:
    """Return the words of a card, line by line; in a solo game without other players' turns."""
    match card:
        case Citizen() | Starter():
            return _harvest_lines(card, solo)
        case MonsterEvent():
            words = QCoreApplication.translate("Cards", "When {number} is rolled: {power}.")
            trigger = words.format(number=card.number, power=tell(card.trigger.words()))
            return [trigger, _reward(card)]
        case Foe():
            return [_reward(card)]
        case Domain():
            return [f"{tell(power.timing())}: {tell(power.words())}." for power in card.powers]
        case Duke():
            return _duke_lines(card)
    return []


def _harvest_lines(card: Citizen | Starter, solo: Solo | None) -> list[str]:
    first = QCoreApplication.translate("Cards", "Your turn: {power}.")
    if solo is Solo.SIEGE:
        return [first.format(power=tell(card.on_turn.words()))]
    if solo is Solo.DARK_LORD:
        first = QCoreApplication.translate("Cards", "Harvest: {power}.")
        second = QCoreApplication.translate("Cards", "Second Harvest: {power}.")
    else:
        second = QCoreApplication.translate("Cards", "Other turns: {power}.")
    return [
        first.format(power=tell(card.on_turn.words())),
        second.format(power=tell(card.off_turn.words())),
    ]


def _reward(card: Foe) -> str:
    return QCoreApplication.translate("Cards", "Reward: {power}.").format(
        power=tell(card.reward.words())
    )


_COUNTED = {"citizens": "Citizen", "monsters": "Monster", "domains": "Domain"}


def _duke_lines(card: Duke) -> list[str]:
    counted = [(card.icons.of(role), tell(capital(say(role.value)))) for role in Role]
    counted += [(getattr(card, many), tell(say(one))) for many, one in _COUNTED.items()]
    counted += [(points, tell(capital(say(kind.value)))) for kind, points in card.types.items()]
    one = QCoreApplication.translate("Cards", "{what}: 1 point each.")
    many = QCoreApplication.translate("Cards", "{what}: {number} points each.")
    lines = [
        (one if points == 1 else many).format(number=points, what=what)
        for points, what in counted
        if points
    ]
    left = QCoreApplication.translate("Cards", "1 point for every {number} resources left.")
    return [*lines, left.format(number=card.resources_per_point)]


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
    if not isinstance(card, Citizen | Starter) or not card.numbers:
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
    match card:
        case Citizen():
            numbers = "/".join(map(str, card.numbers))
            return QCoreApplication.translate("Cards", "Citizen {numbers}, {roles}").format(
                numbers=numbers, roles=role_words(card.icons)
            )
        case Monster():
            return QCoreApplication.translate("Cards", "Monster of the {area}, {type}").format(
                area=tell(say(card.area)), type=tell(capital(say(card.type.value)))
            )
        case MonsterEvent():
            return QCoreApplication.translate("Cards", "Monster Event {number}, {type}").format(
                number=card.number, type=tell(capital(say(card.type.value)))
            )
        case Domain():
            return QCoreApplication.translate("Cards", "Domain, needs {roles}").format(
                roles=role_words(card.icons)
            )
    return _other_kind_words(card)


def _other_kind_words(card: Card) -> str:
    if not isinstance(card, Starter):
        is_duke = isinstance(card, Duke)
        return QCoreApplication.translate("Cards", "Duke") if is_duke else card.name
    if card.numbers:
        numbers = "/".join(map(str, card.numbers))
        return QCoreApplication.translate("Cards", "Starter {numbers}").format(numbers=numbers)
    return QCoreApplication.translate(
        "Cards", "Starter: wakes on doubles, and when nothing else of yours does"
    )


def short_kind_words(card: Card) -> str:
    """Return the kind of a card in words for the middle of a sentence: "citizen 5"."""
    match card:
        case Citizen():
            numbers = "/".join(map(str, card.numbers))
            words = QCoreApplication.translate("Cards", "citizen {numbers}")
            return words.format(numbers=numbers)
        case Monster():
            words = QCoreApplication.translate("Cards", "monster of the {area}")
            return words.format(area=tell(say(card.area)))
        case MonsterEvent():
            words = QCoreApplication.translate("Cards", "Monster Event {number}")
            return words.format(number=card.number)
        case Domain():
            words = QCoreApplication.translate("Cards", "domain that needs {roles}")
            return words.format(roles=role_words(card.icons))
    return kind_words(card)


_CLAUSES = {
    "citizen": ("T18", "T7"),
    "starter": ("T7", "T12"),
    "monster": ("T17", "T16"),
    "event": ("V5", "T17", "V6"),
    "domain": ("T19", "T20"),
    "duke": ("F2", "F3"),
    "exhausted": ("T30", "T31"),
}


def clauses_of(card: Card) -> tuple[str, ...]:
    """Return the ids of the clauses about cards of this kind."""
    return _CLAUSES.get(card.kind, ())


def card_sentence(card: Card) -> str:
    """Return the words of a whole card in one sentence, for a screen reader."""
    parts = [card.name, kind_words(card), *(line.rstrip(".") for line in card_lines(card))]
    return ". ".join(parts) + "."
