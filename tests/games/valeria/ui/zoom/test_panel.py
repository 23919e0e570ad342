"""A card looked at closely: picture, words and buttons fit together, and all is told aloud."""

from __future__ import annotations

from itertools import combinations, product
from math import ceil
from typing import TYPE_CHECKING

import pytest
from attrs import evolve
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from tests.ui.tables import Table
from valeria_desktop.games.valeria.files.loader import shipped_catalog
from valeria_desktop.games.valeria.rules.at import AtPlace
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.ui.zoom.descriptions import (
    ValeriaZoomConditions,
    duke_words,
    said_of,
)
from valeria_desktop.games.valeria.ui.zoom.zoom import SIGNS, looked_of
from valeria_desktop.kernel.phrases import say
from valeria_desktop.ui.paint.look import TEXT_SIZES
from valeria_desktop.ui.paint.parchment import line_of
from valeria_desktop.ui.paint.room_look import RoomLook
from valeria_desktop.ui.zoom.panel import ZoomPanel

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from valeria_desktop.games.valeria.rules.scene import Scene
    from valeria_desktop.kernel.at import At
    from valeria_desktop.kernel.things import Thing
    from valeria_desktop.ui.paint.look import Look

CATALOG = shipped_catalog()
CARDS = [card for card in CATALOG.by_id.values() if card.kind not in {"rule", "exhausted"}]
WINDOWS = (QSize(1024, 768), QSize(1280, 720), QSize(1920, 1080))
DUKE = CATALOG.dukes[0]


@pytest.fixture
def scene() -> Scene:
    return Table().plays_to(Prompt.ACT).scene()


@pytest.fixture
def room(look: Look) -> RoomLook:
    return RoomLook(look)


@pytest.fixture
def ground(qtbot: QtBot) -> QWidget:
    ground = QWidget()
    qtbot.addWidget(ground)
    ground.resize(1280, 720)
    ground.show()
    return ground


@pytest.fixture
def panel(ground: QWidget, room: RoomLook) -> ZoomPanel:
    return ZoomPanel(room, ground, SIGNS)


def show(
    panel: ZoomPanel, scene: Scene, pointed: At | Thing | None, window: QSize, look: RoomLook
) -> None:
    look.fit(window)
    looked = looked_of(scene, pointed, ValeriaZoomConditions(), peeks=True)
    assert looked is not None
    panel.show_thing(looked)
    unit = look.unit
    panel.resize(panel.fit(QSize(round(920 * unit), round(662 * unit)), unit))
    panel.show()


@pytest.mark.parametrize("size", [*product(WINDOWS, TEXT_SIZES)])
def test_picture_words_and_buttons_stand_beside_one_another(
    panel: ZoomPanel, scene: Scene, look: Look, room: RoomLook, size: tuple[QSize, float]
) -> None:
    window, scale = size
    look.use(scale=scale)
    try:
        for card in CARDS[::7]:
            show(panel, scene, card, window, room)
            parts = [panel.picture_rect, panel._scroll.geometry()]
            parts += [each.geometry() for each in panel.links if each.isVisible()]
            for one, other in combinations(parts, 2):
                assert not one.intersects(other)
            assert panel.rect().united(parts[1]) == panel.rect()
            assert panel.width() <= round(920 * room.unit)
            assert panel.height() <= round(662 * room.unit)
    finally:
        look.use(scale=1.0)


def test_at_the_usual_size_nothing_has_to_be_scrolled(
    panel: ZoomPanel, scene: Scene, room: RoomLook
) -> None:
    """Domains have the longest texts; here all their roles and Gold are missing."""
    for domain in CATALOG.domains:
        stacks = list(scene.view.stacks)
        stacks[15] = (None, None, domain)
        missing = (say("needs 2 more Soldiers"), say("needs 2 more Workers"), say("9 Gold short"))
        quote = evolve(scene.quotes[15], card=domain, missing=missing)
        view = evolve(scene.view, stacks=tuple(stacks))
        shown = evolve(scene, view=view, quotes=scene.quotes | {15: quote})
        show(panel, shown, AtPlace(15), WINDOWS[1], room)
        assert not panel._scroll.verticalScrollBar().maximum()


def test_a_picture_is_as_large_as_drawn(panel: ZoomPanel, scene: Scene, room: RoomLook) -> None:
    show(panel, scene, AtPlace(0), WINDOWS[1], room)
    assert panel.picture_rect.size() == QSize(300, 436)
    show(panel, scene, AtPlace(0), WINDOWS[2], room)
    assert panel.picture_rect.size() == QSize(450, 654)


