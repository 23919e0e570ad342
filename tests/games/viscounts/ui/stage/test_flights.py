"""Each event of Viscounts moves its pieces, hides them meanwhile, and lands its lines in order."""

from __future__ import annotations

import inspect
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import pytest
from attrs import evolve

from tests.each import each
from tests.games.viscounts.ui.played import play_on
from valeria_desktop.games.viscounts.game import RULES
from valeria_desktop.games.viscounts.rules import events as told
from valeria_desktop.games.viscounts.rules.at import (
    Area,
    Asset,
    AtArea,
    AtExchange,
    AtLink,
    AtPlayer,
    AtSpot,
    AtStack,
    OfCard,
    OfDeck,
    OfLine,
    OfPlayer,
    OfSquare,
)
from valeria_desktop.games.viscounts.rules.model.kinds import NOBODY, BuildingType
from valeria_desktop.games.viscounts.rules.model.ring import WAYS
from valeria_desktop.games.viscounts.rules.model.state import Built
from valeria_desktop.games.viscounts.rules.model.things import PAYMENT
from valeria_desktop.games.viscounts.rules.setup import Setup
from valeria_desktop.games.viscounts.ui.stage.beats import beats
from valeria_desktop.games.viscounts.ui.stage.flights import CardFlight
from valeria_desktop.games.viscounts.ui.stage.realm import flights
from valeria_desktop.games.viscounts.ui.stage.realm_event import (
    RealmEvent,
    source_of,
    with_side,
)
from valeria_desktop.games.viscounts.ui.stage.spots import AtBird, AtHouse, AtRider, AtSocket
from valeria_desktop.kernel.events import GameEnded, TurnBegan
from valeria_desktop.kernel.phrases import say
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.session.chronicle import Line
from valeria_desktop.session.session import Session
from valeria_desktop.ui.sound.sounds import Sound
from valeria_desktop.ui.stage.beats import Passage
from valeria_desktop.ui.stage.changes import LineLights, Meanwhile
from valeria_desktop.ui.stage.clash import SignsClash
from valeria_desktop.ui.stage.figures import FigureGoes
from valeria_desktop.ui.stage.motions import Glow, Token
from valeria_desktop.ui.stage.staged_event import READS

if TYPE_CHECKING:
    from valeria_desktop.games.viscounts.rules.scene import Scene
    from valeria_desktop.kernel.at import At
    from valeria_desktop.kernel.events import Event
    from valeria_desktop.ui.stage.beats import Motion

WHERE = say("the hills")
SILENT = {
    told.CardDrawn: "only its owner may know it; all see how many cards were drawn",
    told.CardsKept: "nothing has moved",
    GameEnded: "the page of the end tells it",
}
"""Events without a motion, each with the reason."""


@pytest.fixture(scope="module")
def scene() -> Scene:
    """A game of three after a while; the second player is a bot."""
    seats = default_seats(3)
    seats = (seats[0], evolve(seats[1], bot="random"), seats[2])
    session = Session.begin(RULES, Setup(3), seats, 5)
    play_on(session, 120)
    made: Scene = session.scene(0)
    return made


def moved(event: Event, before: Scene, after: Scene | None = None) -> tuple[Motion, ...]:
    return flights(event, RealmEvent(event, before, after or before))


def of_kind(motions: tuple[Motion, ...], kind: type[Any]) -> list[Any]:
    return [motion for motion in motions if isinstance(motion, kind)]


def test_every_event_is_seen_on_the_table_or_is_silent_for_a_reason() -> None:
    of_game = [kind for _, kind in inspect.getmembers(told, inspect.isclass)]
    kinds = {kind for kind in of_game if kind.__module__ == told.__name__}
    kinds -= {base for kind in kinds for base in kind.__mro__[1:]}
    moving = {kind for kind in kinds if flights.dispatch(kind) is not flights.dispatch(object)}
    assert (kinds | {GameEnded}) - moving == set(SILENT)


