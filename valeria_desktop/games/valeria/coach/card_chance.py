"""When a card can be had: the chance at one's coming turns, saving for it.

Nobody takes it meanwhile, nor anything of anybody's, and all actions until then are spent on what
is missing. Where only dice matter it is exact; where trades matter some futures are imagined.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from attrs import frozen

from valeria_desktop.games.valeria.coach.purse import Purse, Saved, Want
from valeria_desktop.games.valeria.coach.rolls import ROLLS, at_doubles, power_of, woken_by
from valeria_desktop.games.valeria.rules.effects.gains import GainAny
from valeria_desktop.games.valeria.rules.imagine import imagine_state
from valeria_desktop.games.valeria.rules.model.cards import Domain, Foe, count_icons
from valeria_desktop.games.valeria.rules.powers import ACTIONS_BEGIN, ACTIONS_END
from valeria_desktop.games.valeria.rules.setup import Solo
from valeria_desktop.games.valeria.rules.turn.agenda import is_rolled
from valeria_desktop.games.valeria.rules.turn.phases import actions_left, actions_of
from valeria_desktop.games.valeria.rules.turn.quote import quote
from valeria_desktop.kernel.chance import Stream

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from valeria_desktop.games.valeria.rules.model.effect import Effect
    from valeria_desktop.games.valeria.rules.turn.quote import Quote
    from valeria_desktop.games.valeria.rules.view import PlayerView, View

TURNS = 2
"""Coming turns that are looked at."""
FUTURES = 2_000
_STEP = 200
"""Futures imagined in one step: others wait for an answer, too."""
_CONSOLATION = GainAny(1)


@frozen
class CardChance:
    """The chance to be able to have a card."""

    now: bool | None
    """Whether it can be had in the turn that is on, with what is left of it; None in another's."""
    turns: tuple[float, ...]
    """At the next turn, at the one after."""
    is_exact: bool


@frozen
class _Gains:
    """Something that brings something, by one of some rolls that are as likely as each other."""

    rolls: tuple[tuple[Effect, ...], ...]


@frozen
class _Turn:
    """A turn of one's own, by its remaining actions."""

    actions: int


_Stage = _Gains | _Turn


def soon(view: View, place: int, stream: Stream, futures: int = FUTURES) -> CardChance | None:
    """Work out when the seat that looks could have the top card of a place.

    None where saving doesn't help: nothing lies there, roles are missing, or it is a siege, where
    no card stays.
    """
    *_, found = soon_and_better(view, place, stream, (futures,))
    return found


def soon_and_better(
    view: View, place: int, stream: Stream, sizes: Sequence[int]
) -> Iterator[CardChance | None]:
    """Answer after some imagined futures, and again after more; at once where it is exact."""
    is_siege = view.table.setup.solo is Solo.SIEGE
    found = None if is_siege or view.is_over else _want(view, place)
    if found is None:
        yield None
        return
    player = view.players[view.seat]
    stages = list(_course(view, player))
    is_mine = view.active == view.seat and isinstance(stages[0], _Turn)

    def answer(chances: Sequence[float], *, is_exact: bool) -> CardChance:
        now = chances[0] > 0 if is_mine else None  # nothing is thrown any more before it
        return CardChance(now, tuple(chances[is_mine : TURNS + is_mine]), is_exact)

    begin = Saved(getattr(player, found.kind), player.magic)
    exact = _by_dice(found, player, begin, stages)
    if exact is not None:
        yield answer(exact, is_exact=True)
        return
    imagined = _Imagined(found, player, stages)
    for size in sizes:
        while imagined.futures < size:
            imagined.go_on(stream, min(_STEP, size - imagined.futures))
            is_enough = imagined.futures == size
            yield answer(imagined.chances, is_exact=False) if is_enough else None


def _want(view: View, place: int) -> Want | None:
    """Return the cost of a card for the seat; None if it lacks more than can be saved."""
    card = view.top(place)
    state = imagine_state(view, Stream(0))
    asked: Quote = quote(state, None, view.seat, place)
    if isinstance(card, Domain):
        owned = count_icons(view.players[view.seat].citizens)
        if not card.icons.covered_by(*owned):
            return None
    if asked.card is None or asked.action is None:
        return None
    if isinstance(card, Foe):
        return Want("strength", asked.price.strength, asked.price.magic)
    return Want("gold", asked.price.gold)


def _course(view: View, player: PlayerView) -> Iterator[_Stage]:
    """Tell what comes until the last turn that is looked at."""
    table, number = view.table, view.table.setup.players
    own = 0
    for step in range((TURNS + 1) * number):
        active = (view.active + step) % number
        is_over = step == 0 and is_rolled(view)  # its harvest is there already
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
        yield _Gains((tuple(_of_domains(player, ACTIONS_BEGIN)),))
    yield _Turn(actions)
    yield _Gains((tuple(_of_domains(player, ACTIONS_END)),))
    if view.table.setup.solo is Solo.DARK_LORD:
        yield _harvest(view, player, own=False)


def _harvest(view: View, player: PlayerView, *, own: bool) -> _Gains:
    found = []
    for roll in ROLLS:
        cards = woken_by(player, roll)
        effects = [power_of(card, own=own) for card in cards]
        if not cards and view.table.has_consolation:
            effects.append(_CONSOLATION)
        if roll[0] == roll[1]:
            effects += at_doubles(player, own=own)
        found.append(tuple(effects))
    return _Gains(tuple(found))


def _of_domains(player: PlayerView, moment: object) -> Iterable[Effect]:
    return (
        trigger.do
        for domain in player.domains
        for trigger in domain.triggers
        if trigger.moment is moment
    )


# --- where only dice matter


def _by_dice(
    want: Want, player: PlayerView, begin: Saved, stages: Sequence[_Stage]
) -> list[float] | None:
    """Return the chance at each own turn, by all rolls; None where more than dice matters."""
    cases: Mapping[Saved, int] = {want.capped(begin): 1}
    chances = []
    for stage in stages:
        if isinstance(stage, _Turn):
            chances.append(_met(want, cases, stage.actions - 1) / sum(cases.values()))
            cases = _added(want, cases, {Saved(free=stage.actions): 1})
            continue
        outcomes = _outcomes(want, player, stage)
        if outcomes is None:
            return None
        cases = _added(want, cases, outcomes)
    return chances


def _met(want: Want, cases: Mapping[Saved, int], more: int) -> int:
    """Count the cases in which it can be had, all but the last action spent on what is missing."""
    if more < 0:
        return 0
    spent = Saved(free=more)
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


# --- where trades matter too


class _Imagined:
    """Counts in how many imagined futures it can be had."""

    def __init__(self, want: Want, player: PlayerView, stages: Sequence[_Stage]) -> None:
        self._want, self._player, self._stages = want, player, stages
        self._met = [0] * sum(isinstance(stage, _Turn) for stage in stages)
        self.futures = 0

    @property
    def chances(self) -> list[float]:
        """The share at each own turn."""
        return [number / self.futures for number in self._met]

    def go_on(self, stream: Stream, futures: int) -> None:
        """Imagine a number of further futures."""
        for _ in range(futures):
            purse = Purse(self._want, self._player)
            turn = 0
            for stage in self._stages:
                if isinstance(stage, _Turn):
                    self._met[turn] += purse.is_enough(stage.actions - 1)
                    purse.gain(stage.actions)
                    turn += 1
                else:
                    purse.use(stage.rolls[stream.below(len(stage.rolls))])
        self.futures += futures
