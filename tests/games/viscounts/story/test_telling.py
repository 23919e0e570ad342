"""The story of Viscounts: what each player did in a turn, in sums and in words."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from tests.events import events_in
from tests.games.viscounts.catalogue import CATALOG
from tests.games.viscounts.scenario import CARD, MANUSCRIPT, NAMES, Scenario
from valeria_desktop.games.viscounts.rules import events as told
from valeria_desktop.games.viscounts.rules.effects.gains import Flip
from valeria_desktop.games.viscounts.rules.game import new_game
from valeria_desktop.games.viscounts.rules.model.kinds import NOBODY, Paper, Ribbon
from valeria_desktop.games.viscounts.rules.model.things import PAID_DEBT, SET_UP
from valeria_desktop.games.viscounts.rules.setup import Setup
from valeria_desktop.games.viscounts.story.deeds import DEEDS
from valeria_desktop.games.viscounts.story.gather import gather
from valeria_desktop.games.viscounts.story.recap import recap
from valeria_desktop.games.viscounts.story.short import Need, short_deeds
from valeria_desktop.games.viscounts.story.tell import tell_turn
from valeria_desktop.kernel.events import AnsweredItself, GameEnded, TurnBegan
from valeria_desktop.session.chronicle import Chronicle, Line
from valeria_desktop.session.story import EntryKind, turns_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from valeria_desktop.kernel.events import Event
    from valeria_desktop.session.story import StoryEntry

SPACE_A = CATALOG.track[2]
MOST = 45
"""The most words of another player's turn that a listener has to hear (docs/accessibility.md)."""


def lines_of(*events: Event) -> tuple[Line, ...]:
    return tuple(Line(1, 1, event) for event in events)


def story_of(*events: Event) -> list[str]:
    """Tell events of a turn of seat 0."""
    lines = lines_of(TurnBegan(0, 1, 1), *events)
    return [str(entry.told) for entry in tell_turn(lines, NAMES)][1:]


def told_of(table: Scenario, active: int = 0) -> list[str]:
    """Tell what a scenario's events were, as a part of a player's turn."""
    chronicle = Chronicle()
    chronicle.tell([TurnBegan(active, 1, 1), *table.events])
    return [str(entry.told) for entry in tell_turn(chronicle.lines, NAMES)][1:]


@pytest.mark.clause("WK23", "WK24", "WK31")
def test_a_whole_turn_is_told_in_a_few_sentences_that_name_its_player_once() -> None:
    table = Scenario().stands(0, "A left").line(0, "S04 - S07").hand(0, "S08").holds(0, silver=2)
    table.deck(0, "S01 S02 S03 S05").hand(1, "S04 S06").turn(0)
    table.chooses(0, "ride 5")
    entries = tell_turn(_lines(table), NAMES)
    said = [str(entry.told) for entry in entries]
    assert said == [
        "Round 2: Ann's turn",
        "let Thief drop off +1 silver +1 debt",
        "played Trader; rode to the inner space of the hills for 1 silver",
        "drew 3 cards",
        "Round 2: Bob's turn",
    ]
    assert str(entries[1].sentence(NAMES)) == "Ann: let Thief drop off +1 silver +1 debt"


def _lines(table: Scenario) -> tuple[Line, ...]:
    chronicle = Chronicle()
    chronicle.tell(table.events)
    return tuple(chronicle.lines)


@pytest.mark.clause("WK42", "WK43")
def test_a_trade_is_told_with_what_was_given_for_what_was_gained() -> None:
    """Three merchants and 1 silver buy two resources; the Trader brings 1 silver after it."""
    table = Scenario().stands(0, "A right").line(0, "S08 - -").holds(0, silver=5)
    table.acts(0)
    merchants = table.game.icons[0][3]
    times = merchants // 2 + 1
    missing = times * 2 - merchants
    table.chooses(0, "trade", f"trade {times}")
    given = f"{merchants} merchants and {missing} silver"
    assert told_of(table) == [f"traded {given} for {times} ink +1 silver"]


