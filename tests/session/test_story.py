"""A story tells turn by turn, and tells anew only what differs at the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.ui.tables import Table
from valeria_desktop.games.valeria.rules.setup import Setup
from valeria_desktop.games.valeria.story.tell import tell_turn
from valeria_desktop.session.story import EntryKind, Story, parts_of, tell_lines, turns_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.session.chronicle import Line
    from valeria_desktop.session.story import StoryEntry

NAMES = ("Ann", "Bob")
LINES = Table(Setup(players=2)).plays(60).session.chronicle.lines


def test_a_game_without_a_story_of_its_own_is_told_line_by_line() -> None:
    entries = tell_lines(LINES, NAMES)
    assert [str(entry.sentence(NAMES)) for entry in entries] == [
        str(line.words(NAMES)) for line in LINES
    ]
    assert [entry.lines for entry in entries] == [(number,) for number in range(len(LINES))]


def test_what_can_be_looked_at_is_named_in_every_line() -> None:
    for line, entry in zip(LINES, tell_lines(LINES, NAMES), strict=True):
        assert set(entry.things) <= set(line.things)
        named = [thing for thing in line.things if thing.name in str(entry.told)]
        assert list(entry.things) == named


def test_each_turn_begins_a_chapter() -> None:
    turns = list(turns_of(LINES))
    assert [line for _, turn in turns for line in turn] == LINES
    assert all(turn[0].begins_turn for first, turn in turns if first)
    assert not any(line.begins_turn for _, turn in turns for line in turn[1:])


def test_only_the_turn_that_grew_is_told_anew() -> None:
    told: list[int] = []

    def counting(lines: Sequence[Line], names: tuple[str, ...]) -> Sequence[StoryEntry]:
        told.append(lines[0].turn)
        return tell_turn(lines, names)

    story = Story(counting)
    story.tell(LINES[:-5], NAMES)
    before = list(story.chapters)
    told.clear()
    same = story.tell(LINES, NAMES)
    assert set(told) == {line.turn for line in LINES[-5:]} | {LINES[-6].turn}
    assert story.chapters[:same] == before[:same]


def test_what_was_taken_back_is_told_no_more() -> None:
    story, fresh = Story(tell_turn), Story(tell_turn)
    story.tell(LINES, NAMES)
    story.tell(LINES[:-9], NAMES)
    fresh.tell(LINES[:-9], NAMES)
    assert story.chapters == fresh.chapters


def test_a_chapter_knows_its_turn_and_whose_it_is() -> None:
    story = Story(tell_turn)
    story.tell(LINES, NAMES)
    chapter = story.chapters[-1]
    assert (chapter.turn, chapter.round) == (LINES[-1].turn, LINES[-1].round)
    assert chapter.entries[0].kind is EntryKind.HEADLINE
    assert chapter.entries[0].seat == chapter.seat


def test_amounts_and_names_stand_in_the_order_of_the_sentence() -> None:
    story = Story(tell_turn)
    story.tell(LINES, NAMES)
    for chapter in story.chapters:
        for entry in chapter.entries:
            at = 0
            for part in parts_of(entry.told):
                at = str(entry.told).index(str(part), at)
