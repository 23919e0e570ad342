"""The Roll Phase: rolling, and changing dice before the result is final (T3 to T5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valeria.rules.events import DieChanged, Rolled
from valeria_desktop.games.valeria.rules.model.amounts import Amounts
from valeria_desktop.games.valeria.rules.model.chance import dice
from valeria_desktop.games.valeria.rules.model.options import (
    KEEP_DICE,
    ROLL_DICE,
    ChangeDie,
    change_die,
)
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.rules.moments import DOUBLES
from valeria_desktop.games.valeria.rules.turn.steps import Question, step
from valeria_desktop.games.valeria.rules.turn.use import come
from valeria_desktop.kernel.decision import Decision
from valeria_desktop.kernel.options import Option
from valeria_desktop.kernel.phrases import Phrase, say
from valeria_desktop.kernel.state import DICE_ROLLED

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.model.state import State

_ROLL = (ROLL_DICE,)


@step("roll")
class Roll(Question):
    """Roll both dice. Asked in spite of its single option: docs/decisions give the reason."""

    prompt = Prompt.ROLL

    def run(self, state: State) -> Decision:
        state.agenda.append(self)
        return Decision(state.active, _ROLL, self)

    def answer(self, state: State, option: Option) -> None:
        state.dice = dice(state.seed, state.turn)
        state.barrier |= DICE_ROLLED
        if state.events is not None:
            state.events.append(Rolled(state.active, state.dice))
        reward_doubles(state)

    def words(self) -> Phrase:
        return say("your turn: roll the dice.")


@step("change_dice")
class ChangeDice(Question):
    """Change dice with domains that weren't used this turn, or keep the dice (T4)."""

    used: tuple[str, ...] = ()

    prompt = Prompt.CHANGE_DICE

    def options(self, state: State) -> list[Option]:
        player = state.players[state.active]
        options: list[Option] = []
        for domain in player.domain_tally().die_domains:
            if domain.id in self.used:
                continue
            for power in domain.die_powers:
                price = power.price(player)
                if price > player.gold:
                    continue
                options += [
                    change_die(domain, index, power.change(die), price)
                    for index, die in enumerate(state.dice)
                    if power.change(die) != die
                ]
        if options:
            options.append(KEEP_DICE)
        return options

    def answer(self, state: State, option: Option) -> None:
        if not isinstance(option, ChangeDie):
            return
        first, second = state.dice
        state.dice = (option.number, second) if option.die == 0 else (first, option.number)
        if option.gold:
            state.pay(state.active, Amounts(gold=option.gold), option.card)
        if state.events is not None:
            state.events.append(DieChanged(state.active, option.card, option.die, state.dice))
        state.agenda.append(ChangeDice((*self.used, option.card.id)))
        reward_doubles(state)

    def words(self) -> Phrase:
        return say("change a die, or keep the dice?")


def reward_doubles(state: State) -> None:
    """Use all players' triggers for doubles if the dice show doubles now (T5)."""
    if state.dice[0] != state.dice[1]:
        return
    come(state, state.active, DOUBLES)
