"""The best options are tried in imagined worlds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve

from tests.bots.stories import REVEALED, ROLLED, Spot, Story
from valeria_desktop.bots.meter import Nodes
from valeria_desktop.bots.search import Skill
from valeria_desktop.bots.turns import TurnSettings
from valeria_desktop.bots.worlds import WorldSettings

if TYPE_CHECKING:
    from collections.abc import Sequence

TURN = Skill(turn=TurnSettings())
USUAL = Skill(turn=TurnSettings(), worlds=WorldSettings(turns=2, worlds=8))
WORLDS = Skill(turn=TurnSettings(), worlds=WorldSettings(worlds=40, prior=4.0))
RISK = {
    "start": Spot({"risk": "risk", "safe": "safe"}),
    "risk": Spot({"roll": ("won", "lost", "lost", "lost")}, 0.62, barrier=ROLLED),
    "safe": Spot({"roll": "even"}, 0.58, barrier=ROLLED),
    "won": Spot({"on": "end"}, 0.95, seat=1, turn=9),
    "lost": Spot({"on": "end"}, 0.05, seat=1, turn=9),
    "even": Spot({"on": "end"}, 0.5, seat=1, turn=9),
    "end": Spot(),
}
"""What looks better is so in one world of four only."""


def test_only_whoever_averages_over_worlds_finds_the_safe_way() -> None:
    for seed in range(10):
        assert Story(RISK, worlds=4).choice(TURN, seed=seed) == "risk"
        assert Story(RISK, worlds=4).choice(WORLDS, seed=seed) == "safe"


def test_what_was_found_before_counts_as_so_many_rollouts() -> None:
    stubborn = Skill(turn=TurnSettings(), worlds=WorldSettings(prior=1000.0))
    assert Story(RISK, worlds=4).choice(stubborn) == "risk"


def test_all_options_are_tried_in_the_same_worlds() -> None:
    """Two are tried in eight worlds, and one is left; one world was searched before."""
    story = Story(RISK, worlds=4)
    story.choice(USUAL)
    assert story.imagined == 1 + 8


def better_and_better(number: int, step: float) -> tuple[list[str], dict[str, Spot]]:
    """Return ways and their spots; each way is worth a step more than the one before it."""
    names = [f"way {each}" for each in range(number)]
    ways = {
        name: Spot({"on": "end"}, 0.3 + step * each, seat=1, turn=5)
        for each, name in enumerate(names)
    }
    return names, {
        "start": Spot({name: name for name in names}),
        **ways,
        "end": Spot(points=(0, 0)),
    }


def test_after_some_worlds_half_is_given_up_and_twice_as_many_are_tried() -> None:
    names, spots = better_and_better(6, 0.05)
    story = Story(spots)
    assert story.choice(USUAL) == "way 5"
    tried = {name: story.looked_at.count(name) - 1 for name in names}
    assert tried == {**dict.fromkeys(names[:2], 0), **dict.fromkeys(names[2:4], 8),
                     **dict.fromkeys(names[4:], 24)}  # fmt: skip
    assert story.imagined == 1 + 8 + 16


def test_everybody_plays_on_by_their_own_worth() -> None:
    """Seat 1 answers, and takes what is bad for seat 0."""
    spots = {
        "start": Spot({"trust": "theirs", "safe": "safe"}),
        "theirs": Spot({"kind": "good", "unkind": "bad"}, 0.7, seat=1),
        "good": Spot({"on": "end"}, 0.9, turn=9),
        "bad": Spot({"on": "end"}, 0.1, turn=9),
        "safe": Spot({"on": "end"}, 0.5, seat=1, turn=9),
        "end": Spot(),
    }
    assert Story(spots).choice(TURN) == "trust"
    assert Story(spots).choice(WORLDS) == "safe"


def test_it_plays_so_many_turns_on_and_no_more() -> None:
    def looked_at(turns: int) -> set[str]:
        on = {
            f"turn {n}": Spot({"on": f"turn {n + 1}"}, 0.5, seat=n % 2, turn=n) for n in range(2, 9)
        }
        spots = {"start": Spot({"a": "turn 2", "b": "turn 3"}), **on, "turn 9": Spot()}
        story = Story(spots)
        story.choice(Skill(turn=TurnSettings(), worlds=WorldSettings(turns=turns)))
        return set(story.looked_at)

    assert looked_at(2) == {"turn 2", "turn 3", "turn 4"}
    assert looked_at(4) == {"turn 2", "turn 3", "turn 6"}


def test_a_game_whose_turns_never_end_is_left_in_the_end() -> None:
    spots = {
        "start": Spot({"a": "round", "b": "other"}),
        "round": Spot({"on": "round"}, 0.6, seat=1),
        "other": Spot({"on": "round"}, 0.4, seat=1),
    }
    assert Story(spots).choice(WORLDS) == "a"


def test_a_world_that_not_all_were_tried_in_counts_for_none() -> None:
    """Cut short at any moment, there is an answer, and more worlds make it better."""
    answers = [
        Story(RISK, worlds=4).choice(WORLDS, begin=lambda number=nodes: Nodes(number))
        for nodes in range(1, 120)
    ]
    assert answers[:3] == ["risk"] * 3
    assert answers[-1] == "safe"


def test_without_the_search_of_the_turn_it_races_what_was_looked_at() -> None:
    assert Story(RISK, worlds=4).choice(Skill(worlds=WORLDS.worlds)) == "safe"


def test_a_leaning_counts_in_every_world_but_for_nobody_else() -> None:
    close = {**RISK, "risk": evolve(RISK["risk"], ways={"roll": "even"}, worth=0.56)}

    def leaning(_view: object, option: object) -> float:
        return 0.1 if str(option) == "risk" else 0.0

    assert Story(close).choice(WORLDS) == "safe"
    assert Story(close).choice(WORLDS, leaning=leaning) == "risk"


PLANS = {
    "start": Spot({"a": "a", "b": "b", "c": "c"}),
    "a": Spot({"b": "ab", "other": "poor"}, 0.4),
    "b": Spot({"a": "ba", "other": "poor"}, 0.4),
    "c": Spot({"on": "fair"}, 0.4),
    "ab": Spot({"on": "end"}, 0.7, seat=1, key="both", turn=2),
    "ba": Spot({"on": "end"}, 0.7, seat=1, key="both", turn=2),
    "poor": Spot({"on": "end"}, 0.1, seat=1, turn=2),
    "fair": Spot({"on": "end"}, 0.6, seat=1, turn=2),
    "end": Spot(points=(0, 1), turn=9),
}
"""Both orders of two actions come to the same."""


def test_of_plans_that_come_to_the_same_only_one_takes_part() -> None:
    story = Story(PLANS)
    game = story.begin()
    assert game.decision is not None
    two = Skill(turn=TurnSettings(), worlds=WorldSettings(candidates=2, worlds=5))
    ranked = story.bot(two).rank(game.view(0), game.decision)
    assert [each.option.id for each in ranked] == ["a", "c", "b"]
    assert story.imagined == 1 + 5


def test_what_the_search_of_the_turn_meant_to_do_is_done_in_each_world() -> None:
    """Nothing of this turn is looked at again; the asked seats play the rest."""
    story = Story(PLANS)
    story.choice(Skill(turn=TurnSettings()))
    searched = len(story.looked_at)
    story.looked_at.clear()
    story.choice(USUAL)
    assert story.looked_at[searched:] == ["end"] * 2 * 8


def test_a_plan_is_kept_to_only_as_far_as_a_world_lets_it() -> None:
    """What was turned up decides how to go on, in each world anew."""
    spots = {
        "start": Spot({"up": "up", "safe": "safe"}),
        "up": Spot({"left": ("good", "bad"), "right": ("bad", "good")}, 0.5, barrier=REVEALED),
        "safe": Spot({"on": "fair"}, 0.5),
        "good": Spot({"on": "end"}, 0.9, seat=1, turn=9),
        "bad": Spot({"on": "end"}, 0.1, seat=1, turn=9),
        "fair": Spot({"on": "end"}, 0.8, seat=1, turn=9),
        "end": Spot(),
    }
    for seed in range(10):
        assert Story(spots, worlds=2).choice(WORLDS, seed=seed) == "up"


def test_a_settled_option_drops_out_at_once_and_stays_as_far_behind() -> None:
    """Each is compared with the best in the same worlds; the last two decide it between them."""
    names, spots = better_and_better(4, 0.1)
    asked: list[tuple[int, float]] = []

    def is_settled(differences: Sequence[float], difference: float) -> bool:
        asked.append((len(differences), round(difference, 3)))
        return len(differences) >= (1 if difference > 0.15 else 3)

    story = Story(spots)
    game = story.begin()
    assert game.decision is not None
    settings = WorldSettings(turns=2, worlds=8, settled=is_settled)
    skill = Skill(turn=TurnSettings(), worlds=settings)
    ranked = story.bot(skill).rank(game.view(0), game.decision)
    assert story.imagined == 1 + 3
    assert [each.option.id for each in ranked] == names[::-1]
    tried = [story.looked_at.count(name) - 1 for name in names]
    assert tried == [1, 1, 3, 3]
    distances = [round(ranked[0].value - each.value, 3) for each in ranked]
    assert [(1, each) for each in distances[1:]] == asked[:3]
