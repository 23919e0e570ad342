"""What each seat may and may not know (S9, S12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.scenario import CATALOG, PLACE, Scenario
from valeria_desktop.games.valeria.rules.game import Game, new_game
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.rules.setup import Setup

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.view import View


def views(table: Scenario) -> list[View]:
    return [table.game.view(seat) for seat in table.game.seats]


def ended(players: int = 2) -> Scenario:
    """Play the last action of a game."""
    table = Scenario(players)
    for number in range(1, 2 * players + 1):
        table.stack(f"citizen-{number}", "exhausted")
    table.acts(players - 1).chooses("gain gold", "gain gold")
    assert table.game.is_over
    return table


@pytest.mark.clause("S12")
def test_everything_on_the_table_is_public() -> None:
    """Resources, points, tableaus and victory stacks, for every seat alike."""
    table = Scenario(3).holds(1, 4, 5, 6).has_points(1, 7)
    table.owns(1, "monk", "halfpenny-hill", "goblin")

    for view in views(table):
        seen = view.players[1]
        assert (seen.gold, seen.strength, seen.magic, seen.points) == (4, 5, 6, 7)
        names = [card.id for card in (*seen.citizens, *seen.domains, *seen.monsters)]
        assert names == ["monk", "halfpenny-hill", "goblin"]
        assert len(seen.starters) == 3


@pytest.mark.clause("S12")
def test_whose_turn_it_is_and_the_dice_are_public() -> None:
    table = Scenario(3)
    table.rolls(1, 1, 2)

    seen = {(view.first, view.active, view.turn, view.dice) for view in views(table)}

    assert seen == {(0, 1, 2, (1, 2))}


@pytest.mark.clause("S12", "S5")
def test_monsters_and_citizens_lie_open_to_the_bottom() -> None:
    """Every face-up card is public."""
    table = Scenario()

    for view in views(table):
        assert view.stacks[:15] == tuple(table.state.stacks[:15])


@pytest.mark.clause("S12")
@pytest.mark.parametrize(("players", "hidden"), [(2, 2), (5, 3)])
def test_of_the_domains_the_top_and_the_number_are_public(players: int, hidden: int) -> None:
    table = Scenario(players)

    for view in views(table):
        for place in range(15, 20):
            assert view.stacks[place] == (None,) * hidden + table.state.stacks[place][-1:]
            assert view.top(place) is table.state.stacks[place][-1]


@pytest.mark.clause("S12")
def test_face_down_domains_change_nobodys_view() -> None:
    """Neither their names nor their order."""
    table = Scenario(3)
    table.stack("domain-1", "halfpenny-hill", "shattered-hand", "the-orb-of-urdr", face_down=2)
    before = views(table)

    table.stack("domain-1", "shattered-hand", "purloiners-perch", "the-orb-of-urdr", face_down=2)

    assert views(table) == before


@pytest.mark.clause("S12", "V2")
def test_face_down_citizens_change_nobodys_view() -> None:
    table = Scenario(3, variants=["mixed"]).stack("citizen-1", "monk", "cleric", face_down=1)
    before = views(table)

    table.stack("citizen-1", "cleric", "cleric", face_down=1)

    assert views(table) == before


@pytest.mark.clause("S12")
def test_face_up_cards_change_everybodys_view() -> None:
    """So that the two tests above could fail."""
    table = Scenario(3).stack("domain-1", "halfpenny-hill", "shattered-hand", face_down=1)
    before = views(table)

    table.stack("domain-1", "halfpenny-hill", "the-orb-of-urdr", face_down=1)

    assert all(view != old for view, old in zip(views(table), before, strict=True))


@pytest.mark.clause("S12", "V4")
def test_the_order_of_the_pile_changes_nobodys_view() -> None:
    """That Exhausted cards lie below is known, which event comes first is not."""
    table = Scenario(variants=["events"]).pile("exhausted", "exhausted", "mimic", "sorcerer")
    before = views(table)
    assert [card and card.id for card in before[0].pile] == ["exhausted", "exhausted", None, None]

    table.pile("exhausted", "exhausted", "giant-leech", "mimic")

    assert views(table) == before


@pytest.mark.clause("S12")
def test_dice_to_come_change_nobodys_view() -> None:
    """The seed is in no view."""
    table = Scenario(3)
    before = views(table)

    table.state.seed += 1

    assert views(table) == before


@pytest.mark.clause("S9", "S12")
def test_a_duke_is_seen_by_its_player_only() -> None:
    """At any time."""
    table = Scenario(3)

    for view in views(table):
        for seat, seen in enumerate(view.players):
            duke = table.state.players[seat].duke
            assert duke is not None
            assert seen.duke is (duke if seat == view.seat else None)


@pytest.mark.clause("S9", "S12")
def test_another_duke_changes_the_view_of_its_player_only() -> None:
    table = Scenario(3).owns(1, "simon-the-unclean")
    before = views(table)

    table.owns(1, "reese-the-firebrand")

    changed = [view != old for view, old in zip(views(table), before, strict=True)]
    assert changed == [False, True, False]


def choosing() -> Game:
    """Deal a game in which player 0 has kept a Duke and player 1 has not yet."""
    games = (new_game(Setup(3), CATALOG, seed) for seed in range(50))
    game = next(game for game in games if game.view(0).first == 0)
    assert game.decision is not None
    game.choose(game.decision.options[1])
    return game


@pytest.mark.clause("S9")
def test_dealt_dukes_and_the_choice_are_seen_by_the_chooser_only() -> None:
    """Player 1 chooses without knowing what player 0 was dealt or kept."""
    game = choosing()

    own, other = game.view(1), game.view(0)

    assert (own.players[0].dealt, own.players[0].duke) == ((), None)
    assert own.decision is not None
    assert [option.id for option in own.decision.options] == [
        f"keep {duke.id}" for duke in own.players[1].dealt
    ]
    assert other.decision is not None
    assert (other.decision.seat, other.decision.prompt) == (1, Prompt.DUKE)
    assert (other.decision.options, other.players[1].dealt) == ((), ())


@pytest.mark.clause("S9")
def test_the_duke_not_kept_stays_known_to_its_player() -> None:
    """They saw it leave the game."""
    view = choosing().view(0)

    kept = view.players[0].duke
    assert (len(view.players[0].dealt), kept) == (2, view.players[0].dealt[1])


@pytest.mark.clause("S9")
def test_events_about_dukes_are_for_their_player_only() -> None:
    """What was dealt and what was kept."""
    game = new_game(Setup(2), CATALOG, 1)
    assert game.decision is not None
    chooser = game.decision.seat

    assert [event.audience for event in game.opening.events] == [0, 1]
    outcome = game.choose(game.decision.options[0])

    assert len(outcome.for_seat(chooser)) == 1
    assert outcome.for_seat(1 - chooser) == ()


@pytest.mark.clause("S12")
def test_the_options_are_shown_to_the_seat_that_is_asked_only() -> None:
    """The others see who is asked and what kind of question it is."""
    table = Scenario().acts(1)

    own, other = table.game.view(1).decision, table.game.view(0).decision

    assert own is not None
    assert [str(option) for option in own.options[-3:]] == [
        "gain gold",
        "gain strength",
        "gain magic",
    ]
    assert other is not None
    assert (other.seat, other.prompt, other.options) == (1, Prompt.ACT, ())


@pytest.mark.clause("S12", "T19")
def test_the_next_domain_stays_hidden_until_the_reward_is_taken() -> None:
    """While its builder decides on the Obelisk nobody sees the Hill below."""
    table = Scenario().stack("domain-1", "halfpenny-hill", "golden-obelisk-of-nae", face_down=1)
    table.owns(0, "merchant", "cleric").holds(0, gold=6, magic=3).acts(0)
    place = PLACE["domain-1"]

    table.chooses("build domain-1", "pay 6-gold")

    assert table.options == ["golden-obelisk-of-nae: trade-3-magic", "done"]
    assert [view.stacks[place] for view in views(table)] == [(None,)] * 2
    assert [view.top(place) for view in views(table)] == [None] * 2
    table.chooses("done")
    assert [view.top(place) for view in views(table)] == [CATALOG.by_id["halfpenny-hill"]] * 2


@pytest.mark.clause("S12", "V6")
def test_tokens_are_public() -> None:
    table = Scenario(variants=["events"]).stack("citizen-1", "mimic")
    table.rolls(0, 5, 1)
    table.chooses("mimic: 1-gold-on-monster-2")

    assert [len(view.tokens) for view in views(table)] == [1, 1]
    assert views(table)[1].tokens[0].amounts.gold == 1


@pytest.mark.clause("S9")
@pytest.mark.parametrize("players", [2, 3])
def test_all_dukes_are_shown_when_the_game_is_over(players: int) -> None:
    """At scoring everyone sees everyone's; what was not kept is gone."""
    table = ended(players)
    dukes = [player.duke for player in table.state.players]

    for view in views(table):
        assert view.is_over
        assert [player.duke for player in view.players] == dukes
        assert [bool(player.dealt) for player in view.players] == [
            seat == view.seat for seat in range(players)
        ]


@pytest.mark.clause("S6", "S12")
def test_face_down_domains_stay_unseen_when_the_game_is_over() -> None:
    """They are never turned up."""
    assert [view.stacks[15][:2] for view in views(ended())] == [(None, None)] * 2


@pytest.mark.clause("S9")
def test_no_duke_is_shown_as_long_as_the_game_lasts() -> None:
    """Also in the last turn."""
    table = Scenario()
    for number in range(1, 5):
        table.stack(f"citizen-{number}", "exhausted")
    table.acts(1).chooses("gain gold")

    assert table.game.view(0).players[1].duke is None
