"""What is seen of the city: what can be chosen, who stands there, what is told."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPixmap
from PySide6.QtTest import QTest

from tests.games.valencia.scenario import Scenario
from tests.games.valencia.ui.parts.cities import (
    bush,
    cell,
    lived_in,
    moving,
    placing,
    planting,
    seen,
)
from valeria_desktop.games.valencia.rules.model.parts import RoundPart
from valeria_desktop.games.valencia.ui.paint.city import LaidCity
from valeria_desktop.games.valencia.ui.paint.city_ground import paint_ground
from valeria_desktop.games.valencia.ui.paint.city_tip import box_of_tip
from valeria_desktop.games.valencia.ui.parts import city as city_module
from valeria_desktop.games.valencia.ui.parts.city import CityView
from valeria_desktop.games.valencia.ui.parts.city_places import cells_of
from valeria_desktop.ui.paint.materials import GOLD, LIGHT, THIN_GOLD
from valeria_desktop.ui.paint.palette import CARD_INK, DARK, PLAYERS
from valeria_desktop.ui.paint.room_look import RoomLook
from valeria_desktop.ui.typed import as_a

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from pytestqt.qtbot import QtBot

    from valeria_desktop.games.valencia.rules.at import AtBush, AtCell
    from valeria_desktop.games.valencia.ui.parts.city_layout import CityLayout
    from valeria_desktop.ui.paint.brush import Brush
    from valeria_desktop.ui.paint.look import Look

    Show = Callable[[Scenario], CityView]


@pytest.fixture
def show(qtbot: QtBot, look: Look) -> Iterator[Show]:
    def shown(scenario: Scenario) -> CityView:
        made = CityView(RoomLook(look))
        qtbot.addWidget(made)
        made.resize(554, 329)
        made.show_scene(seen(scenario))
        made.show()
        return made

    yield shown
    look.use(theme="dark", scale=1.0)


def part(view: CityView, target: AtCell | AtBush) -> QImage:
    box: QRect | None = view.box_of(target, view)
    assert box is not None
    return view.grab(box).toImage()


def middle(view: CityView, target: AtCell | AtBush) -> QPoint:
    box = view.box_of(target, view.viewport())
    assert box is not None
    return QPoint(box.center().x(), box.bottom() - 2)


def share_of(image: QImage, colour: str) -> float:
    """Return how much of a picture has a colour, or nearly."""
    known = QColor(colour)
    points = [image.pixelColor(x, y) for x in range(image.width()) for y in range(image.height())]
    near = [
        abs(point.red() - known.red())
        + abs(point.green() - known.green())
        + abs(point.blue() - known.blue())
        < 24
        for point in points
    ]
    return sum(near) / len(near)


def light_of(image: QImage) -> float:
    points = [image.pixelColor(x, y) for x in range(image.width()) for y in range(image.height())]
    return sum(point.lightness() for point in points) / len(points)


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_what_can_be_chosen_has_a_thin_gold_frame_and_nothing_else_has(
    show: Show, look: Look, theme: str
) -> None:
    look.use(theme=theme)
    view = show(placing())
    assert share_of(part(view, cell("g4")), THIN_GOLD) > 0.06
    assert share_of(part(view, cell("g4")), GOLD) < 0.02
    assert share_of(part(view, cell("g5")), THIN_GOLD) < 0.02


def test_the_pointed_space_has_a_heavy_frame(show: Show) -> None:
    view = show(placing())
    view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    QTest.mouseMove(view.viewport(), middle(view, cell("g4")))
    assert share_of(part(view, cell("g4")), GOLD) > 0.1


def test_only_a_price_that_can_be_paid_is_lit(show: Show) -> None:
    bought, moved = show(placing()), show(moving("a1 c1"))
    assert share_of(part(bought, cell("g4")), LIGHT) > 0.02
    assert share_of(part(bought, cell("a6")), LIGHT) < 0.005
    assert share_of(part(moved, cell("a1")), LIGHT) < 0.005


def test_the_pointed_space_tells_what_it_costs_and_brings(show: Show) -> None:
    view = show(placing())
    tips = {each.at: each.tip for each in as_a(LaidCity, view.laid.ground).cells}
    assert tips[cell("g4")] == "Pay 1. Worth 1 at the end."
    assert not any(each.tip for each in cells_of(seen(lived_in())))
    view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    QTest.mouseMove(view.viewport(), middle(view, cell("a1")))  # not for sale
    below = part(view, cell("g5"))
    QTest.mouseMove(view.viewport(), middle(view, cell("g4")))
    assert part(view, cell("g5")) != below


def test_the_sheet_with_the_costs_never_leaves_the_city() -> None:
    room, wanted = QRectF(0, 0, 400, 300), QRectF(0, 0, 160, 32)
    assert box_of_tip(room, QRectF(150, 100, 50, 50), wanted, 12) == QRectF(95, 162, 160, 32)
    assert box_of_tip(room, QRectF(0, 100, 50, 50), wanted, 12) == QRectF(0, 162, 160, 32)
    assert box_of_tip(room, QRectF(350, 250, 50, 50), wanted, 12) == QRectF(240, 206, 160, 32)


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_the_city_keeps_its_full_light_beside_what_the_question_is_about(
    show: Show, look: Look, theme: str
) -> None:
    look.use(theme=theme)
    view = show(lived_in())
    before = part(view, cell("c6"))
    view.show_scene(seen(placing()))
    assert part(view, cell("c6")) == before


def test_members_stand_there_in_their_colours(show: Show) -> None:
    view = show(lived_in().lives(2, "h6"))
    colours = list(PLAYERS.values())
    for name, seat in (("a1", 0), ("b1", 1), ("h6", 2)):
        shares = [share_of(part(view, cell(name)), colour) for colour in colours[:3]]
        assert shares[seat] > 0.04  # of a cell: a roof and a shield
        assert max(shares) == shares[seat]


def test_members_are_told_apart_by_their_signs_alone(show: Show) -> None:
    """Dyed the same, they still differ."""
    one, other = (part(show(Scenario(3).lives(seat, "h6")), cell("h6")) for seat in (0, 1))
    box = one.rect().adjusted(14, 24, -14, -6)
    darks = [
        [image.pixelColor(x, y).lightness() < 40 for x in _across(box) for y in _down(box)]
        for image in (one, other)
    ]
    assert darks[0] != darks[1]


def _across(box: QRect) -> range:
    return range(box.left(), box.right())


def _down(box: QRect) -> range:
    return range(box.top(), box.bottom())


def test_a_palm_and_a_fountain_are_seen(show: Show) -> None:
    bare, lush = show(Scenario(3)), show(lived_in())
    for target in (bush("a1-b2"), cell("d1")):
        assert part(bare, target) != part(lush, target)
    assert part(bare, bush("c5-d6")) == part(lush, bush("c5-d6"))


def test_bushes_that_can_be_chosen_are_ringed(show: Show) -> None:
    view = show(planting())
    assert share_of(part(view, bush("b1-c2")), THIN_GOLD) > 0.025
    view.show_scene(seen(lived_in()))
    assert share_of(part(view, bush("b1-c2")), THIN_GOLD) < 0.01


def test_a_goal_shows_where_it_would_be_reached_from(show: Show, qtbot: QtBot) -> None:
    view = show(moving("a1 c1"))
    with qtbot.waitActive(view):
        view.focus_on(cell("h6"))
    apart = part(view, cell("a1"))
    view.focus_on(cell("a2"))
    assert part(view, cell("a1")) != apart


def test_what_has_the_focus_is_framed_with_dashes(show: Show, qtbot: QtBot) -> None:
    view = show(lived_in())
    with qtbot.waitActive(view):
        view.focus_on(cell("c5"))
    box = view.box_of(cell("c5"), view)
    assert box is not None
    around = view.grab(box.adjusted(-6, -6, 6, 6)).toImage()
    assert share_of(around, DARK.focus) > 0.02
    view.clearFocus()
    assert share_of(view.grab(box.adjusted(-6, -6, 6, 6)).toImage(), DARK.focus) < 0.002


def test_the_advisers_choice_is_marked_until_the_next_scene(show: Show) -> None:
    view = show(placing())
    plain = part(view, cell("g4"))
    view.hint(cell("g4"))
    assert part(view, cell("g4")) != plain
    view.show_scene(seen(placing()))
    assert part(view, cell("g4")) == plain


def test_the_ground_is_drawn_once_for_a_size_a_theme_and_a_city(
    show: Show, look: Look, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn = []

    def noted(brush: Brush, layout: CityLayout) -> None:
        drawn.append(layout)
        paint_ground(brush, layout)

    monkeypatch.setattr(city_module, "paint_ground", noted)
    view = show(placing())
    view.grab()
    view.show_scene(seen(lived_in()))
    view.hint(cell("a1"))
    view.grab()
    assert len(drawn) == 1
    look.use(theme="light")
    view.grab()
    view.resize(700, 400)
    view.grab()
    assert len(drawn) == 3


@pytest.mark.parametrize("size", [(277, 165), (1662, 987)])
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_it_is_seen_at_any_size(
    show: Show, look: Look, size: tuple[int, int], scale: float
) -> None:
    look.use(scale=scale)
    view = show(placing())
    view.resize(*size)
    picture: QPixmap = view.grab()
    assert picture.size() == view.size()
    assert share_of(part(view, cell("g4")), THIN_GOLD) > 0.03


def test_a_bush_shows_whose_members_a_palm_would_touch(show: Show) -> None:
    view = show(lived_in().lives(1, "h6").sits(0, "church").at(RoundPart.H))
    view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    plain = [part(view, cell(name)) for name in ("h6", "c1")]
    QTest.mouseMove(view.viewport(), middle(view, bush("g5-h6")))
    assert view.answers.lit
    assert part(view, cell("h6")) != plain[0]
    assert part(view, cell("c1")) == plain[1]


def test_a_site_shows_whose_members_a_fountain_would_touch(show: Show) -> None:
    view = show(Scenario(3).lives(1, "h5 g5").sits(0, "nobility").at(RoundPart.I))
    view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    plain = [part(view, cell(name)) for name in ("h5", "g5")]
    QTest.mouseMove(view.viewport(), middle(view, cell("h4")))
    assert part(view, cell("h5")) != plain[0]
    assert part(view, cell("g5")) == plain[1]


def test_what_is_picked_stands_in_light(show: Show) -> None:
    view = show(moving("a1 c1 h6"))
    plain = part(view, cell("h6"))
    view.choose(cell("h6"))
    assert light_of(part(view, cell("h6"))) > light_of(plain) + 4


def test_a_seal_tells_what_a_fountain_is_worth(show: Show) -> None:
    """Above at the right, where no palm hides it."""
    one, other = (
        part(show(Scenario(3).built("d1", name).palm("d1-e2")), cell("d1"))
        for name in ("five", "six")
    )
    box = QRect(one.width() - 22, 2, 20, 20)
    assert one.copy(box) != other.copy(box)


def test_a_fountain_of_a_players_own_files_has_a_drawing_of_ours(show: Show) -> None:
    """It is seen at its foot, where neither its worth nor a palm is."""
    bare, own = (part(show(table), cell("d1")) for table in (Scenario(3), lived_in()))
    box = QRect(12, bare.height() - 22, bare.width() - 24, 16)
    assert share_of(own.copy(box), CARD_INK) > 0.05 > share_of(bare.copy(box), CARD_INK)
