"""A finished game played again: its events round by round, and the game at its end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from attrs import frozen

from valeria_desktop.kernel.errors import ValeriaError
from valeria_desktop.session.saves import game_of
from valeria_desktop.storage.resume import replay

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from valeria_desktop.kernel.events import Event
    from valeria_desktop.kernel.phrases import Phrase
    from valeria_desktop.kernel.record import Record
    from valeria_desktop.kernel.rules import Games
    from valeria_desktop.kernel.score import Result
    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.storage.save import SavedGame


@frozen
class LivedEvent:
    """An event of a finished game, with its time."""

    round: int
    turn: int
    event: Event


@frozen
class Relived:
    """A finished game with all its events."""

    seats: tuple[Seat, ...]
    game: Any
    """The game at its end, for reading only; each game has a class of its own."""
    events: tuple[LivedEvent, ...]
    """All events in order; empty if today's rules can't play the game again."""

    @property
    def result(self) -> Result:
        """The final scores by today's rules."""
        result: Result = self.game.result()
        return result


@frozen
class Feat:
    """A feat to be remembered: how much it weighs, and its words."""

    weight: float
    words: Phrase


def best_of(feats: Iterable[Feat]) -> str:
    """Return the words of the weightiest feat; empty if nothing stands out."""
    best = max(feats, key=lambda feat: feat.weight, default=None)
    return best.words if best is not None else ""


def relive(saved: SavedGame, games: Games) -> Relived | None:
    """Play a saved game again; None if it goes on, as its secrets are nobody's to tell.

    A game that other rules played has no events, only the end that its save shows.
    """
    events: tuple[LivedEvent, ...] = ()
    try:
        record = replay(saved, games, saved.game)
    except ValeriaError:
        game = game_of(saved, games)
    else:
        game = record.start()
        events = tuple(_events(game, record))
    if game is None or game.decision is not None:
        return None
    return Relived(saved.seats, game, events)


def _events(game: Any, record: Record) -> Iterator[LivedEvent]:  # noqa: ANN401 - each game has its own
    for choice in record.choices:
        turn, number = game.turn, game.round
        for event in game.choose(choice).events:
            yield LivedEvent(number, turn, event)
