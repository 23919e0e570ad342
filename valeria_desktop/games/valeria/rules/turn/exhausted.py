"""Filling emptied places with cards of the Exhausted pile (T30)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valeria.rules.events import Dealt, Slid
from valeria_desktop.games.valeria.rules.model.cards import EXHAUSTED
from valeria_desktop.games.valeria.rules.model.due import due
from valeria_desktop.games.valeria.rules.model.options import FillPlace, fill_place
from valeria_desktop.games.valeria.rules.model.pile import faces_of_pile
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.rules.turn.steps import Question, Step, step
from valeria_desktop.games.valeria.rules.turn.use import Apply, use
from valeria_desktop.kernel.options import Option
from valeria_desktop.kernel.phrases import Phrase, say
from valeria_desktop.kernel.state import CARD_REVEALED

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.layout import Row
    from valeria_desktop.games.valeria.rules.model.cards import Card
    from valeria_desktop.games.valeria.rules.model.state import State


@step("fill_places")
class FillPlaces(Step):
    """After an action: fill every place that it emptied.

    A place that was exhausted before stays as it is: empty because the pile had run out, or empty
    because its Monster Event was slain and no Exhausted card was left for it (V6).
    """

    exhausted_before: tuple[int, ...] = ()

    def run(self, state: State) -> None:
        layout, stacks = state.table.layout, state.stacks
        if all(stacks) or all(layout.filled_stacks(stacks)):
            return
        emptied = (place for place in layout.pile_places if not stacks[place])
        _fill(state, tuple(place for place in emptied if place not in self.exhausted_before))
        for row in reversed(layout.supplied):
            _fill_row(state, row)


@step("fill_row")
class FillRow(Step):
    """Fill the row of a place from its supply at once, in an action too (CS9)."""

    place: int

    def run(self, state: State) -> None:
        row = state.table.layout.row_at(self.place)
        if row is not None:
            _fill_row(state, row)


def _fill_row(state: State, row: Row) -> None:
    if row.slides:
        _slide(state, row)
    stacks = state.stacks
    bare = [place for place in row.open_places if not stacks[place]]
    state.agenda.extend(FillFromSupply(place) for place in reversed(bare))


def _slide(state: State, row: Row) -> None:
    """Move the cards of a row to its first places, in their order (CS9)."""
    lying = [place for place in row.open_places if state.stacks[place]]
    for place, source in zip(row.open_places, lying, strict=False):
        if place != source:
            card = state.take_top(source)
            state.lay(place, (card,))
            if state.events is not None:
                state.events.append(Slid(card, place, source))


@step("fill_from_supply")
class FillFromSupply(Step):
    """Deal the supply's next card on an empty place of its row, and carry out what it does."""

    place: int

    def run(self, state: State) -> None:
        row = state.table.layout.row_at(self.place)
        supply = row.supply if row else None
        if supply is None or state.stacks[self.place] or not state.stacks[supply]:
            return
        if state.face_down[supply]:
            state.face_down[supply] -= 1
            state.barrier |= CARD_REVEALED
        card = state.take_top(supply)
        state.lay(self.place, (card,))
        if state.events is not None:
            state.events.append(Dealt(card, self.place))
        _come_up(state, card)


@step("lay_under")
class LayUnder(Step):
    """Lay a used card under its row's supply (AG2)."""

    place: int

    def run(self, state: State) -> None:
        row = state.table.layout.row_at(self.place)
        supply = row.supply if row else None
        assert supply is not None  # only cards of such a row are used
        state.lay_under(self.place, supply)


def _fill(state: State, places: tuple[int, ...]) -> None:
    """Fill places, and ask for their order as long as it matters."""
    if len(places) > 1 and _order_matters(state, len(places)):
        state.agenda.append(FillInOrder(places))
        return
    state.agenda.extend(Fill(place) for place in reversed(places))


def _order_matters(state: State, places: int) -> bool:
    """Return whether players may care which place is filled first, as far as all know the pile."""
    if not state.pile:
        return False
    faces = faces_of_pile(state.pile, state, state)
    return len(faces) < places or any(card is not EXHAUSTED for card in faces[-places:])


@step("fill")
class Fill(Step):
    """Fill a place with the top card of the pile, and carry out what the card does (FF4, X20)."""

    place: int

    def run(self, state: State) -> None:
        card = state.fill(self.place)
        if card is not None:
            _come_up(state, card)


def _come_up(state: State, card: Card) -> None:
    """Carry out what a card does when it comes up, before the next place is filled (FF5, X20)."""
    if card.lasts and card not in state.lasting:
        state.lasting = (*state.lasting, card)
    if card.revealed is not None:
        state.agenda.append(fill_places_after(state))
        use(state, state.active, [due(card.revealed, card)])


@step("fill_from_bottom")
class FillFromBottom(Step):
    """Fill the place of a slain Monster Event with the lowest Exhausted card (V6)."""

    place: int

    def run(self, state: State) -> None:
        state.fill_from_bottom(self.place)


@step("fill_in_order")
class FillInOrder(Question):
    """Several places were emptied: the active player chooses the order of filling them."""

    places: tuple[int, ...]

    prompt = Prompt.FILL
    is_followed = True

    def options(self, state: State) -> list[Option]:
        return [fill_place(place) for place in self.places]

    def answer(self, state: State, option: Option) -> None:
        assert isinstance(option, FillPlace)
        rest = set(self.places) - {option.place}
        all_places = state.table.layout.pile_places
        others = tuple(place for place in all_places if place not in rest)
        state.agenda += (FillPlaces(others), Fill(option.place))

    def words(self) -> Phrase:
        return say("which empty stack gets the next card?")


def fill_emptied(state: State, place: int) -> None:
    """Have a place filled that a power empties outside an action, after all it sets off (X20).

    An action has its own step for this.
    """
    if state.stacks[place]:
        return
    row = state.table.layout.row_at(place)
    if row is None or not (row.has_pile or row.has_supply) or place == row.supply:
        return
    if any(isinstance(step, FillPlaces) for step in state.agenda):
        return
    at = len(state.agenda)
    while at and isinstance(state.agenda[at - 1], Apply):
        at -= 1
    places = state.table.layout.pile_places
    before = (other for other in places if other != place and state.is_exhausted(other))
    state.agenda.insert(at, FillPlaces(tuple(before)))


_FILL_PLACES = FillPlaces()


def fill_places_after(state: State) -> FillPlaces:
    """Return the step that fills the places emptied by the coming action."""
    if all(state.stacks) and not state.table.has_events:
        return _FILL_PLACES  # players never take Exhausted cards, so only bare places matter
    stacks = state.stacks
    before = [
        place
        for place in state.table.layout.pile_places
        if not stacks[place] or stacks[place][0].marks_exhausted
    ]
    return FillPlaces(tuple(before))
