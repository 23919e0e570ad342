"""What a card says, in the player's language, and the clauses of the rules it is about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from valeria_desktop.engine.cards import (
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
from valeria_desktop.engine.phrases import capital, say
from valeria_desktop.ui.words import tell

if TYPE_CHECKING:
    from valeria_desktop.engine.cards import Icons


def role_words(icons: Icons) -> str:
    """Name the roles of a card: "Soldier ×2, Holy"."""
    parts = []
    for role in Role:
        if many := icons.of(role):
            name = tell(capital(say(role.value)))
            parts.append(name if many == 1 else f"{name} ×{many}")
    return ", ".join(parts)


def card_lines(card: Card) -> list[str]:
    """Give what a card says, line by line."""
    match card:
        case Citizen() | Starter():
            return [
                QCoreApplication.translate("Cards", "Your turn: {power}.").format(
                    power=tell(card.on_turn.words())
                ),
                QCoreApplication.translate("Cards", "Other turns: {power}.").format(
                    power=tell(card.off_turn.words())
                ),
            ]
        case MonsterEvent():
            return [
                QCoreApplication.translate("Cards", "On {number}: {power}.").format(
                    number=card.number, power=tell(card.trigger.words())
                ),
                _reward(card),
            ]
        case Foe():
            return [_reward(card)]
        case Domain():
            return [f"{tell(power.timing())}: {tell(power.words())}." for power in card.powers]
        case Duke():
            return _duke_lines(card)
    return []


def _reward(card: Foe) -> str:
    return QCoreApplication.translate("Cards", "Reward: {power}.").format(
        power=tell(card.reward.words())
    )


def _duke_lines(card: Duke) -> list[str]:
    each = QCoreApplication.translate("Cards", "{number} points for each {what}")
    lines = [
        each.format(number=number, what=tell(capital(say(role.value))))
        for role in Role
        if (number := card.icons.of(role))
    ]
    for number, what in (
        (card.citizens, "Citizen"),
        (card.monsters, "Monster"),
        (card.domains, "Domain"),
        *((points, kind.value.capitalize()) for kind, points in card.types.items()),
    ):
        if number:
            lines.append(each.format(number=number, what=tell(say(what))))
    left = QCoreApplication.translate("Cards", "1 point for every {number} resources left")
    return [*lines, left.format(number=card.resources_per_point)]


def kind_words(card: Card) -> str:
    """Say what kind of card it is: "Citizen 5, Worker"."""
    match card:
        case Citizen():
            numbers = "/".join(map(str, card.numbers))
            return QCoreApplication.translate("Cards", "Citizen {numbers}, {roles}").format(
                numbers=numbers, roles=role_words(card.icons)
            )
        case Monster():
            return QCoreApplication.translate("Cards", "Monster of {area}, {type}").format(
                area=tell(say(card.area)), type=tell(capital(say(card.type.value)))
            )
        case MonsterEvent():
            return QCoreApplication.translate("Cards", "Monster Event, {type}").format(
                type=tell(capital(say(card.type.value)))
            )
        case Domain():
            return QCoreApplication.translate("Cards", "Domain, needs {roles}").format(
                roles=role_words(card.icons)
            )
    return tell(say(_KINDS.get(card.kind, card.name)))


_KINDS = {"starter": "Starter", "duke": "Duke"}


_CLAUSES = {
    "citizen": ("T18", "T7"),
    "starter": ("T7", "T12"),
    "monster": ("T17", "T16"),
    "event": ("V5", "V6", "T17"),
    "domain": ("T19", "T20"),
    "duke": ("F2", "F3"),
    "exhausted": ("T30", "T31"),
}


def clauses_of(card: Card) -> tuple[str, ...]:
    """Give the ids of the clauses that a card of its kind is about."""
    return _CLAUSES.get(card.kind, ())


def card_sentence(card: Card) -> str:
    """Say the whole card in one breath, for a screen reader."""
    parts = [card.name, kind_words(card), *(line.rstrip(".") for line in card_lines(card))]
    return ". ".join(parts) + "."
