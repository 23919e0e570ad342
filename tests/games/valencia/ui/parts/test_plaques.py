"""A rival's plaque: what is public of a player, and where it lies."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import pytest
from attrs import evolve
from PySide6.QtCore import QRectF, Qt

from tests.games.valencia.scenario import Scenario
from tests.games.valencia.ui.parts.auctions import auction
from tests.games.valencia.ui.scenes import played, seen
from valeria_desktop.games.valencia.rules.at import Asset, AtPlayer, OfPlayer
from valeria_desktop.games.valencia.rules.model.parts import RoundPart
from valeria_desktop.games.valencia.rules.model.seats import NINA
from valeria_desktop.games.valencia.rules.setup import Advanced, Setup
from valeria_desktop.games.valencia.ui.parts.plaque_layout import (
    NUMBERS,
    PlaqueLayout,
    plaque_layout_of,
)
from valeria_desktop.games.valencia.ui.parts.rival_plaque import (
    RivalStatus,
    plaques_of,
    sentence_of,
)
from valeria_desktop.ui.paint.room_look import RoomLook
from valeria_desktop.ui.paint.ruler import Ruler

if TYPE_CHECKING:
    from valeria_desktop.games.valencia.ui.parts.rivals import RivalPlaques
    from valeria_desktop.ui.paint.look import Look

SAID, MORE = Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.AccessibleDescriptionRole


def statuses(table: Scenario) -> dict[int, RivalStatus]:
    return {plaque.seat: plaque.status for plaque in plaques_of(seen(table))}


# --- what is said


def test_plaques_go_clockwise_from_the_viewers_left_hand() -> None:
    table = auction(4)
    for viewer, order in ((0, [1, 2, 3]), (2, [3, 0, 1])):
        assert [plaque.seat for plaque in plaques_of(seen(table, viewer))] == order


def test_each_tells_how_it_stands_in_the_auction() -> None:
    table = auction().reveals(1, "5 4")
    asked = {
        1: RivalStatus.REVEALED,
        2: RivalStatus.ASKED,
        3: RivalStatus.TO_COME,
        4: RivalStatus.TO_COME,
    }
    assert statuses(table) == asked
    table.passes(2).waits(3)
    assert statuses(table) == {
        1: RivalStatus.REVEALED,
        2: RivalStatus.PASSED,
        3: RivalStatus.WAITS,
        4: RivalStatus.ASKED,
    }
    assert set(statuses(Scenario(players=3).sits(1, "church").at(RoundPart.H)).values()) == {
        RivalStatus.NONE
    }


def test_a_plaque_is_said_with_all_that_it_shows(plaques: RivalPlaques) -> None:
    plaques.show_scene(seen(auction().reveals(1, "5 4").passes(2)))
    assert plaques.pieces.index_of(AtPlayer(1)).data(SAID) == (
        "Oak: holds the figure, points so far: 2, members left: 12, privileges: 1, "
        "stacks of 2, 1 cards, revealed 5 + 4, together 9."
    )
    assert (
        plaques.pieces.index_of(AtPlayer(2)).data(SAID).endswith("stacks of 3, 1, 2 cards, passed.")
    )


def test_what_is_public_besides_is_said_too(plaques: RivalPlaques) -> None:
    plaques.show_scene(seen(auction()))
    assert plaques.pieces.index_of(AtPlayer(1)).data(MORE) == (
        "Points so far: 2. Prestige: 0. Members in the city: 1. On the council: Nobility, Wine. "
        "Tasks kept: 0. Cards in the deck: 16. Used: 6, 6, 3."
    )
    assert "No card used yet." in plaques.pieces.index_of(AtPlayer(2)).data(MORE)


@pytest.mark.clause("VA8", "VA45")
def test_cards_seen_under_a_deck_and_members_that_assist_are_public() -> None:
    table = Scenario(players=3, advanced=[Advanced.ASSISTANCE]).sits(2, "wine").assists(1, "wine")
    table.stacks(0, "6 5").stacks(1, "5 4").at(RoundPart.C).reveals(0, "6 5").reveals(1, "5 4")
    table.chooses(1, "under 5")
    plaque = plaques_of(seen(table))[0]
    assert plaque.public is not None
    assert plaque.public.known == (table.state.players[1].known[0],)
    assert plaque.public.beside == 1


@pytest.mark.clause("VA8")
def test_nothing_hidden_is_in_a_plaque() -> None:
    """The same whatever others hold in secret."""
    table = auction(3).reveals(1, "5 4")
    before = plaques_of(seen(table))
    table.exchanges(2, "6 4", "5 5").holds(2, {"wine": 2}, coins=17).other_tasks(2, 12, 13)
    after = plaques_of(seen(table))
    assert [plaque.stacks for plaque in after] == [plaque.stacks for plaque in before]
    assert {plaque.cards for plaque in after} == {plaque.cards for plaque in before}
    assert [p.public.tasks for p in after if p.public] == [0, 2]


@pytest.mark.clause("VA40")
def test_nina_has_a_plaque_with_two_players_only(plaques: RivalPlaques) -> None:
    table = auction(2).nina("4")
    plaques.show_scene(seen(table))
    nina = plaques.pieces.index_of(AtPlayer(NINA))
    assert nina.data(SAID) == "Nina: turns up a card."
    plaques.show_scene(seen(table.reveals(1, "5 4").passes(0)))
    assert nina.data(SAID) == "Nina: revealed 4, together 4."
    plaques.show_scene(seen(auction(2, RoundPart.C)))
    assert plaques.pieces.index_of(AtPlayer(NINA)).data(SAID) == (
        "Nina: takes part in the guilds' auctions."
    )
    assert [plaque.is_nina for plaque in plaques_of(seen(auction(3)))] == [False, False]
    assert statuses(auction(2, RoundPart.A))[NINA] is RivalStatus.NONE


@pytest.mark.clause("VA40")
def test_ninas_plaque_says_who_she_is_what_she_does_and_how_many_cards_are_left(
    plaques: RivalPlaques,
) -> None:
    table = auction(2).nina("4")
    plaques.show_scene(seen(table))
    nina = plaques.pieces.index_of(AtPlayer(NINA))
    who = (
        "Nina is a neutral deck. It bids for the guilds as a third family. When you both have "
        "revealed or passed, she turns up cards: 1 in steps B and D, 2 in step F. She wins "
        "every tie. If she has first place, the member on the guild's seat goes home. She takes "
        "nothing, and never the figure. "
    )
    assert nina.data(MORE) == f"{who}Cards in her deck: 24 of 24. No card used yet."
    plaques.show_scene(seen(table.reveals(1, "5 4").passes(0)))
    assert nina.data(MORE) == f"{who}Cards in her deck: 23 of 24. Used: 4."


@pytest.mark.clause("VA20")
def test_a_card_that_is_put_under_a_deck_leaves_the_sum_as_it_was(plaques: RivalPlaques) -> None:
    table = (
        auction(4, RoundPart.C).reveals(1, "5 4").reveals(2, "3 3 1").passes(3).reveals(0, "6 5")
    )
    plaques.show_scene(seen(table))
    table.chooses(1, "under 5")
    plaques.show_scene(seen(table))
    plaque = plaques.plaque_of(1)
    assert plaque is not None
    assert (len(plaque.cards), plaque.total) == (1, 9)


@pytest.mark.clause("VA20")
def test_a_player_whose_only_card_is_under_the_deck_is_told_without_cards(
    plaques: RivalPlaques,
) -> None:
    table = auction(4, RoundPart.C).reveals(1, "2").passes(2, 3).reveals(0, "4")
    table.chooses(1, "under 2")
    plaques.show_scene(seen(table))
    plaque = plaques.plaque_of(1)
    assert plaque is not None
    assert plaque.cards == ()
    assert "together" not in sentence_of(plaque)


@pytest.mark.parametrize("players", [2, 5])
def test_in_any_game_each_has_a_sentence_and_a_place(plaques: RivalPlaques, players: int) -> None:
    for number, scene in enumerate(played(Setup(players=players, advanced=frozenset(Advanced)))):
        plaques.show_scene(scene)
        if number % 12 == 0:
            plaques.grab()
        for row in plaques.part.plaques:
            assert plaques.pieces.index_of(row.key).data(SAID).endswith(".")
            assert row.total >= 0
        assert [row.is_asked for row in plaques.part.plaques if not row.is_nina] == [
            scene.asked == (scene.viewer + step) % players for step in range(1, players)
        ]


# --- where everything lies


def boxes_on(places: PlaqueLayout) -> list[QRectF]:
    found = [*places.numbers.values(), *places.stacks[-1:], places.heap, *places.cards[-1:]]
    return [
        box for box in (*found, places.level, places.status, places.shield) if not box.isEmpty()
    ]


@pytest.mark.parametrize("scale", [1.0, 1.3, 1.5])
@pytest.mark.parametrize("high", [38, 44, 62, 84])
@pytest.mark.parametrize("wide", [44, 90, 160, 240, 275, 309, 340, 415, 626, 908])
def test_nothing_lies_over_another_or_beyond_the_plaque(
    look: Look, wide: int, high: int, scale: float
) -> None:
    room = RoomLook(look)
    look.use(scale=scale)
    table = auction().reveals(1, "5 4").reveals(2, "3 3 1").waits(3)
    plain = (*plaques_of(seen(table)), *plaques_of(seen(auction(2))))
    guests = (evolve(each, level="Baron") for each in plain if not each.is_nina)
    for plaque in (*plain, *guests):
        places = plaque_layout_of(plaque, QRectF(0, 0, wide, high), Ruler(room))
        found = boxes_on(places)
        for at, box in enumerate(found):
            assert places.board.adjusted(-8, -2, 2, 2).contains(box), (plaque.seat, box)
            for other in found[at + 1 :]:
                over = box.intersected(other)
                assert over.width() <= 2.5 or over.height() <= 2.5, (plaque.seat, box, other)
    look.use(scale=1.0)


def rival(look: Look, table: Scenario, wide: float, high: float = 62) -> PlaqueLayout:
    plaque = plaques_of(seen(table))[0]
    return plaque_layout_of(plaque, QRectF(0, 0, wide, high), Ruler(RoomLook(look)))


def test_with_less_room_stacks_become_numbers_and_then_there_is_the_sum_alone(look: Look) -> None:
    table = auction().reveals(1, "5 4")
    assert len(rival(look, table, 415).stacks) == 2
    assert len(rival(look, table, 415).cards) == 2
    narrow = rival(look, table, 240)
    assert not narrow.stacks
    assert not narrow.heap.isEmpty()
    badge = rival(look, table, 90)
    assert not badge.total.isEmpty()
    assert (badge.stacks, badge.cards, badge.numbers) == ([], [], {})
    line = rival(look, table, 415, 40)
    assert not line.heap.isEmpty()
    assert not line.total.isEmpty()
    assert set(line.numbers) == set(NUMBERS)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_plaques_share_the_strip(plaques: RivalPlaques, players: int) -> None:
    plaques.show_scene(seen(auction(players)))
    boxes = [plaques.box_of(row.key, plaques) for row in plaques.part.plaques]
    assert len(boxes) == max(2, players - 1)
    for left, right in pairwise(boxes):
        assert left is not None
        assert right is not None
        assert left.right() < right.left()
    assert boxes[-1] is not None
    assert 1255 <= boxes[-1].right() <= 1262


@pytest.mark.parametrize("asset", [*NUMBERS, Asset.STACKS, Asset.BID, Asset.FIGURE])
def test_what_flies_finds_its_place(plaques: RivalPlaques, asset: Asset) -> None:
    plaques.show_scene(seen(auction(4).reveals(1, "5 4")))
    whole, part = (plaques.box_of(at, plaques) for at in (AtPlayer(1), OfPlayer(1, asset)))
    assert whole is not None
    assert part is not None
    assert whole.contains(part)
    assert part.width() < whole.width() / 2
    assert plaques.box_of(OfPlayer(0, asset), plaques) is None
    before = seen(Scenario(players=4).sits(1, "church").at(RoundPart.H))
    plaques.show_scene(before)
    if asset in {Asset.STACKS, Asset.BID}:
        whole, part = (plaques.box_of(at, plaques) for at in (AtPlayer(1), OfPlayer(1, asset)))
        assert part == whole
