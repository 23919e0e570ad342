"""The neutral player's schemes: dealt, shuffled, gained and turned up (WK121, WK123, WK130)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.viscounts.rules import events as told
from valeria_desktop.games.viscounts.rules.effects.cards import Shuffle
from valeria_desktop.games.viscounts.rules.effects.gains import Flip
from valeria_desktop.games.viscounts.rules.model.chance import Purpose, shuffle_stream
from valeria_desktop.games.viscounts.rules.model.effect import Effect, Item, Power, effect, power
from valeria_desktop.games.viscounts.rules.model.kinds import Moment
from valeria_desktop.games.viscounts.rules.model.things import SHUFFLING, STARTING
from valeria_desktop.games.viscounts.rules.neutral import neutral_use
from valeria_desktop.games.viscounts.rules.turn.criminals import criminals_of
from valeria_desktop.games.viscounts.rules.use import triggered, use
from valeria_desktop.kernel.chance import Stream
from valeria_desktop.kernel.phrases import Phrase, say
from valeria_desktop.kernel.state import CARD_REVEALED

if TYPE_CHECKING:
    from valeria_desktop.games.viscounts.rules.model.player import NeutralSide
    from valeria_desktop.games.viscounts.rules.model.state import State
    from valeria_desktop.games.viscounts.rules.model.table import Table
    from valeria_desktop.games.viscounts.rules.model.things import Scheme

Schemes = tuple["Scheme", ...]


def neutral_side(state: State) -> NeutralSide:
    """Return the data of the neutral player."""
    assert state.rival is not None
    return state.rival


def deal_schemes(table: Table, seed: int) -> tuple[Schemes, Schemes]:
    """Return the neutral player's deck and its future schemes, both shuffled (WK121)."""
    starting = [each for each in table.schemes if each.deck == STARTING]
    futures = [each for each in table.schemes if each.deck != STARTING]
    Stream(seed, Purpose.FUTURES).shuffle(futures)
    harder = table.setup.futures
    deck = starting + futures[:harder]
    deck.sort(key=lambda scheme: scheme.id)
    Stream(seed, Purpose.SCHEMES).shuffle(deck)
    return tuple(deck), tuple(futures[harder:])


def shuffle_schemes(state: State, seat: int) -> None:
    """Shuffle the discarded schemes into the deck: virtue, or corruption by criminals (WK97)."""
    rival = neutral_side(state)
    rival.shuffles += 1
    cards = sorted(rival.deck + rival.discard, key=lambda scheme: scheme.id)
    shuffle_stream(state.seed, seat, rival.shuffles).shuffle(cards)
    rival.deck, rival.discard = tuple(cards), ()
    state.barrier |= CARD_REVEALED
    if state.events is not None:
        state.events.append(told.Shuffled(seat, len(cards)))
    triggered(state, seat, Moment.SHUFFLE)
    if criminals_of(state, seat):
        state.corrupt(seat, 1, SHUFFLING)
    else:
        state.ennoble(seat, 1, SHUFFLING)


@neutral_use.register(Shuffle)
def _(_effect: Shuffle, state: State, seat: int, _cause: Item) -> None:
    if neutral_side(state).discard:
        shuffle_schemes(state, seat)


@effect("gain_scheme")
class GainScheme(Effect):
    """Put the top future scheme face up on the discard pile; without one, flip a paper (WK130)."""

    def works(self, state: State, seat: int) -> bool:
        return seat == state.table.neutral

    def apply(self, state: State, seat: int, cause: Item) -> None:
        rival = neutral_side(state)
        if not rival.futures:
            use(state, seat, Flip(), cause)
            return
        *rest, scheme = rival.futures
        rival.futures = tuple(rest)
        rival.discard += (scheme,)
        rival.comes_to_light(scheme)
        state.barrier |= CARD_REVEALED
        if state.events is not None:
            state.events.append(told.SchemeGained(seat, cause, scheme))
        triggered(state, seat, Moment.GAIN_SCHEME)

    def words(self) -> Phrase:
        return say("gain a future scheme")


@power("when_freed")
class WhenFreed(Power):
    """An effect at once when the building leaves its square (WK131)."""

    do: Effect

    def words(self) -> Phrase:
        return say("at once: {effect}", effect=self.do.words())
