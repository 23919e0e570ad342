"""What a choice was worth beside the best one, in tiny games in which the answer is known."""

from __future__ import annotations

from typing import Any

import pytest

from tests.bots.stories import Spot, Story
from valeria_desktop.bots.search import RankedOption, Search
from valeria_desktop.coach.judge import Judge, Judged, is_choice
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
