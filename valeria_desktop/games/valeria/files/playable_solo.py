"""Checks that the parts of a solo game can be played to its end."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from attrs import fields

from valeria_desktop.games.valeria.rules.conditions import reached
from valeria_desktop.games.valeria.rules.model.due import Due
from valeria_desktop.games.valeria.rules.model.effect import Effect
from valeria_desktop.games.valeria.rules.model.options import BUILD, RECRUIT
from valeria_desktop.games.valeria.rules.setup import SIEGE_DECK, Solo
from valeria_desktop.games.valeria.rules.turn.steps import Step
from valeria_desktop.games.valeria.rules.turn.turn import (
    end_conditions,
    exhausted_places,
    held_by_rows,
)
from valeria_desktop.games.valeria.solo import dark_lord, siege
from valeria_desktop.games.valeria.solo.effects import (
    ClaimPileMonster,
    FreePileCitizen,
    ReturnToPile,
)
from valeria_desktop.games.valeria.solo.siege_rows import (
    CITIZENS_OF_A_NAME,
    DECK,
    DOMAINS_IN_A_DECK,
    PILES,
)
from valeria_desktop.games.valeria.solo.translate import READINGS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from valeria_desktop.games.valeria.rules.model.cards import Card
    from valeria_desktop.games.valeria.rules.model.player import Player
    from valeria_desktop.games.valeria.rules.model.state import State

_OF_DIE = range(1, 7)
_ON_PILES = (ClaimPileMonster, FreePileCitizen, ReturnToPile)


def of_rival(state: State) -> Iterator[str]:
    """Yield the things that the Dark Lord can't have (D1, D5, G4)."""
    solo, rival = state.table.setup.solo, state.rival
    if (rival is None) != (solo is None):
        yield "rival must be there in a solo game, and in no other"
    if rival is None:
        return
    yield from _of_what_he_never_has(rival)
    if solo is Solo.DARK_LORD and rival.duke is None:
        yield "rival.duke must be there against the Dark Lord"
    if solo is Solo.DARK_LORD and rival.monsters:
        yield "rival.monsters must be empty: the Dark Lord takes citizens and domains"
    if solo is Solo.SIEGE and rival.duke is not None:
        yield "rival.duke must be empty in the siege"


def _of_what_he_never_has(rival: Player) -> Iterator[str]:
    for name in ("gold", "strength", "magic", "points"):
        if getattr(rival, name):
            yield f"rival.{name} must be 0, not {getattr(rival, name)}"
    for name in ("starters", "dealt"):
        if getattr(rival, name):
            yield f"rival.{name} must be empty"


def of_siege_place(state: State, place: int) -> Iterator[str]:
    """Check that the deck has as many cards as turns have left in it (G3)."""
    stack = state.stacks[place]
    if place == DECK:
        dealt = state.turn - (siege.DealToPiles() in state.agenda)
        left = max(0, state.table.setup.deck - len(PILES) * dealt)
        if len(stack) != left:
            yield f"stacks[{place}] must have {left} cards in turn {state.turn}, not {len(stack)}"


def of_longer_deck(state: State, cards: list[Card]) -> Iterator[str]:
    """Yield the cards missing from a longer siege, and the cards that can't be in it (G1)."""
    if state.table.setup.deck == SIEGE_DECK:
        return
    there = Counter(card for card in cards if card.action is RECRUIT)
    for citizen in state.table.citizens:
        if there[citizen] < CITIZENS_OF_A_NAME:
            yield f"cards: {citizen.id} must be there at least {CITIZENS_OF_A_NAME} times"
    for card in there:
        if card not in state.table.citizens:
            yield f"cards: {card.id} is none of the citizens of this game"
    if sum(card.action is BUILD for card in cards) < DOMAINS_IN_A_DECK:
        yield f"cards: there must be at least {DOMAINS_IN_A_DECK} domains"


def has_ended(state: State) -> bool:
    """Return whether the stated reason can have ended the game (T31, D6, G7)."""
    solo = state.table.setup.solo
    if solo is None:
        return bool(state.ending) and state.ending == end_conditions(state)
    if solo is Solo.SIEGE:
        return state.ending == ("siege",) and not state.stacks[DECK]
    if state.ending == ("monsters",):
        return dark_lord.LORDS_END in held_by_rows(state)
    if set(state.ending) & {each.id for each in state.table.conditions}:
        return len(state.ending) == 1 and state.ending[0] in reached(state)
    if state.ending == ("overrun",):
        columns = range(len(state.table.layout.columns))
        return not all(dark_lord.targets_of(state, column) for column in columns)
    return state.ending == ("exhausted",) and exhausted_places(state) >= dark_lord.ENOUGH_EXHAUSTED


def _is_foreign(effect: Effect, solo: Solo | None) -> bool:
    """Return whether no card has the effect in a mode: it needs other players or places."""
    if solo is not Solo.SIEGE and isinstance(effect, _ON_PILES):
        return True
    return solo is not None and type(effect.alone(READINGS[solo])) is not type(effect)


def step_fits(state: State, step: Step) -> bool:
    """Return whether a step belongs to the mode, and its dice and places exist."""
    solo = state.table.setup.solo
    if step.mode not in {None, solo} or step.of_set not in {"", *state.table.setup.sets}:
        return False
    if any(_is_foreign(each, solo) for each in _effects_in(step) if isinstance(each, Effect)):
        return False
    return _is_playable(state, step)


def _is_playable(state: State, step: Step) -> bool:
    match step:
        case dark_lord.Attacks(first=first, second=second):
            return first in _OF_DIE and second in _OF_DIE
        case dark_lord.Attack(value=value):
            return value in _OF_DIE
        case dark_lord.AttackAt(place=column) | dark_lord.ChooseCapture(column=column):
            return column in range(len(state.table.layout.columns))
        case siege.ChooseWhatLordTakes(places=places):
            return all(place in PILES and state.top(place) is not None for place in places)
    return True


def _effects_in(thing: object) -> Iterator[object]:
    """Yield a step's effects and all their parts."""
    if isinstance(thing, tuple):
        for part in thing:
            yield from _effects_in(part)
    elif isinstance(thing, Step | Due | Effect):
        yield thing
        kind: Any = type(thing)
        for part in fields(kind):
            if part.init:
                yield from _effects_in(getattr(thing, part.name))
