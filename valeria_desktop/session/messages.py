"""What is asked of the bots' process, and what comes back: for moves, and for a coach."""

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
    """What a bot is asked."""

    ticket: int
    bot: str
    bot_seed: int
    game: str
    setup: Any
    seed: int
    """With the set-up, what the table follows from."""
    view: bytes


@frozen
class Answer:
    """The id of the option a bot chose."""

    ticket: int
    option_id: str


@frozen
class PastGame:
    """The choices of a game that is over, and what they go on from where it isn't the deal."""

    choices: tuple[str, ...]
    base: dict[str, Any] | None


@frozen
class Consult:
    """What a coach is asked for the next answer to; the same again asks for a better one."""

    ticket: int
    topic: str
    about: Any
    chance: int
    """What its chance begins with."""
    game: str
    setup: Any
    seed: int
    of: bytes | PastGame
    """The view that it is about, or the game that is over."""


@frozen
class CoachAnswer:
    """An answer of a coach; it may get better."""

    ticket: int
    answer: bytes | None
    """None: there is nothing new, but there may be, unless this is the end."""
    is_done: bool


@frozen
class Failure:
    """Why there is no answer, in one sentence."""

    ticket: int
    sentence: str
    is_gone: bool = False
    """The process ended; what it knew is lost, and asking again may help."""


Message = Request | Consult
Reply = Answer | CoachAnswer | Failure


def make_request(ticket: int, bot: str, bot_seed: int, record: Record, view: View) -> Request:
    """Pack a question about a game for another process."""
    rules, setup, seed = record.rules, record.setup, record.seed
    return Request(ticket, bot, bot_seed, rules.id, setup, seed, pack(view, rules))


@frozen
class Wish:
    """What a coach is to be asked, whatever the moment is."""

    topic: str
    about: Any = None
    """A plain value: what of all that can be seen."""
    is_past: bool = False
    """It is about what was played so far, and not about what is seen now."""


def consult_on(
    ticket: int, wish: Wish, chance: int, record: Record, view: Callable[[], bytes]
) -> Consult:
    """Ask about what a seat sees; its view is packed but once, when it is first needed."""
    game, setup, seed = record.rules.id, record.setup, record.seed
    return Consult(ticket, wish.topic, wish.about, chance, game, setup, seed, view())


def consult_on_past(ticket: int, wish: Wish, chance: int, record: Record) -> Consult:
    """Ask about a game that is over."""
    of = PastGame(tuple(record.choices), record.base)
    game, setup, seed = record.rules.id, record.setup, record.seed
    return Consult(ticket, wish.topic, wish.about, chance, game, setup, seed, of)
