"""A trial: the set-ups and the cards of one game that the self-check tries."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from attrs import Factory, field, frozen

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from valeria_desktop.kernel.rules import Rules, Setup
    from valeria_desktop.kernel.things import Thing


def _usual(trial: Trial) -> Mapping[str, Setup]:
    setup: Setup = trial.rules.setup()
    return {f"{setup.players} players": setup}


@frozen(eq=False)
class Trial:
    """One game with its set-ups and cards; without any, a game of its usual set-up."""

    rules: Rules[Any]
    modes: Mapping[str, Setup] = field(default=Factory(_usual, takes_self=True))
    """The set-ups to play, by their names; the window shows the first one, too."""
    cards: Callable[[], Iterable[Thing]] | None = None
    """Loads all cards of the game; None if it has no cards to check."""
