"""Menus are wood and words beside the mouse are parchment, both with an inner margin."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QIcon, QImage
from PySide6.QtWidgets import QApplication, QLabel, QMenu

from tests.ui.paint.test_palette import TO_READ, contrast
from tests.ui.pixels import pixels_of
from tests.ui.programs import first_look
from valeria_desktop.ui.controls.fields import Selector
from valeria_desktop.ui.paint.look import Look
from valeria_desktop.ui.paint.materials import INK, materials_of
from valeria_desktop.ui.paint.parchment import ParchmentLook
from valeria_desktop.ui.paint.style_sheet import restyle

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtWidgets import QWidget
    from pytestqt.qtbot import QtBot

MARGIN = 6
LOOKS = [(theme, wish) for theme in ("dark", "light") for wish in ("normal", "strong")]


@pytest.fixture(params=LOOKS, scope="module")
def styled(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[Look]:
    theme, wish = request.param
    first = first_look(qapp)
    made = Look()
    made.use(theme=theme, contrast=wish)
    restyle(qapp, made)
    yield made
    restyle(qapp, first)


def ground(widget: QWidget) -> QColor:
    """Return the colour of most of a widget."""
    image = widget.grab().toImage()
    points = memoryview(pixels_of(image.convertToFormat(QImage.Format.Format_RGB32))).cast("I")
    return QColor.fromRgb(Counter(points).most_common(1)[0][0])


def test_a_menu_is_wood_with_a_margin(styled: Look, qtbot: QtBot) -> None:
    menu = QMenu()
    qtbot.addWidget(menu)
    first = menu.addAction("Save")
    menu.addAction("Load")
    menu.ensurePolished()
    menu.resize(menu.sizeHint())
    assert ground(menu) == QColor(materials_of(styled).board)
    assert menu.actionGeometry(first).left() >= MARGIN
    assert menu.actionGeometry(first).top() >= MARGIN
    for ink in (styled.palette.ink, styled.palette.quiet):
        assert contrast(ink, materials_of(styled).board) >= TO_READ


@pytest.mark.parametrize(
    ("mode", "state"),
    [(QIcon.Mode.Active, QIcon.State.Off), (QIcon.Mode.Normal, QIcon.State.On)],
)
def test_icons_of_lit_entries_have_the_colour_of_their_words(
    styled: Look, mode: QIcon.Mode, state: QIcon.State
) -> None:
    plain = styled.menu_icon("trophy").pixmap(QSize(32, 32), mode, state).toImage()
    lit = styled.icon("trophy", 32, 1.0, styled.palette.on_lit).toImage()
    assert plain == lit.convertToFormat(plain.format())


def test_a_list_of_choices_has_a_margin(styled: Look, qtbot: QtBot) -> None:
    field = Selector(ParchmentLook(styled), "Level")
    qtbot.addWidget(field)
    field.offer([("Squire", 1), ("Knight", 2)])
    field.ensurePolished()
    view = field.view()
    view.resize(200, 120)
    first = view.visualRect(field.model().index(0, 0))
    assert view.viewport().mapTo(view, first.topLeft()).x() >= MARGIN


def test_words_beside_the_mouse_are_parchment_with_a_margin(styled: Look, qtbot: QtBot) -> None:
    tip = QLabel("Why not")
    qtbot.addWidget(tip)
    rule = QApplication.instance().styleSheet().partition("QToolTip {")[2].partition("}")[0]  # type: ignore[union-attr]
    tip.setStyleSheet(f"QLabel {{{rule}}}")
    bare = QLabel("Why not")
    qtbot.addWidget(bare)
    tip.resize(tip.sizeHint())
    assert ground(tip) == QColor(materials_of(styled).parchment)
    assert tip.sizeHint().width() >= bare.sizeHint().width() + 2 * MARGIN
    assert f"color: {INK}" in rule
