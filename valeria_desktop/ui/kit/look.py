"""How everything looks: the theme's colours, fonts, pictures and sizes, in one place.

Every widget has the one Look of the program and repaints when it says that it changed.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontDatabase, QGuiApplication, QIcon, QPalette

from valeria_desktop.content.resources import resources_root
from valeria_desktop.ui.kit.album import ALBUM
from valeria_desktop.ui.kit.lettered import lettered
from valeria_desktop.ui.kit.palette import DARK, LIGHT, PLAYERS, Palette
from valeria_desktop.ui.kit.pictures import has_picture, picture

if TYPE_CHECKING:
    from collections.abc import Mapping

    from PySide6.QtGui import QPixmap

    from valeria_desktop.kernel.seats import Colour

TEXT_FAMILY = "Alegreya Sans"
TITLE_FAMILY = "Grenze SemiBold"
TEXT_SIZES = (1.0, 1.15, 1.3, 1.5, 2.0)
"""The sizes of text that are offered, as far as a window has room for them."""
_TEXT_SIZE = 15
_SMALLEST = 8
_TABULAR = QFont.Tag.fromString("tnum")
_LINING = QFont.Tag.fromString("lnum")


def nearest_size(scale: float) -> float:
    """Return the size that is offered nearest to another, which was once offered or written."""
    return min(TEXT_SIZES, key=lambda size: abs(size - scale))


def load_fonts() -> None:
    """Load the bundled fonts, so that the program looks the same everywhere."""
    for path in sorted((resources_root() / "shell" / "fonts").glob("*.ttf")):
        QFontDatabase.addApplicationFont(str(path))


def text_font(pixels: float, weight: int = QFont.Weight.Normal) -> QFont:
    """Return the font of texts and numbers in pixels; a copy shares what it takes to measure."""
    return QFont(_text_font(max(_SMALLEST, round(pixels)), weight))


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
    """Return the font of names and headings in pixels."""
    return QFont(_title_font(max(_SMALLEST, round(pixels))))


@cache
def _title_font(pixels: int) -> QFont:
    font = QFont(TITLE_FAMILY)
    font.setPixelSize(pixels)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return font


class Look(QObject):
    """Colours, fonts, pictures and sizes of the program."""

    changed = Signal()
    on_parchment = False
    """Whether it is of things that stand on a sheet of parchment."""

    def __init__(self, parent: QObject | None = None) -> None:
        """Follow the system's colours until told otherwise."""
        super().__init__(parent)
        self._theme = "system"
        self._scale = 1.0
        self.letters: Mapping[str, str] = {}
        """What is written on icons, by their names."""
        hints = QGuiApplication.styleHints()
        hints.colorSchemeChanged.connect(self._system_changed)
        self.palette = self._wanted_palette()

    # --- theme and scale

    @property
    def is_dark(self) -> bool:
        """Whether the dark theme is shown."""
        return self.palette is DARK

    @property
    def scale(self) -> float:
        """The factor of the text-size setting."""
        return self._scale

    def use(self, *, theme: str | None = None, scale: float | None = None) -> None:
        """Change the theme ("system", "light" or "dark") or the size of text and cards."""
        self._theme = theme or self._theme
        wanted = scale or self._scale
        if wanted != self._scale or self.palette is not self._wanted_palette():
            self._scale = wanted
            self._apply()

    def use_letters(self, letters: Mapping[str, str]) -> None:
        """Write letters on icons, by the icons' names; all other icons are as drawn."""
        if letters != self.letters:
            self.letters = letters
            ALBUM.clear()
            self._apply()

    def _system_changed(self) -> None:
        if self._theme == "system":
            self._apply()

    def _wanted_palette(self) -> Palette:
        if self._theme == "system":
            scheme = QGuiApplication.styleHints().colorScheme()
            return LIGHT if scheme is Qt.ColorScheme.Light else DARK
        return LIGHT if self._theme == "light" else DARK

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
        """Return a card's emblem; `side` is in pixels of the window, not scaled again."""
        return picture(f"emblems/{card_id}.svg", side, side, ratio)

    def icon(self, name: str, side: int, ratio: float, colour: str = "") -> QPixmap:
        """Return an icon; a plain one in the theme's text colour or the one given."""
        made = picture(f"icons/{name}.svg", side, side, ratio, colour or self.palette.ink)
        return lettered(made, name, self.letters[name]) if name in self.letters else made

    def qicon(self, name: str, colour: str = "") -> QIcon:
        """Return an icon for a button, a menu or a list; it is seen on lit ground as well."""
        icon = QIcon()
        if has_picture(f"icons/{name}.svg"):
            for side in (16, 24, 32, 48):
                icon.addPixmap(self.icon(name, side, 1.0, colour))
                lit = self.icon(name, side, 1.0, self.palette.on_lit)
                icon.addPixmap(lit, QIcon.Mode.Selected)
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
