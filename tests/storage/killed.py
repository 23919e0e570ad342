"""A table of bots that saves as the window does, to be killed at any moment."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.bots.registry import make_bot
from valeria_desktop.games import GAMES
from valeria_desktop.games.valeria.files.loader import shipped_catalog
from valeria_desktop.games.valeria.game import RULES
from valeria_desktop.games.valeria.rules.setup import Setup
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.session.session import Session
from valeria_desktop.storage.autosave import Autosaver

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from pathlib import Path

CATALOG = shipped_catalog()  # read before the first table is forked off


def play(folder: Path, seed: int, told: Connection) -> None:
    """Play games without end; each decision is told before the next one is made."""
    bot = make_bot(RULES, "random", seed)
    saver = Autosaver(folder, GAMES, print)
    while True:
        setup = Setup(players=2 + seed % 4)
        session = Session.begin(RULES, setup, default_seats(setup.players), seed)
        path = saver.new_path()
        saver.take(path)
        while (decision := session.decision) is not None:
            view = session.scene(decision.seat).view
            session.choose(bot.choose(view, decision).id)
            saver.flush()  # as bots wait for the disk in the window
            saver.keep(path, session.unsaved("2026-11-21T12:00:00+00:00"))
            told.send((path.name, len(session.record.choices)))
        seed += 1
