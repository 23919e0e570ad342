"""The check of a snapshot's agenda: its steps must fit the rest of the state, in their order.

At the foot of an agenda is what is left of the set-up or of the turn. Above it, in the primary
action, is what is left of the action, and above that are effects that are still to come.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from valeria_desktop.games.viscounts.files.steps import is_sound
from valeria_desktop.games.viscounts.rules.effects import combined, starts
from valeria_desktop.games.viscounts.rules.model.kinds import Action
from valeria_desktop.games.viscounts.rules.model.things import Scheme
from valeria_desktop.games.viscounts.rules.steps import Question, Step
from valeria_desktop.games.viscounts.rules.turn import (
    actions,
    arrange,
    build,
    castle,
    collision,
    papers,
    pay,
    piles,
    ride,
    scrolls,
    townsfolk,
    turn,
)
from valeria_desktop.games.viscounts.rules.turn.pairs import AskPair, BeginGame, NeutralSetUp
from valeria_desktop.games.viscounts.rules.use import ChooseOrder, Use
from valeria_desktop.games.viscounts.solo.actions import FlipIfAny
from valeria_desktop.games.viscounts.solo.turn import NeutralAction, NeutralRide, TurnUpScheme

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from valeria_desktop.games.viscounts.rules.model.state import State

Steps = list[Step]
_WAITING = (papers.AskResource, ChooseOrder, castle.AskBump)
"""The questions that may lie below others; all the rest are asked as soon as they are there."""
_EFFECTS = (
    *_WAITING,
    *(Use, actions.Repeat, papers.GainPapers, papers.AskFlip, combined.AskWay),
    *(build.WorkLinks, build.AskLink, build.AskFreeSquare, build.AskFreeSpot),
    *(castle.CastleWork, castle.Spread, castle.AskSection, castle.AskShift, castle.AskInwards),
    *(castle.AskCrowded, piles.AskCastOff, arrange.AskRearrange, starts.AskDestroyFirst),
    *(townsfolk.AskHire, scrolls.AskScroll, FlipIfAny),
)
"""The steps that may come at any time."""
_RESULTS = (actions.AskTrade, actions.AskSquare, actions.AskSpot, actions.AskWorkers)
_DEEDS = (actions.Build, actions.Send, scrolls.Transcribe)
_CARDS_PHASE, _ACTION_PHASE, _COLLISION_PHASE = 5, 4, 2
"""The numbers of phases that are left: before the primary action, in it, before the collision."""


def problems_of_agenda(state: State) -> Iterator[str]:
    """Yield the faults of a state's agenda; the first fault may cause the others."""
    agenda = state.agenda
    if bool(agenda) == bool(state.ending):
        yield "ending must be there when nothing is left to do, and only then"
    if not agenda:
        return
    asked = agenda[-1]
    if not isinstance(asked, Question):
        yield "agenda must end with a question"
    elif not 0 <= asked.seat < len(state.players):
        yield "agenda must end with a question to a player"
    if not all(is_sound(state, step) for step in agenda):
        yield "agenda names what isn't there"
    elif not (_fits_set_up(state) if not state.is_set_up else _fits_turn(state)):
        yield "agenda must have what is left of the turn"


def to_choose(state: State) -> list[int]:
    """Return the seats that still choose a pair, the next one last (WK11)."""
    return [step.seat for step in state.agenda if isinstance(step, AskPair)]


def _choosing(state: State) -> list[int]:
    """Return the seats in the order of choosing a pair, the first one last."""
    players = len(state.players)
    return [(state.start - back) % players for back in range(players, 0, -1)]


def chooser(state: State) -> int:
    """Return the seat that chooses a pair, or carries out the one that it has chosen (WK11)."""
    is_asked = bool(state.agenda) and isinstance(state.agenda[-1], AskPair)
    left = len(to_choose(state)) - is_asked
    return _choosing(state)[min(left, len(state.players) - 1)]


def _fits_set_up(state: State) -> bool:
    agenda = state.agenda
    whole: Steps = [BeginGame(), *(AskPair(seat) for seat in _choosing(state))]
    if state.table.neutral is not None:
        whole.insert(1, NeutralSetUp())
    foot = _common(agenda, whole)
    return foot > 0 and _are_effects(agenda[foot:])


def _common(steps: Sequence[Step], whole: Sequence[Step]) -> int:
    """Return how many steps are the same from the beginning on."""
    found = 0
    while found < min(len(steps), len(whole)) and steps[found] == whole[found]:
        found += 1
    return found


