"""The signs of the table in their groups."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valencia.ui.glossary import (
    CARDS,
    CITY,
    COUNCIL,
    DONE,
    GOODS,
    NUMBERS,
    OWNED,
    explain,
)
from valeria_desktop.games.valencia.ui.screens.drawings import paint_sign
from valeria_desktop.ui.screens.learn.signs import SignGroup, SignsList

if TYPE_CHECKING:
    from collections.abc import Iterable

    from valeria_desktop.ui.kit.look import Look


class ValenciaSigns(SignsList):
    """The signs in groups, two columns of them."""

    def __init__(self, look: Look) -> None:
        """Show all signs."""
        super().__init__(look, paint_sign)
        first = (
            _group(self.tr("What you have"), OWNED),
            _group(self.tr("Guilds and goods"), GOODS),
            _group(self.tr("The council"), COUNCIL),
            _group(self.tr("Numbers"), NUMBERS),
        )
        second = (
            _group(self.tr("In the city"), CITY),
            _group(self.tr("Influence cards"), CARDS),
            _group(self.tr("What is done"), DONE),
        )
        self.lay_out(first, second)


def _group(name: str, signs: Iterable[str]) -> SignGroup:
    return SignGroup(name, {sign: explain(sign) for sign in signs})