def test_a_viscount_goes_from_space_to_space_and_stands_nowhere_meanwhile(scene: Scene) -> None:
    before = with_side(scene, 0, space=0)
    after = with_side(before, 0, space=7)
    motions = moved(told.Rode(0, 7, WHERE, 0), before, after)
    (ride,) = of_kind(motions, FigureGoes)
    spaces = [stand.space for stand in ride.way]
    assert (spaces[0], spaces[-1]) == (0, 7)
    assert all(there in WAYS[here] for here, there in pairwise(spaces))
    (air, *_) = of_kind(motions, Meanwhile)
    assert air.scene.view.players[0].space == NOBODY
    hooves = [motion for motion in motions if motion.sound == "hooves"]
    assert len(hooves) == len(spaces) - 1
    assert ride.lasts <= 4 * 180.0


def test_a_first_viscount_comes_from_its_owner(scene: Scene) -> None:
    before = with_side(scene, 0, space=NOBODY)
    (ride,) = of_kind(
        moved(told.Rode(0, 3, WHERE, 0), before, with_side(scene, 0, space=3)), FigureGoes
    )
    assert isinstance(ride.way[-1], AtRider)
    assert len(ride.way) == 2


@each(("bot", "reads"), ((0, 0.0), (1, READS)))
def test_only_a_card_that_nobody_here_chose_stands_to_be_read(
    scene: Scene, bot: int, reads: float
) -> None:
    position = next(at for at, stack in enumerate(scene.view.stacks) if stack.top)
    card = scene.view.top_townsfolk(position)
    assert card is not None
    (flight,) = of_kind(moved(told.Hired(bot, card, 2), scene), CardFlight)
    assert flight.start == (AtStack(position),)
    assert flight.goal == OfPlayer(bot, Asset.DISCARD)
    assert flight.reads == reads
    assert flight.lasts > reads


def test_silver_counts_up_coin_by_coin_and_the_last_coin_lands_the_line(scene: Scene) -> None:
    exchange = next(each for each in scene.view.table.ring.trades if each is not None)
    silver = scene.view.players[0].silver
    motions = moved(told.Gained(0, "silver", 3, exchange), scene)
    coins, counts = of_kind(motions, Token), of_kind(motions, Meanwhile)
    space = scene.view.table.ring.trades.index(exchange)
    assert [coin.start for coin in coins] == [AtExchange(space)] * 3
    assert [count.scene.view.players[0].silver for count in counts] == [silver + 1, silver + 2]
    assert [count.at for count in counts] == [coin.end for coin in coins[:2]]


def test_a_price_counts_down_as_the_coins_leave(scene: Scene) -> None:
    rich = with_side(scene, 0, silver=9)
    counts = of_kind(moved(told.Paid(0, "silver", 7, PAYMENT), rich), Meanwhile)
    assert [count.scene.view.players[0].silver for count in counts] == [7, 5, 4, 3, 2]


def test_the_raven_hops_space_by_space_and_a_meeting_glows(scene: Scene) -> None:
    before = with_side(scene, 0, corruption=2, virtue=5)
    motions = moved(told.Corrupted(0, 3, have_met=True, cause=PAYMENT), before)
    (hops,) = of_kind(motions, FigureGoes)
    assert hops.way == tuple(AtBird(0, space) for space in (2, 3, 4, 5))
    (air, landed) = of_kind(motions, Meanwhile)
    assert (air.scene.view.players[0].corruption, air.scene.view.players[0].virtue) == (0, 5)
    assert landed.at == hops.end
    (met,) = of_kind(motions, Glow)
    assert met.where == AtBird(0, 5)


def test_the_dove_hops_the_other_way_and_joined_markers_go_together(scene: Scene) -> None:
    before = with_side(scene, 0, corruption=4, virtue=4)
    motions = moved(told.Ennobled(0, 1, have_met=False, cause=PAYMENT), before)
    (hops,) = of_kind(motions, FigureGoes)
    assert hops.way == (AtBird(0, 4), AtBird(0, 3))
    (air,) = of_kind(motions, Meanwhile)
    assert (air.scene.view.players[0].corruption, air.scene.view.players[0].virtue) == (0, 0)


def test_a_collision_is_loud_and_takes_its_time(scene: Scene) -> None:
    motions = moved(told.Collided(0, 4), scene)
    (clash,) = of_kind(motions, SignsClash)
    assert clash.start == AtBird(0, 4)
    assert clash.lasts > 1000
    assert [motion.sound for motion in motions] == ["raven", "dove", "clash"]


