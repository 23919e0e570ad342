"""The pictures of set-ups and of the kinds of opponents."""

from __future__ import annotations

from collections import Counter
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from valeria_desktop.games.valeria.rules.setup import CUSTOM, RANDOM, Solo
from valeria_desktop.ui.controls.picture_button import part_of
from valeria_desktop.ui.paint.materials import INK, materials_of
from valeria_desktop.ui.paint.pictures import has_picture, picture

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.games.valeria.rules.model.catalog import Catalog, Preset
    from valeria_desktop.ui.controls.button import Picture
    from valeria_desktop.ui.paint.look import Look

_SHOWN = 3
_SHAPE = 4 / 3  # height of a scene, by its width
_HIGH = 0.14  # share of a scene that is cut off above
_HOME = 16 / 9
_ICONS = {RANDOM: "random", CUSTOM: "build"}
_RIVALS = ("home.svg", (0.50, 0.58, 0.46, _HOME))
_DRAGON = ("home.svg", (0.30, 0.0, 0.40, _HOME))
_CASTLE = ("home.svg", (0.55, 0.29, 0.36, _HOME))


def pictures_of_modes() -> dict[object, Picture]:
    """Return a picture for each kind of opponent; None stands for other players."""
    made = {None: _RIVALS, Solo.DARK_LORD: _DRAGON, Solo.SIEGE: _CASTLE}
    return {mode: part_of(name, shape) for mode, (name, shape) in made.items()}


def pictures_of_presets(look: Look, catalog: Catalog) -> dict[object, Picture]:
    """Return a picture for each set-up, of its cards that are rarest in the other set-ups."""
    made: dict[object, Picture] = {
        value: partial(_paint_icon, look, icon) for value, icon in _ICONS.items()
    }
    often = Counter(card for each in catalog.presets for card in _cards(each, catalog))
    for preset in catalog.presets:
        own = [card for card in _cards(preset, catalog) if has_picture(f"scenes/{card}.svg")]
        telling = sorted(own, key=lambda card: often[card])[:_SHOWN]
        often.update(telling * len(catalog.presets))  # keeps other set-ups from showing them
        made[preset.id] = partial(_paint_scenes, telling)
    return made


def _cards(preset: Preset, catalog: Catalog) -> list[str]:
    """Return the ids of a set-up's area bosses and citizens, in turn."""
    bosses = [catalog.areas[area][-1].id for area in preset.areas if area in catalog.areas]
    return [card for pair in zip(bosses, preset.citizens, strict=False) for card in pair]


def _paint_scenes(cards: Sequence[str], painter: QPainter, box: QRectF) -> None:
    painter.fillRect(box, QColor(INK))
    wide = box.width() / max(1, len(cards))
    whole = max(wide, box.height() / (_SHAPE * (1 - _HIGH)))  # width of a scene, to cover its part
    ratio = painter.device().devicePixelRatio()
    for number, card in enumerate(cards):
        drawn = picture(f"scenes/{card}.svg", round(whole), round(whole * _SHAPE), ratio)
        part = QRectF(box.left() + number * wide, box.top(), wide, box.height())
        corner = QPointF((whole - wide) / 2, whole * _SHAPE * _HIGH)
        source = QRectF(corner * ratio, part.size() * ratio)
        painter.drawPixmap(part, drawn, source)
        painter.setPen(QPen(QColor(INK), 1.6))
        painter.drawLine(part.topLeft(), part.bottomLeft())


def _paint_icon(look: Look, icon: str, painter: QPainter, box: QRectF) -> None:
    made = materials_of(look)
    painter.fillRect(box, QColor(made.board))
    painter.setPen(Qt.PenStyle.NoPen)
    side = round(box.height() * 0.62)
    ratio = painter.device().devicePixelRatio()
    at = box.center()
    drawn = look.icon(icon, side, ratio, INK if not look.is_dark else made.parchment)
    painter.drawPixmap(round(at.x() - side / 2), round(at.y() - side / 2), drawn)
