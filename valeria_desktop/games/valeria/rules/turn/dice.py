"""The Roll Phase: rolling, and all powers that are used before the result is final (T3 to T5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valeria.rules.events import DieChanged, Rerolled, Rolled
from valeria_desktop.games.valeria.rules.model.amounts import Amounts
from valeria_desktop.games.valeria.rules.model.chance import dice, rerolled
from valeria_desktop.games.valeria.rules.model.options import (
    KEEP_DICE,
    ROLL_DICE,
    ChangeDie,
    RerollDice,
    UseWay,
)
from valeria_desktop.games.valeria.rules.model.price import exact, ways
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.rules.model.purse import money_of
from valeria_desktop.games.valeria.rules.moments import DOUBLES
from valeria_desktop.games.valeria.rules.powers import Reroll
from valeria_desktop.games.valeria.rules.turn.steps import Question, Step, step
from valeria_desktop.games.valeria.rules.turn.use import come
from valeria_desktop.kernel.decision import Decision
from valeria_desktop.kernel.options import Option
from valeria_desktop.kernel.phrases import Phrase, say
from valeria_desktop.kernel.state import DICE_ROLLED

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.games.valeria.rules.model.cards import Domain
    from valeria_desktop.games.valeria.rules.model.state import State
    from valeria_desktop.games.valeria.rules.powers import RollPower

_ROLL = (ROLL_DICE,)


@step("roll")
class Roll(Question):
    """Roll both dice. Asked in spite of its single option: docs/decisions give the reason."""

    prompt = Prompt.ROLL

    def run(self, state: State) -> Decision:
        state.agenda.append(self)
        has_more = state.players[state.active].domains
        return Decision(state.active, self.options(state) if has_more else _ROLL, self)

    def options(self, state: State) -> tuple[Option, ...]:
        if not state.players[state.active].domain_tally().roll_domains:
            return _ROLL
        return (*_ROLL, *offered_at_any_moment(state))

    def answer(self, state: State, option: Option) -> None:
        if option is not ROLL_DICE and isinstance(option, UseWay):
            state.agenda.append(self)
            use_in_phase(state, option)
            return
        state.dice = dice(state.seed, state.turn)
        state.barrier |= DICE_ROLLED
        if state.events is not None:
            state.events.append(Rolled(state.active, state.dice))
        reward_doubles(state)

    def words(self) -> Phrase:
        return say("your turn: roll the dice.")


@step("change_dice")
class ChangeDice(Question):
    """Use powers that weren't used this turn, or keep the dice (T4)."""

    used: tuple[str, ...] = ()

    prompt = Prompt.CHANGE_DICE

    def options(self, state: State) -> list[Option]:
        if not state.players[state.active].domain_tally().roll_domains:
            return []
        options = _offered(state, self.used)
        if options:
            options.append(KEEP_DICE)
        return options

    def answer(self, state: State, option: Option) -> None:
        match option:
            case ChangeDie():
                state.agenda.append(ChangeDice((*self.used, option.card.id)))
                _change(state, option)
            case RerollDice():
                state.agenda.append(ChangeDice((*self.used, option.card.id)))
                _roll_again(state, option, _rerolls(state, self.used))
            case UseWay():
                state.agenda.append(self)
                use_in_phase(state, option)

    def words(self) -> Phrase:
        return say("change a die, or keep the dice?")

    def words_with(self, options: Sequence[Option]) -> Phrase:
        if any(isinstance(option, ChangeDie | RerollDice) for option in options):
            return self.words()
        return say("use a power, or continue?")


@step("used")
class Used(Step):
    """Keeps the powers of any moment that were used in this Roll Phase, until the phase is over."""

    cards: tuple[str, ...]

    def run(self, state: State) -> None:
        """Leave the agenda."""


def _offered(state: State, used: Sequence[str]) -> list[Option]:
    """Return the ways of the active player's powers that weren't used in this phase."""
    return [
        option
        for domain in state.players[state.active].domain_tally().roll_domains
        if domain.id not in used
        for power in domain.roll_powers
        if not power.at_any_moment or domain.id not in _kept(state)
        for option in power.options(state, state.active, domain)
    ]


def _of_any_moment(state: State) -> list[tuple[Domain, RollPower]]:
    """Return the powers that don't wait for the dice and weren't used in this phase."""
    return [
        (domain, power)
        for domain in state.players[state.active].domain_tally().roll_domains
        for power in domain.roll_powers
        if power.at_any_moment and domain.id not in _kept(state)
    ]


def offered_at_any_moment(state: State) -> list[Option]:
    """Return the ways of those powers that don't wait for the dice."""
    return [
        option
        for domain, power in _of_any_moment(state)
        for option in power.options(state, state.active, domain)
    ]


def waits_for_any_moment(state: State) -> bool:
    """Return whether a power that doesn't wait for the dice wasn't used in this phase."""
    return bool(_of_any_moment(state))


def _kept(state: State) -> tuple[str, ...]:
    return next((each.cards for each in state.agenda if isinstance(each, Used)), ())


def use_in_phase(state: State, option: UseWay) -> None:
    """Use a power of any moment, and keep below the steps of this phase that it was used."""
    agenda, kept = state.agenda, _kept(state)
    if kept:
        agenda.remove(Used(kept))
    begins = max((at for at, each in enumerate(agenda) if each.phase), default=-1)
    agenda.insert(begins + 1, Used((*kept, option.cause.id)))
    option.way.apply(state, state.active, option.cause)


def _change(state: State, option: ChangeDie) -> None:
    first, second = state.dice
    state.dice = (option.number, second) if option.die == 0 else (first, option.number)
    if option.gold:
        _pay_for_dice(state, Amounts(gold=option.gold), option.card)
    if state.events is not None:
        state.events.append(DieChanged(state.active, option.card, option.die, state.dice))
    reward_doubles(state)


def _roll_again(state: State, option: RerollDice, number: int) -> None:
    """Roll dice again, for the n-th time in this turn; nobody can take back what they show."""
    new, old = rerolled(state.seed, state.turn, number), state.dice
    first, second = (new[die] if die in option.dice else old[die] for die in range(2))
    if option.pay:
        _pay_for_dice(state, option.pay, option.card)
    state.dice = first, second
    state.barrier |= DICE_ROLLED
    if state.events is not None:
        state.events.append(Rerolled(state.active, option.card, option.dice, state.dice))
    reward_doubles(state)


def _pay_for_dice(state: State, amounts: Amounts, card: Domain) -> None:
    """Pay what is named: tokens that stand for resources go first (CS12)."""
    payment, *_ = ways(exact(amounts), money_of(state, state.active))
    state.pay(state.active, payment.amounts, card)


def _rerolls(state: State, used: Sequence[str]) -> int:
    """Count how often dice were rolled again in this turn."""
    return sum(
        isinstance(power, Reroll)
        for domain in state.players[state.active].domains
        if domain.id in used
        for power in domain.roll_powers
    )


def reward_doubles(state: State) -> None:
    """Use all players' triggers for doubles if the dice show doubles now (T5)."""
    if state.dice[0] != state.dice[1]:
        return
    come(state, state.active, DOUBLES)
