"""Letters and numbers are at least 13 px high at 100 %, in pictures and miniatures, too."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.counts import spread
from tests.ui.every_sight import SIGHTS, show_sight
from tests.ui.listed_keys import begin_with
from tests.ui.written import written_on
from valeria_desktop.ui.paint.look import LEAST_LETTERS

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot

    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.program.program import Program

SOME = 7
"""Sights that `make test` looks at, in one size each; `make thorough` sees all in both.

Tests of inks look at the letters of other sights.
"""
SIZES = [(1280, 720), (1024, 768)]


@pytest.fixture
def program(qapp: QApplication, qtbot: QtBot, tmp_path: Path, look: Look) -> Iterator[Program]:
    del look  # which has loaded fonts and style
    made = begin_with(qapp, qtbot, tmp_path, "valeria")
    yield made
    made.close()


def test_thirteen_pixels_are_the_least() -> None:
    assert LEAST_LETTERS == 13


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("sight", "size"), spread([(sight, size) for sight in SIGHTS for size in SIZES], SOME)
)
def test_nothing_is_written_smaller(program: Program, sight: str, size: tuple[int, int]) -> None:
    program.window.resize(*size)
    show_sight(program, sight)
    written = written_on(program.window)
    assert written
    assert [each for each in written if each.pixels < LEAST_LETTERS] == []
