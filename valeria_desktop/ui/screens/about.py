"""The page about the program: its version, its licence, its fonts and its libraries."""

from __future__ import annotations

import platform
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, qVersion
from PySide6.QtWidgets import QVBoxLayout

import valeria_desktop
from valeria_desktop.ui.controls.page import Page, Sheet
from valeria_desktop.ui.controls.text import Heading, Text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.ui.paint.look import Look


class AboutScreen(Page):
    """The page about the program."""

    is_aside = True

    def __init__(self, look: Look, of_games: Sequence[str] = ()) -> None:
        """Write the program's sentences, with those of the games among them."""
        super().__init__(look)
        self.setAccessibleName(self.tr("About"))
        outer = QVBoxLayout(self)
        outer.setContentsMargins(look.px(18), look.px(10), look.px(18), look.px(12))
        outer.addWidget(Heading(look, self.tr("About"), 32))
        sheet = Sheet(look)
        sheet.setMaximumWidth(look.px(760))
        column = QVBoxLayout()
        column.setSpacing(look.px(10))
        for sentence in self._sentences(of_games):
            column.addWidget(Text(sheet.look, sentence, 17))
        sheet.lay_within(column)
        outer.addWidget(sheet)
        outer.addStretch(1)
        back = self.back_button()
        outer.addWidget(back, 0, Qt.AlignmentFlag.AlignLeft)

    def _sentences(self, of_games: Sequence[str]) -> list[str]:
        return [
            self.tr("Valeria Desktop {version}").format(version=valeria_desktop.__version__),
            self.tr(
                "An unofficial fan project for the card game Valeria: Card Kingdoms. It is neither "
                "made nor endorsed by the game's publisher; its art and its words are its own."
            ),
            *of_games,
            self.tr("Free software under the MIT licence."),
            self.tr(
                "Fonts: Alegreya Sans by Huerta Tipográfica and Grenze by Omnibus-Type, both "
                "under the SIL Open Font License."
            ),
            self.tr("Made with Python {python} and Qt {qt}.").format(
                python=platform.python_version(), qt=qVersion()
            ),
        ]
