"""The Gardener, Valencia's voice."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from valeria_desktop.ui.voice.voice import Voice


def _name() -> str:
    return QCoreApplication.translate("GuideSheet", "The Gardener")


GARDENER = Voice(_name, "scenes/gardener.svg", "#7fae5a", "emblems/palm.svg")
