"""The phase rail and the meters say where the game stands."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

import pytest
from attrs import evolve
from PySide6.QtCore import QRect
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget

from tests.games.valeria.sets.shipped import with_all_of
from tests.ui.parts import table_of
from tests.ui.tables import Table
from valeria_desktop.games.valeria.rules.game import Game
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.rules.setup import Setup, Solo, Variant
from valeria_desktop.games.valeria.ui.table.meters import Meters, red_of
from valeria_desktop.games.valeria.ui.table.top_bar import GIVING, PhaseRail
from valeria_desktop.ui.paint.room_look import Squeeze
from valeria_desktop.ui.table.top_bar import Needs, bar_of
from valeria_desktop.ui.typed import as_a

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot

    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.program.program import Program

SEAS = frozenset({"crimson-seas"})


def test_the_rail_names_the_phase_and_the_actions_left(qtbot: QtBot, look: Look) -> None:
    rail = PhaseRail(look)
    qtbot.addWidget(rail)
    table = Table().plays_to(Prompt.ROLL)
    rail.show_scene(table.scene())
    assert rail.accessibleName() == "Phase: Roll."
    table.plays_to(Prompt.ACT)
    rail.show_scene(table.scene())
    assert rail.accessibleName() == "Phase: Actions, actions left: 2."
    rail.show_scene(table.plays_out().scene())
    assert rail.accessibleName() == "No turn is under way."


def test_the_road_has_room_for_all_phases_of_the_dark_lord(qtbot: QtBot, look: Look) -> None:
    rail = PhaseRail(look)
    qtbot.addWidget(rail)
    rail.show_scene(Table().scene())
    narrow = rail.sizeHint().width()
    rail.show_scene(Table(Setup(players=1, solo=Solo.DARK_LORD)).scene())
    assert rail.sizeHint().width() > narrow
    rail.resize(rail.sizeHint())
    rail.show()
    assert not rail.grab().isNull()


def test_the_meters_say_what_ends_the_game(qtbot: QtBot, look: Look) -> None:
    meters = Meters(look)
    qtbot.addWidget(meters)
    meters.show_scene(Table().scene())
    assert meters.accessibleName() == (
        "Round 1. The game ends when one of these is reached: Monsters gone: 0 of 25, "
        "Domains gone: 0 of 15, Exhausted: 0 of 4."
    )
    meters.resize(500, 34)
    meters.show()
    assert not meters.grab().isNull()


@pytest.mark.clause("CS21")
def test_the_islands_have_a_meter_beside_the_others(qtbot: QtBot, look: Look) -> None:
    meters = Meters(look)
    qtbot.addWidget(meters)
    meters.show_scene(Table().scene())
    widths = meters.widths()
    meters.show_scene(Table(Setup(sets=SEAS)).scene())
    said = "Cards gone from the emptiest island, Amarynth: 0 of 14."
    assert meters.accessibleName().endswith(said)
    assert all(wide > before for wide, before in zip(meters.widths(), widths, strict=True))


@pytest.mark.clause("CS21")
def test_the_meter_of_the_islands_has_the_sign_of_what_it_counts(
    qtbot: QtBot, look: Look, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its numbers are those of another island once that one is emptier: the sign says so."""
    painted: list[str] = []
    monkeypatch.setattr(Meters, "_paint_sign", lambda *given: painted.append(given[3]))
    meters = Meters(look)
    qtbot.addWidget(meters)
    scene = Table(Setup(sets=SEAS)).scene()
    for sign in (scene.meters[-1].sign, "tome"):
        meters.show_scene(evolve(scene, meters=(evolve(scene.meters[-1], sign=sign),)))
        meters.resize(meters.sizeHint())
        meters.grab()
        assert painted[-1] == sign


@pytest.mark.clause("CS21")
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("sign", ["good", "tome", "nobles", ""])
def test_the_sign_of_a_full_meter_is_red(qtbot: QtBot, look: Look, theme: str, sign: str) -> None:
    """Those of the islands have colours of their own, which a full meter takes from them."""
    look.use(theme=theme)
    meters = Meters(look)
    qtbot.addWidget(meters)
    scene = Table(Setup(sets=SEAS)).scene()
    full = evolve(scene.meters[-1 if sign else 0], sign=sign, number=0)
    meters.show_scene(evolve(scene, meters=(full,)))
    meters.resize(meters.sizeHint())
    left, side = meters.widths()[0] - meters._parts(0)[1] - 14, look.px(19)
    shown = meters.grab().toImage()
    top = (shown.height() - side) // 2
    seen = {
        shown.pixelColor(x, y).name()
        for x in range(left, left + side)
        for y in range(top, top + side)
    }
    assert red_of(look) in seen
    hues = {QColor(colour).hsvHue() for colour in seen if QColor(colour).saturationF() > 0.45}
    assert hues
    assert all(hue < 20 or hue > 340 for hue in hues), sorted(seen)
    look.use(theme="dark")


@pytest.mark.clause("FF5")
def test_the_meters_say_which_event_cards_are_in_force(qtbot: QtBot, look: Look) -> None:
    """One that lies in the market is flagged on the sign of exhausted stacks."""
    nights = frozenset({Variant.EVENT_CARDS})
    table = Table(with_all_of("flames-and-frost", variants=nights))
    meters = Meters(look)
    qtbot.addWidget(meters)
    meters.resize(500, 34)
    meters.show_scene(table.scene())
    before = meters.grab().toImage()
    state = as_a(Game, table.session.game)._state
    state.lay(0, (state.table.catalog.by_id["curse-of-the-north"],))
    meters.show_scene(table.scene())
    assert "In force: Curse of The North. " in meters.accessibleName()
    assert "3 Magic" in meters.accessibleName()
    assert meters.grab().toImage() != before


