"""The Dark Lord: his monsters attack the columns, and the cards they take are his (D1 to D9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valeria.rules.conditions import reached
from valeria_desktop.games.valeria.rules.events import Attacked, Captured
from valeria_desktop.games.valeria.rules.model.cards import action_for
from valeria_desktop.games.valeria.rules.model.chance import Purpose
from valeria_desktop.games.valeria.rules.model.options import BUILD, RECRUIT
from valeria_desktop.games.valeria.rules.model.player import Player
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.rules.setup import Level, Solo
from valeria_desktop.games.valeria.rules.turn.actions import Act, ActionsEnd
from valeria_desktop.games.valeria.rules.turn.exhausted import fill_places_after
from valeria_desktop.games.valeria.rules.turn.harvest import HarvestBegins, HarvestEnds, collect
from valeria_desktop.games.valeria.rules.turn.steps import Question, Step, step
from valeria_desktop.games.valeria.rules.turn.turn import (
    TURN,
    EndTurn,
    exhausted_places,
    held_by_rows,
)
from valeria_desktop.games.valeria.solo.options import (
    AttackColumn,
    AttackFirst,
    Surrender,
    attack_column,
    attack_first,
    surrender,
)
from valeria_desktop.kernel.chance import Stream
from valeria_desktop.kernel.options import Option
from valeria_desktop.kernel.phrases import Phrase, say

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.model.state import State

ENOUGH_EXHAUSTED = 5
LORDS_END = "monsters"
"""The end condition of a row that counts against the Dark Lord (D6)."""
_PLAYERS_CHOICE = 6


@step("look_for_end", mode=Solo.DARK_LORD)
class LookForEnd(Step):
    """End the game, after an action or capture, if one of its end conditions holds (D6)."""

    def run(self, state: State) -> None:
        held = dark_lord_conditions(state)
        if held:
            state.end(held[0])


def dark_lord_conditions(state: State) -> tuple[str, ...]:
    """Name the end conditions that hold; the first one decides (D6)."""
    held = []
    if LORDS_END in held_by_rows(state):
        held.append(LORDS_END)
    if exhausted_places(state) >= ENOUGH_EXHAUSTED:
        held.append("exhausted")
    return (*held, *reached(state))


@step("monsters_phase", mode=Solo.DARK_LORD)
class MonstersPhase(Step):
    """Let the dice activate the monsters, in the order that the player chooses (D4)."""

    phase = "monsters"

    def run(self, state: State) -> None:
        first, second = state.dice
        state.agenda.append(OrderAttacks() if first != second else Attacks(first, second))


@step("order_attacks", mode=Solo.DARK_LORD)
class OrderAttacks(Question):
    """Choose the die that attacks first."""

    prompt = Prompt.ATTACK_ORDER

    def options(self, state: State) -> list[Option]:
        return [attack_first(die, value) for die, value in enumerate(state.dice)]

    def answer(self, state: State, option: Option) -> None:
        assert isinstance(option, AttackFirst)
        state.agenda.append(Attacks(option.value, state.dice[1 - option.die]))

    def words(self) -> Phrase:
        return say("which die attacks first?")


@step("attacks", mode=Solo.DARK_LORD)
class Attacks(Step):
    """Attack with both dice, and on the harder levels with the sum (D4, D8)."""

    first: int
    second: int

    def run(self, state: State) -> None:
        values = [self.first, self.second]
        total = self.first + self.second
        if state.table.setup.level is not Level.STANDARD and total <= _PLAYERS_CHOICE:
            values.append(total)
        state.agenda.extend(Attack(value) for value in reversed(values))


@step("attack", mode=Solo.DARK_LORD)
class Attack(Step):
    """Activate the monster stack of a column; a 6 is the player's choice (D4)."""

    value: int

    def run(self, state: State) -> None:
        if self.value == _PLAYERS_CHOICE:
            state.agenda.append(ChooseColumn())
            return
        column = self.value - 1
        still_attacks = state.table.setup.level is Level.HARDEST
        if still_attacks or not state.is_exhausted(monsters_of_column(state, column)):
            state.agenda.append(AttackAt(column))


