"""The Herald, Valeria's voice."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from valeria_desktop.ui.voice.voice import Voice


def _name() -> str:
    return QCoreApplication.translate("GuideSheet", "The Herald")


HERALD = Voice(_name, "busts/herald.svg", "#c2483a", "emblems/herald.svg")
