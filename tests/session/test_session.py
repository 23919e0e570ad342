"""A session: answers, undo up to what came to light, redo, the log and what each seat sees."""

from __future__ import annotations

import pytest

from valeria_desktop.bots.registry import make_bot
from valeria_desktop.games.valeria.files.loader import shipped_catalog
from valeria_desktop.games.valeria.game import RULES
from valeria_desktop.games.valeria.rules.events import DukeKept, Rolled
from valeria_desktop.games.valeria.rules.model.cards import EXHAUSTED
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.rules.setup import Setup, Solo, Variant
from valeria_desktop.games.valeria.rules.turn.phases import Phase
from valeria_desktop.kernel.errors import IllegalChoiceError
from valeria_desktop.kernel.record import Record
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.session.choices import fallback
from valeria_desktop.session.session import Session

CATALOG = shipped_catalog()
SETUPS = {
    "two": Setup(players=2),
    "five": Setup(players=5, preset="random", variants=frozenset({Variant.EVENTS, Variant.MIXED})),
    "dark lord": Setup(players=1, solo=Solo.DARK_LORD),
    "siege": Setup(players=1, solo=Solo.SIEGE),
}


def begin(setup: Setup | None = None, seed: int = 7) -> Session:
    setup = setup or Setup(players=2)
    return Session.begin(RULES, setup, default_seats(setup.players), seed)


def play_to(session: Session, prompt: Prompt, *, limit: int = 400) -> Session:
    """Answer as the greedy bot does until a question of this kind is open."""
    bot = make_bot(RULES, "greedy", 1)
    for _ in range(limit):
        decision = session.decision
        assert decision is not None
        if decision.prompt is prompt:
            return session
        view = session.scene(decision.seat).view
        session.choose(bot.choose(view, decision).id)
    raise AssertionError(f"no {prompt} in {limit} choices")


def play_out(session: Session) -> Session:
    bot = make_bot(RULES, "greedy", 1)
    while (decision := session.decision) is not None:
        session.choose(bot.choose(session.scene(decision.seat).view, decision).id)
    return session


def recruit(session: Session) -> str:
    """Recruit the cheapest citizen, payment and all; give the option's id."""
    play_to(session, Prompt.ACT)
    decision = session.decision
    assert decision is not None
    option = next(option for option in decision.options if option.id.startswith("recruit"))
    session.choose(option.id)
    if session.decision and session.decision.prompt is Prompt.PAY:
        session.choose(session.decision.options[0].id)
    return option.id


def test_nothing_can_be_undone_before_the_first_decision() -> None:
    session = begin()
    assert session.undo_refusal == "Nothing has been decided yet"
    session.undo()
    assert session.record.choices == []


@pytest.mark.clause("S9")
def test_a_choice_gives_back_what_everybody_may_know_of_it() -> None:
    """Which Duke was kept is nobody else's business; the dice are everyone's."""
    session = begin()
    assert session.decision is not None
    kept = session.choose(session.decision.options[0].id)
    assert not any(isinstance(event, DukeKept) for event in kept.events)
    play_to(session, Prompt.ROLL)
    rolled = session.choose("roll")
    assert any(isinstance(event, Rolled) for event in rolled.events)


def test_an_action_is_undone_with_its_payment() -> None:
    session = play_to(begin(), Prompt.ACT)
    before = session.scene(0)
    choices = list(session.record.choices)
    lines = len(session.chronicle.lines)
    recruit(session)
    assert len(session.record.choices) > len(choices) or session.scene(0) != before
    session.undo()
    assert session.record.choices == choices
    assert len(session.chronicle.lines) == lines
    assert session.scene(0) == before


def test_a_half_paid_action_is_undone() -> None:
    session = play_to(begin(), Prompt.PAY)
    asked = session.decision
    session.undo()
    assert asked is not None
    assert session.decision is not None
    assert session.decision.prompt is Prompt.ACT
    assert session.decision.seat == asked.seat


def test_what_was_undone_can_be_done_again() -> None:
    session = play_to(begin(), Prompt.ACT)
    recruit(session)
    after, choices = session.scene(0), list(session.record.choices)
    session.undo()
    assert session.can_redo
    session.redo()
    assert session.scene(0) == after
    assert session.record.choices == choices
    assert not session.can_redo


