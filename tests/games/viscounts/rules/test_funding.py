"""The primary action and its funding: WK35 to WK46."""

from __future__ import annotations

import pytest

from tests.games.viscounts.scenario import Scenario, invented
from valeria_desktop.games.viscounts.rules.at import AtScroll, AtSection, AtSpot, AtStack
from valeria_desktop.games.viscounts.rules.effects.powers import Fund
from valeria_desktop.games.viscounts.rules.model.amounts import Icons
from valeria_desktop.games.viscounts.rules.model.kinds import Action
from valeria_desktop.games.viscounts.rules.reasons import reasons_against, reasons_against_action


def why_not(table: Scenario, action: Action) -> list[str]:
    return [str(reason) for reason in reasons_against_action(table.view(0), 0, action)]


@pytest.mark.clause("WK35")
@pytest.mark.parametrize(
    ("where", "actions"),
    [
        ("A left", ["trade", "build", "none"]),
        ("A right", ["trade", "build", "none"]),
        ("A inner", ["workers", "transcribe", "none"]),
    ],
)
def test_outer_and_inner_spaces_have_their_actions(where: str, actions: list[str]) -> None:
    table = Scenario().stands(0, where).holds(0, silver=9, stone=9, gold=9, ink=9).acts(0)
    assert table.options == actions
    table.chooses(0, "none")
    assert table.is_done
    assert table.silver(0) == 9


@pytest.mark.clause("WK36", "WK60")
def test_icons_of_cards_criminals_squares_bonus_cards_and_resources_add_up() -> None:
    """A Squire, two criminals, square 5, the yellow bonus card and 3 gold are 8 nobles."""
    table = Scenario().stands(0, "A inner").line(0, "S06 S02 T02").freed(0, 5).holds(0, gold=3)
    table.has(bonuses=(-1, -1, 0, -1)).acts(0).chooses(0, "workers")
    assert table.options == ["workers 1", "workers 2", "workers 3", "workers 4"]
    table.chooses(0, "workers 4")
    assert table.goods(0) == (1, 1, 0)  # all gold is paid; the second tier brings the rest


@pytest.mark.clause("WK36")
def test_icons_are_not_used_up() -> None:
    table = Scenario().stands(0, "A inner").line(0, "S06 S04 S01").acts(0)
    table.chooses(0, "workers")
    assert table.first("A") == (1, 0)
    table.acts(0).chooses(0, "workers")
    assert table.first("A") == (2, 0)


@pytest.mark.clause("WK37")
def test_no_more_is_paid_than_needed() -> None:
    table = Scenario().stands(0, "A left").line(0, "S04 S06 S01").holds(0, stone=5).acts(0)
    table.chooses(0, "build", "square 7", "spot A.1")
    assert table.goods(0) == (1, 3, 0)  # two stones for two builders; the spot brings 1 ink


@pytest.mark.clause("WK37", "WK45")
def test_payments_are_asked_kind_by_kind_and_only_where_there_is_a_choice() -> None:
    """A Sculptor: a stone as two builders; a Mason: 2 silver as one."""
    table = Scenario().stands(0, "A left").line(0, "T52 T30 S06").holds(0, stone=2, silver=6)
    table.acts(0).chooses(0, "build")
    assert "square 1" in table.options  # 2 builders, 3 by stones, 3 by silver are 8
    table.chooses(0, "square 1", "spot A.1")
    assert table.options == ["pay 0 stone twofold", "pay 1 stone twofold"]
    table.chooses(0, "pay 1 stone twofold")
    assert table.options == ["pay 0 stone", "pay 1 stone"]
    table.chooses(0, "pay 0 stone")
    assert table.silver(0) == 4
    assert table.goods(0) == (1, 1, 0)


@pytest.mark.clause("WK37")
def test_one_icon_may_be_wasted_where_a_piece_brings_two() -> None:
    table = Scenario().stands(0, "A left").line(0, "T52 S04 S06").holds(0, stone=2)
    table.acts(0).chooses(0, "build", "square 7", "spot A.1")
    assert table.options == ["pay 0 stone twofold", "pay 1 stone twofold"]
    table.chooses(0, "pay 1 stone twofold")
    assert table.goods(0) == (1, 1, 0)


