"""A trial: what the self-check plays and looks at of one game."""

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
    """One game; what it doesn't bring is tried as far as any game can be."""

    rules: Rules[Any]
    modes: Mapping[str, Setup] = field(default=Factory(_usual, takes_self=True))
    """The set-ups to play by what they are called; the first one is shown in the window, too."""
    cards: Callable[[], Iterable[Thing]] | None = None
    """Load all its cards, if it has any."""
