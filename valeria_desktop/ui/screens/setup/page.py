"""The page on which a game is set up, with the parts that are the same for any game."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QVBoxLayout, QWidget

from valeria_desktop.ui.controls.aloud import ALOUD
from valeria_desktop.ui.controls.button import Button
from valeria_desktop.ui.controls.button_faces import ButtonKind
from valeria_desktop.ui.controls.choices import make_exclusive, take_choices
from valeria_desktop.ui.controls.fields import Selector, labelled
from valeria_desktop.ui.controls.page import Page, Sheet
from valeria_desktop.ui.controls.text import Slip, Text
from valeria_desktop.ui.paint.strokes import ENTER
from valeria_desktop.ui.screens.setup.cast import NOBODY
from valeria_desktop.ui.screens.setup.gallery import Gallery
from valeria_desktop.ui.screens.setup.seats import SeatsEditor
from valeria_desktop.ui.screens.setup.seed import SeedEditor
from valeria_desktop.ui.words.label import describe
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

    from valeria_desktop.session.draft import Draft
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.screens.setup.cast import Cast


class HelpEditor(QWidget):
    """The choice whether the coach may help."""

    def __init__(self, look: Look, draft: Draft) -> None:
        """Show the draft's choice."""
        super().__init__()
        self._draft = draft
        self.choice = Selector(look, self.tr("Help"))
        self.choice.offer(((self.tr("allowed"), False), (self.tr("none"), True)))
        self._words = self.tr(
            "No hints, numbers or warnings in this game. The history will say so."
        )
        self.about = Text(look, self._words, 14, is_quiet=True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look.px(2))
        column.addWidget(labelled(look, self.tr("Help"), self.choice))
        column.addWidget(self.about)
        self.choice.activated.connect(self._chosen)

    def refresh(self) -> None:
        """Show the draft again."""
        self.choice.show_value(self._draft.without_help)
        self._tell()

    def _chosen(self) -> None:
        self._draft.without_help = bool(self.choice.currentData())
        self._tell()

    def _tell(self) -> None:
        """Explain a game without help if it is chosen; else leave the room to the seats."""
        self.about.setVisible(self._draft.without_help)
        describe(self.choice, self._words if self._draft.without_help else "")


_PLAYERS = 32
_FEWEST = 2  # players, unless a game is solo


class SetupPage(Page):
    """Shows a draft and its choices, and a button that starts the game.

    A game's own page makes further choices, lays all of them out, and refreshes them.
    """

    started = Signal()
    turns_asked = Signal(tuple)
    """The ids of the expansions that the player wants to be led through a turn with before."""
    other_asked = Signal()
    """The player wants to set up another game."""

    def __init__(self, look: Look, draft: Draft, cast: Cast = NOBODY) -> None:
        """Make the choices of any game, as yet without a layout."""
        super().__init__(look)
        self.setAccessibleName(self.tr("New game"))
        self._draft, self._cast = draft, cast
        self.sheet = Sheet(look)
        """The sheet below the choices."""
        self.players = QButtonGroup(self)
        self.seats = SeatsEditor(self.sheet.look, draft, cast)
        self.seed = SeedEditor(self.sheet.look, draft)
        self.help = HelpEditor(self.sheet.look, draft)
        self.refusal = Slip(look, "", 16)
        self.start = Button(look, self.tr("Start"), icon="play", key=ENTER, kind=ButtonKind.PRIMARY)
        self.other = Button(look, self.tr("Another game…"), icon="random")
        self.other.clicked.connect(self.other_asked)
        self.other.hide()
        take_choices(self.players, self._players_chosen)
        self.seats.changed.connect(self.refresh)
        self.seats.guest_asked.connect(self._ask_for_guest)
        self.seed.changed.connect(self.refresh)
        self.start.clicked.connect(self._start_game)
        look.changed.connect(self._fit_start)
        self._fit_start()

    def _fit_start(self) -> None:
        self.start.setMinimumWidth(self._look.px(190))

    def _ask_for_guest(self, index: int) -> None:
        self.gallery.open_for(index)

    @cached_property
    def gallery(self) -> Gallery:
        """The gallery of guests, made at its first use."""
        made = Gallery(self._look, self._draft, self._cast, self)
        made.changed.connect(self.refresh)
        return made

    # --- parts for a layout

    def player_buttons(self) -> QHBoxLayout:
        """Return a row with a button for each number of players."""
        row = QHBoxLayout()
        row.setSpacing(self._look.px(4))
        for number in self._draft.rules.seats:
            words = self.tr("Solo") if number == 1 else str(number)
            button = Button(self.sheet.look, words)
            make_exclusive(button)
            button.set_height(_PLAYERS)
            button.setAccessibleName(self.tr("Players: {number}").format(number=number))
            self.players.addButton(button, number)
            row.addWidget(button)
        return row

    def foot(self) -> QHBoxLayout:
        """Return the last row: the way back, the reason of a refusal, and the start."""
        row = QHBoxLayout()
        row.setSpacing(self._look.px(12))
        row.addWidget(self.back_button())
        row.addWidget(self.other)
        self.refusal.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(self.refusal, 1)
        row.addWidget(self.start)
        return row

    # --- choices

    def _players_chosen(self, number: int) -> None:
        self._draft.players = number
        self._draft.drop_what_cannot_be()
        self.refresh()

    def offer_others(self, *, are_there: bool) -> None:
        """Show or hide the button that leads to the choice of another game."""
        self.other.setVisible(are_there)

    def start_solo(self, *, is_solo: bool) -> None:
        """Set the draft to one player or to more, if the game allows that number."""
        seats = self._draft.rules.seats
        players = 1 if is_solo else max(_FEWEST, seats[0])
        if is_solo != self._draft.is_solo and players in seats:
            self._players_chosen(players)

    def let_move(self, *, moves: bool) -> None:
        """Show what moves on its way, or where it ends; by default nothing moves."""

    # --- the draft shown

    def refresh(self) -> None:
        """Show the draft, and the reason if it can't be played."""
        self._show_players()
        self.seats.refresh()
        self.help.refresh()
        self.seed.refresh()
        refusal = self.seed.refusal() or tell(self._draft.refusal())
        if self.isVisible() and refusal != self.refusal.text():
            ALOUD.say(self, refusal)  # it stands far from what was changed
        self.refusal.setText(refusal)
        self.start.setEnabled(not refusal)
        self.start.setAccessibleDescription(refusal)

    def _show_players(self) -> None:
        """Check the button of the number of players; Tab goes to it, arrow keys to the others."""
        self.players.button(self._draft.players).setChecked(True)
        for button in self.players.buttons():
            is_chosen = button.isChecked()
            policy = Qt.FocusPolicy.StrongFocus if is_chosen else Qt.FocusPolicy.ClickFocus
            button.setFocusPolicy(policy)

    def _start_game(self) -> None:
        if self.start.isEnabled():
            self.started.emit()
        else:
            ALOUD.say(self, self.refusal.text())

    def _refused_part(self) -> QWidget:
        """Return the widget that takes the focus while the game can't be played."""
        return self.players.button(self._draft.players)

    @property
    def first_focus(self) -> QWidget:
        return self.start if self.start.isEnabled() else self._refused_part()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self._start_game()
        else:
            super().keyPressEvent(event)
