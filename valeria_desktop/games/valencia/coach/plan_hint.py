"""The hint for planning: whole plans side by side, with what each of them has going for it.

The common search asks a dozen small questions of a plan one after the other, and within its budget
it plays no world on: so every plan was a toss-up. All other questions have the common hint.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.coach.hint import Hint, Proposal, keyed
from valeria_desktop.games.valencia.bots.bidding import LONGEST
from valeria_desktop.games.valencia.coach.choice_facts import TELLING, plain_facts
from valeria_desktop.games.valencia.coach.division import (
    MOST,
    Division,
    as_variant,
    division_of,
    division_words,
    links_of,
)
from valeria_desktop.games.valencia.coach.plan_worlds import WORLDS, PlanWorlds
from valeria_desktop.games.valencia.rules.model.cards import sum_of
from valeria_desktop.games.valencia.rules.model.options import CLOSE, DRAW, ENOUGH, CardOption
from valeria_desktop.games.valencia.rules.model.parts import GUILD_PARTS, part_words
from valeria_desktop.games.valencia.rules.model.player import PlanningStage
from valeria_desktop.games.valencia.rules.model.prompts import Prompt
from valeria_desktop.kernel.chance import Stream
from valeria_desktop.kernel.phrases import say

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from valeria_desktop.games.valencia.coach.plan_worlds import RoundPlan
    from valeria_desktop.games.valencia.rules.view import View
    from valeria_desktop.kernel.coaching import Reason
    from valeria_desktop.kernel.options import Option
    from valeria_desktop.kernel.phrases import Phrase

_DIVISION, _STRENGTH = 1.0, 0.5
"""The weights of the stacks themselves, and of what they have that another plan lacks."""
_ROWS = 3


def hint_of_plan(view: View) -> Iterator[Hint | None] | None:
    """Return the hint for a question of planning; None for all others."""
    return _steps(view) if _is_planned(view) else None


def _steps(view: View) -> Iterator[Hint | None]:
    # The stream begins anew with each turn, so that a hint asked twice says the same.
    worlds = PlanWorlds(view, Stream(view.turn * len(view.players) + view.seat))
    for _ in worlds.steps(_draws(view)):
        yield None
    yield _PlanHint(view, worlds).hint()


def _is_planned(view: View) -> bool:
    """Return whether a view asks its seat for a plan of a hand that can be divided."""
    decision, own = view.decision, view.own
    if decision is None or decision.seat != view.seat or decision.prompt != Prompt.PLAN:
        return False
    is_short = len(own.opened) <= LONGEST and len(own.opened) + len(own.hand) <= MOST
    return is_short and own.stage is not PlanningStage.CLOSE


def _draws(view: View) -> int:
    """Return the number of cards that drawing more means: up to an even share, or one more."""
    own = view.own
    if own.stage is not PlanningStage.DRAW or not own.deck:
        return 0
    number = min(own.deck, max(1, view.even_share - len(own.hand)))
    return number if len(own.hand) + number <= MOST else 0


class _PlanHint:
    """Makes a hint of plans that have been played on."""

    def __init__(self, view: View, worlds: PlanWorlds) -> None:
        self._view, self._worlds = view, worlds
        self._plans = _told(worlds.plans)

    def hint(self) -> Hint:
        """Return the best plans with the trust in each, and why."""
        decision = self._view.decision
        assert decision is not None  # noqa: S101 - only questions are hinted
        proposals = tuple(self._proposal(at) for at in range(len(self._plans)))
        chances = {each.option: each.chance or 0.0 for each in reversed(proposals)}
        least = min(chances.values())
        rest = {option.id: least for option in decision.options if option.id not in chances}
        ordered = sorted((chances | rest).items(), key=lambda each: -each[1])
        return Hint(proposals, dict(ordered), WORLDS, is_final=True)

    def _proposal(self, at: int) -> Proposal:
        plan, other = self._plans[at], self._other(at)
        division = None if plan.draws else division_of(self._view, plan.stacks)
        return Proposal(
            self._option(plan).id,
            min(self._worlds.chance(each) for each in self._plans[: at + 1]),
            None if other is None else self._key(other),
            tuple(self._reasons(division, other)),
            margin=None if other is None else plan.over(other),
            plan=() if plan.draws else links_of(plan.stacks),
            variant="" if plan.draws else as_variant(plan.stacks),
        )

    def _other(self, at: int) -> RoundPlan | None:
        """Return the plan to compare with: the best one, or for the best the second."""
        if at:
            return self._plans[0]
        return self._plans[1] if len(self._plans) > 1 else None

    def _key(self, plan: RoundPlan) -> str:
        variant = "" if plan.draws else as_variant(plan.stacks)
        return keyed(self._option(plan).id, variant)

    def _option(self, plan: RoundPlan) -> Option:
        """Return the option that begins a plan."""
        own, decision = self._view.own, self._view.decision
        if plan.draws:
            return DRAW
        if own.stage is PlanningStage.DRAW or decision is None:
            return ENOUGH
        more = plan.stacks[len(own.stacks)][len(own.opened) :]
        for option in decision.options:
            if more and isinstance(option, CardOption) and option.card is more[0]:
                return option
        return CLOSE

    # --- why

    def _reasons(self, division: Division | None, other: RoundPlan | None) -> Iterator[Reason]:
        if division is None:
            yield from plain_facts(self._view, DRAW)
            return
        words, number = division_words(self._view, division), len(division.stacks)
        yield TELLING.known("divides", words, _DIVISION, number)
        if other is None:
            return
        if other.draws:
            yield from plain_facts(self._view, ENOUGH)
            return
        strength = _strength(self._view, division, division_of(self._view, other.stacks))
        if strength is not None:
            yield TELLING.known("strength", strength, _STRENGTH, number)


def _told(plans: Sequence[RoundPlan]) -> list[RoundPlan]:
    """Return the plans that a hint names: two divisions, and drawing more cards.

    The second division has another number of stacks than the best: one that differs from it by a
    card or two is nearly always as good, and tells a player nothing.
    """
    best = sorted(plans, key=lambda plan: -plan.mean)
    divisions = [plan for plan in best if not plan.draws]
    first = divisions[0]
    others = [plan for plan in divisions if len(plan.stacks) != len(first.stacks)]
    named = (first, *(others or divisions[1:])[:1])
    return [plan for plan in best if plan.draws or plan in named][:_ROWS]


def _strength(view: View, mine: Division, other: Division) -> Phrase | None:
    """Return what stacks have that others lack: more bids, the higher ones, or a better one."""
    bids, theirs = (sorted(map(sum_of, each.stacks), reverse=True) for each in (mine, other))
    if len(bids) > len(theirs):
        return say("Bids: {mine}, otherwise {other}.", mine=len(bids), other=len(theirs))
    if bids[0] > theirs[0]:
        return say("Your highest bid: {mine}, otherwise {other}.", mine=bids[0], other=theirs[0])
    return _better_for(view, mine, other)


def _better_for(view: View, mine: Division, other: Division) -> Phrase | None:
    """Return the first auction for which stacks hold a higher bid than others."""
    before = {part: sum_of(stack) for stack, part in zip(other.stacks, other.parts, strict=True)}
    for stack, part in zip(mine.stacks, mine.parts, strict=True):
        total = sum_of(stack)
        if part is not None and total > before.get(part, 0):
            guild = view.table.guild(view.round, part) if part in GUILD_PARTS else None
            return say(
                "For {auction}: {mine}, otherwise {other}.",
                auction=part_words(part, guild),
                mine=total,
                other=before.get(part, 0),
            )
    return None
