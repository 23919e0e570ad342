"""A table as numbers: cards, effects and set-up, written for the core in C.

Cards exist once, in the catalogue; effects and cards that the core doesn't know are refused by
name. The order is that of core.h and table.c.
"""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING

from attrs import define, field

from valeria_desktop.games.valeria.native.vocabulary import (
    NONE,
    NotCoveredError,
    count_as_numbers,
    effect_as_numbers,
    order_of,
    parts_of,
)
from valeria_desktop.games.valeria.rules.deal import layers_of
from valeria_desktop.games.valeria.rules.duke_beliefs import traits_of
from valeria_desktop.games.valeria.rules.duke_lessons import LESSONS, NO_LESSON
from valeria_desktop.games.valeria.rules.effects.gains import GainAny
from valeria_desktop.games.valeria.rules.model.cards import (
    ACTION,
    CONSOLATION,
    EXHAUSTED,
    Card,
    Citizen,
    Domain,
    Exhausted,
    Monster,
    Rule,
    Starter,
)
from valeria_desktop.games.valeria.rules.model.dukes import Duke
from valeria_desktop.games.valeria.rules.model.event_cards import MonsterEvent
from valeria_desktop.games.valeria.rules.model.icons import COUNTED_TYPES, Role
from valeria_desktop.games.valeria.rules.moments import BASE_MOMENTS, Whose
from valeria_desktop.games.valeria.rules.powers import CheaperDomains, DiePower, NoExtraForCopies
from valeria_desktop.games.valeria.rules.rows import MARKET
from valeria_desktop.games.valeria.rules.score import NO_DUKE
from valeria_desktop.games.valeria.rules.setup import Edition, Level, Solo
from valeria_desktop.games.valeria.rules.turn.actions import Act, ActionsBegin, ActionsEnd
from valeria_desktop.games.valeria.rules.turn.dice import ChangeDice, Roll
from valeria_desktop.games.valeria.rules.turn.harvest import Harvest, Thieves
from valeria_desktop.games.valeria.rules.turn.turn import BeginTurn, EndTurn, MonsterEvents
from valeria_desktop.games.valeria.solo.dark_lord import (
    LookForEnd,
    MonstersPhase,
    NextTurn,
    SecondHarvest,
)
from valeria_desktop.games.valeria.solo.siege import (
    NO_DUKE_HERE,
    BothAct,
    DealToPiles,
    EndSiegeTurn,
)
from valeria_desktop.games.valeria.solo.siege_rows import (
    CITIZENS_OF_A_NAME,
    SIEGE,
    certain_cards,
)
from valeria_desktop.kernel.kept import kept

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from valeria_desktop.games.valeria.rules.model.catalog import Catalog
    from valeria_desktop.games.valeria.rules.model.effect import Effect
    from valeria_desktop.games.valeria.rules.model.table import Table

CARDS = (Citizen, Starter, Monster, MonsterEvent, Domain, Duke, Exhausted, Rule)
TURN_STEPS = (
    *(BeginTurn, Roll, ChangeDice, MonsterEvents, Thieves, Harvest, ActionsBegin, Act, ActionsEnd),
    *(EndTurn, LookForEnd, MonstersPhase, SecondHarvest, NextTurn, DealToPiles, BothAct),
    EndSiegeTurn,
)
MODES = (None, Solo.DARK_LORD, Solo.SIEGE)
_LAYOUTS = (MARKET, SIEGE)
_NUMBER = "i"  # 32 bits
_HOME = 4
"""The place of a card's home among the card's numbers."""


