"""The bots by name: levels, leanings, and what they may spend."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from attrs import evolve

from tests.bots.stories import Spot, Story
from tests.bots.toys import WORTH_TOYS
from tests.counts import thorough
from tests.kernel.toys import TOYS
from valeria_desktop.bots.levels import SKILLS, has_quick
from valeria_desktop.bots.meter import Clock, Nodes, SpentError, Waited
from valeria_desktop.bots.registry import (
    UnknownBotError,
    best_bot,
    bots_of,
    is_known,
    levels_of,
    make_bot,
    names_of,
    usual_bot,
)
from valeria_desktop.bots.search import SearchBot, Skill
from valeria_desktop.games.valeria.game import LEANINGS, RULES
from valeria_desktop.kernel.seats import Colour, Seat, Sign

if TYPE_CHECKING:
    from valeria_desktop.kernel.game import Game
    from valeria_desktop.kernel.rules import QuickRanking, Rules

FIVE = ("squire", "knight", "baron", "duchess", "queen")
ALL = ", ".join(FIVE)
TOY, BID = WORTH_TOYS["reaction"], TOYS["bid"]
MANY = {
    "start": Spot({f"way {n}": f"spot {n}" for n in range(9)}),
    **{f"spot {n}": Spot({"on": f"after {n}", "off": "end"}, n / 20) for n in range(9)},
    **{f"after {n}": Spot({"on": "end"}, 0.5 + n / 20, seat=1, turn=2) for n in range(9)},
    "end": Spot(points=(0, 1)),
}


def test_a_game_with_a_worth_has_five_levels_the_weakest_first() -> None:
    assert levels_of(RULES) == levels_of(TOY) == tuple(SKILLS) == FIVE
    assert levels_of(BID) == ()
    assert names_of(RULES) == ("random", "greedy", *FIVE)
    assert names_of(BID) == ("random",)
    assert set(bots_of(RULES)) == {"random", "greedy"}


def test_the_best_bot_is_the_queen_and_the_usual_one_a_games_own() -> None:
    assert (best_bot(RULES), usual_bot(RULES)) == ("queen", "greedy")
    assert (best_bot(TOY), usual_bot(TOY)) == ("queen", "random")
    assert (best_bot(BID), usual_bot(BID)) == ("random", "random")
    own = evolve(BID, bots=RULES.bots)
    assert (best_bot(own), usual_bot(own)) == ("greedy", "greedy")


def test_a_level_is_made_with_and_without_a_leaning() -> None:
    for level in FIVE:
        for name in (level, *(f"{level}+{leaning}" for leaning in LEANINGS)):
            assert isinstance(make_bot(RULES, name, 1), SearchBot)
            assert is_known(RULES, name)
            seat = Seat("Ann", Colour.SKY, Sign.OAK, name)
            assert seat.bot == name


@pytest.mark.parametrize(
    ("rules", "name", "sentence"),
    [
        (BID, "queen", "There is no bot 'queen'; choose one of random."),
        (TOY, "king", f"There is no bot 'king'; choose one of random, {ALL}."),
        (TOY, "king+easy", f"There is no bot 'king'; choose one of random, {ALL}."),
        (TOY, "queen+hunter", "There is no leaning 'hunter'; choose one of easy."),
        (TOY, "queen+", "There is no leaning ''; choose one of easy."),
        (TOY, "random+easy", f"The bot 'random' can't have a leaning; choose one of {ALL}."),
        (BID, "random+easy", "The bot 'random' can't have a leaning; leave it out."),
        (evolve(TOY, leanings={}), "queen+easy", "There is no leaning 'easy'; leave it out."),
        (TOY, "queen+easy+easy", "There is no leaning 'easy+easy'; choose one of easy."),
    ],
)  # fmt: skip
def test_what_is_not_known_is_refused_by_one_sentence(
    rules: Rules[Any], name: str, sentence: str
) -> None:
    with pytest.raises(UnknownBotError) as caught:
        make_bot(rules, name, 1)
    assert str(caught.value) == sentence
    assert not is_known(rules, name)


def test_weaker_levels_overlook_more_and_only_the_best_two_search() -> None:
    skills = [level.skill for level in SKILLS.values()]
    overlooked = [skill.overlooks for skill in skills]
    assert overlooked == sorted(overlooked, reverse=True)
    assert [bool(skill.turn) for skill in skills] == [False] * 3 + [True] * 2
    assert [bool(skill.worlds) for skill in skills] == [False] * 4 + [True]
    assert max(level.seconds for level in SKILLS.values()) < 0.8


# --- the budget


def test_a_number_of_positions_is_kept() -> None:
    meter = Nodes(2)
    meter.take()
    meter.take()
    with pytest.raises(SpentError):
        meter.take()


def test_a_clock_is_kept() -> None:
    assert taken(0.5, 10.0, 10.0, 10.1, 10.2, 10.3, 10.4) == 4


def taken(seconds: float, *times: float) -> int:
    """Return how many positions a clock lets take at these times, the first that of its begin."""
    going = iter(times)
    meter = Clock(seconds, lambda: next(going))
    for number in range(len(times)):
        try:
            meter.take()
        except SpentError:
            return number
    raise AssertionError("the time was never over")


def test_nothing_is_begun_that_may_end_too_late() -> None:
    """After a step of 0.2 s another one may take as long; what comes before the first may not."""
    assert taken(0.5, 10.0, 10.0, 10.2, 10.25, 10.3) == 3
    assert taken(0.5, 10.0, 10.3, 10.31, 10.32, 10.33, 10.495) == 4


def test_a_long_step_counts_for_the_rest_of_the_time() -> None:
    """A machine that stood still once may do so again."""
    assert taken(1.0, 10.0, 10.0, 10.45, 10.46, 10.51, 10.56) == 4


@pytest.mark.parametrize(("late", "worlds"), [(0.0, True), (0.7, False)])
def test_no_world_is_imagined_when_time_is_over(late: float, *, worlds: bool) -> None:
    times = iter((0.0, late))
    meter = Clock(0.5, lambda: next(times))
    assert meter.is_over is not worlds
    assert Nodes(0).is_over is False


def test_the_time_that_a_player_has_waited_already_counts() -> None:
    times = iter((5.0, 5.2, 6.0))
    waited = Waited.begin(lambda: next(times))
    assert waited.seconds == pytest.approx(0.2)
    assert waited() == 6.0


@pytest.mark.parametrize("level", FIVE)
@pytest.mark.parametrize("nodes", [0, 1, 2, 7, 30, 200])
def test_no_level_looks_at_more_positions_than_it_may(level: str, nodes: int) -> None:
    story = Story(MANY)
    game = story.begin()
    assert game.decision is not None
    option = make_bot(story.rules, level, 3, nodes).choose(game.view(0), game.decision)
    assert option in game.decision.options
    assert len(story.looked_at) <= nodes


@pytest.mark.parametrize("level", FIVE)
def test_no_level_takes_longer_than_its_time_by_more_than_one_look(level: str) -> None:
    """Each look takes a tenth of what the level has."""
    story, seconds = Story(MANY), SKILLS[level].seconds
    game = story.begin()
    assert game.decision is not None

    def now() -> float:
        return len(story.looked_at) * seconds / 10

    bot = make_bot(story.rules, level, 3, now)
    for _ in range(5):
        story.looked_at.clear()
        assert bot.choose(game.view(0), game.decision) in game.decision.options
        assert len(story.looked_at) <= 10


def test_more_positions_never_make_the_turn_search_worse() -> None:
    """Cut short anywhere, it takes the best of what it has seen; with all of it the best."""
    story = Story(MANY)
    game = story.begin()
    assert game.decision is not None
    answers = [
        int(make_bot(story.rules, "duchess", 1, n).choose(game.view(0), game.decision).id[-1])
        for n in range(60)
    ]
    assert answers == sorted(answers)
    assert answers[0] == 0
    assert answers[-1] == 8


# --- any game


@pytest.mark.parametrize("name", [*FIVE[:-1], *thorough("queen", "queen+easy")])
@pytest.mark.parametrize("toy", WORTH_TOYS)
def test_each_level_plays_a_whole_game_of_each_toy_the_same_way_again(toy: str, name: str) -> None:
    first, second = (played(WORTH_TOYS[toy], name) for _ in range(2))
    assert first == second


def played(rules: Rules[Any], name: str) -> list[str]:
    game: Game[Any] = rules.deal(rules.setup(), 7, collects_events=False)
    bot, answers = make_bot(rules, name, 1, 60), []
    while game.decision is not None:
        option = bot.choose(game.view(game.decision.seat), game.decision)
        assert option in game.decision.options
        answers.append(option.id)
        game.choose(option)
    return answers


def test_what_a_game_ranks_itself_is_taken_where_it_can() -> None:
    """Where it can't rank something, the search does; it is told what a level may spend."""
    ranked: list[tuple[int, float]] | None = [(1, 0.5), (0, 0.49)]
    asked: list[object] = []

    def quick(skill: object, nodes: int) -> QuickRanking:
        asked.append((skill, nodes))
        return lambda _view, _stream, places: ranked if places == (0, 1) else None

    def likes_the_first(_view: object, option: object) -> float:
        return 0.02 * (option is decision.options[0])

    rules = evolve(TOY, quick=quick, leanings={"easy": likes_the_first})
    game = rules.deal(rules.setup(), 7, collects_events=False)
    decision = evolve(game.decision, options=game.decision.options[:2])
    view = game.view(decision.seat)
    assert make_bot(rules, "queen", 1, 50).choose(view, decision) is decision.options[1]
    assert make_bot(rules, "queen", 1).choose(view, decision) is decision.options[1]
    assert asked == [(SKILLS["queen"].skill, 50), (SKILLS["queen"].skill, SKILLS["queen"].nodes)]
    assert make_bot(rules, "queen+easy", 1, 50).choose(view, decision) is decision.options[0]
    assert has_quick(rules)
    assert not has_quick(TOY)
    ranked = None
    searched = make_bot(TOY, "queen", 1, 50).choose(view, decision)
    assert make_bot(rules, "queen", 1, 50).choose(view, decision) is searched


