"""A game at one moment as numbers, from which the core in C goes on.

The order is that of position.c. A step or effect that the core doesn't know is refused by name.
"""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING

from valeria_desktop.games.valeria.native.tables import TURN_STEPS
from valeria_desktop.games.valeria.native.vocabulary import (
    NONE,
    NotCoveredError,
    amounts_as_numbers,
    order_of,
)
from valeria_desktop.games.valeria.rules.deal import ChooseDuke
from valeria_desktop.games.valeria.rules.turn.dice import ChangeDice
from valeria_desktop.games.valeria.rules.turn.exhausted import FillInOrder, FillPlaces
from valeria_desktop.games.valeria.rules.turn.moves import TurnUp
from valeria_desktop.games.valeria.rules.turn.pay import PayFor
from valeria_desktop.games.valeria.rules.turn.turn import EventsInOrder
from valeria_desktop.games.valeria.rules.turn.use import Apply, Use
from valeria_desktop.games.valeria.solo.dark_lord import (
    Attack,
    AttackAt,
    Attacks,
    ChooseCapture,
    ChooseColumn,
    OrderAttacks,
)
from valeria_desktop.games.valeria.solo.siege import ActAtPiles, ChooseWhatLordTakes, LordTakes
from valeria_desktop.games.valeria.solo.siege_rows import DECK

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from valeria_desktop.games.valeria.native.tables import CatalogNumbers
    from valeria_desktop.games.valeria.rules.model.cards import Card
    from valeria_desktop.games.valeria.rules.model.due import Due
    from valeria_desktop.games.valeria.rules.model.player import Player
    from valeria_desktop.games.valeria.rules.model.state import State
    from valeria_desktop.games.valeria.rules.turn.steps import Step

STEPS: tuple[type[Step], ...] = (
    *TURN_STEPS,
    *(ChooseDuke, EventsInOrder, FillPlaces, FillInOrder, PayFor, Use, Apply, TurnUp),
    *(OrderAttacks, Attacks, Attack, ChooseColumn, AttackAt, ChooseCapture),
    *(ActAtPiles, LordTakes, ChooseWhatLordTakes),
)
_PLACE: dict[type[Step], str] = {
    PayFor: "place",
    TurnUp: "place",
    AttackAt: "place",
    ChooseCapture: "column",
    Attack: "value",
    Attacks: "first",
}
"""The attribute of a step that is written as its place."""
_PLACES: dict[type[Step], str] = {
    FillPlaces: "exhausted_before",
    EventsInOrder: "places",
    FillInOrder: "places",
    ChooseWhatLordTakes: "places",
}
"""The attribute of a step that is written as bits."""
_NOBODY = [0, 0, 0, 0, NONE, NONE, NONE, 0, 0, 0]
"""The numbers in place of a missing Dark Lord."""


def state_as_numbers(state: State, numbers: CatalogNumbers) -> bytes:
    """Return the numbers of a game that asks a question."""
    try:
        return array("i", _state(state, numbers)).tobytes()
    except KeyError as error:
        raise NotCoveredError(f"The core in C does not know {error.args[0]!r} yet.") from error


def _refuse_other_zones(state: State) -> None:
    sides = [*state.players, *([state.rival] if state.rival else [])]
    if state.banished or any(side.citizens_down or side.domains_down for side in sides):
        raise NotCoveredError("The core in C knows no banished or face-down cards.")
    if state.lasting:
        raise NotCoveredError("The core in C knows no Event cards that last.")
    if state.magic_awaited:
        raise NotCoveredError("The core in C waits for no Magic in a harvest.")


def _state(state: State, numbers: CatalogNumbers) -> list[int]:
    _refuse_other_zones(state)
    written = [state.turn, state.first, state.active, *state.dice, state.draws]
    written += _cards(state.pile, numbers)
    written.append(_known_on_top(state.known_pile))
    for place in range(DECK + 1):
        if place < len(state.stacks):
            written.append(state.face_down[place])
            written += _cards(state.stacks[place], numbers)
        else:
            written += [0, 0]
    for player in state.players:
        written += _player(player, numbers)
    written += _player(state.rival, numbers) if state.rival else _NOBODY
    written.append(len(state.tokens))
    for tokens in state.tokens:
        written += [tokens.place, tokens.height, *amounts_as_numbers(tokens.amounts)]
    return written + _agenda(state, numbers)


def _known_on_top(mask: int) -> int:
    """Return the number of known cards of the pile, which the core takes for the topmost ones."""
    number = mask.bit_length()
    if mask != (1 << number) - 1:
        raise NotCoveredError("The core in C knows only of cards put on top of the pile.")
    return number


def _cards(cards: Sequence[Card], numbers: CatalogNumbers) -> list[int]:
    return [len(cards), *(numbers.card[card] for card in cards)]


def _player(player: Player, numbers: CatalogNumbers) -> list[int]:
    dukes = [numbers.card[duke] if duke else NONE for duke in (player.duke, *player.dealt)]
    return [
        *(player.gold, player.strength, player.magic, player.points),
        *[*dukes, NONE, NONE][:3],
        *_cards(player.citizens, numbers),
        *_cards(player.domains, numbers),
        *_cards(player.monsters, numbers),
    ]


def _agenda(state: State, numbers: CatalogNumbers) -> list[int]:
    """Return the numbers of all steps, followed by all due effects."""
    written = [len(state.agenda)]
    dues: list[Due] = []
    for step in state.agenda:
        written += [order_of(STEPS, type(step)), *_step(step, state, numbers)]
        if isinstance(step, Use):
            dues += step.dues
    written.append(len(dues))
    for due in dues:
        written += [numbers.effects[due.effect], numbers.card[due.cause]]
    return written


def _step(step: Step, state: State, numbers: CatalogNumbers) -> list[int]:
    """Return the numbers of a step: seat, place, cause and bits."""
    kind = type(step)
    seat: int = getattr(step, "seat", 0)
    place: int = getattr(step, _PLACE[kind]) if kind in _PLACE else 0
    cause, bits = 0, _bits(getattr(step, _PLACES[kind])) if kind in _PLACES else 0
    match step:
        case Use():
            bits = len(step.dues)
        case Apply():
            cause, bits = numbers.card[step.cause], numbers.effects[step.effect]
        case ChangeDice():
            domains = state.players[state.active].domains
            bits = _bits(at for at, domain in enumerate(domains) if domain.id in step.used)
        case Attacks():
            cause = step.second
        case ActAtPiles():
            bits = step.hides
    return [seat, place, cause, bits]


def _bits(places: Iterable[int]) -> int:
    return sum(1 << place for place in places)
