"""The market's rows of the base box: monsters, citizens and domains (S3 to S6)."""

from __future__ import annotations

from collections import Counter
from itertools import chain
from typing import TYPE_CHECKING, cast

from valeria_desktop.games.valeria.rules.layout import Facing, Layout, Row, enter
from valeria_desktop.games.valeria.rules.model.chance import Purpose
from valeria_desktop.games.valeria.rules.model.holdings import scored_citizens, scored_domains
from valeria_desktop.games.valeria.rules.model.options import BUILD
from valeria_desktop.kernel.chance import Stream
from valeria_desktop.kernel.errors import SetupError
from valeria_desktop.kernel.kept import Same, kept
from valeria_desktop.kernel.phrases import Phrase, say

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from typing import TypeVar

    from valeria_desktop.games.valeria.rules.model.cards import Card
    from valeria_desktop.games.valeria.rules.model.table import Table
    from valeria_desktop.games.valeria.rules.setup import Setup
    from valeria_desktop.games.valeria.rules.view import PlayerView, View

    _C = TypeVar("_C", bound=Card)
    Stack = tuple[Card, ...]
    SeenStack = tuple[Card | None, ...]

COLUMNS = 5


def filled(stack: SeenStack, cards: list[_C]) -> Stack:
    """Replace the hidden cards of a stack from the bottom up, taking given cards from the end."""
    if None in stack:
        return tuple([cards.pop() if card is None else card for card in stack])
    return cast("Stack", stack)


def sides_of(view: View) -> list[PlayerView]:
    """Return all owners of cards: the players, and in a solo game the Dark Lord."""
    return [*view.players, *([view.rival] if view.rival else [])]


# --- monsters


def _monster_stacks(_row: Row, table: Table, _seed: int) -> Sequence[Stack]:
    return table.monsters


def _monster_homes(row: Row, table: Table) -> dict[Card, int]:
    return {
        card: place
        for place, area in zip(row.places, table.areas, strict=True)
        for card in table.catalog.areas[area]
    }


def _monster_words(number: int) -> Phrase:
    return say("monster stack {number}", number=number)


MONSTERS = enter(
    Row(
        tag="monsters",
        places=range(5),
        name="monster",
        said=_monster_words,
        title=lambda: say("Monsters"),
        deal=_monster_stacks,
        homes=_monster_homes,
        dealt=lambda table: sum(map(len, table.monsters)),  # Wardens make stacks higher (X5)
        ends="monsters",
        columns=COLUMNS,
        has_pile=True,
    )
)


# --- citizens


def _citizen_stacks(_row: Row, table: Table, seed: int) -> Sequence[Stack]:
    size = table.setup.citizens_in_a_stack
    if not table.setup.mixed:
        return [(card,) * size for card in table.citizens]
    stream = Stream(seed, Purpose.CITIZEN_STACKS)
    stacks: list[Stack] = []
    for group in table.catalog.numbers.values():
        copies = [card for card in group for _ in range(card.copies)]
        stacks.append(tuple(stream.sample(copies, size)))
    return stacks


def _believed_citizens(row: Row, view: View, stacks: list[SeenStack], stream: Stream) -> None:
    if not view.table.setup.mixed:
        return
    owned = [scored_citizens(side) for side in sides_of(view)]
    gone: Counter[Card] = Counter(chain.from_iterable(owned))
    gone.update(view.banished)
    groups = view.table.catalog.numbers.values()
    for place, group in zip(row.places, groups, strict=True):
        stack = stacks[place]
        if None in stack:
            unseen = [
                card for card in group for _ in range(card.copies - gone[card] - stack.count(card))
            ]
            stacks[place] = filled(stack, stream.sample(unseen, stack.count(None)))


def _citizen_homes(row: Row, table: Table) -> dict[Card, int]:
    groups = table.catalog.numbers.values()
    return {card: place for place, group in zip(row.places, groups, strict=True) for card in group}


def _citizen_words(number: int) -> Phrase:
    return say("citizen stack {number}", number=number)


def _citizens_face(setup: Setup) -> Facing:
    return Facing.TOP if setup.mixed else Facing.ALL  # V2


CITIZENS = enter(
    Row(
        tag="citizens",
        places=range(5, 15),
        name="citizen",
        said=_citizen_words,
        title=lambda: say("Citizens"),
        deal=_citizen_stacks,
        believe=_believed_citizens,
        facing=_citizens_face,
        homes=_citizen_homes,
        columns=COLUMNS,
        has_pile=True,
    )
)


# --- domains


def _domain_stacks(row: Row, table: Table, seed: int) -> Sequence[Stack]:
    size = table.setup.domains_in_a_stack
    needed = size * len(row.places)
    if len(table.domains) < needed:
        message = f"The game needs {needed} domains; only {len(table.domains)} take part."
        raise SetupError(message)
    domains = Stream(seed, Purpose.DOMAINS).sample(table.domains, needed)
    return [tuple(domains[start : start + size]) for start in range(0, needed, size)]


def _believed_domains(row: Row, view: View, stacks: list[SeenStack], stream: Stream) -> None:
    unseen, hidden = _unseen_domains(view.table, row, Same(view))
    dealt = stream.sample(unseen, hidden)
    for place in row.places:
        stacks[place] = filled(stacks[place], dealt)


@kept(1)
def _unseen_domains(table: Table, row: Row, same: Same[View]) -> tuple[list[Card], int]:
    """Return the domains that a viewer sees nowhere, and the number that lie face down in a row."""
    view = same.thing
    seen: set[Card | None] = {card for side in sides_of(view) for card in scored_domains(side)}
    seen.update(view.banished)
    stacks = [view.stacks[place] for place in row.places]
    for stack in stacks:
        seen.update(stack)
    hidden = sum(stack.count(None) for stack in stacks)
    return [card for card in table.domains if card not in seen], hidden


def _is_domain(_row: Row, table: Table, _place: int, card: Card) -> bool:
    return card.action is BUILD or card in table.domains  # a set's may have an action of its own


def _domain_words(number: int) -> Phrase:
    return say("domain stack {number}", number=number)


DOMAINS = enter(
    Row(
        tag="domains",
        places=range(15, 20),
        name="domain",
        said=_domain_words,
        title=lambda: say("Domains"),
        deal=_domain_stacks,
        believe=_believed_domains,
        facing=lambda _: Facing.TOP,
        belongs=_is_domain,
        dealt=lambda table: COLUMNS * table.setup.domains_in_a_stack,
        ends="domains",
        columns=COLUMNS,
        has_pile=True,
    )
)

MARKET = Layout((MONSTERS, CITIZENS, DOMAINS))


def market_with(rows: Iterable[Row]) -> Layout:
    """Return the market's layout with the rows that sets bring beside it."""
    more = tuple(rows)
    return Layout((*MARKET.rows, *more)) if more else MARKET
