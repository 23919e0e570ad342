"""A player's holdings as counting and scoring see them: the same in a state and in a view."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from valeria_desktop.games.valeria.rules.model.belongings import all_cards

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.model.belongings import Laid, Numbers
    from valeria_desktop.games.valeria.rules.model.cards import Card, Citizen, Domain, Foe, Starter
    from valeria_desktop.games.valeria.rules.model.dukes import Duke


class Money(Protocol):
    """The resources and tokens with which a player pays."""

    @property
    def gold(self) -> int:
        """The Gold left."""

    @property
    def strength(self) -> int:
        """The Strength left."""

    @property
    def magic(self) -> int:
        """The Magic left."""

    @property
    def more(self) -> Numbers:
        """The tokens left of tracks that sets bring."""


class Holdings(Money, Protocol):
    """The things that a player owns."""

    @property
    def points(self) -> int:
        """The Victory Points on the player board."""

    @property
    def starters(self) -> tuple[Starter, ...]:
        """The starters of the tableau."""

    @property
    def citizens(self) -> tuple[Citizen, ...]:
        """The citizens of the tableau."""

    @property
    def domains(self) -> tuple[Domain, ...]:
        """The domains built."""

    @property
    def citizens_down(self) -> tuple[Citizen, ...]:
        """The citizens of the tableau that lie face down: they count for nothing but the score."""

    @property
    def domains_down(self) -> tuple[Domain, ...]:
        """The domains that lie face down: they count, but have no powers until the score."""

    @property
    def monsters(self) -> tuple[Foe, ...]:
        """The monsters of the victory stack."""

    @property
    def laid(self) -> Laid:
        """The cards in zones that sets bring."""

    @property
    def secret(self) -> tuple[Card | None, ...]:
        """The keepsakes dealt, until they are shown; None for a hidden one."""

    @property
    def duke(self) -> Duke | None:
        """The Duke kept, or None if he is hidden."""


def lone_waker(owner: Holdings) -> str:
    """Return the name of the starter that wakes when nothing else does, or "" (T12)."""
    return next((card.name for card in owner.starters if card.when_nothing_else), "")


def scored_citizens(owner: Holdings) -> tuple[Citizen, ...]:
    """Return the citizens that the final score counts: face-down ones are turned up for it (X9)."""
    return owner.citizens + owner.citizens_down


def standing_cards(owner: Holdings) -> tuple[Card, ...]:
    """Return the cards whose powers last: face-up domains, and those of sets."""
    if owner.laid or owner.secret:
        return (*owner.domains, *cards_of_sets(owner))
    return owner.domains


def cards_of_sets(owner: Holdings) -> tuple[Card, ...]:
    """Return the cards in zones of sets, and a keepsake that is to come there."""
    kept = [card for card in owner.secret[:1] if card is not None]
    return (*all_cards(owner.laid, owner), *kept)


def scored_domains(owner: Holdings) -> tuple[Domain, ...]:
    """Return all domains: a face-down one is still a domain, and scores (X10)."""
    return owner.domains + owner.domains_down
