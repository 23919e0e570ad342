"""The choices made so far, each with the game before it; the limits of undo; words for a choice.

Undo takes back the last action of a person, together with all bots' decisions since: a bot would
only decide the same again. If those decisions revealed dice or cards, the game bears a mark.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from attrs import define, frozen

from valeria_desktop.kernel.game import Barrier
from valeria_desktop.kernel.phrases import Phrase, capital, say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.kernel.decision import Decision
    from valeria_desktop.kernel.game import Game
    from valeria_desktop.kernel.options import Option
    from valeria_desktop.kernel.score import Result


_REVEALS = Barrier.DICE | Barrier.REVEAL


@define
class MadeChoice:
    """A choice, the game before it, and the data that undo needs about it."""

    game: Game[Any]
    lines: int
    choice: str
    seat: int
    is_person: bool
    begins: bool
    """The choice begins a player's action; otherwise it continues the action before."""
    barrier: Barrier


def last_person(past: Sequence[MadeChoice]) -> int | None:
    """Return the number of the last choice by a person, counted from 0."""
    numbers = (number for number in reversed(range(len(past))) if past[number].is_person)
    return next(numbers, None)


def begin_of_unit(past: Sequence[MadeChoice], floor: int) -> int | None:
    """Return the number of the first choice of a person's last action; None before the floor."""
    last = last_person(past)
    if last is None or last < floor:
        return None
    first = last
    while first > floor and not past[first].begins:
        first -= 1
    # within another player's action only the person's answer is taken back
    return first if past[first].seat == past[last].seat else last


def refusal(past: Sequence[MadeChoice], floor: int) -> Phrase | None:
    """Return the reason why undo is refused; None if undo is possible."""
    if not past:
        return say("Nothing has been decided yet")
    first = begin_of_unit(past, floor)
    if first is None:
        is_others = last_person(past) is not None
        return say("Another player has decided since" if is_others else "Only bots have decided")
    return came_to_light(past[first:]) if past[-1].is_person else None


def mark(past: Sequence[MadeChoice], floor: int) -> Phrase | None:
    """Return the revelation that undo takes back after bots' decisions and so marks the game."""
    first = begin_of_unit(past, floor)
    if first is None or past[-1].is_person:
        return None
    return came_to_light(past[first:])


def came_to_light(unit: Sequence[MadeChoice]) -> Phrase | None:
    """Return a sentence about the dice or cards that these choices revealed, or None."""
    if any(each.barrier & Barrier.DICE for each in unit):
        return say("The dice have been rolled")
    if any(each.barrier & _REVEALS for each in unit):
        return say("A card has been turned up")
    return None


def others_instead(past: Sequence[MadeChoice], game: Game[Any]) -> tuple[Option, ...]:
    """Return the other options of the last decision, if the open question may turn back to it.

    A player who is asked to pay for one card may so take another card instead.
    """
    decision = game.decision
    if decision is None or not decision.question.may_turn_back or not past:
        return ()
    last = past[-1]
    before = last.game.decision
    if last.barrier & _REVEALS or last.seat != decision.seat or before is None:
        return ()
    return tuple(
        option for option in before.options if option.at is not None and option.id != last.choice
    )


def ends_turn_before_bot(
    past: Sequence[MadeChoice], game: Game[Any], people: Sequence[bool]
) -> bool:
    """Return whether the last choice ended a person's turn and began a bot's turn."""
    if not past or game.decision is None or people[game.decision.seat]:
        return False
    before = past[-1].game
    if not before.turn or before.turn == game.turn:
        return False
    return people[before.active]


def points_by_round(games: Sequence[Game[Any]]) -> list[tuple[int, ...]]:
    """Return all sides' points at the end of each round, from the moments of a game in order.

    Until the game is over, all rows leave secret points out.
    """
    is_over = games[-1].is_over
    return [
        tuple((score if is_over else score.public).total for score in result.sides)
        for result in results_by_round(games)
    ]


def results_by_round(games: Sequence[Game[Any]]) -> list[Result]:
    """Return the result at the end of each round, with all secrets, from a game's moments."""
    rounds = [game.round for game in games]
    results = []
    for index, game in enumerate(games):
        is_last = index + 1 == len(games)
        if game.turn and (is_last or rounds[index + 1] > rounds[index]):
            results.append((games[index + 1] if not is_last else game).result())
    return results


@frozen
class Waypoint:
    """A moment of the past, just before a choice."""

    choices: int
    """The number of choices before this moment."""
    round: int
    turn: int
    seat: int
    words: Phrase
    """The words of the choice made here; for a secret choice only the words of its question."""
    begins_action: bool


def waypoint_of(game: Game[Any], choice: str, number: int, *, begins_action: bool) -> Waypoint:
    """Return the waypoint of a choice, from the game just before it."""
    decision = game.decision
    if decision is None:
        raise ValueError("nothing was asked")
    if decision.is_secret:  # even its options are secret
        words = capital(decision.public.words())
    else:
        words = decision.option(choice).words()
    return Waypoint(number, game.round, game.turn, decision.seat, words, begins_action)


def fallback(decision: Decision) -> Option:
    """Return the first harmless option (a gain, or no change), else the first option of all."""
    return next((option for option in decision.options if option.is_harmless), decision.options[0])
