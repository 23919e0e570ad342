"""The goal of a ride: lit spaces of the realm, and the pointed one on a button."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from valeria_desktop.games.viscounts.rules.at import AtSpace
from valeria_desktop.games.viscounts.rules.model.options import RideTo
from valeria_desktop.games.viscounts.rules.outlook import Goal, goals
from valeria_desktop.games.viscounts.rules.turn.ride import AskRide, free_steps
from valeria_desktop.games.viscounts.ui.cards import signs
from valeria_desktop.ui.controls.button import Button
from valeria_desktop.ui.controls.button_faces import ButtonKind
from valeria_desktop.ui.controls.columns import Columns
from valeria_desktop.ui.paint.strokes import ENTER
from valeria_desktop.ui.prompts.presenter import Presenter
from valeria_desktop.ui.typed import as_a
from valeria_desktop.ui.words.label import explain_beside

if TYPE_CHECKING:
    from valeria_desktop.kernel.at import At
    from valeria_desktop.kernel.options import Option


class RidePresenter(Presenter):
    """Names the space that is pointed at; Enter rides there, G leads the keys to the realm."""

    def build(self) -> None:
        self._goals = {goal.space: goal for goal in goals(self.scene.view, self.seat, self._steps)}
        box = QWidget()
        columns = Columns(box, most=1, gap=0)
        self._ride = Button(self.look, "", icon=signs.HORSESHOE, key=ENTER)
        self._ride.set_kind(ButtonKind.PRIMARY)
        self._ride.clicked.connect(self._answer)
        self.adopt(self._ride, ENTER)
        columns.addWidget(self._ride)
        columns.addWidget(go_button(self))
        self.column.addWidget(box)
        self._show(min(self.decision.options, key=_price))

    @property
    def _steps(self) -> int:
        return as_a(AskRide, self.decision.question).steps

    def _show(self, option: Option) -> None:
        """Show the button of an option: the one that Enter takes."""
        words = self.words(option)
        self._ride.setText(words)
        self._ride.setAccessibleName(self.tr("{choice}.").format(choice=words))
        explain_beside(self._ride, "")
        self.choices = {option.id: self._ride}

    def _answer(self) -> None:
        for option_id in tuple(self.choices):
            self.chosen.emit(option_id)

    def point_at(self, at: At | None) -> Goal | None:
        """Take the space that is pointed at as the answer of Enter; return what awaits there."""
        if not isinstance(at, AtSpace):
            return None
        option = next((each for each in self.decision.options if each.at == at), None)
        if option is not None:
            self._show(option)
        return self._goals.get(at.space)

    def show_hint(self, option_id: str) -> None:
        """Show the hinted space on the button; the empty id takes the mark away."""
        self._ride.set_hinted(hinted=self._show_by_id(option_id))

    def show_taken(self, option_id: str) -> None:
        self._ride.set_taken(taken=self._show_by_id(option_id))

    def _show_by_id(self, option_id: str) -> bool:
        option = next((each for each in self.decision.options if each.id == option_id), None)
        if option is not None:
            self._show(option)
        return option is not None

    def note(self) -> str:
        free, steps = free_steps(self.scene.view, self.seat), self._steps
        if free == 0:
            words = self.tr("The card rides {steps}; each further step costs 1 silver.")
        elif free == 1:
            words = self.tr(
                "The card rides {steps}, the horseshoe 1 more; each further step costs 1 silver."
            )
        else:
            words = self.tr(
                "The card rides {steps}, horseshoes {free} more; each further step costs 1 silver."
            )
        return words.format(steps=steps, free=free)

    def advice(self) -> str:
        words = self.tr(
            "{number} spaces can be reached. Press Enter for this one, or G and go with the arrows."
        )
        return words.format(number=len(self.decision.options))


def go_button(asking: Presenter) -> Button:
    """Return the button of a question that leads the keys to the realm."""
    translate = QCoreApplication.translate
    words = translate("RealmPresenter", "Choose in the realm")
    button = Button(asking.look, words, icon="eye", key="G")
    button.setAccessibleName(
        translate("RealmPresenter", "Choose in the realm: go there with the arrows.")
    )
    button.clicked.connect(lambda: asking.row_asked.emit("ring"))
    asking.adopt(button, "G")
    return button


def _price(option: Option) -> int:
    return option.silver if isinstance(option, RideTo) else 0