@pytest.mark.clause("WK15", "WK53")
def test_a_building_is_told_with_its_price_its_spot_and_its_links() -> None:
    table = Scenario().stands(0, "A left").holds(0, stone=7).built(1, "A.2", 1)
    table.acts(0).chooses(0, "build", "square 7", "spot A.1")
    stone = 7 - table.player(0).stone
    assert told_of(table) == [
        (
            f"built a workshop on spot 1 of the lake +1 ink −{stone} stone; "
            "closed a link with Bob +1 virtue"
        ),
        "Bob +1 virtue",
    ]


@pytest.mark.clause("WK61")
def test_a_castle_move_tells_who_rose_and_not_who_went_aside() -> None:
    table = Scenario().stands(0, "A inner").workers(0, "A", 2).holds(0, gold=1)
    table.acts(0).chooses(0, "workers")
    assert any(isinstance(event, told.WorkerShifted) for event in table.events)
    (said, *_) = told_of(table)
    assert said.startswith("sent 1 worker to the castle; moved 1 worker to the second tier")
    assert "next section" not in said


def test_alike_deeds_in_a_row_are_one() -> None:
    assert story_of(
        told.Flipped(0, Paper.DEBT, SET_UP),
        told.Gained(0, "ink", 1, PAID_DEBT),
        told.Flipped(0, Paper.DEBT, SET_UP),
        told.Gained(0, "ink", 1, PAID_DEBT),
        told.Flipped(0, Paper.DEED, SET_UP),
    ) == ["paid 2 debts +2 ink; had a deed approved"]
    assert story_of(
        told.Destroyed(0, SET_UP, CARD["S04"]),
        told.Gained(0, "silver", 2, SET_UP),
        told.Destroyed(0, SET_UP, CARD["S07"]),
        told.Gained(0, "silver", 1, SET_UP),
    ) == ["destroyed Labourer and Thief +3 silver"]


@pytest.mark.clause("WK86")
def test_a_collision_is_told_with_what_others_have_of_it() -> None:
    assert story_of(
        told.CardPlayed(0, CARD["S07"], is_unseen=False),
        told.Corrupted(0, 1, have_met=True, cause=SET_UP),
        told.Collided(0, 3),
        told.Ennobled(1, 1, have_met=False, cause=SET_UP),
        told.Gained(0, "silver", 1, SPACE_A),
        told.DeedsGained(0, 1, SPACE_A),
        told.DebtGained(2, SPACE_A),
        told.MarkersReset(0),
    ) == [
        "played Thief +1 corruption; brought both markers together",
        "had a collision on space 3 +1 silver +1 deed",
        "Bob +1 virtue",
        "Cleo +1 debt",
    ]


@pytest.mark.clause("WK95", "WK97")
def test_a_shuffle_before_the_draw_is_told_with_it_and_quietly() -> None:
    lines = lines_of(
        TurnBegan(0, 1, 1),
        told.CardPlayed(0, CARD["S01"], is_unseen=True),
        told.Shuffled(0, 4),
        told.Ennobled(0, 1, have_met=False, cause=SET_UP),
        told.CardsDrawn(0, 2),
    )
    entries = tell_turn(lines, NAMES)
    assert [(entry.kind, str(entry.told), entry.lines) for entry in entries[1:]] == [
        (EntryKind.LINE, "played Abbot from the top of the deck", (1,)),
        (EntryKind.QUIET, "shuffled the discard pile +1 virtue; drew 2 cards", (2, 3, 4)),
    ]


@pytest.mark.clause("WK18")
def test_a_virtue_at_the_end_of_the_track_is_no_news() -> None:
    lost = told.Ennobled(1, 0, have_met=False, cause=SET_UP)
    played = told.CardPlayed(0, CARD["S01"], is_unseen=False)
    assert story_of(played, lost) == ["played Abbot"]