def _are_effects(steps: Sequence[Step]) -> bool:
    """Return whether these are effects to come, with no question above which another is asked."""
    if any(not isinstance(step, _EFFECTS) for step in steps):
        return False
    if any(isinstance(step, Question) and not isinstance(step, _WAITING) for step in steps[:-1]):
        return False
    return sum(isinstance(step, castle.CastleWork) for step in steps) <= 1


# --- a turn


def _fits_turn(state: State) -> bool:
    if state.active == state.table.neutral:
        return _fits_neutral_turn(state)
    agenda, seat = state.agenda, state.active
    foot = _common(agenda, turn.phases_of(seat))
    left = agenda[foot:]
    if foot == _CARDS_PHASE:
        if left and isinstance(left[0], turn.AskPlay | ride.AskRide):
            if left[0].seat != seat:
                return False
            left = left[1:]
        return _are_effects(left)
    if foot == _ACTION_PHASE:
        return _fits_action(left, seat)
    if foot == _COLLISION_PHASE:
        return _fits_collision(state, left)
    return foot > _COLLISION_PHASE and _are_effects(left)


def _fits_action(steps: Steps, seat: int) -> bool:
    """Return whether the steps are what can be left of an action, with effects above it."""
    if not steps or not isinstance(steps[0], (actions.AskDismiss, actions.Begin, *_RESULTS)):
        return _fits_deed(steps, seat)
    first: Any = steps[0]
    if first.seat != seat:
        return False
    if isinstance(first, actions.Begin):
        return _are_effects(steps[1:])
    return len(steps) == 1


def _fits_deed(steps: Steps, seat: int) -> bool:
    if steps and isinstance(steps[0], actions.AfterAction):
        if steps[0].seat != seat:
            return False
        deed: Any = steps[1] if len(steps) > 1 else None
        if isinstance(deed, _DEEDS):
            asked: Any = steps[2:]
            return (
                deed.seat == seat
                and len(asked) == 1
                and isinstance(asked[0], pay.AskPay)
                and asked[0].seat == seat
                and asked[0].action is steps[0].action
                and _DEED_OF[asked[0].action] is type(deed)
            )
        steps = steps[1:]
    return _are_effects(steps)


_DEED_OF = {
    Action.BUILD: actions.Build,
    Action.WORKERS: actions.Send,
    Action.TRANSCRIBE: scrolls.Transcribe,
    Action.TRADE: None,
}


def _fits_collision(state: State, steps: Steps) -> bool:
    """Return whether the steps are what is left of a collision, with effects above it (WK86)."""
    order = state.clockwise(state.active)
    whole: Steps = [collision.ResetMarkers(), collision.AboveTheSpace()]
    whole += [collision.CollisionCards(seat) for seat in reversed(order)]
    whole += [collision.CollisionSquares(seat) for seat in reversed(order)]
    foot = _common(steps, whole)
    if foot == 1:
        below = [step for step in steps if isinstance(step, collision.BelowTheSpace)]
        number = below[0].space if below else 1
        others = [collision.BelowTheSpace(seat, number) for seat in reversed(order[1:])]
        foot += _common(steps[1:], others)
    return foot > 0 and _are_effects(steps[foot:])


def _fits_neutral_turn(state: State) -> bool:
    """Return whether the steps are what is left of the neutral player's turn (WK123)."""
    agenda = state.agenda
    if agenda[0] != turn.EndTurn():
        return False
    if len(agenda) == 1 or not isinstance(agenda[1], collision.CollisionPhase):
        return _fits_collision(state, agenda[1:])
    left = agenda[2:]
    if left and isinstance(left[0], TurnUpScheme):
        left = left[1:]
    elif left and isinstance(left[0], NeutralAction):
        left = _above_action(state, left)
    else:
        left = _above_deed(left)
    return _are_effects(left)


def _above_action(state: State, steps: Steps) -> Steps:
    """Return what lies above a scheme's action and ride; the scheme is the one on space 1."""
    scheme = state.rival.line[0] if state.rival is not None else None
    if not isinstance(scheme, Scheme) or steps[0] != NeutralAction(scheme):
        return steps
    is_riding = len(steps) > 1 and steps[1] == NeutralRide(scheme.move)
    return steps[2:] if is_riding else steps[1:]


def _above_deed(steps: Steps) -> Steps:
    """Return what lies above the neutral player's action."""
    if steps and isinstance(steps[0], actions.AfterAction):
        steps = steps[1:]
        if steps and isinstance(steps[0], _DEEDS):
            steps = steps[1:]
    elif steps and isinstance(steps[0], actions.Build):
        steps = steps[1:]
    return steps
