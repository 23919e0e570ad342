"""Tokens of tracks as money: prices in them, saving for them, and what bots take them for (C14)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from attrs import evolve

from tests.games.valeria.rules.invented_prices import Cheaper, Dearer
from tests.games.valeria.sets.boxes import BOX, WITH
from tests.games.valeria.sets.carnival.rides import CHARM, TICKETS
from tests.games.valeria.sets.carnival.stalls import BEAR, FLUTE, STALLS, Prize
from tests.scenario import Scenario
from valeria_desktop.games.valeria.bots.features import Eye
from valeria_desktop.games.valeria.bots.greedy import GreedyBot
from valeria_desktop.games.valeria.bots.hand_worth import worth_by_hand
from valeria_desktop.games.valeria.bots.learned_worth import learned_worth
from valeria_desktop.games.valeria.bots.values import Horizon, points_of_sets, resources_value
from valeria_desktop.games.valeria.coach.card_chance import CardChance, soon
from valeria_desktop.games.valeria.coach.card_change import change_of
from valeria_desktop.games.valeria.coach.purse import Purse, Saved, Want
from valeria_desktop.games.valeria.coach.rolls import ROLLS, roll_maps
from valeria_desktop.games.valeria.coach.spoken_numbers import PositionNumbers
from valeria_desktop.games.valeria.cures import cure, shortage
from valeria_desktop.games.valeria.rules.effects.audience import Each, Lose
from valeria_desktop.games.valeria.rules.effects.combined import AllOf, OneOf, Trade
from valeria_desktop.games.valeria.rules.effects.counts import Named
from valeria_desktop.games.valeria.rules.effects.gains import Gain, GainPer
from valeria_desktop.games.valeria.rules.model.amounts import Amounts
from valeria_desktop.games.valeria.rules.model.belongings import Buys
from valeria_desktop.games.valeria.rules.model.cards import Citizen
from valeria_desktop.games.valeria.rules.model.event_cards import EventCard
from valeria_desktop.games.valeria.rules.model.icons import Icons
from valeria_desktop.games.valeria.rules.model.price import Price
from valeria_desktop.games.valeria.rules.moments import (
    ACTIONS_BEGIN,
    ACTIONS_END,
    DOUBLES,
    HARVEST,
    Moment,
    Whose,
)
from valeria_desktop.games.valeria.rules.powers import When
from valeria_desktop.games.valeria.rules.terms import terms_of
from valeria_desktop.kernel.chance import Stream

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.model.effect import Effect

GATE = STALLS.places[2]
CATALOG = BOX().cards_of(WITH)


def tickets(number: int) -> Amounts:
    return Amounts.of("ticket", number)


def seller(on_turn: Effect, off_turn: Effect | None = None) -> Citizen:
    """A citizen who wakes on 6."""
    return Citizen(
        id="seller",
        name="Seller",
        cost=1,
        numbers=(6,),
        icons=Icons(),
        on_turn=on_turn,
        off_turn=off_turn or Gain(Amounts(gold=1)),
        copies=1,
    )


def table(*, number: int = 0, magic: int = 0, citizen: Citizen | None = None) -> Scenario:
    """Seat 0 has these tickets and may act; a bear dances at the third stall."""
    made = Scenario(variants=["event-cards"], sets=WITH, catalog=CATALOG)
    for place in STALLS.places[:2]:
        made.state.lay(place, ())
    made.state.lay(GATE, (BEAR,))
    player = made.state.players[0]
    player.more = (("ticket", number),) if number else ()
    player.citizens = (citizen,) if citizen else ()
    player.starters = ()
    return made.holds(0, magic=magic).acts(0)


def saving(made: Scenario) -> CardChance:
    found = soon(made.game.view(0), GATE, Stream(7))
    assert found is not None
    return found


# --- prices


def test_powers_make_prices_in_tokens_dearer_and_cheaper() -> None:
    """Additions come first, then reductions, and nothing falls below 0 (X17)."""
    charmed = Price(magic=1, more=(("ticket", 2),))
    for less, left in ((1, (("ticket", 2),)), (3, ()), (9, ())):
        powers = (Dearer(CHARM, tickets(1)), Cheaper(CHARM, (tickets(less),)))
        (price,) = terms_of(powers).prices(CHARM, (charmed,))
        assert (price.magic, price.more) == (1, left)
        assert price.amounts == Amounts(magic=1, more=left)


def test_a_choice_between_a_ticket_less_and_a_magic_less_leaves_two_prices() -> None:
    power = Cheaper(CHARM, (tickets(1), Amounts(magic=1)))
    prices = terms_of((power,)).prices(CHARM, (Price(magic=1, more=(("ticket", 1),)),))
    assert [price.amounts.key for price in prices] == ["1-magic", "1-ticket"]


def test_what_a_power_makes_dearer_is_asked_and_paid() -> None:
    made = table(number=1, magic=1)
    night = EventCard(id="dear-night", name="Dear Night", powers=(Dearer(CHARM, tickets(1)),))
    made.state.lay(0, (night,))
    made.acts(0)
    assert made.reasons(0, "stall-3") == ["1 ticket short"]
    made.state.players[0].more = (("ticket", 2),)
    made.acts(0).chooses("charm stall-3")
    assert not made.state.players[0].more


# --- saving


def test_a_card_for_tickets_is_within_reach_as_soon_as_they_are_there() -> None:
    """With a ticket the first action gains the Magic, and the second charms; no more is needed."""
    assert saving(table(number=1)) == CardChance(now=True, turns=(1.0, 1.0), is_exact=True)
    assert saving(table(number=1, magic=1)).now


def test_nothing_stands_in_for_a_ticket_that_nothing_brings() -> None:
    assert saving(table(magic=9)) == CardChance(now=False, turns=(0.0, 0.0), is_exact=True)


def test_the_dice_that_bring_tickets_are_counted_exactly() -> None:
    """A seller wakes on 6 with 16 of the 36 rolls."""
    rolls = sum(6 in (*roll, sum(roll)) for roll in ROLLS)
    assert rolls == 16
    once, never = rolls / 36, (36 - rolls) / 36
    found = saving(table(magic=1, citizen=seller(Gain(tickets(1)))))
    assert found.is_exact
    assert found.turns == pytest.approx((once, 1 - never**2))


@pytest.mark.thorough
def test_where_a_ticket_is_one_of_two_ways_futures_are_imagined() -> None:
    either = OneOf((Gain(Amounts(gold=2)), Gain(tickets(1))))
    found = saving(table(magic=1, citizen=seller(either)))
    assert not found.is_exact
    assert found.turns == pytest.approx((16 / 36, 1 - (20 / 36) ** 2), abs=0.04)


def test_a_trade_for_tickets_is_made_in_imagined_futures() -> None:
    made = table(magic=1)
    player = made.game.view(0).players[0]
    purse = Purse(Want((Price(magic=1, more=(("ticket", 1),)),)), player)
    assert not purse.is_enough(5)
    purse.use([Trade(Amounts(gold=2), Gain(tickets(1)))])
    assert not purse.is_enough(5), "there is no Gold to trade"
    purse.use([Gain(Amounts(gold=2)), Trade(Amounts(gold=2), Gain(tickets(1)))])
    assert purse.is_enough(0)


def test_tickets_that_a_price_needs_are_not_traded_away() -> None:
    made = table(number=1, magic=1)
    purse = Purse(Want((Price(magic=1, more=(("ticket", 1),)),)), made.game.view(0).players[0])
    purse.use([Trade(tickets(1), Gain(Amounts(gold=5)))])
    assert purse.is_enough(0)


def test_the_dearest_of_several_prices_caps_what_is_saved() -> None:
    want = Want((Price(magic=1, more=(("ticket", 3),)), Price(gold=2, any_kind=1)))
    saved = want.capped(Saved(9, 9, 9, 9, (("ticket", 9),)))
    assert saved == Saved(3, 1, 3, 3, (("ticket", 3),))
    assert want.lacks(Saved()) == 3
    assert want.lacks(Saved(magic=1, more=(("ticket", 2),))) == 1


def test_what_is_short_is_said_and_no_magic_is_offered_instead() -> None:
    made = table(magic=1)
    quote, player = made.quote(0, "stall-3"), made.game.view(0).players[0]
    assert str(shortage(quote, player)) == "1 ticket short"
    assert str(cure(quote, player, 2)) == "Gain 1 ticket first"


def prize_that(moment: Moment, effect: Effect) -> Prize:
    return evolve(FLUTE, powers=(When(moment, effect),))


@pytest.mark.parametrize(
    ("moment", "turns"),
    [
        (ACTIONS_BEGIN, (1, 1)),
        (ACTIONS_END, (1, 1)),
        (HARVEST, (1, 1)),
        (DOUBLES, (1 / 6, 1 - (5 / 6) ** 2)),
    ],
)
def test_a_prize_that_waits_for_a_moment_is_counted_as_a_domain_is(
    moment: Moment, turns: tuple[float, float]
) -> None:
    """This turn's end is still to come, its dice are over."""
    made = table(magic=1)
    made.state.players[0].keep(prize_that(moment, Gain(tickets(1))))
    found = saving(made)
    assert found.is_exact
    assert found.turns == pytest.approx(turns)


