"""Weighs the Dukes that a rival may have by the rival's cards: players buy what their Duke counts.

Everything is counted in whole numbers, so the core in C (native/beliefs.c) has the same weights.
"""

from __future__ import annotations

from operator import mul
from typing import TYPE_CHECKING, NamedTuple

from attrs import frozen

from valeria_desktop.games.valeria.rules.deal import ChooseDuke
from valeria_desktop.games.valeria.rules.duke_lessons import LESSONS
from valeria_desktop.games.valeria.rules.model.holdings import scored_citizens, scored_domains
from valeria_desktop.games.valeria.rules.model.icons import COUNTED_TYPES
from valeria_desktop.games.valeria.rules.model.tally import count_icons
from valeria_desktop.kernel.beliefs import Belief, likelihood, weighed
from valeria_desktop.kernel.kept import kept

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from valeria_desktop.games.valeria.rules.model.cards import Citizen, Domain, Foe
    from valeria_desktop.games.valeria.rules.model.dukes import Duke
    from valeria_desktop.games.valeria.rules.model.holdings import Holdings
    from valeria_desktop.games.valeria.rules.model.table import Table
    from valeria_desktop.games.valeria.rules.view import View
    from valeria_desktop.kernel.beliefs import Weights

_FINE = 16
"""The parts of a point in which usual cards are counted."""
_HOUR = 60
"""A number that most numbers of resources per point divide."""
MOST_CARDS = 24
"""The largest number of cards that makes a difference to what each fact says."""
_STEP = 16
"""The bits of a score below an eighth of a halving."""


class Traits(NamedTuple):
    """A Duke's points for usual cards of a table, in parts of a point."""

    citizen: int
    """For the icons of a usual citizen."""
    domain: int
    """For the icons of a usual domain."""
    foe: int
    """For the type of a usual monster."""
    promise: int
    """For a usual tableau at the end: of two Dukes the one that promises more is kept."""
    resources: int
    """The worth of sixty resources left."""


@kept(1)
def traits_of(table: Table) -> dict[Duke, Traits]:
    """Return the traits of all Dukes at a table."""
    citizens = _usual(count_icons(table.citizens), len(table.citizens))
    domains = _usual(count_icons(table.domains), len(table.domains))
    foes = [foe for stack in table.monsters for foe in stack]
    types = _usual([sum(foe.type is kind for foe in foes) for kind in COUNTED_TYPES], len(foes))
    return {duke: _traits(duke, citizens, domains, types) for duke in table.catalog.dukes}


