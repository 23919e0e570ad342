"""Words that a game enters with all that is said of them, and sets after it.

The same word is the same thing, wherever it is read.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Generic, Self, TypeVar, cast

from valeria_desktop.kernel.foreign import quoted

if TYPE_CHECKING:
    from collections.abc import Callable

S = TypeVar("S")


class Entered(str, Generic[S]):
    """A thing that is made from its word; each word is entered once."""

    __slots__ = ("said",)

    entered: ClassVar[dict[str, Any]]
    """All things by their words, those of the game itself first."""
    sort: ClassVar[str]
    """The name of such a thing in a refusal."""
    said: S

    def __init_subclass__(cls) -> None:
        cls.entered = {}

    def __new__(cls, word: str) -> Self:
        """Return the thing of a word."""
        found = cls.entered.get(word)
        if found is None:
            raise ValueError(f"must be one of {', '.join(cls.entered)}, not {quoted(word)}")
        return cast("Self", found)

    def __reduce__(self) -> tuple[Callable[[str], Self], tuple[str]]:
        return type(self), (self.value,)

    @property
    def value(self) -> str:
        """The word in ids and saves."""
        return str.__str__(self)

    @classmethod
    def enter(cls, word: str, said: S) -> Self:
        """Enter a word; refuse one that is taken."""
        if word in cls.entered:
            message = f"The {cls.sort} '{word}' is there already; give yours a word of its own."
            raise ValueError(message)
        made = str.__new__(cls, word)
        made.said = said
        cls.entered[word] = made
        return made
