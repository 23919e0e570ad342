"""Options: the answers that a question offers.

Options are frozen, made once and shared: a click, a key, a bot's move and a line of a record that
mean the same use the same object. Their ids are stable, so a record is a list of ids.
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
    """In every position the option gains something or leaves all as it is."""
    is_told_again: ClassVar[bool] = False
    """The next events say all that this option says, so the log leaves it out."""

    @property
    def id(self) -> str:
        """The option's name in records and saves."""
        raise NotImplementedError

    @property
    def at(self) -> At | None:
        """The address of the option's subject on the table; None without one."""
        return None

    @property
    def ends(self) -> tuple[At, ...]:
        """The addresses of all subjects of the option: for a move, its start and its goal."""
        return () if self.at is None else (self.at,)

    def words(self) -> Phrase:
        """Return the option's words, as an order: "Recruit Peasant for 3 (2 + 1)"."""
        raise NotImplementedError

    def __str__(self) -> str:
        return self.id
