"""Turns are told once each, when they are over, in few words."""

from __future__ import annotations

from tests.ui.tables import Table
from valeria_desktop.games.valeria.ui.face import FACE
from valeria_desktop.ui.reader.spoken_game import SpokenGame, SpokenTurn, rest_of
from valeria_desktop.ui.reader.told_turns import MOST, ToldTurns, shortened


def turns(game: SpokenGame | None = None) -> ToldTurns:
    told = ToldTurns()
    told.use(game or FACE.make_spoken(), FACE.tell_turn)
    return told


def test_a_turn_waits_until_it_is_over_and_the_last_one_comes_with_a_question() -> None:
    session = Table().plays(60).session
    told, lines = turns(), session.chronicle.lines
    starts = [number for number, line in enumerate(lines) if line.begins_turn]
    acting, other = lines[starts[0]].seat or 0, lines[starts[1]].seat or 0
    assert told.told(lines[: starts[1]], session.names, acting, is_asked=False) == []
    (first,) = told.told(lines[: starts[1] + 1], session.names, acting, is_asked=False)
    assert first.startswith(session.names[acting])
    assert told.told(lines[: starts[1] + 1], session.names, acting, is_asked=True) == []
    (second,) = told.told(lines[: starts[2]], session.names, acting, is_asked=True)
    assert second.startswith(f"{session.names[other]} rolled ")
    assert told.told(lines[: starts[2]], session.names, acting, is_asked=True) == []


def test_a_turn_of_another_says_what_the_viewer_got() -> None:
    session = Table().plays(60).session
    told = turns().told(session.chronicle.lines, session.names, 0, is_asked=True)
    others = [sentence for sentence in told if sentence.startswith(f"{session.names[1]} rolled ")]
    assert others
    assert any("; you +" in sentence for sentence in others)


def test_what_is_known_is_not_told_and_lines_taken_back_are_forgotten() -> None:
    session = Table().plays(60).session
    told, lines = turns(), session.chronicle.lines
    told.know(lines)
    assert told.told(lines, session.names, 0, is_asked=True) == []
    assert told.again == ""
    assert told.told(lines[:-2], session.names, 0, is_asked=True) == []


def test_what_an_undo_takes_back_is_said_once() -> None:
    session = Table().plays(60).session
    told, lines = turns(), session.chronicle.lines
    told.know(lines)
    assert told.taken_back(lines, session.names) == ""
    last = next(line for line in reversed(lines) if not line.begins_turn)
    before = lines.index(last)
    assert str(last.words(session.names)) in told.taken_back(lines[:before], session.names)
    assert told.taken_back(lines[:before], session.names) == ""


def test_since_the_own_turn_everything_can_be_heard_again() -> None:
    session = Table().plays(60).session
    told = turns()
    said = told.told(session.chronicle.lines, session.names, 0, is_asked=True)
    own = max(number for number, each in enumerate(said) if each.startswith(session.names[0]))
    assert told.again == " ".join(said[own:])


def test_needed_news_are_always_told_and_others_while_there_are_few_words() -> None:
    long = " ".join(["word"] * (MOST - 3))
    assert shortened(SpokenTurn((long,), ("one two three", "four"))) == f"{long}. one two three."
    assert (
        shortened(SpokenTurn((f"{long} and more words",), ("four",))) == f"{long} and more words."
    )
    assert shortened(SpokenTurn(())) == ""


def test_what_grows_with_each_choice_is_told_from_where_it_was_told() -> None:
    before = "3 Clerics woke twice: +18 Magic, Merchant +2 Gold"
    assert rest_of(f"{before}, Herald +1 Gold", before) == "Herald +1 Gold"
    grown = "3 Clerics woke twice: +18 Magic, 2 Merchants +4 Gold"
    assert rest_of(grown, before) == "2 Merchants +4 Gold"
    assert rest_of("Slew Goblin for 2 Strength, gained 1 Gold", "Slew Goblin for 2 Strength") == (
        "Gained 1 Gold"
    )
    assert rest_of(before, "") == before
    assert rest_of(before, before) == before
