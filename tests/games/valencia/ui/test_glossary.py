"""Every sign of Valencia is explained, and with the numbers of its rules."""

from __future__ import annotations

import re

import pytest

from tests.games.valencia.test_art import ICONS
from valeria_desktop.games.valencia.rules.model.guild import GUILDS, Guild
from valeria_desktop.games.valencia.rules.model.parts import Part
from valeria_desktop.games.valencia.rules.model.player import FAMILY
from valeria_desktop.games.valencia.rules.score import CENTRE_VALUE
from valeria_desktop.games.valencia.ui import glossary
from valeria_desktop.games.valencia.ui.glossary import explain, explain_step


@pytest.mark.parametrize("icon", ICONS)
def test_every_icon_is_explained(icon: str) -> None:
    assert re.fullmatch(r"[A-Z][^:]+: .+\.", explain(icon.removeprefix("icons/")))


def test_no_two_signs_are_explained_alike() -> None:
    said = [*map(explain, glossary._ALL)]
    assert len(set(said)) == len(said) > 35


def test_what_is_unknown_is_not_explained() -> None:
    assert explain("dragon") == ""


@pytest.mark.parametrize("guild", GUILDS)
def test_a_good_sells_for_what_is_said(guild: Guild) -> None:
    assert f"for {guild.price} coin" in explain(guild.replace(" ", "-"))


def test_numbers_are_those_of_the_game() -> None:
    assert f"has {FAMILY} in all" in explain("members")
    assert f"worth {CENTRE_VALUE} to each" in explain("centre")


@pytest.mark.parametrize("part", Part)
def test_every_part_of_a_round_is_explained(part: Part) -> None:
    assert re.fullmatch(r"[A-Z][^:]+: .+\.", explain_step(part))


def test_parts_are_explained_alike_where_the_same_is_done() -> None:
    assert len(set(map(explain_step, Part))) == len(Part) - 2
    assert explain_step(Part.B) == explain_step(Part.D) == explain_step(Part.F)
