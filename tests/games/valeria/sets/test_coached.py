"""The coach counts the things that boxes bring, or says that it leaves them out."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest
from attrs import evolve

from tests.games.valeria.coach.test_reasons import reasons
from tests.games.valeria.sets.seas import table as islands
from tests.games.valeria.sets.shipped import part_of, scenario_with, with_all_of
from valeria_desktop.coach.hint import hint
from valeria_desktop.coach.questions import answers_of_past
from valeria_desktop.coach.review import ReviewStart
from valeria_desktop.games.valeria.coach import kept as kept_module
from valeria_desktop.games.valeria.coach.card_chance import soon
from valeria_desktop.games.valeria.coach.card_change import Change, change_of
from valeria_desktop.games.valeria.coach.questions import OnCard
from valeria_desktop.games.valeria.coach.rolls import roll_map
from valeria_desktop.games.valeria.game import RULES
from valeria_desktop.games.valeria.rules.setup import Setup
from valeria_desktop.games.valeria.sets import SETS
from valeria_desktop.games.valeria.ui.coach.advice_words import words_on
from valeria_desktop.kernel.chance import Stream
from valeria_desktop.kernel.coaching import Way
from valeria_desktop.kernel.record import Record

if TYPE_CHECKING:
    from tests.scenario import Scenario
    from valeria_desktop.games.valeria.rules.model.cards import Citizen

FEW = 200


def change(made: Scenario, place: str) -> Change:
    found = change_of(made.game.view(0), made.places[place])
    assert found is not None
    return found


def said(made: Scenario, place: str) -> list[str]:
    """Return the coach's facts about the top card of a place."""
    view, at = made.game.view(0), made.places[place]
    known = OnCard(change_of(view, at), soon(view, at, Stream(1), FEW))
    return [words for _, words in words_on(known)]


@pytest.mark.clause("AG2")
def test_an_agent_does_its_work_once_and_exhausts_no_stack() -> None:
    made = scenario_with("agents").acts(0)
    found = change(made, "agent-1")
    assert found.goes_back
    assert (found.exhausts, found.is_last, found.ends, found.at_end) == (False, False, (), 0)
    assert "It does its work once and goes under its deck." in said(made, "agent-1")


@pytest.mark.clause("CS22")
def test_goods_tomes_and_nobles_count_their_points_at_the_end() -> None:
    """A second Good of a kind counts 2 more, a fourth 5 more; a Noble counts what its owner has."""
    made = islands(9, 9, 9).stack("good-supply").owns(0, "spices").acts(0)
    assert change(made, "good-1").at_end == 4 - 2
    assert "It counts 2 points at the end." in said(made, "good-1")
    made.owns(0, "spices", "spices").acts(0)
    assert change(made, "good-1").at_end == 12 - 7
    assert change(made, "tome-1").at_end == 1
    assert "It counts 1 point at the end." in said(made, "tome-1")
    nobles = [change(made, f"noble-{slot}") for slot in (1, 2, 3)]
    assert all(not each.exhausts and not each.is_last for each in nobles)
    assert nobles[0].at_end > 0
    made.owns(0, "dray")
    assert made.score(0).of("nobles") == nobles[0].at_end


@pytest.mark.clause("CS22")
def test_a_hint_tells_what_a_good_counts_at_the_end() -> None:
    made = islands(9, 9, 9).stack("good-supply").owns(0, "spices").acts(0)
    told = [str(reason.words) for reason in reasons(made, "sail good-1", "gain gold").values()]
    assert "2 points at the end." in told


@pytest.mark.clause("CS11", "CS12")
def test_a_tome_pays_in_most_rounds() -> None:
    made = islands(9).acts(0)
    assert change(made, "tome-1").lasting == pytest.approx(0.8)
    assert change(made, "good-1").lasting == 0


@pytest.mark.clause("CS21")
def test_the_card_that_leaves_a_row_short_ends_the_game() -> None:
    made = islands(9).stack("tome-supply").acts(0)
    found = change(made, "tome-1")
    assert len(found.ends) == 1
    assert not found.exhausts
    assert "With it the game ends after this round." in said(made, "tome-1")


@pytest.mark.clause("CS7", "CS8")
def test_a_map_is_fetched_by_an_action_when_something_is_saved_for() -> None:
    """Gold is there: without a Map the first action gains it, and the second sails."""
    rich = islands(20, maps=0).acts(0)
    found = soon(rich.game.view(0), rich.places["good-1"], Stream(1), FEW)
    assert found is not None
    assert found.now
    assert found.turns == (1.0, 1.0)
    poor = islands(0, maps=0, players=3)
    poor.acts(0)
    wanted = [
        soon(poor.game.view(0), poor.places[place], Stream(1), FEW)
        for place in ("good-1", "good-3")
    ]
    assert wanted[0] is not None
    assert wanted[1] is not None
    assert wanted[0].turns[0] > wanted[1].turns[0]


