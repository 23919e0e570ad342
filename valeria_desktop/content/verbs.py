"""The verbs of a game's rules that need its catalogue, which is loaded when it is first needed."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from valeria_desktop.content.snapshots import own_of
from valeria_desktop.kernel.errors import SetupError

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from valeria_desktop.content.own_files import Shelf
    from valeria_desktop.kernel.phrases import Phrase

C = TypeVar("C")
G = TypeVar("G")


class Verbs(Generic[C, G]):
    """The verbs of a game; a game's own class says by which functions it does them."""

    not_there: ClassVar[Phrase | None] = None
    """The refusal of a set-up whose own files aren't there; None for a game without such files."""
    check_setup: ClassVar[Any]
    """Raises a SetupError for a set-up or a seed that no catalogue could be dealt from."""
    new_game: ClassVar[Any]
    restored: ClassVar[Any]
    """Returns the game of plain data and a catalogue."""
    things: ClassVar[Any] = staticmethod(lambda _setup, _catalog, _seed: {})
    """Returns by name the things compared by identity, for a set-up, a catalogue and a seed."""

    def __init__(self, load: Callable[[], C], shelf: Shelf[C] | None = None) -> None:
        """Use the catalogue that `load` returns, or the player's own files if a set-up has them."""
        self._load = load
        self._shelf = shelf
        self.vocabulary = lru_cache(maxsize=4)(self._vocabulary)

    def check(self, setup: Any, seed: int) -> None:  # noqa: ANN401 - each game has its own
        """Raise a SetupError for a set-up or a seed that can't be dealt."""
        self.check_setup(setup, seed)
        self.catalog(setup)

    def deal(self, setup: Any, seed: int, *, collects_events: bool = True) -> G:  # noqa: ANN401 - as above
        """Return a new game."""
        catalog = self.catalog(setup)
        game: G = self.new_game(setup, catalog, seed, collects_events=collects_events)
        return game

    def restore(self, data: object) -> G:
        """Return the game of a snapshot."""
        game: G = self.restored(data, self._catalog(own_of(data)))
        return game

    def catalog(self, setup: Any) -> C:  # noqa: ANN401 - as above
        """Return the catalogue of a set-up."""
        return self._catalog(getattr(setup, "own", ""))

    def _catalog(self, own: str) -> C:
        if not own or self.not_there is None:
            return self._load()
        if self._shelf is None:
            raise SetupError(self.not_there)
        return self._shelf.find(own)

    def _vocabulary(self, setup: Any, seed: int) -> Mapping[str, object]:  # noqa: ANN401 - as above
        things: dict[str, object] = self.things(setup, self.catalog(setup), seed)
        return things
