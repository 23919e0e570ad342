"""The time when a card can be had: the chances at a seat's next turns if it saves for the card.

No other player takes the card or anything from the seat meanwhile, and all actions until then gain
missing resources. The chances are exact if only dice matter; if trades matter, they come from
imagined futures.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from attrs import frozen

from valeria_desktop.games.valeria.coach.purse import Purse, Saved, Want
from valeria_desktop.games.valeria.coach.rolls import (
    ROLLS,
    by_magic,
    by_powers,
    power_of,
    waiting_for,
    woken_by,
)
from valeria_desktop.games.valeria.rules.effects.gains import GainAny
from valeria_desktop.games.valeria.rules.imagine import imagine_state
from valeria_desktop.games.valeria.rules.model.price import can_show
from valeria_desktop.games.valeria.rules.model.purse import purse_of
from valeria_desktop.games.valeria.rules.model.tally import shown_icons
from valeria_desktop.games.valeria.rules.moments import ACTIONS_BEGIN, ACTIONS_END
from valeria_desktop.games.valeria.rules.setup import Solo
from valeria_desktop.games.valeria.rules.turn.agenda import is_rolled
from valeria_desktop.games.valeria.rules.turn.phases import actions_left, actions_of
from valeria_desktop.games.valeria.rules.turn.prices import prices_at
from valeria_desktop.kernel.chance import Stream

if TYPE_CHECKING:
    from collections.abc import Generator, Iterator, Mapping, Sequence

    from valeria_desktop.games.valeria.rules.model.effect import Effect
    from valeria_desktop.games.valeria.rules.view import PlayerView, View
    from valeria_desktop.kernel.phrases import Phrase

TURNS = 2
"""The number of coming turns that are looked at."""
FUTURES = 2_000
_STEP = 200
"""The number of futures imagined in one step, between answers to other questions."""
_CONSOLATION = GainAny(1)


@frozen
class CardChance:
    """The chances that a seat can have a card."""

    now: bool | None
    """Whether the seat can with the rest of this turn; None in another player's turn."""
    turns: tuple[float, ...]
    """The chances at the seat's next turn and at the one after."""
    is_exact: bool
    leaves_out: tuple[Phrase, ...] = ()
    """The words for what may bring resources sooner, though the chance doesn't count it."""


@frozen
class _Gains:
    """Effects gained by one of several equally likely rolls."""

    rolls: tuple[tuple[Effect, ...], ...]


@frozen
class _Turn:
    """A turn of the seat, by its remaining actions."""

    actions: int


_Stage = _Gains | _Turn


def soon(view: View, place: int, stream: Stream, futures: int = FUTURES) -> CardChance | None:
    """Work out when the view's seat could have the top card of a place.

    None if saving doesn't help: no card lies there, roles are missing, the game is over, or it is a
    siege, in which no card stays.
    """
    steps = soon_in_steps(view, place, stream, futures)
    while True:
        try:
            next(steps)
        except StopIteration as end:
            found: CardChance | None = end.value
            return found


def soon_in_steps(
    view: View, place: int, stream: Stream, futures: int = FUTURES
) -> Generator[None, None, CardChance | None]:
    """Return the same, in steps between which other questions can be answered."""
    is_siege = view.table.setup.solo is Solo.SIEGE
    found = None if is_siege or view.is_over else _want(view, place)
    if found is None:
        return None
    player = view.players[view.seat]
    stages = list(_course(view, player))
    is_mine = view.active == view.seat and isinstance(stages[0], _Turn)

    def answer(chances: Sequence[float], *, is_exact: bool) -> CardChance:
        now = chances[0] > 0 if is_mine else None  # no more dice are thrown before it
        turns = tuple(chances[is_mine : TURNS + is_mine])
        return CardChance(now, turns, is_exact, _unforeseen(view))

    exact = _by_dice(found, player, found.of(purse_of(player)), stages)
    if exact is not None:
        return answer(exact, is_exact=True)
    imagined = _Imagined(found, player, stages)
    while imagined.futures < futures:
        imagined.go_on(stream, min(_STEP, futures - imagined.futures))
        yield None
    return answer(imagined.chances, is_exact=False)


def _unforeseen(view: View) -> tuple[Phrase, ...]:
    return tuple(each.unforeseen for each in view.table.offers if each.unforeseen is not None)


def _want(view: View, place: int) -> Want | None:
    """Return the seat's price of a card; None if it lacks things that it can't save up."""
    if view.top(place) is None or place not in view.table.layout.open_places:
        return None
    prices = prices_at(imagine_state(view, Stream(0)), view.seat, place)
    mine = view.players[view.seat]
    owned = shown_icons(mine.citizens, mine.laid)
    payable = tuple(price for price in prices if can_show(price, owned))
    return Want(payable) if payable else None


