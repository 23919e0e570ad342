"""Options: the answers that a question offers.

Options are frozen, made once and shared: a click, a key, a bot's move and a line of a record that
mean the same use the same object. Their ids are stable, so a record is a list of ids.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from attrs import frozen

from valeria_desktop.kernel.said import Said, identified, keyed

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


@frozen
class Plain(Option):
    """An option with a fixed text."""

    id: str
    phrase: Phrase

    def words(self) -> Phrase:
        """Return the text."""
        return self.phrase


class SaidOption(Said, Option):
    """An option that says itself by a template; its id and its address are templates as well."""

    __slots__ = ()

    key: ClassVar[str]
    """The template of the id: "play {card}" is filled with the id of its card."""
    subject: ClassVar[tuple[Any, ...]] = ()
    """The class of the address and the names of the fields for it; empty without an address."""

    @property
    def id(self) -> str:
        """The option's name in records and saves."""
        return keyed(self.key, self)

    @property
    def at(self) -> At | None:
        """The address of the option's subject on the table; None without one."""
        if not self.subject:
            return None
        kind, *names = self.subject
        address: At = kind(*(identified(getattr(self, name)) for name in names))
        return address


class ToldOption(SaidOption):
    """An option whose event repeats all that the option says."""

    __slots__ = ()

    is_told_again = True
