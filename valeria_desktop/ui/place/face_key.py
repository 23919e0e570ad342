"""The key that opens a player's page in the hall, where a plaque has the focus."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt

FACE_KEY = Qt.Key.Key_K
"""The key itself."""


def face_key_words() -> tuple[tuple[str, ...], str]:
    """Return the key and its effect, for the list of keys of a game with plaques."""
    words = QCoreApplication.translate(
        "Rivals", "On a player's plaque: their page in the Hall of Kingdoms"
    )
    return ("K",), words
