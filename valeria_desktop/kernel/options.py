"""Options: what may be answered to a question.

Options are frozen, made once and shared: the same click, key, bot move and line of a record is
the same object. Their ids are stable, so a record is a list of ids.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

if TYPE_CHECKING:
    from valeria_desktop.kernel.at import At
    from valeria_desktop.kernel.phrases import Phrase


class Option:
    """An answer offered: its id is unique within the decision and stable over saves."""

    __slots__ = ()

    is_harmless: ClassVar[bool] = False
    """It gains something or leaves things as they are, whatever the position."""
    is_told_again: ClassVar[bool] = False
    """What follows from it says all that it says itself."""

    @property
    def id(self) -> str:
        """Name the option in records and saves."""
        raise NotImplementedError

    @property
    def at(self) -> At | None:
        """The thing on the table that the option is about."""
        return None

    @property
    def ends(self) -> tuple[At, ...]:
        """All things that the option is about: for a move, its start and its goal."""
        return () if self.at is None else (self.at,)

    def words(self) -> Phrase:
        """Say the option as an order: "Recruit Peasant for 3 (2 + 1)"."""
        raise NotImplementedError

    def __str__(self) -> str:
        return self.id
