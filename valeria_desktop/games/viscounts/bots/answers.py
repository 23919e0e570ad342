"""The answers that are worth trying where a search would otherwise try all of them."""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING

from valeria_desktop.games.viscounts.rules.model.options import (
    ENOUGH,
    SHUFFLE_FIRST,
    CastOffTop,
    TakeBuilding,
)
from valeria_desktop.games.viscounts.rules.model.prompts import Prompt

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from valeria_desktop.games.viscounts.bots.value import Appraisal
    from valeria_desktop.games.viscounts.rules.game import Game
    from valeria_desktop.kernel.options import Option

SMALL = frozenset(
    {
        Prompt.BUMP,
        Prompt.DESTROY,
        Prompt.DISCARD,
        Prompt.FLIP,
        Prompt.HIRE,
        Prompt.LINK,
        Prompt.ORDER,
        Prompt.PAY,
        Prompt.REARRANGE,
        Prompt.RESOURCE,
        Prompt.WORKER,
    }
)
"""Questions whose answers are compared by what the player has right after them.

Tried in all their combinations, they would take nine tenths of the time.
"""


def best_at_once(
    game: Game, options: Sequence[Option], value: Callable[[Game], float]
) -> tuple[Option, Game]:
    """Return the option with the highest value right after it, and the game after it."""
    best, found = -inf, (options[0], game)
    for option in options:
        after = game.copy()
        after.choose(option)
        if len(options) == 1:
            return option, after
        reached = value(after)
        if reached > best:
            best, found = reached, (option, after)
    return found


def worth_trying(
    appraisal: Appraisal, seat: int, game: Game, options: Sequence[Option]
) -> Sequence[Option]:
    """Leave out unseen cards, and of the squares of one type all but the best."""
    squares = [option for option in options if isinstance(option, TakeBuilding)]
    if squares:
        return _best_squares(appraisal, game.standing.players[seat].freed, squares)
    if options[-1] is ENOUGH:
        return [each for each in options if not _is_unseen(each)]
    return options


def _best_squares(
    appraisal: Appraisal, freed: tuple[int, ...], options: Sequence[TakeBuilding]
) -> Sequence[Option]:
    best: dict[object, tuple[float, Option]] = {}
    for option in options:
        value = appraisal.by_freeing(freed, option.square.number)
        kind = option.square.building
        if kind not in best or value > best[kind][0]:
            best[kind] = value, option
    return [option for _, option in best.values()]


def _is_unseen(option: Option) -> bool:
    return option is SHUFFLE_FIRST or isinstance(option, CastOffTop)
