"""Promises of searches are told as they are kept: another number, and never another order."""

from __future__ import annotations

import json
from itertools import islice, pairwise
from typing import TYPE_CHECKING, Any

import pytest
from attrs import evolve

from tests.bots.stories import ROLLED, Spot, Story
from tests.bots.test_secrets import TABLES
from tests.bots.toys import WORTH_TOYS
from tests.clauses import GAMES
from tests.coach.test_hint import BID, asked
from valeria_desktop.bots.learned import values_folder
from valeria_desktop.bots.registry import make_bot
from valeria_desktop.coach import promise_map
from valeria_desktop.coach.fortune import chance_of, shares, swings
from valeria_desktop.coach.grades import grade_of
from valeria_desktop.coach.judge import Judge
from valeria_desktop.coach.promise_map import (
    FILE,
    Bend,
    CoursePromises,
    PromiseCurve,
    PromisesError,
    curves_of,
    fingerprint,
    kept_by,
    read_promises,
    write_promises,
)
from valeria_desktop.coach.promises import Promises, together
from valeria_desktop.coach.questions import answers
from valeria_desktop.coach.trust import Margin, Measure, Trust
from valeria_desktop.games.valeria.game import RULES
from valeria_desktop.games.valeria.rules.setup import Setup
from valeria_desktop.kernel.chance import Stream
from valeria_desktop.kernel.coaching import Coaching, Way

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from valeria_desktop.coach.judge import Judged
    from valeria_desktop.kernel.coaching import Kept
    from valeria_desktop.kernel.game import Game
    from valeria_desktop.kernel.rules import Rules

BENDS = [Bend(), Bend(-0.7, 0.6), Bend(1.5, 2.5), Bend(-10, 0.05), Bend(10, 10)]
MODEST = Bend(-0.3, 0.6)
"""Promises half as far from even as before, and a little lower."""


def told_by(rules: Rules[Any], bend: Bend, *ways: Way) -> Rules[Any]:
    """Return rules whose promises are kept by a bend, in some ways or in all."""

    def kept(_view: object, way: Way) -> Kept | None:
        return bend.kept if way in (ways or Way) else None

    return evolve(rules, coaching=evolve(rules.coaching, kept=kept))


def last(answers: Any) -> Any:  # noqa: ANN401 - any answer
    return [answer for answer in answers if answer is not None][-1]


# --- bends and margins


@pytest.mark.parametrize("bend", BENDS, ids=str)
def test_a_bend_keeps_the_order_and_both_ends(bend: Bend) -> None:
    steps = [step / 1000 for step in range(1001)]
    told = [bend.kept(each) for each in steps]
    assert (told[0], told[-1]) == (0, 1)
    assert all(low <= high for low, high in pairwise(told))
    assert all(0 <= each <= 1 for each in told)
    assert [bend.kept(each) for each in (-0.01, 1.000002)] == [-0.01, 1.000002]  # won, with points


def test_a_bend_is_not_flat() -> None:
    told = [MODEST.kept(step / 1000) for step in range(1001)]
    assert all(low < high for low, high in pairwise(told))
    assert MODEST.kept(0.97) == pytest.approx(0.856, abs=0.001)


def test_a_curve_goes_evenly_from_the_beginning_to_the_end() -> None:
    curve = PromiseCurve(Bend(0.2, 1.0), Bend(-0.6, 0.4))
    told = [curve.at(progress)(0.8) for progress in (-1.0, 0.0, 0.5, 1.0, 2.0)]
    wanted = [bend.kept(0.8) for bend in (Bend(0.2, 1.0), Bend(-0.2, 0.7), Bend(-0.6, 0.4))]
    assert told == pytest.approx([wanted[0], *wanted, wanted[-1]])


def test_a_told_margin_is_trusted_as_it_was_promised() -> None:
    """As good, close and clear have their bounds in what a search promises (decision 68)."""
    promises = Promises(Bend(0, 0.2).kept)
    for amount, error in ((0.06, 0.02), (0.03, 0.01), (0.02, 0.01), (0.03, 0.04), (-0.06, 0.02)):
        promised = Margin(amount, error)
        told = promises.margin(promised, 0.5)
        assert told.trust is promised.trust
        assert told.turned().trust is promised.turned().trust
        assert abs(told.amount) < abs(promised.amount) / 4
        assert told.error == pytest.approx(error / 5, rel=0.05)
        assert told.amount == pytest.approx(promises.chance(0.5 + amount) - 0.5)


