"""The look of everything: the theme's colours, fonts, pictures and sizes, in one place.

All widgets share the program's one Look, and repaint when it reports a change.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPointF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontDatabase,
    QFontMetricsF,
    QGuiApplication,
    QIcon,
    QPainter,
    QPainterPath,
    QPalette,
    QPen,
    QPixmap,
)

from valeria_desktop.content.resources import resources_root
from valeria_desktop.ui.paint.album import ALBUM
from valeria_desktop.ui.paint.palette import (
    DARK,
    LIGHT,
    PLAYERS,
    STRONG_DARK,
    STRONG_LIGHT,
    Palette,
)
from valeria_desktop.ui.paint.pictures import has_picture, picture

if TYPE_CHECKING:
    from collections.abc import Mapping

    from valeria_desktop.kernel.seats import Colour


TEXT_FAMILY = "Alegreya Sans"
TITLE_FAMILY = "Grenze SemiBold"
TEXT_SIZES = (1.0, 1.15, 1.3, 1.5, 2.0)
"""The sizes of text that are offered, as far as a window has room for them."""
LEAST_TARGET = 32
"""Least width and height of a target of the mouse, in pixels, for a hand that isn't steady."""
_TEXT_SIZE = 15
LEAST_LETTERS = 13
"""Least height of letters and numbers, in pixels: nothing smaller is to be read (LOOK-4, q)."""
_TABULAR = QFont.Tag.fromString("tnum")
_LINING = QFont.Tag.fromString("lnum")


def nearest_size(scale: float) -> float:
    """Return the offered size that is nearest to a size from the settings."""
    return min(TEXT_SIZES, key=lambda size: abs(size - scale))


def load_fonts() -> None:
    """Load the bundled fonts, so that the program looks the same on every system."""
    for path in sorted((resources_root() / "shell" / "fonts").glob("*.ttf")):
        QFontDatabase.addApplicationFont(str(path))


def letters(pixels: float) -> int:
    """Return the size in which letters of a wished size are written."""
    return max(LEAST_LETTERS, round(pixels))


def text_font(pixels: float, weight: int = QFont.Weight.Normal) -> QFont:
    """Return the font of texts and numbers, in a size in pixels; copies share measurements."""
    return QFont(_text_font(letters(pixels), weight))


@cache
def _text_font(pixels: int, weight: int) -> QFont:
    font = QFont(TEXT_FAMILY)
    font.setPixelSize(pixels)
    font.setWeight(QFont.Weight(weight))
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    font.setFeature(_TABULAR, 1)
    font.setFeature(_LINING, 1)
    return font


def title_font(pixels: float) -> QFont:
    """Return the font of names and headings, in a size in pixels."""
    return QFont(_title_font(letters(pixels)))


@cache
def _title_font(pixels: int) -> QFont:
    font = QFont(TITLE_FAMILY)
    font.setPixelSize(pixels)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return font


