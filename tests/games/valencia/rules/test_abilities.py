"""What a member that is put beside a fountain may use: VA29."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.valencia.scenario import Scenario, cards
from valeria_desktop.games.valencia.rules.model.parts import RoundPart
from valeria_desktop.games.valencia.rules.model.prompts import Prompt

# in the city for three: b1 (tiger nuts, 1) and b3 (oranges, 2) are beside the site b2; g4 (wine, 1)
# is beside g3 and h4; a2 (wine, 4) is beside b2; d2 (oranges, 1) is beside d1 and the centre


def city(players: int = 3, **holds: int) -> Scenario:
    """Let Ana have enough to settle."""
    return Scenario(players=players).stacks(0, "6").holds(0, None, **({"coins": 10} | holds))


def settles(table: Scenario, space: str) -> Scenario:
    """Let Ana win an auction of the guild of a space, and settle there."""
    place = table.table.city.space(table.table.city.names[space])
    table.at(RoundPart.B, guild=place.guild).reveals(0, "6")
    while table.prompt is not Prompt.PLACE:
        table.chooses(0, "nothing")
    return table.forgets().chooses(0, f"place {space}")


# --- who may use it, and when


@pytest.mark.clause("VA29")
@pytest.mark.parametrize("fountain", ["tasks", "dearer", "recall", "palm", "sell"])
def test_a_member_put_beside_a_fountain_may_use_it_or_never(fountain: str) -> None:
    """At once; who declines is not asked again."""
    table = city().built("b2", fountain).holds(0, goods={"wine": 1}).used(0, "5").palm("a1-b2")
    settles(table, "b1")
    assert (table.asked, table.prompt) == (0, Prompt.ABILITY)
    assert table.options == ["use b2", "nothing"]
    before = table.state.copy()
    table.chooses(0, "nothing")
    assert table.is_done
    assert table.coins(0) == before.players[0].coins
    assert table.goods(0) == {"wine": 1}
    assert table.palms() == {"a1-b2"}
    assert table.kept_tasks(0) == []


@pytest.mark.clause("VA29")
@pytest.mark.parametrize("space", ["a2", "b1", "b3", "c2"])
def test_orthogonally_beside_counts(space: str) -> None:
    table = settles(city().built("b2", "sell").holds(0, goods={"oranges": 1}), space)
    assert table.options == ["use b2", "nothing"]


@pytest.mark.clause("VA29")
@pytest.mark.parametrize("space", ["a1", "c1", "a3", "c3"])
def test_diagonally_does_not_count(space: str) -> None:
    table = settles(city().built("b2", "sell").holds(0, goods={"oranges": 1}), space)
    assert table.is_done


@pytest.mark.clause("VA27", "VA29")
def test_a_fountain_that_is_not_built_has_no_ability_yet() -> None:
    assert settles(city().holds(0, goods={"oranges": 1}), "b1").is_done


@pytest.mark.clause("VA29", "VA54")
@pytest.mark.parametrize("fountain", ["four", "five", "six"])
def test_a_fountain_without_an_ability_is_just_worth_something(fountain: str) -> None:
    assert settles(city().built("b2", fountain).holds(0, goods={"oranges": 1}), "b1").is_done


@pytest.mark.clause("VA53")
def test_the_central_fountain_has_no_ability() -> None:
    """The cell d2 is beside it."""
    assert settles(city().holds(0, goods={"oranges": 1}), "d2").is_done


@pytest.mark.clause("VA29")
def test_next_to_several_fountains_one_is_chosen() -> None:
    """Ana sells a good, and doesn't change one as well."""
    table = city().built("g3", "sell").built("h4", "dearer").holds(0, goods={"oranges": 2})
    settles(table, "g4")
    assert table.options == ["use g3", "use h4", "nothing"]
    assert table.words == [
        "Use Fountain of Sales: sell a good",
        "Use Fountain of Exchange: change a good into the next dearer one",
        "Nothing",
    ]
    table.chooses(0, "use g3")
    assert table.is_done
    assert table.goods(0) == {"oranges": 1}