def test_a_place_without_a_card_has_a_note_and_no_picture(panel: ZoomPanel, room: RoomLook) -> None:
    scene = Table().plays_out().scene(0)
    gone = next(place for place in range(20) if not scene.quotes[place].action)
    show(panel, scene, AtPlace(gone), WINDOWS[1], room)
    assert panel.picture is None
    assert panel.picture_rect.isEmpty()
    assert panel.more.isHidden()
    assert panel.words.accessibleName().endswith("exhausted.")


def test_all_that_is_shown_is_told_aloud(panel: ZoomPanel, scene: Scene, room: RoomLook) -> None:
    show(panel, scene, CATALOG.by_id["goblin"], WINDOWS[1], room)
    assert panel.accessibleName() == "Goblin. Monster of the Hills, Minion. Reward: 1 Gold."
    assert panel.words.accessibleName() == (
        "Goblin. Monster of the Hills, Minion. Reward: 1 Gold. Your Duke (hold D): face down."
    )


@pytest.mark.parametrize(
    "linked", [("peasant", "T18", "T7"), ("goblin", "T17", "T16"), ("halfpenny-hill", "T19", "T20")]
)
def test_the_clauses_of_a_card_are_linked(
    panel: ZoomPanel, scene: Scene, room: RoomLook, qtbot: QtBot, linked: tuple[str, ...]
) -> None:
    card, *clauses = linked
    show(panel, scene, CATALOG.by_id[card], WINDOWS[1], room)
    for link, clause in zip(panel.links, clauses, strict=True):
        assert link.accessibleName() == f"Read clause {clause} of the rules"
        with qtbot.waitSignal(panel.clause_asked) as asked:
            QTest.mouseClick(link, Qt.MouseButton.LeftButton)
        assert asked.args == [clause]
    with qtbot.waitSignal(panel.clause_asked):
        QTest.keyClick(panel.links[0], Qt.Key.Key_Return)


def test_a_price_now_is_painted(panel: ZoomPanel, scene: Scene, room: RoomLook) -> None:
    show(panel, scene, AtPlace(9), WINDOWS[1], room)
    dearer = panel.grab().toImage()
    show(panel, scene, scene.view.top(9), WINDOWS[1], room)
    assert panel.grab().toImage() != dearer


# --- the Duke


def test_a_duke_is_told_only_while_he_is_looked_at(
    panel: ZoomPanel, scene: Scene, room: RoomLook
) -> None:
    pointed = AtPlace(15)
    show(panel, scene, pointed, WINDOWS[1], room)
    covered = panel.words.accessibleName()
    assert "face down" in covered
    panel.say_secret(duke_words(scene, pointed, DUKE))
    assert f"{DUKE.name}: +3 points" in panel.words.accessibleName()
    panel.say_secret(duke_words(scene, pointed, None))
    assert panel.words.accessibleName() == covered


def test_where_nobody_peeks_no_duke_is_spoken_of(scene: Scene) -> None:
    _, said = said_of(scene, AtPlace(15), ValeriaZoomConditions(), peeks=False)
    assert said is not None
    assert "Duke" not in said.sentence


def test_without_dukes_none_is_spoken_of() -> None:
    from valeria_desktop.games.valeria.rules.setup import Setup, Variant

    setup = Setup(players=2, variants=frozenset({Variant.NO_DUKE}))
    scene = Table(setup).plays_to(Prompt.ACT).scene()
    _, said = said_of(scene, AtPlace(15), ValeriaZoomConditions(), peeks=True)
    assert said is not None
    assert "Duke" not in said.sentence


# --- signs among words


def test_what_is_counted_is_shown_as_a_sign() -> None:
    markup = SIGNS.mark("Gain 2 Gold and +0.5 points.", 18)
    assert 'src="sign:gold"' in markup
    assert 'src="sign:points"' in markup
    assert "Gold" not in markup
    assert "Points" not in markup


def test_what_is_not_counted_stays_a_word() -> None:
    markup = SIGNS.mark("needs Gold & <b>12 Goldfish</b>", 18)
    assert markup == "needs Gold &amp; &lt;b&gt;12 Goldfish&lt;/b&gt;"


@pytest.mark.parametrize("size", [*product(WINDOWS, (1.0, 1.5))])
def test_words_and_buttons_stand_within_the_line_of_the_sheet(
    panel: ZoomPanel, scene: Scene, look: Look, room: RoomLook, size: tuple[QSize, float]
) -> None:
    window, scale = size
    look.use(scale=scale)
    try:
        for card in (CATALOG.citizens[0], CATALOG.domains[0], CATALOG.monsters[0]):
            show(panel, scene, card, window, room)
            line = ceil(line_of(panel._ink))
            within = panel._sheet.adjusted(line, line, -line, -line)
            assert within.contains(panel._scroll.geometry())
            for button in panel._buttons:
                assert within.contains(button.geometry())
                assert button.has_room
    finally:
        look.use(scale=1.0)
