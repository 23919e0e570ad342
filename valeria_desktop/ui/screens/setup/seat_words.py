"""The words for the colours and signs of players."""

from __future__ import annotations

from PySide6.QtCore import QObject

from valeria_desktop.kernel.seats import Colour, Sign


class SeatWords(QObject):
    """The words for what players are told apart by."""

    def colours(self) -> dict[Colour, str]:
        """Return the name of each colour."""
        return {
            Colour.VERMILLION: self.tr("vermillion"),
            Colour.SKY: self.tr("sky blue"),
            Colour.GREEN: self.tr("green"),
            Colour.YELLOW: self.tr("yellow"),
            Colour.PURPLE: self.tr("purple"),
            Colour.ORANGE: self.tr("orange"),
            Colour.BLUE: self.tr("blue"),
        }

    def signs(self) -> dict[Sign, str]:
        """Return the name of each sign."""
        return {
            Sign.ROSE: self.tr("rose"),
            Sign.OAK: self.tr("oak"),
            Sign.HERON: self.tr("heron"),
            Sign.WOLF: self.tr("wolf"),
            Sign.TOWER: self.tr("tower"),
        }