@pytest.mark.clause("VA29")
def test_of_several_just_those_are_offered_that_can_do_something() -> None:
    """Ana has no good, but the palm can be moved."""
    table = city().built("g3", "sell").built("h4", "palm").palm("a1-b2")
    assert settles(table, "g4").options == ["use h4", "nothing"]


@pytest.mark.clause("VA23", "VA29")
def test_the_second_and_the_third_use_fountains_too() -> None:
    """A player who puts a member there uses them. In the city for more b1 is beside b2."""
    table = Scenario(players=4).stacks(0, "6").stacks(1, "5").stacks(2, "4").built("b2", "sell")
    for seat in range(3):
        table.holds(seat, goods={"wine": 1})
    table.at(RoundPart.B, guild="tiger nuts").reveals(0, "6").reveals(1, "5").reveals(2, "4")
    table.chooses(0, "nothing", "nothing", "nothing").chooses(1, "nothing", "place b1")
    assert (table.asked, table.prompt) == (1, Prompt.ABILITY)
    table = Scenario(players=4).stacks(0, "6").stacks(1, "5").stacks(2, "4").built("b2", "sell")
    table.holds(2, goods={"wine": 1}).at(RoundPart.B, guild="tiger nuts")
    table.reveals(0, "6").reveals(1, "5").reveals(2, "4")
    table.chooses(0, "nothing", "nothing", "nothing").chooses(1, "nothing", "nothing")
    table.chooses(2, "place b1")
    assert (table.asked, table.prompt) == (2, Prompt.ABILITY)


@pytest.mark.clause("VA29")
def test_a_fountain_is_used_before_the_second_acts() -> None:
    """At once."""
    table = city().stacks(1, "5").built("b2", "sell").holds(0, goods={"cloth": 1, "wine": 1})
    table.at(RoundPart.B, guild="tiger nuts").reveals(0, "6").reveals(1, "5")
    table.chooses(0, "nothing", "nothing", "place b1", "use b2", "sell wine")
    assert (table.asked, table.prompt) == (1, Prompt.GOOD)


# --- draw tasks


def tasks(*deck: int) -> Scenario:
    """Let Ana use the Fountain of Tasks, with these tasks in the deck."""
    table = settles(city().built("b2", "tasks").task_deck(*deck), "b1")
    return table.chooses(0, "use b2")


@pytest.mark.clause("VA29")
def test_two_tasks_are_drawn_and_one_is_kept() -> None:
    """The other one leaves the game."""
    table = tasks(12, 31, 20)
    assert (table.asked, table.prompt) == (0, Prompt.KEEP_TASK)
    assert table.options == ["keep task-12", "keep task-31"]
    table.chooses(0, "keep task-31")
    assert table.is_done
    assert table.kept_tasks(0) == [31]
    assert [task.number for task in table.state.task_deck] == [20]
    assert table.view(0).own.offered == ()


@pytest.mark.clause("VA29")
def test_a_drawn_task_is_kept_besides_the_others() -> None:
    table = city().built("b2", "tasks").tasks(0, 5, 6).task_deck(12, 31)
    settles(table, "b1").chooses(0, "use b2", "keep task-12")
    assert table.kept_tasks(0) == [5, 6, 12]


@pytest.mark.clause("VA29")
def test_the_last_task_of_the_deck_is_drawn_alone_and_kept() -> None:
    table = tasks(31)
    assert table.is_done
    assert table.kept_tasks(0) == [31]
    assert table.state.task_deck == ()


@pytest.mark.clause("VA29")
def test_without_a_task_in_the_deck_it_is_not_offered() -> None:
    assert settles(city().built("b2", "tasks").task_deck(), "b1").is_done


@pytest.mark.clause("VA8", "VA29")
@pytest.mark.parametrize("deck", [(12, 31, 20), (31,)])
def test_which_tasks_were_drawn_and_kept_nobody_else_is_told(deck: tuple[int, ...]) -> None:
    """That one was kept all are told, and how many are left."""
    table = tasks(*deck)
    if not table.is_done:
        assert table.view(1).decision.options == ()  # type: ignore[union-attr]
        table.chooses(0, "keep task-31")
    assert table.says("Ana kept tasks: Figure", seat=0)
    assert not [line for line in table.told(1) if "Figure" in line]
    assert table.told(1)[-1] == "Ana keeps one more task"
    assert table.seen(1, 0).tasks == 1
    assert table.view(1).task_deck == max(0, len(deck) - 2)


