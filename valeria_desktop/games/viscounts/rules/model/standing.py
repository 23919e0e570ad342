"""What counting, scoring and bots read of a state: only to look at, as bots ask imagined games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from valeria_desktop.games.viscounts.rules.model.known import Known, KnownPlayer, KnownSide

if TYPE_CHECKING:
    from collections.abc import Hashable, Sequence

    from valeria_desktop.games.viscounts.rules.model.player import NeutralSide
    from valeria_desktop.games.viscounts.rules.model.state import Workers
    from valeria_desktop.games.viscounts.rules.model.things import Manuscript, Townsfolk
    from valeria_desktop.games.viscounts.rules.steps import Step


class SideStanding(KnownSide, Protocol):
    """What a player and the neutral one own."""

    @property
    def seat(self) -> int: ...
    @property
    def resources(self) -> int: ...
    @property
    def corruption(self) -> int: ...
    @property
    def virtue(self) -> int: ...
    @property
    def debts(self) -> int: ...
    @property
    def paid(self) -> int: ...
    @property
    def deeds(self) -> int: ...
    @property
    def approved(self) -> int: ...
    @property
    def manuscripts(self) -> tuple[Manuscript, ...]: ...


class PlayerStanding(SideStanding, KnownPlayer, Protocol):
    """What a player owns."""

    @property
    def hand(self) -> tuple[Townsfolk, ...]: ...
    @property
    def deck(self) -> tuple[Townsfolk, ...]: ...
    @property
    def discard(self) -> tuple[Townsfolk, ...]: ...
    @property
    def owned(self) -> int: ...
    @property
    def cards(self) -> tuple[Townsfolk, ...]: ...

    def likeness(self) -> Hashable:
        """Return a value that is equal for players who own the same."""


class Standing(Known, Protocol):
    """A game at one moment, for reading only."""

    @property
    def players(self) -> Sequence[PlayerStanding]: ...
    @property
    def rival(self) -> NeutralSide | None: ...
    @property
    def second(self) -> tuple[Workers, ...]: ...
    @property
    def third(self) -> Workers: ...
    @property
    def leader(self) -> int: ...
    @property
    def active(self) -> int: ...
    @property
    def debts_left(self) -> int: ...
    @property
    def deeds_left(self) -> int: ...
    @property
    def last_round(self) -> int: ...
    @property
    def agenda(self) -> Sequence[Step]: ...

    def side(self, seat: int) -> SideStanding:
        """Return what a player or the neutral one owns."""
