"""The Scribe, the voice of Viscounts."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from valeria_desktop.ui.voice.voice import Voice


def _name() -> str:
    return QCoreApplication.translate("GuideSheet", "The Scribe")


SCRIBE = Voice(_name, "scenes/scribe.svg", "#5f8fc4", "icons/manuscript.svg")
