"""The window that benchmarks play in: a program of its own, in a folder that goes with it."""

from __future__ import annotations

from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from valeria_desktop.games.valeria.game import RULES
from valeria_desktop.games.valeria.ui.face import FACE
from valeria_desktop.storage.folders import Folders
from valeria_desktop.ui.program.application import make_application
from valeria_desktop.ui.program.program import Program

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtWidgets import QApplication

    from valeria_desktop.ui.stage.ticker import Ticker


@contextmanager
def window_of(
    width: int, height: int, ticker: Ticker | None = None
) -> Iterator[tuple[QApplication, Program]]:
    """Show a window of a size, and close it again."""
    application = make_application()
    with TemporaryDirectory() as folder:
        faces = {RULES.id: FACE}
        program = Program(application, Folders.at(Path(folder)), faces, ticker=ticker)
        program.window.resize(width, height)
        program.window.show()
        yield application, program
        program.close()
