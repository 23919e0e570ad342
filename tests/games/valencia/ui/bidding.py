"""Games in the middle of an auction, played there by the program's bot."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve

from valeria_desktop.bots.registry import make_bot
from valeria_desktop.games.valencia.game import RULES
from valeria_desktop.games.valencia.rules.model.options import Reveal
from valeria_desktop.games.valencia.rules.model.prompts import Prompt
from valeria_desktop.games.valencia.rules.setup import Setup
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.session.session import Session

if TYPE_CHECKING:
    from valeria_desktop.kernel.decision import Decision

_SEEDS = 20
"""How many games are looked through for a hand of many stacks."""
_BOTS_STACKS = 5
"""The greatest number of stacks that the program's bot plans."""


def bidding(players: int, persons: int, stacks: int = 3) -> Session:
    """Play to a question of the first seat in an auction, with a number of stacks or more."""
    seats = tuple(
        evolve(seat, bot="planner" if number >= persons else None)
        for number, seat in enumerate(default_seats(players))
    )
    for seed in range(3, 3 + _SEEDS):
        session = Session.begin(RULES, Setup(players), seats, seed)
        if _comes_to_bid(session, stacks):
            return session
    raise AssertionError("no such question")


def _comes_to_bid(session: Session, stacks: int) -> bool:
    bot = make_bot(RULES, "planner", 1)
    while (decision := session.decision) is not None:
        many = sum(isinstance(each, Reveal) for each in decision.options)
        if not decision.seat and many >= stacks and decision.prompt == Prompt.BID:
            return True
        view = session.game.view(decision.seat)
        single = _single(decision, len(view.own.hand), stacks) if not decision.seat else ""
        session.choose(single or bot.choose(view, decision).id)
    return False


def _single(decision: Decision, cards: int, stacks: int) -> str:
    """Return the answer that plans a number of cards, each as a stack; else an empty text."""
    ids = {option.id for option in decision.options}
    if stacks <= _BOTS_STACKS or decision.prompt != Prompt.PLAN:
        return ""
    wished = ("draw",) if cards < stacks else ()
    return next((each for each in (*wished, "enough", "close") if each in ids), "")
