"""What a choice was worth beside the best one, in tiny games in which the answer is known."""

from __future__ import annotations

from typing import Any

import pytest

from tests.bots.stories import Spot, Story
from valeria_desktop.bots.search import RankedOption, Search
from valeria_desktop.coach.judge import Judge, Judged, is_choice
from valeria_desktop.coach.trust import Measure
from valeria_desktop.kernel.chance import Stream

FORK = {
    "start": Spot({"high": "hill", "low": "valley", "also high": "peak"}),
    "hill": Spot({"on": "end"}, 0.75, seat=1, turn=9),
    "valley": Spot({"on": "end"}, 0.5, seat=1, turn=9),
    "peak": Spot({"on": "end"}, 0.75, seat=1, turn=9),
    "end": Spot(),
}


def judged(story: Story, chosen: str, seed: int = 1) -> list[Judged | None]:
    game = story.begin()
    assert game.decision is not None
    option = game.decision.option(chosen)
    view = game.view(game.decision.seat)
    return [*Judge(story.rules, 500).judge(view, game.decision, option, Stream(seed))]


def the_one(found: list[Judged | None]) -> Judged:
    last = found[-1]
    assert last is not None
    assert found[:-1] == [None] * (len(found) - 1)
    return last


def test_the_best_choice_costs_nothing_and_is_looked_at_once() -> None:
    found = judged(Story(FORK), "high")
    assert len(found) == 1
    only = the_one(found)
    assert (only.best.id, only.cost) == ("high", 0.0)
    assert only.chance == pytest.approx(0.75)


def test_a_worse_choice_costs_what_it_is_worse_and_the_best_is_named() -> None:
    found = judged(Story(FORK), "low")
    assert len(found) == 3  # it was looked at three times
    last = the_one(found)
    assert last.best.id in {"high", "also high"}
    assert last.cost == pytest.approx(0.25)


def test_what_is_as_good_as_the_best_is_the_best() -> None:
    last = the_one(judged(Story(FORK), "also high"))
    assert (last.best.id, last.cost) == ("also high", 0.0)


