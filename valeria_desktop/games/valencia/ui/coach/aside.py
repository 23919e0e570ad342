"""The Gardener's sentence before everyone, while a hint is for one player's eyes only."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from valeria_desktop.games.valencia.ui.board.secrets import TASKS, Secret, about

if TYPE_CHECKING:
    from valeria_desktop.games.valencia.rules.scene import Scene


def aside_of(scene: Scene) -> str:
    """Return which secrets the hint rests on; a question's are known to all, their content not."""
    rests_on = about(scene) | TASKS  # advice weighs each space and seat for the tasks
    names = [words for secret, words in _names().items() if secret in rests_on]
    words = QCoreApplication.translate(
        "Hint", "I weigh {secrets} for this, so the answer is for your eyes only."
    )
    return words.format(secrets=_joined(names))


def _names() -> dict[Secret, str]:
    translate = QCoreApplication.translate
    return {
        Secret.STACKS: translate("Hint", "your stacks"),
        Secret.COINS: translate("Hint", "your coins"),
        Secret.GOODS: translate("Hint", "your goods"),
        Secret.TASKS: translate("Hint", "your tasks"),
    }


def _joined(names: list[str]) -> str:
    *most, last = names
    if not most:
        return last
    words = QCoreApplication.translate("Hint", "{secrets} and {secret}")
    return words.format(secrets=", ".join(most), secret=last)
