"""The score, line by line, and the winners (VA35, VA36)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valencia.rules.tasks import at_fountains, at_palms, points_of
from valeria_desktop.kernel.phrases import say
from valeria_desktop.kernel.score import Result, Score, ScoreLine, decided, verdict_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from valeria_desktop.games.valencia.rules.model.state import State
    from valeria_desktop.kernel.phrases import Phrase

CENTRE_VALUE = 2
"""Points for each member beside the central fountain (VA53)."""
_TIE = "{winners} wins a tie at {points}: more members in the city, or more coins."
_FAR_MORE = 10_000
"""Weight of a member against a coin in ties: more than any number of coins."""


def score(state: State, seat: int) -> Score:
    """Return a player's score as if the game ended now."""
    player = state.players[seat]
    members = state.city.count(seat)
    tie_break = -(members * _FAR_MORE + player.coins)
    return Score(seat, tuple(_lines(state, seat, members)), tie_break)


def _lines(state: State, seat: int, members: int) -> Iterator[ScoreLine]:
    player = state.players[seat]
    yield _public("prestige", player.prestige, say("Prestige of the council"))
    yield _public("members", members, say("Members in the city"))
    yield _public("palms", at_palms(state, seat), say("Members at palms"))
    centre, *built = at_fountains(state, seat)
    yield _public("fountains", CENTRE_VALUE * centre, say("Members at the central fountain"))
    for number, each in zip(built, state.fountains, strict=True):
        if number:
            words = say("Members at {fountain}", fountain=each.fountain.words())
            yield _public("fountains", number * each.fountain.value, words)
    yield _public("privileges", player.privileges, say("Privileges"))
    for task in player.tasks:
        words = say("Task: {task}", task=task.words())
        yield ScoreLine("tasks", points_of(state, seat, task), words, (task,))


def _public(category: str, points: int, cause: Phrase) -> ScoreLine:
    return ScoreLine(category, points, cause, is_public=True)


def result(state: State) -> Result:
    """Return the scores of all players and the winners."""
    return decided(tuple(score(state, seat) for seat in range(len(state.players))))


def verdict(state: State, names: Sequence[str]) -> Phrase:
    """Return a sentence on the winners and their points, as if the game ended now."""
    return verdict_of(result(state), names, _TIE)