def test_redo_stops_after_one_action() -> None:
    session = play_to(begin(), Prompt.ACT)
    start = len(session.record.choices)
    session.choose("gain gold")
    session.choose("gain magic")
    session.undo()
    session.undo()
    assert len(session.record.choices) == start
    session.redo()
    assert session.record.choices[start:] == ["gain gold"]
    assert session.can_redo


def test_another_answer_forgets_what_was_undone() -> None:
    session = play_to(begin(), Prompt.ACT)
    session.choose("gain gold")
    session.undo()
    session.choose("gain magic")
    assert not session.can_redo


def test_rolled_dice_are_not_undone() -> None:
    session = play_to(begin(), Prompt.ROLL)
    session.choose("roll")
    assert session.undo_refusal == "The dice have been rolled"
    choices = list(session.record.choices)
    session.undo()
    assert session.record.choices == choices


def test_the_last_action_of_a_turn_can_be_undone_until_the_next_player_rolls() -> None:
    session = play_to(begin(), Prompt.ACT)
    seat = session.decision.seat if session.decision else None
    session.choose("gain gold")
    session.choose("gain gold")
    assert session.decision is not None
    assert session.decision.seat != seat
    assert session.undo_refusal is None
    session.undo()
    assert session.decision.seat == seat


def test_another_players_decision_is_not_undone() -> None:
    session = begin()
    assert session.decision is not None
    for _ in range(2):
        session.choose(session.decision.options[0].id)
    session.undo()
    assert session.undo_refusal == "Another player has decided since"


def test_a_card_turned_up_is_not_undone() -> None:
    session = begin(seed=3)
    bot = make_bot(RULES, "greedy", 1)
    built = False
    while not built:
        decision = session.decision
        assert decision is not None
        option = bot.choose(session.scene(decision.seat).view, decision)
        built = option.id.startswith("build")
        session.choose(option.id)
    while session.decision and session.decision.prompt in {Prompt.PAY, Prompt.USE}:
        session.choose(session.decision.options[0].id)
    assert session.undo_refusal == "A card has been turned up"


@pytest.mark.thorough
@pytest.mark.parametrize("name", SETUPS)
def test_a_session_taken_up_from_its_record_is_the_same(name: str) -> None:
    setup = SETUPS[name]
    session = play_out(begin(setup))
    record = Record(RULES, setup, 7, list(session.record.choices))
    again = Session(record, default_seats(setup.players))
    assert again.result() == session.result()
    assert [line.words(again.names) for line in again.chronicle.lines] == [
        line.words(session.names) for line in session.chronicle.lines
    ]


def test_nothing_can_be_chosen_after_the_end() -> None:
    session = play_out(begin())
    with pytest.raises(IllegalChoiceError, match="The game is over"):
        session.choose("roll")


@pytest.mark.thorough
@pytest.mark.parametrize("name", SETUPS)
def test_points_by_round_end_with_the_final_score(name: str) -> None:
    session = play_out(begin(SETUPS[name]))
    rows = session.points_by_round()
    scores = tuple(score.total for score in session.result().sides)
    scene = session.scene(0)
    assert rows[-1] == scores
    assert len(rows) == scene.round
    assert scene.phase is None


def test_the_log_tells_no_duke_before_the_end() -> None:
    session = play_to(begin(), Prompt.ROLL)
    dukes = {duke.name for duke in CATALOG.dukes}
    assert not any(
        duke in str(line.words(session.names)) for line in session.chronicle.lines for duke in dukes
    )


def test_a_line_names_the_cards_behind_it() -> None:
    session = begin()
    recruited = recruit(session)
    place = int(recruited.rsplit("-", 1)[1]) + 4
    line = next(line for line in reversed(session.chronicle.lines) if line.things)
    assert not line.begins_turn
    card = next(
        citizen
        for citizen in session.scene(0).view.table.citizens
        if session.scene(0).view.table.homes[citizen] == place
    )
    assert line.things == (card,)
    assert line.seat is not None


