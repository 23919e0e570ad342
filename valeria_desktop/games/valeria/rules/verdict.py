"""Who won, and how a tie was broken, in words."""

from __future__ import annotations

from functools import reduce
from typing import TYPE_CHECKING

from valeria_desktop.games.valeria.rules.model.amounts import amount_words
from valeria_desktop.kernel.phrases import Phrase, join, say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.kernel.score import Result


def shared_verdict(result: Result, _ending: tuple[str, ...], names: Sequence[str]) -> Phrase:
    """Say who won and how a tie was broken (F4)."""
    winners = join([say("{player}", player=names[seat]) for seat in result.winners])
    highest = max(score.total for score in result.scores)
    best = [score for score in result.scores if score.total == highest]
    points = amount_words("points", highest)
    if len(best) == 1:
        return say("{winners} wins with {points}.", winners=winners, points=points)
    cards = reduce(
        lambda first, then: say("{first}, {then}", first=first, then=then),
        [
            say("{player} {number}", player=names[score.seat], number=score.tie_break)
            for score in best
        ],
    )
    fewest = say("a tie at {points} by the fewest cards ({cards})", points=points, cards=cards)
    if len(result.winners) == 1:
        return say("{winners} wins {fewest}.", winners=winners, fewest=fewest)
    if result.by_tie_break:
        return say("{winners} share {fewest}.", winners=winners, fewest=fewest)
    return say(
        "{winners} share the victory with {points} and {number} cards each.",
        winners=winners,
        points=points,
        number=best[0].tie_break,
    )
