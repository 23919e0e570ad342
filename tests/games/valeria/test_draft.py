"""A game being set up: what was chosen, what comes of it, and why something else can't be."""

from __future__ import annotations

import pytest
from attrs import evolve

from valeria_desktop.games.valeria.draft import DECKS, Draft
from valeria_desktop.games.valeria.files.loader import shipped_catalog
from valeria_desktop.games.valeria.game import RULES
from valeria_desktop.games.valeria.rules.setup import (
    BASE_VARIANTS,
    CUSTOM,
    RANDOM,
    Edition,
    Level,
    Setup,
    Solo,
    Variant,
)
from valeria_desktop.kernel.phrases import Phrase
from valeria_desktop.kernel.seats import Colour, Sign, default_seats
from valeria_desktop.session.draft import any_seed, next_of

CATALOG = shipped_catalog()
FIRST = CATALOG.presets[0]


def draft(**choices: object) -> Draft:
    made = Draft(RULES, seed=7)
    for name, value in choices.items():
        setattr(made, name, value)
    return made


def custom(**choices: object) -> Draft:
    made = draft()
    made.start_custom()
    made.preset = CUSTOM
    for name, value in choices.items():
        setattr(made, name, value)
    return made


def test_a_draft_begins_with_two_at_the_first_game_of_the_rule_book() -> None:
    begun = draft()
    assert begun.setup == Setup()
    assert [seat.bot for seat in begun.sitting] == [None, "knight+sorrel"]
    assert begun.refusal() == ""


def test_a_drawn_seed_can_be_read_out() -> None:
    assert all(0 <= any_seed() < 1_000_000 for _ in range(50))
    assert len({any_seed() for _ in range(20)}) > 1


# --- what comes of the choices


def test_alone_sits_a_person() -> None:
    alone = draft(players=1, seats=list(default_seats(5, bots="greedy")))
    alone.seats[0] = evolve(alone.seats[0], bot="random")
    assert [seat.bot for seat in alone.sitting] == [None]
    assert alone.setup.solo is Solo.DARK_LORD


def test_the_level_belongs_to_the_dark_lord() -> None:
    hard = draft(players=1, level=Level.HARDEST)
    assert hard.setup.level is Level.HARDEST
    assert evolve(hard, solo=Solo.SIEGE).setup.level is Level.STANDARD
    assert evolve(hard, players=3).setup.level is Level.STANDARD
    assert evolve(hard, players=3).setup.solo is None


def test_the_size_of_the_deck_belongs_to_the_siege() -> None:
    long = draft(players=1, solo=Solo.SIEGE, deck=72)
    assert long.setup.deck == 72
    assert long.refusal() == ""
    long.solo = Solo.DARK_LORD
    assert long.setup.deck == 63


@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("edition", list(Edition))
def test_every_length_of_the_siege_can_be_played(deck: int, edition: Edition) -> None:
    most = tuple(card.id for card in CATALOG.domains)[:9]
    siege = custom(players=1, solo=Solo.SIEGE, deck=deck, edition=edition, without=most)
    assert siege.refusal() == ""


def test_custom_choices_count_with_that_preset_only() -> None:
    chosen = custom(without=(CATALOG.domains[0].id,))
    assert chosen.setup.areas == FIRST.areas
    assert chosen.setup.citizens == FIRST.citizens
    assert chosen.setup.without == (CATALOG.domains[0].id,)
    chosen.preset = RANDOM
    assert chosen.setup == Setup(preset=RANDOM)


def test_with_mixed_citizens_none_are_chosen() -> None:
    mixed = custom(variants=frozenset({Variant.MIXED}))
    assert mixed.setup.citizens == ()
    assert mixed.refusal() == ""


def test_custom_choices_begin_from_the_preset_looked_at() -> None:
    other = CATALOG.presets[1]
    begun = draft(preset=other.id)
    begun.start_custom()
    chosen = (begun.areas, begun.citizens, begun.without)
    assert chosen == (other.areas, other.citizens, other.without)
    begun.preset = FIRST.id
    begun.start_custom()
    assert begun.areas == other.areas


def test_custom_choices_begin_from_the_first_preset_if_none_was_looked_at() -> None:
    begun = draft(preset=RANDOM)
    begun.start_custom()
    assert begun.areas == FIRST.areas


# --- why something can't be


def test_two_players_need_different_names() -> None:
    twins = draft()
    twins.change_seat(1, evolve(twins.seats[1], name=twins.seats[0].name))
    assert twins.refusal() == "Two players have the same name; change one."
    assert isinstance(twins.refusal(), Phrase)
    twins.players = 1
    assert twins.refusal() == ""


def test_the_engine_says_why_a_set_up_can_not_be() -> None:
    assert custom(areas=FIRST.areas[:4]).refusal() == "4 areas were chosen; choose exactly five."
    assert "out of range" in draft(seed=1 << 64).refusal()


@pytest.mark.parametrize(
    ("choices", "variant", "part"),
    [
        ({"edition": Edition.FIRST}, Variant.EVENTS, "second edition"),
        ({"players": 1}, Variant.NO_DUKE, "a solo game needs Dukes"),
        ({"players": 1, "solo": Solo.SIEGE}, Variant.MIXED, "without mixed citizens"),
        ({"players": 1, "solo": Solo.SIEGE}, Variant.EVENTS, "Monster Events"),
    ],
)
def test_a_variant_that_can_not_be_is_refused_in_words(
    choices: dict[str, object], variant: Variant, part: str
) -> None:
    assert part in draft(**choices).refusal_of_variant(variant)
    assert draft(**choices, variants=frozenset({variant})).refusal_of_variant(variant)


