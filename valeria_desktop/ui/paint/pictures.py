"""Pictures: SVG drawings as pixmaps, each made once for a name, a colour and a size in pixels."""

from __future__ import annotations

from contextlib import contextmanager
from functools import lru_cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from valeria_desktop.content.resources import resources_root
from valeria_desktop.ui.paint.album import kept

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


Dyes = tuple[tuple[str, str], ...]
"""Pairs of colours: one of a drawing, and its replacement."""
_TEXT_COLOUR = "#000001"  # the colour of plain icons, which is replaced
_SMALL = 4_000  # bytes of a drawing
_INK_LIGHT, _STEEP = 32, 6
"""The greatest grey of ink, and how steeply a cut becomes solid above it."""
_ROOT = resources_root()
ART = (
    _ROOT / "shell" / "art",
    *sorted((*_ROOT.glob("games/*/art"), *_ROOT.glob("games/*/sets/*"))),
)
"""The folders of drawings: the program's, each game's and each set's. A name is in one only."""


def picture(path: str, width: int, height: int, ratio: float, colour: str = "") -> QPixmap:
    """Return a drawing by its name; a plain icon in the given colour."""
    return _pixmap(path, round(width * ratio), round(height * ratio), ratio, colour)


def is_plain(path: str) -> bool:
    """Return whether a drawing takes the colour that it is asked for."""
    return _TEXT_COLOUR in source_of(path)


def cut_picture(path: str, width: int, height: int, ratio: float, colour: str) -> QPixmap:
    """Return a many-coloured drawing as a cut in one colour: its ink becomes gaps."""
    return _cut(path, round(width * ratio), round(height * ratio), ratio, colour)


def dyed(path: str, width: int, height: int, ratio: float, dyes: Dyes) -> QPixmap:
    """Return a drawing by its name, with some of its colours replaced."""
    return _dyed(path, round(width * ratio), round(height * ratio), ratio, dyes)


@lru_cache(maxsize=2048)
def has_picture(path: str) -> bool:
    """Return whether there is a drawing of a name."""
    return _file_of(path).is_file()


@lru_cache(maxsize=64)
def source_of(path: str) -> str:
    """Return the text of a drawing by its name."""
    return _file_of(path).read_text(encoding="utf-8")


@lru_cache(maxsize=2048)
def _file_of(path: str) -> Path:
    return next((art / path for art in ART if (art / path).is_file()), ART[0] / path)


@kept
def _pixmap(path: str, width: int, height: int, ratio: float, colour: str) -> QPixmap:
    return _rendered(_renderer(_file_of(path), colour), width, height, ratio)


@kept
def _dyed(path: str, width: int, height: int, ratio: float, dyes: Dyes) -> QPixmap:
    text = _file_of(path).read_text(encoding="utf-8")
    for colour, other in dyes:
        text = text.replace(colour, other)
    return _rendered(QSvgRenderer(QByteArray(text.encode())), width, height, ratio)


@kept
def _cut(path: str, width: int, height: int, ratio: float, colour: str) -> QPixmap:
    with drawing(max(1, width), max(1, height), ratio, "#000000") as (made, painter):
        painter.resetTransform()
        bare = _rendered(_renderer(_file_of(path), ""), width, height, 1.0)
        painter.drawPixmap(QRectF(made.rect()), bare, QRectF(bare.rect()))
    image = made.toImage().convertToFormat(QImage.Format.Format_Grayscale8)
    image.reinterpretAsFormat(QImage.Format.Format_Indexed8)
    image.setColorTable([_of_light(light, colour) for light in range(256)])
    pixmap = QPixmap.fromImage(image)
    pixmap.setDevicePixelRatio(ratio)
    return pixmap


def put_picture(painter: QPainter, box: QRectF, path: str) -> None:
    """Paint a drawing of the resources into a box, as sharp as the painter's device."""
    ratio = painter.device().devicePixelRatio()
    drawn = picture(path, round(box.width()), round(box.height()), ratio)
    painter.drawPixmap(box.topLeft(), drawn)


def _of_light(light: int, colour: str) -> int:
    """Return a cut's colour for a grey of the drawing: none for its ink and its ground."""
    made = QColor(colour)
    made.setAlpha(min(255, max(0, (light - _INK_LIGHT) * _STEEP)))
    return made.rgba()


def _rendered(renderer: QSvgRenderer, width: int, height: int, ratio: float) -> QPixmap:
    pixmap = QPixmap(max(1, width), max(1, height))
    pixmap.fill(Qt.GlobalColor.transparent)
    size = renderer.defaultSize().scaled(pixmap.size(), Qt.AspectRatioMode.KeepAspectRatio)
    left, top = (width - size.width()) / 2, (height - size.height()) / 2
    painter = QPainter(pixmap)
    renderer.render(painter, QRectF(left, top, size.width(), size.height()))
    painter.end()
    pixmap.setDevicePixelRatio(ratio)
    return pixmap


def _renderer(path: Path, colour: str) -> QSvgRenderer:
    """Return the renderer of a drawing; signs and emblems are drawn in many sizes."""
    return (_small if path.stat().st_size <= _SMALL else _read)(path, colour)


@lru_cache(maxsize=128)  # 27 KB each, and a third of a millisecond to read
def _small(path: Path, colour: str) -> QSvgRenderer:
    return _read(path, colour)


def _read(path: Path, colour: str) -> QSvgRenderer:
    text = path.read_text(encoding="utf-8")
    if colour:
        text = text.replace(_TEXT_COLOUR, colour)
    return QSvgRenderer(QByteArray(text.encode()))


@contextmanager
def drawing(
    wide: int, high: int, ratio: float, ground: str = ""
) -> Iterator[tuple[QPixmap, QPainter]]:
    """Yield a picture in device pixels and its painter, on a transparent or a coloured ground."""
    picture = QPixmap(wide, high)
    picture.setDevicePixelRatio(ratio)
    picture.fill(QColor(ground) if ground else Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    try:
        yield picture, painter
    finally:
        painter.end()