def test_deeds_that_no_other_line_tells() -> None:
    assert story_of(
        told.Dismissed(0, CARD["S08"], 0),
        told.Hired(0, CARD["S07"], 0),
        told.Discarded(0, SET_UP, CARD["S01"]),
        told.Transcribed(0, MANUSCRIPT["M16"], is_gained=True),
        told.LeaderChanged(0, NOBODY),
        told.BonusTaken(0, CATALOG.bonuses[0], Ribbon.GREY),
        told.WorkerShifted(0, 0, 1, CATALOG.segments[0].words()),
    ) == [
        (
            "dismissed Trader; hired Thief for free; discarded Abbot; gained manuscript 16; "
            "became the castle leader; took the black bonus card; "
            "moved 1 worker to the next section"
        )
    ]


def test_the_end_is_an_event_of_the_table() -> None:
    said = story_of(told.EndCardRevealed("poverty", 12), GameEnded())
    assert said == ["The poverty card is revealed: round 12 is the last one", "The game is over"]


def test_every_event_of_a_player_is_a_deed_an_amount_or_told_by_another_line() -> None:
    silent = {told.MarkersReset, told.CardsKept}
    amounts = {told.Gained, told.Paid, told.Corrupted, told.Ennobled}
    amounts |= {told.DeedsGained, told.DebtGained}
    table = {told.EndCardRevealed}
    others = {told.CardDrawn, told.Traded}
    """A secret, and the one deed whose words are worked out."""
    for kind in events_in(told) - silent - amounts - table - others:
        templates = {text for text in vars(kind).values() if "{player}" in str(text)}
        assert templates, kind
        assert templates <= DEEDS.keys(), kind


# --- whole games


def play(players: int, seed: int) -> list[Line]:
    game, chance = new_game(Setup(players=players), CATALOG, seed), Random(seed)
    chronicle = Chronicle()
    chronicle.tell(game.opening.events)
    while game.decision is not None:
        chronicle.tell(game.choose(chance.choice(game.decision.options)).events)
    return chronicle.lines


GAMES = {players: play(players, 5) for players in (1, 2, 4)}
sizes = pytest.mark.parametrize("players", GAMES)


def words_of(entries: Iterable[StoryEntry]) -> str:
    return " ".join(str(entry.told) for entry in entries)


@sizes
def test_every_line_of_a_game_is_told_once(players: int) -> None:
    for _, lines in turns_of(GAMES[players]):
        entries = tell_turn(lines, NAMES[:players])
        assert sorted(line for entry in entries for line in entry.lines) == [*range(len(lines))]
        firsts = [entry.lines[0] for entry in entries]
        assert firsts == sorted(firsts)
        headlines = [entry.kind is EntryKind.HEADLINE for entry in entries]
        assert headlines == [lines[0].begins_turn] + [False] * (len(entries) - 1)


@sizes
def test_a_turn_under_way_can_be_told_after_each_of_its_lines(players: int) -> None:
    for _, lines in [*turns_of(GAMES[players])][:12]:
        for number in range(1, len(lines) + 1):
            entries = tell_turn(lines[:number], NAMES[:players])
            assert sorted(line for entry in entries for line in entry.lines) == [*range(number)]


@sizes
def test_sums_of_the_story_are_those_of_the_lines(players: int) -> None:
    """The sums of a turn are the same, line by line or gathered."""
    for _, lines in turns_of(GAMES[players]):
        stone = sum(
            event.number if isinstance(event, told.Gained) else -event.number
            for line in lines
            if isinstance(event := line.event, told.Gained | told.Paid) and event.what == "stone"
        )
        parts = [deed for part in gather(lines) for deed in part.deeds]
        assert sum(deed.net["stone"] + deed.bought["stone"] for deed in parts) == stone


@sizes
def test_another_players_turn_needs_few_words(players: int) -> None:
    """The two end cards may be revealed in one turn, which takes 7 words more."""
    lengths = []
    for _, lines in turns_of(GAMES[players]):
        if lines[0].begins_turn and lines[0].seat != 0:
            said = short_deeds(lines, NAMES[:players], 0)
            needed = [each for each in said if each.need is Need.NEEDED]
            assert needed[0].seat == lines[0].seat
            lengths.append(sum(len(str(each.words).split()) for each in needed))
    assert lengths
    assert max(lengths) <= MOST + 7
    assert sum(length > MOST for length in lengths) <= 1


