"""Facts about a choice itself, told before its consequences: its card, its ride, its building."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from attrs import evolve

from valeria_desktop.coach.telling import Telling
from valeria_desktop.games.viscounts.bots.prices import (
    AMOUNT,
    POINT,
    price_of,
    price_of_card,
    price_of_icons,
    price_of_power,
)
from valeria_desktop.games.viscounts.rules.model.kinds import Action
from valeria_desktop.games.viscounts.rules.model.options import (
    Arrange,
    BuildOn,
    CastOff,
    ChooseAction,
    Dismiss,
    FlipPaper,
    Hire,
    PlayCard,
    RideTo,
    TakeBuilding,
)
from valeria_desktop.games.viscounts.rules.outlook import corruption_of, goals
from valeria_desktop.games.viscounts.rules.reasons import reasons_against_action
from valeria_desktop.games.viscounts.rules.turn.actions import actions_at
from valeria_desktop.games.viscounts.rules.turn.ride import AskRide
from valeria_desktop.kernel.phrases import capital, say

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from valeria_desktop.games.viscounts.rules.model.kinds import BuildingType
    from valeria_desktop.games.viscounts.rules.model.things import Square, Townsfolk
    from valeria_desktop.games.viscounts.rules.outlook import Goal
    from valeria_desktop.games.viscounts.rules.view import View
    from valeria_desktop.kernel.coaching import Prospect, Reason
    from valeria_desktop.kernel.options import Option
    from valeria_desktop.kernel.phrases import Phrase

TELLING = Telling(point=0.02)
brings, known = TELLING.brings, TELLING.known
_TURNS = 3
"""The number of turns that a card lies on the board (WK23)."""
_ACTION = 2.0
"""The usual worth of an action that can be afforded, in points."""
_FLIPPED = 2.0
"""What a paid debt or an approved deed adds at the end, in points (WK111)."""


def facts_of(view: View, mine: Prospect, against: Prospect) -> Iterator[Reason]:
    """Yield what speaks for an option by itself, compared with another one of its question."""
    option, other = mine.option, against.option
    match option:
        case PlayCard():
            yield from _of_card(view, option, other)
            yield from _of_plan(mine.then, against.then, is_secret=True)
        case RideTo():
            yield from _of_ride(view, option, other)
            plans = (option, *mine.then), (other, *against.then)
            yield from _of_plan(*plans, is_secret=False)
        case Dismiss() | Hire():
            yield from _of_townsfolk(option)
        case TakeBuilding() if isinstance(other, TakeBuilding):
            yield from _of_building(view, option, other)
        case BuildOn():
            words = say("The spot brings: {effect}.", effect=capital(option.effect.words()))
            yield brings("spot", words, price_of(option.effect) / POINT, option.spot.number)
        case FlipPaper():
            yield brings("flip", _FLIPS[option.paper], _FLIPPED, _FLIPPED)
        case Arrange() if isinstance(other, Arrange):
            yield from _of_order(option, other)
        case CastOff() if isinstance(other, CastOff) and any(other.card.icons.counts):
            kept = other.card
            words = say("You keep {card}: {icons}.", card=kept.words(), icons=kept.icons.words())
            yield known("keeps", words, _kept(kept, option.card), kept.silver, kept.name)


_FLIPS = {
    "debt": say("A paid debt costs no points at the end, and brings 1 resource now."),
    "deed": say("An approved deed is worth 3 points at the end, an acquired one 1."),
}


# --- playing a card


def _beside(view: View, card: Townsfolk, other: Townsfolk) -> Iterator[Reason]:
    """Tell how much farther a card carries than another one, and the corruption it avoids."""
    if card.silver > other.silver:
        more = card.silver - other.silver
        words = say(
            "It carries you {mine} spaces without silver, and the other card {other}.",
            mine=card.silver,
            other=other.silver,
        )
        yield known("steps", words, more / POINT, more, card.name)
    mine, otherwise = (corruption_of(view, view.seat, each) for each in (card, other))
    if mine < otherwise:
        words = say(
            "It brings you less corruption: {mine}, and {other} with the other card.",
            mine=mine,
            other=otherwise,
        )
        yield known("corruption", words, (otherwise - mine) / POINT, otherwise - mine)


def _of_card(view: View, option: PlayCard, other: Option) -> Iterator[Reason]:
    """Tell a card's icons and effects, and its silver and corruption beside another card's."""
    card = option.card
    if isinstance(other, PlayCard):
        yield from _beside(view, card, other.card)
    if any(card.icons.counts):
        words = say("{card} shows {icons} for three turns.", card=card.words(),
                    icons=card.icons.words())  # fmt: skip
        worth = _TURNS * price_of_icons(card.icons.counts) / POINT
        yield known("icons", words, worth, sum(card.icons.counts), card.name)
    for cause, effect, template in (
        ("played", card.immediate, _NOW),
        ("dropoff", card.dropoff, _LATER),
    ):
        if effect is not None:
            words = say(template, card=card.words(), effect=capital(effect.words()))
            yield known(cause, words, max(price_of(effect), 0) / POINT, card.silver, card.name)


_NOW = "{card} at once: {effect}."
_LATER = "{card} when it drops off: {effect}."


def _kept(kept: Townsfolk, gone: Townsfolk) -> float:
    """Return how much better a card is than another one, in points; at least the least worth."""
    return max(price_of_card(kept).played - price_of_card(gone).played, 0.5) / POINT


def _of_order(option: Arrange, other: Arrange) -> Iterator[Reason]:
    """Tell what the card brings that drops off next, if it is another one than otherwise."""
    falls, otherwise = option.line[-1], other.line[-1]
    if falls is None or falls is otherwise or falls.dropoff is None:
        return
    words = say("{card} drops off next: {effect}.", card=falls.words(),
                effect=capital(falls.dropoff.words()))  # fmt: skip
    worth = max(price_of(falls.dropoff), 0)
    yield brings("next", words, worth / POINT, falls.silver, falls.name)


# --- riding


def _of_ride(view: View, option: RideTo, other: Option) -> Iterator[Reason]:
    """Tell an action that can be afforded at one goal of a ride, and why not at the other one."""
    question = view.decision.question if view.decision is not None else None
    if not isinstance(other, RideTo) or not isinstance(question, AskRide):
        return
    found = {goal.space: goal for goal in goals(view, view.seat, question.steps)}
    mine, otherwise = found.get(option.space), found.get(other.space)
    if mine is None or otherwise is None:
        return
    if mine.actions and not otherwise.actions:
        yield from _short(view, otherwise, other)
    if option.silver < other.silver:
        words = say(
            "The ride costs {mine} silver, and {other} to the other goal.",
            mine=option.silver,
            other=other.silver,
        )
        yield brings("ride", words, (other.silver - option.silver) / POINT, option.silver)


def _short(view: View, goal: Goal, option: RideTo) -> Iterator[Reason]:
    """Tell what is missing at the other goal for the action that is nearest."""
    for action in actions_at(goal.space):
        against = reasons_against_action(_standing_at(view, goal), view.seat, action)
        if against:
            words = say("{where}: {against}.", where=capital(option.where), against=against[0])
            yield brings("short", words, _ACTION, 0)
            return


def _standing_at(view: View, goal: Goal) -> View:
    """Return the view with the viscount on the goal of a ride, which is paid."""
    player = view.players[view.seat]
    there = evolve(player, space=goal.space, silver=max(player.silver - goal.silver, 0))
    players = (*view.players[: view.seat], there, *view.players[view.seat + 1 :])
    return evolve(view, players=players)


def _of_plan(
    plan: Sequence[Option], other: Sequence[Option], *, is_secret: bool
) -> Iterator[Reason]:
    """Tell the action that the next ride is for, if the other choice's is for another one."""
    goal = _goal_of(plan)
    if goal is not None and goal != _goal_of(other):
        where, action = goal
        words = say(_ACTIONS[action], where=where)
        yield (known if is_secret else brings)("goal", words, _ACTION, 0)


