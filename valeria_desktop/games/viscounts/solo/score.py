"""The score of a solo game, which the player wins only with more points (WK134)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve

from valeria_desktop.games.viscounts.rules.model.kinds import NEUTRAL
from valeria_desktop.kernel.neutral import against
from valeria_desktop.kernel.phrases import Phrase, count, say
from valeria_desktop.kernel.score import Outcome, Result, Score, ScoreLine

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.games.viscounts.rules.model.state import State


def neutral_result(state: State, player: Score, rival: Score) -> Result:
    """Return the result; the neutral player has 1 point more for each resource left."""
    resources = state.side(rival.seat).resources
    if resources:
        line = ScoreLine("resources", resources, say("Resources left"), is_public=True)
        rival = evolve(rival, lines=(*rival.lines, line))
    outcome = Outcome.WON if player.total > rival.total else Outcome.LOST
    return against(player, evolve(rival, tie_break=0), outcome)


def neutral_verdict(result: Result, names: Sequence[str]) -> Phrase:
    """Return a sentence on the winner and the points of both sides."""
    assert result.rival is not None
    mine, his = result.scores[0].total, result.rival.total
    words = {
        "player": say("{player}", player=names[0]),
        "rival": NEUTRAL,
        "mine": count(mine, "{number} point", "{number} points"),
        "his": his,
    }
    if result.outcome is Outcome.WON:
        return say("{player} wins with {mine} against {his} of {rival}.", **words)
    if mine == his:
        return say(
            "{player} and {rival} have {mine} each. It takes one more to win: the game is lost.",
            **words,
        )
    return say("{rival} wins: {player} has {mine} against {his}.", **words)
