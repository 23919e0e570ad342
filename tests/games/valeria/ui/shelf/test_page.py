"""The shelf of boxes: chosen by mouse, keys and screen reader, at any size."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from attrs import evolve
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QWidget

from tests.games.valeria.sets.boxes import BOX, FUNERAL, RULES, SETS, WITH, facts
from tests.option_sets import CATALOG
from tests.ui.fitting import faults_of, over_the_line, settle
from tests.ui.screens.pages import shown, tab_to
from valeria_desktop.games.valeria.draft import Draft
from valeria_desktop.games.valeria.game import RULES as SHIPPED
from valeria_desktop.games.valeria.game import box_of, rules_of
from valeria_desktop.games.valeria.rules.setup import CUSTOM, MAX_PLAYERS, RANDOM, Solo, Variant
from valeria_desktop.games.valeria.ui.paint.centre import signs_of_stack
from valeria_desktop.games.valeria.ui.screens.new_game import NewGameScreen
from valeria_desktop.games.valeria.ui.shelf.kingdom import KingdomStacks
from valeria_desktop.games.valeria.ui.shelf.page import PRESET, ShelfPage
from valeria_desktop.ui.controls.aloud import ALOUD
from valeria_desktop.ui.pieces.piece import PieceMood
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot

    from valeria_desktop.ui.paint.look import Look

LEFT = Qt.MouseButton.LeftButton
ID, OTHER = "carnival", "funeral"
EVENTS = frozenset({Variant.EVENTS})
FIGURES = 12.0  # least size of the figures on a small card, in pixels
# the offscreen platform has neither a keyboard to grab nor windows to raise
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.fixture
def draft() -> Draft:
    return Draft(RULES, seed=5, box=BOX)


@pytest.fixture
def screen(look: Look, qtbot: QtBot, draft: Draft) -> NewGameScreen:
    return shown(NewGameScreen(look, draft), qtbot)


@pytest.fixture
def shelf(screen: NewGameScreen, qtbot: QtBot) -> ShelfPage:
    """The shelf, opened through its door."""
    qtbot.mouseClick(screen.door, LEFT)
    assert screen.shelf is not None
    assert screen.shelf.isVisible()
    return screen.shelf


@pytest.fixture
def said(shelf: ShelfPage, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The sentences told to a screen reader from the open shelf on."""
    assert shelf.isVisible()
    told: list[str] = []
    monkeypatch.setattr(ALOUD, "say", lambda _teller, sentence: told.append(sentence))
    return told


def needing_events() -> Draft:
    asking = evolve(FUNERAL, needs=EVENTS)
    sets = {**SETS, OTHER: lambda: asking}
    box = box_of(lambda: CATALOG, sets, facts)
    return Draft(rules_of(box, sets), seed=5, box=box)


def test_without_sets_there_is_no_door(look: Look, qtbot: QtBot) -> None:
    box = box_of(lambda: CATALOG, {})
    page = shown(NewGameScreen(look, Draft(rules_of(box), box=box)), qtbot)
    assert page.shelf is None
    assert not page.door.isVisible()


def test_every_shipped_set_has_a_lid_a_sign_brass_and_its_number_of_cards() -> None:
    from valeria_desktop.ui.paint.pictures import has_picture

    box = Draft(SHIPPED).box()
    assert box.sets
    for name in box.sets:
        told = box.facts_of(name)
        assert has_picture(f"lids/{name}.svg")
        assert has_picture(f"signs/{name}.svg")
        assert len(told.brass) == 2
        cards = box.cards_of(frozenset({name})).parts[1]
        each = {card.id: 6 for card in cards.citizens}
        each |= {card.id: MAX_PLAYERS for card in cards.starters}
        counted = sum(each.get(card.id, getattr(card, "copies", 1)) for card in cards.all_cards())
        assert told.cards <= counted


# --- by mouse