def test_what_only_the_first_look_found_worse_costs_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The second look asks about these two alone, with other chance."""
    asked = []

    def rank(_search: object, _view: object, stream: Stream, options: Any) -> list[RankedOption]:  # noqa: ANN401 - any options
        asked.append(([option.id for _, option in options], stream.at))
        is_second = len(asked) > 1
        values = {"high": 0.55, "low": 0.56} if is_second else {"high": 0.6, "low": 0.5}
        ranked = [RankedOption(option, values.get(option.id, 0.1)) for _, option in options]
        return sorted(ranked, key=lambda each: -each.value)

    monkeypatch.setattr(Search, "rank", rank)
    last = the_one(judged(Story(FORK), "low"))
    assert (last.best.id, last.cost, last.chance) == ("low", 0.0, 0.56)
    (first, at), (second, other) = asked
    assert (first, second) == (["high", "low", "also high"], ["high", "low"])
    assert at != other


def test_what_the_first_look_did_not_come_to_is_looked_at_with_the_best(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def rank(_search: object, _view: object, _stream: Stream, options: Any) -> list[RankedOption]:  # noqa: ANN401 - any options
        by_id = {option.id: option for _, option in options}
        all_of_them = [RankedOption(by_id["high"], 0.6), RankedOption(by_id["low"], 0.58)]
        return all_of_them[: 1 if len(options) > 2 else 2]

    monkeypatch.setattr(Search, "rank", rank)
    found = judged(Story(FORK), "low")
    assert len(found) == 2
    assert the_one(found).cost == pytest.approx(0.02)


def test_a_fault_is_what_two_second_looks_agree_on(monkeypatch: pytest.MonkeyPatch) -> None:
    costs = iter([0.2, 0.12, 0.05])

    def rank(_search: object, _view: object, _stream: Stream, options: Any) -> list[RankedOption]:  # noqa: ANN401 - any options
        by_id = {option.id: option for _, option in options}
        return [RankedOption(by_id["high"], 0.6), RankedOption(by_id["low"], 0.6 - next(costs))]

    monkeypatch.setattr(Search, "rank", rank)
    assert the_one(judged(Story(FORK), "low")).cost == pytest.approx(0.05)


def test_the_same_chance_judges_alike() -> None:
    for chosen in ("high", "low", "also high"):
        assert judged(Story(FORK), chosen) == judged(Story(FORK), chosen)


def test_one_option_and_what_may_be_taken_as_it_comes_is_no_choice() -> None:
    one = Story({"start": Spot({"on": "end"}), "end": Spot()}).begin().decision
    two = Story(FORK).begin().decision
    plain = {**FORK, "start": Spot({"high": "hill", "low": "valley"}, first_will_do=True)}
    any_way = Story(plain).begin().decision
    assert one is not None
    assert two is not None
    assert any_way is not None
    assert [is_choice(each) for each in (one, two, any_way)] == [False, True, False]


# --- the lead of the best choice

SLOPE = {
    "start": Spot({"high": "hill", "middle": "slope", "low": "valley"}),
    "hill": Spot({"on": "end"}, 0.8, seat=1, turn=9),
    "slope": Spot({"on": "end"}, 0.65, seat=1, turn=9),
    "valley": Spot({"on": "end"}, 0.5, seat=1, turn=9),
    "end": Spot(),
}


def ranks(monkeypatch: pytest.MonkeyPatch, *looks: dict[str, float]) -> list[list[str]]:
    """Have each look find these values, the last of them again and again; note what is asked."""
    asked: list[list[str]] = []

    def rank(_search: object, _view: object, _stream: Stream, options: Any) -> list[RankedOption]:  # noqa: ANN401 - any options
        values = looks[min(len(asked), len(looks) - 1)]
        asked.append([option.id for _, option in options])
        ranked = [RankedOption(each, values[each.id]) for _, each in options if each.id in values]
        return sorted(ranked, key=lambda each: -each.value)

    monkeypatch.setattr(Search, "rank", rank)
    return asked


def test_the_best_choice_leads_over_the_next_best() -> None:
    last = the_one(judged(Story(SLOPE), "high"))
    assert last.next_best is not None
    assert last.lead is not None
    assert last.next_best.id == "middle"
    assert last.lead.amount == pytest.approx(0.15)
    assert (last.lead.measure, last.lead.error) == (Measure.CHANCE, 0.03)


def test_a_choice_that_was_not_the_best_has_no_lead() -> None:
    last = the_one(judged(Story(SLOPE), "low"))
    assert (last.next_best, last.lead) == (None, None)


def test_a_small_lead_is_looked_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = ranks(monkeypatch, {"high": 0.6, "middle": 0.57, "low": 0.5})
    found = judged(Story(SLOPE), "high")
    lead = the_one(found).lead
    assert lead is not None
    assert lead.amount == pytest.approx(0.03)
    assert asked == [["high", "middle", "low"]]


def test_a_great_lead_is_looked_at_twice_and_the_lesser_one_counts(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked = ranks(
        monkeypatch,
        {"high": 0.7, "middle": 0.5, "low": 0.4},
        {"high": 0.62, "middle": 0.55},
    )
    found = judged(Story(SLOPE), "high")
    lead = the_one(found).lead
    assert len(found) == 2
    assert lead is not None
    assert lead.amount == pytest.approx(0.07)
    assert asked == [["high", "middle", "low"], ["high", "middle"]]


def test_a_second_look_that_grows_the_lead_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    ranks(monkeypatch, {"high": 0.6, "middle": 0.5}, {"high": 0.9, "middle": 0.1})
    lead = the_one(judged(Story(SLOPE), "high")).lead
    assert lead is not None
    assert lead.amount == pytest.approx(0.1)


def test_a_lead_that_the_second_look_turns_round_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    ranks(monkeypatch, {"high": 0.6, "middle": 0.5}, {"high": 0.5, "middle": 0.52})
    last = the_one(judged(Story(SLOPE), "high"))
    assert last.lead is not None
    assert last.lead.amount == 0.0
    assert last.best.id == "high"


def test_a_choice_found_best_only_by_a_later_look_leads_by_nothing_it_did_not_show(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ranks(monkeypatch, {"high": 0.6, "middle": 0.5}, {"high": 0.5, "middle": 0.55})
    last = the_one(judged(Story(SLOPE), "middle"))
    assert last.lead is not None
    assert last.next_best is not None
    assert (last.best.id, last.next_best.id, last.lead.amount) == ("middle", "high", 0.0)


def test_without_another_option_in_time_there_is_no_lead(monkeypatch: pytest.MonkeyPatch) -> None:
    ranks(monkeypatch, {"high": 0.6})
    last = the_one(judged(Story(SLOPE), "high"))
    assert (last.next_best, last.lead) == (None, None)


DECIDED = {
    "start": Spot({"much": "rich", "little": "poor"}),
    "rich": Spot({"on": "wealth"}, 0.99, seat=1, turn=9),
    "poor": Spot({"on": "rags"}, 0.99, seat=1, turn=9),
    "wealth": Spot(points=(12, 4)),
    "rags": Spot(points=(9, 4)),
}


def test_in_a_decided_game_the_lead_is_in_points() -> None:
    last = the_one(judged(Story(DECIDED), "much"))
    assert last.next_best is not None
    assert last.lead is not None
    assert (last.best.id, last.next_best.id) == ("much", "little")
    assert (last.lead.amount, last.lead.measure) == (3.0, Measure.POINTS)
    assert last.margin.amount == 0.0


def test_in_a_decided_game_fewer_points_are_a_cost_without_a_lead() -> None:
    last = the_one(judged(Story(DECIDED), "little"))
    assert (last.best.id, last.margin.amount, last.margin.measure) == ("much", 3.0, Measure.POINTS)
    assert (last.next_best, last.lead) == (None, None)