# --- change a good


@pytest.mark.clause("VA29")
def test_a_good_is_changed_into_the_next_dearer_one() -> None:
    table = city().built("b2", "dearer").holds(0, goods={"oranges": 1, "wine": 2})
    settles(table, "b1").chooses(0, "use b2")
    assert (table.prompt, table.options) == (Prompt.DEARER, ["change oranges", "change wine"])
    table.chooses(0, "change wine")
    assert table.goods(0) == {"oranges": 1, "wine": 1, "cloth": 1}
    assert (table.supply("wine"), table.supply("cloth")) == (5, 5)
    assert table.says("Ana changed a good: Wine for Cloth")


@pytest.mark.clause("VA29")
def test_a_single_way_to_change_is_taken() -> None:
    """A player who uses the fountain changes a good."""
    table = city().built("b2", "dearer").holds(0, goods={"cloth": 1})
    settles(table, "b1").chooses(0, "use b2")
    assert table.is_done
    assert table.goods(0) == {"porcelain": 1}


@pytest.mark.clause("VA29")
def test_the_dearest_good_is_not_changed() -> None:
    """There is nothing dearer."""
    table = city().built("b2", "dearer").holds(0, goods={"porcelain": 2})
    assert settles(table, "b1").is_done


@pytest.mark.clause("VA29")
def test_a_good_is_not_changed_into_one_that_the_supply_lacks() -> None:
    """Cloth is all with Ben, so wine can't become cloth, nor porcelain."""
    table = city().built("b2", "dearer").holds(0, goods={"wine": 1}).holds(1, goods={"cloth": 6})
    assert settles(table, "b1").is_done


@pytest.mark.clause("VA29")
def test_the_other_goods_may_be_changed_where_the_supply_lacks_one() -> None:
    table = city().built("b2", "dearer").holds(1, goods={"cloth": 6})
    table.holds(0, goods={"oranges": 1, "wine": 1})
    settles(table, "b1").chooses(0, "use b2")
    assert table.goods(0) == {"tiger nuts": 1, "wine": 1}


# --- a used card comes back


@pytest.mark.clause("VA29")
def test_a_used_card_is_shuffled_into_the_deck() -> None:
    """Its owner chooses which."""
    table = city().built("b2", "recall").deck(0, "1 2 3")
    table.state.players[0].used = cards("6 6 5 4")
    settles(table, "b1").chooses(0, "use b2")
    assert table.prompt is Prompt.RECALL
    assert table.options == ["recall 6", "recall 5", "recall 4"]
    table.chooses(0, "recall 5")
    assert sorted(table.deck_of(0).split()) == ["1", "2", "3", "5"]
    assert table.used_by(0) == "6 6 6 4"  # with the one that was revealed
    assert table.says("Ana shuffled a 5 into the deck")


@pytest.mark.clause("VA29")
def test_a_card_comes_back_to_any_place_in_the_deck() -> None:
    """The whole deck is shuffled, so the card may lie anywhere and so may the others."""
    found: dict[str, Counter[int]] = {card: Counter() for card in "1235"}
    for seed in range(120):
        table = Scenario(players=3, seed=seed).stacks(0, "6").deck(0, "1 2 3").built("b2", "recall")
        settles(table, "b1").chooses(0, "use b2", "recall 5")
        for place, card in enumerate(table.deck_of(0).split()):
            found[card][place] += 1
    assert all(min(places[at] for at in range(4)) > 15 for places in found.values())


@pytest.mark.clause("VA20", "VA29")
def test_the_card_just_revealed_is_not_used_up_yet() -> None:
    """It goes into the pile when the auction is over."""
    table = settles(city().built("b2", "recall").used(0, "5"), "b1").chooses(0, "use b2")
    assert table.is_done
    assert table.used_by(0) == "6"


@pytest.mark.clause("VA29")
def test_without_a_used_card_it_is_not_offered() -> None:
    assert settles(city().built("b2", "recall"), "b1").is_done


