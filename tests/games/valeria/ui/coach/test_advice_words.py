"""What the coach says of cards and of the end: whole sentences with the right numbers."""

from __future__ import annotations

import pytest
from attrs import evolve
from PySide6.QtGui import QFont, QFontMetrics

from tests.games.valeria.coach.test_rolls import positions
from tests.scenario import PLACE, Scenario
from valeria_desktop.games.valeria.coach.card_chance import CardChance
from valeria_desktop.games.valeria.coach.card_change import change_of
from valeria_desktop.games.valeria.coach.ending import EndForecast, RoundSpread
from valeria_desktop.games.valeria.coach.questions import OnCard
from valeria_desktop.games.valeria.coach.rolls import NOTHING, HarvestGains, roll_map
from valeria_desktop.games.valeria.rules.game import Game
from valeria_desktop.games.valeria.rules.scene import places_of
from valeria_desktop.games.valeria.ui.coach.advice_words import (
    change_words,
    ending_words,
    rounds_words,
    soon_words,
    words_on,
)
from valeria_desktop.games.valeria.ui.coach.rolls_panel import (
    gains_words,
    in_a_line,
    nothing_words,
    round_words,
)
from valeria_desktop.games.valeria.ui.coach.slip import SlipPart, slip_of
from valeria_desktop.ui.words.figures import amount, more, per_cent

PEASANT = 9


def exact(*turns: float, now: bool | None = None) -> CardChance:
    return CardChance(now, turns, is_exact=True)


def about(*turns: float, now: bool | None = None) -> CardChance:
    return CardChance(now, turns, is_exact=False)


@pytest.mark.parametrize(
    ("chance", "words"),
    [(0.0, "0%"), (0.001, "<1%"), (0.314, "31%"), (0.996, ">99%"), (1.0, "100%")],
)
def test_a_chance_is_never_called_certain_when_it_is_not(chance: float, words: str) -> None:
    assert per_cent(chance) == words


def test_amounts_have_one_digit_and_a_true_sign() -> None:
    assert (amount(3.44), amount(-0.26)) == ("3.4", "\N{MINUS SIGN}0.3")
    assert (more(1.26), more(-1.0)) == ("+1.3", "\N{MINUS SIGN}1.0")


def test_a_card_says_what_a_round_brings_with_it_and_without() -> None:
    """A Peasant brings one Gold on 11 rolls by a die and on 4 by the sum, on everyone's turn."""
    change = change_of(Scenario(players=2).acts(0).game.view(0), PEASANT)
    assert change is not None
    before, after = change.before.round.resources, change.after.round.resources
    assert change_words(change)[0] == (
        f"{amount(after)} resources a round, {amount(before)} without it."
    )


def test_the_rolls_on_which_nothing_wakes_are_told_where_they_differ() -> None:
    change = change_of(Scenario(players=2).acts(0).game.view(0), PEASANT)
    assert change is not None
    with_herald = evolve(change, before=evolve(change.before, nothing=11))
    words = f"{change.after.nothing} of 36 rolls wake only Herald, 11 without this card."
    assert (words in change_words(with_herald)) == (change.after.nothing > 0)
    fewer = evolve(change, before=evolve(change.before, nothing=11, lone=""))
    words = f"{change.after.nothing} of 36 rolls wake nothing, 11 without this card."
    assert (words in change_words(fewer)) == (change.after.nothing > 0)
    none = evolve(fewer, after=evolve(change.after, nothing=0))
    assert "Every roll wakes something; without this card 11 of 36 wake nothing." in change_words(
        none
    )


def test_what_a_card_does_to_everybody_is_told() -> None:
    change = change_of(Scenario(players=2).acts(0).game.view(0), PEASANT)
    assert change is not None
    last = evolve(change, is_last=True)
    assert "It is the last of its kind that can be seen." in change_words(last)
    empties = evolve(last, exhausts=True, ends=("exhausted",))
    assert change_words(empties)[-2:] == [
        "With it the game ends after this round.",
        "It is the last of its stack: taking it exhausts the stack.",
    ]


def test_a_power_that_lasts_is_told_by_what_it_brings() -> None:
    change = change_of(Scenario(players=2).acts(0).game.view(0), PEASANT)
    assert change is not None
    lasting = evolve(change, lasting=1.5, lasting_points=0.5)
    assert change_words(lasting)[-2:] == [
        "Its power brings about 1.5 resources a round.",
        "Its power brings about 0.5 points a round.",
    ]


