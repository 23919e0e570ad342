"""Scenarios of the solo game: seat 0 is a player's, seat 1 is Odo, whom nobody plays.

    table = Alone(Rival.CLERIC).stands(1, "C left").holds(1, stone=2)
    table.odo("Z02")                                # his turn, with this scheme turned up
    assert table.freed_of(1) == (1,)

Odo begins on the left space of segment B, with his printed icons, no resources, and his schemes in
the order of their ids. Schemes are named by their ids.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.games.viscounts.catalogue import CATALOG
from tests.games.viscounts.scenario import Scenario, space
from valeria_desktop.games.viscounts.rules.model.amounts import Icons
from valeria_desktop.games.viscounts.rules.model.things import FUTURE, STARTING, Scheme
from valeria_desktop.games.viscounts.rules.setup import Rival
from valeria_desktop.games.viscounts.rules.turn.turn import NeutralTurn
from valeria_desktop.games.viscounts.rules.use import Use
from valeria_desktop.games.viscounts.solo.actions import Try
from valeria_desktop.games.viscounts.solo.turn import NeutralAction

if TYPE_CHECKING:
    from typing import Self

    from valeria_desktop.games.viscounts.rules.model.effect import Effect
    from valeria_desktop.games.viscounts.rules.model.player import NeutralSide

ODO = 1
SCHEME = {scheme.id: scheme for scheme in CATALOG.schemes}


def scheme(name: str = "Z99", **fields: Any) -> Scheme:  # noqa: ANN401 - fields of a scheme
    """Invent a scheme that moves by 1 and has only what is said; its choices can't be taken."""
    given: dict[str, Any] = {"deck": STARTING, "icons": Icons(), "rows": (), "move": 1}
    return Scheme(name, **{**given, "choices": (IMPOSSIBLE,), **fields})


IMPOSSIBLE = Try("workers")
"""An action that Odo can't take with no worker left; tests with nobles say otherwise."""


class Alone(Scenario):
    """A table for one player and Odo."""

    def __init__(self, rival: Rival = Rival.CLERIC, side: int = 1) -> None:
        super().__init__(1, side, rival=rival)
        self.rival.deck = tuple(s for s in self.table.schemes if s.deck == STARTING)
        self.rival.futures = tuple(s for s in self.table.schemes if s.deck == FUTURE)
        self.stands(ODO, "B left")

    @property
    def rival(self) -> NeutralSide:
        """Return Odo's data."""
        assert self.state.rival is not None
        return self.state.rival

    def player(self, seat: int) -> Any:  # noqa: ANN401 - a player, or Odo
        """Return a player's data, or Odo's."""
        return self.state.side(seat)

    # Setting up

    def lies(self, words: str, *schemes: Scheme) -> Self:
        """Let these schemes lie on Odo's spaces; "?" is the next one of the invented ones."""
        laid = iter(schemes)
        self.rival.line = tuple(
            None if word == "-" else next(laid) if word == "?" else self._out(word)
            for word in words.split()
        )
        return self

    def _out(self, name: str) -> Scheme:
        found = SCHEME[name]
        for pile in ("deck", "discard", "futures"):
            setattr(self.rival, pile, tuple(s for s in getattr(self.rival, pile) if s is not found))
        return found

    def has_schemes(self, **piles: str) -> Self:
        """Let his deck, discard pile or futures be these, the next one first."""
        for pile, words in piles.items():
            found = [self._out(word) for word in words.split()]
            setattr(self.rival, pile, tuple(reversed(found)))
        return self

    # Playing

    def odo(self, top: str | Scheme) -> Self:
        """Begin Odo's turn, with this scheme on the top of his deck."""
        turned = self._out(top) if isinstance(top, str) else top
        self.rival.deck += (turned,)
        return self._run([NeutralTurn()])

    def odo_turns(self) -> Self:
        """Begin Odo's turn with his deck as it is."""
        return self._run([NeutralTurn()])

    def odo_acts(self, *choices: Effect) -> Self:
        """Let Odo carry out the first possible one of these choices."""
        self.state.active = ODO
        return self._run([NeutralAction(scheme(choices=choices))])

    def odo_uses(self, effect: Effect, active: int = 0) -> Self:
        """Let Odo use an effect."""
        self.state.active = active
        return self._run([Use(ODO, effect, CATALOG.schemes[0])])

    # Looking

    @property
    def place(self) -> int:
        """Return the space of Odo's viscount."""
        return self.rival.space

    def line_of_odo(self) -> str:
        """Return the schemes on Odo's spaces."""
        return " ".join(s.id if s else "-" for s in self.rival.line)

    def pile(self, name: str) -> str:
        """Return the schemes of one of Odo's piles, the next one first."""
        return " ".join(s.id for s in reversed(getattr(self.rival, name)))


__all__ = ["ODO", "SCHEME", "Alone", "scheme", "space"]