def doubles_bring(effect: Effect) -> EventCard:
    """An Event for everyone, at anyone's doubles."""
    return EventCard(id="pair", name="Pair", powers=(When(DOUBLES, effect, Whose.ANYONE),))


@pytest.mark.parametrize("lasts", [False, True])
def test_an_event_in_force_is_counted_in_each_players_turn(lasts: bool) -> None:  # noqa: FBT001
    made, event = table(magic=1), doubles_bring(Each(Gain(tickets(1))))
    if lasts:
        made.state.lasting = (event,)
    else:
        made.state.lay(0, (event,))
    found = saving(made)
    assert found.is_exact
    assert found.turns == pytest.approx((1 - (5 / 6) ** 2, 1 - (5 / 6) ** 4))
    mine = roll_maps(made.game.view(0))[0]
    for turn in (mine.on, mine.off):
        brought = [dict(gains.tokens) for gains in turn.by_roll]
        assert brought == [{"ticket": 1.0} if first == second else {} for first, second in ROLLS]


def test_what_an_event_takes_away_is_imagined_and_never_more_than_is_there() -> None:
    made = table(number=1, magic=2)
    made.state.lay(0, (doubles_bring(Each(Lose(Amounts(magic=3)))),))
    assert not saving(made).is_exact
    purse = Purse(Want((Price(magic=1, more=(("ticket", 1),)),)), made.game.view(0).players[0])
    purse.use([Each(Lose(tickets(3) + Amounts(gold=1, magic=1)))])
    assert not purse.is_enough(5)
    purse.use([Each(Gain(tickets(1)))])
    assert purse.is_enough(0)