@pytest.mark.clause("WK38", "WK41")
def test_a_dismissed_card_counts_and_its_corner_comes_first() -> None:
    table = Scenario().stands(0, "A left").line(0, "S04 S06 S01").holds(0, silver=3, stone=1)
    table.stack("A", "T30 T32").hand(0, "S02").acts(0)
    table.chooses(0, "build")  # only with the Mason: one option, so nobody is asked
    assert "Ann dismissed Mason for 1 silver" in table.told()
    assert table.options[0].startswith("lay ")  # its corner: rearrange
    table.chooses(0, "lay S04 S06 S01", "square 7", "spot A.1")
    assert table.building_at("A.1") == (0, "workshop")
    assert table.is_gone("T30")
    assert table.silver(0) == 2
    assert table.state.stacks[0][-1].id == "T32"


@pytest.mark.clause("WK38")
def test_dismissing_is_a_choice_where_the_action_is_possible_without() -> None:
    table = Scenario().stands(0, "A inner").line(0, "S06 S04 S01").holds(0, silver=2)
    table.stack("A", "T46").acts(0).chooses(0, "workers")
    assert table.words == ["Dismiss nobody", "Dismiss Princess for 2 silver: 1 noble"]
    table.chooses(0, "keep")
    assert table.first("A") == (1, 0)
    assert table.silver(0) == 2


@pytest.mark.clause("WK38")
def test_a_dismissal_needs_an_icon_that_helps_and_its_price() -> None:
    table = Scenario().stands(0, "A inner").line(0, "S06 S04 S01").holds(0, silver=1)
    table.stack("A", "T32").acts(0).chooses(0, "workers")  # a Miner shows a builder
    assert table.first("A") == (1, 0)
    table.stack("A", "T46").acts(0).chooses(0, "workers")  # a Princess costs 2
    assert table.first("A") == (2, 0)
    table.stack("A", "T49").acts(0).chooses(0, "workers")  # a criminal is a noble too
    assert table.options == ["keep", "dismiss T49"]


@pytest.mark.clause("WK38", "WK45")
def test_merchants_help_where_a_pair_of_them_becomes_an_icon() -> None:
    table = Scenario().stands(0, "A inner").line(0, "T07 S06 S01").holds(0, silver=2)
    table.stack("A", "T40").acts(0).chooses(0, "workers")
    assert table.options == ["keep", "dismiss T40"]  # 2 and 3 merchants: two pairs for one
    table.chooses(0, "dismiss T40")
    assert table.options == ["workers 1", "workers 2"]
    other = Scenario().stands(0, "A inner").line(0, "T07 S06 S01").holds(0, silver=2)
    other.stack("A", "S08").acts(0).chooses(0, "workers")  # 2 and 1 merchants are still one pair
    assert "Ann could only: Send 1 worker" in other.told()


@pytest.mark.clause("WK38")
def test_with_square_2_free_a_dismissal_costs_1() -> None:
    table = Scenario().stands(0, "A inner").line(0, "S06 S04 S01").holds(0, silver=1).freed(0, 2)
    table.stack("A", "T23").acts(0).chooses(0, "workers")
    assert table.words[1] == "Dismiss Enforcer for 1 silver: 2 nobles"
    table.chooses(0, "dismiss T23")
    assert table.silver(0) == 0
    assert table.papers(0)[0] == 1  # its corner


@pytest.mark.clause("WK39")
def test_after_a_dismissal_the_action_is_carried_out() -> None:
    table = Scenario().stands(0, "A inner").line(0, "S04 S02 S01").holds(0, silver=2)
    table.stack("A", "T46").acts(0)
    assert table.options == ["workers", "none"]
    table.chooses(0, "workers")
    assert table.is_done
    assert table.first("A") == (1, 0)
    assert table.markers(0)[1] == 6


@pytest.mark.clause("WK39")
def test_a_dismissal_that_leads_to_no_result_is_not_offered() -> None:
    table = Scenario().stands(0, "A left").line(0, "S06 S02 S01").holds(0, silver=2)
    table.stack("A", "T32").acts(0)
    assert "build" not in table.options  # 1 builder of 3


@pytest.mark.clause("WK40")
def test_an_empty_stack_shows_a_printed_card_that_stays() -> None:
    table = Scenario().stands(0, "A inner").line(0, "S06 S04 S01").holds(0, silver=4)
    table.stack("A", "").acts(0).chooses(0, "workers")
    assert table.words[1] == "Dismiss the printed townsfolk for 2 silver: 1 cleric and 1 noble"
    table.chooses(0, "dismiss printed-A")
    assert (table.silver(0), table.markers(0)[1]) == (2, 6)
    table.acts(0).chooses(0, "workers", "dismiss printed-A")
    assert (table.silver(0), table.markers(0)[1]) == (0, 5)


