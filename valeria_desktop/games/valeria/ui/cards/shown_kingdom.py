"""How starters, citizens and domains are shown."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, TypeVar

from PySide6.QtCore import QCoreApplication

from valeria_desktop.games.valeria.rules.model.cards import Card, Citizen, Domain, Starter
from valeria_desktop.games.valeria.rules.model.icons import Role
from valeria_desktop.games.valeria.rules.setup import Solo
from valeria_desktop.games.valeria.ui.cards import colours
from valeria_desktop.games.valeria.ui.cards.shown import PowerWords, Shown
from valeria_desktop.kernel.phrases import capital, say
from valeria_desktop.kernel.signs import Mark, Marks, number
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.model.icons import Icons

_C = TypeVar("_C", bound=Card)


class _Harvesting(Shown[_C]):
    """A card that wakes in harvests."""

    splits: ClassVar[bool] = True

    def badge(self, card: _C) -> Marks:
        return (number(_numbers(card)),) if card.numbers else (Mark("doubles"),)

    def powers(self, card: _C) -> tuple[Marks, ...]:
        return tuple(effect.signs() for effect in card.harvest)

    def lines(self, card: _C, solo: Solo | None) -> list[str]:
        first = QCoreApplication.translate("Cards", "Your turn: {power}.")
        second = QCoreApplication.translate("Cards", "Other turns: {power}.")
        if solo is Solo.DARK_LORD:
            first = QCoreApplication.translate("Cards", "Harvest: {power}.")
            second = QCoreApplication.translate("Cards", "Second Harvest: {power}.")
        words = [
            line.format(power=tell(power.words()))
            for line, power in zip((first, second), card.harvest, strict=True)
        ]
        return words[:1] if solo is Solo.SIEGE else words

    def notes(self, card: _C, solo: Solo | None, *, is_mine: bool) -> list[PowerWords]:
        translate = QCoreApplication.translate
        first = translate("Zoom", "On my turn")
        second = translate("Zoom", "On others' turns")
        if not is_mine:
            first = translate("Zoom", "On its owner's turn")
        if solo is Solo.DARK_LORD:
            first, second = translate("Zoom", "Harvest"), translate("Zoom", "Second Harvest")
        notes = [
            PowerWords(f"{tell(power.sentence())}.", title)
            for title, power in zip((first, second), card.harvest, strict=True)
        ]
        return notes[:1] if solo is Solo.SIEGE else notes


class ShownCitizen(_Harvesting[Citizen]):
    """A citizen: when it wakes, what it brings in each turn, and the roles it has."""

    clauses = ("T18", "T7")

    def field(self, card: Citizen) -> str:
        role = card.icons.first
        return colours.PLAIN if role is None else colours.ROLES[role]

    def land(self, card: Citizen) -> str:
        return card.icons.first.value if card.icons.first else ""

    def roles(self, card: Citizen) -> Marks:
        return _role_signs(card.icons)

    def kind(self, card: Citizen) -> str:
        return QCoreApplication.translate("Cards", "Citizen {numbers}, {roles}").format(
            numbers=_numbers(card), roles=_role_words(card.icons)
        )

    def short_kind(self, card: Citizen) -> str:
        words = QCoreApplication.translate("Cards", "citizen {numbers}")
        return words.format(numbers=_numbers(card))


class ShownStarter(_Harvesting[Starter]):
    """A starter: when it wakes, and what it brings in each turn."""

    clauses = ("T7", "T12")

    def kind(self, card: Starter) -> str:
        if card.numbers:
            words = QCoreApplication.translate("Cards", "Starter {numbers}")
            return words.format(numbers=_numbers(card))
        if card.once:
            return QCoreApplication.translate(
                "Cards", "Starter: wakes on doubles or when nothing else of yours does"
            )
        return QCoreApplication.translate(
            "Cards", "Starter: wakes on doubles, and when nothing else of yours does"
        )


class ShownDomain(Shown[Domain]):
    """A domain: the roles it needs, and its powers."""

    clauses = ("T19", "T20")
    has_points: ClassVar[bool] = True
    badge_is_needed: ClassVar[bool] = True

    def field(self, _card: Domain) -> str:
        return colours.DOMAIN

    def badge(self, card: Domain) -> Marks:
        return _role_signs(card.icons)

    def powers(self, card: Domain) -> tuple[Marks, ...]:
        return tuple(power.signs() for power in card.powers)

    def lines(self, card: Domain, _solo: Solo | None) -> list[str]:
        return [f"{tell(power.timing())}: {tell(power.words())}." for power in card.powers]

    def notes(self, card: Domain, _solo: Solo | None, *, is_mine: bool) -> list[PowerWords]:
        del is_mine
        return [
            PowerWords(f"{tell(power.words())}.", tell(power.timing())) for power in card.powers
        ]

    def kind(self, card: Domain) -> str:
        words = QCoreApplication.translate("Cards", "Domain, needs {roles}")
        return words.format(roles=_role_words(card.icons))

    def short_kind(self, card: Domain) -> str:
        words = QCoreApplication.translate("Cards", "domain that needs {roles}")
        return words.format(roles=_role_words(card.icons))


def _numbers(card: Card) -> str:
    return "/".join(map(str, card.numbers))


def _role_signs(icons: Icons) -> Marks:
    return tuple(Mark(role.value) for role in Role for _ in range(icons.of(role)))


def _role_words(icons: Icons) -> str:
    """Return roles in words: "2× Soldier, Holy"."""
    parts = []
    for role in Role:
        if many := icons.of(role):
            name = tell(capital(say(role.value)))
            parts.append(name if many == 1 else f"{many}× {name}")
    return ", ".join(parts)