# --- what a harvest brings


def test_tokens_of_a_harvest_are_counted_through_all_that_effects_are_made_of() -> None:
    player = table(citizen=seller(Gain(tickets(1)))).state.players[0]
    two, one = Gain(tickets(2)), Gain(tickets(1))
    gold = Gain(Amounts(gold=2))
    for effect, number, worth in (
        (two, 2, 6.0),
        (AllOf((two, gold, one)), 3, 11.0),
        (OneOf((gold, one)), 1, 3.0),
        (OneOf((Gain(Amounts(gold=4)), one)), 0, 4.0),
        (Trade(Amounts(gold=1), two), 2, 5.0),
        (Trade(tickets(1), Gain(Amounts(gold=4))), -1, 1.0),
        (Each(one), 1, 3.0),
        (Lose(tickets(1)), -1, -3.0),
        (GainPer(tickets(1), Named("Seller")), 1, 3.0),
    ):
        assert dict(effect.tokens(player)).get("ticket", 0) == number, effect
        assert effect.worth(player) == pytest.approx(worth), effect


def test_the_roll_map_has_tickets_beside_resources() -> None:
    found = roll_maps(table(citizen=seller(Gain(tickets(2)))).game.view(0))[0]
    assert found.on.by_result[5].tokens == (("ticket", 2.0),)
    assert found.on.by_result[5].resources == 0
    assert found.off.by_result[5].tokens == ()
    mean = 2 * sum((*roll, sum(roll)).count(6) for roll in ROLLS) / 36
    assert dict(found.round.tokens) == pytest.approx({"ticket": mean})


