"""The numbers that a value reads: a seat's knowledge, in the order of the numbers' names.

The core in C has the same numbers in the same order (native/features.c). A value that was learned
from games with sets reads those of `set_features` after them.
"""

from __future__ import annotations

from functools import lru_cache
from operator import mul
from typing import TYPE_CHECKING, NamedTuple, cast

from attrs import define

from valeria_desktop.games.valeria.bots.set_features import look_at_sets
from valeria_desktop.games.valeria.bots.sides import (
    TableauSums,
    mean_weights,
    tableau_of,
    weighed_mean,
    weights_of,
)
from valeria_desktop.games.valeria.bots.values import points_of_sets, unseen_dukes
from valeria_desktop.games.valeria.rules.conditions import shares_gone
from valeria_desktop.games.valeria.rules.duke_beliefs import Unseen
from valeria_desktop.games.valeria.rules.model.belongings import worth_of
from valeria_desktop.games.valeria.rules.model.cards import Domain, Foe, foes_in
from valeria_desktop.games.valeria.rules.model.holdings import scored_citizens, scored_domains
from valeria_desktop.games.valeria.rules.model.icons import COUNTED_TYPES
from valeria_desktop.games.valeria.rules.model.income import resources_in
from valeria_desktop.games.valeria.rules.model.player import Player
from valeria_desktop.games.valeria.rules.model.price import funds, missing_icons
from valeria_desktop.games.valeria.rules.rows import DOMAINS, MONSTERS
from valeria_desktop.games.valeria.rules.score import NO_DUKE
from valeria_desktop.games.valeria.rules.setup import Edition, Solo
from valeria_desktop.games.valeria.rules.turn.card_prices import alike, build_prices, slay_prices
from valeria_desktop.games.valeria.rules.turn.standing import own_terms
from valeria_desktop.games.valeria.solo.siege_rows import DECK

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.bots.sides import Weights
    from valeria_desktop.games.valeria.rules.game import Game
    from valeria_desktop.games.valeria.rules.model.amounts import Amounts
    from valeria_desktop.games.valeria.rules.model.holdings import Holdings
    from valeria_desktop.games.valeria.rules.setup import Setup
    from valeria_desktop.games.valeria.rules.view import View


_FAR, _UNIT = 20, 5
_ICON = 3
"""The distance of a missing icon, in Gold."""
_WORTH_WAITING = 2
"""The least points of a monster that is worth saving for."""
_TYPES = {kind: 7 + number for number, kind in enumerate(COUNTED_TYPES)}


class AtHand(NamedTuple):
    """The top cards that can be slain or built, the same for all sides."""

    foes: list[tuple[Foe, Amounts]]
    """Each monster with its tokens."""
    domains: list[Domain]


def at_hand(game: Game) -> AtHand:
    """Return the top cards of all places that can be slain or built."""
    found = AtHand([], [])
    for place in game.table.layout.open_places:
        card = game.top(place)
        if isinstance(card, Foe):  # what is learned speaks of monsters and domains
            found.foes.append((card, game.tokens_on(place)))
        elif isinstance(card, Domain):  # as above
            found.domains.append(card)
    return found


def reach_of(there: AtHand, side: SideView) -> tuple[float, float, float, float]:
    """Return the best monster and domain in reach, and the shortage for the nearest of each."""
    player, tableau, duke = side.player, side.tableau, side.counts
    monster = domain = 0.0
    to_domain = to_monster = float(_FAR)
    strength_funds = funds(player.strength, player.magic)
    terms = own_terms(player.domains)
    for foe, tokens in there.foes:
        missing = min(
            max(0, price.strength + price.magic - strength_funds, price.magic - player.magic)
            for price in slay_prices(foe, tokens, terms, alike(foe, player.monsters))
        )
        if not missing:
            monster = max(monster, foe.points + duke[5] + _for_type(duke, foe))
        if foe.points >= _WORTH_WAITING:
            to_monster = min(to_monster, missing)
    gold_funds = funds(player.gold, player.magic)
    for card in there.domains:
        price = build_prices(card, terms)[0]
        short = max(0, sum(missing_icons(price, tableau.icons)) - price.waived)
        missing = _ICON * short + max(0, price.gold - gold_funds)
        if not missing:
            domain = max(domain, card.points + duke[6] + sum(map(mul, duke, price.icons)))
        to_domain = min(to_domain, missing)
    return monster, domain, to_domain / _UNIT, to_monster / _UNIT


def _for_type(duke: Weights, foe: Foe) -> float:
    at = _TYPES.get(foe.type)
    return 0.0 if at is None else duke[at]


_PLENTY, _ROUNDS, _RESOURCE = 6, 13, 0.3


class SideView(NamedTuple):
    """A side of the table, as the decision's seat sees it."""

    player: Holdings
    tableau: TableauSums
    counts: Weights
    """The points that the side's Duke brings for each thing, or may bring in the mean."""
    resources: int
    tokens: float
    """The worth of tokens that sets bring; what is learned knows them as Magic."""
    points: float
    duke: float
    estimate: float
    """The side's expected points at the end."""


