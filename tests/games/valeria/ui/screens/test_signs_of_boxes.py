"""Signs of boxes beside their cards: no name, and nothing else on a card, lies under them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QRectF

from tests.ui.screens.pages import shown
from valeria_desktop.games.valeria.draft import Draft
from valeria_desktop.games.valeria.game import BOX, RULES
from valeria_desktop.games.valeria.rules.setup import CUSTOM, RANDOM
from valeria_desktop.games.valeria.ui.screens import stacks_preview
from valeria_desktop.games.valeria.ui.screens.new_game import NewGameScreen

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtGui import QImage
    from pytestqt.qtbot import QtBot

    from valeria_desktop.ui.paint.look import Look

WITH = frozenset({"flames-and-frost", "shadowvale"})
NAMES_END = 8
"""The least distance of a name from the sides of its card, in pixels."""
# the offscreen platform has neither a keyboard to grab nor windows to raise
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


def page(look: Look, qtbot: QtBot, preset: str) -> NewGameScreen:
    draft = Draft(RULES, seed=5, box=BOX, sets=WITH)
    draft.start_custom()
    draft.preset = preset
    return shown(NewGameScreen(look, draft), qtbot)


def changed(one: QImage, other: QImage) -> Iterator[tuple[int, int]]:
    for y in range(one.height()):
        for x in range(one.width()):
            if one.pixel(x, y) != other.pixel(x, y):
                yield x, y


def test_no_sign_covers_a_name_in_the_preview(
    look: Look, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    stacks = page(look, qtbot, RANDOM).preview.stacks
    cards = [piece.box for piece in stacks.laid.pieces if piece is not None]
    signed = stacks.viewport().grab().toImage()
    monkeypatch.setattr(stacks_preview, "has_picture", lambda _: False)
    bare = stacks.viewport().grab().toImage()
    differing = [*changed(signed, bare)]
    assert differing
    kept = [box.adjusted(NAMES_END, 0, -NAMES_END, 0) for box in cards]
    assert not [at for at in differing if any(box.contains(*at) for box in kept)]


def test_no_sign_covers_a_name_in_custom(look: Look, qtbot: QtBot) -> None:
    custom = page(look, qtbot, CUSTOM).custom
    card = next(each for each in custom.areas.values() if each.box)
    signed = card.grab().toImage()
    card.box = ""
    differing = [*changed(signed, card.grab().toImage())]
    assert differing
    inside = QRectF(card.rect()).adjusted(8 + NAMES_END, 0, -8 - NAMES_END, 0)
    assert not [at for at in differing if inside.contains(*at)]
