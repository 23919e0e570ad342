"""Nina, the spare deck of two players: VA40."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from tests.games.valencia.catalogue import deal
from tests.games.valencia.scenario import Scenario
from valeria_desktop.games.valencia.rules.model.parts import AUCTIONS, GUILD_PARTS, RoundPart
from valeria_desktop.games.valencia.rules.model.prompts import Prompt
from valeria_desktop.games.valencia.rules.setup import Advanced


def auction(nina: str, ana: str = "", ben: str = "", part: RoundPart = RoundPart.B) -> Scenario:
    """Hold the auction of the wine guild with these stacks and the cards Nina turns up."""
    table = Scenario(players=2).nina(nina)
    for seat, stack in enumerate((ana, ben)):
        if stack:
            table.stacks(seat, stack)
    table.at(part, guild="wine")
    for seat, stack in enumerate((ana, ben)):
        if stack:
            table.reveals(seat, stack)
    return table


@pytest.mark.clause("VA40")
def test_she_has_a_shuffled_deck_of_24_plain_cards() -> None:
    """Whichever advanced cards the players have."""
    decks = [deal(2, seed, advanced=frozenset(Advanced)).snapshot().nina for seed in range(20)]
    for deck in decks:
        assert Counter(card.value for card in deck) == dict.fromkeys("123456", 4)
    assert len(set(decks)) == len(decks)


@pytest.mark.clause("VA40")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_with_more_players_she_is_not_there(players: int) -> None:
    game = deal(players)
    assert game.snapshot().nina == ()
    assert not game.setup.has_nina


@pytest.mark.clause("VA40")
@pytest.mark.parametrize(
    ("part", "words"),
    [
        (RoundPart.B, "Nina revealed 4"),
        (RoundPart.D, "Nina revealed 4"),
        (RoundPart.F, "Nina revealed 6 + 4"),
    ],
)
def test_she_turns_up_one_card_in_the_first_two_guilds_and_two_in_the_last(
    part: RoundPart, words: str
) -> None:
    table = auction("4 6", part=part)
    assert table.says(words)
    assert table.ranking() == [("Nina", 10 if part is RoundPart.F else 4)]


@pytest.mark.clause("VA40")
@pytest.mark.parametrize("part", [part for part in AUCTIONS if part not in GUILD_PARTS])
def test_she_takes_part_in_the_guilds_auctions_only(part: RoundPart) -> None:
    table = Scenario(players=2).stacks(0, "1").at(part).reveals(0, "1")
    assert table.ranking() == [("Ana", 1)]
    assert len(table.state.nina) == 24


@pytest.mark.clause("VA40")
def test_she_turns_up_after_both_have_revealed_or_passed() -> None:
    table = Scenario(players=2).nina("6").stacks(0, "1").stacks(1, "2")
    table.at(RoundPart.B).reveals(0, "1")
    assert table.view(1).nina_used == ()
    assert len(table.view(1).bids) == 1
    table.passes(1)
    told = table.told()
    assert told.index("Ben passed") < told.index("Nina revealed 6")


@pytest.mark.clause("VA40")
def test_she_wins_every_tie() -> None:
    """Also against the figure's holder."""
    table = auction("5", ana="5", ben="4 1")
    assert table.ranking() == [("Nina", 5), ("Ana", 5), ("Ben", 5)]


@pytest.mark.clause("VA40")
def test_as_winner_she_sends_the_member_on_the_guilds_seat_home() -> None:
    """She takes nothing."""
    table = Scenario(players=2).nina("6").stacks(0, "5").sits(1, "wine").sits(0, "cloth")
    table.at(RoundPart.B, guild="wine").reveals(0, "5")
    assert table.council("wine") is None
    assert table.council("cloth") == 0
    assert table.members(1) == 15
    assert table.says("A member of Ben left the seat of the wine guild")
    assert table.supply("wine") == 6


@pytest.mark.clause("VA40")
def test_behind_her_the_first_player_is_second() -> None:
    """With a good and a place, but no seat; the other one isn't placed."""
    table = auction("6", ana="5", ben="4")
    assert (table.asked, table.prompt) == (0, Prompt.GOOD)
    table.chooses(0, "good", "nothing")
    assert (table.asked, table.prompt) == (1, Prompt.KEEP_CARD)
    table.chooses(1, "nothing")
    assert table.is_done
    assert table.council("wine") is None


@pytest.mark.clause("VA40")
def test_between_the_players_she_takes_the_second_place() -> None:
    """There is no third place with 2 and 3 players."""
    table = auction("5", ana="4", ben="6")
    assert table.ranking() == [("Ben", 6), ("Nina", 5), ("Ana", 4)]
    assert (table.asked, table.prompt) == (1, Prompt.SIT)
    table.chooses(1, "sit", "good", "nothing")
    assert (table.asked, table.prompt) == (0, Prompt.KEEP_CARD)
    table.chooses(0, "under 4")
    assert table.is_done
    assert table.council("wine") == 1


