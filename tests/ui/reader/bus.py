"""The program on the real bus of assistive technology, led by keys, with all that is heard."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from contextlib import ExitStack
from functools import cache
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import IO, TYPE_CHECKING, NamedTuple, Self

import pytest

from tests.patience import HANG
from valeria_desktop.ui.stage.skip_key import DEAD_TIME

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

_WANTED = "VALERIA_BUS"
LAUNCHER = next(
    (
        path
        for folder in ("/usr/libexec", "/usr/lib/at-spi2-core")
        if (path := Path(folder) / "at-spi-bus-launcher").exists()
    ),
    None,
)
SYSTEM_PYTHON = shutil.which("python3", path="/usr/bin:/bin")
READER = Path(__file__).with_name("bus_reader.py")
_LONGEST = 30.0
"""The time in which awaited words must come, in seconds."""
_ATTEMPTS = 3
QUIET = 0.8
"""The time without a word after which a key has been answered, in seconds."""

SETTLED = DEAD_TIME + 0.2
"""The silence after awaited words with which a player goes on, in seconds; sooner, Enter is taken
for one that was meant for the motion before."""


@cache
def missing() -> str:
    """Name what a bus of its own lacks here; "" if nothing.

    An eighth of all time goes by on the bus, so it has to be asked for: `.ci/run` does.
    """
    if not os.environ.get(_WANTED):
        return f"{_WANTED}=1 plays through a screen reader's bus, as .ci/run does"
    for command in ("Xvfb", "xdotool", "dbus-daemon"):
        if shutil.which(command) is None:
            return f"{command} is needed"
    if LAUNCHER is None:
        return "at-spi2-core is needed"
    has_glib = (
        SYSTEM_PYTHON
        and not subprocess.run(
            [SYSTEM_PYTHON, "-c", "from gi.repository import Gio"], capture_output=True, check=False
        ).returncode
    )
    return "" if has_glib else "python3-gi is needed"


def on_the_bus() -> list[pytest.MarkDecorator]:
    """Return the marks of tests on a bus."""
    lack = missing()
    return [pytest.mark.thorough, pytest.mark.waits, pytest.mark.skipif(lack != "", reason=lack)]


class Word(NamedTuple):
    """Something that a screen reader is told."""

    kind: str
    """Said, focus, name, told (by the name of a notification) or window."""
    role: str
    words: str


def come(awaited: Sequence[str], words: Sequence[Word]) -> bool:
    """Return whether one of the awaited words is among what was told."""
    return any(each in word.words for each in awaited for word in words)


class Heard:
    """A program with its own display and bus."""

    def __init__(
        self,
        folder: Path,
        reader: str = "announce",
        pace: str = "normal",
        settled: float = QUIET,
        language: str = "en",
    ) -> None:
        """Keep the program's files in a folder; tell by announcements, whichever Orca is here.

        Once awaited words have come, a key is answered after a silence of some seconds (settled).
        """
        self._folder, self._settled = folder, settled
        (folder / "data").mkdir()
        written = f'reader = "{reader}"\npace = "{pace}"\nlanguage = "{language}"\n'
        (folder / "data" / "settings.toml").write_text(written)
        self._open = ExitStack()
        self._words: SimpleQueue[Word] = SimpleQueue()
        self._env: dict[str, str] = {}
        self._reader: subprocess.Popen[str] | None = None
        self.all: list[Word] = []
        self.late: list[Word] = []
        """The words that came after the last key had settled and before the next key."""

    def __enter__(self) -> Self:
        """Start everything, once more where the bus or the window doesn't come at once."""
        for attempt in range(_ATTEMPTS):
            try:
                self._begin()
            except (AssertionError, TimeoutError):
                self._open.close()
                if attempt == _ATTEMPTS - 1:
                    raise
            except BaseException:
                self._open.close()
                raise
            else:
                break
        return self

    def __exit__(self, *_: object) -> None:
        self._open.close()

    def _begin(self) -> None:
        self._open, self._words, self._env, self.all = ExitStack(), SimpleQueue(), {}, []
        read, write = os.pipe()
        self._start(["Xvfb", "-displayfd", str(write), "-screen", "0", "1280x800x24"], fd=write)
        os.close(write)
        with os.fdopen(read) as number:
            display = f":{number.readline().strip()}"
        names = ("PATH", "LANG", "PYTHONPATH", "VIRTUAL_ENV")
        self._env = {name: os.environ[name] for name in names if name in os.environ} | {
            "DISPLAY": display,
            "HOME": str(self._folder),
            "QT_QPA_PLATFORM": "xcb",
            "VALERIA_SOUND": "null",
        }
        bus = self._start(["dbus-daemon", "--session", "--nofork", "--print-address=1"])
        self._env["DBUS_SESSION_BUS_ADDRESS"] = _line(bus).strip()
        self._start([str(LAUNCHER), "--launch-immediately"])
        reader = self._start([str(SYSTEM_PYTHON), str(READER)])
        assert '"ready"' in _line(reader)
        self._reader = reader
        Thread(target=self._listen, args=(reader.stdout,), daemon=True).start()
        self._start(
            [sys.executable, "-m", "valeria_desktop", "--data-dir", str(self._folder / "data")]
        )
        self._activate()

    def _start(
        self, command: list[str], env: Mapping[str, str] | None = None, fd: int = -1
    ) -> subprocess.Popen[str]:
        process = subprocess.Popen(
            command,
            env={**(env or self._env or os.environ)},
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            pass_fds=() if fd < 0 else (fd,),
        )
        self._open.callback(_end, process)
        return process

    def _listen(self, lines: IO[str]) -> None:
        for line in lines:
            self._words.put(Word(*json.loads(line)))

    def _activate(self) -> None:
        """Give the focus to the window: no window manager does."""
        end = time.monotonic() + HANG
        while time.monotonic() < end:
            found = self._xdotool("search", "--onlyvisible", "--name", "Valeria").split()
            if found:
                self._xdotool("windowfocus", found[-1])
                if any(word.kind == "focus" for word in self.hears()):
                    return
            time.sleep(0.3)
        raise TimeoutError("The window was not given the focus.")

    def _xdotool(self, *given: str) -> str:
        command = [shutil.which("xdotool") or "", *given]
        return subprocess.run(
            command, env=self._env, capture_output=True, text=True, check=False
        ).stdout

    def hears(self, *until: str) -> list[Word]:
        """Return what is told until it is quiet; with words to wait for, not before one of them."""
        found: list[Word] = []
        end = time.monotonic() + (_LONGEST if until else 10 * QUIET)
        awaited = [each for each in until if each]
        while time.monotonic() < end:
            try:
                quiet = self._settled if come(awaited, found) else QUIET
                found.append(self._words.get(timeout=quiet))
            except Empty:
                if not until or come(until, found):
                    break
        self.all += found
        return found

    def _hear_late(self) -> None:
        self.late = [self._words.get() for _ in range(self._words.qsize())]
        self.all += self.late

    def walk(self) -> list[str]:
        """Return the name of each node in the program's tree, whether it is shown or not."""
        assert self._reader is not None
        self._reader.send_signal(signal.SIGUSR1)
        found: list[str] = []
        while (word := self._words.get(timeout=HANG)).kind != "walked":
            if word.kind == "node":
                found.append(word.words)
        return found

    def point(self, x: int, y: int) -> None:
        """Rest the pointer somewhere on the screen."""
        self._xdotool("mousemove", str(x), str(y))
        self.hears()

    def hold(self, key: str, seconds: float, *until: str) -> list[Word]:
        """Hold a key for a while, and return what is told until it is up again."""
        self._xdotool("keydown", key)
        time.sleep(seconds)
        found = self.hears(*until)
        self._xdotool("keyup", key)
        return found + self.hears()

    def press(self, key: str, *until: str) -> list[Word]:
        """Press a key, or several one after the other, and return what is told."""
        self._hear_late()
        self._xdotool("key", "--delay", "60", *key.split())
        return self.hears(*until)


def _line(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    return process.stdout.readline()


def _end(process: subprocess.Popen[str]) -> None:
    process.terminate()
    try:
        process.wait(10)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
    if process.stdout is not None:
        process.stdout.close()
