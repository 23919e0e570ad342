"""What everyone may know of Nina, the deck that bids with two players (VA40)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QCoreApplication

from valeria_desktop.games.valencia.rules.model.cards import plain_deck

if TYPE_CHECKING:
    from valeria_desktop.games.valencia.rules.model.cards import Card
    from valeria_desktop.games.valencia.rules.view import View


@frozen
class NinasDeck:
    """Her deck: all she has."""

    left: int
    used: tuple[Card, ...]

    @property
    def whole(self) -> int:
        """How many cards it had."""
        return self.left + len(self.used)


def ninas_deck(view: View) -> NinasDeck:
    """Count her deck: what she turned up lies open."""
    return NinasDeck(len(plain_deck()) - len(view.nina_used), view.nina_used)


def nina_sentences() -> tuple[str, ...]:
    """Say who she is, and what she does in an auction."""
    translate = QCoreApplication.translate
    return (
        translate("Rivals", "Nina is a neutral deck. It bids for the guilds as a third family."),
        translate(
            "Rivals",
            "When you both have revealed or passed, she turns up 1 card in steps B and D, 2 cards "
            "in step F.",
        ),
        translate(
            "Rivals",
            "She wins every tie. If she is first, the member on the guild's seat goes home. She "
            "takes nothing, and never the figure.",
        ),
    )


def nina_lines(deck: NinasDeck) -> list[tuple[str, str]]:
    """Return the lines about Nina on a sheet: a subject and an amount each."""
    translate = QCoreApplication.translate
    left = translate("Rivals", "{left} of {whole}").format(left=deck.left, whole=deck.whole)
    return [
        (translate("Rivals", "Turns up in steps B and D"), translate("Rivals", "1 card")),
        (translate("Rivals", "Turns up in step F"), translate("Rivals", "2 cards")),
        (translate("Rivals", "Wins ties"), translate("Rivals", "always")),
        (translate("Rivals", "If she is first"), translate("Rivals", "seat's member goes home")),
        (translate("Rivals", "Takes"), translate("Rivals", "nothing")),
        (translate("Rivals", "Cards in the deck"), left),
    ]
