"""The voice's banner points at a card, and leaves its name to be read."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF

from valeria_desktop.games.valeria.files.loader import shipped_catalog
from valeria_desktop.ui.paint.banner import banner_at
from valeria_desktop.ui.paint.look import title_font

if TYPE_CHECKING:
    from valeria_desktop.ui.paint.look import Look

TILE = QRectF(20, 130, 172, 89)
"""A tile of the market at 1280 by 720 (LOOK-4), where names are written at 16.5."""


@pytest.mark.parametrize("kind", ["monsters", "citizens"])
def test_a_banner_covers_no_name_in_the_middle_of_a_tile(look: Look, kind: str) -> None:
    del look  # which has loaded the fonts
    metrics = QFontMetricsF(title_font(16.5))
    names = {card.name for card in getattr(shipped_catalog(), kind)}
    widest = max(map(metrics.horizontalAdvance, names))
    assert widest > 60, "a long name is among them"
    assert TILE.center().x() + widest / 2 < banner_at(TILE, 1).left()