def test_markers_walk_home_to_both_ends(scene: Scene) -> None:
    before = with_side(scene, 0, corruption=4, virtue=4)
    after = with_side(scene, 0, corruption=1, virtue=7)
    walks = of_kind(moved(told.MarkersReset(0), before, after), FigureGoes)
    assert [[spot.space for spot in walk.way] for walk in walks] == [[4, 3, 2, 1], [4, 5, 6, 7]]


def test_a_house_leaves_its_square_and_then_the_square_wakes(scene: Scene) -> None:
    spot = scene.view.table.ring.spots[6]
    event = told.BuildingBuilt(0, BuildingType.WORKSHOP, spot, 6, 3)
    after = with_side(scene, 0, freed=(3,))
    motions = moved(event, with_side(scene, 0, freed=()), after)
    goes, stands = of_kind(motions, FigureGoes)
    assert goes.way == (OfSquare(0, 3), AtHouse(6, BuildingType.WORKSHOP))
    assert stands.at == goes.end
    (air,) = of_kind(motions, Meanwhile)
    assert air.scene.view.players[0].freed == (3,)
    glows = of_kind(motions, Glow)
    assert [glow.where for glow in glows] == [AtSpot(6), OfSquare(0, 3)]
    assert glows[1].at > glows[0].at


@each("builder", (0, 2))
def test_a_link_brightens_from_the_side_of_who_closed_it(scene: Scene, builder: int) -> None:
    between = scene.view.table.ring.links[0]
    spots = list(scene.view.spots)
    spots[between.start] = Built(0, BuildingType.WORKSHOP)
    spots[between.goal] = Built(2, BuildingType.WORKSHOP)
    before = evolve(scene, view=evolve(scene.view, spots=tuple(spots)))
    (light,) = of_kind(
        moved(told.LinkClosed(builder, between.link, 2 - builder), before), LineLights
    )
    ends = (between.start, between.goal) if builder == 0 else (between.goal, between.start)
    assert (light.start, light.goal) == tuple(map(AtSpot, ends))


def test_workers_leave_the_supply_one_by_one_for_the_free_sockets(scene: Scene) -> None:
    first = ((1, 0, 0), *((0, 0, 0),) * 4)
    before = evolve(with_side(scene, 2, workers=9), view=evolve(scene.view, first=first))
    before = with_side(before, 2, workers=9)
    sent = evolve(before, view=evolve(before.view, first=((1, 0, 2), *first[1:])))
    motions = moved(told.WorkersSent(2, 2, 0, WHERE), before, sent)
    goals = [walk.way[-1] for walk in of_kind(motions, FigureGoes) if walk.way[0] != walk.way[-1]]
    assert goals == [AtSocket(0, 1, 1), AtSocket(0, 1, 2)]
    left = [air.scene.view.players[2].workers for air in of_kind(motions, Meanwhile)]
    assert left == [8, 7]


def test_a_worker_that_is_sent_home_is_gone_from_the_castle_as_it_flies(scene: Scene) -> None:
    first = ((2, 1, 1), *((0, 0, 0),) * 4)
    before = evolve(scene, view=evolve(scene.view, first=first))
    motions = moved(told.WorkerBumped(1, 0, 0, 1, WHERE), before)
    (flies,) = of_kind(motions, FigureGoes)
    assert flies.way == (AtSocket(0, 1, 2), OfPlayer(1, Asset.WORKERS))
    (air,) = of_kind(motions, Meanwhile)
    assert air.scene.view.first[0] == (2, 0, 1)


def test_the_line_slides_as_a_turn_begins_and_the_fourth_card_falls(scene: Scene) -> None:
    one, two, three = scene.view.table.catalog.townsfolk[:3]
    before = with_side(scene, 0, line=(one, two, three))
    after = with_side(scene, 0, line=(None, one, two))
    slid = of_kind(moved(told.DroppedOff(0, three), before, after), CardFlight)
    assert [(flight.card.id, flight.goal) for flight in slid] == [
        (three.id, OfPlayer(0, Asset.DISCARD)),
        (one.id, OfLine(0, 1)),
        (two.id, OfLine(0, 2)),
    ]