class Look(QObject):
    """The program's colours, fonts, pictures and sizes."""

    changed = Signal()
    on_parchment = False
    """Whether this is the look of widgets on a sheet of parchment."""

    def __init__(self, parent: QObject | None = None) -> None:
        """Follow the system's colours until `use` chooses a theme."""
        super().__init__(parent)
        self._theme = "system"
        self._scale = 1.0
        self._wants_strong = False
        self.letters: Mapping[str, str] = {}
        """The letters on icons, by the icons' names."""
        hints = QGuiApplication.styleHints()
        hints.colorSchemeChanged.connect(self._system_changed)
        self.palette = self._wanted_palette()

    # --- theme and scale

    @property
    def is_dark(self) -> bool:
        """Whether the dark theme is shown."""
        return self.palette in {DARK, STRONG_DARK}

    @property
    def is_strong(self) -> bool:
        """Whether contrast is stronger than drawn."""
        return self.palette.is_strong

    @property
    def scale(self) -> float:
        """The factor of the text-size setting."""
        return self._scale

    def use(
        self, *, theme: str | None = None, scale: float | None = None, contrast: str = ""
    ) -> None:
        """Change the theme, the size of text and cards, or the contrast.

        The theme is "system", "light" or "dark", the contrast "normal" or "strong".
        """
        self._theme = theme or self._theme
        self._wants_strong = contrast == "strong" if contrast else self._wants_strong
        wanted = scale or self._scale
        if wanted != self._scale or self.palette is not self._wanted_palette():
            self._scale = wanted
            self._apply()

    def use_letters(self, letters: Mapping[str, str]) -> None:
        """Write letters on icons, by the icons' names; all other icons stay as drawn."""
        if letters != self.letters:
            self.letters = letters
            ALBUM.clear()
            self._apply()

    def _system_changed(self) -> None:
        if self._theme == "system":
            self._apply()

    def _wanted_palette(self) -> Palette:
        is_light = self._theme == "light"
        if self._theme == "system":
            is_light = QGuiApplication.styleHints().colorScheme() is Qt.ColorScheme.Light
        if self._wants_strong:
            return STRONG_LIGHT if is_light else STRONG_DARK
        return LIGHT if is_light else DARK

    def _take_colours(self, look: Look) -> None:
        """Take the theme and the contrast of another look."""
        self._theme = "dark" if look.is_dark else "light"
        self._wants_strong = look.is_strong

    def _apply(self) -> None:
        self.palette = self._wanted_palette()
        self.changed.emit()

    # --- sizes and fonts

    def px(self, size: float) -> int:
        """Scale a size in pixels by the text-size setting."""
        return round(size * self._scale)

    def font(self, size: float = _TEXT_SIZE, weight: int = QFont.Weight.Normal) -> QFont:
        """Return the font of texts and numbers; numbers are of equal width."""
        return text_font(self.px(size), weight)

    def bold(self, size: float = _TEXT_SIZE) -> QFont:
        """Return the bold font of texts and numbers."""
        return self.font(size, QFont.Weight.Bold)

    def title_font(self, size: float) -> QFont:
        """Return the font of names and headings."""
        return title_font(self.px(size))

    # --- pictures

    def emblem(self, card_id: str, side: int, ratio: float) -> QPixmap:
        """Return a card's emblem; `side` is in pixels of the window, not scaled again.

        It is an empty picture if there is no such emblem.
        """
        path = f"emblems/{card_id}.svg"
        return picture(path, side, side, ratio) if has_picture(path) else QPixmap()

    def icon(self, name: str, side: int, ratio: float, colour: str = "") -> QPixmap:
        """Return an icon; a plain one in the theme's text colour or in `colour`."""
        made = picture(f"icons/{name}.svg", side, side, ratio, colour or self.palette.ink)
        return with_letters(made, name, self.letters[name]) if name in self.letters else made

    def qicon(self, name: str, colour: str = "") -> QIcon:
        """Return an icon for a button, a menu or a list, visible on highlighted ground as well."""
        icon = QIcon()
        if has_picture(f"icons/{name}.svg"):
            for side in (16, 24, 32, 48):
                icon.addPixmap(self.icon(name, side, 1.0, colour))
                lit = self.icon(name, side, 1.0, self.palette.on_lit)
                icon.addPixmap(lit, QIcon.Mode.Selected)
        return icon

    def menu_icon(self, name: str) -> QIcon:
        """Return an icon for a menu, where an active or a checked one is on highlighted ground."""
        icon = self.qicon(name)
        for size in icon.availableSizes():
            lit = self.icon(name, size.width(), 1.0, self.palette.on_lit)
            icon.addPixmap(lit, QIcon.Mode.Active)
            icon.addPixmap(lit, QIcon.Mode.Normal, QIcon.State.On)
        return icon

    # --- colours

    def player(self, colour: Colour) -> QColor:
        """Return a player's colour."""
        return QColor(PLAYERS[colour])

    def qt_palette(self) -> QPalette:
        """Return the palette of Qt's own widgets."""
        tokens = self.palette
        palette = QPalette()
        roles = QPalette.ColorRole
        for colour, those in (
            (tokens.table, (roles.Window, roles.AlternateBase)),
            (tokens.panel, (roles.Base, roles.ToolTipBase)),
            (tokens.raised, (roles.Button, roles.Light, roles.Midlight)),
            (tokens.line, (roles.Mid, roles.Dark, roles.Shadow)),
            (
                tokens.ink,
                (roles.WindowText, roles.Text, roles.ButtonText, roles.ToolTipText),
            ),
            (tokens.quiet, (roles.PlaceholderText,)),
            (tokens.lit, (roles.Highlight, roles.Accent)),
            (tokens.on_lit, (roles.HighlightedText,)),
            (tokens.focus, (roles.Link,)),
        ):
            for role in those:
                palette.setColor(role, QColor(colour))
        for role in (roles.WindowText, roles.Text, roles.ButtonText):
            palette.setColor(QPalette.ColorGroup.Disabled, role, QColor(tokens.line))
        return palette


_INK, _PAPER = "#17141a", "#ffffff"
_SHARE = 0.62
"""The height of a letter, as a share of its icon's."""
_SMALL, _NUMBERED = 0.4, "-price"
"""The share for icons with this ending of their names: they have a number painted over them."""
_FAMILY = "Alegreya Sans"


def with_letters(drawn: QPixmap, name: str, letter: str) -> QPixmap:
    """Return an icon with a white letter with an edge of ink in its lower right corner."""
    share = _SMALL if name.endswith(_NUMBERED) else _SHARE
    made = QPixmap(drawn)
    size = made.deviceIndependentSize()
    font = QFont(_FAMILY)
    font.setWeight(QFont.Weight.Black)
    font.setPixelSize(max(7, round(size.height() * share)))
    metrics = QFontMetricsF(font)
    edge = max(1.6, font.pixelSize() * 0.2)
    left = size.width() - metrics.horizontalAdvance(letter) - edge / 2
    path = QPainterPath()
    path.addText(QPointF(max(0.0, left), size.height() - edge / 2), font, letter)
    pen = QPen(QColor(_INK), edge)
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.strokePath(path, pen)
    painter.fillPath(path, QColor(_PAPER))
    painter.end()
    return made


_STEPS = (0.8, 0.9, 1.0, 1.15, 1.3, 1.5, 1.75, 2.0)
ROOM = QSize(1280, 650)
"""The table's least size at 100 %, in pixels: a window of 1280×720 without its menus."""


class FittedLook(Look):
    """The program's look, never larger than a room can hold.

    Its size changes in steps, so that a window being resized is restyled a few times and not at
    every pixel.
    """

    def __init__(self, look: Look, stretch: float = 1.0, parent: QObject | None = None) -> None:
        """Follow a look; `stretch` is the factor of a room whose content scrolls."""
        super().__init__(parent)
        self._wished = look
        self._stretch = stretch
        self._limit = max(_STEPS)
        look.changed.connect(self._follow)
        self._follow()

    def fit(self, room: QSize) -> None:
        """Limit the size to what a room of this size can hold."""
        share = min(room.width() / ROOM.width(), room.height() / ROOM.height())
        fitting = [scale for scale in _STEPS if scale <= share * self._stretch]
        self._limit = max(fitting, default=min(_STEPS))
        if min(self._wished.scale, self._limit) != self.scale:
            self._follow()

    def _follow(self) -> None:
        """Report a change even without one: the program's style has just reset all fonts."""
        self._take_colours(self._wished)
        self._scale = min(self._wished.scale, self._limit)
        self._apply()
