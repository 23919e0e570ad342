"""The value of a position for a player, in Victory Points, from the player's knowledge.

Points already gained count in full; Gold, Strength and Magic by their usual use, and at the end by
the Duke's points for them; citizens by their expected harvests in the remaining rounds.
"""

from __future__ import annotations

from functools import cache
from math import fsum
from typing import TYPE_CHECKING

from attrs import frozen

from valeria_desktop.games.valeria.rules.conditions import shares_gone
from valeria_desktop.games.valeria.rules.effects.gains import Gain
from valeria_desktop.games.valeria.rules.effects.tableau import BanishOwn
from valeria_desktop.games.valeria.rules.effects.takes import Take
from valeria_desktop.games.valeria.rules.model.belongings import TRACKS, worth_of
from valeria_desktop.games.valeria.rules.model.holdings import cards_of_sets
from valeria_desktop.games.valeria.rules.model.income import resources_in
from valeria_desktop.games.valeria.rules.model.player import Player
from valeria_desktop.games.valeria.rules.model.tally import count_icons
from valeria_desktop.games.valeria.rules.score import NO_DUKE, duke_counts
from valeria_desktop.kernel.kept import kept

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.games.valeria.rules.game import Game
    from valeria_desktop.games.valeria.rules.model.belongings import Numbers
    from valeria_desktop.games.valeria.rules.model.cards import Card, Citizen, Domain
    from valeria_desktop.games.valeria.rules.model.catalog import Catalog
    from valeria_desktop.games.valeria.rules.model.dukes import Duke
    from valeria_desktop.games.valeria.rules.model.effect import Effect
    from valeria_desktop.games.valeria.rules.model.holdings import Holdings
    from valeria_desktop.games.valeria.rules.model.table import Table
    from valeria_desktop.games.valeria.rules.powers import When
    from valeria_desktop.games.valeria.rules.view import View


ROLLS = tuple((first, second) for first in range(1, 7) for second in range(1, 7))
_RESOURCE = 0.3
"""Points for a resource in mid-game: 9 Gold buy 3 points, 8 Strength 3 points and 3 resources."""
_PLENTY = 12
"""The number of one resource above which further units count half: they are seldom spent."""
_NOBODY = Player(0, 0, 0, 0, ())
"""The owner of nothing, for things worth the same to every owner."""
ROUNDS = 13
"""The number of rounds in a game between good bots."""


@frozen
class Horizon:
    """The progress of the game, from the public part of a view."""

    rounds_left: float
    on_turn: float
    """The player's turns in a round: 1."""
    off_turn: float
    """Other players' turns in a round on which the player harvests."""
    resource: float
    """The value of one resource, in points."""


def horizon_of(view: View, duke: Duke) -> Horizon:
    """Return the horizon: each end condition measures how much of the game is over (T31, CS21)."""
    players = len(view.players)
    gone = [
        1 - _left(view, row.places) / row.dealt(view.table)
        for row in view.table.layout.ends.values()
    ]
    done = max(exhausted_in(view) / (2 * players), *gone, *shares_gone(view))
    left = ROUNDS * max(0.0, 1 - done)
    off_turn = players - 1 - (1 if view.table.has_resting else 0)
    return Horizon(left, 1.0, float(off_turn), resource_points(left, duke))


def resource_points(rounds_left: float, duke: Duke) -> float:
    """Return the points for one resource: in the last round the Duke's points for it."""
    at_the_end = duke.each_left
    return at_the_end if rounds_left < 1 else max(_RESOURCE, at_the_end)


def exhausted_in(view: View) -> int:
    """Count the exhausted places (T31)."""
    stacks = view.table.layout.pile_stacks(view.stacks)
    return sum(not stack or _is_mark(stack[0]) for stack in stacks)


def _left(view: View, places: range) -> int:
    return sum(len(view.stacks[place]) for place in places if not _is_mark_at(view, place))


def _is_mark_at(view: View, place: int) -> bool:
    stack = view.stacks[place]
    return bool(stack) and _is_mark(stack[0])


def _is_mark(card: Card | None) -> bool:
    return card is not None and card.marks_exhausted


def duke_of(view: View) -> Duke:
    """Return the seat's Duke, or the stand-in for everyone's in games without Dukes (V3)."""
    return view.players[view.seat].duke or NO_DUKE


def unseen_dukes(view: View) -> tuple[Duke, ...]:
    """Return the Dukes that another player may have."""
    if not view.table.setup.has_dukes:
        return (NO_DUKE,)
    dealt = view.players[view.seat].dealt
    return tuple(duke for duke in view.table.catalog.dukes if duke not in dealt)