@pytest.mark.clause("WK41", "WK46")
def test_what_is_triggered_after_the_action_comes_last() -> None:
    """An Overseer: 1 virtue, after the castle moves with their effects and all bumping."""
    table = Scenario(players=3).stands(0, "A inner").line(0, "T36 S04 S01").workers(0, "A", 2)
    table.workers(1, "B", 2).workers(2, "B", 1).acts(0).chooses(0, "workers")
    assert table.goods(0) == (1, 1, 0)
    assert table.markers(0)[1] == 7
    assert table.decision.prompt == "bump"
    table.chooses(0, "bump 1 2 1")
    assert table.markers(0)[1] == 6
    assert table.is_done


@pytest.mark.clause("WK46")
def test_free_things_trigger_nothing_after_an_action() -> None:
    table = Scenario().line(0, "T36 T67 T15")
    effects = {each.id: each.immediate for each in table.table.catalog.manuscripts}
    table.scroll("A", "M04")
    for name, options in (
        ("M24", ["to 1"]),
        ("M07", ["square 7", "spot A.1"]),
        ("M16", ["gain M04"]),
    ):
        effect = effects[name]
        assert effect is not None
        table.uses(0, effect).chooses(0, *options)
        assert table.is_done
    assert "Ann gained 1 virtue (Overseer)" not in table.told()
    assert "Ann gained 1 virtue (Woodcutter)" not in table.told()
    assert "Ann gained 1 virtue (Deacon)" not in table.told()


@pytest.mark.clause("WK46")
def test_after_you_transcribe_works_after_the_printed_one_too() -> None:
    table = Scenario().stands(0, "C inner").line(0, "T15 S01 S07").scroll("C", "").acts(0)
    table.chooses(0, "transcribe")
    assert table.markers(0)[1] == 4  # 2 of the printed one, 1 of the Deacon


@pytest.mark.clause("WK42")
@pytest.mark.parametrize(
    ("where", "cards", "offered"),
    [("A left", "S02 S06 S01", ["trade 1"]), ("A right", "S03 S05 S02", ["trade 2"])],
)
def test_a_trade_is_done_as_often_as_merchants_allow(
    where: str, cards: str, offered: list[str]
) -> None:
    table = Scenario().stands(0, where).line(0, cards).acts(0).chooses(0, "trade")
    assert [f"trade {event.times}" for event in table.events if hasattr(event, "times")] == offered


@pytest.mark.clause("WK42")
def test_without_enough_merchants_there_is_no_trade() -> None:
    table = Scenario().stands(0, "D right").line(0, "S02 S04 S08").acts(0)
    assert table.is_done
    assert why_not(table, Action.TRADE) == [
        "2 merchants short",
        "it takes 2 silver more",
    ]


@pytest.mark.clause("WK43", "WK36")
def test_silver_stands_in_for_merchants_and_the_gains_come_one_by_one() -> None:
    table = Scenario().stands(0, "C right").line(0, "S02 S03 S05").holds(0, silver=1)
    table.hand(0, "S04 S06").acts(0).chooses(0, "trade")
    assert table.words == [
        "Trade once: destroy a card",
        "Trade 2 times for 1 silver: destroy a card",
    ]
    table.chooses(0, "trade 2", "enough")  # the first is declined, its merchants are gone
    assert table.decision.prompt == "destroy"
    table.chooses(0, "destroy S04")
    assert table.is_done
    assert table.silver(0) == 2
    assert table.hand_of(0) == "S06"


@pytest.mark.clause("WK43")
def test_flips_of_a_trade_may_be_mixed() -> None:
    table = Scenario().stands(0, "D right").line(0, "S02 S03 T40").holds(0, silver=2)
    table.holds(0, debts=1, deeds=2).acts(0).chooses(0, "trade", "trade 2")
    table.chooses(0, "flip debt", "ink")
    assert table.papers(0) == (0, 1, 1, 1)


@pytest.mark.clause("WK45")
def test_merchants_count_in_pairs_with_those_of_squares_and_the_helper() -> None:
    """A Strongman with 2, a Trader with 1, square 3 with 2: two pairs, so two builders."""
    table = Scenario().stands(0, "A left").line(0, "T55 S08 S04").freed(0, 3).acts(0)
    table.chooses(0, "build")
    assert table.options == ["square 7", "square 8", "square 9"]
    table.chooses(0, "square 8", "spot A.1")
    assert table.building_at("A.1") == (0, "workshop")


