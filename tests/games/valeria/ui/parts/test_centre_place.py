"""The centre's model says what lies where, and tells of differences only."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from attrs import evolve
from PySide6.QtCore import QModelIndex, QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from tests.counts import many
from tests.scenario import Scenario
from tests.ui.tables import Table
from valeria_desktop.games.valeria.files.loader import shipped_catalog
from valeria_desktop.games.valeria.rules.at import AtPlace
from valeria_desktop.games.valeria.rules.model.amounts import Amounts
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.rules.model.state import Tokens
from valeria_desktop.games.valeria.rules.scene import make_scene
from valeria_desktop.games.valeria.rules.setup import Setup, Solo, Variant
from valeria_desktop.games.valeria.solo.siege import LordTakes
from valeria_desktop.games.valeria.solo.siege_rows import PILES
from valeria_desktop.games.valeria.ui.cards import face_parts
from valeria_desktop.games.valeria.ui.cards.face import face_of
from valeria_desktop.games.valeria.ui.cards.mood import CardMood, Ribbon
from valeria_desktop.games.valeria.ui.cards.paint import paint_portrait
from valeria_desktop.games.valeria.ui.parts import centre_words
from valeria_desktop.games.valeria.ui.parts.centre import CentreView
from valeria_desktop.games.valeria.ui.parts.centre_lying import Lying
from valeria_desktop.games.valeria.ui.parts.centre_place import place_of
from valeria_desktop.kernel.phrases import say
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.ui.pieces.piece import PieceMood

if TYPE_CHECKING:
    from pytestqt.modeltest import ModelTester
    from pytestqt.qtbot import QtBot

    from valeria_desktop.games.valeria.ui.parts.centre_place import CentrePlace
    from valeria_desktop.kernel.at import At
    from valeria_desktop.ui.paint.look import Look

pytestmark = pytest.mark.usefixtures("unpainted")

SETUPS = {
    "two": Setup(players=2),
    "five": Setup(players=5, preset="random", variants=frozenset({Variant.EVENTS, Variant.MIXED})),
    "dark lord": Setup(players=1, solo=Solo.DARK_LORD),
    "siege": Setup(players=1, solo=Solo.SIEGE),
}


@pytest.fixture
def centre(qtbot: QtBot, look: Look) -> CentreView:
    made = CentreView(look)
    qtbot.addWidget(made)
    made.resize(850, 455)
    return made


def lying(centre: CentreView, place: int) -> CentrePlace:
    """Return all that lies at a place."""
    piece = centre.laid.piece_of(AtPlace(place))
    assert piece is not None
    found: CentrePlace = piece.face.place
    return found


def is_lit(centre: CentreView, place: int) -> bool:
    piece = centre.laid.piece_of(AtPlace(place))
    return piece is not None and piece.is_lit


def words(centre: CentreView, place: int) -> str:
    text = centre.pieces.index_of(AtPlace(place)).data(Qt.ItemDataRole.AccessibleTextRole)
    assert isinstance(text, str)
    return text


@pytest.mark.thorough
@pytest.mark.parametrize("setup", SETUPS.values(), ids=list(SETUPS))
def test_the_model_is_sound_all_through_a_game(
    qtmodeltester: ModelTester, setup: Setup, centre: CentreView
) -> None:
    qtmodeltester.check(centre.pieces)
    table = Table(setup)
    while table.session.decision is not None:
        centre.show_scene(table.scene(0))
        table.plays(many(60, 60, whole=20))
    centre.show_scene(table.scene(0))


def test_there_are_four_rows_of_five(centre: CentreView) -> None:
    centre.show_scene(Table().scene())
    assert (centre.pieces.rowCount(), centre.pieces.columnCount()) == (4, 5)
    domains = [*map(AtPlace, range(15, 20))]
    assert [centre.at_index(centre.pieces.index(3, column)) for column in range(5)] == domains
    assert centre.pieces.rowCount(centre.pieces.index(0, 0)) == 0
    assert centre.pieces.columnCount(centre.pieces.index(0, 0)) == 0


def test_the_siege_has_three_piles_and_the_deck(centre: CentreView) -> None:
    centre.show_scene(Table(Setup(players=1, solo=Solo.SIEGE)).plays_to(Prompt.ACT).scene())
    assert (centre.pieces.rowCount(), centre.pieces.columnCount()) == (1, 4)
    assert words(centre, 23) == "Deck, 60 cards face down."
    assert lying(centre, 23).face is None
    assert centre.pieces.headerData(0, Qt.Orientation.Vertical) == "Piles and deck"


def test_a_pile_of_the_siege_names_the_next_two_cards(centre: CentreView) -> None:
    table = Table(Setup(players=1, solo=Solo.SIEGE)).plays_to(Prompt.ACT)
    scene = table.scene()
    cards = [scene.view.table.catalog.by_id[name] for name in ("goblin", "peasant", "knight")]
    stacks = list(scene.view.stacks)
    stacks[20] = (cards[2], cards[0], cards[1], cards[0])
    centre.show_scene(evolve(scene, view=evolve(scene.view, stacks=tuple(stacks))))
    assert lying(centre, 20).below == ("Peasant", "Goblin")
    assert "for you, next below: Peasant, Goblin" in words(centre, 20)


def test_headers_name_rows_and_columns(centre: CentreView) -> None:
    centre.show_scene(Table().scene())
    rows = [centre.pieces.headerData(row, Qt.Orientation.Vertical) for row in range(4)]
    assert rows == ["Monsters", "Citizens 1 to 5", "Citizens 6 to 12", "Domains"]
    assert centre.pieces.headerData(2, Qt.Orientation.Horizontal) == "Column 3"
    assert centre.pieces.headerData(2, Qt.Orientation.Horizontal, Qt.ItemDataRole.FontRole) is None


def test_a_place_says_itself_in_a_sentence(centre: CentreView) -> None:
    centre.show_scene(Table().plays_to(Prompt.ACT).scene())
    assert words(centre, 9) == (
        "Peasant, citizen 5, costs 3 Gold for you, 5 cards left, can be recruited. "
        "Your turn: 1 Gold. Other turns: 1 Gold."
    )
    assert words(centre, 0) == (
        "Goblin, monster of the Hills, costs 1 Strength for you, 5 cards left, at least 1 "
        "Strength must be real, not Magic. Reward: 1 Gold."
    )


def test_a_long_sentence_leaves_out_the_cards_that_lie_face_down_then_all_below(
    centre: CentreView,
) -> None:
    centre.show_scene(Table().plays_to(Prompt.ACT).scene())
    domains = [words(centre, place) for place in range(15, 20)]
    short = [each for each in domains if "3 cards left, 2 of them face down, needs" in each]
    long = [each for each in domains if "3 cards left, needs" in each]
    longest = [each for each in domains if "left" not in each]
    assert len(short) + len(long) + len(longest) == len(domains)
    assert short
    assert long
    left_out = 5  # "2 of them face down,"
    assert max(len(each.split()) for each in short) <= 40
    assert min(len(each.split()) for each in long) + left_out > 40
    assert max(len(each.split()) for each in domains) <= 40


def test_the_price_now_has_its_parts(centre: CentreView) -> None:
    centre.show_scene(Table().plays_to(Prompt.ACT).scene())
    place = lying(centre, 9)
    assert place.price == "3 Gold = 2 + 1"
    assert place.face is not None
    (price,) = place.face.price
    assert (price.number, price.extra) == (3, 1)
    assert lying(centre, 11).price == "2 Gold"


def test_what_can_be_chosen_is_lit_for_the_asked_only(centre: CentreView) -> None:
    table = Table().plays_to(Prompt.ACT)
    asked = table.decision.seat
    centre.show_scene(table.scene(asked))
    lit = [place for place in range(20) if is_lit(centre, place)]
    assert lit == sorted(table.scene(asked).lit)
    assert lit
    centre.show_scene(table.scene(1 - asked))
    assert not any(is_lit(centre, place) for place in range(20))


def test_what_the_viewer_can_not_pay_is_not_affordable(centre: CentreView) -> None:
    table = Table().plays_to(Prompt.ACT)
    scene = table.scene()
    centre.show_scene(scene)
    for place, quote in scene.quotes.items():
        shown_there = lying(centre, place)
        assert shown_there.is_affordable is not bool(quote.missing)


def test_before_the_first_turn_nothing_counts_as_too_dear(centre: CentreView) -> None:
    centre.show_scene(Table().scene())
    places = [lying(centre, place) for place in range(20)]
    assert all(place.is_affordable for place in places)


def test_tokens_and_face_down_cards_are_told(centre: CentreView) -> None:
    scene = Table().plays_to(Prompt.ACT).scene()
    height = len(scene.view.stacks[0]) - 1
    tokens = (Tokens(0, height, Amounts(gold=2)), Tokens(1, 0, Amounts(magic=1)))
    centre.show_scene(evolve(scene, view=evolve(scene.view, tokens=tokens)))
    assert lying(centre, 0).tokens == (("gold", 2),)
    assert "with 2 Gold on it" in words(centre, 0)
    assert lying(centre, 1).tokens == ()
    assert lying(centre, 15).face_down == 2
    assert lying(centre, 15).count == 3


def test_an_exhausted_place_has_no_card(centre: CentreView) -> None:
    table = Table().plays_out()
    scene = table.scene(0)
    centre.show_scene(scene)
    gone = [
        place
        for place in range(20)
        if (top := scene.view.top(place)) is None or top.kind == "exhausted"
    ]
    assert gone
    for place in gone:
        assert lying(centre, place).is_exhausted
        assert lying(centre, place).card is None
        assert lying(centre, place).count == 0
        assert words(centre, place).endswith(", exhausted.")


def test_only_what_differs_is_told(centre: CentreView) -> None:
    table = Table().plays_to(Prompt.ACT)
    scene = table.scene()
    centre.show_scene(scene)
    told: list[At | None] = []
    resets: list[bool] = []
    centre.pieces.dataChanged.connect(
        lambda first, last: told.extend(
            centre.at_index(centre.pieces.index(row, column))
            for row in range(first.row(), last.row() + 1)
            for column in range(first.column(), last.column() + 1)
        )
    )
    centre.pieces.modelReset.connect(lambda: resets.append(True))
    centre.show_scene(table.scene())
    assert told == []
    stacks = list(scene.view.stacks)
    stacks[7] = stacks[7][:-1]
    centre.show_scene(evolve(scene, view=evolve(scene.view, stacks=tuple(stacks))))
    assert told == [AtPlace(7)]
    assert resets == []


def test_a_place_is_told_again_when_only_its_sentence_is_another(
    centre: CentreView, qtbot: QtBot
) -> None:
    scene = Table().plays_to(Prompt.ACT).scene()
    centre.show_scene(scene)
    reason = say("needs a Wizard who never was")
    quotes = scene.quotes | {0: evolve(scene.quotes[0], missing=(reason,))}
    assert scene.quotes[0].missing  # it looks the same: it can't be had either way
    with qtbot.waitSignal(centre.pieces.dataChanged):
        centre.show_scene(evolve(scene, quotes=quotes))
    assert "needs a Wizard who never was" in words(centre, 0)


def test_no_sentence_is_made_before_somebody_asks(
    centre: CentreView, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[object] = []

    def card_lines(*said: object) -> list[str]:
        made.append(said)
        return []

    monkeypatch.setattr(centre_words, "card_lines", card_lines)
    centre.show_scene(Table().plays_to(Prompt.ACT).scene())
    assert made == []
    words(centre, 9)
    assert len(made) == 1


def test_a_whole_game_needs_no_reset(centre: CentreView, qtbot: QtBot) -> None:
    table = Table()
    centre.show_scene(table.scene())
    with qtbot.assertNotEmitted(centre.pieces.modelReset):
        while table.session.decision is not None:
            centre.show_scene(table.plays(15).scene(0))


def test_another_kind_of_game_is_a_reset(centre: CentreView, qtbot: QtBot) -> None:
    centre.show_scene(Table().scene())
    with qtbot.waitSignal(centre.pieces.modelReset):
        centre.show_scene(Table(Setup(players=1, solo=Solo.SIEGE)).scene())


def test_nothing_is_known_of_places_that_are_not_there(centre: CentreView) -> None:
    centre.show_scene(Table().scene())
    assert not centre.pieces.index_of(AtPlace(23)).isValid()
    said = Qt.ItemDataRole.AccessibleTextRole
    assert centre.pieces.data(QModelIndex(), said) is None
    assert centre.pieces.data(centre.pieces.index(0, 0), Qt.ItemDataRole.DecorationRole) is None
    centre.forget()
    assert centre.pieces.columnCount() == 0


def test_a_place_is_dim_while_the_question_is_about_others(centre: CentreView) -> None:
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


def test_a_card_that_can_only_be_hidden_is_lit_with_a_dim_price() -> None:
    """Acting first in the siege: of two monsters one can be paid for, and both can be hidden."""
    table = Scenario(players=1, solo=Solo.SIEGE).piles("giant", "goblin", "monk")
    scene = make_scene(table.holds(0, strength=1).both_act(6, 1).game, default_seats(1), 0)
    assert [place_of(scene, place).only_hides for place in PILES] == [True, False, False]
    moods = [
        Lying(place_of(scene, place), None, is_roll_seen=False)
        .stack(PieceMood(), is_brief=False, is_footless=False)
        .mood
        for place in PILES[:2]
    ]
    assert [(mood.is_lit, mood.is_unpaid, mood.dims_price) for mood in moods] == [
        (True, True, True),
        (True, False, False),
    ]


@pytest.mark.parametrize("is_unpaid", [True, False])
def test_the_light_round_a_price_says_that_it_can_be_paid(
    look: Look, *, is_unpaid: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    lights: list[QRectF] = []
    monkeypatch.setattr(
        face_parts, "paint_price_light", lambda _brush, box, _rays, **_how: lights.append(box)
    )
    card = next(each for each in shipped_catalog().monsters if each.name == "Giant")
    image = QImage(220, 300, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    mood = CardMood(is_lit=True, is_unpaid=is_unpaid)
    paint_portrait(painter, QRectF(8, 8, 200, 261), face_of(card), look, mood)
    painter.end()
    assert bool(lights) is not is_unpaid
