"""The buttons at the foot of a game's end: what can come next.

All words keep the size of the page's text. Where they have no room in one row, some buttons go into
a menu.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Signal
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QMenu, QWidget

from valeria_desktop.ui.controls.button import Button
from valeria_desktop.ui.controls.button_faces import ButtonKind
from valeria_desktop.ui.words.label import explain_beside

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

    from valeria_desktop.ui.paint.look import Look


_FOLDED = "same", "new", "history", "replay", "home"
"""The buttons that go into the menu, the first one first."""


class EndFoot(QWidget):
    """A row of buttons, and the seed to copy."""

    asked_for = Signal(str)
    """The id of a button."""
    sheet_asked = Signal()
    """The player wants to see the other sheet."""

    def __init__(self, look: Look) -> None:
        """Make the buttons."""
        super().__init__()
        self._look, self._seed = look, 0
        self.seed = Button(look, "", icon="copy", kind=ButtonKind.QUIET)
        self.sheet = Button(look, "", icon="flag")
        self.more = Button(look, self.tr("More"), icon="more")
        self.buttons: dict[str, Button] = {}
        self._icons: dict[Button, str] = {self.sheet: "flag", self.more: "more"}
        """The icons that give way where words would be cut short."""
        self._lay_out()
        self._menu = QMenu(self)
        self.more.clicked.connect(self._open_menu)
        self.seed.clicked.connect(self._copy_seed)
        self.sheet.clicked.connect(self.sheet_asked)
        self.offer_sheet(has_sheets=False, is_second=False)
        look.changed.connect(self._fit)

    def _lay_out(self) -> None:
        px = self._look.px
        row = self._row = QHBoxLayout(self)
        row.setContentsMargins(px(14), px(3), px(14), px(8))
        row.setSpacing(px(7))
        for name, words, icon, kind in (
            ("home", self.tr("Home"), "home", ButtonKind.NORMAL),
            ("history", self.tr("Hall"), "trophy", ButtonKind.NORMAL),
            ("new", self.tr("Another set-up"), "settings", ButtonKind.NORMAL),
            ("replay", self.tr("Look again"), "eye", ButtonKind.NORMAL),
            ("review", self.tr("What decided it"), "hint", ButtonKind.NORMAL),
            ("same", self.tr("Same deal"), "copy", ButtonKind.NORMAL),
            ("again", self.tr("Again"), "random", ButtonKind.PRIMARY),
        ):
            button = Button(self._look, words, icon=icon, kind=kind)
            button.clicked.connect(lambda _=False, name=name: self.asked_for.emit(name))
            self.buttons[name], self._icons[button] = button, icon
            row.addWidget(button)
            if name == "home":
                row.addWidget(self.seed)
                row.addStretch(1)
                row.addWidget(self.sheet)
                row.addWidget(self.more)
        self._explain()

    def _explain(self) -> None:
        """Say in whole what the short words leave out."""
        for name, words in (
            ("history", self.tr("See this game hang in the Hall of Kingdoms")),
            ("replay", self.tr("Replay the game action by action")),
            ("same", self.tr("Play again with the same cards and dice")),
            ("again", self.tr("Play again with other cards")),
        ):
            explain_beside(self.buttons[name], words)

    def show_seed(self, seed: int) -> None:
        """Show the seed of the game."""
        self._seed = seed
        words = self.tr("Seed {seed}").format(seed=seed)
        self.seed.setAccessibleName(self.tr("{seed}. Press to copy it.").format(seed=words))
        explain_beside(self.seed, self.seed.accessibleName())
        self._fit()

    def _copy_seed(self) -> None:
        QGuiApplication.clipboard().setText(str(self._seed))

    def offer_sheet(self, *, has_sheets: bool, is_second: bool) -> None:
        """Offer to turn to the other sheet, if there are two."""
        self.sheet.setVisible(has_sheets)
        self.sheet.setText(self.tr("The score") if is_second else self.tr("The road"))
        self._icons[self.sheet] = "points" if is_second else "flag"
        self._fit()

    # --- the room of the words

    @property
    def folded(self) -> tuple[str, ...]:
        """The ids of the buttons that are in the menu, as they stood in the row."""
        return tuple(name for name, button in self.buttons.items() if button.isHidden())

    def _fit(self) -> None:
        """Leave out icons, and then buttons, rather than cut any words short.

        A lone icon doesn't say that it is the seed: its words go last, when all that can is folded.
        Buttons come and go only once it is known which: each that comes lays the page anew, and so
        asks for this again.
        """
        words = self.tr("Seed {seed}").format(seed=self._seed)
        most = len(_FOLDED)
        tries = [(True, words, 0)]
        tries += [(False, words, folded) for folded in range(most + 1)]
        tries += [(False, "", most)]
        hidden: set[Button] = set()
        for has_icons, said, folded in tries:
            self.seed.setText(said)
            for button, icon in self._icons.items():
                button.set_icon(icon if has_icons else "")
            hidden = {self.buttons[name] for name in _FOLDED[:folded]}
            if not folded:
                hidden.add(self.more)
            if self._width_without(hidden) <= self.width():
                break
        for button in (*self.buttons.values(), self.more):
            button.setVisible(button not in hidden)

    def _width_without(self, hidden: set[Button]) -> int:
        """Return the width of the row without some of its buttons, in pixels."""
        sheet = () if self.sheet.isHidden() else (self.sheet,)
        row = [*self.buttons.values(), self.seed, self.more, *sheet]
        wide: list[int] = [button.sizeHint().width() for button in row if button not in hidden]
        margins = self._row.contentsMargins()
        around = margins.left() + margins.right() + self._row.spacing() * (len(wide) - 1)
        return sum(wide) + around

    def _open_menu(self) -> None:
        """Open the menu of the folded buttons, above the button that stands for them."""
        self._menu.clear()
        for name in self.folded:
            button = self.buttons[name]
            action = QAction(self._look.menu_icon(self._icons[button]), button.text(), self._menu)
            action.triggered.connect(button.click)
            self._menu.addAction(action)
        up = QPoint(0, -self._menu.sizeHint().height())
        self._menu.popup(self.more.mapToGlobal(up))
        self._menu.setActiveAction(self._menu.actions()[0])

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()
