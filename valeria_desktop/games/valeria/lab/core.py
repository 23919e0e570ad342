"""Whole games played by the core in C, with the same results as the laboratory's loop."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from valeria_desktop.bots.levels import SKILLS
from valeria_desktop.games.valeria.bots.learned_worth import course_of, net_of, weighs_dukes
from valeria_desktop.games.valeria.native import CORE, WHY_NOT, needed
from valeria_desktop.games.valeria.native.games import (
    MOST_NODES,
    endings_in,
    mind_of,
    table_in_core,
)
from valeria_desktop.games.valeria.native.vocabulary import NotCoveredError
from valeria_desktop.games.valeria.rules.setup import RANDOM
from valeria_desktop.kernel.foreign import quoted
from valeria_desktop.kernel.score import Outcome, winners_of
from valeria_desktop.lab.play import (
    MAX_ROUNDS,
    Experiment,
    Played,
    play_number,
    seat_bots,
    seed_of,
    seed_of_bot,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.games.valeria.native._core import Mind

_MINDS = {"random": "random", "greedy": "hand"}
"""The bots without a level that the core has too, with the core's names for them."""
_OUTCOMES = (Outcome.LOST, Outcome.DRAWN, Outcome.WON)


class _CoreInC:
    words = "the core in C"

    def refusal(self, experiment: Experiment) -> str | None:
        """Say why the core can't play this experiment; None if it can."""
        if CORE is None:
            return WHY_NOT
        for bot in experiment.bots:
            if why := _lacks(experiment, bot):
                return why
        try:
            _table_of(experiment, seed_of(experiment.seed, 0))
        except NotCoveredError as error:
            return str(error)
        return None

    def play(self, experiment: Experiment, numbers: Sequence[int]) -> list[Played]:
        """Play games of an experiment; the engine plays the games that the core can't."""
        is_fixed = experiment.setup.preset != RANDOM
        table = _table_of(experiment, 0) if is_fixed else None
        return [
            _play(experiment, number, table) or play_number(experiment, number)
            for number in numbers
        ]


def _lacks(experiment: Experiment, bot: str) -> str:
    if bot not in _MINDS and bot not in SKILLS:
        return f"The core in C has no bot {quoted(bot)}; it has {', '.join((*_MINDS, *SKILLS))}."
    course = course_of(experiment.setup)
    if bot in SKILLS and net_of(course) is None:
        return f"The core in C has no {bot} here, as nothing was learned of the course {course}."
    if bot in SKILLS and (experiment.nodes or 0) > MOST_NODES:
        return f"The core in C looks at {MOST_NODES:,} positions at most."
    return ""


def _table_of(experiment: Experiment, seed: int) -> Any:  # noqa: ANN401 - of the core, which has none
    """Return the core's table of a game; only a random set-up depends on the seed."""
    dealt = experiment.rules.deal(experiment.setup, seed, collects_events=False)
    return table_in_core(dealt.table)[1]


@cache
def _mind(bot: str, course: str, nodes: int | None) -> Mind:
    if bot in SKILLS:
        level = SKILLS[bot]
        net, weighed = net_of(course), weighs_dukes(course)
        return mind_of(net, level.skill, nodes or level.nodes, weighs_dukes=weighed)
    made: Mind = needed().Mind(_MINDS[bot])
    return made


def _play(experiment: Experiment, number: int, table: Any) -> Played | None:  # noqa: ANN401 - as above
    seed = seed_of(experiment.seed, number)
    bots = seat_bots(experiment.bots, experiment.setup.players, number)
    seeds = [seed_of_bot(seed, seat) for seat in range(len(bots))]
    try:
        game = needed().Game(table or _table_of(experiment, seed), seed)
        course = course_of(experiment.setup)
        minds = [_mind(bot, course, experiment.nodes) for bot in bots]
        needed().play(game, minds, seeds)
    except (NotCoveredError, OverflowError):
        return None
    played = _told(game, number, seed, bots)
    return None if played["rounds"] > MAX_ROUNDS else played


def _told(game: Any, number: int, seed: int, bots: list[str]) -> Played:  # noqa: ANN401 - as above
    first, turns, endings, outcome = game.ended()
    scores = game.scores()
    is_alone = len(bots) < len(scores)
    winners, by_tie_break = ((), False) if is_alone else winners_of(scores)
    if is_alone and _OUTCOMES[outcome] is Outcome.WON:
        winners = (0,)
    return Played(
        game=number,
        seed=seed,
        bots=bots,
        first=first,
        scores=[total for total, _ in scores[: len(bots)]],
        winners=list(winners),
        by_tie_break=by_tie_break,
        rounds=-(-turns // len(bots)),
        ended_by=[*endings_in(endings)],
        rival=scores[-1][0] if is_alone else None,
        outcome=_OUTCOMES[outcome] if is_alone else None,
    )


CORE_IN_C = _CoreInC()