def test_points_and_promises_without_a_curve_are_told_as_they_are() -> None:
    points, chance = Margin(3.0, 1.0, Measure.POINTS), Margin(0.2, 0.1)
    assert Promises(MODEST.kept).margin(points, 0.97) is points
    assert Promises(None).margin(chance, 0.5) is chance
    assert (Promises(None).chance(0.97), Promises(None).gain(0.3, 0.9)) == (0.97, 0.3)


def test_no_gain_leads_beyond_certainty() -> None:
    assert Promises(MODEST.kept).gain(0.3, 0.9) == pytest.approx(1 - MODEST.kept(0.9))


# --- what is told


def hints_of(rules: Rules[Any], game: Game[Any], seat: int) -> list[Any]:
    found = answers(rules, "hint", None, game.view(seat), Stream(3))
    return [each for each in found if each is not None]


def check_hint(rules: Rules[Any], game: Game[Any], seat: int) -> None:
    """Compare each answer with what was promised: the same but for chances and gains."""
    as_promised = evolve(rules, coaching=evolve(rules.coaching, kept=None))
    promised = hints_of(as_promised, game, seat)
    told = hints_of(told_by(rules, MODEST), game, seat)
    assert len(told) == len(promised)
    for before, now in zip(promised, told, strict=True):
        assert list(now.chances) == list(before.chances)
        assert now.chances == {id_: MODEST.kept(each) for id_, each in before.chances.items()}
        assert [each.option for each in now.proposals] == [each.option for each in before.proposals]
        for here, there in zip(now.proposals, before.proposals, strict=True):
            assert here.chance == now.chances[here.option]
            assert here.against == there.against
            if here.margin is None:
                continue
            assert here.margin.trust is there.margin.trust
            if here.margin.measure is Measure.CHANCE:
                difference = now.chances[here.option] - now.chances[here.against]
                assert here.margin.amount == pytest.approx(difference)


@pytest.mark.usefixtures("little_effort")
def test_a_hint_tells_kept_chances_in_the_same_order_with_the_same_trust() -> None:
    for game, seat in islice(asked(BID, 2), 4):
        check_hint(BID.rules, game, seat)


@pytest.mark.thorough
@pytest.mark.usefixtures("little_effort")
def test_a_hint_of_valeria_does_so_with_the_core_and_without() -> None:
    table = next(table for table in TABLES if table.name == "valeria 3")
    for game, seat in islice(asked(table, 9), 2):
        check_hint(table.rules, game, seat)
        check_hint(evolve(table.rules, quick=None), game, seat)


@pytest.mark.usefixtures("little_effort")
def test_a_hint_says_first_what_the_turn_search_is_worth_and_last_what_worlds_are() -> None:
    """A few slow worlds hardly change what the turn search says, so they count as the search."""
    game, seat = next(asked(BID, 1))
    rules = BID.rules
    promised = hints_of(rules, game, seat)
    by_turn = hints_of(told_by(rules, MODEST, Way.TURN), game, seat)
    by_worlds = hints_of(told_by(rules, MODEST, Way.WORLDS), game, seat)
    assert by_worlds == promised
    assert all(now != before for now, before in zip(by_turn, promised, strict=True))


FORK = {
    "start": Spot({"high": "hill", "low": "valley"}),
    "hill": Spot({"on": "end"}, 0.9, seat=1, turn=9),
    "valley": Spot({"on": "end"}, 0.6, seat=1, turn=9),
    "end": Spot(),
}


def test_the_tutor_tells_the_difference_of_the_told_chances() -> None:
    story = Story(FORK)
    view = story.begin().view(0)
    promised = last(answers(story.rules, "tutor", "low", view, Stream(1)))
    told = last(answers(told_by(story.rules, MODEST), "tutor", "low", view, Stream(1)))
    wanted = MODEST.kept(0.9) - MODEST.kept(0.6)
    assert promised.cost == pytest.approx(0.3)
    assert told.cost == pytest.approx(wanted)
    assert told.margin.amount == pytest.approx(wanted)
    assert (told.margin.trust, promised.margin.trust) == (Trust.CLEAR, Trust.CLEAR)
    assert told.grade == grade_of(wanted)


def judged(rules: Rules[Any], story: Story, chosen: str) -> Judged:
    game = story.begin()
    assert game.decision is not None
    option = game.decision.option(chosen)
    found: Judged = last(Judge(rules, 500).judge(game.view(0), game.decision, option, Stream(1)))
    return found


def test_a_judge_tells_chance_cost_and_grade_that_fit_together() -> None:
    story = Story(FORK)
    told = judged(told_by(story.rules, MODEST), story, "low")
    assert told.best.id == "high"
    assert told.chance == pytest.approx(MODEST.kept(0.9))
    assert told.cost == pytest.approx(MODEST.kept(0.9) - MODEST.kept(0.6))
    assert told.margin.amount == pytest.approx(told.cost)
    assert told.margin.trust is judged(story.rules, story, "low").margin.trust


