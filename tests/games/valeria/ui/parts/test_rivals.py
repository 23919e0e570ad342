"""The strip of the others: where plaques lie, what is pointed at, where things fly to."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import pytest
from attrs import evolve
from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QWidget

from tests.ui.tables import Table
from valeria_desktop.games.valeria.rules.at import OfCard, OfSeat, Owned
from valeria_desktop.games.valeria.rules.model.cards import Citizen, Foe
from valeria_desktop.games.valeria.rules.setup import Setup, Solo
from valeria_desktop.games.valeria.ui.cards.mood import WakeChip
from valeria_desktop.games.valeria.ui.parts.rival_cards import RivalCards
from valeria_desktop.games.valeria.ui.parts.rival_plaque import HOURS
from valeria_desktop.games.valeria.ui.parts.rivals import RivalPlaques
from valeria_desktop.games.valeria.ui.parts.sides import KINDS
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.ui.paint.album import ALBUM
from valeria_desktop.ui.paint.room_look import ROOM, RoomLook
from valeria_desktop.ui.paint.shields import SHAPE

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtGui import QImage
    from pytestqt.qtbot import QtBot

    from valeria_desktop.games.valeria.rules.scene import Scene
    from valeria_desktop.games.valeria.ui.parts.rival_plaque import Plaque
    from valeria_desktop.kernel.at import At
    from valeria_desktop.ui.paint.look import Look

LEFT = Qt.MouseButton.LeftButton
READ = Qt.ItemDataRole.AccessibleTextRole
GRACE = 300
"""More than the pointer's time on its way to a rival's cards, in ms."""
STRIP = QRect(10, 44, 1260, 62)
PROMPT = QRect(936, 117, 334, 156)


@pytest.fixture
def around(qtbot: QtBot) -> QWidget:
    made = QWidget()
    made.resize(ROOM)
    qtbot.addWidget(made)
    return made


@pytest.fixture
def others(qtbot: QtBot, look: Look, around: QWidget) -> RivalPlaques:
    made = RivalPlaques(look, around)
    made.setGeometry(STRIP)
    around.show()
    return made


@pytest.fixture
def large(look: Look) -> Iterator[Look]:
    """The look, whose text may be made larger."""
    yield look
    look.use(theme="dark", scale=1.0)


def box(others: RivalPlaques, at: OfSeat | OfCard) -> QRect:
    """Return the box of a thing on a plaque."""
    found = others.box_of(at, others.viewport())
    assert found is not None
    return found


def plaque_box(others: RivalPlaques, seat: int) -> QRect:
    return box(others, OfSeat(seat))


def boxes(others: RivalPlaques) -> list[QRect]:
    return [plaque_box(others, row.seat) for row in others.plaques]


@pytest.mark.parametrize(("players", "wide"), [(3, 626), (4, 415), (5, 309)])
def test_plaques_share_the_width_from_the_left_hand_on(
    others: RivalPlaques, players: int, wide: int
) -> None:
    viewer = players - 1
    others.show_scene(Table(Setup(players=players)).plays(50).scene(viewer))
    assert [row.seat for row in others.plaques] == list(range(players - 1))
    found = boxes(others)
    assert all(abs(box.width() - wide) <= 1 for box in found)
    for left, right in pairwise(found):
        assert right.left() - left.right() - 1 == 8
    assert all(others.rect().contains(box) for box in found)


def test_a_single_rival_leaves_the_castle_free(others: RivalPlaques) -> None:
    others.show_scene(Table().plays(50).scene(0))
    (box,) = boxes(others)
    assert box.width() == 1092


def test_a_single_rivals_plaque_shows_their_kingdom_in_small(others: RivalPlaques) -> None:
    others.show_scene(Table().plays(50).scene(0))
    (plaque,), (box,) = others.plaques, boxes(others)
    places, kingdom = others.places_of(plaque.seat), others.kingdom_of(plaque.seat, others)
    assert places is not None
    assert places.village is not None
    assert kingdom is not None
    assert box.contains(kingdom)
    assert not any(kingdom.intersects(each.toAlignedRect()) for each in places.people)
    many = len(plaque.domains) + len(plaque.trophies)
    assert len(places.pictures) == many
    assert all(places.village.land.top() - 1 <= each.top() for each in places.pictures)


def test_among_three_rivals_domains_and_trophies_are_pictures(others: RivalPlaques) -> None:
    others.show_scene(Table(Setup(players=4)).plays(90).scene(0))
    assert all(others.kingdom_of(plaque.seat, others) is None for plaque in others.plaques)


def test_each_of_two_rivals_has_a_small_kingdom_beside_points_and_comb(
    others: RivalPlaques,
) -> None:
    others.show_scene(Table(Setup(players=3)).plays(90).scene(0))
    for plaque, box in zip(others.plaques, boxes(others), strict=True):
        places, kingdom = others.places_of(plaque.seat), others.kingdom_of(plaque.seat, others)
        assert places is not None
        assert kingdom is not None
        assert box.contains(kingdom)
        assert kingdom.width() >= 280  # all that the comb doesn't need
        assert kingdom.height() >= box.height() - 10
        for tooth, told in zip(places.comb, plaque.comb, strict=True):
            assert tooth.width() > 8 * len(told.label)  # the numbers keep their room
        assert kingdom.left() > max(places.comb[-1].right(), places.score.right())


def test_two_rivals_on_narrow_plaques_have_pictures_in_place_of_kingdoms(
    others: RivalPlaques,
) -> None:
    others.resize(1024, others.height())
    others.show_scene(Table(Setup(players=3)).plays(90).scene(0))
    assert all(others.kingdom_of(plaque.seat, others) is None for plaque in others.plaques)


def test_in_a_solo_game_the_dark_lord_sits_on_a_throne_at_the_end_of_his_board(
    others: RivalPlaques,
) -> None:
    others.resize(others.width(), 76)  # as high as in a window of 1280×720
    others.show_scene(Table(Setup(players=1, solo=Solo.DARK_LORD)).plays(50).scene(0))
    places = others.places_of(1)
    assert places is not None
    assert places.face.top() < places.board.top()
    assert places.face.left() > max(places.scale.right(), places.duke.right())
    assert places.head.right() < places.words.left() < places.duke.left()
    assert len(others.plaques) == 1
    assert others.plaques[0].side.is_rival
    assert boxes(others)[0].width() == 1260


def test_a_click_and_the_return_key_open_a_board(qtbot: QtBot, others: RivalPlaques) -> None:
    others.show_scene(Table(Setup(players=4)).scene(0))
    with qtbot.waitSignal(others.opened) as opened:
        place = plaque_box(others, 2).center()
        qtbot.mouseClick(others.viewport(), LEFT, pos=place)
    assert opened.args == [OfSeat(2)]
    others.setCurrentIndex(others.pieces.index_of(OfSeat(3)))
    with qtbot.waitSignal(others.opened) as opened:
        qtbot.keyClick(others, Qt.Key.Key_Return)
    assert opened.args == [OfSeat(3)]


def test_a_taken_board_sinks_until_its_choice_has_an_effect(others: RivalPlaques) -> None:
    others.show_scene(Table(Setup(players=3)).scene(0))
    piece = others.laid.piece_of(OfSeat(1))
    assert piece is not None
    tops = []
    for taken in (None, OfSeat(1), None):
        others.take(taken)
        tops.append(others._held(piece, others.mood_of(piece)).top())
    assert tops == pytest.approx([tops[0], tops[0] + 2 * others.unit, tops[0]])


def test_the_plaque_pointed_at_is_told_with_its_place(qtbot: QtBot, others: RivalPlaques) -> None:
    others.show_scene(Table(Setup(players=3)).scene(0))
    plaque = plaque_box(others, 2)
    with qtbot.waitSignal(others.pointed) as pointed:
        qtbot.mouseMove(others.viewport(), plaque.center())
    assert pointed.args == [OfSeat(2)]


def test_the_focus_begins_at_the_left_hand_and_arrows_go_on(
    qtbot: QtBot, others: RivalPlaques, around: QWidget
) -> None:
    others.show_scene(Table(Setup(players=4)).scene(2))
    with qtbot.waitActive(around):
        around.activateWindow()
    others.clearFocus()
    others.setFocus()
    seats = [others.current]
    for _ in range(2):
        qtbot.keyClick(others, Qt.Key.Key_Right)
        seats.append(others.current)
    assert seats == [OfSeat(3), OfSeat(0), OfSeat(1)]


def test_letters_are_left_to_the_window(qtbot: QtBot, others: RivalPlaques) -> None:
    others.show_scene(Table(Setup(players=3)).scene(0))
    others.setCurrentIndex(others.pieces.index(0, 0))
    qtbot.keyClicks(others, "Heron")
    assert others.currentIndex().row() == 0


# --- places


def scene_of(players: int) -> Scene:
    return Table(Setup(players=players)).plays(players * 110).scene(0)


@pytest.mark.parametrize("players", [2, 3, 5])
def test_every_number_has_a_place_of_its_own_on_its_plaque(
    others: RivalPlaques, players: int
) -> None:
    others.show_scene(scene_of(players))
    for row in others.plaques:
        plaque = plaque_box(others, row.seat)
        found = [box(others, OfSeat(row.seat, Owned(kind))) for kind in KINDS]
        found.append(others.part.layout_of(row, QRectF(plaque)).score.toAlignedRect())
        assert all(plaque.contains(each) for each in found)
        assert len({(each.left(), each.top()) for each in found}) == len(found)


def test_a_card_of_a_single_rival_has_a_place_of_its_own(others: RivalPlaques) -> None:
    others.show_scene(scene_of(2))
    (plaque,) = others.plaques
    groups = (*plaque.people, *plaque.domains, *plaque.trophies)
    found = [box(others, OfCard(group.card.id, 1)) for group in groups]
    assert len({each.left() for each in found}) == len(found)


def test_a_card_that_comes_is_awaited_where_its_number_stands(others: RivalPlaques) -> None:
    scene = scene_of(5)
    others.show_scene(scene)
    plaque = others.plaques[0]
    tops = [stack[-1] for stack in scene.view.stacks if stack and stack[-1]]
    citizens = {card.numbers: card for card in tops if isinstance(card, Citizen)}
    assert len(citizens) > 3
    found = [box(others, OfCard(citizens[each].id, plaque.seat)) for each in sorted(citizens)]
    assert all(left.right() < right.left() for left, right in pairwise(found))
    assert all(plaque_box(others, plaque.seat).contains(each) for each in found)
    foe = next(card for card in tops if isinstance(card, Foe))
    if foe.id not in {group.card.id for group in plaque.trophies}:
        people = [box(others, OfCard(one.id, plaque.seat)) for one in citizens.values()]
        assert box(others, OfCard(foe.id, plaque.seat)) not in people


def test_of_a_seat_that_has_no_plaque_there_is_no_place(others: RivalPlaques) -> None:
    others.show_scene(scene_of(2))
    for at in (OfSeat(0), OfSeat(0, Owned.GOLD), OfCard("monk", 0)):
        assert others.box_of(at, others) is None


# --- what stands out


def picture(others: QWidget) -> QImage:
    return others.grab().toImage()


@pytest.mark.parametrize("players", [2, 5])
def test_what_a_roll_wakes_is_lit_until_it_rests(others: RivalPlaques, players: int) -> None:
    others.show_scene(scene_of(players))
    before = picture(others)
    seat = others.plaques[0].seat
    others.wake({seat: {5: WakeChip.A, 6: WakeChip.SUM}})
    woken = picture(others)
    assert woken != before
    others.wake({seat: {5: WakeChip.B, 6: WakeChip.SUM}})
    assert picture(others) != woken
    others.rest()
    assert picture(others) == before


def test_who_is_told_of_wears_its_colour(others: RivalPlaques) -> None:
    others.show_scene(scene_of(3))
    before = picture(others)
    others.tell_of(1)
    assert picture(others) != before
    others.tell_of()
    assert picture(others) == before


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("scale", [1.15, 1.3, 1.5, 2.0])
def test_plaques_are_painted_in_both_themes_and_all_sizes(
    others: RivalPlaques, large: Look, theme: str, scale: float
) -> None:
    others.show_scene(scene_of(5))
    before = picture(others)
    large.use(theme=theme, scale=scale)
    assert picture(others) != before
    found = boxes(others)
    assert len({box.width() for box in found}) == 1
    assert all(others.viewport().geometry().contains(box) for box in found)


def test_in_the_bar_on_top_a_chevron_shows_one_rival_after_the_other(
    qtbot: QtBot, others: RivalPlaques, large: Look
) -> None:
    others.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    others.clearFocus()
    others.show_scene(Table(Setup(players=3)).scene(0))
    assert not others.chevron.isVisible()
    large.use(scale=1.5)
    others.setGeometry(776, 5, 345, 44)
    assert others.chevron.isVisible()
    asked: list[At | None] = []
    others.cards_asked.connect(asked.append)
    for _ in range(4):
        qtbot.mouseClick(others.chevron, LEFT)
    assert asked == [OfSeat(1), OfSeat(2), None, OfSeat(1)]


def test_four_rivals_in_the_bar_on_top_can_be_pointed_at(others: RivalPlaques, large: Look) -> None:
    large.use(scale=1.5)
    others.setGeometry(776, 5, 345, 44)
    others.show_scene(scene_of(5))
    assert all(box.width() >= 44 and box.height() >= 40 for box in boxes(others))


# --- seen closely


@pytest.fixture
def unfocused(others: RivalPlaques) -> RivalPlaques:
    """Return plaques that only the mouse points at."""
    others.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    others.clearFocus()
    return others


@pytest.fixture
def cards(look: Look, others: RivalPlaques, around: QWidget) -> RivalCards:
    return RivalCards(look, others, around)


def test_the_cards_of_who_is_pointed_at_are_shown_until_the_pointer_leaves(
    qtbot: QtBot, unfocused: RivalPlaques, cards: RivalCards
) -> None:
    unfocused.show_scene(scene_of(3))
    assert not cards.isVisible()
    unfocused.pointed.emit(OfSeat(2))
    qtbot.waitUntil(lambda: cards.shown == OfSeat(2))
    unfocused.pointed.emit(OfSeat(1))
    qtbot.waitUntil(lambda: cards.shown == OfSeat(1))
    unfocused.pointed.emit(None)
    assert cards.shown is None


@pytest.mark.parametrize("players", [2, 5])
@pytest.mark.parametrize("scale", [1.0, 1.15, 1.3])
def test_the_cards_never_cover_the_prompt(
    others: RivalPlaques, cards: RivalCards, large: Look, players: int, scale: float
) -> None:
    large.use(scale=scale)
    others.show_scene(scene_of(players))
    for row in others.plaques:
        cards.open_for(OfSeat(row.seat))
        assert not cards.geometry().intersects(PROMPT)
        assert cards.geometry().top() > others.geometry().bottom()
        assert QRect(QPoint(0, 0), ROOM).contains(cards.geometry())


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_rivals_kingdom_is_on_the_plaque_or_above_the_cards(
    others: RivalPlaques, cards: RivalCards, players: int
) -> None:
    others.show_scene(Table(Setup(players=players)).plays(players * 25).scene(0))
    for plaque in others.plaques:
        on_plaque = others.kingdom_of(plaque.seat, others) is not None
        cards.open_for(OfSeat(plaque.seat))
        assert on_plaque == (players <= 3)
        assert cards.sheet_of(plaque).has_kingdom != on_plaque
        assert cards.sheet_of(plaque).size == cards.size()


def test_who_built_more_has_another_kingdom_above_the_cards(
    others: RivalPlaques, cards: RivalCards
) -> None:
    table, people = Table(Setup(players=4)), []
    for choices in (4, 100):
        others.show_scene(table.plays(choices).scene(0))
        cards.open_for(OfSeat(others.plaques[0].seat))
        people.append(cards.kingdom.kingdom.people)
    assert len(people[0]) < len(people[1])
    assert people[1] == others.plaques[0].people


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_all_rivals_kingdoms_have_the_hour_of_the_table(
    others: RivalPlaques, cards: RivalCards, players: int
) -> None:
    others.show_scene(Table(Setup(players=players)).plays(players * 25).scene(0))
    others.show_hour(1.0)
    assert {plaque.hour for plaque in others.plaques} == {HOURS}
    cards.open_for(OfSeat(others.plaques[-1].seat))
    at_dusk = picture(cards)
    others.show_hour(0.0)
    assert cards.kingdom.kingdom.hour == 0
    assert (picture(cards) != at_dusk) == cards.kingdom.isVisible()
    others.show_scene(Table(Setup(players=players)).plays(players * 26).scene(0))
    assert {plaque.hour for plaque in others.plaques} == {0}


def test_the_kingdom_lies_beside_the_words_about_a_guest(
    others: RivalPlaques, cards: RivalCards
) -> None:
    seats = default_seats(4)
    seats = (seats[0], evolve(seats[1], bot="knight+tamsin"), *seats[2:])
    others.show_scene(Table(Setup(players=4), seats=seats).plays(150).scene(0))
    cards.open_for(OfSeat(1))
    beside = cards.kingdom.geometry()
    cards.open_for(OfSeat(2))
    alone = cards.kingdom.geometry()
    assert beside.top() == alone.top()
    assert beside.left() > alone.left() + 200
    assert cards.rect().contains(beside)
    assert cards.rect().contains(alone)


@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_the_words_about_each_guest_have_room_beside_the_kingdom(
    others: RivalPlaques, cards: RivalCards, large: Look, scale: float
) -> None:
    large.use(scale=scale)
    first, *rest = default_seats(4)
    for guest in ("tamsin", "sorrel", "jory", "pim"):
        seats = (first, *(evolve(seat, bot=f"knight+{guest}") for seat in rest))
        others.show_scene(Table(Setup(players=4), seats=seats).plays(60).scene(0))
        cards.open_for(OfSeat(1))
        sheet = cards.sheet_of(others.plaques[0])
        high = 66 * sheet._text * sheet._unit - 6 * sheet._unit
        room = QRectF(0, 0, sheet._beside - high * SHAPE - 19 * sheet._unit, high)
        words = QFontMetricsF(sheet._ruler.plain(16, 24)).boundingRect(
            room, Qt.TextFlag.TextWordWrap, others.plaques[0].about
        )
        assert words.height() <= high
        assert sheet.kingdom.width() >= 300 * sheet._unit


def test_tiles_that_could_not_be_read_make_no_room_for_a_kingdom(
    others: RivalPlaques, cards: RivalCards
) -> None:
    others.show_scene(Table(Setup(players=5)).plays(125).scene(0))
    for height, has_kingdom in ((400, True), (200, False)):
        cards.keep_to(QRect(10, 130, 890, height))
        cards.open_for(OfSeat(others.plaques[0].seat))
        assert cards.sheet_of(others.plaques[0]).has_kingdom == has_kingdom


def test_the_cards_keep_to_the_room_they_are_given(others: RivalPlaques, cards: RivalCards) -> None:
    others.show_scene(scene_of(5))
    room = QRect(300, 120, 600, 300)
    cards.keep_to(room)
    cards.open_for(OfSeat(others.plaques[-1].seat))
    assert room.contains(cards.geometry().adjusted(0, 20, 0, 0).intersected(room))
    assert cards.width() <= room.width()
    assert room.left() <= cards.x() <= cards.geometry().right() <= room.right()


def test_the_cards_follow_the_game_and_go_with_it(others: RivalPlaques, cards: RivalCards) -> None:
    table = Table(Setup(players=3)).plays(60)
    others.show_scene(table.scene(0))
    cards.open_for(OfSeat(2))
    before = cards.grab().toImage()
    others.show_scene(table.plays(150).scene(0))
    assert cards.grab().toImage() != before
    others.forget()
    assert cards.shown is None


def test_the_cards_stay_while_the_pointer_is_on_them_and_go_at_a_press(
    qtbot: QtBot, unfocused: RivalPlaques, cards: RivalCards
) -> None:
    unfocused.show_scene(Table(Setup(players=4)).plays(100).scene(0))
    cards.open_for(OfSeat(1))
    cards.setAttribute(Qt.WidgetAttribute.WA_UnderMouse)  # as when the pointer comes from a plaque
    unfocused.pointed.emit(None)
    qtbot.wait(GRACE)
    assert cards.shown == OfSeat(1)
    qtbot.mouseClick(cards, LEFT, pos=QPoint(5, 5))
    assert cards.shown is None


def test_the_pointer_has_time_to_come_from_a_plaque_to_its_cards(
    qtbot: QtBot, unfocused: RivalPlaques, cards: RivalCards, monkeypatch: pytest.MonkeyPatch
) -> None:
    unfocused.show_scene(scene_of(4))
    cards.open_for(OfSeat(1))
    between = cards.mapToGlobal(QPoint(20, -2))
    monkeypatch.setattr("PySide6.QtGui.QCursor.pos", lambda: between)
    unfocused.pointed.emit(None)
    assert cards.shown == OfSeat(1)
    qtbot.waitUntil(lambda: cards.shown is None)


def test_a_house_in_the_cards_is_pointed_at_and_read(
    qtbot: QtBot, others: RivalPlaques, cards: RivalCards
) -> None:
    others.show_scene(Table(Setup(players=4)).plays(100).scene(0))
    cards.open_for(OfSeat(2))
    view = cards.kingdom
    for piece in view.laid.listed:
        qtbot.mouseMove(view.viewport(), piece.box.center().toPoint())
        assert view.hovered is not None
        assert piece.words
    assert view.accessibleName() == f"{others.plaques[1].side.name}'s kingdom"


def test_down_gives_the_keys_to_the_houses_in_the_cards_and_esc_gives_them_back(
    qtbot: QtBot, others: RivalPlaques, cards: RivalCards, around: QWidget
) -> None:
    others.show_scene(Table(Setup(players=4)).plays(100).scene(0))
    with qtbot.waitActive(around):
        around.activateWindow()
    others.focus_on(OfSeat(2))
    qtbot.keyClick(others, Qt.Key.Key_Down)
    assert cards.shown == OfSeat(2)
    assert cards.kingdom.hasFocus()
    walked = [cards.kingdom.current]
    for _ in cards.kingdom.laid.listed[1:]:
        qtbot.keyClick(cards.kingdom, Qt.Key.Key_Right)
        walked.append(cards.kingdom.current)
    assert walked == [piece.at for piece in cards.kingdom.laid.listed]
    qtbot.keyClick(cards.kingdom, Qt.Key.Key_Escape)
    assert others.hasFocus()
    assert others.current == OfSeat(2)
    assert cards.shown == OfSeat(2)
    others.clearFocus()
    assert cards.shown is None


# --- houses on a plaque


@pytest.mark.parametrize("players", [2, 3])
def test_every_house_on_a_plaque_is_pointed_at_read_and_opens_the_board(
    qtbot: QtBot, others: RivalPlaques, players: int
) -> None:
    others.show_scene(Table(Setup(players=players)).plays(players * 40).scene(0))
    for plaque in others.plaques:
        houses = [piece for piece in others.laid.listed if piece.at in houses_of(others, plaque)]
        groups = (*plaque.people, *plaque.domains, *plaque.trophies)
        assert [piece.at for piece in houses] == [
            OfCard(group.card.id, plaque.seat) for group in groups
        ]
        kingdom = others.kingdom_of(plaque.seat, others.viewport())
        assert kingdom is not None
        for piece in houses:
            assert kingdom.intersects(piece.box.toAlignedRect())
            assert others.pieces.index_of(piece.at).data(READ) == piece.words
        last = houses[-1]
        place = last.box.center().toPoint()
        qtbot.mouseMove(others.viewport(), place)
        assert others.hovered == last.at
        assert others.looked_under(place) == last.at
        assert others.mood_of(others.laid.listed[0]).is_hovered == (plaque.seat == 1)
        with qtbot.waitSignal(others.opened) as opened:
            qtbot.mouseClick(others.viewport(), LEFT, pos=place)
        assert opened.args == [last.at]


def test_arrows_go_down_to_the_houses_of_a_plaque_through_them_and_up_again(
    qtbot: QtBot, others: RivalPlaques
) -> None:
    others.show_scene(Table(Setup(players=3)).plays(120).scene(0))
    first, second = others.plaques
    houses = houses_of(others, second)
    others.setCurrentIndex(others.pieces.index_of(first.key))
    keys = (Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Left, Qt.Key.Key_Up)
    walked = []
    for key in keys:
        qtbot.keyClick(others, key)
        walked.append(others.current)
    assert walked == [second.key, houses[0], houses[1], houses[0], second.key]
    for _ in range(len(houses) + 1):
        qtbot.keyClick(others, Qt.Key.Key_Down)
    assert others.current == houses[-1]
    assert others.looked_at(others.currentIndex()) == houses[-1]


def test_a_ring_is_painted_round_a_house_that_is_pointed_at(
    qtbot: QtBot, others: RivalPlaques
) -> None:
    others.show_scene(Table(Setup(players=2)).plays(60).scene(0))
    plaque = others.plaques[0]
    qtbot.mouseMove(others.viewport(), plaque_box(others, 1).topLeft() + QPoint(200, 40))
    before = picture(others)
    house = others.laid.piece_of(houses_of(others, plaque)[0])
    assert house is not None
    qtbot.mouseMove(others.viewport(), house.box.center().toPoint())
    assert picture(others) != before


def houses_of(others: RivalPlaques, plaque: Plaque) -> list[At]:
    """Return the addresses of all that stands in a kingdom on a plaque."""
    ats = (piece.at for piece in others.laid.listed)
    return [at for at in ats if isinstance(at, OfCard) and at.seat == plaque.seat]


def test_a_strip_in_a_larger_room_is_larger(qtbot: QtBot, look: Look) -> None:
    room = RoomLook(look)
    room.fit(QSize(1920, 1080))
    made = RivalPlaques(room)
    qtbot.addWidget(made)
    assert made.sizeHint() == QSize(1890, 93)


def test_a_token_leaves_the_wood_of_a_plaque_as_it_was_drawn(
    others: RivalPlaques, monkeypatch: pytest.MonkeyPatch
) -> None:
    ALBUM.clear()  # full, it would let go at once what is drawn in no time
    drawn: list[object] = []
    monkeypatch.setattr(
        "valeria_desktop.ui.place.plaque.paint_plaque_wood",
        lambda _brush, _box, *made: drawn.append(made),
    )
    scene = Table().plays(50).scene(0)
    others.show_scene(scene)
    others.grab()
    richer = evolve(scene.view.players[1], gold=scene.view.players[1].gold + 1)
    players = (scene.view.players[0], richer)
    others.show_scene(evolve(scene, view=evolve(scene.view, players=players)))
    others.grab()
    assert len(drawn) == 1