@pytest.mark.parametrize("variant", BASE_VARIANTS)
def test_every_variant_can_be_had_in_the_second_edition(variant: Variant) -> None:
    assert draft().refusal_of_variant(variant) == ""
    assert custom().refusal_of_variant(variant) == ""


def test_while_something_else_is_wrong_no_variant_is_blamed() -> None:
    wrong = custom(areas=(), edition=Edition.FIRST)
    assert wrong.refusal_of_variant(Variant.EVENTS) == ""
    wrong.variants = frozenset({Variant.EVENTS})
    wrong.drop_what_cannot_be()
    assert wrong.variants == {Variant.EVENTS}


def test_variants_that_can_not_be_are_dropped_and_the_others_stay() -> None:
    both = draft(variants=frozenset({Variant.EVENTS, Variant.NO_DUKE}), edition=Edition.FIRST)
    both.drop_what_cannot_be()
    assert both.variants == {Variant.NO_DUKE}


def test_all_variants_are_dropped_where_none_can_be() -> None:
    siege = draft(players=1, solo=Solo.SIEGE, variants=frozenset(Variant))
    siege.drop_what_cannot_be()
    assert siege.variants == frozenset()


# --- the preview


def test_the_preview_deals_what_will_be_played() -> None:
    scene = draft(players=3).preview()
    assert scene is not None
    assert [seat.name for seat in scene.seats] == ["Rose", "Sorrel", "Oswin"]
    assert len(scene.quotes) == 20
    assert not any(quote.missing for quote in scene.quotes.values())


def test_the_preview_of_a_siege_shows_the_stacks_its_deck_comes_from() -> None:
    scene = draft(players=1, solo=Solo.SIEGE, deck=72).preview()
    assert scene is not None
    assert sorted(scene.quotes) == list(range(20))


def test_what_can_not_be_played_has_no_preview() -> None:
    assert custom(areas=()).preview() is None


# --- seats


def test_who_had_a_colour_takes_the_one_given_up() -> None:
    changed = draft()
    rose, oak = changed.seats[:2]
    changed.change_seat(0, evolve(rose, colour=oak.colour))
    assert [seat.colour for seat in changed.seats[:2]] == [oak.colour, rose.colour]
    assert len({seat.colour for seat in changed.seats}) == 5


def test_who_had_a_sign_takes_the_one_given_up() -> None:
    changed = draft()
    changed.change_seat(4, evolve(changed.seats[4], sign=Sign.ROSE))
    assert [changed.seats[0].sign, changed.seats[4].sign] == [Sign.TOWER, Sign.ROSE]
    assert len({seat.sign for seat in changed.seats}) == 5


def test_colours_and_signs_come_round() -> None:
    colours, signs = list(Colour), list(Sign)
    assert [next_of(colour) for colour in colours] == [*colours[1:], colours[0]]
    assert [next_of(sign) for sign in signs] == [*signs[1:], signs[0]]


# --- what was played before


@pytest.mark.parametrize(
    "setup",
    [
        Setup(players=4, edition=Edition.FIRST, preset=RANDOM, variants=frozenset({Variant.MIXED})),
        Setup(players=1, solo=Solo.SIEGE, deck=72),
        Setup(players=1, solo=Solo.DARK_LORD, level=Level.HARDER),
        Setup(players=2, variants=frozenset({Variant.EVENTS}), events=(CATALOG.events[1].id,)),
        Setup(preset=CUSTOM, areas=FIRST.areas, citizens=FIRST.citizens, without=FIRST.without),
    ],
)
def test_a_set_up_that_was_played_is_taken_over(setup: Setup) -> None:
    fresh = draft()
    seats = default_seats(setup.players)
    assert fresh.remember(setup, seats) == ()
    assert fresh.setup == setup
    assert fresh.sitting == seats
    assert fresh.refusal() == ""


def test_chosen_monster_events_are_no_more_than_there_are_players() -> None:
    events = tuple(card.id for card in CATALOG.events[:4])
    fewer = draft(players=2, variants=frozenset({Variant.EVENTS}), events=events)
    assert fewer.setup.events == events[:2]
    fewer.variants = frozenset()
    assert fewer.setup.events == ()


def test_what_there_is_no_longer_is_told_and_left_out() -> None:
    fresh = draft()
    usual, seats, sitting = fresh.setup, default_seats(2), fresh.sitting
    gone = Setup(preset="gone", areas=("Moon",), citizens=("nun",), without=("den",), events=("x",))
    told = fresh.remember(gone, (seats[0], evolve(seats[1], name="Ben", bot="oracle")))
    assert sorted(map(str, told)) == [
        "areas can't be 'Moon'",
        "bot can't be 'oracle'",
        "citizens can't be 'nun'",
        "events can't be 'x'",
        "preset can't be 'gone'",
        "without can't be 'den'",
    ]
    assert fresh.setup == usual
    assert [(seat.name, seat.bot) for seat in fresh.sitting] == [
        (seats[0].name, None),
        ("Ben", sitting[1].bot),
    ]
