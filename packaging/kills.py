"""Kill the program again and again while someone plays, and see what is lost.

    python packaging/kills.py [--kills 200] [--folder FOLDER] [--seed 1]

Each time a new game is begun in the same folder, which is clean at first, and a choice is made
every tenth of a second until the program is killed at a moment that the seed names. A game whose
first question was shown must be there, with all choices that were shown but the last one.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import random
import sys
from collections import Counter
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

os.environ["QT_QPA_PLATFORM"] = "offscreen"
os.environ["VALERIA_SOUND"] = "null"

from PySide6.QtCore import QTimer

from valeria_desktop.faces import FACES
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.storage.folders import Folders
from valeria_desktop.storage.resume import replay
from valeria_desktop.storage.shelf import games_in
from valeria_desktop.ui.face import games_of
from valeria_desktop.ui.program.application import make_application
from valeria_desktop.ui.program.program import Program

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

GAMES = games_of(FACES)
EACH = 100  # milliseconds between two choices
LONGEST = 2.0  # seconds that a game is played
PLAYERS = 3
WHOLE = sys.maxsize


def play(folder: Path, seed: int, told: Connection) -> None:
    """Begin a game and play it, telling how many choices were made by each moment that is shown."""
    application = make_application()
    program = Program(application, Folders.at(folder), FACES)
    program.preferences.kept = program.preferences.kept.__class__(pace="off")
    program.preferences.use_all()
    controller = program.controller

    def tell(_: object) -> None:
        if controller.session is not None:
            told.send(len(controller.session.record.choices))

    def choose() -> None:
        session = controller.session
        if controller.is_open and session is not None and session.decision is not None:
            controller.choose(session.decision.options[0].id)

    controller.asked.connect(tell)
    timer = QTimer(program, interval=EACH)
    timer.timeout.connect(choose)
    program.window.show()
    program.go_home()
    program.draft.seats = [*default_seats(PLAYERS)]
    program.draft.players = PLAYERS
    told.send(-1)  # about to begin
    program.start(seed)
    timer.start()
    application.exec()


def killed(folder: Path, seed: int, seconds: float, *, from_first: bool) -> int:
    """Play so long, kill the program, and give the choices that were shown; -1 for no game yet.

    The time runs from the command to begin, or from the first question.
    """
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["kills"])
    ours, theirs = context.Pipe(duplex=False)
    process = context.Process(target=play, args=(folder, seed, theirs), daemon=False)
    process.start()
    theirs.close()
    shown = ours.recv()
    if from_first:
        shown = ours.recv()
    process.join(seconds)
    process.kill()
    process.join()
    with suppress(EOFError, OSError):  # what is killed may be in the middle of a word
        while True:
            shown = ours.recv()
    ours.close()
    return int(shown)


def kept(folder: Path, seed: int) -> int:
    """Count the choices of a game on disk, played again; -1 if it is not there."""
    for listed in games_in(folder / "games", GAMES):
        if listed.saved.seed == seed:
            if listed.mended:
                raise SystemExit(f"kills: {listed.mended}")
            return len(replay(listed.saved, GAMES, listed.path.name).choices)
    return -1


def run(folder: Path, kills: int, seed: int) -> tuple[Counter[int], int]:
    """Kill so often; count how many choices each kill cost, or a whole game, and all choices."""
    moments = random.Random(seed)  # noqa: S311 - nobody is to be surprised by it
    lost, played = Counter[int](), 0
    for number in range(kills):
        game = seed * 1_000_000 + number
        moment = moments.uniform(0, LONGEST)
        shown = killed(folder, game, moment, from_first=number % 4 > 0)
        played += max(0, shown)
        there = kept(folder, game)
        lost[WHOLE if there < 0 <= shown else max(0, shown - there)] += 1
    return lost, played


def main() -> None:
    """Print what was lost, and fail if it was more than the last choice, or a whole game."""
    parser = argparse.ArgumentParser(description="Kill the program while someone plays.")
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--folder", type=Path)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    with TemporaryDirectory() as made:
        lost, played = run(given.folder or Path(made), given.kills, given.seed)
    games, more = lost.pop(WHOLE, 0), sum(times for number, times in lost.items() if number > 1)
    print(f"{given.kills} kills; choices that were shown, in all games: {played}.")
    print(
        f"{lost[0]} cost nothing, {lost[1]} the last choice that was shown, "
        f"{more} more choices than that, {games} a whole game."
    )
    sys.exit(1 if games or more else 0)


if __name__ == "__main__":
    main()
