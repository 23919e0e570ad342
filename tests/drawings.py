"""What holds for all drawings: plain shapes of flat colour, nothing that a painter must look up."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING
from xml.etree import ElementTree as ET

from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

if TYPE_CHECKING:
    from pathlib import Path

SHAPES = {"path", "rect", "circle", "ellipse"}
HEAVIEST = 16_000  # bytes of a scene: together they take room in every package


def drawn(path: Path) -> ET.Element:
    """Read a drawing."""
    return ET.parse(path).getroot()  # noqa: S314 - our own drawings


def kinds_in(path: Path) -> list[str]:
    """Return the tags of a drawing, one for each part."""
    return [part.tag.rpartition("}")[2] for part in drawn(path).iter()]


def is_plain(path: Path) -> bool:
    """Tell whether it is made of shapes alone: no text, gradient, reference or veil."""
    text = path.read_text(encoding="utf-8")
    strange = re.findall(r"href|url\(|style=|class=|opacity", text)
    return set(kinds_in(path)) <= SHAPES | {"svg", "g"} and not strange


def fills_in(path: Path) -> set[str]:
    """Return the colours of its surfaces."""
    return set(re.findall(r'fill="(#[0-9a-f]{6})"', path.read_text(encoding="utf-8")))


def colours_in(path: Path) -> set[str]:
    """Return the colours of its surfaces and lines."""
    return fills_in(path) | set(
        re.findall(r'stroke="(#[0-9a-f]{6})"', path.read_text(encoding="utf-8"))
    )


def image_of(path: Path, size: tuple[int, int], ground: str = "#00000000") -> QImage:
    """Draw it on a ground; a warning of Qt fails any test."""
    image = QImage(*size, QImage.Format.Format_ARGB32)
    image.fill(QColor(ground))
    painter = QPainter(image)
    QSvgRenderer(str(path)).render(painter)
    painter.end()
    return image


def points_of(path: Path, size: tuple[int, int]) -> list[int]:
    """Draw it on black, in fewer colours than the eye tells apart."""
    image = image_of(path, size, "#000000")
    wide, high = size
    return [image.pixel(x, y) & 0xF0F0F0 for y in range(high) for x in range(wide)]
