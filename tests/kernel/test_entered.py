"""Entered words: the same word is the same thing, and is entered once."""

from __future__ import annotations

import copy
import pickle

import pytest

from valeria_desktop.kernel.entered import Entered


class Weather(Entered[int]):
    """A weather, with its degrees."""

    __slots__ = ()

    sort = "weather"


class Wind(Entered[int]):
    """A wind: its words are no weathers."""

    __slots__ = ()

    sort = "wind"


RAIN, SNOW = Weather.enter("rain", 12), Weather.enter("snow", -2)
BREEZE = Wind.enter("rain", 3)


def test_a_word_is_the_thing_that_was_entered() -> None:
    assert Weather("rain") is RAIN
    assert (RAIN, RAIN.value, type(RAIN.value)) == ("rain", "rain", str)
    assert (RAIN.said, SNOW.said) == (12, -2)
    assert {"rain": 1}[RAIN] == 1
    assert f"{RAIN}: {SNOW:>6}" == "rain:   snow"


def test_each_sort_has_words_of_its_own() -> None:
    assert list(Weather.entered) == ["rain", "snow"]
    assert Wind("rain") is BREEZE
    assert (BREEZE.said, RAIN.said) == (3, 12)


def test_it_stays_the_same_thing_when_it_is_copied_or_sent() -> None:
    assert copy.deepcopy(RAIN) is copy.copy(RAIN) is RAIN
    assert pickle.loads(pickle.dumps(RAIN)) is RAIN  # noqa: S301 - as views are sent


def test_a_word_is_entered_once_and_no_other_is_known() -> None:
    with pytest.raises(ValueError, match="The weather 'rain' is there already; give yours a word"):
        Weather.enter("rain", 9)
    with pytest.raises(ValueError, match="must be one of rain, snow, not 'hail'"):
        Weather("hail")
    assert RAIN.said == 12
