"""What is said about a thing: what it is, what it brings, and never what is secret."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from tests.games.valencia.scenario import FOUNTAIN, TASK, Scenario
from tests.games.valencia.ui.parts.cities import (
    bush,
    cell,
    lived_in,
    placing,
    planting,
    seen,
)
from tests.games.valencia.ui.scenes import played
from valeria_desktop.content.rule_book import rule_book
from valeria_desktop.games.valencia.rules import GAME
from valeria_desktop.games.valencia.rules.at import (
    Asset,
    AtBush,
    AtCell,
    AtPlayer,
    AtSeat,
    AtStack,
    AtStep,
    AtTask,
    OfPlayer,
)
from valeria_desktop.games.valencia.rules.model.guild import CHURCH, Guild, seat_of
from valeria_desktop.games.valencia.rules.model.parts import RoundPart
from valeria_desktop.games.valencia.rules.model.seats import NINA
from valeria_desktop.games.valencia.rules.setup import Advanced, Setup
from valeria_desktop.games.valencia.ui.board.secrets import ALL, NOTHING, Opened
from valeria_desktop.games.valencia.ui.zoom.zoom import SIGNS, looked_of
from valeria_desktop.kernel.things import Thing
from valeria_desktop.ui.zoom.subject import words_of

if TYPE_CHECKING:
    from valeria_desktop.games.valencia.rules.scene import Scene
    from valeria_desktop.kernel.at import At


def lines(table: Scenario, pointed: At | Thing, *, opened: Opened = ALL) -> list[str]:
    """Return all that is said, line by line."""
    looked = looked_of(seen(table), pointed, opened=opened)
    assert looked is not None
    said = looked.said
    return [said.name, said.kind, *map(words_of, said.notes)]


def of_city(scene: Scene) -> list[At]:
    city = scene.view.table.city
    return [*map(AtCell, range(len(city.cells))), *map(AtBush, city.bushes)]


# --- the city


def test_a_space_says_who_lives_there_what_it_touches_and_what_it_brings() -> None:
    assert lines(lived_in(), cell("c1")) == [
        "Wine",
        "price 2 coins, at the top left",
        "Who lives here: a member of yours",
        f"Right beside it: {FOUNTAIN['five'].name}, worth 5: no power",
        "At its corners: 0× palm, 2× free bush",
        "Points at the end, as the city stands: 6 = 1 for itself + 5 for fountains",
    ]


def test_another_players_member_is_named() -> None:
    names = seen(lived_in()).names
    assert f"Who lives here: a member of {names[1]}" in lines(lived_in(), cell("b1"))


def test_a_free_space_that_is_asked_for_says_what_can_be_done() -> None:
    table = placing()
    scene = seen(table)
    assert scene.decision is not None
    targets = (option.at for option in scene.decision.options)
    target = next(target for target in targets if isinstance(target, AtCell))
    name = scene.view.table.city.words[target.cell]
    assert f"You can: Settle on the {name}." in lines(table, target)


def test_who_lacks_coins_is_told_so_but_nobody_else_may_hear_it() -> None:
    table = Scenario(3).holds(0, coins=1)
    city = seen(table).view.table.city
    dear = next(at for at in city.spaces if city.space(at).price == 4)
    assert "You lack 3 coins for it." in lines(table, AtCell(dear))
    assert not any("lack" in line for line in lines(table, AtCell(dear), opened=NOTHING))


def test_the_central_fountain_names_what_is_free_beside_it() -> None:
    table = Scenario(3)
    city = seen(table).view.table.city
    found = lines(table, AtCell(min(city.centre)))
    assert found[:2] == ["The central fountain", "worth 2"]
    assert found[-1].startswith("Free spaces beside it: ")
    assert found[-1].count(" for ") == len(city.at_centre)


def test_a_fountain_says_what_who_settles_beside_it_may_do() -> None:
    table = Scenario(3).built("d1", "palm")
    found = lines(table, cell("d1"))
    assert found[1] == "worth 2"
    assert "Settle beside it, and you may at once: move a palm to a bush beside it" in found


def test_a_free_site_says_which_fountain_this_round_brings() -> None:
    fountain = seen(Scenario(3)).view.table.fountains[0]
    (found,) = [line for line in lines(Scenario(3), cell("d1")) if line.startswith("This round")]
    assert fountain.name in found


def test_a_palm_and_a_bush_are_told_apart() -> None:
    assert lines(lived_in(), bush("a1-b2"))[:2] == [
        "A palm",
        "bush between oranges for 0 coins and a site at the top left",
    ]
    assert lines(lived_in(), bush("b1-c2"))[:2] == [
        "A bush, free for a palm",
        "bush between tiger nuts for 1 coin and porcelain for 5 coins at the top left",
    ]


def test_a_bush_that_is_asked_for_says_so() -> None:
    assert any(
        line.startswith("You can: Plant the palm at ") for line in lines(planting(), bush("b1-c2"))
    )


# --- your tasks


def test_a_space_says_what_it_would_bring_to_the_own_tasks() -> None:
    table = lived_in().tasks(0, 9)
    city = seen(table).view.table.city
    wine = next(at for at in city.of_guild[Guild.WINE] if seen(table).view.city[at] < 0)
    assert f"For your tasks: {TASK[9].name}: 2 of 3, now 1" in lines(table, AtCell(wine))


def test_a_task_that_would_be_fulfilled_is_told_loudly() -> None:
    table = Scenario(3).lives(0, "c1").tasks(0, 30).palm("c1-d2")
    found = lines(table.tasks(0, 28), cell("a1"))
    assert "For your tasks: nothing" in found
    near = Scenario(3).lives(0, "a1 b1").tasks(0, 14)
    assert f"For your tasks: {TASK[14].name}: fulfilled, 3 of 3" in lines(near, cell("c1"))


def test_what_counts_says_what_it_would_give() -> None:
    table = Scenario(3).lives(0, "a1").tasks(0, 33)
    words = f"For your tasks: {TASK[33].name}: it would give 0, now 2"
    assert words in lines(table, cell("b1"))


def test_a_bush_says_what_a_palm_would_bring_to_them() -> None:
    table = lived_in().tasks(0, 30)
    words = f"For your tasks: {TASK[30].name}: 2 of 4, now 1"
    assert words in lines(table, bush("b1-c2"))


def test_while_tasks_lie_face_down_none_is_spoken_of() -> None:
    """All that is said and painted of every place, with a task that each would change."""
    table = lived_in().tasks(0, 9, 14, 30, 33)
    scene = seen(table)
    for pointed in of_city(scene):
        looked = looked_of(scene, pointed, opened=NOTHING)
        assert looked is not None
        assert not any(task.name in looked.said.sentence for task in scene.view.own.tasks)
    assert "For your tasks: face down" in lines(table, cell("d2"), opened=NOTHING)


def test_an_own_task_is_seen_only_while_it_lies_open() -> None:
    table = lived_in().tasks(0, 9)
    assert looked_of(seen(table), AtTask(0, 0), opened=NOTHING) is None
    assert lines(table, AtTask(0, 0)) == [
        TASK[9].name,
        "task",
        "Needs: at least 3 members on spaces of one guild: Wine.",
        "Progress: So far 1 of 3.",
        "At the end: 4 points, else −4.",
    ]


def test_a_task_that_is_not_ones_own_has_no_progress() -> None:
    table = lived_in().tasks(0, 9).tasks(1, 10)
    for at in (AtTask(0, 1), AtTask(1, 0)):
        assert looked_of(seen(table), at, opened=ALL) is None
    told = lines(table, TASK[9], opened=NOTHING)
    assert not any("far" in line for line in told)


# --- the council, the steps, the others


def test_a_seat_says_who_sits_there_and_what_it_brings() -> None:
    table = Scenario(3).sits(0, "church")
    assert lines(table, AtSeat(CHURCH)) == [
        "Church",
        "seat on the council",
        "Holder: a member of yours",
        "Second place in step A may take it. Its holder plants the palm in step H.",
        "Brings: 1 prestige for its holder at the end of each round",
    ]


def test_a_guilds_seat_says_when_its_auctions_are_and_what_its_good_is_worth() -> None:
    table = Scenario(3, [Advanced.ASSISTANCE]).sits(1, "wine").assists(0, "wine")
    scene, place = seen(table), seat_of(Guild.WINE)
    found = lines(table, AtSeat(place))
    assert f"Holder: {scene.names[1]}, and beside: {scene.names[0]}" in found
    (auctions,) = [line for line in found if line.startswith("Its auctions")]
    told = re.findall(r"round (\d): ([BDF])", auctions)
    parts = {"B": RoundPart.B, "D": RoundPart.D, "F": RoundPart.F}
    assert told
    for number, letter in told:
        assert scene.view.table.guild(int(number), parts[letter]) is Guild.WINE
    assert "Wine: Sells for 3 coins. 6 goods of it are left." in found


def test_a_step_says_who_acts_each_in_a_line() -> None:
    table = Scenario(3).stacks(0, "6").at(RoundPart.C)
    found = lines(table, AtStep(RoundPart.C))
    assert found[1:] == ["now", "First: sells goods."]
    assert lines(table, AtStep(RoundPart.A))[1:] == [
        "done",
        "First: seat of the nobility.",
        "Second: seat of the church.",
    ]


def test_all_that_is_public_of_a_rival_is_told_and_nothing_else() -> None:
    table = Scenario(3).holds(1, coins=77).used(1, "6 6 1").lives(1, "a1").tasks(1, 9, 14)
    found = lines(table, AtPlayer(1))
    assert "Members in the city: 1" in found
    assert "Used cards: 2 × 6, 1" in found
    assert not any("77" in line or TASK[9].name in line for line in found)


def test_nina_is_looked_at_too() -> None:
    assert lines(Scenario(2), AtPlayer(NINA))[0] == "Nina"
    assert looked_of(seen(Scenario(3)), AtPlayer(NINA), opened=ALL) is None


# --- cards


def test_a_card_says_what_it_can_do_and_who_has_used_some() -> None:
    table = Scenario(3).used(1, "6 6").stacks(0, "6")
    assert lines(table, AtStack(0, 0)) == [
        "6",
        "influence card",
        "Counts 6 in an auction.",
        f"Used already: {seen(table).names[1]} 2",
    ]


def test_an_own_stack_is_seen_only_while_it_lies_open() -> None:
    table = Scenario(3, [Advanced.TWIN]).stacks(0, "twin twin 5").at(RoundPart.B, guild="wine")
    assert looked_of(seen(table), AtStack(0, 0), opened=NOTHING) is None
    assert looked_of(seen(table), AtStack(0, 3), opened=ALL) is None
    assert lines(table, AtStack(0, 0)) == [
        "Your stack",
        "sum 11",
        "Cards: 5, 2 × Twin (2)",
        "Twin (2): Counts 2. Both Twins in one stack count 6.",
    ]


def test_the_used_pile_is_counted() -> None:
    table = Scenario(3).used(0, "6 6 1")
    assert "Cards: 2 × 6, 1" in lines(table, OfPlayer(0, Asset.USED))
    assert looked_of(seen(Scenario(3)), OfPlayer(0, Asset.USED), opened=ALL) is None


# --- whatever is said


def test_the_story_names_tasks_and_fountains() -> None:
    fountain = seen(Scenario(3)).view.table.fountains[0]
    assert lines(Scenario(3), TASK[9])[0] == TASK[9].name
    assert lines(Scenario(3), fountain)[0] == fountain.name
    assert looked_of(seen(Scenario(3)), Thing(), opened=ALL) is None


def test_coins_are_shown_as_a_sign() -> None:
    assert 'src="sign:coins"' in SIGNS.mark("Settle on the wine space for 1 coin on the left.", 18)
    assert "coins" not in re.sub(r"<[^>]*>", "", SIGNS.mark("You lack 3 coins for it.", 18))


@pytest.mark.parametrize("players", [2, 4])
def test_everything_can_be_looked_at_at_any_moment(players: int) -> None:
    """And every clause that it leads to stands in the rules."""
    clauses = {clause.id for clause in rule_book(GAME)}
    scenes = list(played(Setup(players=players, advanced=frozenset(Advanced))))[::40]
    for scene in scenes:
        things: list[At] = [*of_city(scene)[:: players + 1], *map(AtSeat, range(8))]
        things += [AtStep(part) for part in RoundPart if part.value in "abcdefghi"]
        things += [AtPlayer(seat) for seat in range(players) if seat != scene.viewer]
        for pointed in things:
            looked = looked_of(scene, pointed, opened=ALL)
            assert looked is not None
            assert looked.said.name
            assert set(looked.clauses) <= clauses
