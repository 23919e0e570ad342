"""The reasons why something can't be done now, with numbers, as texts for players (WK37 to WK81).

They follow from a view, so a window can say them: what is asked about is public.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.viscounts.rules.at import (
    AtExchange,
    AtScroll,
    AtSection,
    AtSpace,
    AtSpot,
    AtStack,
    OfSquare,
)
from valeria_desktop.games.viscounts.rules.model.amounts import amount_words
from valeria_desktop.games.viscounts.rules.model.kinds import SILVER, Action
from valeria_desktop.games.viscounts.rules.model.prompts import Prompt
from valeria_desktop.games.viscounts.rules.model.ring import (
    SPACES,
    is_inner,
    lane_of,
    position_of,
    spots_in,
)
from valeria_desktop.games.viscounts.rules.model.zones import SQUARES
from valeria_desktop.games.viscounts.rules.turn.actions import (
    actions_at,
    helper_for,
    least_icons,
    townsfolk_at,
)
from valeria_desktop.games.viscounts.rules.turn.build import spots_in_reach, squares_left
from valeria_desktop.games.viscounts.rules.turn.funding import dismiss_price, helps, most_icons
from valeria_desktop.games.viscounts.rules.turn.ride import AskRide, ride_prices, words_of_space
from valeria_desktop.kernel.phrases import join, say

if TYPE_CHECKING:
    from collections.abc import Callable

    from valeria_desktop.games.viscounts.rules.model.standing import Known
    from valeria_desktop.games.viscounts.rules.view import View
    from valeria_desktop.kernel.at import At
    from valeria_desktop.kernel.decision import Decision
    from valeria_desktop.kernel.phrases import Phrase

Reasons = list["Phrase"]


def reasons_against(view: View, decision: Decision | None, at: At | None) -> tuple[Phrase, ...]:
    """Return the reasons why the viewer can't choose a thing now; empty if they can.

    The decision must have its options.
    """
    if decision is None or decision.seat != view.seat:
        return (say("it isn't your decision now"),)
    if any(at in option.ends for option in decision.options):
        return ()
    against = _AGAINST.get(type(at)) if at is not None else None
    found = against(view, decision, at) if against is not None else []
    return tuple(found) or (say("answer this first: {question}", question=decision.words()),)


# --- actions and their icons


def reasons_against_action(known: Known, seat: int, action: Action) -> tuple[Phrase, ...]:
    """Return the reasons why a player can't take a primary action; empty if they can."""
    space = known.players[seat].space
    if action not in actions_at(space):
        words = _OUTSIDE if actions_at(space)[0] is Action.WORKERS else _INSIDE
        return (words,)
    least = least_icons(known, seat, action)
    if least is None:
        return (_NOTHING[action],)
    if most_icons(known, seat, action) >= least or helper_for(known, seat, action) is not None:
        return ()
    return tuple(shortage(known, seat, action, least))


_OUTSIDE = say("you trade and build on the outer spaces only")
_INSIDE = say("you send workers and transcribe on the inner spaces only")
_NOTHING = {
    Action.TRADE: say("there is no trade on this space"),
    Action.BUILD: say("no spot on this side of the river is free"),
    Action.WORKERS: say("all your workers are in the castle"),
    Action.TRANSCRIBE: say("there is no manuscript here"),
}


def shortage(known: Known, seat: int, action: Action, needed: int) -> Reasons:
    """Return what a player lacks for a number of icons, and what would make up for it."""
    most = most_icons(known, seat, action)
    short = needed - most
    if short <= 0:
        return []
    found = [say("{icons} short", icons=action.icon.words(short))]
    cures = [say("{amount} more", amount=amount_words(short, action.resource or SILVER))]
    card = townsfolk_at(known, seat)
    price = dismiss_price(known, seat, card)
    if helps(known, seat, action, card):
        silver = known.players[seat].silver
        if price > silver:
            found.append(
                say(
                    "dismissing {card} costs {price} silver, and you have {silver}",
                    card=card.words(),
                    price=price,
                    silver=silver,
                )
            )
        elif most_icons(known, seat, action, card, price) >= needed:
            cures.append(say("dismiss {card} for {price} silver", card=card.words(), price=price))
    return [*found, say("it takes {cures}", cures=join(cures, "or"))]


# --- things of the table


def _against_space(view: View, decision: Decision, at: AtSpace) -> Reasons:
    question = decision.question
    if not isinstance(question, AskRide):
        return []
    price = ride_prices(view, view.seat, question.steps)[at.space]
    silver = view.players[view.seat].silver
    if price is None or price <= silver:
        return [say("no ride leads there")]
    return [say("the ride costs {price} silver, and you have {silver}", price=price, silver=silver)]


