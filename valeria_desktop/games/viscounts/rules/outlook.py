"""What a player can see coming: goals of a ride, what a card brings, why a seat is asked.

All of it follows from a view, for the table, for coaches and for bots.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve, frozen

from valeria_desktop.games.viscounts.rules.model.effect import Item
from valeria_desktop.games.viscounts.rules.model.kinds import CRIMINAL_AT, Action, Icon, side_name
from valeria_desktop.games.viscounts.rules.model.prompts import Prompt
from valeria_desktop.games.viscounts.rules.model.ring import position_of
from valeria_desktop.games.viscounts.rules.model.things import Exchange, Manuscript, Townsfolk
from valeria_desktop.games.viscounts.rules.turn.actions import (
    actions_at,
    can_do,
    helper_for,
    townsfolk_at,
)
from valeria_desktop.games.viscounts.rules.turn.build import spots_in_reach
from valeria_desktop.games.viscounts.rules.turn.ride import ride_prices
from valeria_desktop.games.viscounts.rules.turn.scrolls import manuscript_at
from valeria_desktop.games.viscounts.rules.turn.turn import AskPlay
from valeria_desktop.kernel.phrases import say

if TYPE_CHECKING:
    from valeria_desktop.games.viscounts.rules.view import View
    from valeria_desktop.kernel.decision import Decision
    from valeria_desktop.kernel.phrases import Phrase


@frozen
class Goal:
    """A goal of a ride: its price, what can be done there, and whom one would meet."""

    space: int
    silver: int
    """The lowest price, whether the player has it or not."""
    can_pay: bool
    meets: tuple[int, ...]
    """The seats whose viscounts are there and may rearrange, clockwise from the rider (WK33)."""
    actions: tuple[Action, ...]
    """The primary actions that could be afforded there, with what is left and a dismissal."""
    exchange: Exchange | None
    spots: tuple[int, ...]
    """The free spots in reach."""
    townsfolk: Townsfolk
    """The top card, or the printed one."""
    can_hire: bool
    manuscript: Manuscript
    """The top manuscript, or the printed one."""


def goals(view: View, seat: int, steps: int) -> tuple[Goal, ...]:
    """Return all goals of a ride of a number of steps, by their spaces."""
    prices = enumerate(ride_prices(view, seat, steps))
    return tuple(_goal(view, seat, space, price) for space, price in prices if price is not None)


def _goal(view: View, seat: int, space: int, price: int) -> Goal:
    player = view.players[seat]
    left = max(player.silver - price, 0)
    there = evolve(player, space=space, silver=left)
    players = (*view.players[:seat], there, *view.players[seat + 1 :])
    seen = evolve(view, players=players)
    card = view.top_townsfolk(position_of(space))
    return Goal(
        space=space,
        silver=price,
        can_pay=price <= player.silver,
        meets=tuple(
            other for other in view.table.clockwise[seat][1:] if view.side(other).space == space
        ),
        actions=tuple(
            action
            for action in actions_at(space)
            if can_do(seen, seat, action) or helper_for(seen, seat, action) is not None
        ),
        exchange=view.table.ring.trades[space],
        spots=tuple(spots_in_reach(seen, seat)),
        townsfolk=townsfolk_at(seen, seat),
        can_hire=card is not None and card.silver <= left,
        manuscript=manuscript_at(view, position_of(space)),
    )


def corruption_of(view: View, seat: int, card: Townsfolk) -> int:
    """Return the corruption that a player would gain by playing a card (WK25)."""
    if not card.icons.counts[CRIMINAL_AT]:
        return 0
    staying = (card, *view.players[seat].line[:2])
    return sum(each.icons.counts[CRIMINAL_AT] for each in staying if each is not None)


_PHASES = ("cards", "movement", "primary", "recruit", "collision", "draw", "end")


def phase_of(view: View) -> int | None:
    """Return the place of the present phase, from 0; None before the first turn.

    A question that opens a phase says so itself; any other belongs to the phase before the next
    one that waits on the agenda.
    """
    if not view.turn:
        return None
    question: object = view.decision.question if view.decision is not None else None
    for step in reversed(view.agenda):
        if isinstance(step, AskPlay):
            return 0
        if step.phase in _PHASES:
            number = _PHASES.index(step.phase)
            return number if step == question else max(number - 1, 0)
    return None


_ASKED: dict[str, Icon] = {
    Prompt.TRADE: Icon.MERCHANT,
    Prompt.SQUARE: Icon.BUILDER,
    Prompt.SPOT: Icon.BUILDER,
    Prompt.WORKERS: Icon.NOBLE,
    Prompt.MANUSCRIPT: Icon.CLERIC,
}


def asked_icon(decision: Decision) -> Icon | None:
    """Return the kind of icon that a question is about."""
    action = getattr(decision.question, "action", None)
    return action.icon if isinstance(action, Action) else _ASKED.get(decision.prompt)


def castle_of(view: View, seat: int) -> tuple[int, int]:
    """Return how many workers a player has in the castle, and the points that they bring."""
    outer, inner = (sum(part[seat] for part in tier) for tier in (view.first, view.second))
    workers = outer, inner, view.third[seat]
    tiers = zip(workers, view.table.catalog.tiers, strict=True)
    return sum(workers), sum(number * tier.points for number, tier in tiers)


def cause_of(decision: Decision) -> Item | None:
    """Return the thing because of which a seat is asked; None where a phase of its turn asks."""
    cause = getattr(decision.question, "cause", None)
    if isinstance(cause, Item):
        return cause
    links = getattr(decision.question, "links", None)
    return links[0] if links else None


def occasion_of(view: View, decision: Decision, names: tuple[str, ...]) -> Phrase | None:
    """Say the occasion of a seat's question, and in whose turn if it isn't its own."""
    cause = cause_of(decision)
    if cause is None:
        return None
    if decision.seat == view.active:
        return say("{cause}", cause=cause.words())
    return say(
        "{cause}, in {player}'s turn", cause=cause.words(), player=side_name(view.active, names)
    )
