"""Hints that are not wished for, and letters on signs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.ui.programs import play
from valeria_desktop.games.valeria.rules.at import AtPlace
from valeria_desktop.games.valeria.ui.table.screen import TableScreen
from valeria_desktop.ui.typed import as_a

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QImage

    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.program.program import Program


def icon(look: Look, name: str) -> QImage:
    return look.icon(name, 32, 1.0).toImage()


def test_hints_are_offered_unless_they_are_not_wished_for(begin: Callable[[], Program]) -> None:
    program = begin()
    action = program.window.actions_by_id["hint"]
    assert action.isVisible()
    program.change("has_hints", False)  # noqa: FBT003 - the setting's value
    assert not action.isVisible()
    assert not program.controller.has_hints
    program.change("has_hints", True)  # noqa: FBT003 - the setting's value
    assert action.isVisible()


def test_the_tool_of_hints_goes_and_comes_with_them(begin: Callable[[], Program]) -> None:
    program = begin()
    play(program)
    tools = as_a(TableScreen, program.window.table).top.tools
    before = tools.widths()
    program.change("has_hints", False)  # noqa: FBT003 - the setting's value
    assert tools.widths()[0] < before[0]
    program.change("has_hints", True)  # noqa: FBT003 - the setting's value
    assert tools.widths() == before


def test_without_hints_nobody_asks_the_adviser(begin: Callable[[], Program]) -> None:
    program = begin()
    play(program)
    asked: list[object] = []
    program.controller.advice_asked.connect(lambda: asked.append(None))
    program.change("has_hints", False)  # noqa: FBT003 - the setting's value
    program.controller.hint()
    assert asked == []
    program.change("has_hints", True)  # noqa: FBT003 - the setting's value
    program.controller.hint()
    assert len(asked) == 1


def test_without_hints_nothing_says_what_would_help(begin: Callable[[], Program]) -> None:
    program = begin()
    play(program, 1)
    table = as_a(TableScreen, program.window.table)
    place = next(at for at, quote in table.scene.quotes.items() if quote.missing)
    table.refusals.say_why(AtPlace(place))
    before = table.why.accessibleName()
    program.change("has_hints", False)  # noqa: FBT003 - the setting's value
    table.refusals.say_why(AtPlace(place))
    after = table.why.accessibleName()
    assert after != before
    assert before.startswith(after)


def test_signs_bear_letters_if_that_is_wished_for(begin: Callable[[], Program]) -> None:
    program = begin()
    plain = {name: icon(program.look, name) for name in ("gold", "strength", "soldier")}
    program.change("symbols", "letters")
    assert program.look.letters["strength"] == "S"
    assert icon(program.look, "gold") != plain["gold"]
    assert icon(program.look, "strength") != plain["strength"]
    assert icon(program.look, "soldier") == plain["soldier"]
    assert program.window.table.look.letters == program.look.letters
    program.change("symbols", "plain")
    assert icon(program.look, "gold") == plain["gold"]