def test_a_card_that_has_slid_lies_in_the_line_while_another_is_still_in_the_air(
    scene: Scene,
) -> None:
    one, two, three = scene.view.table.catalog.townsfolk[:3]
    before = with_side(scene, 0, line=(one, two, three))
    after = with_side(scene, 0, line=(None, one, two))
    motions = moved(told.DroppedOff(0, three), before, after)
    (falls,) = (each for each in of_kind(motions, CardFlight) if each.card is three)
    air = [(each.at, each.scene.view.players[0].line) for each in of_kind(motions, Meanwhile)]
    assert air == [(0.0, (None, None, None)), (200.0, (None, one, two))]
    assert falls.end > air[-1][0]


def test_a_bots_card_that_is_read_leaves_the_others_in_its_line(scene: Scene) -> None:
    one, two, three = scene.view.table.catalog.townsfolk[:3]
    before = with_side(scene, 1, line=(one, two, None))
    after = with_side(scene, 1, line=(three, one, two))
    motions = moved(told.CardPlayed(1, three, is_unseen=False), before, after)
    *_, seen = of_kind(motions, Meanwhile)
    assert seen.scene.view.players[1].line == (None, one, two)
    assert seen.at < READS


def test_lines_land_one_after_the_other_and_deeds_of_bots_rest(scene: Scene) -> None:
    before = with_side(with_side(scene, 0, space=0), 1, space=0)
    events = (
        TurnBegan(1, 9, 3),
        told.Rode(1, 1, WHERE, 0),
        told.Rode(0, 1, WHERE, 0),
        GameEnded(),
    )
    lines = tuple(Line(1, 1, event) for event in events)
    found = beats(Passage(lines, before, before, lambda _number: before))
    assert [beat.lands for beat in found] == [1, 2, 3, 4]
    rests = [beat.length - max((m.end for m in beat.motions), default=0.0) for beat in found]
    assert rests == [0.0, 240.0, 0.0, 0.0]


def test_what_a_thing_brings_comes_from_where_it_lies(scene: Scene) -> None:
    moment = RealmEvent(GameEnded(), scene, scene)
    view, ring = scene.view, scene.view.table.ring
    assert source_of(ring.spots[4], 0, moment) == AtSpot(4)
    assert source_of(ring.links[2].link, 0, moment) == AtLink(ring.links[2].link.id)
    held = next(card for card in view.players[0].line if card is not None)
    assert source_of(held, 0, moment) == OfCard(0, held.id)


def test_a_shuffled_pile_is_gone_while_its_backs_go_into_the_deck(scene: Scene) -> None:
    cards = scene.view.table.catalog.townsfolk[:2]
    motions = moved(told.Shuffled(0, 5), with_side(scene, 0, discard=cards))
    backs = of_kind(motions, CardFlight)
    assert {(back.start, back.goal) for back in backs} == {
        ((OfPlayer(0, Asset.DISCARD),), OfDeck(0))
    }
    (air,) = of_kind(motions, Meanwhile)
    assert air.scene.view.players[0].discard == ()


@each(("before", "way"), ((NOBODY, ()), (2, (AtPlayer(2),))))
def test_the_banner_comes_from_the_keep_or_the_former_leader(
    scene: Scene, before: int, way: tuple[At, ...]
) -> None:
    (carried,) = of_kind(moved(told.LeaderChanged(1, before), scene), FigureGoes)
    assert carried.way == (*way, AtArea(Area.THIRD_TIER), AtPlayer(1))


def test_every_sound_of_a_motion_is_one_of_the_table(scene: Scene) -> None:
    sounds = {sound.value for sound in Sound}
    line = next(card for card in scene.view.players[0].line if card is not None)
    for event in (
        told.Shuffled(0, 5),
        told.CardsDrawn(0, 2),
        told.Destroyed(0, PAYMENT, line),
        told.Discarded(1, PAYMENT, line),
        told.LeaderChanged(1, 0),
        told.EndCardRevealed("poverty", 9),
    ):
        motions = moved(event, scene)
        heard = {sound for motion in motions for sound in (motion.sound, motion.knock) if sound}
        assert heard
        assert heard <= sounds