def test_the_ear_hears_words_where_the_eye_sees_signs() -> None:
    lines = lines_of(
        TurnBegan(1, 2, 1),
        told.CardPlayed(1, CARD["S07"], is_unseen=False),
        told.Corrupted(1, 1, have_met=False, cause=SET_UP),
        told.Rode(1, 4, CATALOG.segments[1].words(), 0),
        told.Paid(1, "ink", 2, SET_UP),
        told.Transcribed(1, MANUSCRIPT["M16"], is_gained=False),
        told.DebtGained(0, SPACE_A),
        told.CardsDrawn(1, 2),
    )
    said = [(each.seat, str(each.words), each.need) for each in short_deeds(lines, NAMES, 0)]
    assert said == [
        (1, "Round 1: Bob's turn", Need.NEEDED),
        (1, "Bob rode to the hills, transcribed manuscript 16 and paid 2 ink", Need.NEEDED),
        (0, "Ann gained 1 debt", Need.NEEDED),
        (1, "Bob drew 2 cards", Need.MINOR),
        (1, "Bob played Thief and gained 1 corruption", Need.NEWS),
    ]


def test_what_a_trade_was_made_for_is_needed_too() -> None:
    trade = next(
        each
        for segment in CATALOG.segments
        for each in segment.trades[1].values()
        if isinstance(each.effect, Flip)
    )
    lines = lines_of(
        TurnBegan(1, 2, 1),
        told.CardPlayed(1, CARD["S07"], is_unseen=False),
        told.Rode(1, 4, CATALOG.segments[1].words(), 0),
        told.Traded(1, 1, trade),
        told.Flipped(1, Paper.DEBT, trade),
        told.Gained(1, "ink", 1, PAID_DEBT),
    )
    needed = [each for each in short_deeds(lines, NAMES, 0) if each.need is Need.NEEDED]
    assert [str(each.words) for each in needed][1:] == [
        "Bob rode to the hills, traded 4 merchants, paid a debt and gained 1 ink"
    ]


# --- since your last turn


def test_a_recap_has_the_others_turns_and_what_they_brought_you() -> None:
    lines = lines_of(
        TurnBegan(0, 1, 1),
        told.CardPlayed(0, CARD["S01"], is_unseen=False),
        TurnBegan(1, 2, 1),
        told.CardPlayed(1, CARD["S07"], is_unseen=False),
        told.Rode(1, 4, CATALOG.segments[1].words(), 0),
        told.Hired(1, CATALOG.townsfolk[0], 2),
        told.Collided(1, 3),
        told.DebtGained(0, SPACE_A),
        told.CardsDrawn(1, 2),
        TurnBegan(0, 3, 2),
    )
    found = recap(lines, NAMES, 0)
    (other,) = found.others
    assert (other.seat, other.card, other.line) == (1, CARD["S07"], 2)
    hired = CATALOG.townsfolk[0]
    assert [str(words) for words in other.deeds] == [
        "played Thief; rode to the hills",
        f"hired {hired.name} for 2 silver",
        "had a collision on space 3",
    ]
    assert found.own is not None
    assert (dict(found.own.net), found.own.line) == ({"debt": 1}, 7)
    assert [(left.seat, left.card, left.line) for left in found.left] == [(1, hired, 5)]
    assert not recap(lines[:2], NAMES, 0)


@sizes
def test_a_recap_never_tells_a_secret_or_the_own_turn(players: int) -> None:
    lines = GAMES[players]
    assert all(line.event.audience is None for line in lines)
    for at, line in enumerate(lines):
        if line.begins_turn and line.seat == 0:
            found = recap(lines[: at + 1], NAMES[:players], 0)
            assert all(other.seat != 0 for other in found.others)
            assert len(found.others) <= max(players - 1, 1)


def test_nothing_that_answers_itself_is_told_twice() -> None:
    for lines in GAMES.values():
        for _, turn in turns_of(lines):
            said = words_of(tell_turn(turn, NAMES))
            assert any(isinstance(line.event, AnsweredItself) for line in turn) or said
            assert "could only" not in said
