"""Filling emptied places with cards of the Exhausted pile (T30)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valeria.rules.events import Dealt
from valeria_desktop.games.valeria.rules.model.cards import EXHAUSTED
from valeria_desktop.games.valeria.rules.model.options import FillPlace, fill_place
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.rules.turn.steps import Question, Step, step
from valeria_desktop.kernel.options import Option
from valeria_desktop.kernel.phrases import Phrase, say
from valeria_desktop.kernel.state import CARD_REVEALED

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.layout import Row
    from valeria_desktop.games.valeria.rules.model.state import State


@step("fill_places")
class FillPlaces(Step):
    """After an action: fill every place that it emptied.

    A place that was exhausted before stays as it is: empty because the pile had run out, or empty
    because its Monster Event was slain and no Exhausted card was left for it (V6).
    """

    exhausted_before: tuple[int, ...] = ()

    def run(self, state: State) -> None:
        if all(state.stacks):
            return
        layout = state.table.layout
        for row in layout.supplied:
            _fill_from_supply(state, row)
        emptied = (place for place in layout.pile_places if not state.stacks[place])
        _fill(state, tuple(place for place in emptied if place not in self.exhausted_before))


def _fill_from_supply(state: State, row: Row) -> None:
    """Deal the supply's next cards, face up, on a row's empty places."""
    supply = row.places[-1]
    for place in row.open_places:
        if not state.stacks[place] and state.stacks[supply]:
            card = state.take_top(supply)
            state.face_down[supply] -= 1
            state.lay(place, (card,))
            state.barrier |= CARD_REVEALED
            if state.events is not None:
                state.events.append(Dealt(card, place))


def _fill(state: State, places: tuple[int, ...]) -> None:
    """Fill places, and ask for their order as long as it matters."""
    if len(places) > 1 and _order_matters(state, len(places)):
        state.agenda.append(FillInOrder(places))
        return
    for place in places:
        state.fill(place)


def _order_matters(state: State, places: int) -> bool:
    # Public: Monster Events lie over the Exhausted cards, so everyone knows the number left.
    if not state.pile:
        return False
    return len(state.pile) < places or state.pile[-1] is not EXHAUSTED


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
        state.fill(option.place)
        _fill(state, tuple(place for place in self.places if place != option.place))

    def words(self) -> Phrase:
        return say("which empty stack gets the next card?")


_FILL_PLACES = FillPlaces()


def fill_places_after(state: State) -> FillPlaces:
    """Return the step that fills the places emptied by the coming action."""
    if all(state.stacks) and not state.table.has_events:
        return _FILL_PLACES  # players never take Exhausted cards, so only bare places matter
    places = state.table.layout.pile_places
    return FillPlaces(tuple(place for place in places if state.is_exhausted(place)))
