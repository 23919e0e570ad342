"""What the three islands with open slots have in common: rows, free cards, and words of a visit."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar

from attrs import field, frozen
from attrs.validators import ge

from valeria_desktop.games.valeria.rules.at import at_pile
from valeria_desktop.games.valeria.rules.conditions import Condition, Measure
from valeria_desktop.games.valeria.rules.conditions import enter as enter_condition
from valeria_desktop.games.valeria.rules.effects.bases import SeenAfter
from valeria_desktop.games.valeria.rules.effects.centre import FreeFrom
from valeria_desktop.games.valeria.rules.layout import Row
from valeria_desktop.games.valeria.rules.layout import enter as enter_row
from valeria_desktop.games.valeria.rules.model.cards import Card
from valeria_desktop.games.valeria.rules.model.options import Action, ActionWords
from valeria_desktop.games.valeria.rules.model.options import enter as enter_action
from valeria_desktop.games.valeria.rules.powers import Modifier
from valeria_desktop.games.valeria.rules.supplies import believe_supply, deal_supply
from valeria_desktop.games.valeria.rules.turn.moves import keep
from valeria_desktop.games.valeria.rules.turn.use import Pick
from valeria_desktop.kernel.phrases import Phrase, say
from valeria_desktop.kernel.signs import Mark

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from valeria_desktop.games.valeria.rules.conditions import Centre
    from valeria_desktop.games.valeria.rules.model.state import State
    from valeria_desktop.kernel.signs import Marks

LEAF = "islands"
_SLOTS = 3
SAIL = enter_action(
    "sail",
    ActionWords(
        say("Sail"),
        say("which island do you visit?"),
        say("can be fetched with your ship"),
        lambda card, price: say("Sail for {card}: {price}", card=card, price=price),
        lambda card, choice: say("Sail for {card}: {choice}.", card=card, choice=choice),
        lambda card: say("You can't sail for {card} now", card=card),
        "sail",
        lambda card: say("sailed for {card}", card=card),
        lambda card, price: say("sailed for {card}: {price}", card=card, price=price),
        say("fetched"),
        say("you have fetched it"),
    ),
)
"""The action that visits an island, where it takes a card from there (CS7)."""


def row_of_island(kind: str, first: int, **words: Any) -> Row:  # noqa: ANN401 - fields of a row
    """Enter a row of three open slots and their supply, for one kind of cards (CS2)."""
    return enter_row(
        Row(
            tag=f"{kind}s",
            places=range(first, first + _SLOTS + 1),
            name=kind,
            deal=deal_supply,
            believe=believe_supply,
            has_supply=True,
            leaf=LEAF,
            **words,
        )
    )


def as_it_lies(number: int) -> int:
    """Number a slot from left to right: a row that slides has its cheapest slot at the right."""
    return _SLOTS + 1 - number


def tops(state: State, row: Row) -> Iterator[tuple[int, Card]]:
    """Yield the open cards of an island with their places."""
    for place in row.open_places:
        if card := state.top(place):
            yield place, card


def _icon_of(place: str) -> str:
    """Return the icon of the things that lie on an island's places."""
    return "nobles" if place == "noble" else place


def _emptiest(centre: Centre) -> tuple[int, int, Row]:
    """Count the visits until a slot of the emptiest row stays empty, and all from the deal on."""
    rows = (row for row in centre.table.layout.supplied if row.leaf == LEAF)
    counted = [(*_until_a_gap(row, centre.stacks), row) for row in rows]
    return min(counted, key=lambda each: (each[0] / each[1], each[0]))


def _could_not_be_refilled(state: State) -> bool:
    stacks = state.stacks
    return any(not _left(row, stacks) for row in state.table.layout.supplied if row.leaf == LEAF)


def _until_a_gap(row: Row, stacks: Sequence[Sequence[Card | None]]) -> tuple[int, int]:
    filled = len(row.open_places) - 1
    return _left(row, stacks), sum(card.copies for card in row.cards) - filled


def _left(row: Row, stacks: Sequence[Sequence[Card | None]]) -> int:
    here = sum([len(stacks[place]) for place in row.places])
    return max(0, here - (len(row.open_places) - 1))


RUN_OUT = enter_condition(
    Condition(
        "islands",
        say("an island has run out of supplies"),
        _could_not_be_refilled,
        Measure(
            lambda centre: _emptiest(centre)[:2],
            lambda number, whole, island: say(
                "Cards gone from the emptiest island, {island}: {number} of {whole}",
                number=number,
                whole=whole,
                island=island,
            ),
            lambda centre: _emptiest(centre)[2].title(),
            lambda centre: _icon_of(_emptiest(centre)[2].name),
        ),
    )
)
"""A slot stays empty for good, as nothing comes back to a supply (CS21)."""


@frozen(cache_hash=True)
class CheaperCards(Modifier):
    """Each card that is bought on an island costs less Gold."""

    gold: int = field(validator=ge(1))

    icon: ClassVar[str]

    def signs(self) -> Marks:
        return (Mark(self.icon), Mark(text=f"−{self.gold}"), Mark("gold"))


class OfIslands(Card):
    """A card that lies on an island until a player fetches it."""

    __slots__ = ()

    action: ClassVar[Action] = SAIL


class Wares(OfIslands):
    """Tokens of an island that are bought with Gold."""

    __slots__ = ()

    comes_in_copies: ClassVar[bool] = True

    @property
    def readings(self) -> tuple[Phrase, ...]:
        magic = say("Magic can help to pay, but each visit costs at least 1 real Gold.")
        return magic, say("It doesn't count when the fewest cards break a tie.")


def bring(state: State, seat: int, place: int, cause: Card) -> None:
    """Bring the open card of a place to the zone that keeps it."""
    keep(state, seat, place, cause, state.stacks[place][-1].comes_with)


@frozen(cache_hash=True)
class FromIsland(FreeFrom):
    """A card of an island for free: one way of the effects below."""

    icon: ClassVar[str] = "free"

    def apply(self, state: State, seat: int, cause: Card) -> None:
        bring(state, seat, self.place, cause)

    def words(self) -> Phrase:
        return at_pile(super().words(), self.place, self.card)


_from_island = cache(FromIsland)


class FreeOfIsland(SeenAfter, Pick):
    """Take an open card of an island for free, without a Map (CS10).

    Its worth shows in the position after it.
    """

    __slots__ = ()

    island: ClassVar[Row]
    sign: ClassVar[str]
    brings_a_card: ClassVar[bool] = True

    def ways(self, state: State, seat: int, cause: Card) -> list[FromIsland]:
        return [_from_island(place, card) for place, card in tops(state, self.island)]

    def signs(self) -> Marks:
        return Mark("free"), Mark(self.sign)

    def sentence(self) -> Phrase:
        return say("Gain {citizen}", citizen=self.words())
