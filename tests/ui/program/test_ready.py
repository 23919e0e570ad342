"""The home screen comes first; what it doesn't need is made while nobody waits for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.storage.settings import NAME

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from valeria_desktop.ui.program.program import Program


def test_the_table_is_laid_when_a_game_needs_it(begin: Callable[[], Program]) -> None:
    program = begin()
    laid = [program.window.is_laid]
    program.start(7)
    laid.append(program.window.is_laid)
    assert laid == [False, True]
    assert program.window.is_on_table


def test_the_table_is_laid_while_nobody_waits_for_it(
    begin: Callable[[], Program], qtbot: QtBot
) -> None:
    program = begin()
    program.get_ready()
    qtbot.waitUntil(lambda: program.window.is_laid)
    assert program.window.screen_shown is program.window.home


def test_what_can_not_be_set_up_again_is_told_while_nobody_waits(
    begin: Callable[[], Program], qtbot: QtBot, tmp_path: Path
) -> None:
    (tmp_path / NAME).write_text('[setup]\npreset = "moon"')
    program = begin()
    assert program.notice.isHidden()
    program.get_ready()
    qtbot.waitUntil(program.notice.isVisible)