def test_a_box_is_pulled_out_and_pushed_back(
    screen: NewGameScreen, shelf: ShelfPage, draft: Draft, qtbot: QtBot
) -> None:
    qtbot.mouseClick(shelf.boxes[ID], LEFT)
    assert draft.sets == WITH
    assert shelf.boxes[ID].isChecked()
    assert shelf.title.text() == "2 boxes, 2 players"
    qtbot.mouseClick(shelf.back, LEFT)
    assert screen.door.text() == "2 boxes"
    qtbot.waitUntil(screen.preset.button_of("all-carnival").isVisible)
    qtbot.mouseClick(screen.door, LEFT)
    qtbot.mouseClick(shelf.boxes[ID], LEFT)
    assert draft.sets == frozenset()
    qtbot.mouseClick(shelf.back, LEFT)
    assert screen.door.text() == "More boxes…"


@pytest.mark.clause("X24", "X25")
def test_the_door_says_how_many_boxes_a_solo_game_leaves_on_the_shelf(
    screen: NewGameScreen, draft: Draft
) -> None:
    draft.choose_sets(WITH)
    draft.players, draft.solo = 1, Solo.SIEGE
    screen.refresh()
    assert screen.door.text() == "1 box, 1 stays on the shelf"
    draft.players = 2
    screen.refresh()
    assert screen.door.text() == "2 boxes"


@pytest.mark.clause("X1")
def test_a_box_that_cannot_come_stays_and_says_why_before_a_click(
    shelf: ShelfPage, draft: Draft, qtbot: QtBot
) -> None:
    qtbot.mouseClick(shelf.boxes[ID], LEFT)
    other = shelf.boxes[OTHER]
    why = "Funeral and Carnival can't be played together; leave one of them out."
    assert other.lid.slip == other.accessibleDescription() == why
    qtbot.mouseClick(other, LEFT)
    assert draft.sets == WITH
    assert not other.isChecked()


def test_the_base_game_is_always_on_the_table(shelf: ShelfPage, draft: Draft, qtbot: QtBot) -> None:
    base = shelf.shelf._toggles[0]
    assert base.lid.name == "Card Kingdoms"
    qtbot.mouseClick(base, LEFT)
    assert base.isChecked()
    assert draft.sets == frozenset()


def test_a_click_turns_on_the_variant_that_a_box_asks_for(look: Look, qtbot: QtBot) -> None:
    draft = needing_events()
    page = shown(NewGameScreen(look, draft), qtbot)
    page.open_shelf()
    assert page.shelf is not None
    box = page.shelf.boxes[OTHER]
    assert box.lid.slip == "needs Monster Events"
    assert not box.lid.is_off
    qtbot.mouseClick(box, LEFT)
    assert draft.variants == EVENTS
    assert draft.sets == {OTHER}
    assert box.lid.slip == ""


def test_surprise_me_draws_from_the_chosen_boxes(
    shelf: ShelfPage, draft: Draft, qtbot: QtBot
) -> None:
    qtbot.mouseClick(shelf.boxes[ID], LEFT)
    seeds, areas = set(), set()
    for _ in range(30):
        qtbot.mouseClick(shelf.surprise, LEFT)
        seeds.add(draft.seed)
        scene = shelf.kingdom.stacks._scene
        assert scene is not None
        areas |= {top.home for place in range(5) if (top := scene.view.top(place))}
    assert draft.preset == shelf.manner.currentData() == RANDOM
    assert len(seeds) > 1
    assert "Fair" in areas


def test_the_manner_of_choosing_cards_is_chosen_here_too(
    screen: NewGameScreen, shelf: ShelfPage, draft: Draft, qtbot: QtBot
) -> None:
    qtbot.mouseClick(shelf.manner.button_of(RANDOM), LEFT)
    assert draft.preset == RANDOM
    qtbot.mouseClick(shelf.manner.button_of(PRESET), LEFT)
    assert draft.preset == CATALOG.presets[0].id
    assert shelf.note.text() == CATALOG.presets[0].name
    qtbot.mouseClick(shelf.manner.button_of(CUSTOM), LEFT)
    qtbot.waitUntil(screen.custom.isVisible)
    assert not shelf.isVisible()


def test_who_comes_to_custom_by_arrows_has_the_focus_there(
    screen: NewGameScreen, shelf: ShelfPage, qtbot: QtBot
) -> None:
    """Qt moves it to the button that an arrow presses, which is hidden with the shelf."""
    random = shelf.manner.button_of(RANDOM)
    qtbot.mouseClick(random, LEFT)
    random.setFocus()
    qtbot.keyClick(random, Qt.Key.Key_Right)
    qtbot.waitUntil(screen.custom.isVisible)
    assert screen.window().focusWidget() is screen.preset.button_of(CUSTOM)