def _goal_of(plan: Sequence[Option]) -> tuple[Phrase, Action] | None:
    """Return where a plan rides, and the action that it takes there."""
    for ride, action in pairwise(plan):
        if isinstance(ride, RideTo) and isinstance(action, ChooseAction):
            return ride.where, action.action
    return None


_ACTIONS = {
    Action.TRADE: "You can then trade on {where}.",
    Action.BUILD: "You can then build on {where}.",
    Action.WORKERS: "You can then send workers to the castle from {where}.",
    Action.TRANSCRIBE: "You can then transcribe on {where}.",
}


# --- building


def _of_building(view: View, option: TakeBuilding, other: TakeBuilding) -> Iterator[Reason]:
    """Tell the power of the square that a building leaves, and its points and its price."""
    yield freeing(option.square)
    mine, otherwise = (_added_by(view, each.square.building) for each in (option, other))
    if mine > otherwise:
        words = say(
            "The building's points: {mine}, and {other} with the other one.",
            mine=mine,
            other=otherwise,
        )
        yield brings("buildings", words, mine - otherwise, mine)
    catalog = view.table.catalog
    price, dearer = (catalog.building(each.square.building).builders for each in (option, other))
    if price < dearer:
        words = say("It takes {mine} builders, and the other building {other}.", mine=price,
                    other=dearer)  # fmt: skip
        yield brings("builders", words, (dearer - price) * AMOUNT["stone"] / POINT, price)


def freeing(square: Square) -> Reason:
    """Return the reason that a square becomes free."""
    words = say(
        "Frees {square}: {power}.", square=square.words(), power=capital(square.power.words())
    )
    return brings("square", words, 4 * price_of_power(square.power) / POINT, square.number)


def _added_by(view: View, kind: BuildingType) -> int:
    """Return the points that one more building of a kind adds (WK111)."""
    squares = view.table.squares(view.seat)
    built = sum(squares[number - 1].building is kind for number in view.players[view.seat].freed)
    points = (0, *view.table.catalog.building(kind).points)
    return points[built + 1] - points[built]


# --- townsfolk


def _of_townsfolk(option: Dismiss | Hire) -> Iterator[Reason]:
    card = option.card
    if card.corner is not None:
        words = say("{card} in the corner: {effect}.", card=card.words(),
                    effect=capital(card.corner.words()))  # fmt: skip
        yield brings("corner", words, max(price_of(card.corner), 0) / POINT, card.silver, card.name)
    if isinstance(option, Dismiss):
        words = say("{card} adds {icons} to this action.", card=card.words(),
                    icons=card.icons.words())  # fmt: skip
        yield brings("helper", words, _ACTION, sum(card.icons.counts), card.name)
    else:
        words = say("{card} joins your deck: {icons}.", card=card.words(), icons=card.icons.words())
        worth = _TURNS * price_of_icons(card.icons.counts) / POINT
        yield brings("hired", words, worth, sum(card.icons.counts), card.name)
