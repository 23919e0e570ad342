"""The carnival's market, tickets, prizes, nights and tricks, seam by seam (HOUSE 4)."""

from __future__ import annotations

import pytest

from tests.games.valeria.sets.boxes import BOX, RULES, WITH, with_carnival
from tests.games.valeria.sets.carnival.rides import TICKETS, TO_THROW
from tests.games.valeria.sets.carnival.stalls import BEAR, DRUM, FLUTE, PRIZES, RIBBON, ROLL, STALLS
from tests.scenario import PLACE, Scenario
from valeria_desktop.games.valeria.rules.model.belongings import cards_in
from valeria_desktop.games.valeria.rules.model.price import can_pay
from valeria_desktop.games.valeria.rules.setup import Setup
from valeria_desktop.games.valeria.rules.turn.actions import ActionsBegin
from valeria_desktop.games.valeria.rules.turn.exhausted import Fill
from valeria_desktop.kernel.errors import IllegalChoiceError

STALL = STALLS.places[0]
NIGHTS = {card.id: card for card in BOX().cards_of(WITH).others}


def table(players: int = 2, *, tickets: int = 1) -> Scenario:
    """Seat 0 acts at the carnival; the stalls have a flute, a ribbon and a bear."""
    made = Scenario(players, variants=["event-cards"], sets=WITH, catalog=BOX().cards_of(WITH))
    for place, card in zip(STALLS.places, (FLUTE, RIBBON, BEAR), strict=False):
        made.state.lay(place, (card,))
    for player in made.state.players:
        player.more = (("ticket", tickets),) if tickets else ()
    return made


def comes_up(made: Scenario, night: str) -> Scenario:
    """Let a night come up on an empty stack, before seat 0 acts."""
    made.state.pile = (*made.state.pile, NIGHTS[night])
    made.state.lay(PLACE["citizen-1"], ())
    return made._begin(0, (Fill(PLACE["citizen-1"]), *made._turn_from(ActionsBegin())))


def test_rows_tracks_zones_and_layers_come_with_the_set_and_only_with_it() -> None:
    with_set = RULES.deal(with_carnival(Setup()), 3).view(0).table
    plain = RULES.deal(Setup(), 3).view(0).table
    assert [row.tag for row in with_set.layout.rows][-1:] == ["stalls"]
    assert (with_set.catalog.tracks, with_set.catalog.zones) == ((TICKETS,), (PRIZES,))
    assert plain.layout.rows == with_set.layout.rows[:-1]
    assert (plain.catalog.tracks, plain.catalog.zones, plain.catalog.rows) == ((), (), ())
    assert len(with_set.pile[0].certain) == len(plain.pile[0].certain) + 1


def test_a_beast_costs_magic_and_a_ticket_and_wakes_a_flute() -> None:
    made = table().holds(0, magic=1)
    made.state.players[0].keep(FLUTE)
    made.acts(0).chooses("charm stall-3")
    player = made.state.players[0]
    assert player.monsters == (BEAR,)
    assert (player.gold, player.magic, player.points, player.more) == (2, 0, 2, ())


def test_without_a_ticket_it_can_not_be_charmed_and_that_is_said() -> None:
    made = table(tickets=0).holds(0, magic=5).acts(0)
    quote = made.quote(0, "stall-3")
    assert [str(reason) for reason in quote.reasons] == ["1 ticket short"]
    with pytest.raises(IllegalChoiceError):
        made.game.choose("charm stall-3")


def test_a_throw_costs_two_of_one_resource_and_a_ticket() -> None:
    made = table().holds(0, gold=2, strength=1, magic=2).acts(0)
    throws = [option for option in made.options if option.startswith("throw")]
    assert throws == ["throw for 2-gold-1-ticket", "throw for 2-magic-1-ticket"]
    made.chooses(throws[1])
    player = made.state.players[0]
    assert (player.gold, player.magic, player.points, player.more) == (2, 0, 2, ())
    assert not can_pay(TO_THROW, player)


