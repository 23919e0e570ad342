"""Click "New game" and "Start" on a screen of its own with a real mouse pointer, and see a game.

    python packaging/click.py PROGRAM [ARGUMENT …]

It needs Xvfb and xdotool; where they are not, it says so in one line and checks nothing. The
program gets an empty home. That a game was begun is told by the file it is kept in.
"""

from __future__ import annotations

import os

from valeria_desktop.faces import FACES

os.environ["QT_QPA_PLATFORM"] = "offscreen"  # to find the places; the program gets a screen

import shutil
import subprocess
import sys
import time
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from valeria_desktop.storage.folders import Folders
from valeria_desktop.ui.program.application import make_application
from valeria_desktop.ui.program.program import Program

if TYPE_CHECKING:
    from collections.abc import Callable

WIDTH, HEIGHT = 1280, 720
PATIENCE = 60.0
SETTLED = 3.0
"""Seconds for which a window that found its size keeps it."""
TOOLS = ("Xvfb", "xdotool")


class ClickError(Exception):
    """The program did not do what a click asks for."""


def places(width: int, height: int) -> list[tuple[int, int]]:
    """Return the middle of "New game" and of the button that starts it, in a window of a size."""
    application = make_application()
    with TemporaryDirectory() as folder:
        game, face = next(iter(FACES.items()))  # with one, nobody is asked which
        program = Program(application, Folders.at(Path(folder)), {game: face})
        window = program.window
        window.show()
        window.resize(width, height)
        program.go_home()
        start = program.pages.new_game.start
        found = []
        for command, button in (("home", window.home.button("new")), ("new", start)):
            program.carry_out(command)
            application.processEvents()
            middle = button.mapTo(window, button.rect().center())
            found.append((middle.x(), middle.y()))
        program.close()
    return found


def clear_environment(home: Path, display: str) -> dict[str, str]:
    """Return an environment with an empty home, no Python and only the system's own programs."""
    return {
        "HOME": str(home),
        "PATH": "/usr/bin:/bin",
        "DISPLAY": display,
        "QT_QPA_PLATFORM": "xcb",
        "LANG": "C.UTF-8",
    }


def start_screen(stack: ExitStack) -> str:
    """Start an X server on a display of its own choice."""
    reading, writing = os.pipe()
    server = subprocess.Popen(
        ["/usr/bin/env", "Xvfb", "-displayfd", str(writing), "-screen", "0", f"{WIDTH}x{HEIGHT}x24",
         "-nolisten", "tcp"],
        pass_fds=[writing],
        stderr=subprocess.DEVNULL,
    )  # fmt: skip
    stack.callback(server.wait)
    stack.callback(server.terminate)
    os.close(writing)
    with os.fdopen(reading, encoding="ascii") as answer:
        number = answer.readline().strip()
    if not number:
        raise ClickError("Xvfb does not start.")
    return f":{number}"


def mouse(environment: dict[str, str], *words: str) -> str:
    """Move, click or look with xdotool."""
    done = subprocess.run(
        ["/usr/bin/env", "xdotool", *words],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    return done.stdout.strip()


def size_of(environment: dict[str, str], window: str) -> tuple[int, int]:
    """Return how wide and high a window is: it opens as large as its screen allows."""
    lines = mouse(environment, "getwindowgeometry", "--shell", window).splitlines()
    told = dict(line.split("=") for line in lines if "=" in line)
    return int(told["WIDTH"]), int(told["HEIGHT"])


def settled_size(environment: dict[str, str], window: str) -> tuple[int, int]:
    """Wait until a window has found its size on its screen: it first leaves room for a frame."""
    seen, since = size_of(environment, window), time.monotonic()
    while time.monotonic() - since < SETTLED:
        time.sleep(0.2)
        if (size := size_of(environment, window)) != seen:
            seen, since = size, time.monotonic()
    return seen


def wait_for(what: str, is_there: Callable[[], object], program: subprocess.Popen[bytes]) -> None:
    """Wait until something has happened."""
    end = time.monotonic() + PATIENCE
    while not is_there():
        if program.poll() is not None:
            raise ClickError(f"The program ended with code {program.returncode} before {what}.")
        if time.monotonic() > end:
            raise ClickError(f"Waited {PATIENCE:.0f} seconds for {what}.")
        time.sleep(0.1)


def window_of(environment: dict[str, str], program: subprocess.Popen[bytes]) -> str:
    """Wait for the program's window to stay; while the program starts, one may come and go."""
    seen: list[str] = []
    since = time.monotonic()

    def has_stayed() -> bool:
        nonlocal since
        found = mouse(environment, "search", "--onlyvisible", "--name", " Valeria$").split()[-1:]
        if found != seen:
            seen[:], since = found, time.monotonic()
        return bool(seen) and time.monotonic() - since > SETTLED

    wait_for("a window", has_stayed, program)
    return seen[0]


def click_through(command: list[str], home: Path, stack: ExitStack) -> str:
    """Start the program, begin a game by clicks and Enter, and wait for its file and the end."""
    environment = clear_environment(home, start_screen(stack))
    program = subprocess.Popen(command, env=environment)
    stack.callback(program.wait)
    stack.callback(program.kill)
    window = window_of(environment, program)
    mouse(environment, "windowmove", "--sync", window, "0", "0")
    new, start = places(*settled_size(environment, window))
    begun: list[Path] = []

    def has_begun() -> bool:
        begun[:] = home.rglob("*.valeria")
        return bool(begun)

    mouse(environment, "mousemove", *map(str, new), "sleep", "0.3", "click", "1")
    time.sleep(1.0)
    mouse(environment, "key", "--window", window, "Return")  # which game: the first
    time.sleep(1.0)
    if has_begun():
        raise ClickError("A game began without its button.")
    mouse(environment, "mousemove", *map(str, start), "sleep", "0.3", "click", "1")
    wait_for("a game", has_begun, program)
    mouse(environment, "key", "--window", window, "ctrl+q")
    try:
        code = program.wait(PATIENCE)
    except subprocess.TimeoutExpired as error:
        raise ClickError("The program does not end with Ctrl+Q.") from error
    if code != 0:
        raise ClickError(f"The program ended with code {code}.")
    return begun[0].name


def main() -> int:
    """Check, and tell in one line."""
    command = sys.argv[1:]
    missing = [tool for tool in TOOLS if shutil.which(tool) is None]
    if missing:
        print(f"Click check: skipped, as {' and '.join(missing)} can't be found.")
        return 0
    try:
        with TemporaryDirectory() as home, ExitStack() as stack:
            name = click_through(command, Path(home), stack)
    except ClickError as error:
        print(f"Click check: FAILED. {error}")
        return 1
    print(f"Click check: ok, two clicks and Enter began a game ({name}), Ctrl+Q ended the program.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
