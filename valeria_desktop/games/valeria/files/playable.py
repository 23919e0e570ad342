"""Checks that a state from a file can be played to its end; a problem names its field."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from attrs import fields

from valeria_desktop.games.valeria.files.playable_solo import (
    has_ended,
    of_longer_deck,
    of_rival,
    of_siege_place,
    step_fits,
)
from valeria_desktop.games.valeria.rules.deal import ChooseDuke
from valeria_desktop.games.valeria.rules.keepsakes import EACH, DealKeepsakes, ShowKeepsakes
from valeria_desktop.games.valeria.rules.layout import Facing
from valeria_desktop.games.valeria.rules.model.cards import action_for
from valeria_desktop.games.valeria.rules.model.options import BUILD, RECRUIT, SLAY
from valeria_desktop.games.valeria.rules.model.pile import faces_of_pile, mask_of
from valeria_desktop.games.valeria.rules.model.zones import CARDS
from valeria_desktop.games.valeria.rules.modes import deal
from valeria_desktop.games.valeria.rules.setup import SIEGE_DECK, Solo
from valeria_desktop.games.valeria.rules.turn.dice import ChangeDice, Roll, Used
from valeria_desktop.games.valeria.rules.turn.exhausted import (
    Fill,
    FillFromBottom,
    FillFromSupply,
    FillInOrder,
    LayUnder,
)
from valeria_desktop.games.valeria.rules.turn.moves import TurnUp
from valeria_desktop.games.valeria.rules.turn.pay import PayFor
from valeria_desktop.games.valeria.rules.turn.steps import Question
from valeria_desktop.games.valeria.solo.dark_lord import LookForEnd
from valeria_desktop.kernel.zones import tally, unfit

if TYPE_CHECKING:
    from collections.abc import Iterator

    from valeria_desktop.games.valeria.rules.layout import Row
    from valeria_desktop.games.valeria.rules.model.cards import Card
    from valeria_desktop.games.valeria.rules.model.player import Player
    from valeria_desktop.games.valeria.rules.model.state import State
    from valeria_desktop.games.valeria.rules.model.table import Table
    from valeria_desktop.games.valeria.rules.turn.steps import Step

_TOP_OF_DIE = 6
_DEALT_DUKES = 2


def problems(state: State) -> Iterator[str]:
    """Yield the problems of a state, zone by zone; those after the first may make no sense."""
    yield from of_rival(state)
    yield from unfit(state)
    yield from _of_turn(state)
    for seat in range(len(state.players)):
        yield from _of_player(state, seat)
    for place in range(len(state.stacks)):
        yield from _of_place(state, place)
    yield from _of_pile(state)
    yield from _of_tokens(state)
    yield from _of_cards(state)
    yield from _of_agenda(state)


def _of_turn(state: State) -> Iterator[str]:
    players = len(state.players)
    if not 0 <= state.first < players:
        yield f"first must be a seat from 0 to {players - 1}, not {state.first}"
    # before the first turn the first player is already the active one
    active = (state.first + max(state.turn, 1) - 1) % players
    if state.active != active:
        yield f"active must be seat {active} in turn {state.turn}, not {state.active}"
    if state.agenda and state.ending:
        yield "ending must be empty before the end of the game"
    rolled = all(1 <= die <= _TOP_OF_DIE for die in state.dice)
    not_yet = state.dice == (0, 0) and any(isinstance(step, Roll) for step in state.agenda)
    if not rolled and not not_yet:
        yield f"dice must show 1 to 6, not {list(state.dice)}"


def _of_player(state: State, seat: int) -> Iterator[str]:
    player = state.players[seat]
    if player.starters != state.table.starters:
        names = ", ".join(card.id for card in state.table.starters)
        yield f"players[{seat}].starters must be {names}"
    yield from _of_dukes(state, seat, player)
    yield from _of_keepsake(state, seat, player)


def _of_dukes(state: State, seat: int, player: Player) -> Iterator[str]:
    dealt = _DEALT_DUKES if state.table.setup.has_dukes else 0
    if state.table.setup.solo is Solo.SIEGE:
        dealt = 1
    if len(player.dealt) != dealt:
        yield f"players[{seat}].dealt must be {dealt} Dukes, not {len(player.dealt)}"
    is_choosing = ChooseDuke(seat) in state.agenda
    if dealt and not is_choosing and player.duke not in player.dealt:
        yield f"players[{seat}].duke must be one of the two Dukes dealt"
    if player.duke is not None and (is_choosing or not dealt):
        yield f"players[{seat}].duke must be empty, as none was chosen"


def _of_keepsake(state: State, seat: int, player: Player) -> Iterator[str]:
    """Check that a player has two cards in secret from the deal to the show, and then one (C5)."""
    if not state.table.keepsakes:
        if player.secret:
            yield f"players[{seat}].secret must be empty: nothing is kept in this game"
        return
    shown = [card for _, cards in player.laid for card in cards if card.asks_to_keep]
    is_before = ShowKeepsakes() in state.agenda
    secret = EACH if is_before and DealKeepsakes() not in state.agenda else 0
    if len(player.secret) != secret or not all(card.asks_to_keep for card in player.secret):
        yield f"players[{seat}].secret must be {secret} cards of which one is kept"
    if len(shown) != (0 if is_before else 1):
        yield f"players[{seat}].laid must have {0 if is_before else 1} of the cards that are kept"


def _of_place(state: State, place: int) -> Iterator[str]:
    stack, row = state.stacks[place], state.table.layout.row_at(place)
    if row is None:
        if stack or state.face_down[place]:
            yield f"stacks[{place}] must be empty: this game has no such place"
        return
    for height, card in enumerate(stack):
        if not _belongs(state, row, place, height):
            yield f"stacks[{place}][{height}] can't be {card.id}, which doesn't belong there"
    least, most = _hidden_at(state, row, place)
    if not least <= state.face_down[place] <= most:
        yield f"face_down[{place}] must be from {least} to {most}, not {state.face_down[place]}"
    if state.table.setup.solo is Solo.SIEGE:
        yield from of_siege_place(state, place)


def _hidden_at(state: State, row: Row, place: int) -> tuple[int, int]:
    """Return the bounds for the number of face-down cards at a place."""
    stack, facing = state.stacks[place], row.facing_at(place, state.table.setup)
    if facing is Facing.NONE:
        return 0 if row.takes_back else len(stack), len(stack)
    if facing is Facing.ALL or (stack and stack[0].marks_exhausted):
        return 0, 0
    # Only a domain's reward comes before the next top card is turned up (T19).
    shown = 0 if TurnUp(place) in state.agenda else 1
    return 0, max(0, len(stack) - shown)


def _belongs(state: State, row: Row, place: int, height: int) -> bool:
    lowest, *above = stack = state.stacks[place]
    card = stack[height]
    if card.marks_exhausted:
        is_lowest = row.has_pile and not height
        return is_lowest and all(_lies_on(each, card) for each in above)
    if row.has_pile and card in state.table.aside:
        return _lies_on(card, lowest) if card.lies_on_bringer else height > 0
    return row.belongs(row, state.table, place, card)


def _lies_on(card: Card, lowest: Card) -> bool:
    return card.lies_on_bringer and card.brought_by == lowest.id


def _of_pile(state: State) -> Iterator[str]:
    if not 0 <= state.known_pile < 1 << len(state.pile):
        yield f"known_pile must tell of {len(state.pile)} cards or fewer"
        return
    layers, lowest, top = state.table.pile, 0, len(state.pile) - 1
    for height, card in enumerate(state.pile):
        layer = next((at for at, layer in enumerate(layers) if card in layer.cards), -1)
        is_known = state.known_pile >> top - height & 1
        if layer < (0 if is_known else lowest):
            yield f"pile[{height}] can't be {card.id}, which doesn't belong there"
        lowest = max(lowest, layer)
    faces = faces_of_pile(state.pile, state, state)
    if state.known_pile != mask_of(faces, state.table.open_in_pile):
        yield "known_pile must tell of cards that could be hidden"


def _of_tokens(state: State) -> Iterator[str]:
    for index, tokens in enumerate(state.tokens):
        inside = 0 <= tokens.place < len(state.stacks)
        stack = state.stacks[tokens.place] if inside else ()
        if not 0 <= tokens.height < len(stack) or stack[tokens.height].action is not SLAY:
            yield f"tokens[{index}] must lie on a monster"


def _of_cards(state: State) -> Iterator[str]:
    """Compare the cards with those that the set-up deals, whatever domains and mixed citizens."""
    table, cards = state.table, tally(state, CARDS)
    dealt = Counter(_sort_of(table, card) for card in tally(deal(table, 0), CARDS).elements())
    there = Counter(_sort_of(table, card) for card in cards.elements())
    for sort in dealt | there:
        if dealt[sort] != there[sort]:
            yield f"cards: there must be {dealt[sort]} of {sort}, not {there[sort]}"
    for card, number in cards.items():
        if number > card.copies and _sort_of(table, card) != card.id:
            yield f"cards: {card.id} must be there at most {card.copies} times, not {number}"
        if card.action is BUILD and card not in table.domains and card not in table.layout.cards:
            yield f"cards: {card.id} is none of the domains of this game"
    yield from of_longer_deck(state, list(cards.elements()))
    for name, chosen in (
        ("Monster Event", table.setup.events),
        ("Event card", table.setup.event_cards),
    ):
        for card_id in chosen:
            card = table.catalog.by_id[card_id]
            if card not in cards and card.home not in table.areas:
                yield f"cards: the chosen {name} {card_id} must be there"


def _sort_of(table: Table, card: Card) -> str:
    """Name a card's sort: its id, or the group that chance picks from."""
    if card in table.layout.cards:
        return card.id
    if table.setup.deck > SIEGE_DECK and card.action in {RECRUIT, BUILD}:
        return "citizens and domains"
    if card.action is RECRUIT and table.setup.mixed:
        return f"citizens with {'/'.join(map(str, card.numbers))}"
    if card.is_event_card:
        return "Event cards"
    return _group_of(table, card)


