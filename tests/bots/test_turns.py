"""The search of a whole turn."""

from __future__ import annotations

from attrs import evolve

from tests.bots.stories import REVEALED, ROLLED, Spot, Story
from valeria_desktop.bots.meter import Nodes
from valeria_desktop.bots.search import Skill
from valeria_desktop.bots.turns import TurnSettings

LOOK = Skill()
TURN = Skill(turn=TurnSettings())
BOTH = {
    "start": Spot({"now": "now", "later": "later"}),
    "now": Spot({"more": "little", "most": "some"}, 0.6),
    "later": Spot({"more": "much", "most": "little"}, 0.3),
    "little": Spot({"on": "end"}, 0.35, seat=1),
    "some": Spot({"on": "end"}, 0.65, seat=1),
    "much": Spot({"on": "end"}, 0.9, seat=1),
    "end": Spot(),
}
"""Only who looks at both actions finds the better turn."""


def choice(spots: dict[str, Spot], skill: Skill = TURN, nodes: int = 1000) -> str:
    return Story(spots).choice(skill, begin=lambda: Nodes(nodes))


def test_only_looking_at_both_actions_finds_the_better_turn() -> None:
    assert choice(BOTH, LOOK) == "now"
    assert choice(BOTH) == "later"


def test_it_looks_no_further_than_what_the_seat_decides_in_this_turn() -> None:
    for change in (
        {"later": evolve(BOTH["later"], seat=1)},
        {"later": evolve(BOTH["later"], turn=2)},
        {"later": evolve(BOTH["later"], barrier=ROLLED)},
    ):
        assert choice({**BOTH, **change}) == "now"


def test_of_a_plain_question_within_the_turn_it_takes_the_first() -> None:
    ways = {"more": "little", "most": "much"}
    plain = Spot(ways, 0.3, first_will_do=True, is_followed=False)
    assert choice({**BOTH, "later": evolve(BOTH["later"], ways=ways)}) == "later"
    assert choice({**BOTH, "later": plain}) == "now"


def test_the_beam_opens_the_best_first_and_what_stays_closed_counts_as_the_others_gained() -> None:
    narrow = Skill(turn=TurnSettings(beam=1))
    assert choice(BOTH, narrow) == "now"
    close = {**BOTH, "later": evolve(BOTH["later"], worth=0.59)}
    assert choice(close, narrow) == "now"


def test_a_position_that_is_known_is_not_valued_again() -> None:
    spots = {
        "start": Spot({"a": "a", "b": "b"}),
        "a": Spot({"b": "ab"}, 0.4),
        "b": Spot({"a": "ba"}, 0.4),
        "ab": Spot({"on": "end"}, 0.5, seat=1, key="both"),
        "ba": Spot({"on": "end"}, 0.5, seat=1, key="both"),
        "end": Spot(),
    }
    story = Story(spots)
    assert story.choice(TURN) == "a"
    assert story.looked_at == ["a", "b", "ab"]
    story = Story({**spots, "ba": evolve(spots["ba"], key="another", worth=0.6)})
    assert story.choice(TURN) == "b"
    assert story.looked_at == ["a", "b", "ab", "ba"]


LUCKY = {
    "start": Spot({"safe": "safe", "turn up": "up"}),
    "safe": Spot({"a": "fine", "b": "poor"}, 0.5),
    "up": Spot({"take": ("won", "poor", "poor", "poor"), "leave": "poor"}, 0.5, barrier=REVEALED),
    "won": Spot({"on": "end"}, 0.99, seat=1),
    "fine": Spot({"on": "end"}, 0.6, seat=1),
    "poor": Spot({"on": "end"}, 0.2, seat=1),
    "end": Spot(),
}
"""What is turned up is a treasure in one world of four."""


def test_it_does_not_count_on_what_one_world_turns_up() -> None:
    hopeful = Skill(turn=TurnSettings(worlds=1))
    sober = Skill(turn=TurnSettings(worlds=30))
    answers = [
        [Story(LUCKY, worlds=4).choice(skill, seed=seed) for seed in range(20)]
        for skill in (hopeful, sober)
    ]
    assert "turn up" in answers[0]
    assert set(answers[1]) == {"safe"}


def test_only_what_turns_up_a_card_is_tried_in_other_worlds() -> None:
    story = Story(BOTH)
    story.choice(TURN)
    assert story.imagined == 1


def test_it_ranks_all_options() -> None:
    story = Story(BOTH)
    game = story.begin()
    assert game.decision is not None
    ranked = story.bot(TURN).rank(game.view(0), game.decision)
    assert [(each.option.id, each.value) for each in ranked] == [("later", 0.9), ("now", 0.65)]


def test_with_any_budget_it_answers_with_the_best_it_has_found() -> None:
    answers = [choice(BOTH, nodes=nodes) for nodes in range(8)]
    assert answers == ["now", "now", "now", "now", "now", "now", "later", "later"]


def test_a_leaning_counts_beside_what_the_turn_comes_to() -> None:
    def leaning(bonus: float) -> str:
        return Story(BOTH).choice(TURN, leaning=lambda _, each: bonus * (str(each) == "now"))

    assert leaning(0.24) == "later"
    assert leaning(0.26) == "now"


def test_what_leads_back_to_itself_is_followed_no_further() -> None:
    spots = {
        "start": Spot({"wait": "waiting", "go": "go"}),
        "waiting": Spot({"wait": "waiting", "go": "go"}, 0.5, key="waiting"),
        "go": Spot({"on": "end"}, 0.6, seat=1),
        "end": Spot(),
    }
    assert choice(spots) in {"go", "wait"}
    assert choice({**spots, "go": evolve(spots["go"], worth=0.4)}) == "wait"
