"""The device that sounds come from: opened beside the window, and closed when it is not needed."""

from __future__ import annotations

import logging
import os
from contextlib import contextmanager, suppress
from enum import Enum
from threading import Lock, Thread
from typing import TYPE_CHECKING, Protocol

from valeria_desktop.ui.sound.mixer import RATE

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterator

    from valeria_desktop.ui.sound.mixer import Mixer

_log = logging.getLogger(__name__)
_BUFFER = 40
"""Milliseconds that are asked for at a time."""
_STDERR = 2
_SYSTEMS = (
    *("WASAPI", "DSOUND", "WINMM"),
    "COREAUDIO",
    *("PULSEAUDIO", "ALSA", "SNDIO", "AUDIO4", "OSS"),
)
"""What systems have for sounds, what is best first."""


class Output(Enum):
    """Where sounds go."""

    SYSTEM = "system"
    NULL = "null"
    """They are mixed and nobody hears them: for tests."""


class _Device(Protocol):
    backend: str

    def start(self, samples: Generator[bytes, int, None]) -> None: ...

    def close(self) -> None: ...


class Speaker:
    """Opens a device for a mixer, in a thread: some systems take long to say that there is none."""

    def __init__(self, mixer: Mixer, output: Output) -> None:
        """Be closed."""
        self._mixer, self._output = mixer, output
        self._device: _Device | None = None
        self._opening: Thread | None = None
        self._lock = Lock()
        self._is_wanted = False
        self.is_missing = False
        """There is no device; it is not asked for again in this run of the program."""

    @property
    def is_open(self) -> bool:
        """Whether sounds can be heard now."""
        return self._device is not None

    def open(self) -> None:
        """Have it open soon; nothing waits for that."""
        self._is_wanted = True
        is_busy = self._opening is not None and self._opening.is_alive()
        if not self.is_open and not is_busy and not self.is_missing:
            self._opening = Thread(target=self._open, name="speaker", daemon=True)
            self._opening.start()

    def close(self) -> None:
        """Have it closed."""
        self._is_wanted = False
        with self._lock:
            device, self._device = self._device, None
        if device is not None:
            device.close()

    def wait(self) -> None:
        """Wait until it is open, or is known to be missing."""
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
        device.close()  # it is no longer wanted


def _device(output: Output) -> _Device:
    """Open a device; one that nobody hears is none, unless it is asked for."""
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
def quiet_stderr() -> Iterator[None]:
    """Keep a library from writing to the terminal; where there is none, nothing is to be done."""
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
