"""The two manners of a button: its words are read on wood, brass and parchment in every theme."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

import pytest
from PySide6.QtGui import QColor

from valeria_desktop.ui.controls.button_faces import ButtonKind, Mien, WoodFace, face_on
from valeria_desktop.ui.paint.legible import contrast
from valeria_desktop.ui.paint.materials import materials_of
from valeria_desktop.ui.paint.parchment import ParchmentLook

if TYPE_CHECKING:
    from valeria_desktop.ui.paint.look import Look

THEMES = ("light", "dark")
USUAL = Mien(ButtonKind.NORMAL, is_enabled=True, is_pointed=False, is_checked=False)
MIENS = [Mien(*each) for each in product(ButtonKind, [True], [True, False], [True, False])]


@pytest.mark.parametrize(("theme", "strength"), [*product(THEMES, ["normal", "strong"])])
@pytest.mark.parametrize("mien", MIENS)
def test_words_are_read_on_the_button_or_on_what_shows_through(
    look: Look, theme: str, mien: Mien, strength: str
) -> None:
    look.use(theme=theme, contrast=strength)
    for ground, face in (
        (materials_of(look).plank, face_on(look)),
        (materials_of(look).parchment, face_on(ParchmentLook(look))),
    ):
        found = face.colours(mien)
        fill = found.fill if found.fill.alpha() else QColor(ground)
        assert contrast(found.text, fill) >= 4.5
        if found.shine is not None:
            assert contrast(found.text, found.shine) >= 4.5


@pytest.mark.parametrize("theme", THEMES)
def test_a_button_on_the_table_is_of_its_wood(look: Look, theme: str) -> None:
    look.use(theme=theme)
    face = face_on(look)
    assert isinstance(face, WoodFace)
    usual = face.colours(USUAL)
    assert usual.fill == QColor(materials_of(look).board)
    assert contrast(usual.edge, QColor(materials_of(look).plank)) > 1.5


@pytest.mark.parametrize("theme", THEMES)
def test_a_quiet_button_on_parchment_is_never_brass_under_the_mouse(look: Look, theme: str) -> None:
    look.use(theme=theme)
    face = face_on(ParchmentLook(look))
    pointed = Mien(ButtonKind.QUIET, is_enabled=True, is_pointed=True, is_checked=False)
    primary = Mien(ButtonKind.PRIMARY, is_enabled=True, is_pointed=False, is_checked=False)
    colours = face.colours(pointed)
    assert colours.fill == face.colours(USUAL).fill
    assert colours.fill != face.colours(primary).fill
    assert not colours.is_raised
