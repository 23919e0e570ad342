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


def play_to(session: Session, prompt: str, seat: int = 0, least: int = 40, seed: int = 3) -> None:
    """Play at random until a seat is asked a kind of question, after some choices."""
    chance = Random(seed)
    for made in range(4000):
        decision = session.decision
        if decision is None:
            break
        if made >= least and decision.prompt == prompt and decision.seat == seat:
            return
        session.choose(chance.choice(decision.options).id)
    raise LookupError(prompt)
