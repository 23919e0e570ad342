"""Cards that gain a card of the siege's piles: seen, read out and chosen at any depth (G5, G6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt

from tests.scenario import PLACE, siege
from tests.ui.prompts.meetings import Posed
from valeria_desktop.games.valeria.rules.at import AtPlace
from valeria_desktop.games.valeria.ui.parts.centre_place import place_of
from valeria_desktop.games.valeria.ui.zoom.notes import NoteKind, notes_on_place
from valeria_desktop.ui.controls.button_faces import ButtonKind

if TYPE_CHECKING:
    from tests.ui.prompts.conftest import Desk
    from valeria_desktop.ui.controls.button import Button

FIRST, SECOND = (2, 1), (1, 2)
PERCH = "purloiners-perch"


def perch_at(*piles: str) -> Posed:
    """Build Purloiner's Perch on top of the third pile."""
    first, second, third = piles
    table = siege().piles(first, second, f"{third} {PERCH}").owns(0, "rogue", "rogue")
    table.holds(0, gold=10).both_act(*FIRST).chooses("build pile-3")
    return Posed(table)


MANY = ("dire-bear troll knight archer", "goblin-king goblin", "treant")
FEW = ("dire-bear knight archer", "goblin knight", "archer")


def buttons(desk: Desk) -> list[Button]:
    presenter = desk.panel.presenter
    assert presenter is not None
    return list(presenter.choices.values())


@pytest.mark.clause("G5", "G6")
def test_each_monster_of_the_piles_has_a_line_that_says_where_it_lies(desk: Desk) -> None:
    desk.asks(perch_at(*MANY))
    assert [button.text() for button in buttons(desk)] == [
        "Troll, card 3 from the top of pile 1",
        "Dire Bear, card 4 from the top of pile 1",
        "Goblin, on top of pile 2",
        "Goblin King, card 2 from the top of pile 2",
        "Treant, on top of pile 3",
    ]
    troll = buttons(desk)[0]
    assert troll.accessibleName() == (
        "Gain Troll, card 3 from the top of pile 1 (Purloiner's Perch)."
    )
    assert "Troll" in troll.toolTip()
    assert "Reward: " in troll.toolTip()
    desk.presses(Qt.Key.Key_2)
    assert desk.answers == [f"{PERCH}: pile-1-card-1"]


@pytest.mark.clause("G5", "G6")
def test_of_few_each_is_said_in_full(desk: Desk) -> None:
    desk.asks(perch_at(*FEW))
    assert [button.text() for button in buttons(desk)] == [
        "Gain Dire Bear, card 3 from the top of pile 1",
        "Gain Goblin, card 2 from the top of pile 2",
    ]
    assert "Reward: " in buttons(desk)[1].toolTip()


@pytest.mark.clause("G5")
def test_a_pile_that_holds_a_fitting_card_is_lit_and_says_it(desk: Desk) -> None:
    """Also where the card on top doesn't fit."""
    question = perch_at(*FEW)
    scene = question.scene
    assert sorted(scene.lit) == [PLACE["pile-1"], PLACE["pile-2"]]
    place = place_of(scene, PLACE["pile-1"])
    assert place.card is not None
    assert place.card.name == "Archer"
    taken = "can be chosen: Gain Dire Bear, card 3 from the top of pile 1 (Purloiner's Perch)."
    assert taken in place.words
    can = [n.text for n in notes_on_place(scene, PLACE["pile-2"]) if n.kind is NoteKind.CAN]
    assert can == ["Gain Goblin, card 2 from the top of pile 2 (Purloiner's Perch)."]
    desk.asks(question)
    desk.panel.choose_at(AtPlace(PLACE["pile-1"]))
    assert desk.answers == [f"{PERCH}: pile-1-card-1"]


@pytest.mark.clause("G5")
def test_a_pile_with_several_fitting_cards_says_and_points_out_all_of_them(desk: Desk) -> None:
    question = perch_at(*MANY)
    taken = (
        "can be chosen: Gain Goblin, on top of pile 2 (Purloiner's Perch); "
        "Gain Goblin King, card 2 from the top of pile 2 (Purloiner's Perch)."
    )
    assert taken in place_of(question.scene, PLACE["pile-2"]).words
    desk.asks(question)
    desk.panel.choose_at(AtPlace(PLACE["pile-2"]))
    assert desk.answers == []
    assert [button.text() for button in buttons(desk) if button._kind is ButtonKind.PRIMARY] == [
        "Goblin, on top of pile 2",
        "Goblin King, card 2 from the top of pile 2",
    ]


@pytest.mark.clause("G5", "T21")
def test_a_free_citizen_says_where_it_lies(desk: Desk) -> None:
    table = siege().piles("bane-spider", "knight archer goblin", "knight troll")
    table.holds(0, strength=6).both_act(*FIRST)
    table.chooses("slay pile-1", "bane-spider: free-pile-citizen")
    desk.asks(Posed(table))
    assert [button.text() for button in buttons(desk)] == [
        "Gain Knight for free, card 3 from the top of pile 2",
        "Gain Knight for free, card 2 from the top of pile 3",
    ]


@pytest.mark.clause("G5")
def test_acting_second_a_single_card_and_the_resources_are_offered(desk: Desk) -> None:
    table = siege().piles("archer", "goblin", "dire-bear").holds(0, strength=1).both_act(*SECOND)
    desk.asks(Posed(table))
    assert "slay" in table.options[0]
    desk.presses(Qt.Key.Key_M)
    assert desk.answers == ["gain magic"]
    desk.asks(Posed(table))
    desk.panel.choose_at(AtPlace(PLACE["pile-2"]))
    assert desk.answers == ["slay pile-2"]


@pytest.mark.clause("G3")
@pytest.mark.parametrize(
    ("dice", "words"),
    [
        ((6, 2), "You act first: 6 is higher than 2."),
        ((2, 6), "You act second: 2 is lower than 6."),
        ((4, 4), "You act first: even doubles favour you."),
        ((3, 3), "You act second: odd doubles favour the Dark Lord."),
    ],
)
def test_the_sheet_says_who_acts_first_and_why(
    desk: Desk, dice: tuple[int, int], words: str
) -> None:
    table = siege().piles("archer", "goblin", "dire-bear").holds(0, strength=9).both_act(*dice)
    desk.asks(Posed(table))
    assert desk.panel.presenter is not None
    assert desk.panel.presenter.note() == words