@define(eq=False)
class CatalogNumbers:
    """The numbers of a catalogue's cards, effects, names and areas, and the list of all of them."""

    catalog: Catalog
    cards: list[Card] = field(init=False)
    card: dict[Card, int] = field(init=False)
    effects: dict[Effect, int] = field(factory=dict, init=False)
    consoled: int = field(init=False)
    written: list[int] = field(init=False)
    """The numbers of effects and cards; each card's home stays open, as it depends on the table."""
    homes: list[int] = field(factory=list, init=False)
    """The index of each card's home in `written`."""
    _names: dict[str, int] = field(factory=dict, init=False)
    _areas: dict[str, int] = field(init=False)

    def __attrs_post_init__(self) -> None:
        self.cards = [*self.catalog.all_cards(), EXHAUSTED, CONSOLATION, ACTION, NO_DUKE]
        self.card = {card: number for number, card in enumerate(self.cards)}
        self._areas = {area: number for number, area in enumerate(self.catalog.areas)}
        cards = [_card(self, card) for card in self.cards]
        self.consoled = self.effect(GainAny(1))
        self.written = [len(self.effects)]
        for effect in self.effects:
            self.written += effect_as_numbers(effect, self.name, self.area)
            self.written += _list(_parts(self, effect))
        self.written.append(len(cards))
        for card in cards:
            self.homes.append(len(self.written) + _HOME)
            self.written += card

    def name(self, name: str) -> int:
        """Return the number of a name that cards can share; other cards have no number."""
        return self._names.setdefault(name, len(self._names))

    def area(self, area: str | None) -> int:
        """Return the number of an area."""
        return NONE if area is None else self._areas[area]

    def effect(self, effect: Effect) -> int:
        """Return the number of an effect, after numbering its parts."""
        for part in parts_of(effect):
            self.effect(part)
        return self.effects.setdefault(effect, len(self.effects))


@kept(1)
def _numbers_of(catalog: Catalog) -> CatalogNumbers:
    # all tables of a catalogue share them: a random set-up makes a table for each game
    return CatalogNumbers(catalog)


def table_as_numbers(table: Table) -> tuple[CatalogNumbers, bytes]:
    """Return the numbers of a table for the core, and those of all its cards and effects."""
    _refuse_sets(table)
    numbers = _numbers_of(table.catalog)
    cards = array(_NUMBER, numbers.written)
    for card, place in table.homes.items():
        cards[numbers.homes[numbers.card[card]]] = place
    written = array(_NUMBER, _setup(numbers, table))
    written.append(numbers.consoled)
    written.extend(_list(order_of(TURN_STEPS, type(step)) for step in table.turn))
    written.extend(cards)
    for deck in _decks(table):
        written.extend(_list(numbers.card[card] for card in deck))
    written.extend(_lesson(table))
    return numbers, written.tobytes()


def _refuse_sets(table: Table) -> None:
    """Refuse a table with more than the base box."""
    if table.catalog.sets:
        *others, last = (str(each.name) for each in table.catalog.sets)
        sets = f"{', '.join(others)} and {last}" if others else last
        raise NotCoveredError(f"The core in C knows the base game only, not {sets}.")
    if table.layout not in _LAYOUTS:
        rows = ", ".join(row.tag for row in table.layout.rows)
        raise NotCoveredError(f"The core in C does not know a layout of {rows} yet.")
    if table.catalog.pools:
        raise NotCoveredError("The core in C knows no pools.")
    owned = [each.tag for each in table.catalog.tracks] + [each.tag for each in table.catalog.zones]
    if owned:
        tags = ", ".join(owned)
        raise NotCoveredError(f"The core in C does not know players who own {tags} yet.")
    if table.setup.has_event_cards:
        raise NotCoveredError("The core in C knows no Event cards of sets.")
    if any(starter.once for starter in table.starters):
        raise NotCoveredError("The core in C knows no starter that wakes once in any case.")
    if table.has_standing:
        raise NotCoveredError("The core in C knows no powers but those of domains.")
    if table.pile and table.pile != layers_of(table.setup, table.catalog, table.areas):
        raise NotCoveredError("The core in C knows no other Exhausted pile than the base game's.")


def _list(numbers: Iterable[int]) -> list[int]:
    numbers = list(numbers)
    return [len(numbers), *numbers]


def _parts(numbers: CatalogNumbers, effect: Effect) -> list[int]:
    return [numbers.effects[part] for part in parts_of(effect)]


def _setup(numbers: CatalogNumbers, table: Table) -> list[int]:
    setup = table.setup
    return [
        setup.players,
        setup.edition is Edition.SECOND,
        MODES.index(setup.solo),
        list(Level).index(setup.level),
        setup.mixed,
        setup.has_dukes,
        setup.has_events,
        table.has_resting,
        table.resting_is_out,
        table.has_consolation,
        *(numbers.card[card] for card in (EXHAUSTED, CONSOLATION, ACTION, NO_DUKE)),
        setup.deck,
        setup.citizens_in_a_stack,
        setup.domains_in_a_stack,
    ]


