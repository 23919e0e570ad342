"""The swap of the dice, on demand: pair by pair, with a button to start and stop."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout

from valeria_desktop.games.valeria.coach.dice_swap import ANSWERS
from valeria_desktop.session.messages import Wish
from valeria_desktop.ui.controls.button import Button
from valeria_desktop.ui.controls.text import Text
from valeria_desktop.ui.screens.review.sentences import Sentence, SentenceList
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.games.valeria.coach.dice_swap import Pair, Share, Swapped
    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.ui.paint.look import Look


TOPIC = "swap"
_BUTTON = 34
"""The height of the button, in pixels at 100 %."""
_HIGHEST = 112
"""Greatest height of the list, in pixels at 100 %; more sentences scroll."""


class SwapBox(QFrame):
    """A sentence for each pair of players; better answers replace earlier ones."""

    asked = Signal(object)
    dropped = Signal(object)

    def __init__(self, look: Look) -> None:
        """Make a box without a game."""
        super().__init__()
        self._seats: tuple[Seat, ...] = ()
        self._left: list[Pair] = []
        """The pairs without a last answer; while working, the first is the current one."""
        self._known: dict[Pair, str] = {}
        self._game = object()
        self.is_going = False
        self.button = Button(look, "", icon="dice-luck")
        self.note = Text(look, "", 14, is_quiet=True)
        self.list = SentenceList(look, self.tr("What the dice did"), _HIGHEST)
        self.button.set_height(_BUTTON)
        self.button.clicked.connect(self._press)
        row = QHBoxLayout()
        row.addWidget(self.button)
        row.addWidget(self.note, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(row)
        column.addWidget(self.list, 1)
        self._say()

    def show_seats(self, seats: tuple[Seat, ...]) -> None:
        """Prepare for another game, or hide in a game of a single player."""
        self._seats = seats
        self._left = [*combinations(range(len(seats)), 2)]
        self._known, self._game, self.is_going = {}, object(), False
        self.setVisible(bool(self._left))
        self._say()

    # --- start and stop

    def _press(self) -> None:
        if self.is_going:
            self.stop()
        else:
            self.is_going = True
            self._ask()

    def stop(self) -> None:
        """Stop working; the answers so far stay."""
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

    # --- answers

    def show_answer(self, pair: Pair, answer: Swapped | str) -> None:
        """Show the answer for a pair, and ask about the next pair after a last answer."""
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
        return self.tr("Continue") if self._known and self._left else self.tr("Swap the dice")

    def _note_words(self) -> str:
        if self.is_going or self._known:
            return self.tr(
                "The ± holds in 19 of 20 cases. Each pair is played 200 times with each set of "
                "dice."
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


_SURE = 2
"""The number of standard errors that covers 19 of 20 games."""
_WHOLE = 100


def swap_words(swapped: Swapped, names: Sequence[str]) -> str:
    """Return both players' chances with each other's dice and the verdict, in words."""
    translate = QCoreApplication.translate
    first, second = swapped.pair
    words = translate(
        "Review",
        "With each other's dice {first} would have won {changed} of 100 games instead of {fell}, "
        "{second} {changed_too} instead of {fell_too}: {verdict}",
    ).format(
        first=names[first],
        changed=share_words(swapped.swapped[first]),
        fell=share_words(swapped.fell[first]),
        second=names[second],
        changed_too=share_words(swapped.swapped[second]),
        fell_too=share_words(swapped.fell[second]),
        verdict=verdict_of(swapped, names),
    )
    if is_last(swapped):
        return words
    so_far = translate("Review", "{sentence} (After {number} games of each kind.)")
    return so_far.format(sentence=words, number=swapped.games)


def share_words(share: Share) -> str:
    """Return a chance to win, of 100 games, with its margin of error: "41 ± 7"."""
    return f"{_WHOLE * share.wins:.0f} ± {_SURE * _WHOLE * share.error:.0f}"


def verdict_of(swapped: Swapped, names: Sequence[str]) -> str:
    """Return in words which player the dice helped, as far as the games can show it."""
    translate = QCoreApplication.translate
    changes = {seat: swapped.change[seat] for seat in swapped.pair}
    told = {seat: each.wins for seat, each in changes.items() if _can_be_told(each)}
    if not told:
        return translate("Review", "no clear difference.")
    helped, hurt = min(told, key=told.__getitem__), max(told, key=told.__getitem__)
    if told[helped] < 0:
        return translate("Review", "the dice helped {name}.").format(name=names[helped])
    return translate("Review", "the dice were against {name}.").format(name=names[hurt])


def _can_be_told(change: Share) -> bool:
    return abs(change.wins) > _SURE * change.error


def is_last(swapped: Swapped) -> bool:
    """Return whether no better answer will come."""
    return swapped.games >= ANSWERS[-1]