def _group_of(table: Table, card: Card) -> str:
    """Name the group of a card of which chance picks some, or its id."""
    if card in table.domains:
        return "domains"
    if card.kind in {"domain", "event", "duke"} or any(card in each.others for each in table.pile):
        return f"{card.kind}s"
    return card.id


def _of_agenda(state: State) -> Iterator[str]:
    agenda = state.agenda
    if not agenda:
        if state.turn % len(state.players) or not state.turn or not has_ended(state):
            yield "agenda must not be empty before the end of the game"
        return
    if not isinstance(agenda[-1], Question):
        yield f"agenda[{len(agenda) - 1}] must ask somebody"
    bottom = _rest_of_turn(state)
    if not bottom:
        yield "agenda[0] must be the last step of a turn"
    phases = {type(step) for step in state.table.turn} - {ChangeDice, LookForEnd}
    for index, step in enumerate(agenda):
        if index >= bottom and type(step) in phases:
            yield f"agenda[{index}] must be a part of what goes on in a turn"
        if not _fits(state, step, is_open=index == len(agenda) - 1):
            yield f"agenda[{index}] must be about a seat and places that it fits"


def _rest_of_turn(state: State) -> int:
    """Count the steps at the bottom of the agenda that are the rest of a turn."""
    turn, count = [*state.table.turn], 0
    for step in state.agenda:
        if not isinstance(step, Used) and (not turn or step != turn.pop()):
            break
        count += 1
    return count


