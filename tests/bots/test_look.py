"""The one-step look, and what is overlooked."""

from __future__ import annotations

from functools import partial

import pytest
from attrs import evolve

from tests.bots.stories import Spot, Story
from valeria_desktop.bots.meter import Nodes
from valeria_desktop.bots.search import Search, Skill

LOOK = Skill()
BLIND = Skill(overlooks=0.8)
EASY = Story(
    {
        "start": Spot({"worse": "a", "better": "b", "like it": "c"}),
        "a": Spot({"on": "end"}, 0.4, seat=1),
        "b": Spot({"on": "end"}, 0.6, seat=1),
        "c": Spot({"on": "end"}, 0.6, seat=1),
        "end": Spot(),
    }
)


def test_it_takes_what_leads_to_the_best_position() -> None:
    """Of two that are as good the first."""
    assert EASY.choice(LOOK) == "better"


def test_it_answers_its_own_follow_up_questions_well() -> None:
    spots = {
        "start": Spot({"safe": "safe", "rich": "how"}),
        "safe": Spot({"on": "end"}, 0.5, seat=1),
        "how": Spot({"badly": "bad", "well": "good"}, 0.1, is_followed=True),
        "bad": Spot({"on": "end"}, 0.2, seat=1),
        "good": Spot({"on": "end"}, 0.8, seat=1),
        "end": Spot(),
    }
    assert Story(spots).choice(LOOK) == "rich"
    others = {**spots, "how": evolve(spots["how"], seat=1)}
    assert Story(others).choice(LOOK) == "safe"
    loose = {**spots, "how": evolve(spots["how"], is_followed=False)}
    assert Story(loose).choice(LOOK) == "safe"


def test_of_follow_up_questions_only_answers_worth_trying_are_tried() -> None:
    """With one answer a question costs no depth: the fifth one is still answered."""
    names = ("one", "two", "three", "four", "five")
    ends = {f"{name} left": Spot({"on": "end"}, 0.1, seat=1) for name in names}
    way = {
        name: Spot({"leave": f"{name} left", "go on": then}, 0.3, is_followed=True)
        for name, then in zip(names, (*names[1:], "goal"), strict=True)
    }
    spots = {
        "start": Spot({"safe": "safe", "far": "one"}),
        "safe": Spot({"on": "end"}, 0.5, seat=1),
        "goal": Spot({"on": "end"}, 0.9, seat=1),
        "end": Spot(),
        **way,
        **ends,
    }
    told = Story(spots, tried=dict.fromkeys(names, "go on"))
    assert told.choice(LOOK) == "far"
    assert told.looked_at == ["safe", "goal"]
    assert Story(spots).choice(LOOK) == "safe"  # the goal is too deep if both ways are tried


def test_where_the_first_will_do_no_other_is_tried() -> None:
    story = Story(
        {
            "start": Spot({"safe": "safe", "paid": "pay"}),
            "safe": Spot({"on": "end"}, 0.5, seat=1),
            "pay": Spot({"one way": "first", "another": "second"}, first_will_do=True),
            "first": Spot({"on": "end"}, 0.6, seat=1),
            "second": Spot({"on": "end"}, 0.9, seat=1),
            "end": Spot(),
        }
    )
    assert story.choice(LOOK) == "paid"
    assert story.looked_at == ["safe", "first"]
    asked = Story({**story.spots, "start": story.spots["pay"]})
    assert asked.choice(LOOK) == "one way"
    assert not asked.looked_at
    assert not asked.imagined


def test_a_won_end_is_best_and_points_tell_lost_ones_apart() -> None:
    lost = {
        "start": Spot({"far": "far", "near": "near", "even farther": "farther"}),
        "far": Spot(points=(1, 9)),
        "near": Spot(points=(8, 9)),
        "farther": Spot(points=(0, 9)),
    }
    assert Story(lost).choice(LOOK) == "near"
    start = evolve(lost["start"], ways={**lost["start"].ways, "hope": "hope", "win": "won"})
    won = {**lost, "start": start, "hope": Spot({"on": "far"}, 0.99, seat=1)}
    assert Story({**won, "won": Spot(points=(9, 8))}).choice(LOOK) == "win"