def test_a_judge_tells_the_lead_of_the_best_option_likewise() -> None:
    story = Story(FORK)
    told = judged(told_by(story.rules, MODEST), story, "high")
    assert told.cost == 0
    assert told.chance == pytest.approx(MODEST.kept(0.9))
    assert told.lead is not None
    assert told.lead.amount == pytest.approx(MODEST.kept(0.9) - MODEST.kept(0.6))


def test_what_a_judge_looks_at_again_goes_by_promises() -> None:
    """Nearly flat told chances make no judge give up early: the same looks, the same best."""
    story, flat = Story(FORK), Bend(0, 0.05)
    game = story.begin()
    assert game.decision is not None
    option = game.decision.option("low")
    looks = [
        [*Judge(rules, 500).judge(game.view(0), game.decision, option, Stream(1))]
        for rules in (story.rules, told_by(story.rules, flat))
    ]
    assert len(looks[0]) == len(looks[1]) > 1
    assert looks[1][-1] is not None
    assert looks[1][-1].margin.trust is Trust.CLEAR
    assert looks[1][-1].cost < 0.03


def test_a_graph_tells_kept_chances_that_add_up_to_one() -> None:
    story = Story({"start": Spot({"on": "end"}, 0.8), "end": Spot(points=(2, 1))})
    rules, game = told_by(story.rules, MODEST), story.begin()
    mine, other = MODEST.kept(0.8), MODEST.kept(0.2)
    assert chance_of(rules, game.view(0), Stream(1)) == pytest.approx(mine)
    assert shares(rules, game, Stream(1)) == pytest.approx(together([mine, other]))
    assert sum(shares(rules, game, Stream(1))) == pytest.approx(1)
    game.choose("on")
    assert shares(rules, game, Stream(1)) == (1, 0)


TOSS = {
    "start": Spot({"toss": ("heads", "tails")}, 0.5),
    "heads": Spot({"on": "end"}, 0.8, seat=1, barrier=ROLLED),
    "tails": Spot({"on": "end"}, 0.2, seat=1, barrier=ROLLED),
    "end": Spot(points=(2, 1)),
}


def luck_of(story: Story, world: int) -> float:
    before = story.begin(world)
    after = before.copy()
    after.choose("toss")
    return next(swings(told_by(story.rules, MODEST), before, "toss", after, Stream(1)))


def test_luck_is_the_difference_of_told_chances() -> None:
    story = Story(TOSS, worlds=2)
    difference = luck_of(story, 0) - luck_of(story, 1)
    assert difference == pytest.approx(MODEST.kept(0.8) - MODEST.kept(0.2))


def test_where_nothing_may_happen_there_is_no_luck() -> None:
    assert luck_of(Story({**TOSS, "start": Spot({"toss": "heads"}, 0.5)}), 0) == pytest.approx(0)


def test_together_leaves_a_lone_player_and_lost_games_as_they_are() -> None:
    assert together([0.3]) == (0.3,)
    assert together([0.0, 0.0]) == (0.0, 0.0)
    assert together([0.6, 0.9]) == pytest.approx((0.4, 0.6))


def test_bots_play_by_promises() -> None:
    def nobody(*_: object) -> Kept | None:
        raise AssertionError("a bot asks no coach")

    rules = evolve(WORTH_TOYS["bid"], coaching=Coaching(kept=nobody))
    game = rules.deal(rules.setup(players=2), 1)
    while (decision := game.decision) is not None:
        bot = make_bot(rules, "queen", 1, 200)
        game.choose(bot.choose(game.view(decision.seat), decision))
    assert game.is_over


# --- the file