def test_a_prize_is_kept_in_its_zone_and_makes_citizens_cheaper_for_its_owner() -> None:
    made = table().stack("citizen-1", "cleric").holds(0, gold=3).acts(0)
    price = made.quote(0, "citizen-1").price.gold
    made.chooses("build stall-2")
    assert cards_in(made.state.players[0].laid, "prizes") == (RIBBON,)
    made.holds(0, gold=9).acts(0)
    assert made.quote(0, "citizen-1").price.gold == price - 1
    assert made.state.top(STALL + 1) is not None, "the supply has filled the stall"


def test_the_points_printed_on_prizes_score() -> None:
    made = table()
    for prize in (FLUTE, RIBBON, DRUM, ROLL):
        made.state.players[0].keep(prize)
    before, after = made.score(1), made.score(0)
    assert [line.points for line in after.lines if line.category == "Prizes"] == [1, 1, 2, 0]
    assert after.of("Prizes") == sum(prize.points for prize in (FLUTE, RIBBON, DRUM, ROLL))
    assert before.of("Prizes") == 0


def test_a_drum_that_comes_up_at_a_stall_asks_each_player() -> None:
    """The supply fills the emptied stall after the action, before the next one."""
    made = table().holds(0, gold=3)
    supply = STALLS.places[-1]
    made.state.lay(supply, (*made.state.stacks[supply], DRUM))
    made.state.face_down[supply] += 1
    made.acts(0).chooses("build stall-2")
    assert made.state.top(STALL + 1) is DRUM
    for seat in (0, 1):
        assert made.decision.seat == seat
        made.chooses("drum: 1-gold")
    assert "gain gold" in made.options


def test_tickets_are_gained_as_gold_is() -> None:
    made = table().holds(0, gold=2)
    made.state.lay(STALL, (ROLL,))
    made.acts(0).chooses("build stall-1")
    assert made.state.players[0].more == (("ticket", 4),)


def test_fireworks_give_each_player_a_gold_when_they_come_up() -> None:
    made = table(3)
    before = [player.gold for player in made.state.players]
    comes_up(made, "fireworks")
    assert [player.gold for player in made.state.players] == [gold + 1 for gold in before]
    assert made.state.top(PLACE["citizen-1"]) is NIGHTS["fireworks"]


def test_at_a_tombola_each_player_is_asked_in_turn_order() -> None:
    made, asked = comes_up(table(3), "tombola"), []
    for _ in range(3):
        asked.append(made.decision.seat)
        made.chooses(made.options[0])
    assert asked == [0, 1, 2]


def test_at_a_masked_ball_a_citizen_is_turned_face_down() -> None:
    made = table().owns(0, "archer")
    comes_up(made, "masked-ball").chooses(made.options[0])
    player = made.state.players[0]
    assert [card.id for card in player.citizens_down] == ["archer"]
    assert player.citizens == ()


def test_a_strong_man_treats_his_slayer_and_a_guest() -> None:
    made = table(3).stack("monster-1", "ringmaster", "strong-man").holds(0, strength=4)
    made.acts(0).chooses("slay monster-1", "strong-man: treat-3")
    assert [made.resources(seat)[2] for seat in (0, 2)] == [2, 3]


def test_a_vanishing_act_banishes_a_citizen_of_the_centre() -> None:
    made = comes_up(table(), "vanishing-act")
    top = made.state.top(PLACE["citizen-2"])
    made.chooses(next(option for option in made.options if "banish-citizen-2" in option))
    assert made.state.banished == (top,)


def test_a_market_night_makes_citizens_cheaper_for_everyone() -> None:
    made = table().acts(0)
    before = [made.quote(seat, "citizen-2").price.gold for seat in (0, 1)]
    comes_up(made, "market-night")
    after = [made.quote(seat, "citizen-2").price.gold for seat in (0, 1)]
    assert after == [gold - 1 for gold in before]
