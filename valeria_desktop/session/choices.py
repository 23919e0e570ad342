"""The choices made so far: each with the game it was made in, what undo takes back, its words.

What is taken back is an action of a person, with all that bots decided since: alone, a bot's
decision would only be made again. Where that brought dice or cards to light, the game bears a mark.
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


_REVEALS = Barrier.DICE | Barrier.REVEAL


@define
class MadeChoice:
    """The game as it was before a choice, and what is known about that choice."""

    game: Game[Any]
    lines: int
    choice: str
    seat: int
    is_person: bool
    begins: bool
    """A player's action begins with it; otherwise it goes on with the one before."""
    barrier: Barrier


def last_person(past: Sequence[MadeChoice]) -> int | None:
    """Return the number of the last choice that a person made."""
    numbers = (number for number in reversed(range(len(past))) if past[number].is_person)
    return next(numbers, None)


def begin_of_unit(past: Sequence[MadeChoice], floor: int) -> int | None:
    """Return the first choice of a person's last action, but none before the limit of undo."""
    last = last_person(past)
    if last is None or last < floor:
        return None
    first = last
    while first > floor and not past[first].begins:
        first -= 1
    # within someone else's action only your answer is taken back
    return first if past[first].seat == past[last].seat else last


def refusal(past: Sequence[MadeChoice], floor: int) -> Phrase | None:
    """Say why nothing can be taken back; nothing if it can."""
    if not past:
        return say("Nothing has been decided yet")
    first = begin_of_unit(past, floor)
    if first is None:
        is_others = last_person(past) is not None
        return say("Another player has decided since" if is_others else "Only bots have decided")
    return came_to_light(past[first:]) if past[-1].is_person else None


def mark(past: Sequence[MadeChoice], floor: int) -> Phrase | None:
    """Say what came to light that undo goes back over once bots decided: it leaves a mark."""
    first = begin_of_unit(past, floor)
    if first is None or past[-1].is_person:
        return None
    return came_to_light(past[first:])


def came_to_light(unit: Sequence[MadeChoice]) -> Phrase | None:
    """Say what someone has learned from these choices; nothing if nobody has."""
    if any(each.barrier & Barrier.DICE for each in unit):
        return say("The dice have been rolled")
    if any(each.barrier & _REVEALS for each in unit):
        return say("A card has been turned up")
    return None


def others_instead(past: Sequence[MadeChoice], game: Game[Any]) -> tuple[Option, ...]:
    """Return the options in place of the asked ones, as with a price."""
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
    """Tell whether the last choice ended a person's turn, and a bot's begins."""
    if not past or game.decision is None or people[game.decision.seat]:
        return False
    before = past[-1].game
    if not before.turn or before.turn == game.turn:
        return False
    return people[before.active]


def points_by_round(games: Sequence[Game[Any]]) -> list[tuple[int, ...]]:
    """Return everyone's score at the end of each round of a game, moment by moment.

    Until the game is over, what is secret is left out of all of them.
    """
    rows: list[tuple[int, ...]] = []
    is_over = games[-1].is_over
    rounds = [game.round for game in games]
    for index, game in enumerate(games):
        is_last = index + 1 == len(games)
        if game.turn and (is_last or rounds[index + 1] > rounds[index]):
            result = (games[index + 1] if not is_last else game).result()
            scores = result.scores if is_over else (score.public for score in result.scores)
            rows.append(tuple(score.total for score in scores))
    return rows


@frozen
class Waypoint:
    """A moment of the past: before a choice was made."""

    choices: int
    """How many had been made."""
    round: int
    turn: int
    seat: int
    words: Phrase
    """What was chosen then; of what is secret, only the question."""
    begins_action: bool


def waypoint_of(game: Game[Any], choice: str, number: int, *, begins_action: bool) -> Waypoint:
    """Describe what was chosen in a game as it was."""
    decision = game.decision
    if decision is None:
        raise ValueError("nothing was asked")
    if decision.is_secret:  # what may be answered is one, too
        words = capital(decision.public.words())
    else:
        words = decision.option(choice).words()
    return Waypoint(number, game.round, game.turn, decision.seat, words, begins_action)


def fallback(decision: Decision) -> Option:
    """Choose what does no harm: to gain, to leave things as they are, else what comes first."""
    return next((option for option in decision.options if option.is_harmless), decision.options[0])
