"""What can be chosen in an Action Phase: a table's offers, which sets may add to."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

from attrs import frozen

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.model.player import Player
    from valeria_desktop.games.valeria.rules.model.state import State
    from valeria_desktop.games.valeria.rules.terms import Terms
    from valeria_desktop.kernel.at import At
    from valeria_desktop.kernel.options import Option
    from valeria_desktop.kernel.phrases import Phrase


def _nothing(_state: State, _seat: int, _option_id: str) -> None:
    """Know no reason."""


def _nowhere(_state: State, _seat: int) -> tuple[tuple[At, str], ...]:
    """Know no thing beside the stacks."""
    return ()


@frozen(eq=False)
class Offer:
    """Makes the options of one kind, and begins the actions that they are."""

    kind: type[Option]
    add: Callable[[State, Player, Terms, list[Option]], None]
    """Adds what the active player can do, on the player's terms."""
    begin: Callable[[State, Any], None]
    """Begins the action of an option."""
    why_not: Callable[[State, int, str], Phrase | None] = _nothing
    """Says why a seat can't choose an option now, by its id; None if the id is of another kind."""
    things: Callable[[State, int], Iterable[tuple[At, str]]] = _nowhere
    """The things beside the stacks that a seat's options are about, possible or not, with ids."""
    unforeseen: Phrase | None = None
    """Names what may bring resources by these options; no forecast of savings counts it."""
