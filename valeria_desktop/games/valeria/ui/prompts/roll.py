"""Rolling the dice."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from valeria_desktop.games.valeria.ui.prompts.dice import DiceWidget
from valeria_desktop.ui.kit.button import Kind
from valeria_desktop.ui.prompts.presenter import Presenter


class RollPresenter(Presenter):
    """Offers one large button."""

    def build(self) -> None:
        """Lay the dice beside the button."""
        row = QWidget()
        line = QHBoxLayout(row)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(self.look.px(12))
        dice = DiceWidget(self.look, 44)
        dice.setFixedWidth(self.look.px(110))
        line.addWidget(dice)
        (option,) = self.decision.options
        button = self.offer(
            option, self.tr("Roll"), icon="roll", kind=Kind.PRIMARY, key="R", wraps=False
        )
        button.set_height(52)
        button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.default = button
        line.addWidget(button, 1, Qt.AlignmentFlag.AlignVCenter)
        self.column.addWidget(row)

    def advice(self) -> str:
        return self.tr("Press R or Enter.")
