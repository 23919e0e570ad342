"""Chances of winning as each seat could see them, and what chance did to them.

What a roll or a card that was turned up did is measured against the mean of what it might have
been: the same choice, made in many worlds that the seat could believe in.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from valeria_desktop.kernel.errors import IllegalChoiceError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from valeria_desktop.kernel.chance import Stream
    from valeria_desktop.kernel.game import Game
    from valeria_desktop.kernel.rules import Rules, Worth

_WORLDS = 8
"""Worlds in which the present is looked at."""
_MIGHT_BE = 36
"""Worlds in which the alternatives are tried."""


def shares(rules: Rules[Any], game: Game[Any], stream: Stream) -> tuple[float, ...]:
    """Return each seat's chance of winning, by what that seat could see.

    A seat that sees more of its own luck than the others do may make the chances add up to more or
    less than one, so they are scaled to one; a lone player's chance stays as it is.
    """
    if game.is_over:
        result = game.result()
        found = [result.share_of(seat) for seat in game.seats]
    else:
        found = [chance_of(rules, game.view(seat), stream) for seat in game.seats]
    whole = sum(found)
    if len(found) == 1 or not whole:
        return tuple(found)
    return tuple(each / whole for each in found)


def chance_of(rules: Rules[Any], view: Any, stream: Stream) -> float:  # noqa: ANN401 - any game's
    """Return the viewer's chance of winning."""
    worth = _worth_of(rules)(view)
    return sum(worth(rules.imagine(view, stream)) for _ in range(_WORLDS)) / _WORLDS


def swings(
    rules: Rules[Any], before: Game[Any], choice: str, after: Game[Any], stream: Stream
) -> Iterator[float]:
    """Yield each seat's change in chance of winning that dice and cards of a choice caused."""
    for seat in before.seats:
        mean = _mean(rules, before.view(seat), choice, stream)
        if mean is None:
            yield 0.0
        elif after.is_over:
            yield after.result().share_of(seat) - mean
        else:
            yield chance_of(rules, after.view(seat), stream) - mean


def _mean(rules: Rules[Any], view: Any, choice: str, stream: Stream) -> float | None:  # noqa: ANN401 - as above
    """Return a choice's mean worth; None if it can't be made in worlds that a seat believes in."""
    worth = _worth_of(rules)(view)
    found: list[float] = []
    for _ in range(_MIGHT_BE):
        world = rules.imagine(view, stream)
        try:
            world.choose(choice)
        except IllegalChoiceError:
            continue
        found.append(worth(world))
    return sum(found) / len(found) if found else None


def _worth_of(rules: Rules[Any]) -> Callable[[Any], Worth]:
    if rules.worth is None:
        raise TypeError(f"Nobody has said what a position of {rules.name} is worth.")
    return rules.worth
