"""The signs of the cards and the table in their groups."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valeria.ui.cards.glossary import (
    AREAS,
    MONSTERS,
    ON_A_CARD,
    ON_THE_TABLE,
    RESOURCES,
    ROLES,
    explain,
)
from valeria_desktop.ui.screens.learn.signs import SignGroup, SignsList

if TYPE_CHECKING:
    from collections.abc import Iterable

    from valeria_desktop.ui.kit.look import Look


class SignsPage(SignsList):
    """The signs in groups, two columns of them."""

    def __init__(self, look: Look) -> None:
        """Show all signs."""
        super().__init__(look)
        first = (
            _group(self.tr("What you have"), RESOURCES),
            _group(self.tr("Roles of citizens"), ROLES),
            _group(self.tr("Areas of monsters"), AREAS),
            _group(self.tr("Monsters"), MONSTERS),
        )
        second = (
            _group(self.tr("On cards"), ON_A_CARD),
            _group(self.tr("On the table"), ON_THE_TABLE),
        )
        self.lay_out(first, second)


def _group(name: str, signs: Iterable[str]) -> SignGroup:
    return SignGroup(name, {sign: explain(sign) for sign in signs})
