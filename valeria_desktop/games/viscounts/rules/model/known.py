"""What the rules ask of a state and of a view alike, so that a window can say why and how much."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.games.viscounts.rules.model.player import Line
    from valeria_desktop.games.viscounts.rules.model.state import Built, Workers
    from valeria_desktop.games.viscounts.rules.model.table import Table
    from valeria_desktop.games.viscounts.rules.model.things import Manuscript, Townsfolk


class KnownSide(Protocol):
    """What everyone knows of a player or the neutral one."""

    @property
    def space(self) -> int: ...
    @property
    def silver(self) -> int: ...
    @property
    def ink(self) -> int: ...
    @property
    def stone(self) -> int: ...
    @property
    def gold(self) -> int: ...
    @property
    def workers(self) -> int: ...
    @property
    def freed(self) -> tuple[int, ...]: ...


class KnownPlayer(KnownSide, Protocol):
    """What everyone knows of a player."""

    @property
    def line(self) -> Line: ...


class Known(Protocol):
    """What everyone knows of a game: a state, or a view of any seat."""

    @property
    def table(self) -> Table: ...
    @property
    def players(self) -> Sequence[KnownPlayer]: ...
    @property
    def bonuses(self) -> tuple[int, ...]: ...
    @property
    def spots(self) -> tuple[Built | None, ...]: ...
    @property
    def first(self) -> tuple[Workers, ...]: ...

    def side(self, seat: int) -> KnownSide:
        """Return the data of a player, or of the neutral one."""

    def top_townsfolk(self, position: int) -> Townsfolk | None:
        """Return the visible card of a stack of townsfolk; None for an empty one."""

    def top_manuscript(self, position: int) -> Manuscript | None:
        """Return the visible manuscript of a stack; None for an empty one."""