def _course(view: View, player: PlayerView) -> Iterator[_Stage]:
    """Yield the stages from now to the last turn that is looked at."""
    table, number = view.table, view.table.setup.players
    own = 0
    for step in range((TURNS + 1) * number):
        active = (view.active + step) % number
        is_over = step == 0 and is_rolled(view)  # its harvest is already over
        resting = (active - 1) % number if table.has_resting else None
        is_own = active == view.seat
        if not is_over and view.seat != resting:
            yield _harvest(view, player, own=is_own)
        if is_own:
            yield from _own_turn(view, player, is_under_way=is_over)
            own += not is_over
        if own == TURNS:
            return


def _own_turn(view: View, player: PlayerView, *, is_under_way: bool) -> Iterator[_Stage]:
    actions = actions_left(view) if is_under_way else actions_of(view.table)
    if not is_under_way:
        yield _Gains((tuple(waiting_for(view, player, ACTIONS_BEGIN)),))
    yield _Turn(actions)
    yield _Gains((tuple(waiting_for(view, player, ACTIONS_END)),))
    if view.table.setup.solo is Solo.DARK_LORD:
        yield _harvest(view, player, own=False)


def _harvest(view: View, player: PlayerView, *, own: bool) -> _Gains:
    found = []
    for roll in ROLLS:
        cards = woken_by(player, roll)
        effects = [power_of(card, own=own) for card in cards]
        if not cards and view.table.has_consolation:
            effects.append(_CONSOLATION)
        effects += by_powers(view, player, roll, own=own)
        if any(effect.plain and effect.income(player)[2] > 0 for effect in effects):
            effects += by_magic(player)  # a choice of Magic may not be what the price needs
        found.append(tuple(effects))
    return _Gains(tuple(found))


# --- if only dice matter


def _by_dice(
    want: Want, player: PlayerView, begin: Saved, stages: Sequence[_Stage]
) -> list[float] | None:
    """Return the chance at each turn of the seat, by all rolls; None if more than dice matters."""
    cases: Mapping[Saved, int] = {want.capped(begin): 1}
    chances = []
    for stage in stages:
        if isinstance(stage, _Turn):
            chances.append(_met(want, cases, stage.actions - 1) / sum(cases.values()))
            cases = _added(want, cases, {want.by_acts(stage.actions): 1})
            continue
        outcomes = _outcomes(want, player, stage)
        if outcomes is None:
            return None
        cases = _added(want, cases, outcomes)
    return chances


def _met(want: Want, cases: Mapping[Saved, int], more: int) -> int:
    """Count the cases in which the price is met after all actions but the last gained resources."""
    if more < 0:
        return 0
    spent = want.by_acts(more)
    return sum(number for saved, number in cases.items() if want.is_met_by(saved.plus(spent)))


def _outcomes(want: Want, player: PlayerView, stage: _Gains) -> Mapping[Saved, int] | None:
    found: Counter[Saved] = Counter()
    for effects in stage.rolls:
        whole = Saved()
        for effect in effects:
            brought = want.brings(effect, player)
            if brought is None:
                return None
            whole = whole.plus(brought)
        found[whole] += 1
    return found


def _added(
    want: Want, cases: Mapping[Saved, int], outcomes: Mapping[Saved, int]
) -> Mapping[Saved, int]:
    sums: Counter[Saved] = Counter()
    for saved, number in cases.items():
        for more, times in outcomes.items():
            sums[want.capped(saved.plus(more))] += number * times
    return sums


# --- if trades matter too


class _Imagined:
    """Counts the imagined futures in which the card can be had."""

    def __init__(self, want: Want, player: PlayerView, stages: Sequence[_Stage]) -> None:
        self._want, self._player, self._stages = want, player, stages
        self._met = [0] * sum(isinstance(stage, _Turn) for stage in stages)
        self.futures = 0

    @property
    def chances(self) -> list[float]:
        """The chance at each turn of the seat, from 0 to 1."""
        return [number / self.futures for number in self._met]

    def go_on(self, stream: Stream, futures: int) -> None:
        """Imagine some more futures."""
        for _ in range(futures):
            purse = Purse(self._want, self._player)
            turn = 0
            for stage in self._stages:
                if isinstance(stage, _Turn):
                    self._met[turn] += purse.is_enough(stage.actions - 1)
                    purse.act(stage.actions)
                    turn += 1
                else:
                    purse.use(stage.rolls[stream.below(len(stage.rolls))])
        self.futures += futures
