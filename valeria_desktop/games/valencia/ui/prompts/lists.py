"""Questions with a list of answers; most answers can be clicked on the table, too."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF
from PySide6.QtGui import QAccessible

from valeria_desktop.games.valencia.rules.at import AtBush, AtCell
from valeria_desktop.games.valencia.rules.model.city_words import where_in
from valeria_desktop.games.valencia.rules.model.options import (
    NOTHING,
    Build,
    CardOption,
    GoodOption,
    KeepTask,
    Move,
    MovePalm,
    Settle,
    Sit,
    UseAbility,
)
from valeria_desktop.games.valencia.ui.cards.card_words import card_sentence
from valeria_desktop.games.valencia.ui.cards.influence_card import paint_card
from valeria_desktop.kernel.phrases import capital
from valeria_desktop.ui.controls.button import Button
from valeria_desktop.ui.controls.button_faces import ButtonKind
from valeria_desktop.ui.paint.brush import Brush
from valeria_desktop.ui.pieces.piece import FLAT
from valeria_desktop.ui.prompts.list import ListPresenter
from valeria_desktop.ui.prompts.places import PlacesPresenter
from valeria_desktop.ui.words.label import explain_beside
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

    from valeria_desktop.games.valencia.rules.model.cards import Card
    from valeria_desktop.kernel.options import Option
    from valeria_desktop.ui.controls.button import Picture
    from valeria_desktop.ui.paint.look import Look

TO_CITY = "city"
"""Name of the row that a button asks for: the city, where the options lie."""
_SLIM = 0.72
SEAT_ICONS = (
    "nobility",
    "church",
    "oranges",
    "tiger-nuts",
    "wine",
    "cloth",
    "porcelain",
    "merchants",
)
"""The signs of the council's seats."""


def of_card(look: Look, card: Card) -> Picture:
    """Return the picture of an influence card on a button."""

    def paint(painter: QPainter, box: QRectF) -> None:
        place = QRectF(0, 0, box.height() * _SLIM, box.height())
        place.moveCenter(box.center())
        paint_card(Brush(painter, look, 1.0), place, card, FLAT)

    return paint


class AnswersPresenter(ListPresenter):
    """Shows each option as a button with a sign; Enter takes the first."""

    enters_first = True

    def line(self, option: Option) -> Button:
        kind = ButtonKind.QUIET if option.id == NOTHING.id else ButtonKind.NORMAL
        button = self.offer(option, icon=_icon_of(option), kind=kind)
        if isinstance(option, CardOption):
            button.set_picture(of_card(self.look, option.card))
            button.set_height(48)
            explain_beside(button, card_sentence(option.card))
        return button


class OneColumnPresenter(AnswersPresenter):
    """Shows options that are long sentences."""

    most_columns = 1


class MapPresenter(PlacesPresenter, AnswersPresenter):
    """Shows options in the city."""

    most_columns = 3
    beside = 2

    def lies_there(self, option: Option) -> bool:
        return isinstance(option.at, AtCell | AtBush)

    def said(self, option: Option) -> str:
        """Return a short text where no other answer has the same; the whole words else."""
        if isinstance(option, Settle):
            return tell(option.spot)  # its price stands behind it
        short = self._short(option)
        often = sum(self._short(each) == short for each in self.decision.options)
        return short if short and often == 1 else super().said(option)

    def _short(self, option: Option) -> str:
        """Return what a player needs to find a place; the whole words are said beside it."""
        if isinstance(option, Move):
            start, goal = (self._ground(cell) for cell in (option.start, option.goal))
            return self.tr("{start} → {goal}").format(start=start, goal=goal)
        if isinstance(option, Build):
            return tell(capital(where_in(option.place)))
        if isinstance(option, MovePalm):
            where, way = tell(capital(where_in(option.place))), tell(option.way)
            return self.tr("{where}: {way}").format(where=where, way=way)
        return ""

    def _ground(self, cell: int) -> str:
        """Return a space by its drawing: its guild and its price."""
        space = self.scene.view.table.city.space(cell)
        return f"{tell(space.guild.words())} {space.price}"

    def line(self, option: Option) -> Button:
        """Make a button with a short name; a space's has the price behind it."""
        if not self.lies_there(option):
            return super().line(option)
        button = self.offer(option, self.said(option), icon=_icon_of(option))
        if isinstance(option, Settle):
            button.set_tail((str(option.price), "coins"))
        return button

    def make_go(self) -> Button:
        words = self.tr("Choose in the city")
        button = Button(self.look, words, icon="city", key="C", kind=ButtonKind.PRIMARY)
        button.setAccessibleName(self.tr("Choose in the city: go there with the arrows."))
        button.clicked.connect(lambda: self.row_asked.emit(TO_CITY))
        self.adopt(button, "C")
        return button

    def advice(self) -> str:
        if self.is_covered or not any(map(self.lies_there, self.decision.options)):
            return super().advice()
        is_bush = any(isinstance(option.at, AtBush) for option in self.decision.options)
        if QAccessible.isActive():
            return self._by_keys(is_bush=is_bush)
        if is_bush:
            return self.tr("Click a lit bush or palm, or go there with the arrows.")
        return self.tr("Click a lit space, or go there with the arrows.")

    def _by_keys(self, *, is_bush: bool) -> str:
        """Return how to answer for a player who hears the table, and points at nothing."""
        if self.to_table is None:
            return super().advice()
        if is_bush:
            return self.tr("Press C, go to a bush or palm with the arrows, and press Enter.")
        return self.tr("Press C, go to a space with the arrows, and press Enter.")

    def note(self) -> str:
        return self.advice()


def _icon_of(option: Option) -> str:
    if isinstance(option, Sit):
        return SEAT_ICONS[option.place]
    if isinstance(option, GoodOption):
        return option.guild.sign
    if isinstance(option, Settle):
        return "place"
    if isinstance(option, UseAbility):
        return "fountain"
    if isinstance(option, KeepTask):
        return "tasks"
    return {"pass": "pass", "good": "goods", "nothing": "close"}.get(option.id, "")
