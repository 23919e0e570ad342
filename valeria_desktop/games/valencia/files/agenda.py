"""The check of a snapshot's agenda: its steps must fit the rest of the state.

At the foot of an agenda are the remaining parts of the round, above them the remaining steps of the
present part. So part and turn follow from the agenda and the number of the round.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from valeria_desktop.games.valencia.rules.model.guild import (
    CHURCH,
    GUILDS,
    MERCHANTS,
    NOBILITY,
    seat_of,
)
from valeria_desktop.games.valencia.rules.model.parts import AUCTIONS, GUILD_PARTS, RoundPart
from valeria_desktop.games.valencia.rules.round import abilities, actions, auction, evening, powers
from valeria_desktop.games.valencia.rules.round.evening import ROUND
from valeria_desktop.games.valencia.rules.round.planning import DrawFirst, PlanStacks, TellPlans
from valeria_desktop.games.valencia.rules.round.task_choice import ChooseTasks, TellTasks
from valeria_desktop.games.valencia.rules.setup import ROUNDS
from valeria_desktop.games.valencia.rules.steps import Question, Step

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from valeria_desktop.games.valencia.rules.model.cards import Card
    from valeria_desktop.games.valencia.rules.model.state import State

_PARTS = tuple(RoundPart)
_ENDING = ("rounds",)
_OF_ABILITIES = (
    abilities.UseFountain,
    abilities.KeepDrawn,
    abilities.ChangeGood,
    abilities.Recall,
    abilities.ChooseMovedPalm,
    abilities.SellOne,
)
_OF_GUILD = (
    actions.TakeSeat,
    actions.TakeGood,
    actions.TakePlace,
    actions.ShareOut,
    *_OF_ABILITIES,
)
_ACTS: dict[RoundPart, tuple[type[Step], ...]] = {
    RoundPart.A: (actions.TakeSeat,),
    RoundPart.B: _OF_GUILD,
    RoundPart.C: (actions.Sale,),
    RoundPart.D: _OF_GUILD,
    RoundPart.E: (actions.Sale, actions.TakeSeat),
    RoundPart.F: _OF_GUILD,
    RoundPart.G: (actions.ChangePlace,),
}
"""Kinds of steps that the placed players may still have in each part."""


def problems_of_agenda(state: State) -> Iterator[str]:
    """Yield the faults of a state's agenda; the first fault may cause the others."""
    agenda = state.agenda
    if bool(agenda) == bool(state.ending) or state.ending not in {(), _ENDING}:
        yield "ending must be there when nothing is left to do, and only then"
    left = len(rest_of_round(agenda))
    if agenda and not left:
        yield "agenda must have what is left of a round"
    yield from _of_time(state, left)
    if not agenda:
        return
    if not isinstance(agenda[-1], Question):
        yield "agenda must end with a question"
    seats = range(len(state.players))
    if any(getattr(step, "seat", 0) not in seats for step in agenda):
        yield "agenda names a seat that isn't there"
    for name, step in (("tasks_told", TellTasks()), ("plans_told", TellPlans())):
        if (step in agenda) == getattr(state, name):
            yield f"{name} must be false until all have chosen, and only then"
    if not _fits(state, left, agenda[left:]):
        yield f"agenda must have what is left of the part '{state.part}'"


def rest_of_round(agenda: list[Step]) -> list[Step]:
    """Return the steps at the foot of an agenda: all parts of the round after the present one."""
    left = 0
    while left < min(len(agenda), len(ROUND)) and agenda[left] == ROUND[left]:
        left += 1
    return agenda[:left]


def _of_time(state: State, left: int) -> Iterator[str]:
    """Yield the faults of round, part and turn; `left` parts of the round are still to begin."""
    number = len(_PARTS) - left  # parts begun in this round; none before the first round
    if number and not 1 <= state.round <= ROUNDS:
        yield f"round must be one of 1 to {ROUNDS}"
    if not number and state.round:
        yield "round must be 0 until everybody has tasks"
    if state.ending and state.round != ROUNDS:
        yield "round must be the last one when the game is over"
    part = _PARTS[max(number - 1, 0)]
    if state.part is not part:
        yield f"part must be '{part}', as agenda has it"
    turn = max(state.round - 1, 0) * len(_PARTS) + number
    if state.turn != turn:
        yield f"turn must be {turn}, as round and agenda have it"


