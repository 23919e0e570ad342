"""Setting up a game: seats, cards, variants and the seed, by mouse and by keyboard."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

import pytest
from attrs import evolve
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QGuiApplication, QWheelEvent
from PySide6.QtWidgets import QApplication, QWidget

from tests.ui.fitting import over_the_line, settle
from tests.ui.screens.pages import tab_to
from valeria_desktop.games.valeria.draft import DECKS, Draft
from valeria_desktop.games.valeria.game import RULES
from valeria_desktop.games.valeria.rules.setup import CUSTOM, RANDOM, Edition, Level, Solo, Variant
from valeria_desktop.games.valeria.ui.screens.new_game import NewGameScreen
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.ui.controls.aloud import ALOUD
from valeria_desktop.ui.controls.fields import Selector

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.modeltest import ModelTester
    from pytestqt.qtbot import QtBot

    from valeria_desktop.ui.controls.choices import Choices
    from valeria_desktop.ui.controls.fields import TextField
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.program.program import Program

# the offscreen platform has neither a keyboard to grab nor windows to raise
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

TABS = 80
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def draft() -> Draft:
    return Draft(RULES, seed=5)


@pytest.fixture
def screen(look: Look, qtbot: QtBot, draft: Draft) -> NewGameScreen:
    made = NewGameScreen(look, draft)
    qtbot.addWidget(made)
    made.resize(1280, 700)
    with qtbot.waitActive(made):
        made.show()
    return made


@pytest.fixture(autouse=True)
def quick_hand(qapp: QApplication) -> Iterator[None]:
    """Take two clicks for two, however soon the second comes."""
    before = qapp.doubleClickInterval()
    qapp.setDoubleClickInterval(0)
    yield
    qapp.setDoubleClickInterval(before)


def click(qtbot: QtBot, widget: QWidget) -> None:
    """Click where a person would: boxes to tick have their mark at the left."""
    qtbot.mouseClick(widget, LEFT, pos=QPoint(12, widget.height() // 2))


def pick(qtbot: QtBot, box: Selector, value: object) -> None:
    """Choose by mouse from what drops down."""
    click(qtbot, box)
    view = box.view()
    qtbot.waitUntil(view.isVisible)
    row = view.visualRect(box.model().index(box.findData(value), 0))
    qtbot.mouseMove(view.viewport(), row.center())
    qtbot.mouseClick(view.viewport(), LEFT, pos=row.center())


def choose(qtbot: QtBot, choices: Choices, value: object) -> None:
    """Choose by mouse among pictures."""
    click(qtbot, choices.button_of(value))


def write(qtbot: QtBot, line: TextField, text: str) -> None:
    qtbot.mouseDClick(line, LEFT)
    line.selectAll()
    if text.isascii() and text:
        qtbot.keyClicks(line, text)
    else:
        line.insert(text)  # keys are of ASCII only


# --- by mouse only


def test_a_game_starts_with_one_click(screen: NewGameScreen, qtbot: QtBot) -> None:
    with qtbot.waitSignal(screen.started):
        click(qtbot, screen.start)


def test_everything_can_be_chosen_by_mouse(
    screen: NewGameScreen, draft: Draft, qtbot: QtBot
) -> None:
    click(qtbot, screen.players.button(4))
    pick(qtbot, screen.seats.rows[2].kind, "queen")
    choose(qtbot, screen.preset, RANDOM)
    click(qtbot, screen.variants.boxes[Variant.MIXED])
    click(qtbot, screen.variants.boxes[Variant.EVENTS])
    pick(qtbot, screen.variants.edition, Edition.FIRST)
    assert (draft.players, draft.preset, draft.edition) == (4, RANDOM, Edition.FIRST)
    assert draft.sitting[2].bot == "queen+oswin"
    assert draft.variants == {Variant.MIXED}
    with qtbot.waitSignal(screen.started):
        click(qtbot, screen.start)


# --- by keyboard only


def test_the_focus_is_on_the_button_that_starts(screen: NewGameScreen) -> None:
    screen.take_focus()
    assert screen.start.hasFocus()


def test_enter_starts_from_everywhere_and_escape_leaves(
    screen: NewGameScreen, qtbot: QtBot
) -> None:
    preset = screen.preset.button_of("first-game")
    for part in (screen.seats.rows[0].name, preset, screen.preview.stacks, screen.start):
        part.setFocus()
        with qtbot.waitSignal(screen.started):
            qtbot.keyClick(part, Qt.Key.Key_Return)
        with qtbot.waitSignal(screen.left):
            qtbot.keyClick(part, Qt.Key.Key_Escape)


def test_everything_can_be_chosen_by_keyboard(
    screen: NewGameScreen, draft: Draft, qtbot: QtBot
) -> None:
    screen.take_focus()
    tab_to(qtbot, screen.players.button(2), TABS)
    qtbot.keyClick(screen.players.button(2), Qt.Key.Key_Right)
    row = screen.seats.rows[1]
    before = draft.seats[1]
    for button in (row.sign, row.colour):
        tab_to(qtbot, button, TABS)
        qtbot.keyClick(button, Qt.Key.Key_Space)
    tab_to(qtbot, row.name, TABS)
    qtbot.keyClicks(row.name, "Ada")
    tab_to(qtbot, row.kind, TABS)
    qtbot.keyClick(row.kind, Qt.Key.Key_Up)
    tab_to(qtbot, screen.variants.boxes[Variant.NO_DUKE], TABS)
    qtbot.keyClick(screen.variants.boxes[Variant.NO_DUKE], Qt.Key.Key_Space)
    tab_to(qtbot, screen.seed.line, TABS)
    qtbot.keyClicks(screen.seed.line, "42")
    preset = screen.preset.button_of("first-game")
    tab_to(qtbot, preset, TABS)
    qtbot.keyClick(preset, Qt.Key.Key_Right)
    seat = draft.seats[1]
    assert draft.players == 3
    assert (seat.name, seat.bot) == ("Ada", "squire+sorrel")
    assert seat.sign is not before.sign
    assert seat.colour is not before.colour
    assert draft.variants == {Variant.NO_DUKE}
    assert draft.seed == 42
    assert draft.preset == draft.catalog.presets[1].id
    with qtbot.waitSignal(screen.started):
        qtbot.keyClick(screen.preset, Qt.Key.Key_Return)


def test_tab_goes_from_players_to_cards_to_start_and_round(
    screen: NewGameScreen, qtbot: QtBot
) -> None:
    order = [
        screen.players.button(2),
        screen.seats.rows[0].sign,
        screen.seats.rows[1].kind,
        screen.variants.boxes[Variant.MIXED],
        screen.variants.edition,
        screen.help.choice,
        screen.seed.line,
        screen.preset.button_of("first-game"),
        screen.preview.stacks,
        screen.start,
    ]
    order[0].setFocus()
    met: list[QWidget | None] = []
    for _ in range(TABS):
        focused = QApplication.focusWidget()
        if focused in met:
            break
        met.append(focused)
        assert focused is not None
        qtbot.keyClick(focused, Qt.Key.Key_Tab)
    places = [met.index(part) for part in order]
    assert places == sorted(places)


@pytest.mark.thorough
def test_the_wheel_scrolls_and_chooses_nothing(
    screen: NewGameScreen, draft: Draft, qtbot: QtBot
) -> None:
    at, field = QPointF(5, 5), screen.variants.edition
    event = QWheelEvent(
        at, field.mapToGlobal(at), QPoint(), QPoint(0, -120), Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,  # noqa: FBT003
    )  # fmt: skip
    QApplication.sendEvent(field, event)
    assert not event.isAccepted()
    assert draft.edition is Edition.SECOND


# --- seats


def test_as_many_seats_are_shown_as_play(screen: NewGameScreen, draft: Draft, qtbot: QtBot) -> None:
    for players in (5, 1, 3):
        click(qtbot, screen.players.button(players))
        assert draft.players == players
        assert [row.isVisible() for row in screen.seats.rows] == [n < players for n in range(5)]
        assert screen.seats.rows[0].kind.isVisible()
        assert screen.solo.watch.isVisible() is (players == 1)


def test_sign_and_colour_say_what_they_are(screen: NewGameScreen, qtbot: QtBot) -> None:
    row = screen.seats.rows[0]
    assert row.sign.accessibleName() == "Sign of player 1: rose. Press for another."
    assert row.colour.accessibleName() == "Colour of player 1: vermilion. Press for another."
    click(qtbot, row.sign)
    click(qtbot, row.colour)
    assert row.sign.accessibleName() == "Sign of player 1: oak. Press for another."
    assert row.colour.accessibleName() == "Colour of player 1: sky blue. Press for another."


def test_equal_names_are_told_and_nothing_starts(
    screen: NewGameScreen, draft: Draft, qtbot: QtBot
) -> None:
    write(qtbot, screen.seats.rows[0].name, draft.seats[1].name)
    assert screen.refusal.text() == "Two players have the same name; change one."
    assert not screen.start.isEnabled()
    with qtbot.assertNotEmitted(screen.started):
        qtbot.keyClick(screen.seats.rows[0].name, Qt.Key.Key_Return)


def test_a_name_taken_away_comes_back(screen: NewGameScreen, draft: Draft, qtbot: QtBot) -> None:
    name = screen.seats.rows[0].name
    write(qtbot, name, "")
    assert name.text() == ""
    assert draft.seats[0].name == "Rose"
    screen.seats.rows[1].name.setFocus()
    assert name.text() == "Rose"


# --- solo


def test_the_dark_lord_has_levels(screen: NewGameScreen, draft: Draft, qtbot: QtBot) -> None:
    screen.start_solo(is_solo=True)
    assert screen.solo.isVisible()
    pick(qtbot, screen.solo.level, Level.HARDEST)
    assert (draft.players, draft.level) == (1, Level.HARDEST)
    assert not screen.solo.deck.isVisible()


def test_the_siege_has_lengths(screen: NewGameScreen, draft: Draft, qtbot: QtBot) -> None:
    screen.start_solo(is_solo=True)
    choose(qtbot, screen.modes.choices, Solo.SIEGE)
    assert not screen.solo.level.isVisible()
    pick(qtbot, screen.solo.deck, DECKS[1])
    assert draft.setup.deck == 72
    assert screen.solo.deck.currentText() == "24 turns, 72 cards"
    assert screen.start.isEnabled()


def test_solo_and_back_keeps_a_number_of_players(screen: NewGameScreen, draft: Draft) -> None:
    screen.start_solo(is_solo=True)
    screen.start_solo(is_solo=False)
    assert draft.players == 2
    draft.players = 4
    screen.start_solo(is_solo=False)
    assert draft.players == 4


# --- variants


def test_a_variant_that_can_not_be_is_grey_and_says_why(
    screen: NewGameScreen, draft: Draft, qtbot: QtBot
) -> None:
    box, words = screen.variants.boxes[Variant.NO_DUKE], screen.variants.reasons[Variant.NO_DUKE]
    click(qtbot, box)
    assert draft.variants == {Variant.NO_DUKE}
    screen.start_solo(is_solo=True)
    assert not box.isEnabled()
    assert not box.isChecked()
    assert "a solo game needs Dukes" in words.text()
    assert words.text() == box.accessibleDescription() == box.toolTip()
    screen.start_solo(is_solo=False)
    assert box.isEnabled()
    assert words.text() == "Everyone scores the same things, with bonuses for majorities."


def test_what_is_chosen_and_refused_can_be_taken_back(
    screen: NewGameScreen, draft: Draft, qtbot: QtBot
) -> None:
    draft.edition, draft.variants = Edition.FIRST, frozenset({Variant.EVENTS})
    screen.refresh()
    assert "second edition" in screen.refusal.text()
    click(qtbot, screen.variants.boxes[Variant.EVENTS])
    assert screen.refusal.text() == ""
    assert not screen.variants.boxes[Variant.EVENTS].isEnabled()


# --- the seed


def test_the_seed_can_be_entered_copied_and_drawn(
    screen: NewGameScreen, draft: Draft, qtbot: QtBot
) -> None:
    assert screen.seed.line.text() == "5"
    write(qtbot, screen.seed.line, " 1234 ")
    assert draft.seed == 1234
    click(qtbot, screen.seed.copy)
    assert QGuiApplication.clipboard().text() == "1234"
    click(qtbot, screen.seed.another)
    assert screen.seed.line.text() == str(draft.seed) != "1234"


@pytest.mark.parametrize("text", ["", "x", "-3", "1.5", "٣"])
def test_a_seed_that_is_no_number_is_told(screen: NewGameScreen, qtbot: QtBot, text: str) -> None:
    write(qtbot, screen.seed.line, text)
    assert screen.refusal.text() == "The seed must be a whole number."
    assert not screen.start.isEnabled()
    click(qtbot, screen.seed.another)
    assert screen.start.isEnabled()


def test_a_seed_that_is_too_large_is_told(screen: NewGameScreen, qtbot: QtBot) -> None:
    write(qtbot, screen.seed.line, "9" * 30)
    assert "is out of range; use a whole number from 0" in screen.refusal.text()
    assert not screen.start.isEnabled()


def test_a_seed_set_from_elsewhere_is_shown(screen: NewGameScreen, draft: Draft) -> None:
    draft.seed = 77
    screen.refresh()
    assert screen.seed.line.text() == "77"


# --- the stacks


def test_the_stacks_of_every_preset_are_shown(
    screen: NewGameScreen, draft: Draft, qtbot: QtBot
) -> None:
    shown = set()
    for preset in draft.catalog.presets:
        choose(qtbot, screen.preset, preset.id)
        assert screen.preview.stacks.isVisible()
        model = screen.preview.stacks.pieces
        places = [model.index(row, column) for row in range(4) for column in range(5)]
        shown.add(tuple(str(place.data(Qt.ItemDataRole.AccessibleTextRole)) for place in places))
    assert len(shown) == len(draft.catalog.presets)


def test_the_model_of_the_stacks_keeps_qts_rules(
    screen: NewGameScreen, qtbot: QtBot, qtmodeltester: ModelTester
) -> None:
    qtmodeltester.check(screen.preview.stacks.pieces)
    choose(qtbot, screen.preset, RANDOM)


def test_a_card_pointed_at_is_read_out(screen: NewGameScreen, qtbot: QtBot) -> None:
    preview = screen.preview
    assert preview.words.text().startswith("Point at a stack")
    preview.stacks.setFocus()
    assert preview.words.text().startswith("Goblin. ")
    qtbot.keyClick(preview.stacks, Qt.Key.Key_Right)
    assert preview.words.text().startswith("Skeleton. ")


# --- custom


def test_custom_choices_begin_with_the_preset_and_can_be_made(
    screen: NewGameScreen, draft: Draft, qtbot: QtBot
) -> None:
    choose(qtbot, screen.preset, CUSTOM)
    custom = screen.custom
    assert custom.isVisible()
    assert [area for area, box in custom.areas.items() if box.isChecked()] == [
        area for area in draft.catalog.areas if area in draft.catalog.presets[0].areas
    ]
    group = next(group for group in draft.catalog.numbers.values() if len(group) > 1)
    custom.show_kind(1)
    assert custom.citizens[group[0].id].isChecked()
    click(qtbot, custom.citizens[group[1].id])
    assert group[1].id in draft.citizens
    assert group[0].id not in draft.citizens
    assert not custom.citizens[group[0].id].isChecked()
    assert len(draft.citizens) == len(draft.catalog.numbers)
    custom.show_kind(2)
    left_out = next(name for name in custom.domains if name not in draft.without)
    click(qtbot, custom.domains[left_out])
    assert left_out in draft.without
    assert custom.about_domains.text().startswith("23 chosen. 15 of them")
    assert screen.start.isEnabled()


def test_a_sixth_area_is_grey_and_says_why(
    screen: NewGameScreen, draft: Draft, qtbot: QtBot
) -> None:
    choose(qtbot, screen.preset, CUSTOM)
    areas = screen.custom.areas
    sixth = next(area for area in areas if area not in draft.areas)
    assert not areas[sixth].isEnabled()
    assert areas[sixth].toolTip() == "You have all five. Remove one to choose another."
    click(qtbot, areas[draft.areas[0]])
    assert screen.refusal.text() == "4 areas were chosen; choose exactly five."
    assert screen.custom.about_areas.text() == "4 of 5 chosen"
    assert areas[sixth].isEnabled()
    click(qtbot, areas[sixth])
    assert sixth in draft.areas
    assert screen.start.isEnabled()


def test_too_few_domains_are_told(screen: NewGameScreen, draft: Draft, qtbot: QtBot) -> None:
    choose(qtbot, screen.preset, CUSTOM)
    draft.without = tuple(screen.custom.domains)[:10]
    screen.refresh()
    assert screen.refusal.text() == ("The game needs 15 domains; only 14 take part. Put 1 back.")


def test_who_comes_in_whose_place_is_said_and_how_many_are_chosen(
    screen: NewGameScreen, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    monkeypatch.setattr(ALOUD, "say", lambda _teller, words: said.append(words))
    choose(qtbot, screen.preset, CUSTOM)
    screen.custom.show_kind(1)
    pair = next(group for group in screen.custom._draft.catalog.numbers.values() if len(group) == 2)
    before = next(card for card in pair if screen.custom.citizens[card.id].isChecked())
    (after,) = (card for card in pair if card is not before)
    said.clear()
    click(qtbot, screen.custom.citizens[after.id])
    assert said == [f"{after.name} replaces {before.name}."]
    click(qtbot, screen.custom.citizens[after.id])
    assert said[1:] == [screen.custom.about_citizens.text()], "it stays, and why"
    screen.custom.show_kind(0)
    click(qtbot, next(card for card in screen.custom.areas.values() if card.isChecked()))
    assert "4 of 5 chosen" in said[2:]


def test_with_mixed_citizens_none_can_be_chosen(screen: NewGameScreen, qtbot: QtBot) -> None:
    choose(qtbot, screen.preset, CUSTOM)
    click(qtbot, screen.variants.boxes[Variant.MIXED])
    assert not any(box.isEnabled() for box in screen.custom.citizens.values())
    assert (
        screen.custom.about_citizens.text()
        == "Mixed citizens uses them all; there is nothing to choose."
    )
    assert screen.start.isEnabled()


def test_the_stacks_of_custom_choices_can_be_looked_at(
    screen: NewGameScreen, draft: Draft, qtbot: QtBot
) -> None:
    assert not screen.peek.isVisible()
    choose(qtbot, screen.preset, CUSTOM)
    click(qtbot, screen.peek)
    assert screen.preview.isVisible()
    draft.areas = draft.areas[:4]
    screen.refresh()
    assert screen.custom.isVisible()
    assert not screen.peek.isEnabled()


# --- how it fits


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("scale", "size"), [(1.0, (1024, 570)), (1.0, (1280, 690)), (1.5, (1280, 690))]
)
def test_it_fits_small_windows(
    look: Look, qtbot: QtBot, draft: Draft, scale: float, size: tuple[int, int]
) -> None:
    look.use(scale=scale)
    try:
        made = NewGameScreen(look, draft)
        qtbot.addWidget(made)
        made.resize(*size)
        made.show()
        QApplication.processEvents()
        assert (made.width(), made.height()) == size
        assert made._options.width() <= made._scroll.viewport().width()
        assert made.preview.stacks.width() >= 620
    finally:
        look.use(scale=1.0)


def test_fields_grow_with_the_text(look: Look, screen: NewGameScreen) -> None:
    parts = (screen.variants.edition, screen.seed.line, screen.variants.boxes[Variant.MIXED])
    before = [part.font().pixelSize() for part in parts]
    look.use(scale=2.0)
    after = [part.font().pixelSize() for part in parts]
    look.use(scale=1.0)
    assert after == [2 * size for size in before]


def test_a_set_up_remembered_is_shown(screen: NewGameScreen, draft: Draft) -> None:
    seats = tuple(evolve(seat, name=seat.name.upper()) for seat in default_seats(3))
    draft.remember(evolve(draft.setup, players=3, preset=RANDOM), seats)
    screen.refresh()
    assert [row.name.text() for row in screen.seats.rows[:3]] == ["ROSE", "OAK", "HERON"]
    assert screen.preset.currentData() == RANDOM


@pytest.mark.slow
@pytest.mark.parametrize("sized", [(1280, 720, 1.0, "en"), (1280, 720, 1.0, "de")], indirect=True)
def test_whoever_plays_is_named_whole(sized: Program, qapp: QApplication) -> None:
    sized.draft.players = 5
    sized.carry_out("new")
    qapp.processEvents()
    fields = [each for each in sized.pages.new_game.findChildren(Selector) if each.isVisible()]
    assert len(fields) > 4
    assert all(field.width() >= field.sizeHint().width() for field in fields)


def test_cards_are_taken_and_left_out_by_keys(
    screen: NewGameScreen, draft: Draft, qtbot: QtBot
) -> None:
    choose(qtbot, screen.preset, CUSTOM)
    screen.custom.show_kind(2)
    cards = list(screen.custom.domains)
    first = screen.custom.domains[cards[0]]
    tab_to(qtbot, first, TABS)
    qtbot.keyClick(first, Qt.Key.Key_Down)
    below = screen.custom.domains[cards[4]]
    assert below.hasFocus()
    qtbot.keyClick(below, Qt.Key.Key_Space)
    assert cards[4] in draft.without
    qtbot.keyClick(below, Qt.Key.Key_Left)
    assert screen.custom.domains[cards[3]].hasFocus()
    qtbot.keyClick(below, Qt.Key.Key_Space)
    assert cards[4] not in draft.without
    with qtbot.waitSignal(screen.started):
        qtbot.keyClick(below, Qt.Key.Key_Return)


def test_a_mode_is_chosen_by_its_picture(screen: NewGameScreen, draft: Draft, qtbot: QtBot) -> None:
    choose(qtbot, screen.modes.choices, Solo.DARK_LORD)
    assert (draft.players, draft.solo) == (1, Solo.DARK_LORD)
    choose(qtbot, screen.modes.choices, None)
    assert draft.players == 2
    click(qtbot, screen.players.button(1))
    assert screen.modes.choices.currentData() is Solo.DARK_LORD


# --- room


@pytest.mark.parametrize(
    "sized", [*product([(1024, 768), (1280, 720), (1920, 1080)], [1.0, 1.5])], ids=str
)
def test_all_is_written_within_the_line_of_the_sheet(
    qapp: QApplication,
    qtbot: QtBot,
    look: Look,
    draft: Draft,
    sized: tuple[tuple[int, int], float],
) -> None:
    size, scale = sized
    look.use(scale=scale)
    try:
        page = NewGameScreen(look, draft)
        qtbot.addWidget(page)  # it goes out of sight with the test
        draft.players = 5
        page.refresh()
        page.resize(*size)
        page.show()
        settle(qapp)
        assert over_the_line(page.sheet) == []
        for row in page.seats.rows:
            kind, metrics = row.kind, row.kind.fontMetrics()
            words = [metrics.horizontalAdvance(kind.itemText(n)) for n in range(kind.count())]
            around = kind.sizeHint().width() - max(words)
            assert kind.width() - around >= words[kind.currentIndex()]  # who plays is not cut off
    finally:
        look.use(scale=1.0)


@pytest.mark.clause("MA1", "CS3")
@pytest.mark.parametrize("box", ["margraves", "crimson-seas"])
def test_an_edition_names_the_herald_only_where_he_comes(
    screen: NewGameScreen, draft: Draft, box: str
) -> None:
    edition = screen.variants.edition
    assert edition.currentText() == "Second edition, with the Herald"
    draft.choose_sets(frozenset({box}))
    screen.refresh()
    assert edition.currentText() == "Second edition"
    assert draft.edition is Edition.SECOND
    draft.choose_sets(frozenset())
    screen.refresh()
    assert edition.currentText() == "Second edition, with the Herald"


@pytest.mark.clause("G1")
def test_no_edition_promises_the_herald_to_a_siege(screen: NewGameScreen, qtbot: QtBot) -> None:
    screen.start_solo(is_solo=True)
    edition = screen.variants.edition
    for solo, words in (
        (Solo.DARK_LORD, "Second edition, with the Herald"),
        (Solo.SIEGE, "Second edition"),
        (Solo.DARK_LORD, "Second edition, with the Herald"),
    ):
        choose(qtbot, screen.modes.choices, solo)
        assert edition.currentText() == words