@pytest.mark.clause("WK45")
def test_a_single_piece_counts_double_once_in_an_action() -> None:
    """With an Artist 2 gold are 3 nobles, and 3 gold are 4."""
    table = Scenario().stands(0, "A inner").line(0, "T06 S04 S01").holds(0, gold=2).acts(0)
    table.chooses(0, "workers")
    assert table.options == ["workers 1", "workers 2"]  # 1 and 3 make 4
    table.chooses(0, "workers 2")
    assert table.options == ["pay 0 gold twofold", "pay 1 gold twofold"]
    table.chooses(0, "pay 0 gold twofold")
    assert table.goods(0) == (0, 0, 0)


@pytest.mark.clause("WK45")
def test_emma_takes_stone_and_gold_for_clerics() -> None:
    table = Scenario().stands(0, "A inner").line(0, "H04 S04 S06").scroll("A", "M12")
    table.holds(0, ink=1, stone=1, gold=1).acts(0).chooses(0, "transcribe")
    assert table.goods(0) == (0, 0, 0)
    assert table.markers(0)[1] == 5


@pytest.mark.clause("WK45")
def test_two_silver_are_one_icon_any_number_of_times() -> None:
    table = Scenario().stands(0, "A inner").line(0, "T11 S04 S06").scroll("A", "M12")
    table.holds(0, silver=7, ink=1).acts(0).chooses(0, "transcribe")
    assert table.options == ["pay 0 ink", "pay 1 ink"]
    table.chooses(0, "pay 0 ink")
    assert table.silver(0) == 1


@pytest.mark.clause("WK20", "WK45")
def test_criminals_are_no_merchants_for_conversions() -> None:
    table = Scenario().stands(0, "A left").line(0, "T55 S07 T49").acts(0)
    table.chooses(0, "build")  # a pair of the Strongman, and two criminals: 3 builders
    assert table.options == ["square 7", "square 8", "square 9"]
    other = Scenario().stands(0, "A right").line(0, "T55 T49 S02").acts(0)
    assert other.options == ["trade", "none"]  # 3 merchants are one pair, with the criminal 2


@pytest.mark.clause("WK37")
def test_it_is_said_what_is_missing_with_numbers() -> None:
    table = Scenario().stands(0, "A inner").line(0, "S04 S02 S06").holds(0, ink=1, silver=1)
    table.scroll("A", "M12").stack("A", "T25").workers(0, "B", 2).acts(0)
    assert why_not(table, Action.TRANSCRIBE) == [
        "3 clerics short",
        "dismissing Friar costs 2 silver, and you have 1",
        "it takes 3 ink more",
    ]
    assert why_not(table, Action.WORKERS) == []
    assert why_not(table, Action.TRADE) == ["you trade and build on the outer spaces only"]
    told = reasons_against(table.view(0), table.decision, AtScroll(0))
    assert [str(reason) for reason in told] == why_not(table, Action.TRANSCRIBE)
    assert [str(r) for r in reasons_against(table.view(0), table.decision, AtScroll(2))] == [
        "your viscount is in another segment"
    ]


@pytest.mark.clause("WK37")
def test_it_is_said_which_dismissal_would_help() -> None:
    table = Scenario().stands(0, "A inner").line(0, "S04 S02 S01").holds(0, silver=2)
    table.scroll("A", "M17").stack("A", "T25").acts(0)
    assert why_not(table, Action.TRANSCRIBE) == ["5 clerics short", "it takes 5 ink more"]
    table.stack("A", "T08").scroll("A", "M01")
    assert why_not(table, Action.TRANSCRIBE) == [
        "2 clerics short",
        "dismissing Bishop costs 3 silver, and you have 2",
        "it takes 2 ink more",
    ]
    table.stack("A", "T15").scroll("A", "M17").line(0, "T08 T38 S01")
    assert why_not(table, Action.TRANSCRIBE) == [
        "3 clerics short",
        "it takes 3 ink more",
    ]


@pytest.mark.clause("WK52")
def test_the_river_is_a_reason() -> None:
    table = Scenario().stands(0, "A left").line(0, "S04 T02 -").acts(0).chooses(0, "build")
    table.chooses(0, "square 7")
    view, decision = table.view(0), table.decision
    told = [str(reason) for reason in reasons_against(view, decision, AtSpot(3))]
    assert told == ["beyond the river: this spot belongs to the right space"]
    assert reasons_against(view, decision, AtSpot(0)) == ()
    told = [str(reason) for reason in reasons_against(view, decision, AtSpot(7))]
    assert told == ["your viscount is elsewhere: on the left space of the lake"]


