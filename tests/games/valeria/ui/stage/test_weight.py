"""A deed weighs the same for every player: its times are those of one timeline."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

import pytest
from attrs import asdict, evolve

from tests.scenario import CATALOG
from tests.ui.tables import Table
from valeria_desktop.games.valeria.rules.at import LORD, AtPlace, OfCard
from valeria_desktop.games.valeria.rules.events import (
    Built,
    Captured,
    CitizenGained,
    Rolled,
    Slain,
)
from valeria_desktop.games.valeria.rules.model.cards import ACTION, Citizen, Monster
from valeria_desktop.games.valeria.rules.model.icons import MonsterType
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.rules.setup import Edition, Setup
from valeria_desktop.games.valeria.ui.stage.beats import beats
from valeria_desktop.games.valeria.ui.stage.deed_motions import CardComes, Dust, PriceToken
from valeria_desktop.games.valeria.ui.stage.fall_motions import CardFalls, FaceTakes, HeadFlies
from valeria_desktop.games.valeria.ui.stage.herald_motions import HeraldSays, HeraldWalks
from valeria_desktop.games.valeria.ui.stage.poses import (
    HeraldsLift,
    Lifts,
    MakesRoom,
    Rises,
    Shakes,
    Sinks,
    Swings,
)
from valeria_desktop.games.valeria.ui.stage.told_motions import Dimmed, ToldWords
from valeria_desktop.games.valeria.ui.stage.weight import (
    AGAIN,
    DOMAIN,
    DOUBLES,
    NOBODY_WOKE,
    PURCHASE,
    READS,
    TRIUMPH,
    purchase_of,
    triumph_of,
)
from valeria_desktop.kernel.events import TurnBegan
from valeria_desktop.kernel.seats import Colour, Seat, Sign, default_seats
from valeria_desktop.session.chronicle import Line
from valeria_desktop.ui.stage.beats import Passage
from valeria_desktop.ui.stage.pace import Pace
from valeria_desktop.ui.typed import as_a

if TYPE_CHECKING:
    from collections.abc import Callable

    from valeria_desktop.games.valeria.rules.scene import Scene
    from valeria_desktop.games.valeria.ui.stage.weight import Deed, Timeline, TriumphTimes
    from valeria_desktop.kernel.events import Event
    from valeria_desktop.ui.stage.beats import Beat, Motion

ME, BOT = 0, 1


def of_kind(beat: Beat, kind: type[Motion]) -> list[Any]:
    return [motion for motion in beat.motions if isinstance(motion, kind)]


SEATS = (
    Seat("Rose", Colour.VERMILLION, Sign.ROSE, None),
    Seat("Tamsin", Colour.SKY, Sign.OAK, "knight+tamsin"),
)


@cache
def scene_at_first() -> Scene:
    """Return a scene of a person in seat 0 and a bot with a face in seat 1."""
    scene: Scene = Table(seats=SEATS).session.scene(0)
    return scene


def passage_of(
    *events: Event, before: Scene | None = None, past: tuple[Event, ...] = ()
) -> Passage:
    scene = before or scene_at_first()
    lines, told = (tuple(Line(3, 2, event) for event in each) for each in (events, past))
    return Passage(lines, scene, scene, lambda _: scene, past=told)


def citizen(name: str) -> Citizen:
    return as_a(Citizen, CATALOG.by_id[name])


def foe(kind: MonsterType) -> Monster:
    return next(each for each in CATALOG.monsters if each.type is kind)


def recruits(seat: int) -> CitizenGained:
    return CitizenGained(seat, citizen("merchant"), 6, ACTION)


BOSS, MINION = foe(MonsterType.BOSS), foe(MonsterType.MINION)
DOMAIN_CARD = CATALOG.domains[0]


def owning(card: Citizen | Monster, *, seat: int) -> Scene:
    """Return the scene in which a player owns one more card."""
    scene = scene_at_first()
    players = list(scene.view.players)
    mine = players[seat]
    if isinstance(card, Citizen):
        players[seat] = evolve(mine, citizens=(*mine.citizens, card))
    else:
        players[seat] = evolve(mine, monsters=(*mine.monsters, card))
    return evolve(scene, view=evolve(scene.view, players=tuple(players)))


# --- the timelines


def test_a_card_that_the_dark_lord_takes_stands_to_be_read_and_lands_with_him() -> None:
    """It flew to him in 420 ms, and the next question was there after 0.9 s."""
    (beat,) = beats(passage_of(Captured(citizen("merchant"), 6)))
    (comes,), (dimmed,), (dust,) = (of_kind(beat, kind) for kind in (CardComes, Dimmed, Dust))
    assert (comes.start, comes.goal) == (AtPlace(6), OfCard("merchant", LORD))
    (lifts,) = of_kind(beat, Lifts)
    assert (lifts.where, lifts.at) == (AtPlace(6), comes.at)  # it doesn't lie there meanwhile
    assert comes.stands == 880
    assert (dimmed.at, dimmed.end) == (260, 1740)
    assert comes.end - comes.squashed == dust.at == 1740
    assert 1900 <= beat.length <= 2100
    assert comes.lands == beat.lands == 1


def test_a_further_card_that_he_takes_in_a_turn_is_shorter() -> None:
    taken = Captured(citizen("merchant"), 6)
    first, second = beats(passage_of(taken, taken))
    assert second.length == pytest.approx(first.length * AGAIN)
    (later,) = beats(passage_of(taken, past=(taken, TurnBegan(0, 3, 2))))
    assert later.length == first.length


def test_a_purchase_is_told_at_its_times() -> None:
    (beat,) = beats(passage_of(recruits(ME)))
    (sinks,), (lifts,) = of_kind(beat, Sinks), of_kind(beat, Lifts)
    (parts,), (comes,) = of_kind(beat, MakesRoom), of_kind(beat, CardComes)
    (dust,), (rises,) = of_kind(beat, Dust), of_kind(beat, Rises)
    assert (sinks.at, sinks.where) == (0, AtPlace(6))
    assert lifts.at == comes.at == 380
    assert (parts.at, parts.end) == (520, 640)
    assert comes.end - comes.squashed == dust.at == 700
    assert (rises.at + rises.waits, rises.end) == (860, 1180)
    assert beat.length == 1180
    assert comes.lands == beat.lands == 1


def test_a_domain_stands_large_and_the_crest_makes_room_before_it_lands() -> None:
    (beat,) = beats(passage_of(Built(ME, DOMAIN_CARD, 15)))
    (comes,), (parts,), (rises,) = (of_kind(beat, kind) for kind in (CardComes, MakesRoom, Rises))
    assert comes.stands == 600
    assert parts.lasts == 240
    assert parts.end == comes.end - comes.squashed == 1300
    assert rises.end - rises.at - rises.waits == 320
    assert len(of_kind(beat, ToldWords)) == len(of_kind(beat, Dimmed)) == 1


def test_a_boss_falls_after_a_breath() -> None:
    (beat,) = beats(passage_of(Slain(ME, BOSS, 0)))
    (falls,), (shakes,) = of_kind(beat, CardFalls), of_kind(beat, Shakes)
    (head,), (swings,), (face,) = (of_kind(beat, kind) for kind in (HeadFlies, Swings, FaceTakes))
    assert falls.times is TRIUMPH
    assert (shakes.at, shakes.end) == (320, 410)
    assert beat.breath is not None
    assert (beat.breath.at, beat.breath.end, beat.breath.fast) == (410, 790, 200)
    assert (head.at, head.end) == (790, 1250)
    assert (swings.at + swings.waits, swings.end) == (1250, 1950)
    assert (face.at, face.end) == (1500, 2100)
    assert beat.hush == (0.0, 1500.0)
    quiet = (each for each in beat.motions if beat.breath.at < each.at < beat.breath.end)
    assert not list(quiet)


def test_in_a_breath_the_card_only_loses_its_colour() -> None:
    (beat,) = beats(passage_of(Slain(ME, BOSS, 0)))
    moving = [each for each in beat.motions if each.at <= 410 and each.end >= 790]
    assert {type(each) for each in moving} == {Dimmed, ToldWords, CardFalls}
    for each in moving:
        parts = [(time - each.at) / each.lasts for time in (650, 780)]
        assert each.is_still(*parts)


# --- the same for a person and for a bot


@pytest.mark.parametrize(
    "deed",
    [
        recruits,
        lambda seat: Built(seat, DOMAIN_CARD, 15),
        lambda seat: Slain(seat, BOSS, 0),
        lambda seat: Slain(seat, MINION, 0),
    ],
    ids=["citizen", "domain", "boss", "first of its kind"],
)
def test_my_deeds_are_told_as_those_of_a_bot_which_only_stand_longer_to_be_read(
    deed: Callable[[int], Deed],
) -> None:
    (mine,), (theirs,) = (beats(passage_of(deed(seat))) for seat in (ME, BOT))
    kinds = [
        [type(each) for each in beat.motions if not isinstance(each, Dimmed | ToldWords)]
        for beat in (mine, theirs)
    ]
    assert kinds[0] == kinds[1]
    ((one,), (other,)) = (
        [*of_kind(beat, CardComes), *of_kind(beat, CardFalls)] for beat in (mine, theirs)
    )
    assert other.lasts - one.lasts in {READS, READS - DOMAIN.stands}


@pytest.mark.parametrize("seat", [ME, BOT])
def test_the_same_citizen_again_takes_less_time(seat: int) -> None:
    owned = owning(citizen("merchant"), seat=seat)
    deed = recruits(seat)
    first, again = (purchase_of(passage_of(deed, before=each), deed) for each in (None, owned))
    stands = READS if seat == BOT else 0.0
    assert first == (PURCHASE.standing(stands) if stands else PURCHASE)
    assert again.lands - stands == pytest.approx(700 * AGAIN)
    assert again.risen - stands == pytest.approx(1180 * AGAIN)


def triumph(deed: Slain, before: Scene | None = None, past: tuple[Event, ...] = ()) -> TriumphTimes:
    return triumph_of(passage_of(deed, before=before, past=past), deed, 0)


def test_a_second_boss_in_one_turn_takes_less_time() -> None:
    deed, other = Slain(ME, BOSS, 0), Slain(ME, BOSS, 1)
    began = TurnBegan(ME, 3, 2)
    assert triumph(deed, past=(other, began)) == TRIUMPH
    assert triumph(deed, past=(began, Slain(BOT, BOSS, 1))) == TRIUMPH
    assert triumph(deed, past=(began, other)) == TRIUMPH.at_share(AGAIN)
    assert TRIUMPH.at_share(AGAIN).hangs == pytest.approx(750)


def test_a_monster_of_a_kind_that_hangs_already_falls_without_a_breath() -> None:
    deed = Slain(ME, MINION, 0)
    assert triumph(deed) == TRIUMPH
    again = triumph(deed, before=owning(MINION, seat=ME))
    assert again == TRIUMPH.without_breath().at_share(AGAIN)
    assert again.swung == pytest.approx((1950 - 380) * AGAIN)
    (beat,) = beats(passage_of(deed, before=owning(MINION, seat=ME)))
    assert (beat.breath, beat.hush) == (None, None)


def test_nobody_in_a_hurry_waits_for_a_breath() -> None:
    deed = Slain(ME, BOSS, 0)
    hurried = evolve(passage_of(deed), is_hurried=True)
    assert triumph_of(hurried, deed, 0) == TRIUMPH.without_breath()
    (beat,) = beats(hurried)
    assert beat.breath is None
    (head,) = of_kind(beat, HeadFlies)
    assert head.at == 410


# --- prices


def paid(table: Table, option: str) -> Passage:
    session, told = table.session, len(table.session.chronicle.lines)
    before = session.scene(0)
    applied = session.choose(option)
    return Passage(
        tuple(session.chronicle.lines[told:]),
        before,
        session.scene(0),
        lambda number: session.scene_of(applied.moments[number - 1], 0),
    )


@pytest.mark.parametrize("bots", [None, "greedy"])
def test_every_price_lies_on_its_card_before_that_leaves(bots: str | None) -> None:
    table = Table(seats=default_seats(2, bots=bots))
    seen = 0
    while seen < 6:
        option = table._bot.choose(table.session.scene(table.decision.seat).view, table.decision)
        for beat in beats(paid(table, option.id)):
            tokens = of_kind(beat, PriceToken)
            leaves = [*of_kind(beat, CardComes), *of_kind(beat, Shakes)]
            if tokens:
                seen += 1
                assert min(each.at + each.flies for each in tokens) == pytest.approx(
                    min(110, 110 * AGAIN), abs=110 * (1 - AGAIN) + 0.01
                )
                assert all(each.at >= 0 for each in tokens)
                assert max(each.at + each.flies for each in tokens) < min(
                    each.at for each in leaves
                )


# --- the Herald


def rolled(dice: tuple[int, int], edition: Edition = Edition.SECOND) -> Beat:
    table = Table(Setup(players=2, edition=edition))
    table.plays_to(Prompt.ROLL)
    found = paid(table, table.decision.options[0].id)
    event = found.lines[0].event
    assert isinstance(event, Rolled)
    lines = (evolve(found.lines[0], event=evolve(event, dice=dice)),)
    return beats(evolve(found, lines=lines))[0]


THROWN = 700.0


def test_for_doubles_he_walks_on_blows_throws_and_bows_off() -> None:
    beat = rolled((2, 2))
    (walks,), (says,), (lifts,) = (
        of_kind(beat, kind) for kind in (HeraldWalks, HeraldSays, HeraldsLift)
    )
    assert walks.walk == DOUBLES
    assert (walks.at, walks.end) == (THROWN, THROWN + 1700)
    assert (says.words, says.at) == ("Doubles", THROWN + 590)
    assert (lifts.at, lifts.lasts, lifts.sound) == (THROWN + 590, 300, "horn")
    sounds = {each.sound: each.at - THROWN for each in beat.motions if each.sound}
    assert (sounds["rings"], sounds["coin"]) == (120, 890)
    steps = [each.at - THROWN for each in beat.motions if each.sound == "step"]
    assert steps == [260, 370, 480]
    assert beat.lasts >= THROWN + 1700


def test_when_nobody_woke_he_comes_without_rings_and_says_so() -> None:
    beat = rolled((1, 2))
    (walks,), (says,) = of_kind(beat, HeraldWalks), of_kind(beat, HeraldSays)
    assert walks.walk == NOBODY_WOKE.saying("Nobody woke, so I came.")
    assert says.words == "Nobody woke, so I came."
    assert (says.lasts, walks.lasts) == (900, 1400)
    assert not [each for each in beat.motions if each.sound in {"rings", "horn"}]


@pytest.mark.parametrize(
    ("dice", "pace", "least"),
    [
        ((1, 2), Pace.NORMAL, 900),
        ((1, 2), Pace.FAST, 750),
        ((2, 2), Pace.NORMAL, 810),
        ((2, 2), Pace.FAST, 400),
    ],
)
def test_his_words_stand_until_they_are_read(
    dice: tuple[int, int], pace: Pace, least: float
) -> None:
    """At the fast pace a sentence of five words stood for 300 ms."""
    beat = rolled(dice)
    (says,) = of_kind(beat, HeraldSays)
    assert beat.breath is not None
    assert not beat.breath.is_silent
    assert beat.later(says.at, least - 1, pace) < says.end
    assert beat.later(says.at, least + 10, pace) >= says.end


def test_he_stays_away_when_somebody_woke_and_from_an_edition_without_him() -> None:
    assert not of_kind(rolled((1, 5)), HeraldWalks)
    assert not of_kind(rolled((2, 2), Edition.FIRST), HeraldWalks)


# --- kingdoms


@pytest.mark.parametrize(("players", "homes"), [(2, 1), (3, 1), (4, 0)])
def test_a_rivals_house_rises_where_the_table_shows_the_rivals_kingdom(
    players: int, homes: int
) -> None:
    scene: Scene = Table(Setup(players=players)).session.scene(ME)
    (beat,) = beats(passage_of(recruits(BOT), before=scene))
    assert len(of_kind(beat, Rises)) == homes


# --- data


@pytest.mark.parametrize("share", [AGAIN, 0.25])
@pytest.mark.parametrize("times", [PURCHASE, DOMAIN, TRIUMPH], ids=["purchase", "domain", "boss"])
def test_a_share_of_a_timeline_is_a_share_of_each_of_its_times(
    times: Timeline, share: float
) -> None:
    shorter = asdict(times.at_share(share))
    assert shorter == {name: pytest.approx(value * share) for name, value in asdict(times).items()}


def deeds() -> list[Deed]:
    return [recruits(ME), Built(ME, DOMAIN_CARD, 15), Slain(ME, BOSS, 0)]


@pytest.mark.parametrize("deed", deeds(), ids=lambda deed: type(deed).__name__)
def test_what_it_brings_is_told_where_its_card_lies(deed: Deed) -> None:
    (beat,) = beats(passage_of(deed))
    homes = [*of_kind(beat, Rises), *of_kind(beat, Swings)]
    assert [each.where for each in homes] == [OfCard(deed.card.id, ME)]
