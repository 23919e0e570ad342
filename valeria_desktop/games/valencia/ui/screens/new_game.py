"""The screen of a new game: players, city, and advanced cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valencia.ui.guests import cast
from valeria_desktop.games.valencia.ui.screens.table_options import CityEditor, KindsEditor
from valeria_desktop.ui.screens.setup.table_page import TableSetupPage

if TYPE_CHECKING:
    from valeria_desktop.games.valencia.draft import Draft
    from valeria_desktop.ui.paint.look import Look


class NewGameScreen(TableSetupPage):
    """Shows players and seats as in any game; beside them the cities, and the advanced cards."""

    def __init__(self, look: Look, draft: Draft) -> None:
        """Make the screen for a draft."""
        super().__init__(look, draft, cast())
        self.city = CityEditor(look, draft)
        self.kinds = KindsEditor(look, draft)
        self.lay_table(self.city.choices, self.city, self.kinds)
