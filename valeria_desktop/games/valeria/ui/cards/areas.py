"""Where monsters live: the landscapes of the areas."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QColor

if TYPE_CHECKING:
    from collections.abc import Callable

    from valeria_desktop.games.valeria.ui.cards.land import Land

_SNOW = "#cfd6e2"


def _hills(land: Land) -> None:
    land.downs(0.5, 0.34, 0.95, land.far)
    land.downs(0.78, 0.2, 1.25, land.near)


def _ruins(land: Land) -> None:
    for number, x in land.steps(0.62):
        top = 0.22 + 0.42 * land.chance(number)
        wide = 0.17
        slant = 0.09 * (1 if number % 2 else -1)
        land.shape([(x, 0.95), (x, top + slant), (x + wide, top), (x + wide, 0.95)], land.far)
        if number % 3 == 1:  # two columns still bear their beam
            land.block(x - 0.05, top + 0.1, 0.62 + 0.27, 0.09, land.far)
        land.block(x - 0.04, 0.76, wide + 0.08, 0.1, land.far)
    land.downs(0.86, 0.06, 0.7, land.near)


def _forest(land: Land) -> None:
    for row, (each, low, colour) in enumerate(((0.36, 0.86, land.far), (0.46, 1.0, land.near))):
        for number, x in land.steps(each):
            tall = 0.5 + 0.28 * land.chance(number + 31 * row) - 0.16 * row
            middle, half = x + row * 0.2, each * 0.56
            land.shape([(middle - half, low), (middle, low - tall), (middle + half, low)], colour)
    land.downs(0.93, 0.03, 1.2, land.near)


def _valley(land: Land) -> None:
    wide = land.width
    land.shape([(0, 0.15), (wide * 0.62, 0.86), (0, 1.1)], land.far)
    land.shape([(wide, 0.05), (wide * 0.36, 0.9), (wide, 1.1)], land.far)
    land.shape([(0, 0.55), (wide * 0.5, 0.93), (0, 1.1)], land.near)
    land.shape([(wide, 0.5), (wide * 0.5, 0.93), (wide, 1.1)], land.near)
    land.downs(0.92, 0.03, 1.0, land.near)
    middle = wide * 0.5
    bed = [(middle - 0.03, 0.84), (middle + 0.03, 0.84), (middle + 0.3, 1.05), (middle - 0.3, 1.05)]
    land.shape(bed, land.light)


def _mountains(land: Land) -> None:
    for number, x in land.steps(0.85):
        top = 0.14 + 0.3 * land.chance(number)
        middle, half = x + 0.4, 0.72
        land.shape([(middle - half, 1), (middle, top), (middle + half, 1)], land.far)
        cap = 0.16
        share = half * cap / (1 - top)
        snow = QColor(_SNOW)
        snow.setAlphaF(0.6)
        foot = top + cap
        land.shape(
            [
                (middle, top),
                (middle + share, foot),
                (middle + share * 0.3, foot - 0.05),
                (middle - share * 0.1, foot + 0.05),
                (middle - share * 0.5, foot - 0.04),
                (middle - share, foot),
            ],
            snow,
        )
    land.downs(0.84, 0.08, 0.8, land.near)


def _barrens(land: Land) -> None:
    for number, x in land.steps(1.05):
        top = 0.3 + 0.25 * land.chance(number)
        wide = 0.42 + 0.3 * land.chance(number + 7)
        rock = [(x, 0.9), (x + 0.12, top), (x + 0.12 + wide, top), (x + 0.3 + wide, 0.9)]
        land.shape(rock, land.far)
    land.downs(0.82, 0.05, 1.4, land.near)
    for number, x in land.steps(0.7):
        crack = 0.9 + 0.06 * land.chance(number)
        land.shape([(x, crack), (x + 0.24, crack - 0.03), (x + 0.1, crack + 0.03)], land.far)


def _swamp(land: Land) -> None:
    land.downs(0.6, 0.1, 1.1, land.far)
    for number, x in land.steps(1.15):
        top = 0.2 + 0.2 * land.chance(number)
        land.shape([(x, 0.9), (x + 0.06, top), (x + 0.12, 0.9)], land.near)
        land.shape(
            [(x + 0.06, top + 0.22), (x + 0.27, top + 0.08), (x + 0.07, top + 0.3)], land.near
        )
        land.shape(
            [(x + 0.05, top + 0.34), (x - 0.15, top + 0.22), (x + 0.05, top + 0.42)], land.near
        )
    land.downs(0.84, 0.03, 0.6, land.near)
    for number, x in land.steps(0.55):
        y = 0.9 + 0.07 * land.chance(number)
        land.shape([(x, y), (x + 0.2, y - 0.012), (x + 0.36, y), (x + 0.2, y + 0.012)], land.sky)


def _caverns(land: Land) -> None:
    land.painter.fillRect(land.room, land.far)
    cave = land.near
    middle, half = land.width / 2, land.width * 0.47
    land.painter.setBrush(land.sky)
    land.painter.drawEllipse(
        land.at(middle, 0.62), half * land.room.height(), 0.52 * land.room.height()
    )
    for number, x in land.steps(0.42):
        long = 0.2 + 0.34 * land.chance(number)
        land.shape([(x, -0.05), (x + 0.34, -0.05), (x + 0.15, long)], cave)
        tall = 0.12 + 0.24 * land.chance(number + 17)
        land.shape([(x - 0.1, 1), (x + 0.28, 1), (x + 0.1, 1 - tall)], cave)


AREAS: dict[str, Callable[[Land], None]] = {
    "hills": _hills,
    "ruins": _ruins,
    "forest": _forest,
    "valley": _valley,
    "mountains": _mountains,
    "barrens": _barrens,
    "swamp": _swamp,
    "caverns": _caverns,
}
