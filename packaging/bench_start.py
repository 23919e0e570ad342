"""Measure how long the program takes to its first paint and to its window.

A bare window of PySide6 that is started in the same way is the measure.

    python packaging/bench_start.py [--repeats 15] [--frozen build/frozen/valeria]

Both are started in turn in the same way, with a home of their own that is empty the first time;
a slow moment of the machine hits both. With --frozen the bare window is frozen too.
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

HERE = Path(__file__).parent
BARE = HERE / "bare_window.py"
DONE = {"first paint": "The welcome is painted.", "home screen": "The window is painted."}
"""What the program's log says then."""
PATIENCE = 60.0
LOOK = 0.001
WARM = 2
"""Starts that are not counted: the disk is cold, bytecode and caches are made."""


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


def compare(
    what: str, bare: list[str], ours: list[str], repeats: int
) -> tuple[float, float, float]:
    """Return both medians in milliseconds, and the median of the ratios of each pair."""
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        home = Path(folder)
        told, log = home / "told", home / "log" / "valeria.log"
        bare, ours = [*bare, str(told), what], [*ours, "--data-dir", str(home)]
        pairs = [(ms_to(what, bare, told), ms_to(what, ours, log)) for _ in range(WARM + repeats)][
            WARM:
        ]
    return (
        median(one for one, _ in pairs),
        median(other for _, other in pairs),
        median(other / one for one, other in pairs),
    )


def frozen_bare_window(folder: str) -> str:
    """Freeze the bare window."""
    subprocess.run(
        [sys.executable, "-m", "PyInstaller", "--noconfirm", "--strip", "--log-level", "ERROR",
         "--distpath", folder, "--workpath", f"{folder}/work", "--specpath", folder, str(BARE)],
        check=True,
    )  # fmt: skip
    return str(Path(folder) / "bare_window" / "bare_window")


def tell(name: str, bare: list[str], ours: list[str], repeats: int) -> None:
    """Measure, and print a line for each stage."""
    for stage, what in DONE.items():
        one, other, ratio = compare(what, bare, ours, repeats)
        print(
            f"{name:9} {stage:11}   bare window {one:5.0f} ms   program {other:5.0f} ms"
            f"   {ratio:.2f} ×",
            flush=True,
        )


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