@pytest.mark.parametrize(
    ("sets", "words"),
    [
        (("agents",), "Agents aren't counted in that."),
        (("relics",), "Relics aren't counted in that."),
        (("agents", "relics"), "Agents and Relics aren't counted in that."),
        (("crimson-seas",), "Voyages aren't counted in that."),
        (("flames-and-frost",), ""),
    ],
)
def test_what_a_chance_leaves_out_is_said(sets: tuple[str, ...], words: str) -> None:
    made = scenario_with(*sets).acts(0)
    places = (f"monster-{column}" for column in (1, 2, 3, 4, 5))
    told = [each for place in places for each in said(made, place)]
    assert any("Chance to have it" in each for each in told)
    assert [each for each in told if "aren't" in each][:1] == ([words] if words else [])


CITIZENS = [(name, each) for name in SETS for each in part_of(name).citizens]


@pytest.mark.parametrize(("name", "citizen"), CITIZENS, ids=lambda each: getattr(each, "id", each))
def test_roll_maps_count_every_citizen_of_a_set(name: str, citizen: Citizen) -> None:
    """Two of them bring something, or lose it; some count what their owner has."""
    made = scenario_with(name).owns(0, "cleric", "thief", "butcher").acts(0)
    view = made.game.view(0)
    mine = view.players[0]
    having = mine.with_card(citizen).with_card(citizen)
    assert roll_map(view, 0, having).round != roll_map(view, 0, mine).round


@pytest.mark.clause("MA1")
def test_roll_maps_count_the_margrave() -> None:
    made = scenario_with("margraves").acts(0)
    view = made.game.view(0)
    mine = view.players[0]
    (margrave,) = part_of("margraves").starters
    assert margrave in mine.starters
    others = evolve(mine, starters=tuple(each for each in mine.starters if each is not margrave))
    assert roll_map(view, 0, mine).round != roll_map(view, 0, others).round


@pytest.mark.clause("KG5", "X23")
def test_roll_maps_count_events_in_force() -> None:
    """Doubles lose 1 of each while the Twin Bandits lie there: one roll in six, on all turns."""
    made = scenario_with("kings-guard").acts(0)
    view = made.game.view(0)
    before = roll_map(view, 0, view.players[0])
    made.stack("citizen-1", "twin-bandits-of-pyth").acts(0)
    view = made.game.view(0)
    after = roll_map(view, 0, view.players[0])
    for turn, then in ((before.on, after.on), (before.off, after.off)):
        lost = [was - now for was, now in zip(turn.mean[:3], then.mean[:3], strict=True)]
        assert lost == pytest.approx([1 / 6] * 3)


ASKED = {
    "an Agent": (("agents",), "engage "),
    "a Relic": (("relics",), ": use"),
    "a voyage": (("crimson-seas",), "sail "),
    "a Map": (("crimson-seas",), "gain map"),
}


@pytest.mark.thorough
@pytest.mark.usefixtures("little_effort")
@pytest.mark.parametrize("kind", ASKED)
def test_hints_weigh_each_new_action_and_grades_judge_it(kind: str) -> None:
    sets, wanted = ASKED[kind]
    record = Record(RULES, with_all_of(*sets), 5)
    game, chance = record.start(), Random(5)
    while not any(wanted in option.id for option in game.decision.options):
        record.choose(game, chance.choice(game.decision.options))
    chosen = next(option for option in game.decision.options if wanted in option.id)
    view = game.view(game.decision.seat)
    proposals = [each for each in hint(RULES, view, None, Stream(5)) if each is not None][-1]
    assert {each.option for each in proposals.proposals} <= {o.id for o in game.decision.options}
    made = len(record.choices)
    record.choose(game, chosen)
    parts = answers_of_past(record, "review", ReviewStart(made, 60), Stream(5))
    graded = [each for part in parts if part is not None for each in part.graded]
    assert [each.chosen.id for each in graded][:1] == [chosen.id]
    assert 0 <= graded[0].cost <= 1


def test_promises_of_games_with_sets_go_by_no_map_of_base_games(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked = []
    monkeypatch.setattr(kept_module, "kept_by", lambda _game, course, *_: asked.append(course))
    for setup in (Setup(), Setup(sets=frozenset({"agents"})), with_all_of("gnolls", players=3)):
        kept_module.kept(RULES.deal(setup, 1).view(0), Way.TURN)
    assert asked == ["2", "2-sets", "3-sets"]
