"""What Valeria says of itself in the lists of saved and finished games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valeria.ui.screens.words import SetupWords
from valeria_desktop.ui.game_words import GameWords

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.setup import Setup


class ValeriaWords(GameWords):
    """The words for set-ups and solo games."""

    def kind(self, setup: Setup) -> str:
        return SetupWords(self).solos()[setup.solo][0] if setup.solo else ""