_PLACE_FIELDS = {"place", "places", "exhausted_before", "column"}


def _fits(state: State, step: Step, *, is_open: bool) -> bool:
    if not 0 <= getattr(step, "seat", 0) < len(state.players):
        return False
    if not all(0 <= place < len(state.stacks) for place in _places(step)):
        return False
    if not step_fits(state, step):
        return False
    if isinstance(step, PayFor):
        return is_open and action_for(state.top(step.place)) is step.action
    return _moves_fit(state, step)


def _moves_fit(state: State, step: Step) -> bool:
    """Return whether a step that fills or clears places is about such ones."""
    if isinstance(step, LayUnder):
        row = state.table.layout.row_at(step.place)
        return row is not None and row.takes_back and state.top(step.place) in row.cards
    if isinstance(step, Fill | FillFromBottom | FillInOrder | FillFromSupply):
        layout = state.table.layout
        filled = layout.pile_places
        if isinstance(step, FillFromSupply):
            filled = tuple(place for row in layout.supplied for place in row.open_places)
        return {place for place in filled if not state.stacks[place]}.issuperset(_places(step))
    return True


def _places(step: Step) -> Iterator[int]:
    """Yield the places that a step is about."""
    kind: Any = type(step)
    for field in fields(kind):
        if field.name in _PLACE_FIELDS:
            value = getattr(step, field.name)
            yield from (number for number in _as_tuple(value) if isinstance(number, int))


def _as_tuple(value: object) -> tuple[object, ...]:
    return value if isinstance(value, tuple) else (value,)
