"""The worth of the steps that wait on the agenda in the middle of a seat's action, in silver.

A search stops after a few questions, often before a building that is paid for has been put down, or
with resources still to be chosen. Such a position is worth what it leads to.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from valeria_desktop.games.viscounts.bots.prices import (
    AMOUNT,
    BUILDING,
    CASTLE_MOVE,
    DESTROY,
    DISCARD,
    FLIP,
    HIRE,
    MANUSCRIPT,
    REARRANGE,
    WORKER,
)
from valeria_desktop.games.viscounts.bots.promises import Promises, priced
from valeria_desktop.games.viscounts.rules.effects.combined import AskWay
from valeria_desktop.games.viscounts.rules.effects.gains import CARD
from valeria_desktop.games.viscounts.rules.model.amounts import added
from valeria_desktop.games.viscounts.rules.model.kinds import Action
from valeria_desktop.games.viscounts.rules.turn import actions
from valeria_desktop.games.viscounts.rules.turn.arrange import AskRearrange
from valeria_desktop.games.viscounts.rules.turn.build import (
    AskFreeSpot,
    AskFreeSquare,
    AskLink,
    WorkLinks,
)
from valeria_desktop.games.viscounts.rules.turn.castle import AskSection, AskShift
from valeria_desktop.games.viscounts.rules.turn.funding import icons_of
from valeria_desktop.games.viscounts.rules.turn.papers import AskFlip, AskResource, GainPapers
from valeria_desktop.games.viscounts.rules.turn.pay import AskPay
from valeria_desktop.games.viscounts.rules.turn.piles import AskCastOff
from valeria_desktop.games.viscounts.rules.turn.scrolls import AskScroll, Transcribe, manuscript_at
from valeria_desktop.games.viscounts.rules.turn.townsfolk import AskHire
from valeria_desktop.games.viscounts.rules.use import ChooseOrder, Use

if TYPE_CHECKING:
    from collections.abc import Callable

    from valeria_desktop.games.viscounts.bots.value import Appraisal
    from valeria_desktop.games.viscounts.rules.model.standing import Standing
    from valeria_desktop.games.viscounts.rules.model.things import Townsfolk
    from valeria_desktop.games.viscounts.rules.steps import Step


_FIXED: dict[type[Any], float] = {
    AskFlip: FLIP[CARD],
    AskHire: HIRE,
    AskRearrange: REARRANGE,
    AskScroll: MANUSCRIPT,
    AskShift: CASTLE_MOVE,
}
_BY_STEP: dict[type[Any], Callable[[Any], float]] = {
    AskWay: lambda step: priced(step.effect),
    Use: lambda step: priced(step.effect),
    actions.Repeat: lambda step: step.times * priced(step.effect),
    ChooseOrder: lambda step: sum(priced(each.effect) for each in step.dues),
    AskLink: lambda step: sum(priced(link.effect) for link in step.links),
    WorkLinks: lambda step: sum(priced(link.effect) for link in step.links),
    GainPapers: lambda step: AMOUNT["deed"] * step.deeds + AMOUNT["debt"] * step.debts,
    AskFreeSquare: lambda step: BUILDING[step.type],
    AskCastOff: lambda step: (DESTROY if step.destroys else DISCARD) * step.left,
    AskSection: lambda step: WORKER * step.number,
    actions.Send: lambda step: WORKER * step.number,
}
"""The worth of a step, whatever the position is."""
_ACTIONS: dict[type[Any], Action] = {
    actions.AskTrade: Action.TRADE,
    actions.AskSquare: Action.BUILD,
    actions.AskSpot: Action.BUILD,
    actions.AskWorkers: Action.WORKERS,
}
_RESOURCE = AMOUNT["any"]


class Pending:
    """The steps of one seat in the middle of an action, by its appraisal of positions."""

    def __init__(self, promises: Promises, appraisal: Appraisal, seat: int) -> None:
        """Read the promises of the seat's actions, and the appraisal of its decision."""
        self._promises = promises
        self._appraisal = appraisal
        self._seat = seat
        self._known: dict[Step, float] = {}

    def of(self, state: Standing, step: Step) -> float:
        """Return the worth of the outcome of a step of the seat."""
        kind = type(step)
        if kind is AskResource:
            return _RESOURCE * self._appraisal.use
        if kind in _FIXED:
            return _FIXED[kind]
        if kind in _BY_STEP:
            found = self._known.get(step)
            if found is None:
                found = self._known[step] = _BY_STEP[kind](step)
            return found
        return self._in_action(state, step)

    def _in_action(self, state: Standing, step: Step) -> float:
        """Return the worth of an action that isn't paid, or not carried out yet."""
        player, action = state.players[self._seat], _ACTIONS.get(type(step))
        if action is not None:
            return self._of_action(state, action, step.helper)  # type: ignore[attr-defined]
        value = 0.0
        match step:
            case AskPay():
                value = -_RESOURCE * self._appraisal.use * step.need
            case actions.Build():
                value = self._appraisal.by_freeing(player.freed, step.square)
                value += self._promises.of_spot(state, step.spot)
            case AskFreeSpot():
                value = self._appraisal.by_freeing(player.freed, step.square)
            case Transcribe():
                value = self._promises.gain_of(state, player, manuscript_at(state, step.position))
            case actions.Begin():
                value = self._of_action(state, step.action, step.helper)
        return value

    def _of_action(self, state: Standing, action: Action, helper: Townsfolk | None) -> float:
        """Return the worth of an action whose result isn't chosen yet."""
        counts = icons_of(state, self._seat)
        if helper is not None:
            counts = added(counts, helper.icons.counts)
        return self._promises.of_one(state, state.players[self._seat], action, counts)