def _fits(state: State, left: int, steps: list[Step]) -> bool:
    """Return whether the present part can have these steps left, in this order."""
    if left == len(ROUND):
        return _fits_choosing(state, steps)
    if state.part is RoundPart.PLANNING:
        return _fits_planning(state, steps)
    if state.part in AUCTIONS:
        return _fits_auction(state, steps)
    kind = {RoundPart.H: evening.PlantPalm, RoundPart.I: evening.BuildFountain}.get(state.part)
    return kind is not None and [type(step) for step in steps] == [kind]


def _after(state: State, seat: int) -> tuple[int, ...]:
    """Return the seats after a seat, in the order of everyone's secret choices."""
    order = state.table.in_secret[state.figure]
    return order[order.index(seat) + 1 :]


def _fits_choosing(state: State, steps: list[Step]) -> bool:
    if not steps or not isinstance(steps[-1], ChooseTasks):
        return False
    seat = steps[-1].seat
    waiting = [ChooseTasks(other) for other in reversed((seat, *_after(state, seat)))]
    return steps == [TellTasks(), *waiting]


def _fits_planning(state: State, steps: list[Step]) -> bool:
    if not steps or not isinstance(steps[-1], PlanStacks):
        return False
    waiting: list[Step] = []
    for seat in reversed(_after(state, steps[-1].seat)):
        if state.players[seat].deck:
            waiting += [PlanStacks(seat), DrawFirst(seat)]
    return steps == [TellPlans(), *waiting, steps[-1]]


def _fits_auction(state: State, steps: list[Step]) -> bool:
    if steps[:1] == [auction.RankSums(state.figure)]:
        return _fits_bidding(state, steps[1:])
    return steps[:1] == [auction.Clear()] and _fits_acting(state, steps[1:])


def _fits_bidding(state: State, steps: list[Step]) -> bool:
    """Return whether the steps are open bids, and above them powers of the last revealed stack."""
    asked = [step.seat for step in steps if isinstance(step, auction.AskBid)]
    seats = [*asked, *(bid.seat for bid in state.bids)]
    if len(set(seats)) != len(seats):
        return False
    above = steps[len(asked) :]
    if steps[: len(asked)] != [auction.AskBid(seat) for seat in asked]:
        return False
    if not above:
        return True
    if not state.bids:
        return False
    seat, cards = state.bids[-1].seat, state.bids[-1].cards
    if above[-1] in (powers.ChooseHolder(seat), powers.Wander(seat)):
        if not state.players[seat].members and above[-1] == powers.ChooseHolder(seat):
            return False
        above.pop()
    return all(_is_left_of(cards, seat, step) for step in above) and len(above) <= 1


def _is_left_of(cards: tuple[Card, ...], seat: int, step: Step) -> bool:
    """Return whether a step asks for powers of a revealed stack's cards."""
    if not isinstance(step, powers.UsePowers) or Counter(step.cards) - Counter(cards):
        return False
    return powers.powers_of(seat, step.cards) == [step]


def _fits_acting(state: State, steps: list[Step]) -> bool:
    """Return whether the steps are open choices of kept cards, and above them actions."""
    keeping = [step.seat for step in steps if isinstance(step, auction.KeepCard)]
    if steps[: len(keeping)] != [auction.KeepCard(seat) for seat in keeping]:
        return False
    revealed = {bid.seat for bid in state.bids}
    if len(set(keeping)) != len(keeping) or not revealed.issuperset(keeping):
        return False
    above = steps[len(keeping) :]
    return all(_fits_step(state, step) for step in above) and not any(
        isinstance(step, abilities.KeepDrawn) for step in above[:-1]
    )


def _fits_step(state: State, step: Step) -> bool:
    if type(step) not in _ACTS[state.part]:
        return False
    check = _CHECKS.get(type(step))
    return check is None or check(state, step)


def _is_of_part(state: State, step: Any) -> bool:  # noqa: ANN401 - whatever is about a seat
    if state.part in GUILD_PARTS:
        return bool(step.place == seat_of(state.guild))
    return step.place in ((NOBILITY, CHURCH) if state.part is RoundPart.A else (MERCHANTS,))


def _is_of_guild(state: State, step: Any) -> bool:  # noqa: ANN401 - whatever is about a guild
    return step.guild is state.guild


_CHECKS: dict[type[Step], Callable[[State, Any], bool]] = {
    actions.TakeSeat: _is_of_part,
    actions.TakeGood: _is_of_guild,
    actions.TakePlace: _is_of_guild,
    actions.ShareOut: _is_of_guild,
    actions.Sale: lambda _, step: step.dearest in range(len(GUILDS)),
    abilities.UseFountain: lambda state, step: (
        step.cell in state.table.city.spaces and state.city[step.cell] == step.seat
    ),
    abilities.KeepDrawn: lambda state, step: bool(state.players[step.seat].offered),
}
