"""Events that are named in the custom set-up: Event cards of sets and Monster Events."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt

from tests.games.valeria.sets.boxes import BOX, RULES, WITH
from tests.ui.screens.pages import shown, tab_to
from valeria_desktop.games.valeria.draft import Draft
from valeria_desktop.games.valeria.game import RULES as SHIPPED
from valeria_desktop.games.valeria.rules.setup import CUSTOM, RANDOM, Variant
from valeria_desktop.games.valeria.ui.screens.new_game import NewGameScreen

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from valeria_desktop.ui.paint.look import Look

LEFT = Qt.MouseButton.LeftButton
AREAS, EVENTS = 0, 3
NIGHTS, MONSTERS = Variant.EVENT_CARDS, Variant.EVENTS
# the offscreen platform has neither a keyboard to grab nor windows to raise
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.fixture
def draft() -> Draft:
    made = Draft(RULES, seed=5, box=BOX, sets=WITH, variants=frozenset({NIGHTS}))
    made.start_custom()
    made.preset = CUSTOM
    return made


@pytest.fixture
def page(look: Look, qtbot: QtBot, draft: Draft) -> NewGameScreen:
    return shown(NewGameScreen(look, draft), qtbot)


def open_events(page: NewGameScreen, qtbot: QtBot) -> None:
    qtbot.mouseClick(page.custom.kinds.button(EVENTS), LEFT)
    qtbot.waitUntil(page.custom.about_events.isVisible)


def seen(page: NewGameScreen) -> list[str]:
    return [each.text() for each in page.custom.events.values() if each.isVisible()]


def test_wanted_events_are_chosen_by_mouse_up_to_one_for_each_player(
    page: NewGameScreen, draft: Draft, qtbot: QtBot
) -> None:
    """FF2."""
    open_events(page, qtbot)
    custom = page.custom
    about = custom.about_events
    assert about.text() == "Event cards: 0 of 2 chosen, the rest at random."
    for name in ("tombola", "fireworks"):
        qtbot.mouseClick(custom.events[name], LEFT)
    assert set(draft.setup.event_cards) == {"fireworks", "tombola"}
    full = "Event cards: one for each player is chosen. Remove one to choose another."
    assert about.text() == custom.events["masked-ball"].toolTip() == full
    qtbot.mouseClick(custom.events["masked-ball"], LEFT)
    assert set(draft.setup.event_cards) == {"fireworks", "tombola"}
    qtbot.mouseClick(custom.events["tombola"], LEFT)
    assert draft.setup.event_cards == ("fireworks",)
    assert about.text() == "Event cards: 1 of 2 chosen, the rest at random."
    assert draft.refusal() == ""


@pytest.mark.clause("V4")
def test_wanted_monster_events_are_chosen_beside_them(
    page: NewGameScreen, draft: Draft, qtbot: QtBot
) -> None:
    page.variants.boxes[MONSTERS].click()
    open_events(page, qtbot)
    monster = draft.catalog.events[0]
    for name in (monster.id, "tombola"):
        qtbot.mouseClick(page.custom.events[name], LEFT)
    assert draft.setup.events == (monster.id,)
    assert draft.setup.event_cards == ("tombola",)
    assert page.custom.about_events.text() == (
        "Monster Events: 1 of 2 chosen, the rest at random. "
        "Event cards: 1 of 2 chosen, the rest at random."
    )
    page.variants.boxes[NIGHTS].click()
    assert seen(page) == [card.name for card in draft.catalog.events]
    assert not draft.setup.event_cards


def test_wanted_events_are_chosen_by_keys(page: NewGameScreen, draft: Draft, qtbot: QtBot) -> None:
    page.custom.kinds.button(AREAS).setFocus()
    kinds = page.custom.kinds
    for _ in range(3):
        qtbot.keyClick(kinds.checkedButton(), Qt.Key.Key_Right)
    assert kinds.checkedId() == EVENTS
    first, second = (page.custom.events[card.id] for card in draft.catalog.event_cards[:2])
    tab_to(qtbot, first)
    qtbot.keyClick(first, Qt.Key.Key_Right)
    assert second.hasFocus()
    qtbot.keyClick(second, Qt.Key.Key_Space)
    assert draft.setup.event_cards == (draft.catalog.event_cards[1].id,)


def test_a_screen_reader_hears_what_an_event_does(page: NewGameScreen, qtbot: QtBot) -> None:
    open_events(page, qtbot)
    assert page.custom.events["fireworks"].accessibleName() == (
        "Fireworks. Event. When it comes up: Each player gains 1 Gold."
    )


def test_events_have_a_page_while_a_variant_draws_some(
    page: NewGameScreen, draft: Draft, qtbot: QtBot
) -> None:
    open_events(page, qtbot)
    page.variants.boxes[NIGHTS].click()
    assert not page.custom.kinds.button(EVENTS).isVisible()
    assert page.custom.kinds.checkedId() == AREAS
    assert page.custom.about_areas.isVisible()
    draft.choose_sets(frozenset())
    page.variants.boxes[MONSTERS].click()
    assert page.custom.kinds.button(EVENTS).isVisible()
    open_events(page, qtbot)
    assert seen(page) == [card.name for card in draft.catalog.events]


def test_the_variant_names_its_chosen_events_in_every_set_up(
    page: NewGameScreen, draft: Draft, qtbot: QtBot
) -> None:
    open_events(page, qtbot)
    for name in ("tombola", "fireworks"):
        qtbot.mouseClick(page.custom.events[name], LEFT)
    page._preset_chosen(RANDOM)
    reason = page.variants.reasons[NIGHTS]
    assert reason.text() == (
        "An exhausted stack may reveal an Event for everyone, one per player. "
        "Chosen: Fireworks and Tombola."
    )
    assert set(draft.setup.event_cards) == {"fireworks", "tombola"}
    box = page.variants.boxes[NIGHTS]
    assert box.accessibleDescription() == reason.text()


def test_fewer_players_want_fewer_events(page: NewGameScreen, draft: Draft, qtbot: QtBot) -> None:
    draft.players = 3
    draft.event_cards = tuple(card.id for card in draft.catalog.event_cards[:3])
    draft.players = 2
    page.refresh()
    open_events(page, qtbot)
    checked = [name for name, card in page.custom.events.items() if card.isChecked()]
    assert checked == list(draft.event_cards[:2])


@pytest.mark.parametrize("players", range(2, 6))
def test_chosen_events_lie_in_the_pile(draft: Draft, players: int) -> None:
    draft.players = players
    draft.want(NIGHTS, tuple(card.id for card in draft.catalog.event_cards[:players]))
    game = draft.rules.deal(draft.setup, draft.seed)
    pile = {card.id for card in game._state.pile}
    assert pile >= set(draft.setup.event_cards)


@pytest.mark.clause("US2", "FF2")
def test_a_chosen_event_of_a_chosen_area_is_said_to_take_no_part(look: Look, qtbot: QtBot) -> None:
    lord, area = "undead-samurai-lord-event", "Undead Samurai"
    draft = Draft(SHIPPED, seed=5, variants=frozenset({NIGHTS}))
    draft.choose_sets(frozenset({"undead-samurai"}))
    draft.start_custom()
    draft.preset, draft.event_cards = CUSTOM, (lord,)
    page = shown(NewGameScreen(look, draft), qtbot)
    open_events(page, qtbot)
    plain = "Event cards: 1 of 2 chosen, the rest at random."
    assert page.custom.about_events.text() == plain
    draft.areas = (area, *draft.areas[:4])
    page.custom.refresh()
    words = "Undead Samurai Lord takes no part, as Undead Samurai is one of the areas."
    assert page.custom.about_events.text() == f"{plain} {words}"
    assert draft.refusal() == ""
    game = SHIPPED.deal(draft.setup, 5)
    assert lord not in {card.id for card in game.snapshot().pile}
