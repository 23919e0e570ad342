"""The screen of a new game: players, side of the board, and Odo."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.viscounts.ui.guests import cast
from valeria_desktop.games.viscounts.ui.screens.table_options import RivalEditor, SideEditor
from valeria_desktop.ui.screens.setup.table_page import TableSetupPage

if TYPE_CHECKING:
    from valeria_desktop.games.viscounts.draft import Draft
    from valeria_desktop.ui.paint.look import Look


class NewGameScreen(TableSetupPage):
    """Shows players and seats as in any game; beside them the sides of the board, and Odo."""

    def __init__(self, look: Look, draft: Draft) -> None:
        """Make the screen for a draft."""
        super().__init__(look, draft, cast())
        self.side = SideEditor(look, draft)
        self.rival = RivalEditor(look, draft)
        self.lay_table(self.side.choices, self.side, self.rival)