def test_points_tell_apart_what_is_as_good_as_won_or_lost() -> None:
    """Who sees 1.0 everywhere would else go on for ever."""
    for chance in (1.0, 1 - 1e-9, 0.0, 1e-9):
        spots = {
            "start": Spot({"wait": "wait", "get on": "on"}),
            "wait": Spot({"on": "end"}, chance, seat=1, points=(3, 1)),
            "on": Spot({"on": "end"}, chance, seat=1, points=(5, 1)),
            "end": Spot(),
        }
        assert Story(spots).choice(LOOK) == "get on"
        doubtful = {name: evolve(spot, worth=0.5) for name, spot in spots.items()}
        assert Story(doubtful).choice(LOOK) == "wait"


def test_nobody_does_what_they_like_in_a_game_that_is_decided() -> None:
    def leaning(_view: object, option: object) -> float:
        return 0.05 if str(option) == "like it" else 0.0

    for worth, answer in ((0.5, "like it"), (0.99, "better"), (0.01, "better")):
        spots = {
            "start": Spot({"better": "b", "like it": "c"}),
            "b": Spot({"on": "end"}, worth, seat=1),
            "c": Spot({"on": "end"}, worth, seat=1),
            "end": Spot(),
        }
        assert Story(spots).choice(LOOK, leaning=leaning) == answer


def test_one_answer_needs_no_thought() -> None:
    story = Story({"start": Spot({"on": "end"}), "end": Spot()})
    assert story.choice(LOOK) == "on"
    assert not story.imagined


def test_what_is_overlooked_is_not_looked_at_but_something_always_is() -> None:
    seen = [0, 0, 0, 0]
    for seed in range(300):
        EASY.looked_at.clear()
        assert EASY.choice(BLIND, seed=seed) in {"worse", "better", "like it"}
        seen[len(EASY.looked_at)] += 1
    assert seen[0] == pytest.approx(300 * 0.8**2, abs=25)  # one was found, and needs no look
    assert seen[1] == 0
    assert seen[3] == pytest.approx(300 * 0.2**2, abs=10)


def test_each_option_may_be_the_one_that_is_found() -> None:
    answers = {EASY.choice(Skill(overlooks=1.0), seed=seed) for seed in range(20)}
    assert answers == {"worse", "better", "like it"}


def test_the_same_seed_overlooks_the_same() -> None:
    def answers(seed: int) -> list[str]:
        bot, game = EASY.bot(BLIND, seed), EASY.begin()
        assert game.decision is not None
        return [bot.choose(game.view(0), game.decision).id for _ in range(12)]

    assert answers(3) == answers(3)
    assert answers(3) != answers(4)


def test_a_leaning_decides_what_is_close_and_no_more() -> None:
    def leaning(_view: object, option: object) -> float:
        return 0.05 if str(option) == "like it" else 0.0

    assert EASY.choice(LOOK, leaning=leaning) == "like it"
    far = Story({**EASY.spots, "b": evolve(EASY.spots["b"], worth=0.66)})
    assert far.choice(LOOK, leaning=leaning) == "better"


def test_a_leaning_counts_for_what_is_asked_and_not_for_what_may_follow() -> None:
    def leaning(_view: object, option: object) -> float:
        return 0.05 if str(option) == "like it" else 0.0

    after = Story(
        {
            **EASY.spots,
            "b": Spot({"like it": "c", "not": "a"}, is_followed=True),
            "c": Spot({"on": "end"}, 0.58, seat=1),
            "start": Spot({"plain": "d", "better": "b"}),
            "d": Spot({"on": "end"}, 0.6, seat=1),
        }
    )
    assert after.choice(LOOK, leaning=leaning) == "plain"


def test_a_game_without_worth_can_not_be_searched() -> None:
    rules = evolve(EASY.rules, worth=None)
    with pytest.raises(TypeError, match="Nobody has said what a position of A Story is worth"):
        Search(rules, LOOK, partial(Nodes, 1))
