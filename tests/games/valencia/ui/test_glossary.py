"""Every sign of Valencia is explained, and with the numbers of its rules."""

from __future__ import annotations

import re

import pytest

from tests.each import each
from tests.games.valencia.test_art import ICONS
from valeria_desktop.games.valencia.rules.model.guild import GUILDS, Guild
from valeria_desktop.games.valencia.rules.model.zones import FAMILY
from valeria_desktop.games.valencia.rules.score import CENTRE_VALUE
from valeria_desktop.games.valencia.ui import glossary
from valeria_desktop.games.valencia.ui.glossary import explain


@each("icon", ICONS)
def test_every_icon_is_explained(icon: str) -> None:
    assert re.fullmatch(r"[A-Z][^:]+: .+\.", explain(icon.removeprefix("icons/")))


def test_no_two_signs_are_explained_alike() -> None:
    said = [*map(explain, glossary._ALL)]
    assert len(set(said)) == len(said) > 33


def test_what_is_unknown_is_not_explained() -> None:
    assert explain("dragon") == ""


@pytest.mark.parametrize("guild", GUILDS)
def test_a_good_sells_for_what_is_said(guild: Guild) -> None:
    assert f"for {guild.price} coin" in explain(guild.replace(" ", "-"))


def test_numbers_are_those_of_the_game() -> None:
    assert f"has {FAMILY} in all" in explain("members")
    assert f"worth {CENTRE_VALUE} to each" in explain("centre")