class Lateness(NamedTuple):
    """The progress of the game."""

    meters: tuple[float, float, float]
    left: float
    others: int
    """The number of a player's harvests per round on other players' turns."""


@define(eq=False)
class Eye:
    """Looks at games that agree with a view; made once for each decision."""

    seat: int
    setup: Setup
    theirs: Weights
    """Any rival's points for each thing: the mean over all Dukes unseen, weighed alike."""
    unseen: Unseen | None
    """The Dukes that are weighed by what rivals own; None if none is weighed."""
    has_consolation: bool
    others: int
    monsters: int
    """The number of monsters at the start."""
    sees_sets: bool = False
    """Whether it counts the numbers of sets, too."""

    @classmethod
    def of(cls, view: View, *, is_even: bool = False, sees_sets: bool = False) -> Eye:
        """Work out the parts that stay the same during a decision.

        If `is_even`, all rivals' Dukes are the mean of those unseen, whatever the rivals own.
        """
        table = view.table
        return cls(
            view.seat,
            table.setup,
            _theirs(view),
            None if is_even else Unseen.by(view),
            table.has_consolation,
            len(view.players) - 1 - table.has_resting,
            sum(map(len, table.monsters)),
            sees_sets,
        )

    def look(self, game: Game) -> list[float]:
        """Return all numbers of a game, in the order of their names."""
        clock = self._clock(game)
        player = game.holdings(self.seat)
        duke = self._mine(player)
        me, *rivals = self._sides(game, player, duke, clock)
        there = at_hand(game)
        return [
            *_side(me),
            *_side(rivals[0]),
            *duke[:7],
            sum(duke[7:11]),
            duke[11],
            *reach_of(there, me),
            *reach_of(there, rivals[0]),
            *self._lateness(game, rivals[0], clock),
            *self._majorities(game, me),
            *_products(me, rivals[0], duke, clock),
            *_others(me, rivals),
            *(look_at_sets(game, self.seat, me, rivals[0]) if self.sees_sets else ()),
        ]

    def _mine(self, player: Holdings) -> Weights:
        if not self.setup.has_dukes:
            return weights_of(NO_DUKE)
        return weights_of(player.duke) if player.duke else _NO_WEIGHTS

    def _sides(
        self, game: Game, player: Holdings, duke: Weights, clock: Lateness
    ) -> list[SideView]:
        """Return the seat's own side, then the other sides, the strongest first."""
        me = self._look_at(player, duke, clock, more=points_of_sets(game, self.seat))
        if self.setup.solo is not None:
            return [me, self._look_at(army_of_lord(game), self.theirs, clock, harvests=False)]
        seats = [
            seat % self.setup.players
            for seat in range(self.seat + 1, self.seat + self.setup.players)
        ]
        theirs = self._guessed(game)
        rivals = [
            self._look_at(
                game.holdings(seat),
                theirs.get(seat, self.theirs),
                clock,
                more=points_of_sets(game, seat),
            )
            for seat in seats
        ]
        return [me, *sorted(rivals, key=lambda side: -side.estimate)]

    def _guessed(self, game: Game) -> dict[int, Weights]:
        """Return the points of rivals' Dukes for each thing, weighed by what each rival owns."""
        unseen = self.unseen
        if unseen is None:
            return {}
        shares = unseen.belief(game.holdings).shares()
        return {
            seat: _weighed_mean(unseen.dukes, each)
            for seat, each in zip(unseen.rivals, shares, strict=True)
        }

    def _look_at(
        self,
        player: Holdings,
        duke: Weights,
        clock: Lateness,
        *,
        harvests: bool = True,
        more: float = 0,
    ) -> SideView:
        """Look at a side that has some more points by the lines of sets."""
        tableau = tableau_of(player, has_consolation=self.has_consolation, harvests=harvests)
        resources = player.gold + player.strength + player.magic
        tokens = worth_of(player.more) if player.more else 0
        points = player.points + tableau.monster_points + tableau.domain_points + more
        scored = sum(map(mul, duke, (*tableau.counted, resources)))
        harvest = resources_in(tableau.on) + clock.others * resources_in(tableau.off)
        gained = tableau.on[3] + clock.others * tableau.off[3] + _lasting(tableau)
        estimate = points + scored + _RESOURCE * (resources + tokens)
        estimate += _ROUNDS * clock.left * (_RESOURCE * harvest + gained)
        return SideView(player, tableau, duke, resources, tokens, points, scored, estimate)

    def _clock(self, game: Game) -> Lateness:
        meters = self._meters(game)
        done = max(*meters, *shares_gone(game))
        return Lateness(meters, 1 - min(1.0, done), self.others)

    def _meters(self, game: Game) -> tuple[float, float, float]:
        """Return the progress of each end condition, from 0 to 1 (T31, D6, G3)."""
        stacks = game.stacks
        if self.setup.solo is Solo.SIEGE:
            return 1 - len(stacks[DECK]) / self.setup.deck, 0.0, 0.0
        market = game.table.layout.pile_stacks(stacks)
        monsters, domains = MONSTERS.places, DOMAINS.places
        high = [0 if not stack or stack[0].marks_exhausted else len(stack) for stack in market]
        enough = 5 if self.setup.solo else 2 * self.setup.players
        return (
            high.count(0) / enough,
            1 - sum(high[monsters.start : monsters.stop]) / self.monsters,
            1 - sum(high[domains.start : domains.stop]) / (5 * self.setup.domains_in_a_stack),
        )

    def _lateness(self, game: Game, rival: SideView, clock: Lateness) -> tuple[float, ...]:
        players = self.setup.players
        is_mine = game.active == self.seat
        is_theirs = not is_mine and rival.player is game.holdings(game.active)
        actions = game.actions_left
        return (
            *clock.meters,
            clock.left,
            is_mine,
            actions if is_mine else 0,
            actions if is_theirs else 0,
            (players - 1 - (game.turn - 1) % players) / players,
            game.turn / 20,
            self.setup.edition is Edition.FIRST,
            not self.setup.has_dukes,
        )

    def _majorities(self, game: Game, me: SideView) -> tuple[int, ...]:
        """Return the seat's leads in the majorities that score without Dukes (V3)."""
        if self.setup.has_dukes:
            return 0, 0, 0
        others = [game.holdings(seat) for seat in game.seats if seat != self.seat]
        own = me.player
        leads = (
            len(scored_citizens(own)) - max(len(scored_citizens(other)) for other in others),
            len(own.monsters) - max(len(other.monsters) for other in others),
            len(scored_domains(own)) - max(len(scored_domains(other)) for other in others),
        )
        return tuple(max(-2, min(2, lead)) for lead in leads)


