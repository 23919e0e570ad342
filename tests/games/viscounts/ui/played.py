"""Games of Viscounts that chance has played on, for tests of the window."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from valeria_desktop.session.session import Session


def play_on(session: Session, choices: int, seed: int = 3) -> None:
    """Make some choices at random."""
    chance = Random(seed)
    for _ in range(choices):
        if session.decision is None:
            return
        session.choose(chance.choice(session.decision.options).id)


def play_to(
    session: Session,
    prompt: str,
    seat: int = 0,
    least: int = 40,
    seed: int = 3,
    *,
    interrupts: bool = False,
) -> None:
    """Play at random until a seat is asked a kind of question, after some choices.

    With `interrupts`, it is asked in the turn of another.
    """
    chance = Random(seed)
    for made in range(4000):
        decision = session.decision
        if decision is None:
            break
        is_meant = decision.prompt == prompt and decision.seat == seat and made >= least
        if is_meant and (not interrupts or session.scene(seat).active != seat):
            return
        session.choose(chance.choice(decision.options).id)
    raise LookupError(prompt)