def _decks(table: Table) -> list[Sequence[Card]]:
    """Return the lists of cards from which a game is dealt."""
    setup, catalog = table.setup, table.catalog
    groups: list[Sequence[Card]] = [(card,) for card in table.citizens]
    if setup.mixed:
        groups = list(catalog.numbers.values())
    is_siege = setup.solo is Solo.SIEGE
    certain = certain_cards(table) if is_siege else []
    more = [card for card in table.citizens for _ in range(card.copies - CITIZENS_OF_A_NAME)]
    return [
        *table.monsters,
        *groups,
        table.domains,
        _dukes(table),
        table.starters,
        catalog.events_of(setup.edition) if setup.has_events else (),
        [card for card in catalog.events if card.id in setup.events],
        certain,
        more if is_siege else [],
    ]


def _lesson(table: Table) -> list[int]:
    """Return how much each fact says about a rival's Duke, then the traits of all Dukes."""
    lesson = LESSONS.get(table.setup.players, NO_LESSON)
    traits = traits_of(table)
    each = [number for duke in _dukes(table) for number in traits[duke]]
    return [*lesson.at_first, *lesson.each_card, *each]


def _dukes(table: Table) -> list[Duke]:
    is_siege = table.setup.solo is Solo.SIEGE
    return [duke for duke in table.catalog.dukes if not (is_siege and duke.id == NO_DUKE_HERE)]


def _card(numbers: CatalogNumbers, card: Card) -> list[int]:
    """Return the numbers of a card; 0 or NONE for parts that its kind doesn't have."""
    if card.plus or card.revealed or card.stands_for_all:
        raise NotCoveredError(f"The core in C does not know all that {card.name} does.")
    if card.trigger is not None and not card.numbers:
        raise NotCoveredError(
            f"The core in C knows no Monster Event without a number: {card.name}."
        )
    return [
        order_of(CARDS, type(card)),
        numbers.name(card.name) if card.harvest else NONE,
        order_of(COUNTED_TYPES, card.type) if card.type else NONE,
        numbers.area(card.home),
        NONE,
        card.cost,
        card.strength,
        card.magic,
        card.points,
        sum(1 << number for number in card.numbers),
        *(card.icons.of(role) for role in Role),
        *_effects(numbers, card),
        card.on_doubles,
        card.when_nothing_else,
        card.copies if card.comes_in_copies else 0,
        *_powers(numbers, card),
        *_duke(card),
    ]


def _effects(numbers: CatalogNumbers, card: Card) -> list[int]:
    """Return both powers of a citizen or starter, or the reward and the trigger of a foe."""
    effects = card.harvest or (card.reward, card.trigger)
    return [numbers.effect(effect) if effect is not None else 0 for effect in effects]


def _powers(numbers: CatalogNumbers, card: Card) -> list[int]:
    written = _list(numbers.effect(effect) for effect in card.immediate)
    written.append(len(card.triggers))
    for trigger in card.triggers:
        moment = order_of(BASE_MOMENTS, trigger.moment)
        is_anyone = order_of((Whose.OWN, Whose.ANYONE), trigger.whose)
        written += [moment, is_anyone, numbers.effect(trigger.do)]
    written.append(len(card.roll_powers))
    for power in card.roll_powers:
        match power:
            case DiePower():
                written += [power.to or 0, power.lower_by, power.gold, power.per is not None]
                written += count_as_numbers(power.per, numbers.name, numbers.area)
            case _:
                order_of((DiePower,), type(power))
    no_extra = cheaper = 0
    for modifier in card.modifiers:
        match modifier:
            case NoExtraForCopies():
                no_extra = 1
            case CheaperDomains():
                cheaper += modifier.gold
            case _:
                order_of((NoExtraForCopies, CheaperDomains), type(modifier))
    return [*written, no_extra, cheaper]


def _duke(card: Card) -> list[int]:
    if not isinstance(card, Duke):  # nobody else asks a card for a Duke's numbers
        return [0] * 8
    types = [card.types.get(kind, 0) for kind in COUNTED_TYPES]
    return [card.citizens, card.monsters, card.domains, *types, _per_point(card)]


def _per_point(duke: Duke) -> int:
    """Return how many resources left make a point; the core counts all kinds together."""
    (line,) = duke.left if len(duke.left) == 1 else (None,)
    if line is None or not line.is_whole:
        raise NotCoveredError(f"The core in C counts resources left together, unlike {duke.name}.")
    return line.per_point
