"""What of the agenda concerns players: what is paid for, what was used, what is still to be used.

Nobody outside the rules reads a step; they ask here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from valeria_desktop.games.valeria.rules.turn.dice import ChangeDice, Roll
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
    """What is being paid for."""

    action: Action
    place: int


@frozen
class WaitingSeat:
    """A seat that has powers to use when the open question is answered."""

    seat: int
    causes: tuple[Card, ...]


def payment_of(decision: Decision | None) -> Payment | None:
    """Return the payment that the open question asks for, if it does."""
    question = decision.question if decision else None
    return Payment(question.action, question.place) if isinstance(question, PayFor) else None


def offered_by(decision: Decision, cause: Card) -> Phrase | None:
    """Say what a card whose power is asked about does; nothing if it isn't asked about."""
    question = decision.question
    dues = question.dues if isinstance(question, Use) else ()
    return next((owed.effect.words() for owed in dues if owed.cause is cause), None)


def effects_of(decision: Decision | None, cause: Card) -> frozenset[Effect]:
    """Return the effects of a card that the open question offers to use."""
    question = decision.question if decision else None
    dues = question.dues if isinstance(question, Use) else ()
    return frozenset(owed.effect for owed in dues if owed.cause is cause)


def used_this_turn(view: View) -> frozenset[str]:
    """Name the domains that have changed a die, while dice can still be changed (T4)."""
    return frozenset(
        card for step in view.agenda if isinstance(step, ChangeDice) for card in step.used
    )


def is_rolled(view: View) -> bool:
    """Tell whether the dice of this turn have been thrown."""
    return bool(view.turn) and not any(isinstance(step, Roll) for step in view.agenda)


def still_to_use(view: View) -> tuple[WaitingSeat, ...]:
    """Return the other seats that still have powers to use, the next one first (T9)."""
    asked = view.decision.seat if view.decision else None
    return tuple(
        WaitingSeat(step.seat, tuple(dict.fromkeys(due.cause for due in step.dues)))
        for step in reversed(view.agenda[:-1])
        if isinstance(step, Use) and step.seat != asked
    )