def position_value(player: Holdings, duke: Duke, horizon: Horizon) -> float:
    """Value a player's holdings: whole points first, then the expected ones.

    The sum has the same order as in the core in C, which so reaches the same number in every bit.
    """
    points = player.points
    promised = 0.0
    for card in player.monsters:
        points += card.points
    for domain in player.domains:
        points += domain.points
        promised += domain_value(domain, player, horizon)
    for domain in player.domains_down:
        points += domain.points
    if player.laid or player.secret:
        promised += laid_value(player, horizon)
    for each, number in duke_counts(player, duke):
        points += each * number
    return points + promised + resources_value(player, horizon) + harvest_value(player, horizon)


def resources_value(player: Holdings, horizon: Horizon) -> float:
    """Value the resources left; many of one kind count less each."""
    total = 0.0
    for number in (player.gold, player.strength, player.magic):
        total += number if number <= _PLENTY else _PLENTY + (number - _PLENTY) / 2
    value = total * horizon.resource
    return value + tokens_value(player.more, horizon) if player.more else value


def tokens_value(tokens: Numbers, horizon: Horizon) -> float:
    """Value tokens in points: each is spent in an action, those left at the end buy nothing."""
    number = sum(many for _, many in tokens)
    spent = min(number, _SPENT * horizon.rounds_left * horizon.on_turn)
    bought = sum(TRACKS[tag].buys.value(horizon.resource) * many for tag, many in tokens)
    return _UNSPENT * bought * spent / number


_SPENT = 0.7
"""The tokens that are spent in a turn, at most: other actions take cards of the market.

With 2, a bot of Crimson Seas had 10 Maps left at the end; with 0.7 it has 3, and won 23 to 16.
"""
_UNSPENT = 0.8
"""The worth of a token before it is spent, as a share of its purchase."""
_CHEAPER = 0.7
"""The worth of a modifier of prices, in resources per round."""


_USES = 0.3
"""How often a card is used as an action in a round; each time the action could do else."""
_WITH_A_DEED = 0.6
"""How often a card is used that lets its owner slay, recruit or build as the same action."""
_ABOVE = 0.4
"""The share of what banishing brings that is more than the banished card was worth: the least
monster has a point, which is 3 of 5 Gold, and the least citizen costs 2 Gold, for 4 Magic."""


@cache
def from_triggers(card: Card) -> tuple[float, float]:
    """Return the resources and the points per round from a card's triggers, or by itself."""
    resources, points = card.a_round, 0.0
    for trigger in card.triggers:
        times = trigger.moment.a_round
        fixed, fixed_points = _fixed(trigger.do)
        resources += times * fixed
        points += times * fixed_points
    return resources, points


@cache
def by_owner(card: Card) -> tuple[tuple[float, Effect], ...]:
    """Return the effects whose worth hangs on their owner, with their times per round."""
    triggers = tuple(
        (trigger.moment.a_round, trigger.do)
        for trigger in card.triggers
        if not isinstance(trigger.do, Gain | Take)
    )
    return (*triggers, _as_used(card.used)) if card.used else triggers


def _as_used(used: Effect) -> tuple[float, Effect]:
    """Return what counts of an effect that is used as an action, with its times per round."""
    if isinstance(used, BanishOwn):
        return _USES * _ABOVE, used.gain
    allows_a_deed = any(part.brings_a_card for part in (used, *used.parts))
    return _WITH_A_DEED if allows_a_deed else _USES, used


def round_of(card: Card, owner: Holdings) -> tuple[float, float]:
    """Return the resources and the points per round from a card's triggers, for an owner."""
    resources, points = from_triggers(card)
    for times, effect in by_owner(card):
        more, more_points = _brought(effect, owner)
        resources += times * more
        points += times * more_points
    return resources, points


def round_of_trigger(trigger: When, owner: Holdings) -> tuple[float, float]:
    """Return the resources and the points per round from one trigger, for an owner."""
    fixed, effect = isinstance(trigger.do, Gain | Take), trigger.do
    resources, points = _fixed(effect) if fixed else _brought(effect, owner)
    return trigger.moment.a_round * resources, trigger.moment.a_round * points


@cache
def lasting(domain: Card) -> tuple[float, float, tuple[tuple[float, Effect], ...]]:
    """Return the resources and the points per round of a card, and what hangs on its owner."""
    resources, points = from_triggers(domain)
    of_roll = sum(power.a_round for power in domain.roll_powers)
    resources += of_roll + _CHEAPER * len(domain.modifiers)
    return resources, points, by_owner(domain)


