"""The panel while no player answers names the part of the round."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from valeria_desktop.games.valencia.rules.model.parts import RoundPart, part_words
from valeria_desktop.games.valencia.ui.parts.steps import guild_of
from valeria_desktop.ui.prompts.waiting import WaitingPanel
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from valeria_desktop.games.valencia.rules.scene import Scene


class PartWaiting(WaitingPanel):
    """Names the part of the round while no player has a turn."""

    def _part(self) -> str:
        view = cast("Scene", self.scene).view
        name = tell(part_words(view.part, guild_of(view, view.part)))
        if view.part in {RoundPart.PLANNING, RoundPart.COUNCIL}:
            return self.tr("Round {round}: {what}").format(round=max(1, view.round), what=name)
        return self.tr("Step {letter}: {what}").format(letter=view.part.letter, what=name)

    def title(self) -> str:
        return self._part() if self.scene.is_passing else super().title()

    def advice(self) -> str:
        return "" if self.scene.asked is None else self._part()

    def heading(self) -> str:
        return self._part() if self.is_telling else self.title()