def _usual(counted: Iterable[int], number: int) -> list[int]:
    """Return how often things are on a usual card, in sixteenths, rounded."""
    half = number // 2
    return [(_FINE * each + half) // max(1, number) for each in counted]


def _traits(
    duke: Duke, citizens: Sequence[int], domains: Sequence[int], types: Sequence[int]
) -> Traits:
    each_type = [duke.types.get(kind, 0) for kind in COUNTED_TYPES]
    citizen = sum(map(mul, duke.each_icon, citizens))
    domain = sum(map(mul, duke.each_icon, domains))
    cards = 8 * duke.citizens + 8 * duke.monsters + 4 * duke.domains
    promise = _FINE * cards + 3 * _FINE * sum(each_type) // 2 + 8 * citizen + 4 * domain
    foe = sum(map(mul, each_type, types))
    return Traits(citizen, domain, foe, promise, int(_HOUR * duke.mean_left))


@frozen
class Unseen:
    """The Dukes that a seat hasn't seen, and the rivals who keep one of them."""

    table: Table
    dukes: tuple[Duke, ...]
    rivals: tuple[int, ...]

    @classmethod
    def by(cls, view: View) -> Unseen:
        """Return the Dukes unseen by a view's seat."""
        known = {duke for player in view.players for duke in (*player.dealt, player.duke)}
        if view.rival:
            known.add(view.rival.duke)
        dukes = tuple([duke for duke in view.table.catalog.dukes if duke not in known])
        return cls(view.table, dukes, _keepers(view) if view.table.setup.has_dukes else ())

    def belief(self, holdings: Callable[[int], Holdings]) -> Belief:
        """Return what the rivals' Dukes may be, from what each rival holds."""
        return Belief(tuple([self._weights(holdings(rival)) for rival in self.rivals]))

    def _weights(self, player: Holdings) -> Weights:
        cards = scored_citizens(player), scored_domains(player), player.monsters
        return _weights(self.table, self.dukes, *cards)


def _keepers(view: View) -> tuple[int, ...]:
    """Return the rivals who keep a Duke that the seat doesn't know; at the end all are shown."""
    if view.is_over:
        return ()
    choosing = {step.seat for step in view.agenda if isinstance(step, ChooseDuke)}
    return tuple(
        [
            seat
            for seat, player in enumerate(view.players)
            if player.duke is None and not player.dealt and seat not in choosing
        ]
    )


@kept(4_096)
def _weights(
    table: Table,
    dukes: tuple[Duke, ...],
    citizens: tuple[Citizen, ...],
    domains: tuple[Domain, ...],
    monsters: tuple[Foe, ...],
) -> Weights:
    """Return the weights of some Dukes for the owner of these cards."""
    lesson = _lesson(table, len(citizens) + len(domains) + len(monsters))
    facts = _all_facts(table, dukes, citizens, domains, monsters)
    scores = [sum(map(mul, lesson, each)) for each in facts]
    best = max(scores)
    return weighed([likelihood((best - score) >> _STEP) for score in scores])


def facts_of(table: Table, dukes: tuple[Duke, ...], player: Holdings) -> list[tuple[int, ...]]:
    """Return what speaks for each Duke in a player's cards, in the order of a lesson."""
    cards = scored_citizens(player), scored_domains(player), player.monsters
    return _all_facts(table, dukes, *cards)


def _all_facts(
    table: Table,
    dukes: tuple[Duke, ...],
    citizens: tuple[Citizen, ...],
    domains: tuple[Domain, ...],
    monsters: tuple[Foe, ...],
) -> list[tuple[int, ...]]:
    traits = traits_of(table)
    counted = _Counted(
        (len(citizens), len(monsters), len(domains)),
        count_icons(citizens),
        count_icons(domains),
        tuple([sum(foe.type is kind for foe in monsters) for kind in COUNTED_TYPES]),
    )
    return [_facts(duke, traits[duke], counted) for duke in dukes]


class _Counted(NamedTuple):
    """The numbers of cards, icons and types that Dukes count."""

    cards: tuple[int, int, int]
    """The numbers of citizens, monsters and domains."""
    citizens: tuple[int, ...]
    """The icons of the citizens."""
    domains: tuple[int, ...]
    """The icons of the domains."""
    types: tuple[int, ...]


@kept(256)
def _lesson(table: Table, cards: int) -> tuple[int, ...]:
    """Return the weight of each fact about an owner, by its number of cards."""
    lesson = LESSONS[table.setup.players]
    number = min(cards, MOST_CARDS)
    return tuple(
        [
            first + number * more
            for first, more in zip(lesson.at_first, lesson.each_card, strict=True)
        ]
    )


def _facts(duke: Duke, traits: Traits, counted: _Counted) -> tuple[int, ...]:
    """Return what speaks for a Duke, in the order of a lesson."""
    citizens, monsters, domains = counted.cards
    return (
        sum(map(mul, duke.each_icon, counted.citizens)),
        sum(map(mul, duke.each_icon, counted.domains)),
        duke.citizens * citizens,
        duke.monsters * monsters,
        duke.domains * domains,
        sum([duke.types.get(kind, 0) * counted.types[at] for at, kind in enumerate(COUNTED_TYPES)]),
        citizens * traits.citizen,
        domains * traits.domain,
        monsters * traits.foe,
        traits.promise,
        traits.resources,
    )
