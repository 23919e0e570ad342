"""Measure the window: `valeria-lab bench --ui [--json]`.

It plays real games through the real window, offscreen unless QT_QPA_PLATFORM says otherwise.
"""

from __future__ import annotations

import argparse
import json
import os
from statistics import median, quantiles
from time import perf_counter
from typing import TYPE_CHECKING

from valeria_desktop.games.valeria.game import RULES
from valeria_desktop.games.valeria.ui.table.screen import TableScreen
from valeria_desktop.ui.typed import as_a

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("VALERIA_SOUND", "null")

from PySide6.QtCore import QTimer
from PySide6.QtGui import QImage

from tools.bench.frames import frames
from tools.bench.memory import memory
from tools.bench.program import window_of
from valeria_desktop.bots.registry import best_bot, make_bot
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.rules.setup import Setup
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.session.session import Session
from valeria_desktop.ui.sound.mixer import Mixer
from valeria_desktop.ui.sound.sounds import Sound
from valeria_desktop.ui.stage.pace import Pace
from valeria_desktop.ui.stage.ticker import HandTicker

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtWidgets import QApplication

    from valeria_desktop.games.valeria.rules.scene import Scene
    from valeria_desktop.games.valeria.rules.view import View
    from valeria_desktop.kernel.record import Record
    from valeria_desktop.ui.program.program import Program

_WINDOW = (1600, 1200)
_REPAINTS = 60
_TICK = 16
_PAUSE = 0.1  # seconds; the shortest time in which a person chooses
_TICKS = 400
_CHOICES = 120
_QUICK = "greedy"
_SEED = 11
_BUFFERS, _FRAMES, _VOICES = 2_000, 882, 8
_FIRST_TICKET = 2_000_000_000  # far from those of the game


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true", help="print data instead of a table")
    given = parser.parse_args(arguments)
    figures = measure()
    if given.json:
        print(json.dumps(figures, indent=2))
    else:
        for name, (value, target) in _in_words(figures).items():
            print(f"{name:48} {value:>10}   {target}")
    return 0


def measure() -> dict[str, float]:
    """Measure everything in one window, but the memory of a game."""
    ticker = HandTicker()
    with window_of(*_WINDOW, ticker) as (application, program):
        program.change("pace", Pace.OFF.value)
        return {
            **_choices(application, program),
            **_repaints(application, program),
            **frames(application, program, ticker),
            **_ticks(application, program),
            **memory(_WINDOW),
            **_mixing(),
        }


def _table(players: int) -> Session:
    seats = default_seats(players)
    return Session.begin(RULES, Setup(players=players), seats, _SEED)


def _start(application: QApplication, program: Program, session: Session) -> None:
    program.play_on(session)
    _put_curtain_up(program)
    application.processEvents()


def _put_curtain_up(program: Program) -> None:
    curtain = program.window.table.prompt.curtain
    if curtain is not None and curtain.isVisible():
        curtain.open()


def _choices(application: QApplication, program: Program) -> dict[str, float]:
    """From a choice to the next question, lit and painted; and the models' part of it."""
    session = _table(2)
    _start(application, program, session)
    bot = make_bot(RULES, _QUICK, 1)
    whole: list[float] = []
    models: list[float] = []
    while session.decision is not None and len(whole) < _CHOICES:
        decision = session.decision
        option = bot.choose(session.scene(decision.seat).view, decision)
        begin = perf_counter()
        program.controller.choose(option.id)
        _put_curtain_up(program)
        application.processEvents()
        whole.append(perf_counter() - begin)
        _let_it_be_written(application, program)
        if session.decision is not None:
            models.append(_timed(_models_of(program, session.scene(session.decision.seat))))
    return {
        "ms_choice_to_lit": 1000 * median(whole),
        "ms_choice_to_lit_p95": 1000 * quantiles(whole, n=20)[-1],
        "ms_models": 1000 * median(models),
        "ms_models_max": 1000 * max(models),
    }


def _let_it_be_written(application: QApplication, program: Program) -> None:
    """Wait less than any person before the next choice: it is saved, and the light follows."""
    begin = perf_counter()
    while not program.keeping.is_idle or perf_counter() - begin < _PAUSE:
        application.processEvents()


def _models_of(program: Program, scene: Scene) -> Callable[[], None]:
    """Show a scene in the models alone, after another seat's, so that much has changed."""
    table = as_a(TableScreen, program.window.table)
    session = program.controller.session
    lines = session.chronicle.lines if session else []
    if session is not None:
        table.centre.show_scene(session.scene(1 - scene.viewer))

    def update() -> None:
        table.centre.show_scene(scene)
        table.board.tableau.show_tableau(scene, scene.viewer)
        table.others.show_scene(scene)
        table.log.model.show_lines(lines, scene.seats)

    return update


