"""The worth of positions of Viscounts: one number for each thing that a player has."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.games.viscounts.scenario import CARD, Scenario, spot
from valeria_desktop.bots.registry import LEVELS, make_bot
from valeria_desktop.games.viscounts.bots.prices import price_of, price_of_card, price_of_power
from valeria_desktop.games.viscounts.bots.promises import Promises
from valeria_desktop.games.viscounts.bots.value import Appraisal, Parts, turns_left
from valeria_desktop.games.viscounts.bots.worth import WinningChance
from valeria_desktop.games.viscounts.game import RULES
from valeria_desktop.games.viscounts.rules.effects.board import FreeHire
from valeria_desktop.games.viscounts.rules.effects.cards import Destroy
from valeria_desktop.games.viscounts.rules.effects.gains import Flip, Gain
from valeria_desktop.games.viscounts.rules.model.amounts import Amounts
from valeria_desktop.games.viscounts.rules.model.effect import EFFECTS
from valeria_desktop.games.viscounts.rules.model.things import Kind
from valeria_desktop.games.viscounts.rules.setup import FUTURES, Rival, Setup
from valeria_desktop.kernel.chance import Stream, draw

if TYPE_CHECKING:
    from collections.abc import Callable

    from valeria_desktop.games.viscounts.rules.game import Game
    from valeria_desktop.kernel.decision import Decision

NODES = 40


def value(table: Scenario, seat: int = 0) -> float:
    """Return a player's value, as it is seen at the beginning of a game."""
    appraisal = Appraisal(Scenario().view(seat), seat)
    return appraisal.value(table.game.standing, seat)


def test_every_effect_and_power_of_the_tables_has_a_price() -> None:
    catalog = RULES.deal(Setup(), 1).table.catalog
    for card in (*catalog.townsfolk, *catalog.heroes, *catalog.starters):
        assert price_of_card(card).played > 0
        assert card.corner is None or -1 <= price_of(card.corner) <= 1
    assert all(price_of(each.goods) + price_of(each.extra) > 9 for each in catalog.player_cards)
    for segment in catalog.segments:
        for thing in (*segment.spots, *segment.links):
            assert -1 <= price_of(thing.effect) <= 4
    for manuscript in catalog.manuscripts:
        assert manuscript.immediate is None or price_of(manuscript.immediate) > 0
    assert all(price_of_power(each.power) > 0 for each in (*catalog.squares, *catalog.bonuses))


def test_an_effect_that_nobody_has_valued_is_refused() -> None:
    class Unheard(FreeHire):
        pass

    assert price_of(Unheard()) == price_of(FreeHire())
    with pytest.raises(TypeError, match="nobody has said"):
        price_of(next(kind for kind in [object()]))  # type: ignore[arg-type]
    assert "free_hire" in EFFECTS


def test_a_flip_is_worth_four_trades_and_a_debt_two_more() -> None:
    assert [price_of(Flip(what)) for what in ("card", "deed", "debt")] == [4.0, 4.0, 6.0]
    assert price_of(Flip("card", 2)) == 8.0


RICHER: dict[str, Callable[[Scenario], object]] = {
    "silver": lambda table: table.holds(0, silver=2),
    "ink": lambda table: table.holds(0, ink=1),
    "a deed": lambda table: table.holds(0, deeds=1),
    "an approved deed": lambda table: table.holds(0, approved=1),
    "a virtue": lambda table: table.holds(0, virtue=6),
    "a workshop": lambda table: table.built(0, "A.1", 7),
    "a worker": lambda table: table.workers(0, "A", 1),
    "a worker further in": lambda table: table.workers(0, "A", 1, tier=2),
    "a manuscript": lambda table: table.owns(0, "M04"),
    "a card on the board": lambda table: table.line(0, "S01 - -"),
}


@pytest.mark.parametrize("what", RICHER)
def test_whatever_a_player_has_is_worth_something(what: str) -> None:
    table = Scenario()
    before = value(table)
    RICHER[what](table)
    assert value(table) > before