@pytest.mark.thorough
@pytest.mark.parametrize(
    "sized",
    [
        (1280, 720, 1.0, "de"),
        (1280, 720, 1.5, "en"),
        (1280, 720, 2.0, "de"),
        (1024, 768, 1.3, "de"),
        (1024, 600, 1.15, "de"),
    ],
    indirect=True,
)
@pytest.mark.parametrize("is_late", [False, True])
def test_the_bar_has_room_for_all_it_says(
    sized: Program, qapp: QApplication, *, is_late: bool
) -> None:
    top = table_of(sized).top
    lord = Setup(players=1, solo=Solo.DARK_LORD)
    for setup in (Setup(players=5), lord, Setup(players=5, sets=SEAS), evolve(lord, sets=SEAS)):
        scene = Table(setup).plays_to(Prompt.ACT).scene()
        top.show_scene(evolve(scene, is_last_round=is_late, is_rewound=is_late))
        qapp.processEvents()
        shown = [each for each in top.children() if isinstance(each, QWidget) and each.isVisible()]
        for widget in shown:
            assert widget.width() >= widget.minimumSizeHint().width(), widget
            assert top.rect().contains(widget.geometry()), widget
        for one, other in combinations(shown, 2):
            assert not one.geometry().intersects(other.geometry())


def test_a_road_with_little_room_keeps_the_word_of_the_phase_now(qtbot: QtBot, look: Look) -> None:
    rail = PhaseRail(look)
    qtbot.addWidget(rail)
    rail.show_scene(Table().plays_to(Prompt.ACT).scene())
    whole, narrow = (rail._wished(level, rail._now) for level in (0, 1))
    assert narrow[2] == whole[2]
    assert all(short < long for short, long in zip(narrow[:2], whole[:2], strict=True))
    assert list(rail.widths()) == sorted(rail.widths(), reverse=True)


@pytest.mark.parametrize("kind", [PhaseRail, Meters])
def test_how_wide_it_is_is_measured_once_until_it_may_differ(
    qtbot: QtBot,
    look: Look,
    monkeypatch: pytest.MonkeyPatch,
    kind: type[PhaseRail | Meters],
) -> None:
    part = kind(look)
    qtbot.addWidget(part)
    measured: list[tuple[int, ...]] = []
    measure = part._measure

    def measuring() -> tuple[int, ...]:
        measured.append(measure())
        return measured[-1]

    monkeypatch.setattr(part, "_measure", measuring)
    table = Table()
    for prompt in (Prompt.ROLL, Prompt.ACT, Prompt.ROLL):
        part.show_scene(table.plays_to(prompt).scene())
        assert part.widths() == measure()
    assert len(measured) == 1
    look.use(scale=1.5)
    try:
        assert part.widths() == measure() != measured[0]
        part.show_scene(Table(Setup(players=1, solo=Solo.DARK_LORD)).scene())
        assert part.widths() == measure()
    finally:
        look.use(scale=1.0)


NEEDS = Needs(
    menu=34,
    parts=((300, 200, 150), (118, 100), (480, 400, 230, 200)),
    tools=(244, 120, 34),
)


@pytest.mark.parametrize(
    ("width", "step"),
    [
        (1260, (0, 0, 0, 0)),
        (1200, (0, 0, 1, 0)),
        (1050, (1, 0, 1, 0)),
        (900, (1, 0, 2, 0)),
        (740, (1, 0, 2, 1)),
        (600, (2, 1, 2, 2)),
    ],
)
def test_the_bar_gives_way_step_by_step(width: int, step: tuple[int, int, int, int]) -> None:
    plan = bar_of(QRect(0, 0, width, 33), NEEDS, 8, GIVING)
    assert plan.step == step
    boxes = [plan.menu, *plan.parts, plan.tools]
    assert all(QRect(0, 0, width, 33).contains(box) for box in boxes)
    assert not any(one.intersects(other) for one, other in combinations(boxes, 2))


def test_rivals_in_the_bar_have_what_is_left_of_it() -> None:
    plan = bar_of(QRect(0, 0, 1260, 46), evolve(NEEDS, strip=200), 8, GIVING, Squeeze.D)
    assert plan.step == (1, 0, 2, 1)
    assert plan.strip is not None
    assert plan.strip.left() == plan.parts[-1].right() + 9
    assert plan.strip.right() == plan.tools.left() - 9


@pytest.mark.thorough
@pytest.mark.parametrize("sized", [(1280, 720, 1.0, "en")], indirect=True)
def test_tools_without_room_are_a_menu(sized: Program) -> None:
    tools = table_of(sized).top.tools
    tools.dress(1)
    shown = [tool.defaultAction().objectName() for tool in tools._tools if tool.isVisible()]
    assert shown == ["undo", "hint"]
    others = [each.objectName() for each in tools._menu.actions()]
    assert others == ["sound", "redo", "why", "hurry"]
    tools.dress(0)
    assert not tools._more.isVisible()
