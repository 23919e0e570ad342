"""The centre's model says what lies where, and tells of differences only."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from attrs import evolve
from PySide6.QtCore import QModelIndex, Qt

from tests.ui.tables import Table
from valeria_desktop.games.valeria.rules.at import PILES, AtPlace
from valeria_desktop.games.valeria.rules.model.amounts import Amounts
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.rules.model.state import Tokens
from valeria_desktop.games.valeria.rules.setup import Setup, Solo, Variant
from valeria_desktop.games.valeria.solo.siege import LordTakes
from valeria_desktop.games.valeria.ui.cards.mood import Ribbon
from valeria_desktop.games.valeria.ui.centre import place as told_place
from valeria_desktop.games.valeria.ui.centre.model import CentreModel, CentreRole
from valeria_desktop.games.valeria.ui.centre.place import place_of
from valeria_desktop.kernel.phrases import say

if TYPE_CHECKING:
    from pytestqt.modeltest import ModelTester
    from pytestqt.qtbot import QtBot

    from valeria_desktop.games.valeria.rules.scene import Scene

SETUPS = {
    "two": Setup(players=2),
    "five": Setup(players=5, preset="random", variants=frozenset({Variant.EVENTS, Variant.MIXED})),
    "dark lord": Setup(players=1, solo=Solo.DARK_LORD),
    "siege": Setup(players=1, solo=Solo.SIEGE),
}


def shown(scene: Scene) -> CentreModel:
    model = CentreModel()
    model.show(scene)
    return model


def words(model: CentreModel, place: int) -> str:
    text = model.index_of(AtPlace(place)).data(Qt.ItemDataRole.AccessibleTextRole)
    assert isinstance(text, str)
    return text


@pytest.mark.thorough
@pytest.mark.parametrize("setup", SETUPS.values(), ids=list(SETUPS))
def test_the_model_is_sound_all_through_a_game(
    qtmodeltester: ModelTester, setup: Setup, qtbot: QtBot
) -> None:
    model = CentreModel()
    qtmodeltester.check(model)
    table = Table(setup)
    while table.session.decision is not None:
        model.show(table.scene(0))
        table.plays(20)
    model.show(table.scene(0))


def test_there_are_four_rows_of_five(qtbot: QtBot) -> None:
    model = shown(Table().scene())
    assert (model.rowCount(), model.columnCount()) == (4, 5)
    domains = [*map(AtPlace, range(15, 20))]
    assert [model.index(3, column).data(CentreRole.AT) for column in range(5)] == domains
    assert model.rowCount(model.index(0, 0)) == 0
    assert model.columnCount(model.index(0, 0)) == 0


def test_the_siege_has_three_piles_and_the_deck(qtbot: QtBot) -> None:
    model = shown(Table(Setup(players=1, solo=Solo.SIEGE)).plays_to(Prompt.ACT).scene())
    assert (model.rowCount(), model.columnCount()) == (1, 4)
    assert words(model, 23) == "Deck, 60 cards face down."
    assert model.index_of(AtPlace(23)).data(CentreRole.SHOWN).face is None
    assert model.headerData(0, Qt.Orientation.Vertical) == "Piles and deck"


def test_a_pile_of_the_siege_names_the_next_two_cards(qtbot: QtBot) -> None:
    table = Table(Setup(players=1, solo=Solo.SIEGE)).plays_to(Prompt.ACT)
    scene = table.scene()
    cards = [scene.view.table.catalog.by_id[name] for name in ("goblin", "peasant", "knight")]
    stacks = list(scene.view.stacks)
    stacks[20] = (cards[2], cards[0], cards[1], cards[0])
    model = shown(evolve(scene, view=evolve(scene.view, stacks=tuple(stacks))))
    assert model.index_of(AtPlace(20)).data(CentreRole.SHOWN).below == ("Peasant", "Goblin")
    assert "4 cards left, next below: Peasant, Goblin" in words(model, 20)


def test_headers_name_rows_and_columns(qtbot: QtBot) -> None:
    model = shown(Table().scene())
    rows = [model.headerData(row, Qt.Orientation.Vertical) for row in range(4)]
    assert rows == ["Monsters", "Citizens 1 to 5", "Citizens 6 to 12", "Domains"]
    assert model.headerData(2, Qt.Orientation.Horizontal) == "Column 3"
    assert model.headerData(2, Qt.Orientation.Horizontal, Qt.ItemDataRole.FontRole) is None


def test_a_place_says_itself_in_a_sentence(qtbot: QtBot) -> None:
    model = shown(Table().plays_to(Prompt.ACT).scene())
    assert words(model, 9) == (
        "Peasant, citizen 5, costs 3 Gold for you, 5 cards left, can be recruited. "
        "Your turn: 1 Gold. Other turns: 1 Gold."
    )
    assert words(model, 0) == (
        "Goblin, monster of the Hills, costs 1 Strength for you, 5 cards left, "
        "needs at least 1 Strength that is not Magic. Reward: 1 Gold."
    )
    assert "2 of them face down, needs" in words(model, 15)


def test_the_price_now_has_its_parts(qtbot: QtBot) -> None:
    model = shown(Table().plays_to(Prompt.ACT).scene())
    index = model.index_of(AtPlace(9))
    assert index.data(CentreRole.SHOWN).price == "3 Gold = 2 + 1"
    (price,) = index.data(CentreRole.SHOWN).face.price
    assert (price.number, price.extra) == (3, 1)
    assert model.index_of(AtPlace(11)).data(CentreRole.SHOWN).price == "2 Gold"


def test_what_can_be_chosen_is_lit_for_the_asked_only(qtbot: QtBot) -> None:
    table = Table().plays_to(Prompt.ACT)
    asked = table.decision.seat
    model, other = shown(table.scene(asked)), shown(table.scene(1 - asked))
    lit = [place for place in range(20) if model.index_of(AtPlace(place)).data(CentreRole.IS_LIT)]
    assert lit == sorted(table.scene(asked).lit)
    assert lit
    assert not any(other.index_of(AtPlace(place)).data(CentreRole.IS_LIT) for place in range(20))


def test_what_the_viewer_can_not_pay_is_not_affordable(qtbot: QtBot) -> None:
    table = Table().plays_to(Prompt.ACT)
    scene = table.scene()
    model = shown(scene)
    for place, quote in scene.quotes.items():
        shown_there = model.index_of(AtPlace(place)).data(CentreRole.SHOWN)
        assert shown_there.is_affordable is not bool(quote.missing)


def test_before_the_first_turn_nothing_counts_as_too_dear(qtbot: QtBot) -> None:
    model = shown(Table().scene())
    places = [model.index_of(AtPlace(place)).data(CentreRole.SHOWN) for place in range(20)]
    assert all(place.is_affordable for place in places)


def test_tokens_and_face_down_cards_are_told(qtbot: QtBot) -> None:
    scene = Table().plays_to(Prompt.ACT).scene()
    height = len(scene.view.stacks[0]) - 1
    tokens = (Tokens(0, height, Amounts(gold=2)), Tokens(1, 0, Amounts(magic=1)))
    model = shown(evolve(scene, view=evolve(scene.view, tokens=tokens)))
    assert model.index_of(AtPlace(0)).data(CentreRole.SHOWN).tokens == (("gold", 2),)
    assert "on it lies 2 Gold" in words(model, 0)
    assert model.index_of(AtPlace(1)).data(CentreRole.SHOWN).tokens == ()
    assert model.index_of(AtPlace(15)).data(CentreRole.SHOWN).face_down == 2
    assert model.index_of(AtPlace(15)).data(CentreRole.SHOWN).count == 3


def test_an_exhausted_place_has_no_card(qtbot: QtBot) -> None:
    table = Table().plays_out()
    scene = table.scene(0)
    model = shown(scene)
    gone = [
        place
        for place in range(20)
        if (top := scene.view.top(place)) is None or top.kind == "exhausted"
    ]
    assert gone
    for place in gone:
        index = model.index_of(AtPlace(place))
        assert index.data(CentreRole.SHOWN).is_exhausted
        assert index.data(CentreRole.SHOWN).card is None
        assert index.data(CentreRole.SHOWN).count == 0
        assert words(model, place).endswith(", exhausted.")


def test_only_what_differs_is_told(qtbot: QtBot) -> None:
    table = Table().plays_to(Prompt.ACT)
    scene = table.scene()
    model = shown(scene)
    told: list[int] = []
    resets: list[bool] = []
    model.dataChanged.connect(
        lambda first, last: told.extend(
            model.index(row, column).data(CentreRole.AT).place
            for row in range(first.row(), last.row() + 1)
            for column in range(first.column(), last.column() + 1)
        )
    )
    model.modelReset.connect(lambda: resets.append(True))
    model.show(table.scene())
    assert told == []
    stacks = list(scene.view.stacks)
    stacks[7] = stacks[7][:-1]
    model.show(evolve(scene, view=evolve(scene.view, stacks=tuple(stacks))))
    assert told == [7]
    assert resets == []


def test_a_place_is_told_again_when_only_its_sentence_is_another(qtbot: QtBot) -> None:
    scene = Table().plays_to(Prompt.ACT).scene()
    model = shown(scene)
    reason = say("needs a Wizard who never was")
    quotes = scene.quotes | {0: evolve(scene.quotes[0], missing=(reason,))}
    assert scene.quotes[0].missing  # it looks the same: it can't be had either way
    with qtbot.waitSignal(model.dataChanged):
        model.show(evolve(scene, quotes=quotes))
    assert "needs a Wizard who never was" in words(model, 0)


def test_no_sentence_is_made_before_somebody_asks(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[object] = []

    def card_lines(*said: object) -> list[str]:
        made.append(said)
        return []

    monkeypatch.setattr(told_place, "card_lines", card_lines)
    model = shown(Table().plays_to(Prompt.ACT).scene())
    assert made == []
    words(model, 9)
    assert len(made) == 1


def test_a_whole_game_needs_no_reset(qtbot: QtBot) -> None:
    table = Table()
    model = shown(table.scene())
    with qtbot.assertNotEmitted(model.modelReset):
        while table.session.decision is not None:
            model.show(table.plays(15).scene(0))


def test_another_kind_of_game_is_a_reset(qtbot: QtBot) -> None:
    model = shown(Table().scene())
    with qtbot.waitSignal(model.modelReset):
        model.show(Table(Setup(players=1, solo=Solo.SIEGE)).scene())


def test_nothing_is_known_of_places_that_are_not_there(qtbot: QtBot) -> None:
    model = shown(Table().scene())
    assert not model.index_of(AtPlace(23)).isValid()
    assert model.data(QModelIndex(), CentreRole.SHOWN) is None
    assert model.data(model.index(0, 0), Qt.ItemDataRole.DecorationRole) is None
    assert CentreModel().columnCount() == 0


def test_a_place_is_dim_while_the_question_is_about_others(qtbot: QtBot) -> None:
    scene = Table().plays_to(Prompt.ACT).scene()
    places = [place_of(scene, number) for number in range(20)]
    assert {place.is_dim for place in places if not place.is_lit} == {True}
    assert not any(place.is_dim for place in places if place.is_lit)
    nobody = [place_of(evolve(scene, decision=None, lit={}), number) for number in range(20)]
    assert not any(place.is_dim for place in nobody)


def test_the_power_that_counts_is_that_of_whose_turn_it_is() -> None:
    table = Table().plays_to(Prompt.ACT)
    active = table.decision.seat
    assert place_of(table.scene(active), 9).ribbon is Ribbon.MINE
    assert place_of(table.scene(1 - active), 9).ribbon is Ribbon.OTHERS
    assert place_of(table.scene(active), 0).ribbon is Ribbon.NONE  # a monster has one power
    assert place_of(table.plays_out().scene(0), 9).ribbon is Ribbon.NONE


def test_the_dark_lords_monsters_attack_the_columns_of_the_dice() -> None:
    scene = Table(Setup(players=1, solo=Solo.DARK_LORD)).plays_to(Prompt.ACT).scene()
    columns = {die for die in scene.view.dice if die <= 5}
    places = [place_of(scene, number) for number in range(20)]
    assert {place.number + 1 for place in places if place.attacks} == columns
    for place in places:
        assert place.attacks == ("its monsters attack next" in place.words)
    assert not any(place_of(Table().scene(), number).attacks for number in range(20))


def test_what_the_dark_lord_takes_next_in_the_siege_is_marked() -> None:
    table = Table(Setup(players=1, solo=Solo.SIEGE))
    marked = 0
    for _ in range(4):
        scene = table.plays(1).plays_to(Prompt.ACT).scene()
        places = [place_of(scene, number) for number in PILES]
        waits = any(isinstance(step, LordTakes) for step in scene.view.agenda)
        wanted = [place for place in places if place.is_wanted]
        assert bool(wanted) == waits
        for place in places:
            assert place.is_wanted == ("takes it next" in place.words)
        if wanted and (points := [place.face.points or 0 for place in places if place.face]):
            assert {place.face.points or 0 for place in wanted if place.face} == {max(points)}
            marked += 1
    assert marked