@pytest.mark.parametrize(
    ("less", "more"),
    [
        ({"debts": 1}, {"paid": 1}),
        ({"deeds": 1}, {"approved": 1}),
        ({"debts": 1}, {}),
        ({"corruption": 4, "virtue": 4}, {"corruption": 3, "virtue": 3}),
        ({"corruption": 7, "virtue": 7}, {"corruption": 1, "virtue": 1}),
        ({"ink": 5}, {"ink": 2, "stone": 3}),
    ],
)
def test_some_things_are_worth_more_than_others(less: dict[str, int], more: dict[str, int]) -> None:
    assert value(Scenario().holds(0, **less)) < value(Scenario().holds(0, **more))


def test_ribbons_of_four_colours_are_worth_more_than_four_of_one() -> None:
    sets, same = Scenario().owns(0, "M04 M13 M22 M30"), Scenario().owns(0, "M04 M05 M06 M01")
    assert value(sets) > value(same) - 6  # the bonus card of the one colour is worth more than that
    assert value(sets) > value(Scenario().owns(0, "M04 M13 M22"))


def test_who_holds_good_cards_values_them_over_those_in_the_discard_pile() -> None:
    held = Scenario().hand(0, "T38 T33 T53")
    dropped = Scenario().discard(0, "T38 T33 T53").hand(0, "S01 S04 S06")
    assert value(held) > value(dropped)


def test_at_the_end_only_points_count() -> None:
    table = Scenario().has(last_round=1).holds(0, silver=9, ink=9, deeds=1)
    table.state.agenda, table.state.active = [], 1
    appraisal = Appraisal(table.view(0), 0)
    assert appraisal.turns == 0
    assert appraisal.value(table.game.standing, 0) == pytest.approx(2 + 0.05 * 18)


@pytest.mark.parametrize(
    ("last_round", "active", "turns"), [(1, 0, (0, 1)), (1, 1, (0, 0)), (2, 0, (1, 2))]
)
def test_turns_are_counted_after_the_present_one(
    last_round: int, active: int, turns: tuple[int, int]
) -> None:
    view = Scenario().has(last_round=last_round, active=active).view(0)
    assert tuple(turns_left(view, seat) for seat in (0, 1)) == turns


def test_the_fewer_papers_are_left_the_fewer_turns_are_to_come() -> None:
    expected = [
        turns_left(Scenario().has(debts_left=debts, deeds_left=9).view(0), 0)
        for debts in (12, 8, 4, 1)
    ]
    assert expected == pytest.approx([8.5, 23 / 3, 13 / 3, 11 / 6])


# --- the chance of winning


def test_the_chances_of_two_players_add_up_where_both_know_the_same() -> None:
    table = Scenario().holds(0, approved=3).holds(1, silver=4)
    chances = [WinningChance(table.view(seat))(_in_play(table)) for seat in (0, 1)]
    assert chances[0] > 0.5 > chances[1]
    assert sum(chances) == pytest.approx(1, abs=0.15)


def _in_play(table: Scenario) -> Game:
    return table.draws(0).turn(1).game


def test_what_a_rival_gains_lowers_the_chance() -> None:
    table = Scenario().turn(0)
    worth = WinningChance(table.view(0))
    before = worth(table.game)
    table.holds(1, approved=2)
    assert worth(table.game) < before


def test_a_finished_game_is_worth_what_was_won_of_it() -> None:
    table = Scenario().holds(0, approved=1).turn(1)
    worths = [WinningChance(table.view(seat)) for seat in (0, 1)]
    table.has(last_round=1, active=1).ends(1)
    assert [worth(table.game) for worth in worths] == [1.0, 0.0]


def test_an_action_counts_before_it_is_taken() -> None:
    """Where three builders stand on a free spot, a workshop is as good as built."""
    able, unable = (
        Scenario().stands(0, "A left").line(0, cards).acts(0)
        for cards in ("T32 T67 T54", "T25 T46 T36")
    )
    promises = [
        WinningChance(table.view(0)).value(table.game) - value(table) for table in (able, unable)
    ]
    assert promises[0] > promises[1] + 4


def test_a_ride_counts_for_the_best_space_that_it_can_reach() -> None:
    table = Scenario().stands(0, "A left").line(0, "T32 T67 -").hand(0, "T54").turn(0)
    chance, best = WinningChance(table.view(0)), {}
    for option in table.decision.options:
        after = table.game.copy()
        after.choose(option)
        best[option.id] = chance.value(after)
    assert chance.value(table.game) == pytest.approx(max(best.values()), abs=0.6)