def test_a_scene_lights_what_can_be_chosen() -> None:
    session = play_to(begin(), Prompt.ACT)
    decision = session.decision
    assert decision is not None
    scene = session.scene(decision.seat)
    assert scene.is_asked
    lit = {option.id for options in scene.lit.values() for option in options}
    assert lit == {option.id for option in decision.options if not option.id.startswith("gain")}
    for place in scene.lit:
        assert scene.quotes[place].is_possible


def test_a_scene_of_another_seat_lights_nothing() -> None:
    session = play_to(begin(), Prompt.ACT)
    decision = session.decision
    assert decision is not None
    scene = session.scene(1 - decision.seat)
    assert scene.lit == {}
    assert not scene.is_asked
    assert scene.decision is not None
    assert scene.decision.options == ()


def test_a_scene_tells_phase_and_actions() -> None:
    session = play_to(begin(), Prompt.ACT)
    scene = session.scene(0)
    assert scene.phases == (Phase.ROLL, Phase.HARVEST, Phase.ACTIONS, Phase.END)
    assert (scene.phase, scene.actions_left, scene.round) == (Phase.ACTIONS, 2, 1)
    session.choose("gain gold")
    assert session.scene(0).actions_left == 1


def test_the_siege_has_one_action_in_a_turn() -> None:
    scene = play_to(begin(SETUPS["siege"]), Prompt.ACT).scene(0)
    assert (scene.actions, scene.actions_left) == (1, 1)
    assert begin().scene(0).actions == 2


def test_the_rail_of_the_dark_lord_has_monsters_and_a_second_harvest() -> None:
    scene = begin(SETUPS["dark lord"]).scene(0)
    assert [str(phase.words()) for phase in scene.phases] == [
        "Roll",
        "Harvest",
        "Actions",
        "Monsters",
        "Second Harvest",
        "End",
    ]
    assert [str(meter.words()) for meter in scene.meters] == [
        "Monsters gone: 0 of 25",
        "Exhausted: 0 of 5",
    ]


def test_meters_count_what_is_left_and_what_is_exhausted() -> None:
    scene = begin().scene(0)
    assert [str(meter.words()) for meter in scene.meters] == [
        "Monsters gone: 0 of 25",
        "Domains gone: 0 of 15",
        "Exhausted: 0 of 4",
    ]
    final = play_out(begin()).scene(0)
    marked = sum(not stack or stack[0] is EXHAUSTED for stack in final.view.stacks)
    assert final.meters[2].number == marked
    assert any(meter.is_full for meter in final.meters)


def test_at_a_table_of_five_the_player_to_the_right_rests() -> None:
    session = play_to(begin(SETUPS["five"]), Prompt.ROLL)
    scene = session.scene(0)
    assert scene.resting == (scene.view.active - 1) % 5
    assert session.game.would_activate((scene.view.active - 1) % 5, (1, 1)) == ()


def test_what_dice_would_activate_can_be_asked() -> None:
    session = play_to(begin(), Prompt.ROLL)
    names = [card.name for card in session.game.would_activate(0, (5, 5))]
    assert names == ["Peasant", "Peasant", "Herald"]


def test_a_duke_is_its_players_to_see() -> None:
    session = play_to(begin(), Prompt.ROLL)
    duke = session.view(0).players[0].duke
    assert duke is not None
    assert session.scene(1).view.players[0].duke is None


def test_the_choice_that_stands_in_for_a_bot_does_no_harm() -> None:
    session = play_to(begin(), Prompt.ACT)
    assert session.decision is not None
    assert fallback(session.decision).id == "gain gold"
    session = begin()
    assert session.decision is not None
    assert fallback(session.decision) is session.decision.options[0]


def test_a_harvest_choice_is_undone_without_the_roll_before_it() -> None:
    session = begin()
    bot = make_bot(RULES, "greedy", 1)
    harvests = 0
    while (decision := session.decision) is not None and harvests < 5:
        rolled = session.record.choices[-1:] == ["roll"]
        before = len(session.record.choices)
        session.choose(bot.choose(session.scene(decision.seat).view, decision).id)
        if decision.prompt is Prompt.USE and rolled:
            harvests += 1
            assert session.undo_refusal is None
            session.undo()
            assert len(session.record.choices) == before
            session.redo()
    assert harvests
