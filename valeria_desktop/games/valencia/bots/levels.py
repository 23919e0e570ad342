"""The levels in Valencia: how much the lower ones overlook, and how the queen divides her hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve

from valeria_desktop.games.valencia.bots.bid_search import BidSearch, Breadth
from valeria_desktop.games.valencia.rules.model.player import PlanningStage
from valeria_desktop.games.valencia.rules.model.prompts import Prompt

if TYPE_CHECKING:
    from valeria_desktop.bots.search import Skill
    from valeria_desktop.games.valencia.rules.view import View
    from valeria_desktop.kernel.chance import Stream

_OVERLOOKS = {"squire": 0.2, "knight": 0.12, "baron": 0.06}
"""The share of options that a level overlooks.

A plan is made of a dozen questions, so the common shares would add up to no plan at all.
"""
_DIVIDED = 8
"""Most cards in a hand whose divisions are all looked at; more cards have too many."""
_DUEL = 2
_BREADTH = Breadth()


def skill_of(name: str, usual: Skill) -> Skill:
    """Return a level's skill in Valencia."""
    if name in _OVERLOOKS:
        return evolve(usual, overlooks=_OVERLOOKS[name])
    return evolve(usual, worlds=None, own=ranked) if name == "queen" else usual


def ranked(view: View, _stream: Stream, places: tuple[int, ...]) -> list[tuple[int, float]] | None:
    """Rank options by the bids to come; None for decisions that they say nothing of."""
    decision = view.decision
    if decision is None:
        return None
    if decision.prompt == Prompt.PLAN and _is_divided(view):
        worth = BidSearch(view, _BREADTH).of_plan(decision.options)
    elif decision.prompt == Prompt.BID and len(view.players) > _DUEL:
        worth = BidSearch(view, _BREADTH).of_bid(decision.options)
    else:
        return None
    found = [(place, worth[place]) for place in places if place in worth]
    return sorted(found, key=lambda each: (-each[1], each[0])) or None


def _is_divided(view: View) -> bool:
    own = view.own
    return own.stage is PlanningStage.SPLIT and len(own.opened) + len(own.hand) <= _DIVIDED