_NO_WEIGHTS: Weights = (0.0,) * 12
_weighed_mean = lru_cache(maxsize=1_024)(weighed_mean)
"""Positions of one decision seldom differ in what rivals own."""


def _theirs(view: View) -> Weights:
    """Return the mean over all Dukes unseen by the seat; the Dark Lord has no resources (D7)."""
    setup = view.table.setup
    if setup.solo is Solo.SIEGE:  # each citizen he took is a point (G7)
        return (*_NO_WEIGHTS[:4], 1.0, *_NO_WEIGHTS[5:])
    mean = mean_weights(unseen_dukes(view))
    return mean if setup.solo is None else (*mean[:11], 0.0)


def army_of_lord(game: Game) -> Holdings:
    """Return the Dark Lord's holdings; all living monsters are his (D7)."""
    his = cast("Holdings", game.rival())
    if game.setup.solo is Solo.SIEGE:
        return his
    return Player(0, 0, 0, 0, (), his.citizens, his.domains, foes_in(game.stacks))


def _lasting(tableau: TableauSums) -> float:
    return tableau.lasting * _RESOURCE + tableau.lasting_points


def _side(side: SideView) -> tuple[float, ...]:
    player, tableau = side.player, side.tableau
    amounts = (player.gold, player.strength, player.magic + side.tokens)
    return (
        *amounts,
        *(max(0, amount - _PLENTY) for amount in amounts),
        side.resources + side.tokens,
        side.points,
        side.duke,
        *tableau.on,
        *tableau.off,
        *tableau.icons,
        *tableau.counted[4:7],
        tableau.monster_points,
        tableau.domain_points,
        tableau.lasting,
        tableau.lasting_points,
        tableau.powers,
        tableau.modifiers,
    )


def _products(me: SideView, rival: SideView, duke: Weights, clock: Lateness) -> tuple[float, ...]:
    left, gone = clock.left, 1 - clock.left
    lead = me.points + me.duke - rival.points - rival.duke
    return (
        resources_in(me.tableau.on) * left,
        resources_in(me.tableau.off) * clock.others * left,
        resources_in(rival.tableau.on) * left,
        resources_in(rival.tableau.off) * clock.others * left,
        _lasting(me.tableau) * left,
        _lasting(rival.tableau) * left,
        me.resources * duke[11],
        lead,
        lead * gone,
        gone * gone,
        left * left,
    )


def _others(me: SideView, rivals: list[SideView]) -> tuple[float, ...]:
    """Return the numbers of the second rival, and of the seat's rank among all sides."""
    if len(rivals) == 1:
        return (0.0,) * 8
    second, tableau = rivals[1], rivals[1].tableau
    ahead = [rival.estimate - me.estimate for rival in rivals]
    return (
        second.points,
        second.duke,
        second.resources + second.tokens,
        resources_in(tableau.on),
        resources_in(tableau.off),
        _lasting(tableau),
        sum(lead > 0 for lead in ahead),
        sum(ahead) / len(ahead),
    )
