"""Rolling the dice."""

from __future__ import annotations

from valeria_desktop.games.valeria.ui.prompts.pictures import of_dice
from valeria_desktop.ui.kit.large_button import LargeButton
from valeria_desktop.ui.prompts.presenter import Presenter

_SIDE, _WORDS = 54, 25
_THROWN = (5, 3)
"""What lies on the button; any two would do."""


class RollPresenter(Presenter):
    """Offers one large button."""

    def build(self) -> None:
        """Lay two dice on it."""
        (option,) = self.decision.options
        button = LargeButton(
            self.look, self.tr("Roll"), of_dice(_THROWN), (2 * _SIDE, _SIDE), key="R", words=_WORDS
        )
        self.answer_with(button, option)
        self.default = button
        self.column.addWidget(button)

    def advice(self) -> str:
        return self.tr("Press R or Enter.")

    def heading(self) -> str:
        name = self.scene.seats[self.seat].name
        return self.tr("Your turn, {name}").format(name=name)

    def note(self) -> str:
        return self.tr("Throw the dice")
