"""The levels in Valencia: how much the lower ones overlook, and how the queen plans and bids."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve

from valeria_desktop.games.valencia.bots.bid_search import BidSearch, Breadth
from valeria_desktop.games.valencia.bots.worth import WinningChance
from valeria_desktop.games.valencia.rules.game import imagine
from valeria_desktop.games.valencia.rules.model.options import DRAW, ENOUGH
from valeria_desktop.games.valencia.rules.model.player import PlanningStage
from valeria_desktop.games.valencia.rules.model.prompts import Prompt
from valeria_desktop.kernel.chance import Stream

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.bots.search import Skill
    from valeria_desktop.games.valencia.rules.view import View
    from valeria_desktop.kernel.options import Option

_OVERLOOKS = {"squire": 0.28, "knight": 0.15, "baron": 0.08, "duchess": 0.035}
"""The share of options that a level overlooks.

A plan is made of a dozen questions, so the common shares would add up to no plan at all. And who
overlooks nothing plays like the queen where she has no search of her own: with two players.
"""
_DIVIDED = 8
"""Most cards in a hand whose divisions are all looked at; more cards have too many."""
_DUEL = 2
_WORSE = 0.99
"""The part of a chance that is left if the share of the deck that is drawn is uneven."""
_BREADTH = Breadth()


def skill_of(name: str, usual: Skill) -> Skill:
    """Return a level's skill in Valencia."""
    if name in _OVERLOOKS:
        return evolve(usual, overlooks=_OVERLOOKS[name])
    return evolve(usual, worlds=None, own=ranked) if name == "queen" else usual


def ranked(view: View, _stream: Stream, places: tuple[int, ...]) -> list[tuple[int, float]] | None:
    """Rank options by the bids to come; None for decisions that they say nothing of."""
    worth = _worths(view)
    if worth is None:
        return None
    found = [(place, worth[place]) for place in places if place in worth]
    return sorted(found, key=lambda each: (-each[1], each[0])) or None


def _worths(view: View) -> dict[int, float] | None:
    decision = view.decision
    if decision is None:
        return None
    if decision.prompt == Prompt.PLAN and view.own.stage is PlanningStage.DRAW:
        return _of_draw(view, decision.options)
    if len(view.players) == _DUEL:
        return None
    if decision.prompt == Prompt.BID:
        return _search(view).of_bid(decision.options)
    is_divided = decision.prompt == Prompt.PLAN and _is_divided(view)
    return _search(view).of_plan(decision.options) if is_divided else None


def _search(view: View) -> BidSearch:
    return BidSearch(view, _BREADTH)


def _of_draw(view: View, options: Sequence[Option]) -> dict[int, float]:
    """Draw an even share of the deck: what is drawn now is missing in later rounds."""
    better = DRAW if len(view.own.hand) < view.even_share else ENOUGH
    chance = WinningChance(view)(imagine(view, Stream(0)))
    return {
        place: chance if option == better else chance * _WORSE
        for place, option in enumerate(options)
    }


def _is_divided(view: View) -> bool:
    own = view.own
    return own.stage is PlanningStage.SPLIT and len(own.opened) + len(own.hand) <= _DIVIDED
