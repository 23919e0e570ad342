"""A step of a set begins a phase of its own, or belongs to the one under way (C25, X16)."""

from __future__ import annotations

import pickle
from typing import TYPE_CHECKING

import pytest

from tests.games.valeria.rules.test_moments import waits
from tests.games.valeria.sets.boxes import RULES, no_cards, with_carnival
from tests.games.valeria.sets.carnival import PARADE
from tests.scenario import CATALOG, Scenario
from valeria_desktop.games.valeria.files.box import Box
from valeria_desktop.games.valeria.rules.effects.gains import Gain, GainAny
from valeria_desktop.games.valeria.rules.model.amounts import Amounts
from valeria_desktop.games.valeria.rules.model.cards import ACTION
from valeria_desktop.games.valeria.rules.model.due import due
from valeria_desktop.games.valeria.rules.moments import Moment, Whose, enter
from valeria_desktop.games.valeria.rules.sets import Set
from valeria_desktop.games.valeria.rules.setup import Setup, Solo
from valeria_desktop.games.valeria.rules.turn.harvest import Harvest
from valeria_desktop.games.valeria.rules.turn.phases import Phase, PhaseWords, phase_of, phases_of
from valeria_desktop.games.valeria.rules.turn.steps import Step, step
from valeria_desktop.games.valeria.rules.turn.use import come, use
from valeria_desktop.kernel.phrases import say
from valeria_desktop.kernel.signs import Mark

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.model.state import State

ID = "inn"
SUPPER = Phase.enter("supper", PhaseWords(say("Supper"), "gold", say("Supper: all eat.")))
EATEN = enter(
    Moment(
        "eaten",
        say("you have eaten"),
        {Whose.OWN: (say("At supper"), lambda effect: say("{effect} at supper", effect=effect))},
        Mark("gold"),
        1.0,
        "supper",
    )
)


@step("inn_supper", of_set=ID)
class Supper(Step):
    """The active player eats what they like."""

    phase = SUPPER

    def run(self, state: State) -> None:
        use(state, state.active, [due(GainAny(1), ACTION)])
        come(state, state.active, EATEN)


@step("inn_song", of_set=ID)
class Song(Step):
    """After supper, the same phase goes on."""

    def run(self, state: State) -> None:
        come(state, state.active, EATEN)


INN = Set(
    id=ID,
    name=say("Inn"),
    cards=no_cards,
    steps={Harvest: (Supper(), Song())},
    solo=frozenset({Solo.DARK_LORD}),
)
AT_INN = Box(lambda: CATALOG, {ID: lambda: INN}).cards_of(frozenset({ID}))
ONE_GOLD = Gain(Amounts(gold=1))


def table(solo: Solo | None = None) -> Scenario:
    players = 1 if solo else 2
    return Scenario(players, solo=solo, sets=frozenset({ID}), catalog=AT_INN)


@pytest.mark.parametrize("solo", [None, Solo.DARK_LORD])
def test_its_phase_comes_after_the_step_that_it_follows(solo: Solo | None) -> None:
    phases = phases_of(table(solo).state.table)
    assert phases.index(SUPPER) == phases.index(Phase.HARVEST) + 1
    assert str(SUPPER.words()) == "Supper"


def test_a_question_in_it_is_asked_in_it() -> None:
    made = table()
    made.rolls(0, 5, 5)
    while made.decision.question.dues[0].cause is not ACTION:  # type: ignore[attr-defined]
        made.chooses(made.options[0])
    assert phase_of(made.game.view(0)) is SUPPER
    assert made.state.phase == "supper"
    made.chooses(made.options[0])
    assert phase_of(made.game.view(0)) is Phase.ACTIONS


def test_a_moment_of_it_counts_in_all_its_steps_and_in_no_other_phase() -> None:
    """Supper and song each bring 1 Gold; what comes in the actions brings nothing (X16)."""
    plain, made = table(), waits(table(), 0, EATEN, ONE_GOLD, Whose.OWN)
    gold = []
    for each in (plain, made):
        each.holds(0)
        each._begin(0, each._turn_from(Supper()))
        each.chooses(next(option for option in each.options if "gold" in option))
        gold.append(each.resources(0)[0])
    assert gold[1] == gold[0] + 2
    come(made.acts(0).state, 0, EATEN)
    assert made.resources(0)[0] == gold[1]


def test_it_is_one_thing_wherever_its_word_is_read() -> None:
    assert Phase("supper") is SUPPER
    assert pickle.loads(pickle.dumps(SUPPER)) is SUPPER  # noqa: S301 - as scenes are kept
    with pytest.raises(ValueError, match="The phase 'supper' is there already"):
        Phase.enter("supper", SUPPER.said)
    with pytest.raises(ValueError, match="must be one of roll, harvest"):
        Phase("breakfast")


def test_the_carnivals_parade_is_a_phase_and_only_with_the_carnival() -> None:
    tables = [RULES.deal(setup, 3).view(0).table for setup in (with_carnival(Setup()), Setup())]
    assert [PARADE in phases_of(each) for each in tables] == [True, False]