NOTHING = Parts(0, 0, 0, 0, 0, 0, 0)


def test_a_lead_in_the_castle_comes_to_more_the_longer_the_game_goes_on() -> None:
    """The steward counts the castle as it is; the levels count what leads came to in games."""
    late, early = (Appraisal(Scenario().view(0), 0, turns) for turns in (1.0, 9.0))
    lead = Parts(0, 0, 10, 0, 0, 0, 0)
    gains = [each.foreseen(lead) - each.foreseen(NOTHING) for each in (late, early)]
    assert gains == pytest.approx([10, 18])
    built = Parts(0, 10, 0, 0, 0, 0, 0)
    assert early.foreseen(built) - early.foreseen(NOTHING) == pytest.approx(10)


def test_a_better_deck_comes_to_two_fifths_of_its_lead_and_a_usual_one_to_all() -> None:
    appraisal = Appraisal(Scenario().view(0), 0, 6.0)
    usual, better = (Parts(0, 0, 0, 0, 0, 0, cards) for cards in (30, 40))
    assert appraisal.foreseen(usual) == pytest.approx(usual.whole)
    assert appraisal.foreseen(better) - appraisal.foreseen(usual) == pytest.approx(4)


def test_workers_promise_more_early_than_late() -> None:
    table = Scenario().stands(0, "A inner").holds(0, gold=3)
    state, icons = table.game.standing, (0, 0, 0, 0, 0)
    late, early = (
        Promises(Appraisal(table.view(0), 0, turns), 0).of_workers(
            state, state.players[0], 0, icons
        )
        for turns in (2.0, 9.0)
    )
    assert 0 < late < early


def test_spots_with_links_promise_more() -> None:
    plain = Scenario().stands(0, "A left").line(0, "T32 T67 T54").acts(0)
    linked = Scenario().stands(0, "A left").line(0, "T32 T67 T54").built(1, "A.1", 7).acts(0)
    assert linked.state.spots[spot("A.1")] is not None
    values = [WinningChance(table.view(0)).value(table.game) for table in (plain, linked)]
    assert values[0] != values[1]


@pytest.mark.thorough
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_all_levels_play_whole_games_by_the_rules(players: int) -> None:
    game = RULES.deal(Setup(players=players), 2, collects_events=False)
    levels = (*LEVELS[:4], LEVELS[1])
    bots = [make_bot(RULES, levels[seat], draw(2, 1, seat), NODES) for seat in game.seats]
    while (decision := game.decision) is not None:
        option = bots[decision.seat].choose(game.view(decision.seat), decision)
        assert option in decision.options
        game.choose(option)
    assert game.ending


@pytest.mark.thorough
def test_a_duchess_chooses_alike_in_worlds_that_look_alike() -> None:
    game = RULES.deal(Setup(), 5, collects_events=False)
    number = 0
    bots = [make_bot(RULES, "knight", seat, NODES) for seat in game.seats]
    while (decision := game.decision) is not None:
        number += 1
        view = game.view(decision.seat)
        if number % 13 == 0:
            world = RULES.imagine(view, Stream(number))
            chosen = [
                make_bot(RULES, "duchess", 1, NODES).choose(each.view(view.seat), _open(each))
                for each in (game, world)
            ]
            assert chosen[0].id == chosen[1].id
        game.choose(bots[decision.seat].choose(view, decision))


def _open(game: Game) -> Decision:
    assert game.decision is not None
    return game.decision


def test_only_criminals_are_worth_less_than_their_icons() -> None:
    assert CARD["T62"].kind is Kind.NEUTRAL
    assert price_of_card(CARD["T62"]).played < price_of_card(CARD["T59"]).played


def test_who_is_ahead_likes_the_end_to_come_and_who_has_more_to_come_does_not() -> None:
    """With points the first is ahead, with silver and good cards the second."""
    table = Scenario().holds(0, approved=5).holds(1, silver=9, ink=4, stone=4, gold=4)
    table.hand(1, "T38 T33 T53").turn(0)
    chances = []
    for last_round in (0, 2):
        worth = WinningChance(table.view(0))
        chances.append(worth(table.has(last_round=last_round).game))
        table.has(last_round=0)
    assert chances[1] > chances[0] + 0.05


