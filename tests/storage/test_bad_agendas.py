"""An agenda that can't be played is refused: it would stop a game, or lose cards."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.option_sets import CATALOG
from tests.properties.players import Temper, play_on
from tests.storage.spoiling import Data, put
from tests.storage.test_bad_snapshots import _snapshot, refusal
from valeria_desktop.games.valeria.files.snapshot import restore

FIRST_ACT: list[Any] = [{"end_turn": {}}, {"actions_end": {}}, {"act": {}}]


def _with(name: str, *steps: Any) -> Data:  # noqa: ANN401 - steps as they are written
    return put(_snapshot(name), ("agenda",), list(steps))


@pytest.mark.parametrize(
    ("steps", "words"),
    [
        ([], "agenda must not be empty before the end of the game"),
        ([{"act": {}}], "agenda[0] must be the last step of a turn"),
        ([{"actions_end": {}}, {"end_turn": {}}], "agenda[1] must ask somebody"),
        ([*FIRST_ACT, {"roll": {}}], "agenda[3] must be a part of what goes on in a turn"),
        ([*FIRST_ACT, {"turn_up": 20}], "agenda[3] must ask somebody"),
        ([*FIRST_ACT, {"turn_up": 20}, {"act": {}}], "agenda[3] must be about a seat and places"),
        ([*FIRST_ACT, {"choose_duke": 3}], "agenda[3] must be about a seat and places"),
        ([*FIRST_ACT, {"choose_duke": -1}], "agenda[3] must be about a seat and places"),
        ([*FIRST_ACT, {"events_in_order": [1, 77]}], "agenda[3] must be about a seat and places"),
        ([*FIRST_ACT, {"fill_in_order": [0, 1]}], "agenda[3] must be about a seat and places"),
        ([*FIRST_ACT, {"fill": 0}, {"act": {}}], "agenda[3] must be about a seat and places"),
        (
            [*FIRST_ACT, {"fill_from_bottom": 0}, {"act": {}}],
            "agenda[3] must be about a seat and places",
        ),
        (
            [*FIRST_ACT, {"fill_places": [99]}, {"act": {}}],
            "agenda[3] must be about a seat and places",
        ),
        (
            [*FIRST_ACT, {"pay_for": {"action": "slay", "place": 7}}],
            "agenda[3] must be about a seat and places",
        ),
        (
            [*FIRST_ACT, {"pay_for": {"action": "build", "place": 0}}],
            "agenda[3] must be about a seat and places",
        ),
        (
            [{"end_turn": {}}, {"pay_for": {"action": "recruit", "place": 9}}, {"change_dice": []}],
            "agenda[1] must be about a seat and places",
        ),
        ([*FIRST_ACT, {"change_dice": []}], "agenda asks what can't be answered"),
        ([*FIRST_ACT, {"use": {"seat": 0, "dues": []}}], "agenda asks what can't be answered"),
    ],
)
def test_an_agenda_that_can_not_be_played_is_refused(steps: list[Any], words: str) -> None:
    assert f"The snapshot can't be played: {words}" in refusal(_with("plain", *steps))


def test_the_turn_goes_on_from_any_of_its_own_questions() -> None:
    game = restore(_with("plain", *FIRST_ACT), CATALOG)
    assert game.decision is not None
    play_on(game, Random(1), Temper.AIMLESS, 3000)
    assert game.is_over


def test_a_game_that_is_over_is_restored_as_it_is() -> None:
    data = _snapshot("over")
    game = restore(data, CATALOG)
    assert game.is_over
    assert game.decision is None


@pytest.mark.clause("T31", "T32")
def test_a_game_is_over_only_at_the_end_of_a_round_and_when_a_condition_holds() -> None:
    over, plain = _snapshot("over"), _snapshot("plain")
    assert "agenda must not be empty" in refusal(put(plain, ("agenda",), []))
    too_early = put(over, ("turn",), over["turn"] - 1)
    too_early["active"] = (over["active"] - 1) % 3
    assert "agenda must not be empty" in refusal(too_early)