def test_a_leaf_is_opened_with_one_move_of_the_focus(
    screen: NewGameScreen, qtbot: QtBot, qapp: QApplication
) -> None:
    assert screen.shelf is not None
    moves: list[QWidget] = []
    screen.door.setFocus()
    qapp.focusChanged.connect(lambda _, now: moves.append(now) if now is not None else None)
    qtbot.keyClick(screen.door, Qt.Key.Key_Space)
    assert moves == [screen.shelf.first_focus]
    qtbot.keyClick(screen.shelf.first_focus, Qt.Key.Key_Escape)
    assert moves == [screen.shelf.first_focus, screen.door]


def test_a_box_changes_its_state_once_and_says_what_comes_along(
    look: Look, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    page = shown(NewGameScreen(look, needing_events()), qtbot)
    page.open_shelf()
    assert page.shelf is not None
    monkeypatch.setattr(ALOUD, "say", lambda _teller, sentence: said.append(sentence))
    box = page.shelf.boxes[OTHER]
    states: list[bool] = []
    box.toggled.connect(states.append)
    qtbot.keyClick(box, Qt.Key.Key_Space)
    assert states == [True]
    assert said == ["Variant now chosen: Monster Events."]
    qtbot.keyClick(box, Qt.Key.Key_Space)
    assert states == [True, False]


def test_the_sizes_of_the_pools_are_told(shelf: ShelfPage, qtbot: QtBot) -> None:
    qtbot.mouseClick(shelf.boxes[ID], LEFT)
    assert shelf.kingdom.words.text() == (
        "The kingdom that would be dealt: 5 of 9 areas, 10 of 20 kinds of citizens, "
        "15 of 26 domains."
    )


@pytest.mark.parametrize("height", [118, 240])
def test_numbers_of_the_kingdom_can_be_read(
    shelf: ShelfPage, look: Look, qtbot: QtBot, height: int
) -> None:
    """Cards show name, picture, number and roles; price and powers have no room."""
    stacks = KingdomStacks(look)
    qtbot.addWidget(stacks)
    stacks.resize(1034, height)
    scene = shelf.kingdom.stacks._scene
    assert scene is not None
    stacks.show_scene(scene)
    stacks.lay()
    assert stacks.part.is_footless
    for piece in stacks.laid.listed[5:15]:
        stack = stacks.part._stack(piece.face, PieceMood())
        assert stack is not None
        assert stack.face is not None
        (number,) = (s for s in signs_of_stack(piece.box, stack, look) if s.name == "numbers")
        assert number.box.height() * 0.66 >= FIGURES, piece.name


# --- by keyboard


def test_all_of_it_can_be_done_by_keys(
    screen: NewGameScreen, shelf: ShelfPage, draft: Draft, qtbot: QtBot
) -> None:
    first, second = shelf.boxes.values()
    assert first.hasFocus()
    qtbot.keyClick(first, Qt.Key.Key_Space)
    assert draft.sets == WITH
    qtbot.keyClick(first, Qt.Key.Key_Right)
    assert second.hasFocus()
    qtbot.keyClick(second, Qt.Key.Key_Space)
    assert draft.sets == WITH
    before = draft.seed
    qtbot.keyClick(second, Qt.Key.Key_R)
    assert draft.seed != before
    tab_to(qtbot, shelf.start)
    with qtbot.waitSignal(screen.started):
        qtbot.keyClick(second, Qt.Key.Key_Return)
    qtbot.keyClick(second, Qt.Key.Key_Escape)
    assert screen.door.hasFocus()
    with qtbot.waitSignal(screen.left):
        qtbot.keyClick(screen.door, Qt.Key.Key_Escape)


def test_no_part_opens_a_window_of_its_own(look: Look, qtbot: QtBot, qapp: QApplication) -> None:
    """For a moment it took the keyboard from the program, and nothing heard keys any more."""
    windows = _Windows()
    qapp.installEventFilter(windows)
    screen = shown(NewGameScreen(look, Draft(RULES, seed=5, box=BOX, sets=WITH)), qtbot)
    qapp.removeEventFilter(windows)
    assert windows.shown == [screen]


class _Windows(QObject):
    """All that is shown as a window."""

    def __init__(self) -> None:
        super().__init__()
        self.shown: list[QWidget] = []

    def eventFilter(  # noqa: N802 - Qt's name
        self, watched: QObject, event: QEvent
    ) -> bool:
        is_shown = event.type() is QEvent.Type.Show
        if is_shown and isinstance(watched, QWidget) and watched.isWindow():
            self.shown.append(watched)
        return False


def test_what_changes_far_from_the_focus_is_said(
    screen: NewGameScreen, shelf: ShelfPage, draft: Draft, said: list[str], qtbot: QtBot
) -> None:
    """The kingdom is another one, or a box can't come: the focus and its name stay as they were."""
    first, *_ = shelf.boxes.values()
    qtbot.keyClick(first, Qt.Key.Key_R)
    (told,) = said
    assert told.startswith("Another kingdom: ")
    draft.preset, draft.areas = CUSTOM, ()
    screen.refresh()
    refusal = tell(draft.refusal())
    assert refusal
    assert said[1:] == [refusal]
    screen.refresh()
    assert said[1:] == [refusal], "once"
    with qtbot.assertNotEmitted(screen.started):
        qtbot.keyClick(first, Qt.Key.Key_Return)
    assert said[1:] == [refusal, refusal], "a key that does nothing says why"


def test_a_box_says_what_it_is_and_whether_it_comes(shelf: ShelfPage, qtbot: QtBot) -> None:
    box = shelf.boxes[ID]
    assert box.accessibleName() == "Carnival. All that belongs to a carnival. 24 cards."
    assert box.isCheckable()
    assert not box.isChecked()
    qtbot.keyClick(box, Qt.Key.Key_Space)
    assert box.isChecked()


def test_a_measured_length_stands_on_the_lid(look: Look, qtbot: QtBot) -> None:
    told = {ID: 4, OTHER: -3}
    box = box_of(lambda: CATALOG, SETS, lambda name: evolve(facts(name), longer=told[name]))
    page = shown(NewGameScreen(look, Draft(RULES, box=box)), qtbot)
    assert page.shelf is not None
    assert page.shelf.boxes[ID].lid.inside == "24 cards, 4% longer"
    assert page.shelf.boxes[OTHER].lid.inside == "24 cards, 3% shorter"
    assert page.shelf.boxes[ID].accessibleName().endswith(" 24 cards, 4% longer.")
    assert "A game with this box takes about 4% longer." in page.shelf.boxes[ID].beside


def test_a_box_that_makes_no_game_longer_says_so_in_a_sentence(look: Look, qtbot: QtBot) -> None:
    page = shown(NewGameScreen(look, Draft(SHIPPED)), qtbot)
    assert page.shelf is not None
    gnolls = page.shelf.boxes["gnolls"]
    assert gnolls.lid.inside == "7 cards, usual length"
    told = "A game with this box takes as long as without it."
    assert told in gnolls.beside
    assert not gnolls.toolTip(), "a reader would say what the name has said"


@pytest.mark.clause("X25")
def test_with_the_siege_every_box_says_why_it_stays(look: Look, qtbot: QtBot) -> None:
    draft = Draft(SHIPPED, players=1, solo=Solo.SIEGE, sets=frozenset({"gnolls"}))
    page = shown(NewGameScreen(look, draft), qtbot)
    page.open_shelf()
    assert page.shelf is not None
    why = "The siege is played with the base game alone."
    assert {box.lid.slip for box in page.shelf.boxes.values()} == {why}
    assert {box.accessibleDescription() for box in page.shelf.boxes.values()} == {why}
    promos = page.shelf.boxes["promos"]
    assert promos.lid.is_off
    qtbot.mouseClick(promos, LEFT)
    assert draft.sets == {"gnolls"}


# --- how it fits


@pytest.mark.parametrize(
    ("size", "scale"),
    [((1280, 690), 1.0), ((1024, 738), 1.0), ((1280, 690), 1.5), ((1920, 1050), 1.0)],
)
def test_it_fits(
    look: Look, qapp: QApplication, qtbot: QtBot, size: tuple[int, int], scale: float
) -> None:
    look.use(scale=scale)
    try:
        page = NewGameScreen(look, Draft(SHIPPED, seed=5, sets=frozenset({"gnolls", "promos"})))
        qtbot.addWidget(page)
        page.resize(*size)
        page.show()
        page.open_shelf()
        settle(qapp)
        shelf = page.shelf
        assert shelf is not None
        assert (page.width(), page.height()) == size
        assert over_the_line(shelf.sheet) == []
        assert faults_of(shelf, page) == []
        board = shelf.shelf.board
        assert shelf._scroll.height() % board == 0
        last = list(shelf.boxes.values())[-1]
        last.setFocus(Qt.FocusReason.TabFocusReason)
        settle(qapp)
        assert not last.visibleRegion().isEmpty()
    finally:
        look.use(scale=1.0)


def test_longer_words_on_top_stay_beside_each_other(
    look: Look, qapp: QApplication, qtbot: QtBot
) -> None:
    """In German they are longer: the buttons give up their one width first, then the title."""
    look.use(scale=1.5)
    try:
        page = NewGameScreen(look, Draft(SHIPPED, seed=5))
        qtbot.addWidget(page)
        page.setFixedSize(1024, 729)  # as in the window, whose pages get its width
        page.show()
        page.open_shelf()
        shelf = page.shelf
        assert shelf is not None
        for title in ("Welche Schachteln spielen mit?", "Welche der Schachteln spielen heute mit?"):
            shelf.manner.buttons()[0].setText("Fertiger Aufbau")
            shelf.back.setText("Zurück")
            shelf._title.setText(title)
            shelf._fit()
            settle(qapp)
            assert faults_of(shelf, page) == []
    finally:
        look.use(scale=1.0)


def test_many_boxes_are_shared_out_evenly_among_the_boards(
    look: Look, qapp: QApplication, qtbot: QtBot
) -> None:
    """LOOK-3 l: eight a board at 1280, five at 1024."""
    sets = {f"box-{number}": SETS[OTHER] for number in range(14)}
    box = box_of(lambda: CATALOG, sets, lambda name: evolve(facts(OTHER), id=name))
    page = shown(NewGameScreen(look, Draft(rules_of(box, sets), box=box)), qtbot)
    page.open_shelf()
    shelf = page.shelf
    assert shelf is not None
    for wide, columns, boards in ((1280, 8, 2), (1024, 5, 3)):
        page.resize(wide, 738)
        settle(qapp)
        assert (shelf.shelf._columns, shelf.shelf.boards) == (columns, boards)
    first, second = (each.geometry() for each in shelf.shelf._toggles[:2])
    assert second.left() - first.right() > 10, "what a narrow board has over lies between boxes"
    assert shelf.shelf._free(shelf.shelf._unit()) is not None, "and the cat keeps its place"


# --- how it moves


def test_a_box_is_seen_on_its_way_and_then_stands_there(shelf: ShelfPage, qtbot: QtBot) -> None:
    box = shelf.boxes[ID]
    qtbot.mouseClick(box, LEFT)
    seen = set[float]()

    def is_there() -> bool:
        seen.add(box._pulled())
        return box._pulled() == 1.0

    qtbot.waitUntil(is_there)
    assert any(0 < share < 1 for share in seen)
    qtbot.mouseClick(box, LEFT)
    qtbot.waitUntil(lambda: box._pulled() == 0.0)


def test_calm_movement_shows_where_a_box_stands(
    screen: NewGameScreen, shelf: ShelfPage, qtbot: QtBot
) -> None:
    screen.let_move(moves=False)
    qtbot.mouseClick(shelf.boxes[ID], LEFT)
    assert shelf.boxes[ID]._pulled() == 1.0


@pytest.mark.clause("X3")
def test_a_box_whose_areas_a_ready_made_set_up_leaves_out_says_so_with_the_way_out(
    shelf: ShelfPage, draft: Draft, qtbot: QtBot
) -> None:
    qtbot.mouseClick(shelf.boxes[ID], LEFT)
    box = shelf.boxes[ID]
    why = "Its monsters stay in the box. Choose Random to bring them in."
    assert box.lid.slip == box.accessibleDescription() == why
    assert not box.lid.is_off
    qtbot.mouseClick(shelf.manner.button_of(RANDOM), LEFT)
    assert box.lid.slip == ""
    draft.preset = "all-carnival"
    shelf.refresh()
    assert box.lid.slip == ""
