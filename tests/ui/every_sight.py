"""Shows each page of each game, its table at each question, and its end."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from attrs import evolve
from PySide6.QtWidgets import QApplication

from tests.games.valeria.ui.screens.looked_back import found, over
from tests.ui.every_stop import MOMENTS
from tests.ui.fitting import settle
from tests.ui.listed_keys import ALL, each_kind_of_question, put
from valeria_desktop.bots.registry import make_bot
from valeria_desktop.games.valencia.rules.setup import Setup as ValenciaSetup
from valeria_desktop.games.valeria.rules.setup import Setup as ValeriaSetup
from valeria_desktop.games.valeria.rules.setup import Solo, Variant
from valeria_desktop.games.viscounts.rules.setup import Setup as ViscountsSetup
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.session.messages import Wish
from valeria_desktop.session.session import Session

if TYPE_CHECKING:
    from collections.abc import Callable

    from valeria_desktop.kernel.record import Record
    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.ui.program.program import Program

GAMES = ("valeria", "valencia", "viscounts")
_SETUPS: dict[str, tuple[str, Any]] = {
    "valeria": ("valeria", ValeriaSetup(players=2)),
    "valencia": ("valencia", ValenciaSetup(players=3)),
    "viscounts": ("viscounts", ViscountsSetup(players=2)),
    "five": ("valeria", ValeriaSetup(players=5, variants=frozenset({Variant.EVENTS}))),
    "dark lord": ("valeria", ValeriaSetup(players=1, solo=Solo.DARK_LORD)),
    "siege": ("valeria", ValeriaSetup(players=1, solo=Solo.SIEGE)),
    "two in valencia": ("valencia", ValenciaSetup(players=2)),
    "four in viscounts": ("viscounts", ViscountsSetup(players=4)),
}
_MIDDLE = 60
"""Choices after which there is something on the table."""


@cache
def _played(name: str, choices: int) -> tuple[Record, tuple[Seat, ...]]:
    game, setup = _SETUPS[name]
    seats = (*default_seats(1), *default_seats(setup.players, bots="random")[1:])
    session, player = (
        Session.begin(ALL[game].rules, setup, seats, 7),
        make_bot(ALL[game].rules, "random", 7),
    )
    while (decision := session.decision) is not None:
        if len(session.record.choices) >= choices and decision.seat == 0:
            break
        session.choose(player.choose(session.game.view(decision.seat), decision).id)
    return session.record, seats


def _session(name: str, choices: int = 10_000) -> Session:
    record, seats = _played(name, choices)
    return Session(evolve(record, choices=[*record.choices]), seats)


def _in_the_middle(name: str) -> Callable[[Program], None]:
    def show(program: Program) -> None:
        program.pages.turn_to(_SETUPS[name][0])
        put(program, _session(name, _MIDDLE))

    return show


def _page(game: str, command: str) -> Callable[[Program], None]:
    def show(program: Program) -> None:
        program.pages.turn_to(game)
        program.carry_out(command)

    return show


def _rules(game: str) -> Callable[[Program], None]:
    def show(program: Program) -> None:
        program.pages.turn_to(game)
        program.pages.show_learn()

    return show


def _ended(game: str, command: str = "") -> Callable[[Program], None]:
    def show(program: Program) -> None:
        session = _session(game)
        program.pages.turn_to(game)
        program._play(session)
        settle(as_application())
        if command:
            program.carry_out(command)
            return
        program.window.end.show_session(session, program.window.face, at_once=True)
        program.window.show_screen(program.window.end)

    return show


def _looked_back(page: int, topic: str) -> Callable[[Program], None]:
    """Show a page of the look back with its answer, without waiting for the bots' process."""

    def show(program: Program) -> None:
        _ended("valeria", "review")(program)
        screen = program.past.reviewing
        part = screen.parts[page - 1]
        part.show_game(over("two"))
        part.show_answer(Wish(topic), found("two", topic))
        screen.turn_to(page)

    return show


def as_application() -> QApplication:
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    return application


def _asked(game: str, number: int) -> Callable[[Program], None]:
    def show(program: Program) -> None:
        put(program, each_kind_of_question(game)[number])

    return show


SIGHTS: dict[str, Callable[[Program], None]] = {
    **MOMENTS,
    **{f"learn {game}": _page(game, "learn") for game in GAMES},
    **{f"rules {game}": _rules(game) for game in GAMES},
    **{f"solo {game}": _page(game, "solo") for game in GAMES},
    "set up viscounts": lambda program: program.pages.set_up_game("viscounts"),
    **{
        f"lesson {game}": lambda program, game=game: program._teach(game)  # type: ignore[misc]
        for game in GAMES
    },
    **{f"end {game}": _ended(game) for game in GAMES},
    **{f"review {game}": _ended(game, "review") for game in GAMES},
    "review of cards": _looked_back(2, "purchases"),
    "review of points": _looked_back(3, "sources"),
    **{f"middle of {name}": _in_the_middle(name) for name in _SETUPS},
    **{f"viscounts {number}": _asked("viscounts", number) for number in range(8)},
}


def show_sight(program: Program, name: str) -> None:
    """Show a sight, and let everything take its place."""
    SIGHTS[name](program)
    settle(as_application())
