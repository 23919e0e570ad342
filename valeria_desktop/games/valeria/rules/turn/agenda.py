"""The parts of the agenda that concern players: the payment, the powers used and still to use.

No module outside the rules reads a step; all ask here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from valeria_desktop.games.valeria.rules.turn.actions import OneMoreAct
from valeria_desktop.games.valeria.rules.turn.dice import ChangeDice, Roll, Used
from valeria_desktop.games.valeria.rules.turn.pay import PayFor
from valeria_desktop.games.valeria.rules.turn.use import Use

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.model.cards import Card
    from valeria_desktop.games.valeria.rules.model.effect import Effect
    from valeria_desktop.games.valeria.rules.model.options import Action
    from valeria_desktop.games.valeria.rules.view import View
    from valeria_desktop.kernel.decision import Decision
    from valeria_desktop.kernel.phrases import Phrase


@frozen
class Payment:
    """The card that is being paid for, with others if there are some."""

    action: Action
    place: int
    also: tuple[int, ...] = ()
    """Further places whose cards are paid for together with the first one."""


@frozen
class WaitingSeat:
    """A seat that still has powers to use after the open question is answered."""

    seat: int
    causes: tuple[Card, ...]


def payment_of(decision: Decision | None) -> Payment | None:
    """Return the payment that the open question asks for, or None."""
    question = decision.question if decision else None
    if not isinstance(question, PayFor):
        return None
    return Payment(question.action, question.place, question.also)


def is_one_more(decision: Decision | None) -> bool:
    """Return whether the open question asks for an action beside those of the turn (FF8)."""
    return decision is not None and isinstance(decision.question, OneMoreAct)


def offered_by(decision: Decision, cause: Card) -> Phrase | None:
    """Say the effect of a card if the open question asks about its power; None otherwise."""
    question = decision.question
    dues = question.dues if isinstance(question, Use) else ()
    return next((owed.effect.words() for owed in dues if owed.cause is cause), None)


def effects_of(decision: Decision | None, cause: Card) -> frozenset[Effect]:
    """Return the effects of a card that the open question offers to use."""
    question = decision.question if decision else None
    dues = question.dues if isinstance(question, Use) else ()
    return frozenset(owed.effect for owed in dues if owed.cause is cause)


def used_this_turn(view: View) -> frozenset[str]:
    """Return the ids of the domains whose powers were used in this Roll Phase, while it lasts."""
    return frozenset(
        card
        for step in view.agenda
        if isinstance(step, ChangeDice | Used)
        for card in (step.used if isinstance(step, ChangeDice) else step.cards)
    )


def is_rolled(view: View) -> bool:
    """Return whether the dice of this turn have been thrown."""
    return bool(view.turn) and not any(isinstance(step, Roll) for step in view.agenda)


def still_to_use(view: View) -> tuple[WaitingSeat, ...]:
    """Return the other seats that still have powers to use, the next seat first (T9)."""
    asked = view.decision.seat if view.decision else None
    return tuple(
        WaitingSeat(step.seat, tuple(dict.fromkeys(due.cause for due in step.dues)))
        for step in reversed(view.agenda[:-1])
        if isinstance(step, Use) and step.seat != asked
    )
