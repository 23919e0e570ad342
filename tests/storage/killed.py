"""A table of bots that saves as the window does, to be killed at any moment."""

from __future__ import annotations

import sys
from pathlib import Path

from valeria_desktop.bots.registry import make_bot
from valeria_desktop.content.loader import shipped_catalog
from valeria_desktop.engine.setup import Setup
from valeria_desktop.session.session import Session
from valeria_desktop.storage.autosave import Autosaver
from valeria_desktop.storage.seats import default_seats


def play(folder: Path, seed: int) -> None:
    """Play games without end; each decision is told before the next one is made."""
    bot = make_bot("random", seed)
    saver = Autosaver(folder, print)
    while True:
        setup = Setup(players=2 + seed % 4)
        session = Session.begin(setup, default_seats(setup.players), seed, shipped_catalog())
        path = saver.new_path()
        saver.take(path)
        while (decision := session.decision) is not None:
            view = session.scene(decision.seat).view
            session.choose(bot.choose(view, decision).id)
            saver.flush()  # as bots wait for the disk in the window
            saver.keep(path, session.unsaved("2026-11-21T12:00:00+00:00"))
            sys.stdout.write(f"{path.name} {len(session.record.choices)}\n")
            sys.stdout.flush()
        seed += 1


if __name__ == "__main__":
    play(Path(sys.argv[1]), int(sys.argv[2]))
