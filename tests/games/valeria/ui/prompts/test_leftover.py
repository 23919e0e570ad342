"""What is told at the end of one's own turn, before a bot's."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

import pytest
from attrs import evolve

from tests.ui.tables import Table
from valeria_desktop.games.valeria.files.loader import shipped_catalog
from valeria_desktop.games.valeria.rules.model.amounts import Amounts
from valeria_desktop.games.valeria.rules.model.options import Action
from valeria_desktop.games.valeria.rules.model.price import Price
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.rules.turn.quote import Quote
from valeria_desktop.games.valeria.ui.prompts.pauses import LeftoverTurn
from valeria_desktop.kernel.phrases import say
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.ui.paint.parchment import ParchmentLook

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytestqt.qtbot import QtBot

    from valeria_desktop.ui.paint.look import Look

    Ends = Callable[..., LeftoverTurn]

MONSTERS = {card.name: card for card in shipped_catalog().monsters}
SHORT = (say("{number} {kind} short", number=1, kind=say("Strength")),)


class Ending:
    """A turn that is over and waits for an answer."""

    session = None
    undoes = "Gain 1 Magic"
    undo_refusal = ""
    is_running_out = False
    share_left: ClassVar[float] = 0.0

    @property
    def turn_end(self) -> Ending:
        return self


def quote(name: str, price: Amounts, *, is_short: bool = False) -> Quote:
    """What a Monster costs whose turn is over."""
    missing = SHORT if is_short else ()
    asked = Price(price.gold, price.strength, price.magic)
    return Quote(0, MONSTERS[name], Action.SLAY, asked, 0, missing, (say("Roll the dice first"),))


@pytest.fixture
def ends(look: Look, qtbot: QtBot) -> Ends:
    def end(left: Amounts, *quotes: Quote) -> LeftoverTurn:
        table = Table(seats=default_seats(2, bots="greedy")).plays_to(Prompt.ROLL)
        scene = table.scene(0)
        mine, *others = scene.view.players
        mine = evolve(mine, gold=left.gold, strength=left.strength, magic=left.magic)
        view = evolve(scene.view, players=(mine, *others))
        scene = evolve(scene, view=view, quotes=dict(enumerate(quotes)))
        over = LeftoverTurn(ParchmentLook(look), scene, table.decision, Ending())
        qtbot.addWidget(over)
        return over

    return end


def test_what_is_left_over_is_told_with_the_dearest_card_it_would_buy(ends: Ends) -> None:
    king = quote("Goblin King", Amounts(strength=6))
    cheaper, dearer = (
        quote("Goblin", Amounts(strength=1)),
        quote("Dire Bear", Amounts(strength=9), is_short=True),
    )
    over = ends(Amounts(strength=7), cheaper, king, dearer)
    assert over.note() == "7 Strength left; Goblin King costs 6"
    assert over.title() == "Turn over. 7 Strength left; Goblin King costs 6."


def test_a_price_in_two_things_names_both(ends: Ends) -> None:
    bear = quote("Dire Bear", Amounts(strength=4, magic=1))
    over = ends(Amounts(1, 5, 2), bear)
    assert over.note() == (
        "1 Gold, 5 Strength and 2 Magic left; Dire Bear costs 4 Strength and 1 Magic"
    )


def test_where_it_buys_nothing_only_what_is_left_is_told(ends: Ends) -> None:
    over = ends(Amounts(gold=1), quote("Dire Bear", Amounts(strength=5), is_short=True))
    assert over.note() == "1 Gold left"


def test_who_has_nothing_left_is_told_who_is_next(ends: Ends) -> None:
    over = ends(Amounts(), quote("Dire Bear", Amounts(strength=5), is_short=True))
    assert (over.title(), over.note()) == ("Turn over.", "Oak is next.")
