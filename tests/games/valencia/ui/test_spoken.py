"""Valencia in sentences: parts of a round in few words, what a player has, and the standing."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from attrs import evolve

from tests.games.valencia.scenario import NAMES, Scenario
from tests.games.valencia.ui.scenes import seen
from valeria_desktop.games.valencia.game import RULES
from valeria_desktop.games.valencia.rules import events as told
from valeria_desktop.games.valencia.rules.model.cards import Card
from valeria_desktop.games.valencia.rules.model.guild import Guild
from valeria_desktop.games.valencia.rules.model.parts import RoundPart
from valeria_desktop.games.valencia.rules.progress import progress_seen
from valeria_desktop.games.valencia.rules.setup import Advanced, Setup
from valeria_desktop.games.valencia.ui.board.own_side import own_side_of
from valeria_desktop.games.valencia.ui.board.secrets import ALL, NOTHING, Secret
from valeria_desktop.games.valencia.ui.cards.card_words import task_sentence
from valeria_desktop.games.valencia.ui.face import FACE
from valeria_desktop.games.valencia.ui.spoken import ValenciaSpoken, peeked
from valeria_desktop.kernel.chance import Stream
from valeria_desktop.kernel.phrases import say
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.session.chronicle import Chronicle, Line
from valeria_desktop.session.story import Chapter, Story
from valeria_desktop.ui.reader.told_turns import MOST, ToldTurns, shortened

if TYPE_CHECKING:
    from valeria_desktop.games.valencia.rules.scene import Scene
    from valeria_desktop.kernel.events import Event

SPOKEN = ValenciaSpoken()


def heard(*events: Event, viewer: int = 0, first: int = 0) -> str:
    """Say a part of a round with these events to a viewer, from an event on."""
    lines = tuple(Line(1, 1, event) for event in events)
    return shortened(SPOKEN.turn(Chapter(0, lines, ()), first, NAMES, viewer))


def alone(table: Scenario) -> Scene:
    """Look at a scenario as the only person at the screen."""
    scene = seen(table)
    return evolve(scene, seats=default_seats(len(scene.seats), bots="random"))


AUCTION = (
    told.PartBegan(turn=3, round=1, seat=1, part=RoundPart.B, guild=Guild.WINE),
    told.Revealed(1, (Card.SIX, Card.TWO)),
    told.Passed(2),
    told.Revealed(0, (Card.FIVE,)),
    told.Ranked((1, 0), (8, 5)),
    told.FigureTaken(1),
    told.Sat(1, 4),
    told.GoodGained(1, Guild.WINE),
    told.GoodGained(0, Guild.WINE),
    told.Settled(0, 12, say("wine space for 3 coins on the left"), 3),
)


@pytest.mark.clause("VA30")
def test_successive_gains_are_one_deed() -> None:
    events = told.PrestigeGained(1, 2), told.PrivilegeGained(1)
    assert heard(*events) == f"{NAMES[1]} gained 2 prestige and 1 privilege."
    bought = told.GoodGained(0, Guild.WINE), told.CoinsGained(0, 1)
    settled = told.Settled(0, 12, say("wine space"), 3)
    words = heard(*bought, settled, told.CoinsGained(0, 2))
    assert words == (
        f"{NAMES[0]} gained 1 Wine and 1 coin, settled on the wine space and gained 2 coins."
    )


def test_an_auction_is_its_ranking_and_the_deeds_with_the_own_ones_first() -> None:
    """For the figure, which the ranking tells, no words are left."""
    assert heard(*AUCTION) == (
        "Round 1, step B: Wine. Ranking: Ben with 8 and Ana with 5. "
        "Ana gained 1 Wine and settled on the wine space for 3 coins on the left. "
        "Ben took the seat of the wine guild and gained 1 Wine. "
        "Cleo passed."
    )


def test_before_the_ranking_each_bid_is_told() -> None:
    assert heard(*AUCTION[:3]) == "Round 1, step B: Wine. Ben revealed 6 + 2 = 8. Cleo passed."


def test_what_was_told_is_left_out() -> None:
    assert heard(*AUCTION[:5], first=3) == "Ranking: Ben with 8 and Ana with 5."


def test_single_cards_are_counted_and_the_own_plan_is_known() -> None:
    plans = told.PlanTold(0, (2,)), told.PlanTold(1, (1, 1, 1, 1)), told.PlanTold(2, (3, 2, 1))
    assert heard(*plans) == (
        "Ben laid down 4 single cards. Cleo laid down stacks of 3 and 2 and 1 single card."
    )


def test_a_seat_that_the_viewer_lost_is_told_in_any_case() -> None:
    events = told.SentHome(0, 1), told.Sat(1, 1)
    assert heard(*events) == (
        "A member of Ana left the seat of the church. Ben took the seat of the church."
    )


@pytest.mark.parametrize("players", [2, 3, 5])
def test_what_others_did_never_takes_more_than_a_few_words(players: int) -> None:
    """Someone who looks on did nothing themselves."""
    game = RULES.deal(Setup(players, advanced=frozenset(Advanced)), 7)
    chance, chronicle = Stream(11), Chronicle()
    while game.decision is not None:
        options = game.decision.options
        chronicle.tell(game.choose(options[chance.below(len(options))]).events)
    story = Story(FACE.tell_turn)
    story.tell(chronicle.lines, NAMES)
    said = [shortened(SPOKEN.turn(each, each.first, NAMES, players)) for each in story.chapters]
    assert all(said)
    assert max(len(words.split()) for words in said) <= MOST


def test_a_step_is_named_before_the_first_bid_and_two_parts_can_be_heard_again() -> None:
    turns = ToldTurns()
    turns.use(FACE.make_spoken(), FACE.tell_turn)
    parts = [
        told.PartBegan(turn=turn, round=1, seat=0, part=part, guild=None)
        for turn, part in enumerate((RoundPart.A, RoundPart.C, RoundPart.E), 2)
    ]
    lines = [Line(part.turn, 1, part) for part in parts]
    assert turns.told(lines[:1], NAMES, 0, is_asked=True) == [
        "Round 1, step A: Nobility and church."
    ]
    assert turns.told(lines, NAMES, 0, is_asked=True) == [
        "Round 1, step C: Merchants.",
        "Round 1, step E: Merchants.",
    ]
    assert turns.again == "Round 1, step C: Merchants. Round 1, step E: Merchants."


# --- what a player has, and the standing


def table() -> Scenario:
    made = Scenario(players=3).holds(0, {"wine": 2, "cloth": 1}, coins=7).tasks(0, 1)
    made.stacks(0, "6 5", "3").stacks(1, "4 4").sits(1, "nobility").built("b2", "recall")
    return made.at(RoundPart.B, guild="wine")


def test_coins_goods_and_members_are_said_to_one_person() -> None:
    assert SPOKEN.own(alone(table())) == "7 coins, 2 Wine, 1 Cloth and 15 members left"


def test_where_several_sit_only_public_things_are_said() -> None:
    scene = seen(table())
    assert SPOKEN.own(scene) == "15 members left"
    standing = SPOKEN.standing(scene)
    assert standing.startswith("Stacks left: 2. Round ")
    assert str(scene.view.own.tasks[0].words()) not in standing


def test_the_standing_says_all_that_the_table_shows() -> None:
    scene = alone(table())
    task = scene.view.own.tasks[0].words()
    me, other, third = scene.names
    standing = SPOKEN.standing(scene)
    assert standing.startswith(f"Your stacks: 6 + 5; 3. {task}: ")
    assert f"Round {scene.round}, step B: Wine. Council: Nobility {other}." in standing
    assert "Fountain of this round: " in standing
    assert "Built: " in standing
    assert "Your points so far: 0." in standing
    assert f"{other}: points so far 0, members left 14, stacks 1." in standing
    assert standing.endswith(f"{third}: points so far 0, members left 15, stacks 0.")
    assert me not in standing


def test_bids_of_the_present_auction_are_part_of_the_standing() -> None:
    scene = alone(table().reveals(0, "6 5"))
    assert f"Ranking: {scene.names[0]} with 11." in SPOKEN.standing(scene)


# --- looking at secrets


def test_alone_d_tells_the_tasks_and_among_others_what_the_question_is_about_too() -> None:
    made = table()
    scene = alone(made)
    (task,) = scene.view.own.tasks
    said = task_sentence(task, 3, progress_seen(scene.view, task))
    assert peeked(scene, own_side_of(scene, opened=ALL)) == said
    scene = seen(made)
    assert peeked(scene, own_side_of(scene, opened=ALL)) == (
        f"You have 7 coins, 2 Wine and 1 Cloth. Your stacks: 6 + 5; 3. {said}"
    )
    assert peeked(scene, own_side_of(scene, opened=frozenset({Secret.STACKS}))) == (
        "Your stacks: 6 + 5; 3."
    )
    assert peeked(scene, own_side_of(scene, opened=NOTHING)) == "Nothing to look at now."
