"""Each seat's chance of winning by its View, and the changes that dice and cards caused.

The effect of a roll or a turned-up card is its difference from the mean of all possible rolls or
cards: the same choice, made in many worlds imagined from the seat's View.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from valeria_desktop.coach.promises import promises_of, together
from valeria_desktop.kernel.coaching import Way
from valeria_desktop.kernel.errors import IllegalChoiceError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from valeria_desktop.coach.promises import Promises
    from valeria_desktop.kernel.chance import Stream
    from valeria_desktop.kernel.game import Game
    from valeria_desktop.kernel.rules import Rules, Worth

_WORLDS = 10
"""The number of worlds for the chance of winning of a position."""
_MIGHT_BE = 24
"""The number of worlds for the mean over other rolls and cards."""


def shares(rules: Rules[Any], game: Game[Any], stream: Stream) -> tuple[float, ...]:
    """Return each seat's chance of winning, from 0 to 1, estimated from that seat's View."""
    if game.is_over:
        result = game.result()
        return together([result.share_of(seat) for seat in game.seats])
    return together([chance_of(rules, game.view(seat), stream) for seat in game.seats])


def chance_of(rules: Rules[Any], view: Any, stream: Stream) -> float:  # noqa: ANN401 - any game's
    """Return the viewer's chance of winning, from 0 to 1."""
    return promises_of(rules, view, Way.VALUE).chance(_promised(rules, view, stream))


def _promised(rules: Rules[Any], view: Any, stream: Stream) -> float:  # noqa: ANN401 - as above
    worth = _worth_of(rules)(view)
    return sum(worth(rules.imagine(view, stream)) for _ in range(_WORLDS)) / _WORLDS


def swings(
    rules: Rules[Any], before: Game[Any], choice: str, after: Game[Any], stream: Stream
) -> Iterator[float]:
    """Yield for each seat the change of its chance of winning by the luck after a choice.

    Both chances are told by the View before it: the luck is their only difference.
    """
    for seat in before.seats:
        view = before.view(seat)
        promises = promises_of(rules, view, Way.VALUE)
        mean = _mean(rules, view, choice, stream, promises)
        if mean is None:
            yield 0.0
        elif after.is_over:
            yield after.result().share_of(seat) - mean
        else:
            yield promises.chance(_promised(rules, after.view(seat), stream)) - mean


def _mean(
    rules: Rules[Any],
    view: Any,  # noqa: ANN401 - as above
    choice: str,
    stream: Stream,
    promises: Promises,
) -> float | None:
    """Return a choice's mean worth over imagined worlds; None if no world offers the choice."""
    worth = _worth_of(rules)(view)
    found: list[float] = []
    for _ in range(_MIGHT_BE):
        world = rules.imagine(view, stream)
        try:
            world.choose(choice)
        except IllegalChoiceError:
            continue
        found.append(promises.chance(worth(world)))
    return sum(found) / len(found) if found else None


def _worth_of(rules: Rules[Any]) -> Callable[[Any], Worth]:
    if rules.worth is None:
        raise TypeError(f"Nobody has said what a position of {rules.name} is worth.")
    return rules.worth