# --- positions in the middle of an action, where a search stops


def promise(table: Scenario) -> float:
    """Return the points that a position promises the first player beyond those already made."""
    appraisal = WinningChance(table.view(0)).value(table.game)
    return appraisal - value_of(table)


def value_of(table: Scenario) -> float:
    view = table.view(0)
    return Appraisal(view, 0).value(table.game.standing, 0)


def test_a_building_that_is_paid_counts_before_it_stands() -> None:
    table = Scenario().stands(0, "A left").line(0, "T32 T67 T54").acts(0)
    before = promise(table)
    table.chooses(0, "build")
    while table.decision.prompt != "spot":
        assert promise(table) == pytest.approx(before, abs=3)
        table.chooses(0, table.options[0])
    assert promise(table) == pytest.approx(before, abs=3)
    assert promise(table) > 8


def test_each_resource_still_to_be_chosen_counts() -> None:
    one, three = (Scenario().uses(0, Gain(Amounts(any=number))) for number in (1, 3))
    assert promise(three) - promise(one) == pytest.approx(4)


def test_the_next_action_counts_alike_before_and_after_the_draw() -> None:
    """A player who can pay for a townsfolk is asked before the draw; else the turn passes."""
    promises = []
    for silver in (0, 9):
        table = Scenario().stands(0, "A left").line(0, "T32 T67 T54").hand(0, "T43 T33 T60")
        table.holds(0, silver=silver).turn(0)
        table.chooses(0, "play T60", "ride 1")
        while table.decision.prompt != "recruit" and table.asked == 0:
            table.chooses(0, "none")
        assert table.asked == (0 if silver else 1)
        promises.append(promise(table))
    assert all(each > 1 for each in promises)
    assert promises[0] == pytest.approx(promises[1], abs=1.5)


def test_of_small_questions_a_search_tries_the_best_answer_only() -> None:
    table = Scenario().hand(0, "S06 T38 T40").uses(0, Destroy(1))
    worth = WinningChance(table.view(0))
    assert [each.id for each in worth.worth_trying(table.game, table.decision)] == ["destroy S06"]


def test_of_larger_questions_it_tries_all_but_lesser_squares() -> None:
    table = Scenario().stands(0, "A left").line(0, "T32 T67 T54").acts(0).chooses(0, "build")
    while table.decision.prompt != "square":
        table.chooses(0, table.options[0])
    worth = WinningChance(table.view(0))
    tried = worth.worth_trying(table.game, table.decision)
    assert len(tried) == len({each.square.building for each in tried})  # type: ignore[attr-defined]
    assert len(tried) < len(table.options)
    table.chooses(0, tried[0].id)
    assert worth.worth_trying(table.game, table.decision) == table.decision.options


# --- how strong


def won_by_the_duchess(seed: int, mine: int) -> float:
    """Play a game of two between a duchess and a steward; return her share of the victory."""
    game = RULES.deal(Setup(), seed, collects_events=False)
    bots = [
        make_bot(RULES, "duchess", draw(seed, 2, seat))
        if seat == mine
        else make_bot(RULES, "steward", draw(seed, 3, seat))
        for seat in game.seats
    ]
    while (decision := game.decision) is not None:
        seat = decision.seat
        game.choose(bots[seat].choose(game.view(seat), decision))
    share: float = game.result().share_of(mine)
    return share


@pytest.mark.slow
def test_a_duchess_wins_two_of_three_games_against_a_steward() -> None:
    """Each deal is played twice, with the seats exchanged."""
    games = 40
    won = sum(won_by_the_duchess(7000 + number // 2, number % 2) for number in range(games))
    assert won >= 0.65 * games


@pytest.mark.parametrize("rival", list(Rival))
def test_a_game_alone_begins_about_even(rival: Rival) -> None:
    """Duchesses won 60 ± 10 % of 96 games against all boards, and were promised 10 to 20 %."""
    for futures in FUTURES:
        game = RULES.deal(Setup(players=1, rival=rival, futures=futures), 5)
        assert 0.35 < WinningChance(game.view(0))(game) < 0.65
