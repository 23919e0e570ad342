"""The archive: enters finished games into the history, and brings them back to be looked at."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from valeria_desktop.engine.errors import ValeriaError
from valeria_desktop.engine.foreign import shown
from valeria_desktop.session.finished import entry_of
from valeria_desktop.session.session import Session
from valeria_desktop.storage.files import write_text
from valeria_desktop.storage.history import History
from valeria_desktop.storage.ledger import damage_words
from valeria_desktop.storage.resume import replay
from valeria_desktop.storage.save import from_text
from valeria_desktop.storage.statistics import to_csv
from valeria_desktop.ui.words import tell

if TYPE_CHECKING:
    from pathlib import Path

    from valeria_desktop.engine.catalog import Catalog

_PATIENCE = 10.0


class Archive(QObject):
    """Works with the history, and never holds the window up."""

    told = Signal(str)
    looked_at = Signal(object)
    """A session that is not to be played on."""

    def __init__(self, folder: Path, catalog: Catalog, parent: QObject | None = None) -> None:
        """Keep the history in a folder."""
        super().__init__(parent)
        self.history = History(folder)
        self._catalog = catalog
        self._thread: threading.Thread | None = None

    def enter(self, session: Session, created: str) -> None:
        """Enter a finished game; summing it up takes a tenth of a second, in a thread."""
        copy = Session(
            session.record.up_to(len(session.record.choices)),
            session.seats,
            self._catalog,
            is_rewound=session.is_rewound,
        )
        self.wait()
        self._thread = threading.Thread(target=self._enter, args=(copy, created), daemon=True)
        self._thread.start()

    def _enter(self, session: Session, created: str) -> None:
        try:
            self.history.enter(entry_of(session, created))
        except ValeriaError as error:
            self.told.emit(tell(error.words))

    def wait(self) -> None:
        """Wait until what was entered is there."""
        if self._thread is not None:
            self._thread.join(_PATIENCE)

    def look_at(self, game: str) -> None:
        """Bring a finished game back to be looked at."""
        try:
            saved = from_text(self.history.save_of(game), self.tr("The game"))
            record = replay(saved, self._catalog, self.tr("The game"))
        except ValeriaError as error:
            self.told.emit(tell(error.words))
            return
        self.looked_at.emit(Session(record, saved.seats, self._catalog, is_rewound=saved.rewound))

    def export(self, path: Path) -> None:
        """Write all games as CSV."""
        try:
            ledger = self.history.ledger()
            write_text(path, to_csv(ledger.games))
        except ValeriaError as error:
            self.told.emit(tell(error.words))
            return
        words = self.tr("Exported as {name}.").format(name=shown(path.name))
        if ledger.damaged:
            words += " " + tell(damage_words(ledger.damaged, self.history.path.name))
        self.told.emit(words)