def domain_value(domain: Card, owner: Holdings, horizon: Horizon) -> float:
    """Return the value of a card's lasting powers to its owner, in points."""
    resources, points, others = lasting(domain)
    value = (resources * horizon.resource + points) * horizon.rounds_left
    for times, effect in others:
        more, more_points = _brought(effect, owner)
        each = more * horizon.resource + more_points
        if each > 0 or not effect.optional:
            value += times * each * horizon.rounds_left
    return value


def _brought(effect: Effect, owner: Holdings) -> tuple[float, float]:
    """Return the resources and the points that an effect brings its owner."""
    income, tokens = effect.income(owner), effect.tokens(owner)
    resources = resources_in(income)
    return resources + worth_of(tokens) if tokens else resources, income[3]


def laid_value(owner: Holdings, horizon: Horizon) -> float:
    """Return the value of the lasting powers of the cards in zones of sets, in points."""
    return sum(domain_value(card, owner, horizon) for card in cards_of_sets(owner))


def points_of_sets(game: Game, seat: int) -> float:
    """Return a seat's points by the lines that sets add to the score."""
    scores = game.table.scores
    if not scores:
        return 0.0
    players = [game.holdings(each) for each in game.seats]
    return float(sum(line.points for lines_of in scores for line in lines_of(players, seat)))


def _fixed(effect: Effect) -> tuple[float, float]:
    """Return the resources and the points of an effect that hang on no choice and no count."""
    # what a trigger gains by a choice or a count isn't learned
    resources = effect.amounts.worth if isinstance(effect, Gain | Take) else 0.0
    return resources, effect.amounts.points if isinstance(effect, Gain) else 0.0


def harvest_value(player: Holdings, horizon: Horizon) -> float:
    """Return the value of a tableau's expected harvests, in points."""
    on_turn = off_turn = 0.0
    for card in player.citizens:
        chance, for_all_on, for_all_off = _harvests(card)
        on_turn += chance * card.on_turn.worth(player) if for_all_on is None else for_all_on
        off_turn += chance * card.off_turn.worth(player) if for_all_off is None else for_all_off
    a_round = on_turn * horizon.on_turn + off_turn * horizon.off_turn
    return a_round * horizon.rounds_left * horizon.resource


@cache
def _harvests(card: Citizen) -> tuple[float, float | None, float | None]:
    """Return how often a card activates per roll, and what both its powers then bring.

    None stands for a power whose worth hangs on its owner.
    """
    chance = activations(card)
    on_turn, off_turn = (
        chance * power.worth(_NOBODY) if power.is_same_for_all else None
        for power in (card.on_turn, card.off_turn)
    )
    return chance, on_turn, off_turn


@cache
def activations(card: Card) -> float:
    """Return the mean number of times that a card activates per roll."""
    results = [result for dice in ROLLS for result in (*dice, sum(dice))]
    return sum(result in card.numbers for result in results) / len(ROLLS)


@kept(256)
def duke_promise(table: Table, duke: Duke) -> float:
    """Guess the Duke's score on this table before any card is bought.

    A usual tableau at the end has eight citizens, eight monsters and four domains; its icons are
    those of an average citizen and domain of this table.
    """
    promise = 8.0 * duke.citizens + 8.0 * duke.monsters + 4.0 * duke.domains
    promise += sum(1.5 * each for each in duke.types.values())
    promise += 8 * _icon_points(duke, table.citizens) + 4 * _icon_points(duke, table.domains)
    return promise + float(6 * duke.mean_left)


def _icon_points(duke: Duke, cards: Sequence[Citizen | Domain]) -> float:
    """Return a Duke's points for the icons of an average card."""
    icons = count_icons(cards)
    points = sum(each * number for each, number in zip(duke.each_icon, icons, strict=True))
    return points / len(cards)


@kept(256)
def card_points(catalog: Catalog, dukes: tuple[Duke, ...]) -> dict[Card, float]:
    """Return each card's points, with the mean of these Dukes' points for it (F2)."""
    return {
        card: card.points + mean([duke.points_for(card) for duke in dukes])
        for card in catalog.all_cards()
        if card.action is not None
    }


def mean(numbers: list[float]) -> float:
    """Return the mean; `statistics.mean` takes as long to load as the whole bot."""
    return fsum(numbers) / len(numbers)
