"""The device that plays the sounds: opened in a thread, and closed when it isn't needed."""

from __future__ import annotations

import logging
import os
import sys
from contextlib import contextmanager, suppress
from enum import Enum
from threading import Lock, Thread
from typing import TYPE_CHECKING, Protocol

from valeria_desktop.ui.sound.samples import RATE

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterator

    from valeria_desktop.ui.sound.mixer import Mixer

_log = logging.getLogger(__name__)
_BUFFER = 40
"""The length of sound that the device asks for at a time, in ms."""
_STDERR = 2
_SYSTEMS = (
    *("WASAPI", "DSOUND", "WINMM"),
    "COREAUDIO",
    *("PULSEAUDIO", "ALSA", "SNDIO", "AUDIO4", "OSS"),
)
"""The systems' ways to play sound, the best first."""


class Output(Enum):
    """The destination of sounds."""

    SYSTEM = "system"
    NULL = "null"
    """Sounds are mixed and not played: for tests."""


class _Device(Protocol):
    backend: str

    def start(self, samples: Generator[bytes, int, None]) -> None: ...

    def close(self) -> None: ...


class Speaker:
    """Opens a device for a mixer, in a thread: some systems take long to report a missing one."""

    def __init__(self, mixer: Mixer, output: Output) -> None:
        """Make a closed speaker."""
        self._mixer, self._output = mixer, output
        self._device: _Device | None = None
        self._opening: Thread | None = None
        self._lock = Lock()
        self._is_wanted = False
        self.is_missing = False
        """Whether there is no device; the program doesn't look for one again in this run."""

    @property
    def is_open(self) -> bool:
        """Whether the device is open."""
        return self._device is not None

    def open(self) -> None:
        """Open the device in a thread, without waiting for it."""
        self._is_wanted = True
        is_busy = self._opening is not None and self._opening.is_alive()
        if not self.is_open and not is_busy and not self.is_missing:
            self._opening = Thread(target=self._open, name="speaker", daemon=True)
            self._opening.start()

    def close(self) -> None:
        """Close the device, now or as soon as it is open."""
        self._is_wanted = False
        with self._lock:
            device, self._device = self._device, None
        if device is not None:
            device.close()

    def wait(self) -> None:
        """Wait until the device is open, or is known to be missing."""
        if self._opening is not None:
            self._opening.join()

    def _open(self) -> None:
        try:
            with quiet_stderr():
                device = _device(self._output)
                device.start(self._mixer.samples())
        except Exception as error:  # noqa: BLE001 - whatever it is, nobody is to miss a game for it
            self.is_missing = True
            _log.info("No sound: %s.", error)
            return
        with self._lock:
            if self._is_wanted:
                self._device = device
                return
        device.close()  # the device is no longer wanted


def _device(output: Output) -> _Device:
    """Return an open device; a silent one only for the output `NULL`."""
    with without("numpy"):  # 8 MB, for functions that the program doesn't call
        import miniaudio  # noqa: PLC0415 - it takes as long as a window's first paint

    names = ("NULL",) if output is Output.NULL else _SYSTEMS
    make: Callable[..., _Device] = miniaudio.PlaybackDevice
    return make(
        nchannels=1,
        sample_rate=RATE,
        buffersize_msec=_BUFFER,
        backends=[miniaudio.Backend[name] for name in names],
        app_name="Valeria Desktop",
    )


@contextmanager
def without(name: str) -> Iterator[None]:
    """Keep what is imported here from importing a module that it can do without."""
    if name in sys.modules:
        yield
        return
    sys.modules[name] = None  # type: ignore[assignment]  # as Python marks what isn't there
    try:
        yield
    finally:
        del sys.modules[name]


@contextmanager
def quiet_stderr() -> Iterator[None]:
    """Keep a library from writing to the terminal; do nothing without a terminal."""
    try:
        kept = os.dup(_STDERR)
    except OSError:
        yield
        return
    try:
        with open(os.devnull, "wb") as nowhere:  # noqa: PTH123 - a file descriptor is wanted
            os.dup2(nowhere.fileno(), _STDERR)
        yield
    finally:
        with suppress(OSError):
            os.dup2(kept, _STDERR)
        os.close(kept)
