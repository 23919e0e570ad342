"""A draft: what was chosen, what comes of it, and why something else can't be."""

from __future__ import annotations

from attrs import evolve

from valeria_desktop.content.loader import shipped_catalog
from valeria_desktop.engine.setup import CUSTOM, Level, Setup, Solo, Variant
from valeria_desktop.session.draft import Draft, any_seed, next_of
from valeria_desktop.storage.seats import Colour, Sign, default_seats

CATALOG = shipped_catalog()


def draft() -> Draft:
    return Draft(CATALOG, seed=5)


def test_a_new_draft_can_be_played_at_once() -> None:
    made = draft()
    assert made.refusal() == ""
    assert made.setup == Setup(players=2)
    assert [seat.bot for seat in made.sitting] == [None, "greedy"]


def test_alone_sits_a_person() -> None:
    made = draft()
    made.seats[0] = evolve(made.seats[0], bot="greedy")
    made.players = 1
    assert made.is_solo
    assert [seat.bot for seat in made.sitting] == [None]
    assert made.setup.solo is Solo.DARK_LORD


def test_only_the_dark_lord_has_levels() -> None:
    made = draft()
    made.players, made.level = 1, Level.HARDEST
    levels = [made.setup.level]
    made.solo = Solo.SIEGE
    levels.append(made.setup.level)
    assert levels == [Level.HARDEST, Level.STANDARD]


def test_equal_names_are_refused() -> None:
    made = draft()
    made.seats[1] = evolve(made.seats[1], name=made.seats[0].name)
    assert made.refusal() == "Two players have the same name; change one."
    assert made.preview() is None


def test_a_variant_that_can_not_be_says_why_and_is_dropped() -> None:
    made = draft()
    made.variants = frozenset({Variant.NO_DUKE, Variant.MIXED})
    made.players = 1
    assert made.refusal_of_variant(Variant.NO_DUKE)
    made.drop_what_cannot_be()
    assert Variant.NO_DUKE not in made.variants
    assert made.refusal() == ""


def test_nothing_is_said_about_a_variant_while_something_else_is_wrong() -> None:
    made = draft()
    made.preset = CUSTOM
    made.areas = ("Hills",)
    assert made.refusal()
    assert made.refusal_of_variant(Variant.EVENTS) == ""


def test_mixed_citizens_need_no_chosen_ones() -> None:
    made = draft()
    made.start_custom()
    made.preset = CUSTOM
    assert made.setup.citizens
    made.variants = frozenset({Variant.MIXED})
    assert made.setup.citizens == ()
    assert made.refusal_of_variant(Variant.MIXED) == ""


def test_custom_choices_begin_with_the_preset_looked_at() -> None:
    made = draft()
    made.preset = CATALOG.presets[1].id
    made.start_custom()
    assert made.areas == tuple(CATALOG.presets[1].areas)
    made.preset = CATALOG.presets[2].id
    made.start_custom()
    assert made.areas == tuple(CATALOG.presets[1].areas)


def test_custom_choices_begin_with_the_first_preset_when_none_was_looked_at() -> None:
    made = draft()
    made.preset = "random"
    made.start_custom()
    assert made.areas == tuple(CATALOG.presets[0].areas)


def test_the_preview_deals_the_twenty_stacks_and_dims_no_price() -> None:
    scene = draft().preview()
    assert scene is not None
    assert len(scene.quotes) == 20
    assert not any(quote.missing for quote in scene.quotes.values())


def test_the_preview_of_the_siege_shows_where_its_cards_come_from() -> None:
    made = draft()
    made.players, made.solo = 1, Solo.SIEGE
    scene = made.preview()
    assert scene is not None
    assert len(scene.view.stacks) == 20


def test_a_colour_or_sign_is_exchanged_with_whoever_has_it() -> None:
    made = draft()
    first, second = made.seats[:2]
    made.change_seat(0, evolve(first, colour=second.colour, sign=second.sign))
    assert (made.seats[0].colour, made.seats[0].sign) == (second.colour, second.sign)
    assert (made.seats[1].colour, made.seats[1].sign) == (first.colour, first.sign)
    assert len({seat.colour for seat in made.seats}) == 5


def test_a_set_up_that_was_played_is_taken_over() -> None:
    made = draft()
    setup = Setup(players=1, solo=Solo.SIEGE, preset="random")
    seats = (evolve(default_seats(1)[0], name="Ada"),)
    made.remember(setup, seats)
    assert made.setup == setup
    assert made.sitting == seats
    made.remember(Setup(players=3), default_seats(3))
    assert made.solo is Solo.SIEGE
    assert made.players == 3


def test_colours_and_signs_go_round() -> None:
    assert next_of(Sign.TOWER) is Sign.ROSE
    assert next_of(Colour.VERMILLION) is Colour.SKY


def test_seeds_are_short_enough_to_be_read_out() -> None:
    assert all(0 <= any_seed() < 1_000_000 for _ in range(50))
