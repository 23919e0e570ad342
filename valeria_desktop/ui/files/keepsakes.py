"""Keepsakes of finished games: each is made once, in a thread, and kept while the program runs."""

from __future__ import annotations

import logging
import threading
from collections import deque
from typing import TYPE_CHECKING

from attrs import evolve
from PySide6.QtCore import QObject, QTimer, Signal

from valeria_desktop.kernel.errors import ValeriaError
from valeria_desktop.session.relived import relive
from valeria_desktop.session.rivalries import hero_of
from valeria_desktop.storage.save import from_text
from valeria_desktop.ui.face import games_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from valeria_desktop.storage.history import History
    from valeria_desktop.storage.ledger import KeptGame
    from valeria_desktop.ui.face import Faces
    from valeria_desktop.ui.screens.hall.hall_parts import Keepsake

_log = logging.getLogger(__name__)
_PATIENCE = 10.0
_SOON = 30
"""The time until keepsakes are made, in ms: first the page is painted without them."""


class Keepsakes(QObject):
    """Makes keepsakes, which takes about 0.05 s each, without holding the window up."""

    made = Signal(str)
    """The key of a game in the history whose keepsake is there now, or can't be made."""

    def __init__(self, history: History, faces: Faces, parent: QObject | None = None) -> None:
        """Make keepsakes of a history's games."""
        super().__init__(parent)
        self._history, self._faces = history, faces
        self._found: dict[tuple[str, str], Keepsake | None] = {}
        """The keepsakes by the games' keys and ends: a game that ends anew is another one."""
        self._wanted: deque[KeptGame] = deque()
        self._thread: threading.Thread | None = None
        self._lock = threading.Lock()
        self._is_closed = False
        self._soon = QTimer(self, singleShot=True, interval=_SOON)
        self._soon.timeout.connect(self._start)

    def of(self, kept: KeptGame) -> Keepsake | None:
        """Return the keepsake of a game; None until it is made, or if it can't be made."""
        return self._found.get(_key(kept))

    def knows(self, kept: KeptGame) -> bool:
        """Return whether a game's keepsake is made, or is known to be impossible."""
        return _key(kept) in self._found

    def want(self, games: Iterable[KeptGame]) -> None:
        """Make the keepsakes of these games next, in this order."""
        new = [kept for kept in games if not self.knows(kept)]
        with self._lock:
            keys = {_key(kept) for kept in new}
            later = [kept for kept in self._wanted if _key(kept) not in keys]
            self._wanted = deque([*new, *later])
        if new and not self._soon.isActive():
            self._soon.start()

    def _start(self) -> None:
        with self._lock:
            if self._wanted and self._thread is None and not self._is_closed:
                self._thread = threading.Thread(target=self._make_all, daemon=True)
                self._thread.start()

    def _make_all(self) -> None:
        while (kept := self._next()) is not None:
            if not self.knows(kept):
                self._found[_key(kept)] = self._made(kept)
                self.made.emit(kept.id)

    def _next(self) -> KeptGame | None:
        with self._lock:
            if self._wanted and not self._is_closed:
                return self._wanted.popleft()
            self._thread = None
            return None

    def _made(self, kept: KeptGame) -> Keepsake | None:
        face = self._faces.get(kept.game)
        if face is None or face.hall is None:
            return None
        try:
            saved = from_text(self._history.save_of(kept.id), kept.id, games_of(self._faces))
            relived = relive(saved, games_of(self._faces))
            if relived is None or len(relived.seats) != kept.players:
                return None
            made = face.hall().recall(relived, hero_of(kept).seat)
            return evolve(made, seats=relived.seats)
        except ValeriaError:
            _log.info("A finished game has no keepsake.", exc_info=True)
        except Exception:  # noqa: BLE001 - a file of unknown origin, and a thread nobody waits for
            _log.exception("A keepsake could not be made.")
        return None

    def forget(self, kept: KeptGame) -> None:
        """Forget a game that is no longer in the history."""
        self._found.pop(_key(kept), None)

    def wait(self) -> None:
        """Wait for the thread that makes keepsakes, for 10 s at most."""
        self._soon.stop()
        self._start()
        if (thread := self._thread) is not None:
            thread.join(_PATIENCE)

    def close(self) -> None:
        """Make no more keepsakes, and wait for the one that is being made."""
        self._is_closed = True
        self.wait()


def _key(kept: KeptGame) -> tuple[str, str]:
    return kept.id, kept.ended