@pytest.mark.parametrize(
    ("soon", "words"),
    [
        (exact(0.31, 0.68), "Chance to have it: 31% next turn, 68% the turn after."),
        (about(0.31, 0.68), "Chance to have it: about 31% next turn, 68% the turn after."),
        (exact(1.0, 1.0), "You can have it next turn, if nobody takes it."),
    ],
)
def test_when_a_card_can_be_had_is_a_chance_for_two_turns(soon: CardChance, words: str) -> None:
    assert soon_words(soon) == [words]


def test_what_can_be_had_now_is_not_saved_for() -> None:
    found = words_on(OnCard(None, exact(1.0, 1.0, now=True)))
    assert found == []
    later = words_on(OnCard(None, exact(0.5, 0.75, now=False)))
    assert later == [("Saving for it", "Chance to have it: 50% next turn, 75% the turn after.")]


@pytest.mark.parametrize(
    ("spread", "words", "short"),
    [
        ((0, 0, 0), "It ends with this round.", "+0"),
        ((1, 1, 1), "About one more round.", "+1"),
        ((4, 4, 4), "About 4 more rounds.", "+4"),
        ((3, 5, 8), "About 5 more rounds: 3 to 8 in 8 of 10 games.", "+5 (3\N{EN DASH}8)"),
    ],
)
def test_the_end_is_told_as_a_spread(spread: tuple[int, int, int], words: str, short: str) -> None:
    ending = EndForecast(RoundSpread(*spread), {}, 100)
    assert ending_words(ending) == words
    assert rounds_words(ending) == short


def test_gains_are_said_in_their_kinds() -> None:
    assert gains_words(NOTHING) == "nothing"
    assert gains_words(HarvestGains(gold=1, magic=2)) == "1 Gold and 2 Magic"
    assert gains_words(HarvestGains(points=1, any=1)) == "1 point and 1 of one resource"
    assert gains_words(HarvestGains(taken=2)) == "up to 2 taken from others"
    assert gains_words(HarvestGains(strength=1.5)) == "1.5 Strength"


@pytest.mark.usefixtures("qapp")
def test_what_does_not_fit_in_a_line_is_left_out_before_a_word_is_cut() -> None:
    metrics = QFontMetrics(QFont())
    words = "A round brings 19.6 resources · every roll wakes something"
    whole, first = (
        metrics.horizontalAdvance(each) for each in (words, "A round brings 19.6 resources")
    )
    assert in_a_line(words, metrics, whole) == words
    assert in_a_line(words, metrics, whole - 1) == "A round brings 19.6 resources"
    assert in_a_line(words, metrics, first) == "A round brings 19.6 resources"
    assert in_a_line(words, metrics, first - 1).endswith("…")


def test_a_round_is_said_with_the_rolls_that_wake_nothing() -> None:
    view = Scenario(players=2).acts(0).game.view(0)
    rolls = evolve(roll_map(view, 0, view.players[0]), nothing=7)
    assert round_words(rolls).endswith("only Herald wakes on 7 of 36")
    assert round_words(evolve(rolls, lone="")).endswith("nothing wakes on 7 of 36")
    assert nothing_words(0) == "every roll wakes something"


# --- on the cards


def test_a_slip_says_what_is_brought_and_when_it_can_be_had() -> None:
    change = change_of(Scenario(players=2).acts(0).game.view(0), PEASANT)
    assert change is not None
    gained = change.after.round.resources - change.before.round.resources
    brings = SlipPart("any", more(gained))
    slips = {
        exact(1.0, 1.0, now=True): (brings, SlipPart("clock", "now")),
        exact(1.0, 1.0, now=False): (brings, SlipPart("clock", "100%")),
        exact(0.31, 0.68): (brings, SlipPart("clock", "31% 68%")),
        None: (brings,),
    }
    for soon, slip in slips.items():
        assert slip_of(OnCard(change, soon), is_lit=False) == slip
    at_once = OnCard(change, exact(1.0, 1.0, now=True))
    assert slip_of(at_once, is_lit=True) == (brings,)


@pytest.mark.clause("T5")
def test_points_on_doubles_stand_once_on_a_slip() -> None:
    """One roll of six in each of two turns: a third of a point a round."""
    table = Scenario(players=2).may_build(0, "gargans-embrace").acts(0)
    change = change_of(table.game.view(0), PLACE["domain-1"])
    assert slip_of(OnCard(change, None), is_lit=False) == (SlipPart("points", more(1 / 3)),)


@pytest.mark.slow
def test_every_card_of_a_game_has_words_and_a_slip() -> None:
    for state in positions(200, 4):
        view = Game(state).view(0)
        for place in places_of(view):
            change = change_of(view, place)
            known = OnCard(change, about(0.25, 0.5, now=False))
            for title, words in words_on(known):
                assert title
                assert words.endswith(".")
                assert "{" not in words
            assert slip_of(known, is_lit=False)[-1] == SlipPart("clock", "25% 50%")
