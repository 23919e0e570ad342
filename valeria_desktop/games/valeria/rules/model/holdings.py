"""What counting and scoring look at: the same in the truth and in a view."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.model.cards import Citizen, Domain, Duke, Foe, Starter


class Holdings(Protocol):
    """What a player owns."""

    @property
    def gold(self) -> int:
        """Gold left."""

    @property
    def strength(self) -> int:
        """Strength left."""

    @property
    def magic(self) -> int:
        """Magic left."""

    @property
    def points(self) -> int:
        """Victory Points on the player board."""

    @property
    def starters(self) -> tuple[Starter, ...]:
        """Starters of the tableau."""

    @property
    def citizens(self) -> tuple[Citizen, ...]:
        """Citizens of the tableau."""

    @property
    def domains(self) -> tuple[Domain, ...]:
        """Domains built."""

    @property
    def monsters(self) -> tuple[Foe, ...]:
        """Monsters of the victory stack."""

    @property
    def duke(self) -> Duke | None:
        """The Duke kept, where it is known."""
