"""Cards of which each player keeps one at the beginning, chosen in secret and shown together (C5).

They lie shuffled in a box that nobody sees into. After the choice of Dukes two are dealt to each
player. When all have chosen, the kept ones are laid open, and the others go back into the box.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valeria.rules.events import KeepsakeKept, KeepsakeShown
from valeria_desktop.games.valeria.rules.layout import Facing, Row, enter
from valeria_desktop.games.valeria.rules.model.chance import Purpose
from valeria_desktop.games.valeria.rules.model.options import KeepCard, keep_card
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.rules.rows import filled, sides_of
from valeria_desktop.games.valeria.rules.turn.steps import Question, Step, step
from valeria_desktop.kernel.chance import Stream
from valeria_desktop.kernel.decision import Privacy
from valeria_desktop.kernel.options import Option
from valeria_desktop.kernel.phrases import Phrase, say
from valeria_desktop.kernel.state import CARD_REVEALED

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from valeria_desktop.games.valeria.rules.model.cards import Card
    from valeria_desktop.games.valeria.rules.model.catalog import Catalog
    from valeria_desktop.games.valeria.rules.model.state import State
    from valeria_desktop.games.valeria.rules.model.table import Table
    from valeria_desktop.games.valeria.rules.view import View

EACH = 2
"""The number of cards dealt to each player, of which one is kept."""


def _shuffled(_row: Row, table: Table, seed: int) -> Sequence[tuple[Card, ...]]:
    cards = list(table.keepsakes)
    Stream(seed, Purpose.KEEPSAKES).shuffle(cards)
    return [tuple(cards)]


def _believed(row: Row, view: View, stacks: list[tuple[Card | None, ...]], stream: Stream) -> None:
    place = row.places[0]
    hidden = unseen_keepsakes(view)
    stacks[place] = filled(stacks[place], stream.sample(hidden, len(stacks[place])))


def unseen_keepsakes(view: View, boxed: Iterable[Card | None] = ()) -> list[Card]:
    """Return the keepsakes that a viewer sees nowhere, without those believed to be in the box."""
    seen: set[Card | None] = {*boxed}
    for side in sides_of(view):
        seen.update(side.secret)
        for _, cards in side.laid:
            seen.update(cards)
    return [card for card in view.table.keepsakes if card not in seen]


BOX = enter(
    Row(
        tag="box",
        places=range(36, 37),
        name="box",
        said=lambda _: say("the box"),
        title=lambda: say("the box"),
        deal=_shuffled,
        believe=_believed,
        facing=lambda _: Facing.NONE,
        belongs=lambda _row, _table, _place, card: card.asks_to_keep is not None,
        is_open=False,
        is_shown=False,
    )
)
IN_BOX = BOX.places[0]


def box_of(catalog: Catalog) -> tuple[Row, ...]:
    """Return the row with the box, where a catalogue has something to keep."""
    return (BOX,) if catalog.keepsakes else ()


def lay_keepsakes(state: State) -> None:
    """Have keepsakes dealt after the choice of Dukes, and shown before the first turn (RE1)."""
    at = len(state.table.turn)
    state.agenda[at:at] = (ShowKeepsakes(), DealKeepsakes())


@step("deal_keepsakes")
class DealKeepsakes(Step):
    """Deal two cards to each player, who keeps one of them."""

    def run(self, state: State) -> None:
        for player in state.players:
            player.secret = tuple(state.take_top(IN_BOX) for _ in range(EACH))
        state.face_down[IN_BOX] = len(state.stacks[IN_BOX])
        state.barrier |= CARD_REVEALED
        state.agenda.extend(KeepOne(seat) for seat in reversed(state.clockwise(state.first)))


@step("keep_one")
class KeepOne(Question):
    """Keep one of two cards in secret."""

    seat: int

    prompt = Prompt.KEEP
    privacy = Privacy.CURTAIN

    def asked(self, state: State) -> int:
        return self.seat

    def options(self, state: State) -> list[Option]:
        return [keep_card(card) for card in state.players[self.seat].secret]

    def answer(self, state: State, option: Option) -> None:
        assert isinstance(option, KeepCard)
        player = state.players[self.seat]
        others = [card for card in player.secret if card is not option.card]
        player.secret = (option.card, *others)
        if state.events is not None:
            state.events.append(KeepsakeKept(self.seat, option.card))

    def words_with(self, options: Sequence[Option]) -> Phrase:
        cards = (option.card for option in options if isinstance(option, KeepCard))
        asked = (card.asks_to_keep for card in cards if card.asks_to_keep is not None)
        return next(asked, say("which card do you keep?"))  # others see none of the cards


@step("show_keepsakes")
class ShowKeepsakes(Step):
    """All players show the cards that they kept; the others leave the game unseen."""

    def run(self, state: State) -> None:
        for seat in state.clockwise(state.first):
            player = state.players[seat]
            kept, *others = player.secret
            player.secret = ()
            player.keep(kept)
            state.lay(IN_BOX, (*others, *state.stacks[IN_BOX]))
            if state.events is not None:
                state.events.append(KeepsakeShown(seat, kept))
        state.face_down[IN_BOX] = len(state.stacks[IN_BOX])
        state.barrier |= CARD_REVEALED
