"""Measure how long the program takes to its first paint and to its window.

A bare window of PySide6 that is started in the same way is the measure.

    python packaging/bench_start.py [--repeats 15] [--frozen build/frozen/valeria]

Each round starts all of them in turn; a slow moment of the machine hits all of them. The program
starts for a new player, with a home that is empty the first time, and for a player with an
unfinished game, with the settings, the save and the picture that the program leaves itself.
With --frozen the bare window is frozen too.
QT_QPA_PLATFORM says on what screen; offscreen if nothing does.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator

HERE = Path(__file__).parent
BARE, UNFINISHED = HERE / "bare_window.py", HERE / "unfinished_game.py"
DONE = {"first paint": "The welcome is painted.", "home screen": "The window is painted."}
"""What the program's log says then."""
PATIENCE = 60.0
LOOK = 0.001
WARM = 2
"""Starts that are not counted: the disk is cold, bytecode and caches are made."""


class Start(NamedTuple):
    """A way to start the program: its name, and the folder with what it has kept."""

    name: str
    folder: Path

    @property
    def log(self) -> Path:
        """The file in which the program tells how far it is."""
        return self.folder / "log" / "valeria.log"


def ms_to(what: str, command: list[str], told: Path) -> float:
    """Start a program, wait until it has told of something, and end it."""
    told.unlink(missing_ok=True)
    begin = time.perf_counter()
    with subprocess.Popen(command, stderr=subprocess.DEVNULL) as program:
        try:
            while not (told.exists() and what in told.read_text(encoding="utf-8")):
                if program.poll() is not None or time.perf_counter() > begin + PATIENCE:
                    message = f"{command[0]} did not come so far: {what}"
                    raise RuntimeError(message)
                time.sleep(LOOK)
            return 1000 * (time.perf_counter() - begin)
        finally:
            program.kill()


def starts_in(home: Path) -> list[Start]:
    """Make the folders of the program: an empty one, and one with an unfinished game."""
    starts = [Start("new", home / "new"), Start("comes back", home / "back")]
    for start in starts:
        start.folder.mkdir()
    subprocess.run([sys.executable, str(UNFINISHED), str(starts[-1].folder)], check=True)
    return starts


def compare(
    what: str, bare: list[str], ours: list[str], repeats: int
) -> Iterator[tuple[str, float, float, float]]:
    """Yield for each start its name, both medians in milliseconds, and that of the ratios."""
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        home = Path(folder)
        starts, told, rounds = starts_in(home), home / "told", list[list[float]]()
        for _ in range(WARM + repeats):
            first = ms_to(what, [*bare, str(told), what], told)
            others = (
                ms_to(what, [*ours, "--data-dir", str(start.folder)], start.log) for start in starts
            )
            rounds.append([first, *others])
    counted = rounds[WARM:]
    for at, start in enumerate(starts, 1):
        ratio = median(each[at] / each[0] for each in counted)
        one, other = (median(each[column] for each in counted) for column in (0, at))
        yield start.name, one, other, ratio


def frozen_bare_window(folder: str) -> str:
    """Freeze the bare window."""
    subprocess.run(
        [sys.executable, "-m", "PyInstaller", "--noconfirm", "--strip", "--log-level", "ERROR",
         "--distpath", folder, "--workpath", f"{folder}/work", "--specpath", folder, str(BARE)],
        check=True,
    )  # fmt: skip
    return str(Path(folder) / "bare_window" / "bare_window")


def tell(name: str, bare: list[str], ours: list[str], repeats: int) -> None:
    """Measure, and print a line for each stage and each start."""
    for stage, what in DONE.items():
        for who, one, other, ratio in compare(what, bare, ours, repeats):
            times = f"bare window {one:5.0f} ms   program {other:5.0f} ms   {ratio:.2f} ×"
            print(f"{name:9} {stage:11} {who:10}   {times}", flush=True)


def main() -> int:
    """Measure each way to start."""
    parser = argparse.ArgumentParser(description="Measure how long the program takes to start.")
    parser.add_argument("--repeats", type=int, default=15, help="pairs of starts (15)")
    parser.add_argument("--frozen", type=Path, metavar="FOLDER", help="a frozen program as well")
    given = parser.parse_args()
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # an installed program has its bytecode
    python = sys.executable
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        os.environ["PYTHONPYCACHEPREFIX"] = folder
        tell("installed", [python, str(BARE)], [python, "-m", "valeria_desktop"], given.repeats)
    if given.frozen:
        with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
            bare = frozen_bare_window(folder)
            tell("frozen", [bare], [str(given.frozen.resolve() / "valeria")], given.repeats)
    return 0


if __name__ == "__main__":
    sys.exit(main())
