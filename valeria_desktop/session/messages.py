"""The messages between the window and the bots' process: questions, and the answers to them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from attrs import frozen

from valeria_desktop.session.wire import pack

if TYPE_CHECKING:
    from collections.abc import Callable

    from valeria_desktop.kernel.record import Record
    from valeria_desktop.kernel.view import View


@frozen
class Request:
    """A question for a bot: an option to choose from a view."""

    ticket: int
    bot: str
    bot_seed: int
    game: str
    setup: Any
    seed: int
    """The game's seed; set-up and seed determine the table."""
    view: bytes


@frozen
class Answer:
    """A bot's answer: the id of an option."""

    ticket: int
    option_id: str


@frozen
class PastGame:
    """The choices of a finished game, and the snapshot they start from (None: the deal)."""

    choices: tuple[str, ...]
    base: dict[str, Any] | None


@frozen
class Consult:
    """A question for a coach; each repetition asks for the next, better answer."""

    ticket: int
    topic: str
    about: Any
    chance: int
    """The seed of the coach's random numbers."""
    game: str
    setup: Any
    seed: int
    of: bytes | PastGame
    """The packed view of a game under way, or the finished game."""


@frozen
class CoachAnswer:
    """An answer of a coach; a better one may follow."""

    ticket: int
    answer: bytes | None
    """The packed answer; None without news, though news may follow unless `is_done`."""
    is_done: bool


@frozen
class Failure:
    """The reason for a missing answer, in one sentence."""

    ticket: int
    sentence: str
    is_gone: bool = False
    """The process ended and lost its knowledge; a repeated question may succeed."""


Message = Request | Consult
Reply = Answer | CoachAnswer | Failure


def make_request(ticket: int, bot: str, bot_seed: int, record: Record, view: View) -> Request:
    """Make a question for a bot, with the view packed for another process."""
    rules, setup, seed = record.rules, record.setup, record.seed
    return Request(ticket, bot, bot_seed, rules.id, setup, seed, pack(view, rules))


@frozen
class Wish:
    """A question for a coach, independent of the moment of the game."""

    topic: str
    about: Any = None
    """A plain value: the part of the view that the question is about."""
    is_past: bool = False
    """The question is about the game so far, and not about the view now."""


def consult_on(
    ticket: int, wish: Wish, chance: int, record: Record, view: Callable[[], bytes]
) -> Consult:
    """Make a question about a seat's view; `view` returns the packed view."""
    game, setup, seed = record.rules.id, record.setup, record.seed
    return Consult(ticket, wish.topic, wish.about, chance, game, setup, seed, view())


def consult_on_past(ticket: int, wish: Wish, chance: int, record: Record) -> Consult:
    """Make a question about a finished game."""
    of = PastGame(tuple(record.choices), record.base)
    game, setup, seed = record.rules.id, record.setup, record.seed
    return Consult(ticket, wish.topic, wish.about, chance, game, setup, seed, of)
