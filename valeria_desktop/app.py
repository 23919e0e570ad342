"""The command `valeria`: reads its options and shows the window."""

from __future__ import annotations

import gc
import logging
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import valeria_desktop
from valeria_desktop.kernel.errors import ValeriaError
from valeria_desktop.kernel.foreign import within
from valeria_desktop.lab.arguments import Parser, run
from valeria_desktop.storage.logs import LEVELS
from valeria_desktop.ui.program.libraries import explain

if TYPE_CHECKING:
    import argparse
    from collections.abc import Sequence

    from valeria_desktop.ui.face import Faces

PROGRAM = "valeria"
_log = logging.getLogger(__name__)


class StartError(ValeriaError):
    """A start that failed for an unexpected reason."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Start the program and return its exit code."""
    return run(PROGRAM, partial(_play, arguments))


def _play(arguments: Sequence[str] | None) -> None:
    given = _parser().parse_args(arguments)
    try:
        if given.self_check:
            _check()
        _show(given)
    except ImportError as error:
        raise explain(error) from error


def _show(given: argparse.Namespace) -> None:
    """Show the window until it is closed."""
    gc.disable()  # loading makes no garbage worth a search; the window enables it
    from valeria_desktop.storage.folders import Folders
    from valeria_desktop.storage.logs import start_log

    folders = Folders.at(given.data_dir) if given.data_dir else Folders.of_system()
    log = start_log(folders.logs, given.log_level)
    try:
        from valeria_desktop.ui.program.spelling import keep_to_one_spelling

        keep_to_one_spelling()  # before the first of Qt's modules
        from valeria_desktop.ui.program import application

        application.run(folders, log, _faces, given.file)
    except (ImportError, ValeriaError) as error:
        # For players without a terminal, as from a menu, the log has the reason too.
        _log.info("The program does not start: %s", error)
        raise
    except Exception as error:
        _log.exception("The program does not start.")
        where = f" The report is in {log.path}." if log.path else ""
        raise StartError(f"The program can't start: {within(error)}.{where}") from error
    finally:
        log.close()
        gc.enable()


def _faces() -> Faces:
    from valeria_desktop.faces import FACES

    return FACES


def _check() -> None:
    """Check the program and end it; the exit code is 0 if the check found no error."""
    from valeria_desktop.ui.program.self_check import self_check

    raise SystemExit(0 if self_check(_faces(), partial(print, flush=True)) else 1)


def _parser() -> Parser:
    parser = Parser(prog=PROGRAM, description="Play Valeria: Card Kingdoms on your desktop.")
    add = parser.add_argument
    add("file", nargs="?", type=Path, help="a saved game to continue")
    add("--data-dir", type=Path, metavar="DIR", help="keep games, settings and log in this folder")
    add(
        "--log-level",
        choices=LEVELS,
        default="info",
        help="the least important lines that the log holds (info)",
    )
    add("--self-check", action="store_true", help="try every part of the program and end")
    add("--version", action="version", version=valeria_desktop.__version__)
    return parser