@pytest.mark.clause("VA8", "VA29")
def test_cards_under_the_deck_are_no_longer_known_when_it_is_shuffled() -> None:
    table = city().built("b2", "recall").used(0, "5").deck(0, "4 3 2")
    table.state.players[0].known = cards("2 3")
    assert table.seen(1, 0).known == cards("2 3")
    settles(table, "b1").chooses(0, "use b2", "recall 5")
    assert table.seen(1, 0).known == ()
    assert table.seen(1, 0).deck == 4
    assert table.seen(0, 0).known == ()


@pytest.mark.clause("VA29")
def test_each_deck_is_shuffled_anew() -> None:
    """The second time isn't the first time again."""
    orders = []
    table = city().stacks(0, "5").deck(0, "1 1 2 2 3 3 4").built("b2", "recall")
    for space in ("b1", "b3"):
        table.state.players[0].deck = cards("4 3 3 2 2 1 1")
        settles(table, space).chooses(0, "use b2", "recall 6")
        orders.append([card for card in table.deck_of(0).split() if card != "6"])
        table.state.players[0].stacks = (cards("6"),)
    assert orders[0] != orders[1]


# --- move a palm


@pytest.mark.clause("VA29", "VA52")
def test_a_palm_is_moved_to_a_free_bush_beside_it() -> None:
    """Along the lines of the grid; in the city for three b1-c2 is next to three."""
    table = city().built("b2", "palm").palm("b1-c2", "a1-b2")
    settles(table, "b1").chooses(0, "use b2")
    assert table.prompt is Prompt.MOVE_PALM
    assert set(table.options) == {
        "palm b1-c2 c1-d2",
        "palm b1-c2 b2-c3",
        "palm a1-b2 a2-b3",
    }
    table.chooses(0, "palm b1-c2 c1-d2")
    assert table.palms() == {"c1-d2", "a1-b2"}
    assert table.says(f"Ana moved the palm to the right from the {table.table.city.bush_words[1]}")


@pytest.mark.clause("VA29")
def test_any_palm_may_be_moved() -> None:
    """Nobody owns one."""
    table = city().built("b2", "palm").palm("g5-h6")
    settles(table, "b1").chooses(0, "use b2")
    assert table.options == ["palm g5-h6 g4-h5", "palm g5-h6 f5-g6"]


@pytest.mark.clause("VA52")
def test_a_palm_does_not_go_where_the_central_fountain_is() -> None:
    """The point b2-c3 has no bush to its right, as c2-d3 touches the fountain."""
    table = city().built("b2", "palm").palm("b2-c3")
    settles(table, "b1").chooses(0, "use b2")
    assert set(table.options) == {"palm b2-c3 b1-c2", "palm b2-c3 a2-b3", "palm b2-c3 b3-c4"}


@pytest.mark.clause("VA29")
def test_without_a_palm_it_is_not_offered() -> None:
    assert settles(city().built("b2", "palm"), "b1").is_done


# --- sell a good


@pytest.mark.clause("VA29")
def test_one_good_is_sold() -> None:
    """Exactly one, at its value."""
    table = city(coins=1).built("b2", "sell").holds(0, goods={"oranges": 1, "porcelain": 2})
    settles(table, "b1").chooses(0, "use b2")
    assert (table.prompt, table.options) == (Prompt.SELL, ["sell porcelain", "sell oranges"])
    table.chooses(0, "sell porcelain")
    assert table.is_done
    assert (table.coins(0), table.goods(0)) == (5, {"oranges": 1, "porcelain": 1})
    assert table.supply("porcelain") == 5


@pytest.mark.clause("VA29")
def test_without_a_good_it_is_not_offered() -> None:
    assert settles(city().built("b2", "sell"), "b1").is_done


@pytest.mark.clause("VA23", "VA29")
def test_a_good_of_the_same_auction_can_be_sold() -> None:
    """The good comes before the place."""
    table = city(coins=1).built("b2", "sell").at(RoundPart.B, guild="tiger nuts").reveals(0, "6")
    table.chooses(0, "nothing", "good", "place b1", "use b2")
    assert table.is_done
    assert (table.coins(0), table.goods(0)) == (2, {})
