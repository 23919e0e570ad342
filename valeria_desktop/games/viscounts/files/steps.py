"""The check of single steps of a snapshot: what they name must exist in the rest of the state."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from attrs import fields

from valeria_desktop.content.tables import parts_of
from valeria_desktop.games.viscounts.files.entries import MOST, OF_NEUTRAL, OF_SET_UP
from valeria_desktop.games.viscounts.rules.effects.starts import AskDestroyFirst
from valeria_desktop.games.viscounts.rules.model.effect import Effect
from valeria_desktop.games.viscounts.rules.model.kinds import Action
from valeria_desktop.games.viscounts.rules.model.ring import SEGMENTS, SPOTS, position_of
from valeria_desktop.games.viscounts.rules.model.zones import SQUARES, TRACK, WORKERS
from valeria_desktop.games.viscounts.rules.neutral import has_answer
from valeria_desktop.games.viscounts.rules.steps import Question, Step
from valeria_desktop.games.viscounts.rules.turn import actions, build, castle, ride
from valeria_desktop.games.viscounts.rules.turn.collision import BelowTheSpace
from valeria_desktop.games.viscounts.rules.turn.funding import kinds_of_pieces
from valeria_desktop.games.viscounts.rules.turn.pay import AskPay
from valeria_desktop.games.viscounts.rules.turn.piles import AskCastOff
from valeria_desktop.games.viscounts.rules.turn.scrolls import AskScroll, Transcribe
from valeria_desktop.games.viscounts.rules.use import ChooseOrder
from valeria_desktop.games.viscounts.solo.actions import FlipIfAny

if TYPE_CHECKING:
    from collections.abc import Callable

    from valeria_desktop.games.viscounts.rules.model.state import State

_TWO = 2
_MOST_TIMES = 999
_FARTHEST = 3


def is_sound(state: State, step: Step) -> bool:
    """Return whether a step names only what is there, and effects that its seat can have."""
    kind: Any = type(step)
    for each in fields(kind):
        check = _FIELDS.get(each.name)
        if check is not None and not check(state, getattr(step, each.name)):
            return False
    seat = getattr(step, "seat", 0)
    is_neutral = seat == state.table.neutral
    if is_neutral and isinstance(step, Question) and not has_answer(step):
        return False
    if not all(_can_have(state, part, is_neutral=is_neutral) for part in _effects_in(step)):
        return False
    further = _CHECKS.get(kind)
    return further is None or further(state, step)


def _effects_in(step: Step) -> list[object]:
    values = (getattr(step, name, None) for name in ("effect", "dues"))
    return [part for value in values for part in parts_of(value) if isinstance(part, Effect)]


def _can_have(state: State, effect: object, *, is_neutral: bool) -> bool:
    if isinstance(effect, OF_SET_UP) and state.is_set_up:
        return False
    if isinstance(effect, OF_NEUTRAL) and not is_neutral:
        return False
    return all(part <= MOST for part in parts_of(effect) if isinstance(part, int))


_FIELDS: dict[str, Callable[[State, Any], bool]] = {
    "seat": lambda state, seat: 0 <= seat < state.table.colours,
    "position": lambda _, position: 0 <= position < SEGMENTS,
    "spot": lambda _, spot: 0 <= spot < SPOTS,
    "square": lambda _, square: 1 <= square <= SQUARES,
    "number": lambda _, number: 1 <= number <= WORKERS,
    "left": lambda _, left: 1 <= left <= MOST,
    "times": lambda _, times: 1 <= times <= _MOST_TIMES,
    "tier": lambda _, tier: tier in range(_TWO),
    "deeds": lambda _, deeds: 0 <= deeds <= MOST,
    "debts": lambda _, debts: 0 <= debts <= MOST,
}
"""The checks of fields by their names, which mean the same in every step."""


# --- steps with something more to check


def _action_fits(state: State, step: Any) -> bool:  # noqa: ANN401 - any step of an action
    """Return whether a viscount's space has the action, and the helper can have been dismissed."""
    space = state.side(step.seat).space
    helper = getattr(step, "helper", None)
    printed = state.table.ring.segments[position_of(space)].townsfolk
    if helper is not None and helper is not printed and helper not in state.gone:
        return False
    return getattr(step, "action", _ACTION_OF.get(type(step))) in actions.actions_at(space)


_ACTION_OF: dict[type[Step], Action] = {
    actions.AskTrade: Action.TRADE,
    actions.AskSquare: Action.BUILD,
    actions.AskSpot: Action.BUILD,
    actions.AskWorkers: Action.WORKERS,
}


def _has_building(state: State, step: Any) -> bool:  # noqa: ANN401 - as above
    return step.square not in state.side(step.seat).freed


def _can_pay(state: State, step: AskPay) -> bool:
    kinds = kinds_of_pieces(state.players[step.seat].line, step.action)
    return (
        0 <= step.kind < len(kinds) and 1 <= step.need <= MOST * _TWO and _action_fits(state, step)
    )


def _has_links(state: State, step: Any) -> bool:  # noqa: ANN401 - as above
    between = {each.link: each for each in state.table.ring.links_of[step.spot]}
    links = set(step.links)
    if not links or len(links) != len(step.links) or not links <= between.keys():
        return False
    built = state.spots[step.spot]
    others = [state.spots[between[link].other(step.spot)] for link in links]
    return built is not None and built.seat == step.seat and all(others)


def _is_here(state: State, step: Any) -> bool:  # noqa: ANN401 - as above
    return bool(step.position == position_of(state.side(step.seat).space))


def _has_causes(_: State, step: ChooseOrder) -> bool:
    causes = [due.cause for due in step.dues]
    return len(set(causes)) == len(causes) >= _TWO


_CHECKS: dict[type[Step], Callable[[State, Any], bool]] = {
    **dict.fromkeys(_ACTION_OF, _action_fits),
    actions.AskSpot: lambda state, step: _has_building(state, step) and _action_fits(state, step),
    actions.AskDismiss: _action_fits,
    actions.Begin: _action_fits,
    actions.AfterAction: lambda state, step: (
        step.seat == state.table.neutral or _action_fits(state, step)
    ),
    actions.Build: lambda state, step: (
        _has_building(state, step) and state.spots[step.spot] is None
    ),
    actions.Send: lambda state, step: (
        _is_here(state, step) and step.number <= state.side(step.seat).workers
    ),
    Transcribe: _is_here,
    AskPay: _can_pay,
    ride.AskRide: lambda _, step: 1 <= step.steps <= _FARTHEST,
    build.WorkLinks: _has_links,
    build.AskLink: _has_links,
    build.AskFreeSquare: lambda state, step: not (step.is_start and state.is_set_up),
    build.AskFreeSpot: lambda state, step: (
        _has_building(state, step) and not (step.is_start and state.is_set_up)
    ),
    castle.AskCrowded: lambda state, step: step.seat == state.active,
    castle.AskBump: lambda state, step: step.seat == state.active,
    castle.AskSection: lambda state, step: step.number <= state.side(step.seat).workers,
    AskScroll: lambda _, step: bool(step.prices),
    AskCastOff: lambda state, _: state.is_set_up,
    AskDestroyFirst: lambda state, _: not state.is_set_up,
    BelowTheSpace: lambda _, step: 1 <= step.space <= TRACK,
    ChooseOrder: _has_causes,
    FlipIfAny: lambda state, step: step.seat == state.table.neutral,
}