def _against_spot(view: View, decision: Decision, at: AtSpot) -> Reasons:
    space = view.players[view.seat].space
    if view.spots[at.spot] is not None:
        return [say("a building stands there")]
    if decision.prompt not in {Prompt.ACTION, Prompt.SQUARE, Prompt.SPOT}:
        return []
    if is_inner(space):
        return list(reasons_against_action(view, view.seat, Action.BUILD))
    if at.spot not in spots_in(position_of(space)):
        where = words_of_space(view, space)
        return [say("your viscount is elsewhere: on {space}", space=where)]
    side = view.table.ring.spots[at.spot].side
    if side is not lane_of(space):
        return [_RIVER[side.value]]
    return list(reasons_against_action(view, view.seat, Action.BUILD))


_RIVER = {
    "left": say("beyond the river: this spot belongs to the left space"),
    "right": say("beyond the river: this spot belongs to the right space"),
}


def _against_square(view: View, decision: Decision, at: OfSquare) -> Reasons:
    if at.seat != view.seat or decision.prompt not in {Prompt.ACTION, Prompt.SQUARE}:
        return []
    square = view.table.squares(view.seat)[at.square - 1]
    if at.square not in squares_left(view, view.seat, square.building):
        return [say("this square is free already")]
    if decision.prompt == Prompt.ACTION and not spots_in_reach(view, view.seat):
        return list(reasons_against_action(view, view.seat, Action.BUILD))
    needed = view.table.catalog.building(square.building).builders
    return shortage(view, view.seat, Action.BUILD, needed)


def _against_stack(view: View, decision: Decision, at: AtStack) -> Reasons:
    position = position_of(view.players[view.seat].space)
    card = view.top_townsfolk(at.position)
    if decision.prompt == Prompt.HIRE:
        return [_PRINTED] if card is None else []
    if decision.prompt not in {Prompt.RECRUIT, Prompt.DISMISS, Prompt.ACTION}:
        return []
    if at.position != position:
        return [say("your viscount is in another segment")]
    silver = view.players[view.seat].silver
    if decision.prompt == Prompt.RECRUIT:
        return [_PRINTED] if card is None else [_too_dear(card.silver, silver)]
    shown = townsfolk_at(view, view.seat)
    price = dismiss_price(view, view.seat, shown)
    return [_too_dear(price, silver)] if price > silver else []


_PRINTED = say("the stack is empty; the printed townsfolk can be dismissed, but not hired")


def _too_dear(price: int, silver: int) -> Phrase:
    return say("it costs {price} silver, and you have {silver}", price=price, silver=silver)


def _against_scroll(view: View, decision: Decision, at: AtScroll) -> Reasons:
    if decision.prompt == Prompt.MANUSCRIPT:
        shown = view.top_manuscript(at.position)
        if shown is None:
            return [say("a printed manuscript can't be gained")]
        return [say("its price is {price}", price=shown.clerics)]
    return _against_here(view, decision, at.position, Action.TRANSCRIBE)


def _against_section(view: View, decision: Decision, at: AtSection) -> Reasons:
    return _against_here(view, decision, at.position, Action.WORKERS)


def _against_exchange(view: View, decision: Decision, at: AtExchange) -> Reasons:
    if decision.prompt == Prompt.ACTION and at.space != view.players[view.seat].space:
        return [say("your viscount is on another space")]
    return _against_here(view, decision, position_of(at.space), Action.TRADE)


def _against_here(view: View, decision: Decision, position: int, action: Action) -> Reasons:
    if decision.prompt != Prompt.ACTION:
        return []
    if position != position_of(view.players[view.seat].space):
        return [say("your viscount is in another segment")]
    return list(reasons_against_action(view, view.seat, action))


_AGAINST: dict[type[At], Callable[..., Reasons]] = {
    AtSpace: _against_space,
    AtSpot: _against_spot,
    OfSquare: _against_square,
    AtStack: _against_stack,
    AtScroll: _against_scroll,
    AtSection: _against_section,
    AtExchange: _against_exchange,
}


def refusal_of(view: View, decision: Decision, option_id: str) -> str | None:
    """Return why an option of this id isn't offered; None if there is no special reason."""
    verb, _, name = option_id.partition(" ")
    if decision.prompt == Prompt.ACTION and verb in set(Action):
        reasons = reasons_against_action(view, decision.seat, Action(verb))
    else:
        at = _named(view, decision.seat, verb, name)
        against = _AGAINST.get(type(at)) if at is not None else None
        reasons = tuple(against(view, decision, at)) if against is not None else ()
    return f"'{option_id}' can't be chosen now: {'; '.join(reasons)}." if reasons else None


def _named(view: View, seat: int, verb: str, name: str) -> At | None:
    """Return the address of the thing that an option's id names."""
    if verb == "spot":
        spots = [spot.id for spot in view.table.ring.spots]
        return AtSpot(spots.index(name)) if name in spots else None
    if verb in {"hire", "dismiss"}:
        tops = [stack.top.id if stack.top else "" for stack in view.stacks]
        return AtStack(tops.index(name)) if name in tops else None
    if not (name.isascii() and name.isdigit() and len(name) < _DIGITS):
        return None
    if verb == "ride" and int(name) < SPACES:
        return AtSpace(int(name))
    return OfSquare(seat, int(name)) if verb == "square" and 1 <= int(name) <= SQUARES else None


_DIGITS = 3
