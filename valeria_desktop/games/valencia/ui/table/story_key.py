"""The button on the round table that brings the story up in place of the bids."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.ui.log.story_toggle import StoryToggle

if TYPE_CHECKING:
    from valeria_desktop.games.valencia.ui.table.plan import TablePlan
    from valeria_desktop.games.valencia.ui.table.screen import TableScreen
    from valeria_desktop.ui.paint.room_look import RoomLook


class StoryKey(StoryToggle):
    """Turns between the bids of an auction and the story of the game."""

    def __init__(self, look: RoomLook, table: TableScreen) -> None:
        """Make a hidden button over a table."""
        super().__init__(look, table)
        self._table = table

    def words(self) -> str:
        return self.tr("Show the bids") if self.is_wished else self.tr("Show the story")

    def stand(self, plan: TablePlan) -> None:
        """Stand in the upper right corner of the round table, where there is one."""
        has_auction = self._table.bids.has_auction
        self.stand_in(plan.auction, is_offered=has_auction)
