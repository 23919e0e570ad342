"""Event cards: the variant, the two ways of laying them, and what they do (FF2 to FF7, X23)."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from attrs import evolve

from tests.games.valeria.sets.boxes import BOX, RULES, WITH, with_carnival
from tests.properties.players import Temper, play_on
from tests.scenario import PLACE, Scenario
from valeria_desktop.content.snapshots import SnapshotError
from valeria_desktop.games.valeria.files.loader import load_cards
from valeria_desktop.games.valeria.files.snapshot import dump, restore
from valeria_desktop.games.valeria.native.states import state_as_numbers
from valeria_desktop.games.valeria.native.tables import CatalogNumbers
from valeria_desktop.games.valeria.native.vocabulary import NotCoveredError
from valeria_desktop.games.valeria.rules.game import Game, imagine
from valeria_desktop.games.valeria.rules.model.cards import EXHAUSTED, Card
from valeria_desktop.games.valeria.rules.setup import Edition, Laying, Setup, Solo, Variant
from valeria_desktop.games.valeria.rules.turn.actions import ActionsBegin
from valeria_desktop.games.valeria.rules.turn.exhausted import Fill
from valeria_desktop.games.valeria.rules.turn.returns import give_back
from valeria_desktop.games.valeria.rules.turn.standing import terms_for
from valeria_desktop.kernel.chance import Stream
from valeria_desktop.kernel.errors import CatalogError, SetupError
from valeria_desktop.kernel.game import Barrier

CARDS = BOX().cards_of(WITH)
EVENTS = CARDS.event_cards
BOTH = frozenset({Variant.EVENTS, Variant.EVENT_CARDS})
NIGHTS = frozenset({Variant.EVENT_CARDS})


def kinds(setup: Setup, seed: int = 5) -> list[str]:
    """The kinds of cards of a dealt pile, from the bottom to the top."""
    game: Game = RULES.deal(with_carnival(setup), seed)
    return [card.kind for card in game.snapshot().pile]


def table(players: int = 2, *pile: Card) -> Scenario:
    """A table with Event cards and this pile; nothing of it is known."""
    made = Scenario(players, variants=["event-cards"], sets=WITH, catalog=CARDS)
    made.state.pile = pile or made.state.pile
    made.state.known_pile = 0
    return made


def event(card_id: str) -> Card:
    return CARDS.by_id[card_id]


def comes_up(made: Scenario, card_id: str, place: str = "citizen-1") -> Scenario:
    """Let an Event come up on a place, before seat 0 acts."""
    made.state.pile = (*made.state.pile, event(card_id))
    made.state.lay(PLACE[place], ())
    return made._begin(0, (Fill(PLACE[place]), *made._turn_from(ActionsBegin())))


# --- the set-up and the pile


@pytest.mark.clause("FF2", "FF3")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_on_top_the_events_lie_over_the_exhausted_cards(players: int) -> None:
    found = kinds(Setup(players, variants=NIGHTS))
    assert found == ["exhausted"] * (2 * players + 1) + ["event_card"] * players


@pytest.mark.clause("FF2", "FF3")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_shuffled_there_is_one_exhausted_card_and_one_event_for_each_player(players: int) -> None:
    setup = Setup(players, Edition.FIRST, variants=NIGHTS)
    dealt = [kinds(setup, seed) for seed in range(20)]
    assert {tuple(sorted(Counter(each).items())) for each in dealt} == {
        (("event_card", players), ("exhausted", players + 1))
    }
    assert len({tuple(each) for each in dealt}) > 3


@pytest.mark.clause("FF3")
@pytest.mark.parametrize(
    ("edition", "laying", "is_shuffled"),
    [
        (Edition.SECOND, None, False),
        (Edition.FIRST, None, True),
        (Edition.SECOND, Laying.SHUFFLED, True),
        (Edition.FIRST, Laying.ON_TOP, False),
    ],
)
def test_the_edition_says_how_they_are_laid_if_nobody_does(
    edition: Edition, laying: Laying | None, *, is_shuffled: bool
) -> None:
    setup = Setup(2, edition, variants=NIGHTS, laying=laying)
    assert setup.is_shuffled is is_shuffled
    assert (kinds(setup).count("exhausted") == 3) is is_shuffled


@pytest.mark.clause("FF3", "V4")
def test_on_top_events_and_monster_events_are_shuffled_together() -> None:
    dealt = [kinds(Setup(3, variants=BOTH), seed)[7:] for seed in range(30)]
    assert {tuple(sorted(Counter(each).items())) for each in dealt} == {
        (("event", 3), ("event_card", 3))
    }
    assert len({tuple(each) for each in dealt}) > 5


@pytest.mark.clause("FF3", "V4")
def test_shuffled_the_monster_events_lie_over_the_rest() -> None:
    dealt = [kinds(Setup(3, variants=BOTH, laying=Laying.SHUFFLED), seed) for seed in range(30)]
    assert {tuple(each[-3:]) for each in dealt} == {("event",) * 3}
    assert len({tuple(each[:-3]) for each in dealt}) > 5


@pytest.mark.clause("FF2")
def test_wanted_events_are_there_and_others_fill_up() -> None:
    setup = with_carnival(Setup(3, variants=NIGHTS, event_cards=("tombola",)))
    piles = [RULES.deal(setup, seed).snapshot().pile for seed in range(20)]
    assert all(event("tombola") in pile for pile in piles)
    assert {card for pile in piles for card in pile} == {EXHAUSTED, *EVENTS}


@pytest.mark.clause("FF2", "X24")
@pytest.mark.parametrize(
    ("setup", "sentence"),
    [
        (Setup(variants=NIGHTS), "Event cards come with expansions; choose one that has some."),
        (
            with_carnival(Setup(1, solo=Solo.DARK_LORD, variants=NIGHTS)),
            "Event cards are for 2 to 5 players; a solo game is played without them.",
        ),
        (
            with_carnival(Setup(event_cards=("tombola",))),
            "Event cards were chosen without the variant 'Event cards'; add it.",
        ),
        (
            with_carnival(Setup(laying=Laying.ON_TOP)),
            "Event cards were chosen without the variant 'Event cards'; add it.",
        ),
        (
            with_carnival(Setup(variants=NIGHTS, event_cards=("tombola", "tombola"))),
            "An Event card was chosen twice; there is one of each.",
        ),
        (
            with_carnival(
                Setup(variants=NIGHTS, event_cards=("tombola", "fireworks", "masked-ball"))
            ),
            "3 Event cards were chosen; choose at most 2, one for each player.",
        ),
    ],
)
def test_what_can_not_be_is_refused(setup: Setup, sentence: str) -> None:
    with pytest.raises(SetupError) as refusal:
        RULES.deal(setup, 1)
    assert str(refusal.value) == sentence


def test_an_event_that_is_not_there_is_refused_with_those_that_are() -> None:
    setup = with_carnival(Setup(variants=NIGHTS, event_cards=("mimic",)))
    with pytest.raises(SetupError, match="There is no Event card 'mimic'; choose from fireworks,"):
        RULES.deal(setup, 1)


def test_too_few_events_for_the_players_are_refused() -> None:
    few = evolve(CARDS, others=EVENTS[:2])
    setup = with_carnival(Setup(3, variants=NIGHTS))
    with pytest.raises(SetupError, match="The game needs 3 Event cards; your expansions have 2"):
        Scenario(3, variants=["event-cards"], sets=setup.sets, catalog=few)


# --- what an Event does


@pytest.mark.clause("FF4", "FF5")
def test_an_event_can_not_be_taken_and_its_place_counts_as_exhausted() -> None:
    made = comes_up(table(), "market-night")
    place = PLACE["citizen-1"]
    assert made.state.is_exhausted(place)
    assert not [option for option in made.options if "citizen-1" in option.split()]
    (why,) = made.acts(0).reasons(0, "citizen-1")
    name = event("market-night").name
    assert why == f"{name} is an Event: its stack is exhausted, and nobody gains it"


@pytest.mark.clause("FF5", "FF6")
def test_an_event_that_lasts_counts_when_it_has_gone_back_on_the_pile() -> None:
    """And only once when it comes up again, though it is carried out again (FF6)."""
    made = comes_up(table(), "long-summer").owns(0, "cleric")
    base = made.quote(0, "domain-1").base
    assert [made.quote(seat, "domain-1").price.gold for seat in (0, 1)] == [base - 2] * 2
    give_back(made.state, 0, event("cleric"), event("cleric"))
    assert made.state.pile[-1] is event("long-summer")
    assert made.game.view(1).pile[-1] is event("long-summer")
    assert made.acts(0).quote(1, "domain-1").price.gold == base - 2
    made.state.lay(PLACE["citizen-1"], ())
    made._begin(0, (Fill(PLACE["citizen-1"]), *made._turn_from(ActionsBegin())))
    assert made.state.lasting == (event("long-summer"),)
    assert made.quote(0, "domain-1").price.gold == base - 2


@pytest.mark.clause("FF5")
def test_an_event_in_play_counts_as_long_as_it_lies_there() -> None:
    made = comes_up(table(), "market-night").owns(0, "cleric")
    assert len(terms_for(made.state, 1).modifiers) == 1
    give_back(made.state, 0, event("cleric"), event("cleric"))
    assert terms_for(made.state, 1).modifiers == ()


@pytest.mark.clause("FF6")
def test_an_event_that_went_back_is_carried_out_again() -> None:
    made = comes_up(table(), "fireworks").owns(0, "cleric")
    before = [player.gold for player in made.state.players]
    give_back(made.state, 0, event("cleric"), event("cleric"))
    made.state.lay(PLACE["citizen-2"], ())
    made._begin(0, (Fill(PLACE["citizen-2"]), *made._turn_from(ActionsBegin())))
    assert [player.gold for player in made.state.players] == [gold + 1 for gold in before]
    assert made.cards_at("citizen-2") == ["fireworks"]


def doubles(*nights: str) -> Scenario:
    """Seat 0 rolls doubles while Events wait for them; each player has 2 Magic."""
    made = table().holds(0, magic=2).holds(1, magic=2)
    for number, night in enumerate(nights, start=1):
        made.state.lay(PLACE[f"monster-{number}"], (event(night),))
    made.owns(1, "gargans-embrace")
    made.rolls(0, 1, 1)
    return made


@pytest.mark.clause("X23")
def test_an_event_waits_for_doubles_of_anyone_and_acts_once() -> None:
    made = doubles("thunderstorm")
    assert [player.magic for player in made.state.players] == [0, 0]
    lines = made.log()
    storm = next(at for at, line in enumerate(lines) if "Thunderstorm" in line)
    embrace = next(at for at, line in enumerate(lines) if "Gargan" in line)
    assert embrace < storm, "first the domains, then the Events (X23)"
    assert sum("Thunderstorm" in line for line in lines) == 2


@pytest.mark.clause("X23")
@pytest.mark.parametrize(
    ("first", "magic"), [("thunderstorm: each", 1), ("merry-evening: each", 0)]
)
def test_the_active_player_chooses_the_order_of_events(first: str, magic: int) -> None:
    made = doubles("thunderstorm", "merry-evening")
    assert (made.decision.seat, made.options) == (0, ["thunderstorm: each", "merry-evening: each"])
    before = made.game.copy()
    made.chooses(first)
    assert [player.magic for player in made.state.players] == [magic, magic]
    assert before._state.players[0].magic == 2


@pytest.mark.clause("FF7")
def test_a_monster_event_takes_the_lowest_exhausted_card_of_a_shuffled_pile() -> None:
    """And all see what lies below it (FF7)."""
    made = Scenario(
        2, variants=["event-cards", "events"], laying=Laying.SHUFFLED, sets=WITH, catalog=CARDS
    )
    made.stack("citizen-1", "mimic").holds(0, strength=3, magic=3)
    made.state.pile = (event("tombola"), EXHAUSTED, EXHAUSTED, event("fireworks"))
    made.state.known_pile = 0
    made.acts(0).chooses("slay citizen-1")
    assert made.cards_at("citizen-1") == ["exhausted"]
    assert made.game.view(1).pile == (event("tombola"), None, None)
    assert [card.id for card in made.state.pile] == ["tombola", "exhausted", "fireworks"]


# --- secrets, saves, undo


@pytest.mark.parametrize("laying", Laying)
@pytest.mark.parametrize("variants", [NIGHTS, BOTH], ids=["events", "with Monster Events"])
def test_worlds_have_one_event_of_each_sort_for_each_player(
    variants: frozenset[Variant], laying: Laying
) -> None:
    setup = with_carnival(Setup(3, variants=variants, laying=laying))
    for seed in range(4):
        game: Game = RULES.deal(setup, seed)
        play_on(game, Random(seed), Temper.STUBBORN, 40 * seed)
        view, truth = game.view(0), Counter(card.kind for card in game.snapshot().pile)
        worlds = [imagine(view, Stream(number)) for number in range(20)]
        assert {tuple(sorted(w.table.setup.variants)) for w in worlds} == {tuple(sorted(variants))}
        for world in worlds:
            assert world.view(0) == view
            assert Counter(card.kind for card in world.snapshot().pile) == truth
        assert seed or len({world.snapshot().pile for world in worlds}) > 1


def test_what_comes_up_from_a_pile_of_events_can_not_be_undone() -> None:
    made = table(2, EXHAUSTED, event("fireworks")).stack("citizen-7", "rogue")
    made.holds(0, gold=9).acts(0)
    assert made.chooses("recruit citizen-7").barrier & Barrier.REVEAL


def test_what_lasts_is_seen_saved_and_imagined() -> None:
    game: Game = RULES.deal(with_carnival(Setup(variants=NIGHTS)), 3)
    state = game._state
    lasting = (event("long-summer"),)
    state.pile = (*state.pile[:-1], *lasting)
    state.lasting = lasting
    assert game.view(1).lasting == lasting
    assert imagine(game.view(1), Stream(1)).snapshot().lasting == lasting
    data = dump(game)
    assert data["lasting"] == ["long-summer"]
    assert restore(data, CARDS)._state.lasting == lasting
    plain = Scenario().state
    plain.lasting = lasting
    with pytest.raises(NotCoveredError, match="no Event cards that last"):
        state_as_numbers(plain, CatalogNumbers(plain.table.catalog))


@pytest.mark.parametrize("cards", [["fireworks"], ["cleric"], ["long-summer", "long-summer"]])
def test_what_does_not_last_is_refused_in_a_save(cards: list[str]) -> None:
    game: Game = RULES.deal(with_carnival(Setup(variants=NIGHTS)), 3)
    with pytest.raises(SnapshotError, match="lasting must be Event cards that last"):
        restore(dump(game) | {"lasting": cards}, CARDS)


# --- card files


@pytest.mark.parametrize(
    ("written", "sentence"),
    [
        ("", "field revealed: or powers must be there: an Event card does something."),
        (
            "revealed = { gain = { gold = 1 } }\nlasts = true",
            "field lasts: needs powers, which count from then on.",
        ),
        (
            'powers = [{ when = { moment = "doubles", do = { gain = { gold = 1 } } } }]',
            "field powers: must be standing ones, or wait for moments of anyone.",
        ),
        (
            "powers = [{ now = { gain = { gold = 1 } } }]",
            "field powers: must be standing ones, or wait for moments of anyone.",
        ),
    ],
)
def test_an_event_that_does_nothing_is_refused_in_a_card_file(
    tmp_path_factory: pytest.TempPathFactory, written: str, sentence: str
) -> None:
    file = tmp_path_factory.mktemp("cards") / "nights.toml"
    file.write_text(f'[[event_card]]\nid = "dull"\nname = "Dull"\n{written}\n', encoding="utf-8")
    with pytest.raises(CatalogError) as refusal:
        load_cards([file], BOX().base())
    assert str(refusal.value).endswith(sentence)
