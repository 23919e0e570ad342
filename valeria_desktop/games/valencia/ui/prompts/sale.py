"""The question of a sale: one good after the other, or all that are left at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtWidgets import QWidget

from valeria_desktop.games.valencia.rules.model.options import NOTHING, GoodOption
from valeria_desktop.games.valencia.rules.model.prompts import Prompt
from valeria_desktop.games.valencia.rules.round.actions import Sale
from valeria_desktop.games.valencia.ui.prompts.lists import OneColumnPresenter
from valeria_desktop.ui.controls.button import Button
from valeria_desktop.ui.controls.columns import Columns
from valeria_desktop.ui.prompts.chain import ChainScript, Progress

if TYPE_CHECKING:
    from collections.abc import Mapping

    from valeria_desktop.games.valencia.rules.model.guild import Guild
    from valeria_desktop.games.valencia.rules.scene import Scene
    from valeria_desktop.kernel.decision import Decision
    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.ui.paint.parchment import ParchmentLook
    from valeria_desktop.ui.prompts.panel import PresenterMaker
    from valeria_desktop.ui.prompts.presenter import GameSource, Presenter

_HIGH = 37
ALL_GOODS = "all goods"
"""Names the button that sells everything; no option of the rules has this id."""


def on_sale(scene: Scene) -> tuple[Guild, ...]:
    """Return the goods that a player may still sell, the dearest first; none outside a sale."""
    decision = scene.decision
    if decision is None or not isinstance(decision.question, Sale):
        return ()
    goods = scene.view.own.goods
    offered = (each.guild for each in decision.options if isinstance(each, GoodOption))
    return tuple(guild for guild in offered for _ in range(goods[guild.place]))


@frozen
class _SaleChain:
    """The identity of a sale: players, asked seat, and turn."""

    seats: tuple[Seat, ...]
    seat: int
    turn: int


class SaleScript(ChainScript):
    """Sells what is left, good by good, if its player wished to sell all."""

    _left = 0
    """The goods on sale at the last link; fewer than before an answer that was taken back."""

    def wish_all(self, scene: Scene) -> str:
        """Remember that all goods are sold, and return the id of the first sale."""
        assert scene.decision is not None  # noqa: S101 - only an open question is answered
        self.wish(scene)
        self._left = len(on_sale(scene))
        return scene.decision.options[0].id

    def forget_wish(self) -> None:
        self._left = 0

    def chain_of(self, scene: Scene) -> _SaleChain | None:
        if scene.decision is None or not on_sale(scene):
            return None
        return _SaleChain(scene.seats, scene.decision.seat, scene.turn)

    def progress_in(self, scene: Scene) -> Progress:
        """Return that the sale begins: what is left to sell is always asked anew."""
        del scene
        return Progress.START

    def next_link(self, scene: Scene) -> str | None:
        left = len(on_sale(scene))
        if not 0 < left <= self._left or scene.decision is None:
            return None
        self._left = left
        return scene.decision.options[0].id


class SalePresenter(OneColumnPresenter):
    """Offers the goods one by one, and all of them in one answer."""

    script: SaleScript

    def fill(self) -> QWidget:
        """Offer the goods one by one, all of them, and nothing."""
        box = QWidget()
        lines = Columns(box, most=self.most_columns, gap=0)
        for option in self.decision.options:
            if option == NOTHING and len(on_sale(self.scene)) > 1:
                lines.addWidget(self._all_button())
            lines.addWidget(self.line(option))
        return box

    def _all_button(self) -> Button:
        button = Button(self.look, self._all_words(), icon="goods", key=self.next_digit())
        button.set_height(_HIGH)
        button.clicked.connect(lambda: self.chosen.emit(self.script.wish_all(self.scene)))
        self.choices[ALL_GOODS] = button
        self.adopt(button, button.key)
        self._say(button, self._all_words(), self._all_words())
        return button

    def uncover(self) -> None:
        super().uncover()
        if (button := self.choices.get(ALL_GOODS)) is not None:
            self._say(button, self._all_words(), self._all_words())

    def _all_words(self) -> str:
        coins = sum(guild.price for guild in on_sale(self.scene))
        return self.tr("Sell all for {number} coins").format(number=coins)


def sale_presenters_of(script: SaleScript) -> Mapping[str, PresenterMaker]:
    """Return the presenters of a table's sales; at a fountain one good is sold, from a list."""
    shared = script

    class Selling(SalePresenter):
        script = shared

    def make(
        look: ParchmentLook, scene: Scene, decision: Decision, looking: GameSource
    ) -> Presenter:
        kind = Selling if isinstance(decision.question, Sale) else OneColumnPresenter
        return kind(look, scene, decision, looking)

    return {Prompt.SELL: make}
