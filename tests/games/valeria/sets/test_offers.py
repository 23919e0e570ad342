"""Actions and places that a set offers (C28, C29): no common room names them."""

from __future__ import annotations

import json
import pickle

import pytest
from attrs import evolve

from tests.games.valeria.sets.boxes import GAMES, RULES, with_carnival
from tests.games.valeria.sets.carnival.rides import CHARM, OFFERS, RIDES, Beast, OfBooth
from tests.scenario import PLACE, Scenario
from valeria_desktop.coach.hint import hint
from valeria_desktop.games.valeria.files.codec import make_converter
from valeria_desktop.games.valeria.rules.effects.gains import Gain
from valeria_desktop.games.valeria.rules.model.amounts import Amounts
from valeria_desktop.games.valeria.rules.model.icons import MonsterType
from valeria_desktop.games.valeria.rules.model.options import (
    ACTIONS,
    SLAY,
    Action,
    ActionWords,
    enter,
)
from valeria_desktop.games.valeria.rules.setup import Setup
from valeria_desktop.games.valeria.rules.turn.pay import taken_by
from valeria_desktop.kernel.chance import Stream
from valeria_desktop.kernel.errors import IllegalChoiceError
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.session.session import Session
from valeria_desktop.storage.resume import replay
from valeria_desktop.storage.save import from_text, to_saved, to_text

BEAR = Beast(
    id="dancing-bear",
    name="Dancing Bear",
    area="Fair",
    type=MonsterType.BEAST,
    strength=9,
    magic=2,
    points=2,
    reward=Gain(Amounts(gold=1)),
)


def table(**holds: int) -> Scenario:
    """Seat 0 acts at the carnival, where a bear dances on a monster stack."""
    made = Scenario()
    laid = evolve(made.state.table, offers=(*made.state.table.offers, *OFFERS))
    made.state.table = laid
    made.state.lay(PLACE["monster-1"], (BEAR,))
    return made.holds(0, **holds).acts(0)


def ids(scenario: Scenario) -> list[str]:
    assert scenario.game.decision is not None
    return [option.id for option in scenario.game.decision.options]


def test_an_action_of_a_set_is_offered_paid_and_taken() -> None:
    scenario = table(gold=0, strength=9, magic=2)
    assert "charm monster-1" in ids(scenario)
    assert "slay monster-1" not in ids(scenario)
    scenario.chooses("charm monster-1")
    player = scenario.state.players[0]
    assert player.monsters == (BEAR,)
    assert (player.magic, player.strength, player.points) == (0, 9, 2)


def test_why_an_action_of_a_set_can_not_be_taken_is_said() -> None:
    scenario = table(magic=1)
    quote = scenario.quote(0, "monster-1")
    assert quote.action is CHARM
    assert [str(reason) for reason in quote.reasons] == ["1 Magic short"]
    with pytest.raises(IllegalChoiceError, match="Dancing Bear at monster-1 can't be chosen now"):
        scenario.game.choose("charm monster-1")


def test_a_place_of_a_set_has_options_with_its_address() -> None:
    scenario = table(gold=5)
    offered = scenario.game.decision
    assert offered is not None
    rides = [option for option in offered.options if option.id.startswith("ride")]
    assert [(ride.id, ride.at) for ride in rides] == [("ride for 4", OfBooth("rides"))]
    scenario.chooses("ride for 4")
    assert (scenario.state.players[0].gold, scenario.state.players[0].points) == (1, 1)


def test_why_an_option_of_a_set_can_not_be_chosen_is_said() -> None:
    with pytest.raises(IllegalChoiceError, match="5 Gold short"):
        table(gold=4).game.choose("ride for 9")


def session(choices: int = 0) -> Session:
    """A session that rides whenever it can."""
    begun = Session.begin(RULES, with_carnival(Setup()), default_seats(2), 3)
    for _ in range(choices):
        decision = begun.decision
        assert decision is not None
        wanted = [option.id for option in decision.options if option.id in RIDES]
        gains = [option.id for option in decision.options if option.id == "gain gold"]
        begun.choose((*wanted, *gains, decision.options[0].id)[0])
    return begun


def test_it_is_undone() -> None:
    played = session(40)
    ridden = len(played.record.choices)
    while played.record.choices[-1] not in RIDES:
        played = session(ridden := ridden - 1)
    after = RULES.dump(played.game)
    played.undo()
    assert played.record.choices != session(ridden).record.choices
    assert RULES.dump(played.game) != after
    played.redo()
    assert RULES.dump(played.game) == after


def test_it_is_saved_replayed_and_told() -> None:
    played = session(60)
    assert any(choice in RIDES for choice in played.record.choices)
    text = to_text(to_saved(played.unsaved("2026-07-01T12:00:00+00:00"), 1))
    record = replay(from_text(text, "a", GAMES), GAMES, "a")
    assert record.choices == played.record.choices
    assert json.loads(json.dumps(RULES.dump(record.replay()))) == json.loads(text)["snapshot"]


def test_an_action_is_one_thing_wherever_its_word_is_read() -> None:
    assert pickle.loads(pickle.dumps(CHARM)) is CHARM  # noqa: S301 - as views are sent
    assert (Action("charm"), Action("slay")) == (CHARM, SLAY)
    converter = make_converter()
    assert converter.structure("charm", Action) is CHARM
    assert type(converter.unstructure(CHARM)) is str
    with pytest.raises(ValueError, match=r"one of slay, recruit, build, .*charm.*, not 'eat'"):
        converter.structure("eat", Action)


@pytest.mark.thorough
@pytest.mark.usefixtures("little_effort")
def test_hints_weigh_it() -> None:
    number = next(
        number for number in range(20, 80) if any(o in RIDES for o in option_ids(session(number)))
    )
    played = session(number)
    assert played.decision is not None
    view = played.game.view(played.decision.seat)
    found = [each for each in hint(RULES, view, None, Stream(5)) if each is not None]
    ranked = {proposal.option for each in found for proposal in each.proposals}
    assert ranked <= set(option_ids(played))
    assert ranked


def option_ids(played: Session) -> list[str]:
    return [option.id for option in played.decision.options] if played.decision else []


def test_a_word_is_an_action_only_once() -> None:
    with pytest.raises(ValueError, match="The action 'slay' is there already"):
        enter("slay", ACTIONS["slay"].said)
    with pytest.raises(ValueError, match="How 'charm' takes a card was said already"):
        taken_by(CHARM, lambda _state, _seat, _place: None)
    assert isinstance(CHARM.said, ActionWords)