def monsters_of_column(state: State, column: int) -> int:
    """Return the place of a column's monsters: the highest one."""
    return state.table.layout.columns[column][0]


@step("choose_column", mode=Solo.DARK_LORD)
class ChooseColumn(Question):
    """A 6: choose the monster stack that attacks, from those that aren't exhausted."""

    prompt = Prompt.ATTACK_COLUMN
    is_followed = True

    def options(self, state: State) -> list[Option]:
        places = (column[0] for column in state.table.layout.columns)
        return [attack_column(place) for place in places if not state.is_exhausted(place)]

    def answer(self, state: State, option: Option) -> None:
        assert isinstance(option, AttackColumn)
        state.agenda.append(AttackAt(option.place))

    def words(self) -> Phrase:
        return say("which column is attacked?")


@step("attack_at", mode=Solo.DARK_LORD)
class AttackAt(Step):
    """Attack a column: it loses a citizen, else a domain, else the game is lost (D5, D6)."""

    place: int

    def run(self, state: State) -> None:
        if state.events is not None:
            state.events.append(Attacked(self.place))
        if targets_of(state, self.place):
            state.agenda.append(ChooseCapture(self.place))
        else:
            state.end("overrun")


def targets_of(state: State, column: int) -> list[int]:
    """Return the places of a column whose top card an attack may take (D5)."""
    places = state.table.layout.columns[column]
    citizens = [place for place in places if action_for(state.top(place)) is RECRUIT]
    return citizens or [place for place in places if action_for(state.top(place)) is BUILD]


@step("choose_capture", mode=Solo.DARK_LORD)
class ChooseCapture(Question):
    """Choose the place in the column that loses its top card (D5)."""

    column: int

    prompt = Prompt.CAPTURE
    is_followed = True

    def options(self, state: State) -> list[Option]:
        places = targets_of(state, self.column)
        return [surrender(place, state.stacks[place][-1]) for place in places]

    def answer(self, state: State, option: Option) -> None:
        assert isinstance(option, Surrender)
        state.agenda += (LookForEnd(), fill_places_after(state))
        capture(state, option.place)
        state.turn_up(option.place)

    def words(self) -> Phrase:
        return say("which card do you leave to the Dark Lord?")


def capture(state: State, place: int) -> None:
    """Move the top card of a place to the Dark Lord."""
    card = state.take_top(place)
    rival_of(state).keep(card)
    if state.events is not None:
        state.events.append(Captured(card, place))


def rival_of(state: State) -> Player:
    """Return the Dark Lord as a player."""
    assert state.rival is not None
    return state.rival


@step("second_harvest", mode=Solo.DARK_LORD)
class SecondHarvest(Step):
    """Use the right powers of the same roll, new citizens included (D2, D9)."""

    phase = "second-harvest"

    def run(self, state: State) -> None:
        left = collect(state, state.active, taking=False, left=False)
        if left:
            state.agenda.append(left)


@step("next_turn", mode=Solo.DARK_LORD)
class NextTurn(Step):
    """Go on to the next turn: this game ends at once or not at all (D6)."""

    phase = "end"

    def run(self, state: State) -> None:
        state.agenda.extend(reversed(state.table.turn))


_AFTER: dict[type[Step], tuple[Step, ...]] = {
    Act: (Act(), LookForEnd()),
    ActionsEnd: (
        ActionsEnd(),
        MonstersPhase(),
        HarvestBegins(),
        SecondHarvest(),
        HarvestEnds(),
    ),
    EndTurn: (NextTurn(),),
}
DARK_LORD_TURN: tuple[Step, ...] = tuple(
    mine for part in TURN for mine in _AFTER.get(type(part), (part,))
)
"""The usual turn, with the Monsters Phase and the Second Harvest added (D2)."""


def choose_rival_duke(state: State) -> None:
    """Put a Duke face down for the Dark Lord: one of the Dukes not dealt to the player (D1)."""
    dealt = state.players[0].dealt
    others = [duke for duke in state.table.catalog.dukes if duke not in dealt]
    (duke,) = Stream(state.seed, Purpose.RIVAL_DUKE).sample(others, 1)
    state.rival = Player(0, 0, 0, 0, (), duke=duke)