def test_the_roll_map_counts_prizes_as_it_counts_domains() -> None:
    made = table()
    made.state.players[0].keep(prize_that(DOUBLES, Gain(Amounts(gold=2))))
    mine = roll_maps(made.game.view(0))[0]
    assert [gains.gold for gains in mine.on.by_roll] == [
        2 * (first == second) for first, second in ROLLS
    ]
    assert mine.off.mean.gold == 0


def test_a_card_says_how_many_more_tickets_it_brings() -> None:
    made = table()
    made.state.lay(5, (seller(Gain(tickets(1))),))
    change = change_of(made.acts(0).game.view(0), 5)
    assert change is not None
    assert dict(change.tokens) == pytest.approx({"ticket": 17 / 36})


# --- bots


def test_the_worth_of_a_token_is_what_it_buys() -> None:
    """A throw brings 2 points for 2 resources and an action: 3 resources for each point."""
    assert TICKETS.buys == Buys(points=2, resources=-2)
    assert TICKETS.buys.worth == pytest.approx(2 * 3 - 2 - 1)
    assert TICKETS.buys.value(0.5) == 2 - 3 * 0.5
    assert Buys(resources=-5).worth == 0


def test_tokens_count_as_long_as_there_are_turns_to_spend_them() -> None:
    player = table(number=6).holds(0).state.players[0]
    for rounds, spent in ((10, 6), (3, 2.1), (2, 1.4), (0, 0)):
        horizon = Horizon(rounds, 1.0, 1.0, 0.4)
        assert resources_value(player, horizon) == pytest.approx(0.8 * spent * (2 - 3 * 0.4))


def test_greedy_throws_and_charms_rather_than_keep_its_ticket() -> None:
    made = table(number=1)
    made.state.pools = ()
    dear = next(card for card in CATALOG.citizens if card.cost > 2)
    for place in range(20):
        made.state.lay(place, (dear, dear, dear))
    made.holds(0, gold=2).acts(0)
    assert GreedyBot(1).choose(made.game.view(0), made.decision).id == "throw for 2-gold-1-ticket"
    made.holds(0, magic=1).acts(0)
    assert GreedyBot(1).choose(made.game.view(0), made.decision).id.startswith("charm stall-")


@pytest.mark.parametrize("worth_for", [worth_by_hand, learned_worth])
@pytest.mark.parametrize("change", ["tickets", "prize", "jugglers"])
def test_what_a_set_gives_makes_a_position_better(worth_for: object, change: str) -> None:
    assert callable(worth_for)
    made = table()
    worth, before = worth_for(made.game.view(0)), made.game.copy()
    player = made.state.players[0]
    if change == "tickets":
        player.more = (("ticket", 3),)
    elif change == "prize":
        player.keep(FLUTE)
    else:
        made.owns(0, *["juggler"] * 3)
        assert points_of_sets(made.game, 0) == 3
    assert worth(made.game) > worth(before)


def test_what_is_learned_knows_a_ticket_as_the_magic_it_is_worth() -> None:
    tables = table(number=2), table(magic=6)
    numbers = [Eye.of(made.game.view(0)).look(made.game) for made in tables]
    assert [round(each[2], 9) for each in numbers] == [6, 6], "Magic"
    assert [round(each[6], 9) for each in numbers] == [6, 6], "resources"


def test_a_reason_speaks_of_the_magic_that_is_there() -> None:
    made = table(number=2, magic=1).holds(0, gold=3, magic=1)
    numbers = PositionNumbers(Eye.of(made.game.view(0)), made.game)
    assert [numbers.of(f"my {kind}").number for kind in ("gold", "strength", "magic")] == [3, 0, 1]
    assert numbers.of("my resources").number == 4
