"""The maker of interfaces for screen readers is loaded when Qt first asks for one."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from valeria_desktop.ui.controls.text import Heading
from valeria_desktop.ui.reader import factory
from valeria_desktop.ui.reader.factory import HeardWidgets
from valeria_desktop.ui.reader.interfaces import make_keeper
from valeria_desktop.ui.reader.widgets import HeadingHeard

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.reader.keeper import Keeper


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[Keeper]:
    """Return the keepers that are made."""
    keepers: list[Keeper] = []

    def make() -> Keeper:
        keepers.append(make_keeper())
        return keepers[-1]

    monkeypatch.setattr(factory, "_make_keeper", make)
    return keepers


def test_one_keeper_is_made_with_the_first_question(
    qtbot: QtBot, look: Look, made: list[Keeper]
) -> None:
    heading, heard = Heading(look, "Market", 20), HeardWidgets()
    qtbot.addWidget(heading)
    assert not made
    assert isinstance(heard.make("", heading), HeadingHeard)
    assert isinstance(heard.make("", heading), HeadingHeard)
    assert len(made) == 1
    heard.end()


def test_nothing_is_made_once_the_program_has_ended(
    qtbot: QtBot, look: Look, made: list[Keeper]
) -> None:
    heading, heard = Heading(look, "Market", 20), HeardWidgets()
    qtbot.addWidget(heading)
    heard.end()
    assert heard.make("", heading) is None
    assert not made
