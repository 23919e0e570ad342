"""The powers of advanced cards when they are revealed (VA45)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valencia.rules.model.cards import Card
from valeria_desktop.games.valencia.rules.model.guild import GUILDS, Guild, seat_of
from valeria_desktop.games.valencia.rules.model.options import (
    NOTHING,
    POWER,
    CardOption,
    Move,
    Sit,
    move_of,
)
from valeria_desktop.games.valencia.rules.model.prompts import Prompt
from valeria_desktop.games.valencia.rules.model.seats import NOBODY
from valeria_desktop.games.valencia.rules.steps import SeatQuestion, Step, step
from valeria_desktop.kernel.phrases import Phrase, say

if TYPE_CHECKING:
    from collections.abc import Iterable

    from valeria_desktop.games.valencia.rules.model.city import City
    from valeria_desktop.games.valencia.rules.model.state import State
    from valeria_desktop.kernel.options import Option

_EGGS = 2
_FAR = 3
"""Most steps of the Wanderer's power, each to a space beside the last."""
_HOUSES = {Card.WINE_HOUSE: Guild.WINE, Card.CLOTH_HOUSE: Guild.CLOTH}
_WITH_POWER = frozenset({Card.NEST_EGG, Card.ASSISTANCE, Card.WANDERER, *_HOUSES})


def powers_of(seat: int, cards: Iterable[Card]) -> list[Step]:
    """Return the question about a stack's powers; none if no card has one."""
    powers = tuple(card for card in cards if card in _WITH_POWER)
    return [UsePowers(seat, powers)] if powers else []


@step("use powers")
class UsePowers(SeatQuestion):
    """Ask for the next power to use, in any order; the player may leave the rest unused."""

    seat: int
    cards: tuple[Card, ...]

    prompt = Prompt.POWER
    begins_action = True

    def options(self, state: State) -> list[Option]:
        able = [card for card in dict.fromkeys(self.cards) if _is_able(state, self.seat, card)]
        return [*(CardOption(POWER, card) for card in able), NOTHING] if able else []

    def answer(self, state: State, option: Option) -> None:
        if not isinstance(option, CardOption):
            return
        left = list(self.cards)
        left.remove(option.card)
        if left:
            state.agenda.append(UsePowers(self.seat, tuple(left)))
        if option.card is Card.NEST_EGG:
            state.gain_coins(self.seat, _EGGS)
        elif option.card is Card.ASSISTANCE:
            state.agenda.append(ChooseHolder(self.seat))
        elif option.card is Card.WANDERER:
            state.agenda.append(Wander(self.seat))
        else:
            state.gain_good(self.seat, _HOUSES[option.card])

    def words(self) -> Phrase:
        return say("which power do you use?")


def _is_able(state: State, seat: int, card: Card) -> bool:
    """Return whether a power would have an effect."""
    if card in _HOUSES:
        return bool(state.supply[_HOUSES[card].place])
    if card is Card.ASSISTANCE:
        return bool(state.players[seat].members and _holders(state))
    return card is Card.NEST_EGG or bool(_walks(state, seat))


def _holders(state: State) -> list[Option]:
    """Return the options to put a member beside each member on a guild's seat."""
    seats = map(seat_of, GUILDS)
    return [Sit(place, is_beside=True) for place in seats if state.council[place] != NOBODY]


@step("choose holder")
class ChooseHolder(SeatQuestion):
    """Ask for a member on a guild's seat to put an assistant beside."""

    seat: int

    prompt = Prompt.SIT

    def options(self, state: State) -> list[Option]:
        return _holders(state)

    def answer(self, state: State, option: Option) -> None:
        assert isinstance(option, Sit)
        state.assist(self.seat, option.place)

    def words(self) -> Phrase:
        return say("beside whom do you put a member?")


def _reach(city: City, start: int) -> list[int]:
    """Return the spaces within a walk; it may cross occupied spaces, but no sites or fountains."""
    seen, edge = {start}, [start]
    for _ in range(_FAR):
        edge = [new for cell in edge for new in city.steps[cell] if new not in seen]
        edge = list(dict.fromkeys(edge))
        seen.update(edge)
    return sorted(seen - {start})


def _walks(state: State, seat: int) -> list[Option]:
    city, built = state.table.city, state.city
    return [
        move_of(city, start, goal)
        for start in city.spaces
        if built[start] == seat
        for goal in _reach(city, start)
        if built[goal] == NOBODY
    ]


@step("wander")
class Wander(SeatQuestion):
    """Ask for a member to move up to three steps."""

    seat: int

    prompt = Prompt.MOVE

    def options(self, state: State) -> list[Option]:
        return _walks(state, self.seat)

    def answer(self, state: State, option: Option) -> None:
        assert isinstance(option, Move)
        state.move(self.seat, option.start, option.goal)

    def words(self) -> Phrase:
        return say("which member wanders, and where to?")
