"""The Herald, Valeria's voice."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from valeria_desktop.ui.voice.voice import Voice


def _name() -> str:
    return QCoreApplication.translate("GuideSheet", "The Herald")


HERALD = Voice(_name, "scenes/herald.svg", (50, 40, 172), "#c2483a", "emblems/herald.svg")