@pytest.mark.clause("WK40")
def test_the_printed_townsfolk_is_no_hire() -> None:
    table = Scenario().stands(0, "A left").stack("A", "").holds(0, silver=5).recruits(0)
    assert table.is_done
    other = Scenario().stack("A", "")
    hero = next(card for card in other.table.catalog.heroes if card.id == "H03")
    assert hero.immediate is not None
    other.uses(0, hero.immediate)
    told = [str(reason) for reason in reasons_against(other.view(0), other.decision, AtStack(0))]
    assert told == ["the stack is empty; the printed townsfolk can be dismissed, but not hired"]
    assert len(other.options) == 4


@pytest.mark.clause("WK36")
def test_an_invented_conversion_of_two_resources_keeps_the_order_of_asking() -> None:
    twice = invented("X", icons=Icons(), ongoing=Fund(Action.WORKERS, "ink", icons=2, once=True))
    more = invented("Y", icons=Icons(), ongoing=Fund(Action.WORKERS, "stone"))
    table = Scenario().stands(0, "A inner").line(0, "? ? S06", twice, more)
    table.holds(0, ink=2, stone=2, gold=1).acts(0).chooses(0, "workers", "workers 2")
    assert table.options == ["pay 0 ink twofold", "pay 1 ink twofold"]
    table.chooses(0, "pay 0 ink twofold")
    assert table.options == ["pay 0 gold", "pay 1 gold"]
    table.chooses(0, "pay 0 gold")
    assert table.goods(0) == (2, 0, 1)


@pytest.mark.clause("WK60")
def test_without_workers_nobody_is_sent() -> None:
    table = Scenario().stands(0, "A inner").line(0, "S06 S04 S01").holds(0, workers=0, ink=9)
    table.acts(0)
    assert table.options == ["transcribe", "none"]
    assert why_not(table, Action.WORKERS) == ["all your workers are in the castle"]
    told = reasons_against(table.view(0), table.decision, AtSection(0))
    assert [str(reason) for reason in told] == ["all your workers are in the castle"]


@pytest.mark.clause("WK60")
def test_no_more_workers_are_offered_than_are_left() -> None:
    table = Scenario().stands(0, "A inner").line(0, "S06 S04 S01").holds(0, workers=2, gold=9)
    table.acts(0).chooses(0, "workers")
    assert table.options == ["workers 1", "workers 2"]


@pytest.mark.clause("WK37", "WK31", "WK52")
def test_a_refused_answer_says_what_is_missing() -> None:
    table = Scenario().stands(0, "A inner").line(0, "S04 S02 S06").holds(0, silver=1)
    table.scroll("A", "M12").stack("A", "T25").acts(0)
    assert table.refuses("transcribe") == (
        "'transcribe' can't be chosen now: 4 clerics short; "
        "dismissing Friar costs 2 silver, and you have 1; it takes 4 ink more."
    )
    assert table.refuses("build") == (
        "'build' can't be chosen now: you trade and build on the outer spaces only."
    )
    table.stands(0, "A left").stands(1, "D left").rides(0, 1)
    assert table.refuses("ride 4") == (
        "'ride 4' can't be chosen now: the ride costs 2 silver, and you have 1."
    )
    table.line(0, "S04 T02 -").acts(0).chooses(0, "build", "square 7")
    assert table.refuses("spot A.5") == (
        "'spot A.5' can't be chosen now: beyond the river: this spot belongs to the right space."
    )
    assert "choose one of" in table.refuses("spot Z.5")
    assert "choose one of" in table.refuses("fly 3")


@pytest.mark.clause("WK37", "WK45")
def test_a_piece_spent_twofold_is_not_there_for_once() -> None:
    """With two cards that count ink twice, 2 ink are 4 clerics in one way only."""
    double = [
        invented(name, ongoing=Fund(Action.TRANSCRIBE, "ink", icons=2, once=True)) for name in "XY"
    ]
    table = Scenario().stands(0, "A inner").line(0, "? ? S04", *double).scroll("A", "M23")
    table.holds(0, ink=2).acts(0).chooses(0, "transcribe")
    assert table.is_done
    assert table.goods(0) == (0, 0, 2)