@pytest.mark.clause("VA40")
def test_behind_both_players_she_changes_nothing() -> None:
    table = auction("1", ana="4", ben="6").chooses(1, "nothing", "nothing", "nothing")
    assert (table.asked, table.prompt) == (0, Prompt.GOOD)
    table.chooses(0, "nothing", "nothing")
    assert table.is_done


@pytest.mark.clause("VA40")
def test_as_winner_she_does_not_take_the_figure() -> None:
    """It stays, also where the other player was better than its holder."""
    table = auction("6", ana="1", ben="5")
    assert table.has_figure() == 0
    assert not [line for line in table.told() if "figure" in line]


@pytest.mark.clause("VA18", "VA40")
def test_behind_a_player_she_leaves_them_the_figure() -> None:
    assert auction("5", ana="1", ben="6").has_figure() == 1


@pytest.mark.clause("VA40")
def test_if_both_pass_she_turns_up_and_wins() -> None:
    """The member goes home, the figure stays."""
    table = Scenario(players=2).figure(1).nina("1").stacks(0, "6").sits(0, "wine")
    table.at(RoundPart.B, guild="wine").passes(0)
    assert table.is_done
    assert table.ranking() == [("Nina", 1)]
    assert table.council("wine") is None
    assert table.members(0) == 15
    assert table.has_figure() == 1


@pytest.mark.clause("VA40")
def test_an_empty_seat_stays_empty_when_she_wins() -> None:
    table = auction("6")
    assert table.is_done
    assert table.council("wine") is None
    assert not [line for line in table.told() if "left" in line]


@pytest.mark.clause("VA40", "VA45")
def test_with_the_holder_she_sends_those_beside_it_home() -> None:
    """Both leave together."""
    table = Scenario(players=2, advanced=[Advanced.ASSISTANCE]).nina("6")
    table.sits(1, "wine").assists(0, "wine").assists(0, "wine").at(RoundPart.B, guild="wine")
    assert table.council("wine") is None
    assert table.assistants("wine") == []
    assert (table.members(0), table.members(1)) == (15, 15)


@pytest.mark.clause("VA40")
def test_she_does_not_send_anybody_home_as_second() -> None:
    table = Scenario(players=2).nina("5").stacks(0, "6").sits(1, "wine")
    table.at(RoundPart.B, guild="wine").reveals(0, "6").chooses(0, "nothing")
    assert table.council("wine") == 1


@pytest.mark.clause("VA40", "VA45")
def test_her_6_counts_for_a_joker() -> None:
    table = Scenario(players=2, advanced=[Advanced.JOKER]).nina("6 6").stacks(0, "joker 1")
    table.at(RoundPart.F, guild="wine").reveals(0, "joker 1")
    assert table.ranking() == [("Nina", 12), ("Ana", 5)]


@pytest.mark.clause("VA40")
def test_her_cards_are_used_up_and_seen() -> None:
    """The players know which are left in her deck."""
    table = auction("4 6", ana="6 5", part=RoundPart.F).chooses(0, "nothing", "nothing", "nothing")
    assert [card.value for card in table.view(1).nina_used] == ["6", "4"]
    assert len(table.state.nina) == 22
    assert table.view(1).bids == ()


@pytest.mark.clause("VA40")
def test_twenty_of_her_cards_are_used_in_a_game() -> None:
    """One, one and two in each of five rounds."""
    game, chance = deal(2, seed=3), Random(3)
    while game.decision is not None:
        game.choose(chance.choice(game.decision.options))
    state = game.snapshot()
    assert (len(state.nina), len(state.nina_used)) == (4, 20)


@pytest.mark.clause("VA8", "VA40")
def test_nobody_else_knows_her_next_card() -> None:
    """A view has what she has used, nothing of her deck."""
    low, high = Scenario(players=2).nina("1 2 3"), Scenario(players=2).nina("6 6 6")
    for table in (low, high):
        table.stacks(0, "1").at(RoundPart.B)
    assert low.view(0) == high.view(0)
    assert low.view(1) == high.view(1)


@pytest.mark.clause("VA16", "VA40")
def test_nobody_waits_for_her() -> None:
    """She turns up when both have answered; only who has a stack is waited for."""
    table = Scenario(players=2).stacks(0, "4").holds(0, privileges=1).at(RoundPart.B, guild="wine")
    assert table.options == ["reveal 1", "pass"]
