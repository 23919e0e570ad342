"""The swap of the dice, on demand: pair by pair, with a button that begins it and stops it."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout

from valeria_desktop.games.valeria.ui.screens.review.sentences import Sentence, SentenceList
from valeria_desktop.games.valeria.ui.screens.review.swap_words import is_last, swap_words
from valeria_desktop.session.messages import Wish
from valeria_desktop.ui.kit.controls import Button, Text
from valeria_desktop.ui.kit.words import tell

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.coach.swap import Pair, Swapped
    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.ui.kit.look import Look

TOPIC = "swap"
_HIGHEST = 112
"""More sentences than that are scrolled."""


class SwapBox(QFrame):
    """A sentence for each pair of players, each better than the last one."""

    asked = Signal(object)
    dropped = Signal(object)

    def __init__(self, look: Look) -> None:
        """Wait for a game of several players."""
        super().__init__()
        self.setProperty("panel", True)
        self._seats: tuple[Seat, ...] = ()
        self._left: list[Pair] = []
        """The pairs that are not done; while it goes on, the first is asked about."""
        self._known: dict[Pair, str] = {}
        self._game = object()
        self.is_going = False
        self.button = Button(look, "", icon="dice-luck")
        self.note = Text(look, "", 14, is_quiet=True)
        self.list = SentenceList(look, self.tr("What the dice did"), _HIGHEST)
        self.button.clicked.connect(self._press)
        row = QHBoxLayout()
        row.addWidget(self.button)
        row.addWidget(self.note, 1)
        column = QVBoxLayout(self)
        column.addLayout(row)
        column.addWidget(self.list, 1)
        self._say()

    def show_seats(self, seats: tuple[Seat, ...]) -> None:
        """Be ready for another game; where one plays alone there is nothing to swap."""
        self._seats = seats
        self._left = [*combinations(range(len(seats)), 2)]
        self._known, self._game, self.is_going = {}, object(), False
        self.setVisible(bool(self._left))
        self._say()

    # --- begun and stopped

    def _press(self) -> None:
        if self.is_going:
            self.stop()
        else:
            self.is_going = True
            self._ask()

    def stop(self) -> None:
        """Ask nothing more; what is known stays."""
        if self.is_going:
            self.is_going = False
            self.dropped.emit(self._wish())
            self._say()

    def _wish(self) -> Wish:
        return Wish(TOPIC, self._left[0])

    def _ask(self) -> None:
        self.is_going = self.is_going and bool(self._left)
        self._say()
        if self.is_going:
            self.asked.emit(self._wish())

    # --- what comes

    def show_answer(self, pair: Pair, answer: Swapped | str) -> None:
        """Show what has come for a pair, and ask about the next one when it is all."""
        if pair not in self._left:
            return
        is_asked = pair == self._left[0]
        names = [seat.name for seat in self._seats]
        if isinstance(answer, str):
            self._known[pair] = tell(answer)
        else:
            self._known[pair] = swap_words(answer, names)
        if isinstance(answer, str) or is_last(answer):
            self._left.remove(pair)
            if is_asked and self.is_going:
                self._ask()
                return
        self._say()

    def _say(self) -> None:
        self.button.setText(self._button_words())
        self.button.setEnabled(bool(self._left))
        self.note.setText(self._note_words())
        rows = [self._row(pair) for pair in combinations(range(len(self._seats)), 2)]
        self.list.show_sentences(self._game, [row for row in rows if row is not None])
        self.list.setVisible(any(rows))

    def _button_words(self) -> str:
        if self.is_going:
            return self.tr("Stop")
        return self.tr("Go on") if self._known and self._left else self.tr("Swap the dice")

    def _note_words(self) -> str:
        if self.is_going or self._known:
            return self.tr(
                "The ± holds in 19 of 20 cases; each pair is played 200 times either way."
            )
        return self.tr(
            "Who would have won with each other's dice? The game is played again, many times."
        )

    def _row(self, pair: Pair) -> Sentence | None:
        seats = tuple(self._seats[seat] for seat in pair)
        words = self._known.get(pair, "")
        if not words and self.is_going and pair == self._left[0]:
            words = self.tr("{first} and {second}: being worked out…").format(
                first=seats[0].name, second=seats[1].name
            )
        return Sentence(f"{pair}", words, seats) if words else None