def _timed(work: Callable[[], object]) -> float:
    begin = perf_counter()
    work()
    return perf_counter() - begin


def _repaints(application: QApplication, program: Program) -> dict[str, float]:
    """Paint the whole table again and again, everything cached and nothing else to be done."""
    program.past.archive.wait()
    _let_it_be_written(application, program)
    program.window.show_screen(program.window.table)
    application.processEvents()
    image = QImage(*_WINDOW, QImage.Format.Format_ARGB32_Premultiplied)
    times = [_timed(lambda: program.window.render(image)) for _ in range(_REPAINTS)]
    return {"ms_repaint": 1000 * median(times), "ms_repaint_max": 1000 * max(times[5:])}


def _ticks(application: QApplication, program: Program) -> dict[str, float]:
    """Count how late a timer of the window is while a bot thinks without a pause."""
    program.controller.leave()
    view, deal = _thoughtful()
    gaps: list[float] = []
    last = perf_counter()

    def tick() -> None:
        nonlocal last
        now = perf_counter()
        gaps.append(now - last)
        last = now

    def think(ticket: int) -> None:
        program.thinker.think(ticket + 1, best_bot(RULES), ticket, deal, view)

    program.thinker.answered.connect(think)
    think(_FIRST_TICKET)
    timer = QTimer(interval=_TICK)
    timer.timeout.connect(tick)
    timer.start()
    while len(gaps) < _TICKS:
        application.processEvents()
    timer.stop()
    program.thinker.answered.disconnect(think)
    late = quantiles(gaps[10:], n=100)
    return {"ms_tick_p99": 1000 * late[-1], "ms_tick_median": 1000 * median(gaps[10:])}


def _thoughtful() -> tuple[View, Record]:
    """Return a decision about an action, which has the most options."""
    session = _table(5)
    bot = make_bot(RULES, _QUICK, 1)
    for _ in range(_CHOICES):
        decision = session.decision
        if decision is None or decision.prompt is Prompt.ACT:
            break
        session.choose(bot.choose(session.scene(decision.seat).view, decision).id)
    asked = session.decision.seat if session.decision else 0
    return session.scene(asked).view, session.record


def _mixing() -> dict[str, float]:
    """Mix as many sounds as there can be at once, as the audio thread does for each buffer."""
    mixer, times = Mixer(), []
    for _ in range(_BUFFERS):
        if mixer.is_silent:
            for _ in range(_VOICES):
                mixer.play(Sound.WIN, 0.5)
        times.append(_timed(lambda: mixer.mix(_FRAMES)))
    return {"ms_mix": 1000 * median(times), "ms_mix_p99": 1000 * quantiles(times, n=100)[-1]}


def _in_words(figures: dict[str, float]) -> dict[str, tuple[str, str]]:
    memory, with_boxes = (
        figures[f"mb_program{which}"] + figures[f"mb_bots{which}"] for which in ("", "_with_boxes")
    )
    return {
        "full repaint at 1600×1200, median": (f"{figures['ms_repaint']:.1f} ms", "at most 12"),
        "a 16 ms timer while a bot thinks, p99": (f"{figures['ms_tick_p99']:.1f} ms", "under 33"),
        "from a choice to what is lit, median": (f"{figures['ms_choice_to_lit']:.1f} ms", ""),
        "from a choice to what is lit, p95": (
            f"{figures['ms_choice_to_lit_p95']:.1f} ms",
            "at most 50",
        ),
        "a frame of a told turn at a table of five, p95": (
            f"{figures['ms_frame_p95']:.1f} ms",
            "under 16",
        ),
        "the same, p99": (f"{figures['ms_frame_p99']:.1f} ms", ""),
        "a card looked at closely, median": (f"{figures['ms_zoom']:.1f} ms", "under 16"),
        "the same for the first time, p95": (f"{figures['ms_zoom_first_p95']:.1f} ms", ""),
        "all models after a choice, median": (f"{figures['ms_models']:.2f} ms", "at most 5"),
        "mix 8 sounds for 40 ms, p99": (f"{figures['ms_mix_p99']:.3f} ms", "at most 0.5"),
        "memory after a game of five, bots included": (f"{memory:.0f} MB", "at most 236"),
        "the same with all boxes": (f"{with_boxes:.0f} MB", "under 280"),
    }
