"""Measure what moves: how long each frame takes while a table of five is told, and the zoom.

The clock is turned by hand, a sixtieth of a second at a time, so no frame is left out.
"""

from __future__ import annotations

from statistics import median, quantiles
from time import perf_counter
from typing import TYPE_CHECKING

from valeria_desktop.bots.registry import make_bot
from valeria_desktop.games.valeria.game import RULES
from valeria_desktop.games.valeria.rules.at import AtPlace
from valeria_desktop.games.valeria.rules.setup import Setup
from valeria_desktop.games.valeria.ui.table.screen import TableScreen
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.session.session import Session
from valeria_desktop.ui.stage.pace import Pace
from valeria_desktop.ui.typed import as_a

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from valeria_desktop.ui.program.program import Program
    from valeria_desktop.ui.stage.ticker import HandTicker

FRAME = 1000 / 60
_FRAMES = 1_500
_ROUNDS = 12
"""Choices that each player makes first, unseen: then there is much to harvest."""
_PLAYERS, _BOT, _SEED = 5, "greedy", 11
_PLACES = range(20)


def frames(application: QApplication, program: Program, ticker: HandTicker) -> dict[str, float]:
    """Tell a game of five, a person and four bots, and see how long each frame takes."""
    bot = make_bot(RULES, _BOT, 1)
    session = _table()
    program.change("pace", Pace.NORMAL.value)
    program.controller.pace = Pace.OFF  # bots don't wait before they move
    program.play_on(session)
    application.processEvents()
    times: list[float] = []
    while len(times) < _FRAMES and session.decision is not None:
        was_on, choice = ticker.is_running, ""
        if program.controller.is_open:
            choice = bot.choose(session.scene(session.decision.seat).view, session.decision).id
        begin = perf_counter()
        ticker.turn(FRAME)
        if choice:
            program.controller.choose(choice)
        application.processEvents()
        if was_on or ticker.is_running:
            times.append(1000 * (perf_counter() - begin))
    program.change("pace", Pace.OFF.value)
    return {
        "ms_frame": median(times),
        "ms_frame_p95": quantiles(times, n=20)[-1],
        "ms_frame_p99": quantiles(times, n=100)[-1],
        "ms_frame_max": max(times),
        **_zoomed(application, program),
    }


def _table() -> Session:
    """Deal a table of a person and bots, and let it come to where much has been gathered."""
    seats = default_seats(_PLAYERS, bots=_BOT)
    session = Session.begin(RULES, Setup(players=_PLAYERS), seats, _SEED)
    bot = make_bot(RULES, _BOT, 1)
    while session.decision is not None and len(session.record.choices) < _ROUNDS * _PLAYERS:
        session.choose(bot.choose(session.scene(session.decision.seat).view, session.decision).id)
    return session


def _zoomed(application: QApplication, program: Program) -> dict[str, float]:
    """Look closely at each card of the market, and again: its scene is drawn by then."""
    table = as_a(TableScreen, program.window.table)
    first: list[float] = []
    again: list[float] = []
    for place in _PLACES:
        table.centre.focus_on(AtPlace(place))
        for found in (first, again):
            table.zoom.close()
            application.processEvents()
            begin = perf_counter()
            table.zoom.hold()
            application.processEvents()
            found.append(1000 * (perf_counter() - begin))
    table.zoom.close()
    return {"ms_zoom_first_p95": quantiles(first, n=20)[-1], "ms_zoom": median(again)}
