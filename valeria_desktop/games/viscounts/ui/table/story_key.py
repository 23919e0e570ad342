"""The button over the claims that lays the story over claims and rivals."""

from __future__ import annotations

from valeria_desktop.ui.log.story_toggle import StoryToggle


class StoryDrawer(StoryToggle):
    """Turns between the other players and the story of the game."""

    def words(self) -> str:
        return self.tr("Show the players") if self.is_wished else self.tr("Show the story")
