"""The story tells what happened: no more, no less, and at every moment as far as it has come."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest

from tests.games.valeria.story.games import some_games, told
from valeria_desktop.games.valeria.rules.events import Gained, Lost, Paid, TokenPut, Took
from valeria_desktop.games.valeria.story.gather import LEFT_OUT
from valeria_desktop.kernel.events import TurnBegan
from valeria_desktop.session.story import EntryKind

if TYPE_CHECKING:
    from collections.abc import Iterable

    from valeria_desktop.kernel.events import Event
    from valeria_desktop.session.chronicle import Line
    from valeria_desktop.session.story import Story, StoryEntry

GAMES = some_games()


@pytest.fixture(params=GAMES, ids=lambda game: f"game-{game[0]}")
def game(request: pytest.FixtureRequest) -> tuple[tuple[Line, ...], tuple[str, ...]]:
    _, lines, names = request.param
    return lines, names


def entries(story: Story) -> list[StoryEntry]:
    return [entry for chapter in story.chapters for entry in chapter.entries]


def changes_told(told_entries: Iterable[StoryEntry]) -> Counter[tuple[int, str]]:
    found: Counter[tuple[int, str]] = Counter()
    for entry in told_entries:
        for part in entry.sums:
            for seat, change in part.changes:
                found[seat, part.kind] += change
    return Counter({key: number for key, number in found.items() if number})


def changes_of(events: Iterable[Event]) -> Counter[tuple[int, str]]:
    found: Counter[tuple[int, str]] = Counter()
    for event in events:
        if not isinstance(event, Gained | Paid | Lost | Took):
            continue
        for kind, number in event.amounts:
            found[event.seat, kind] += -number if isinstance(event, Paid | Lost) else number
            if isinstance(event, Took):
                found[event.victim, kind] -= number
    return Counter({key: number for key, number in found.items() if number})


@pytest.mark.thorough
def test_the_amounts_told_of_each_player_are_those_of_the_events(
    game: tuple[tuple[Line, ...], tuple[str, ...]],
) -> None:
    lines, names = game
    for chapter in told(lines, names).chapters:
        assert changes_told(chapter.entries) == changes_of(line.event for line in chapter.lines)


@pytest.mark.thorough
def test_every_event_is_told_once_or_left_out_for_a_reason(
    game: tuple[tuple[Line, ...], tuple[str, ...]],
) -> None:
    lines, names = game
    behind = Counter(
        line
        for entry in entries(told(lines, names))
        if entry.told != "rests"  # nothing happened, it only says so
        for line in entry.lines
    )
    for number, line in enumerate(lines):
        assert behind[number] == (type(line.event) not in LEFT_OUT), line.event


@pytest.mark.thorough
def test_what_has_not_happened_yet_is_not_told(
    game: tuple[tuple[Line, ...], tuple[str, ...]],
) -> None:
    lines, names = game
    lines = lines[:160]
    story = told((), names)
    for number in range(len(lines) + 1):
        story.tell(lines[:number], names)
        assert changes_told(entries(story)) == changes_of(line.event for line in lines[:number])
        assert all(line < number for entry in entries(story) for line in entry.lines)
    assert entries(story) == entries(told(lines, names))


@pytest.mark.thorough
def test_every_turn_has_one_headline(game: tuple[tuple[Line, ...], tuple[str, ...]]) -> None:
    lines, names = game
    for chapter in told(lines, names).chapters:
        heads = [entry for entry in chapter.entries if entry.kind is EntryKind.HEADLINE]
        assert len(heads) == isinstance(chapter.lines[0].event, TurnBegan)


@pytest.mark.slow
def test_tokens_change_nobodys_store() -> None:
    put = [
        (line, entry)
        for _, lines, names in GAMES
        for entry in entries(told(lines, names))
        for line in entry.lines
        if isinstance(lines[line].event, TokenPut)
    ]
    assert put
    for _, entry in put:
        tokens = [part for part in entry.sums if not part.changes]
        assert tokens


def test_a_price_is_told_with_what_it_was_paid_for_as_soon_as_that_is_known() -> None:
    _, lines, names = GAMES[0]
    number = next(at for at, line in enumerate(lines) if isinstance(line.event, Paid) and at > 20)
    before = told(lines[: number + 1], names).chapters[-1].entries[-1]
    after = told(lines[: number + 2], names).chapters[-1].entries[-1]
    assert "\N{MINUS SIGN}" in before.told
    assert before.lines == (number,)
    assert number in after.lines