CURVE = PromiseCurve(Bend(0.25, 0.9), Bend(-0.5, 0.75))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return a folder with weights and a file of promises that belongs to them."""
    (tmp_path / "2.json").write_text("weights", encoding="utf-8")
    found = CoursePromises(fingerprint(tmp_path / "2.json"), {"games": 3}, {Way.TURN: CURVE})
    (tmp_path / FILE).write_text(write_promises({"2": found}), encoding="utf-8")
    return tmp_path


def test_a_file_is_read_as_it_was_written(folder: Path) -> None:
    assert read_promises(folder / FILE)["2"].made == {"games": 3}
    assert curves_of(folder, "2") == {Way.TURN: CURVE}


def test_another_file_of_weights_makes_it_silent(folder: Path) -> None:
    (folder / "2.json").write_text("others", encoding="utf-8")
    assert curves_of(folder, "2") == {}


def test_without_promises_weights_or_the_course_nothing_is_known(folder: Path) -> None:
    (folder / "3.json").write_text("weights", encoding="utf-8")
    assert curves_of(folder, "3") == {}
    (folder / "2.json").unlink()
    assert curves_of(folder, "2") == {}
    (folder / FILE).unlink()
    (folder / "4.json").write_text("weights", encoding="utf-8")
    assert curves_of(folder, "4") == {}


def _turn(data: Any) -> Any:  # noqa: ANN401 - any data
    return data["courses"]["2"]["ways"]["turn"]


SPOILED: dict[str, Callable[[Any], object]] = {
    "another version": lambda data: data.update(format=2),
    "one more field": lambda data: data.update(more=1),
    "no format": lambda data: data.pop("format"),
    "courses in a list": lambda data: data.update(courses=[]),
    "a course without weights": lambda data: data["courses"]["2"].pop("weights"),
    "a short fingerprint": lambda data: data["courses"]["2"].update(weights="abc"),
    "a number as fingerprint": lambda data: data["courses"]["2"].update(weights=7),
    "no record": lambda data: data["courses"]["2"].update(made=[]),
    "an unknown way": lambda data: data["courses"]["2"]["ways"].update(dice=_turn(data)),
    "half a curve": lambda data: _turn(data).pop("end"),
    "three numbers": lambda data: _turn(data).update(end=[0, 1, 2]),
    "a falling bend": lambda data: _turn(data).update(end=[0, -1]),
    "a flat bend": lambda data: _turn(data).update(end=[0, 0]),
    "a steep bend": lambda data: _turn(data).update(end=[0, 11]),
    "a large shift": lambda data: _turn(data).update(end=[11, 1]),
    "a text": lambda data: _turn(data).update(end=["0", "1"]),
    "true": lambda data: _turn(data).update(end=[0, True]),
    "no number": lambda data: _turn(data).update(end=[float("nan"), 1]),
}


@pytest.mark.parametrize("spoil", SPOILED.values(), ids=SPOILED)
def test_a_file_that_says_anything_else_is_refused(
    folder: Path, spoil: Callable[[Any], object]
) -> None:
    data = json.loads((folder / FILE).read_text(encoding="utf-8"))
    spoil(data)
    (folder / FILE).write_text(json.dumps(data), encoding="utf-8")
    with pytest.raises(PromisesError, match=r"promises\.json"):
        read_promises(folder / FILE)


@pytest.mark.parametrize("text", ["", "[]", "null", "{", "\xff"])
def test_what_is_no_object_is_refused(tmp_path: Path, text: str) -> None:
    file = tmp_path / FILE
    file.write_bytes(text.encode("latin-1"))
    with pytest.raises(PromisesError):
        read_promises(file)


def test_valeria_tells_promises_by_its_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its course and how much is over choose the bend; other courses stay as they are."""
    file = values_folder("valeria") / "2.json"
    (tmp_path / "2.json").write_bytes(file.read_bytes())
    found = CoursePromises(fingerprint(file), {}, {Way.WORLDS: CURVE})
    (tmp_path / FILE).write_text(write_promises({"2": found}), encoding="utf-8")
    monkeypatch.setattr(promise_map, "values_folder", lambda _: tmp_path)
    kept = RULES.coaching.kept
    assert kept is not None
    of_two, of_three = (RULES.deal(Setup(players=number), 1).view(0) for number in (2, 3))
    told = kept(of_two, Way.WORLDS)
    assert told is not None
    assert told(0.8) == CURVE.beginning.kept(0.8)
    assert kept(of_two, Way.JUDGE) is None
    assert kept(of_three, Way.WORLDS) is None


def test_shipped_promises_are_those_of_the_shipped_weights() -> None:
    """New weights need promises that are learned anew, or none in the file."""
    games = [game for game in GAMES if (values_folder(game) / FILE).exists()]
    assert "valeria" in games
    for game in games:
        folder = values_folder(game)
        for course, found in read_promises(folder / FILE).items():
            assert found.weights == fingerprint(folder / f"{course}.json"), (game, course)


def test_all_ways_of_all_courses_of_valeria_are_told_as_they_are_kept() -> None:
    found = read_promises(values_folder("valeria") / FILE)
    assert found.keys() == {"2", "3", "4", "5", "dark-lord", "siege"}
    assert all(each.ways.keys() == {*Way} for each in found.values())


def test_an_unknown_game_has_no_promises() -> None:
    assert kept_by("nowhere", "2", 0.5, Way.TURN) is None
