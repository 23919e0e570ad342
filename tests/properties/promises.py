"""What an option says is what choosing it does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valeria.rules.effects.centre import CitizenFrom, GiveBack
from valeria_desktop.games.valeria.rules.events import (
    Attacked,
    Built,
    Captured,
    CitizenGained,
    Gained,
    Hidden,
    MonsterClaimed,
    Paid,
    Returned,
    Slain,
)
from valeria_desktop.games.valeria.rules.model.amounts import Amounts
from valeria_desktop.games.valeria.rules.model.cards import ACTION, EXHAUSTED, Citizen, Foe
from valeria_desktop.games.valeria.rules.model.options import (
    ActAt,
    Action,
    GainResource,
    Pay,
    UseWay,
)
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.rules.turn.pay import PayFor
from valeria_desktop.games.valeria.solo.effects import LaidOnPile, PileCitizenFrom, PileMonsterFrom
from valeria_desktop.games.valeria.solo.options import AttackColumn, Hide, Surrender

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.game import Game
    from valeria_desktop.kernel.decision import Decision
    from valeria_desktop.kernel.events import Event
    from valeria_desktop.kernel.options import Option

_DONE_BY: dict[Action, type[Slain | CitizenGained | Built]] = {
    Action.SLAY: Slain,
    Action.RECRUIT: CitizenGained,
    Action.BUILD: Built,
}


def check_promise(
    game: Game, decision: Decision, option: Option, events: tuple[Event, ...]
) -> None:
    """Check that what was chosen, and so was offered as possible, has happened or is being paid."""
    if isinstance(option, ActAt):
        _check_begun(game, option, events)
    elif isinstance(option, Pay):
        _check_paid(decision, option, events)
    elif isinstance(option, GainResource):
        assert Gained(decision.seat, Amounts.of(option.resource, 1), ACTION) in events
    elif isinstance(option, UseWay):
        _check_used(decision, option, events)
    else:
        _check_alone(option, events)


def _check_begun(game: Game, option: ActAt, events: tuple[Event, ...]) -> None:
    """Check that the whole price was paid for the card, or that it is asked how."""
    asked = game.decision is not None and game.decision.prompt is Prompt.PAY
    paid = [event for event in events if isinstance(event, Paid)]
    assert not (asked and paid)
    assert asked or paid or not option.price
    if paid and option.action in _DONE_BY:
        assert _total(paid[0].amounts) == _total(option.price)
        done = [event.card for event in events if isinstance(event, _DONE_BY[option.action])]
        assert option.card in done


def _check_alone(option: Option, events: tuple[Event, ...]) -> None:
    """Check what is chosen in the games for one player only (D4, D5, G4, G5)."""
    if isinstance(option, Surrender):
        assert events[0] == Captured(option.card, option.place)
    elif isinstance(option, AttackColumn):
        attacked = events[0]
        assert isinstance(attacked, Attacked)
        assert attacked.place == option.place
    elif isinstance(option, Hide):
        assert events[0] == Hidden(option.card, option.hidden, option.source, option.place)


def _total(amounts: Amounts) -> int:
    return sum(number for _, number in amounts)


def _check_paid(decision: Decision, option: Pay, events: tuple[Event, ...]) -> None:
    """Check that exactly this was paid (T33), for what the question was about."""
    assert isinstance(decision.question, PayFor)
    first, *others = events
    assert isinstance(first, Paid)
    assert first.amounts == option.amounts
    kind = _DONE_BY.get(decision.question.action)
    if kind is None:
        return
    done = next(event for event in others if isinstance(event, kind))
    assert done.seat == decision.seat
    assert done.place == decision.question.place
    assert done.card is first.cause


def _check_used(decision: Decision, option: UseWay, events: tuple[Event, ...]) -> None:
    way = option.way
    if isinstance(way, CitizenFrom | PileCitizenFrom):
        assert isinstance(way.card, Citizen)
        assert CitizenGained(decision.seat, way.card, way.place, option.cause) in events
    if isinstance(way, PileMonsterFrom):
        assert isinstance(way.card, Foe)
        assert MonsterClaimed(decision.seat, way.card, way.place, option.cause) in events
    if isinstance(way, GiveBack | LaidOnPile):
        returned = next(event for event in events if isinstance(event, Returned))
        assert returned.card is way.card is not EXHAUSTED