def test_a_game_may_change_a_levels_skill_and_rank_some_decisions_itself() -> None:
    ranked: list[tuple[int, float]] | None = [(1, 0.5), (0, 0.4)]

    def skill_of(name: str, usual: Skill) -> Skill:
        return evolve(usual, own=lambda *_: ranked) if name == "queen" else usual

    rules = evolve(TOY, skill_of=skill_of)
    game = rules.deal(rules.setup(), 7, collects_events=False)
    decision = evolve(game.decision, options=game.decision.options[:2])
    view = game.view(decision.seat)
    assert make_bot(rules, "queen", 1, 50).choose(view, decision) is decision.options[1]
    duchess = [make_bot(each, "duchess", 1, 50).choose(view, decision) for each in (rules, TOY)]
    assert duchess[0] is duchess[1]
    ranked = None
    searched = make_bot(TOY, "queen", 1, 50).choose(view, decision)
    assert make_bot(rules, "queen", 1, 50).choose(view, decision) is searched


@pytest.mark.slow
def test_the_duchess_beats_chance_in_each_toy() -> None:
    """She wins two thirds of the bids, nearly all of the reactions, and 79 % of the stairs."""
    games = 100  # among 20 bids she may win 9 or 17
    least = {"bid": 0.55, "reaction": 0.9, "stairs": 0.7}
    for toy, rules in WORTH_TOYS.items():
        share = 0.0
        for seed in range(games):
            game = rules.deal(rules.setup(), seed, collects_events=False)
            bots = [make_bot(rules, "random", seed), make_bot(rules, "duchess", seed, 300)]
            while game.decision is not None:
                seat = game.decision.seat
                game.choose(bots[seat].choose(game.view(seat), game.decision))
            share += game.result().share_of(1)
        assert share > least[toy] * games


def test_a_game_with_many_ways_through_a_turn_is_searched_more_broadly() -> None:
    usual, broad = TOY, evolve(TOY, breadth=19)
    for name in ("duchess", "queen"):
        beams = []
        for rules in (usual, broad):
            bot = make_bot(rules, name, 1)
            assert isinstance(bot, SearchBot)
            turn = bot._search.skill.turn
            assert turn is not None
            beams.append(turn.beam)
        assert beams == [6, 19]
    squire = make_bot(broad, "squire", 1)
    assert isinstance(squire, SearchBot)
    assert squire._search.skill is SKILLS["squire"].skill
