"""How a kind of card is shown: its colours, its signs and its words."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Generic, NamedTuple, TypeVar

from valeria_desktop.games.valeria.rules.model.cards import Card
from valeria_desktop.games.valeria.ui.cards import colours

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.setup import Solo
    from valeria_desktop.kernel.signs import Marks

_C = TypeVar("_C", bound=Card)


class PowerWords(NamedTuple):
    """The words of a power beside an enlarged card, and its title."""

    text: str
    title: str = ""


class Shown(Generic[_C]):
    """How a kind of card is shown, here without any signs and words but its name."""

    clauses: ClassVar[tuple[str, ...]] = ()
    """The ids of the rules about its cards."""
    has_points: ClassVar[bool] = False
    """Whether its points are painted, 0 as well."""
    splits: ClassVar[bool] = False
    """Whether its two powers stand side by side: on-turn, off-turn."""
    badge_is_needed: ClassVar[bool] = False
    """Whether the badge shows the roles that it needs."""
    badge_note: ClassVar[str] = "numbers"
    """What the badge is called beside an enlarged card, where it shows results of the dice."""
    is_portrait: ClassVar[bool] = False
    """Whether a portrait fills it, instead of an emblem among its signs."""

    def field(self, _card: _C) -> str:
        """Return the colour of the card's field: by area, role or kind."""
        return colours.PLAIN

    def land(self, card: _C) -> str:
        """Return the name of the landscape behind the card: its area, its role or its kind."""
        return card.kind

    def badge(self, _card: _C) -> Marks:
        """Return the signs at the left under the name."""
        return ()

    def roles(self, _card: _C) -> Marks:
        """Return the signs at the right under the name."""
        return ()

    def powers(self, _card: _C) -> tuple[Marks, ...]:
        """Return a line of signs for each power."""
        return ()

    def first_gives_way(self, _card: _C) -> bool:
        """Return whether the first of its lines is left out where not all can be read."""
        return False

    def lines(self, _card: _C, _solo: Solo | None) -> list[str]:
        """Return the words of the card, line by line."""
        return []

    def notes(self, card: _C, solo: Solo | None, *, is_mine: bool) -> list[PowerWords]:
        """Return the words of each power beside the enlarged card."""
        del is_mine
        return [PowerWords(line) for line in self.lines(card, solo)]

    def kind(self, card: _C) -> str:
        """Return the kind of the card in words: "Citizen 5, Worker"."""
        return card.name

    def short_kind(self, card: _C) -> str:
        """Return the kind in words for the middle of a sentence: "citizen 5"."""
        return self.kind(card)
