"""The story of Valencia: what each player did, in sums, and who passed in one sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.games.valencia.scenario import NAMES as SCENARIO_NAMES
from tests.games.valencia.scenario import Scenario
from valeria_desktop.games.valencia.game import RULES
from valeria_desktop.games.valencia.rules import events as told
from valeria_desktop.games.valencia.rules.model.cards import Card
from valeria_desktop.games.valencia.rules.model.guild import Guild
from valeria_desktop.games.valencia.rules.model.parts import RoundPart
from valeria_desktop.games.valencia.rules.setup import RANDOM, Advanced, Setup
from valeria_desktop.games.valencia.story.tell import deed_words, tell_turn
from valeria_desktop.kernel.chance import Stream
from valeria_desktop.kernel.events import AnsweredItself
from valeria_desktop.kernel.phrases import say
from valeria_desktop.session.chronicle import Chronicle, Line
from valeria_desktop.session.story import EntryKind, turns_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from valeria_desktop.kernel.events import Event

NAMES = ("Rose", "Oak", "Heron")


def story_of(*events: Event) -> list[str]:
    lines = [Line(1, 1, event) for event in events]
    return [str(entry.sentence(NAMES)) for entry in tell_turn(lines, NAMES)]


def said(events: Iterable[Event]) -> list[str]:
    """Write the lines that the table reads of some events."""
    chronicle = Chronicle()
    chronicle.tell(events)
    return [str(line.words(SCENARIO_NAMES)) for line in chronicle.lines]


def test_what_one_player_does_is_one_sentence() -> None:
    assert story_of(
        told.Sat(0, 4),
        told.GoodGained(0, Guild.WINE),
        told.Settled(0, 12, say("wine space for 3 coins"), 3),
        told.GoodGained(1, Guild.WINE),
    ) == [
        "Rose took the seat of the wine guild; +one good: Wine; settled in the city −3 coins",
        "Oak +one good: Wine",
    ]


def test_who_passes_is_told_together() -> None:
    revealed = told.Revealed(1, (Card.SIX, Card.TWO))
    assert story_of(told.Passed(2), told.Passed(0), revealed, told.Passed(2)) == [
        "Heron and Rose passed",
        "Oak revealed 6 + 2 = 8",
        "Heron passed",
    ]


@pytest.mark.clause("VA29")
def test_a_card_that_alone_could_come_back_is_told_in_one_line() -> None:
    """One kind of card was used, so Ana isn't asked which."""
    table = Scenario(players=3).stacks(0, "6").used(0, "5").built("b2", "recall")
    table.at(RoundPart.B, guild="tiger nuts").reveals(0, "6")
    table.chooses(0, "nothing", "nothing", "place b1").forgets().chooses(0, "use b2")
    assert said(table.events) == ["Ana shuffled a 5 into the deck"]


@pytest.mark.clause("VA45")
def test_a_seat_that_alone_has_a_holder_is_told_in_one_line() -> None:
    """Only beside the holder of the wine's seat can a member be put."""
    table = Scenario(players=3, advanced=[Advanced.ASSISTANCE]).stacks(0, "assistance")
    table.sits(1, "wine").at(RoundPart.C).reveals(0, "assistance").forgets()
    table.chooses(0, "power assistance")
    put = "Ana put a member beside the seat of the wine guild"
    assert said(table.events)[:2] == [put, "Ben passed"]


def test_of_no_question_without_a_choice_the_story_tells_twice() -> None:
    """In whole games with all cards: who has no stack, one way to go, one card, one palm."""
    for players in RULES.seats:
        setup = Setup(players=players, city=RANDOM, advanced=frozenset(Advanced))
        game, stream, lines = RULES.deal(setup, 3), Stream(players), Chronicle()
        while game.decision is not None:
            options = game.decision.options
            lines.tell(game.choose(options[stream.below(len(options))]).events)
        told_twice = [line for line in lines.lines if isinstance(line.event, AnsweredItself)]
        assert not told_twice


def test_who_is_sent_home_is_told_apart() -> None:
    assert story_of(told.SentHome(1, 0), told.Sat(1, 1)) == [
        "A member of Oak left the seat of the nobility",
        "Oak took the seat of the church",
    ]


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (told.GoodSold(0, Guild.CLOTH), "−one good: Cloth +4 coins"),
        (told.GoodChanged(0, Guild.WINE, Guild.CLOTH), "−one good: Wine +one good: Cloth"),
        (told.CoinsGained(0, 1), "+1 coin"),
        (told.PrestigeGained(0, 3), "+3 prestige"),
        (told.PrivilegeGained(0), "+1 privilege"),
        (told.Settled(0, 3, say("wine space for 0 coins"), 0), "settled in the city"),
        (told.PlanTold(0, ()), "made no stacks"),
        (told.PlanTold(0, (2, 1)), "laid down a stack of 2 and 1 single card"),
        (told.Waited(0), "put a privilege back and waited"),
        (told.Revealed(0, (Card.JOKER,)), "revealed Joker (0)"),
    ],
)
def test_what_is_told_of_somebody(event: Event, words: str) -> None:
    assert str(deed_words(event)) == words


@pytest.mark.parametrize("players", [2, 3, 5])
def test_every_line_of_a_game_is_told_once_and_in_its_order(players: int) -> None:
    game = RULES.deal(Setup(players, advanced=frozenset(Advanced)), 7)
    chance, chronicle = Stream(11), Chronicle()
    while game.decision is not None:
        options = game.decision.options
        chronicle.tell(game.choose(options[chance.below(len(options))]).events)
    names = ("Rose", "Oak", "Heron", "Wolf", "Tower")[:players]
    for _, lines in turns_of(chronicle.lines):
        entries = tell_turn(lines, names)
        assert [line for entry in entries for line in entry.lines] == list(range(len(lines)))
        headlines = [entry.kind is EntryKind.HEADLINE for entry in entries]
        assert headlines == [lines[0].begins_turn] + [False] * (len(entries) - 1)
        assert all(str(entry.sentence(names)) for entry in entries)
