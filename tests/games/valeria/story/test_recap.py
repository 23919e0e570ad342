"""What is told of the time since a player's own turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.games.valeria.story.games import some_games
from tests.games.valeria.story.test_sums import changes_of
from tests.ui.tables import Table
from valeria_desktop.games.valeria.rules.events import Built, CitizenGained, Rolled, Slain
from valeria_desktop.games.valeria.rules.model.cards import ACTION
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.rules.setup import Setup, Solo
from valeria_desktop.games.valeria.story.recap import Recap, recap

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.session.chronicle import Line


def before_a_roll(choices: int, players: int = 3) -> tuple[Recap, Table]:
    table = Table(Setup(players=players)).plays(choices).plays_to(Prompt.ROLL)
    return recap_of(table), table


def recap_of(table: Table) -> Recap:
    scene = table.scene()
    lines = table.session.chronicle.lines
    return recap(lines, scene.names, scene.viewer, scene.view.top)


def since(lines: Sequence[Line], seat: int) -> list[Line]:
    """The lines after the seat's last turn, without the turn it has just begun."""
    own = [number for number, line in enumerate(lines) if line.begins_turn and line.seat == seat]
    end = own[-1]
    start = own[-2] if len(own) > 1 else 0
    later = [n for n in range(start + 1, end) if lines[n].begins_turn]
    return list(lines[later[0] : end]) if later else []


@pytest.mark.parametrize("players", [2, 3, 5])
@pytest.mark.parametrize("choices", [0, 40, 90])
def test_each_of_the_others_is_told_with_their_roll_and_deeds(players: int, choices: int) -> None:
    told, table = before_a_roll(choices, players)
    seat = table.decision.seat
    lines = since(table.session.chronicle.lines, seat)
    rolls = [line.event for line in lines if isinstance(line.event, Rolled)]
    assert [other.seat for other in told.others] == [event.seat for event in rolls]
    had = [line.event for line in lines if isinstance(line.event, Slain | Built | CitizenGained)]
    by_action = [
        (event.seat, event.card)
        for event in had
        if not isinstance(event, CitizenGained) or event.cause is ACTION
    ]
    deeds = [(other.seat, deed.card) for other in told.others for deed in other.deeds if deed.card]
    assert deeds == by_action


def test_what_came_off_ones_turn_is_what_the_events_say() -> None:
    for choices in (20, 60, 100):
        told, table = before_a_roll(choices)
        seat = table.decision.seat
        lines = since(table.session.chronicle.lines, seat)
        changes = changes_of(line.event for line in lines)
        mine = {kind: number for (whose, kind), number in changes.items() if whose == seat}
        assert told.own is not None
        assert dict(told.own.net) == mine
        assert told.own.trades or told.own.cards


def test_the_turn_that_has_just_begun_is_not_told() -> None:
    told, table = before_a_roll(60)
    assert table.decision.seat not in [other.seat for other in told.others]


def test_before_anybody_played_there_is_nothing_to_tell() -> None:
    told, _ = before_a_roll(0)
    assert not told
    assert told == Recap()


def test_who_plays_alone_has_nothing_to_catch_up_on() -> None:
    table = Table(Setup(players=1, solo=Solo.SIEGE)).plays(20).plays_to(Prompt.ROLL)
    assert not recap_of(table)


def test_what_left_the_market_is_told_with_what_lies_there_now() -> None:
    told, table = before_a_roll(90)
    view = table.scene().view
    assert told.left
    for left in told.left:
        event = table.session.chronicle.lines[left.line].event
        assert isinstance(event, Slain | Built | CitizenGained)
        assert event.card is left.card
        top = view.top(event.place)
        assert left.now is (None if top is None or top.kind == "exhausted" else top)


def test_a_citizen_with_another_of_its_kind_below_is_no_news() -> None:
    for choices in range(10, 100, 10):
        told, _ = before_a_roll(choices)
        assert all(left.now is not left.card or left.card.kind != "citizen" for left in told.left)


def test_each_line_told_is_one_of_what_happened() -> None:
    for _, lines, names in some_games()[:8]:
        for seat in range(len(names)):
            told = recap(lines, names, seat, lambda _place: None)
            for other in told.others:
                assert lines[other.line].begins_turn
                assert lines[other.line].seat == other.seat
