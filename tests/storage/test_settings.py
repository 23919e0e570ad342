"""Settings come back as they were; a bad file is put aside, told about, and does no harm."""

from __future__ import annotations

import re
import tomllib
from typing import TYPE_CHECKING

import pytest
from attrs import asdict, evolve

from valeria_desktop.content.files import FileError
from valeria_desktop.games import GAMES
from valeria_desktop.games.valeria.rules.setup import Setup, Solo, Variant
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.storage.settings import (
    NAME,
    Settings,
    SettingsFound,
    kept_language,
    read_settings,
    write_settings,
    wrong_values,
)

if TYPE_CHECKING:
    from pathlib import Path

CHOSEN = {
    "first": Settings(),
    "all": Settings(
        theme="light",
        scale=1.3,
        pace="fast",
        language="de",
        game="valeria",
        setups={"valeria": Setup(players=4, variants=frozenset({Variant.MIXED, Variant.EVENTS}))},
        seats=default_seats(4, bots="greedy"),
        lesson=302,
        medals=(1, 2),
        lessons={"valencia": 201},
        medals_of={"valencia": (1, 3)},
    ),
    "alone": Settings(
        setups={"valeria": Setup(players=1, solo=Solo.SIEGE)}, seats=default_seats(1)
    ),
}


@pytest.mark.parametrize("name", CHOSEN)
def test_settings_come_back(name: str, tmp_path: Path) -> None:
    write_settings(CHOSEN[name], tmp_path)
    assert read_settings(tmp_path, GAMES) == SettingsFound(CHOSEN[name])


def test_without_a_file_they_are_as_at_first(tmp_path: Path) -> None:
    assert read_settings(tmp_path, GAMES) == SettingsFound(Settings())


@pytest.mark.parametrize(
    "text",
    [
        b"theme = ",
        b"\x00",
        b"\xff\xfe",
        b"a = " + b"[" * 20_000 + b"]" * 20_000,
        b"a = " + b"1" * 20_000,
        b"#" * 100_001,
    ],
    ids=["broken", "zero", "no text", "deep", "endless number", "large"],
)
def test_a_bad_file_is_put_aside(text: bytes, tmp_path: Path) -> None:
    (tmp_path / NAME).write_bytes(text)
    assert kept_language(tmp_path) == "system"
    found = read_settings(tmp_path, GAMES)
    assert found.settings == Settings()
    assert found.trouble.startswith("settings.toml could not be read")
    assert (tmp_path / "settings.damaged").read_bytes() == text
    assert read_settings(tmp_path, GAMES) == SettingsFound(Settings())


def test_what_went_bad_since_it_was_read_is_put_aside_too(tmp_path: Path) -> None:
    """Nobody's file is written over, whatever is in it by then."""
    (tmp_path / NAME).write_bytes(b"theme = ")
    write_settings(Settings(theme="light"), tmp_path)
    assert (tmp_path / "settings.damaged").read_bytes() == b"theme = "
    assert read_settings(tmp_path, GAMES) == SettingsFound(Settings(theme="light"))


GOOD = """theme = "light"
scale = 1.3
pace = "fast"
language = "de"
lesson = 3
medals = [1, 2]
proposes_lesson = false
seats = [
    {name = "Ada", colour = "blue", sign = "oak"},
    {name = "Ben", colour = "sky", sign = "rose"},
]
[setup]
players = 4
edition = "1e"
preset = "random"
variants = ["mixed"]
solo = "siege"
level = "harder"
deck = 72
areas = ["Hills"]
citizens = []
without = []
events = []
"""
WRONG = {
    "theme": ('"pink"', "3", "[]"),
    "scale": ("99.0", "nan", "inf", "true", '"1"'),
    "pace": ('"never"', "{}"),
    "language": ('"xx"', "1979-05-27"),
    "lesson": ("-1", "1001", "1.5", "true"),
    "medals": ('["gold"]', "7", "[[1]]", "[true]"),
    "proposes_lesson": ('"no"', "1"),
    "players": ("99", "0", "-1", '"4"', "true", "9223372036854775808"),
    "edition": ('"9e"', "2"),
    "preset": ("7", "[]"),
    "variants": ('["mixed", "sea"]', '["mixed", []]'),
    "solo": ('"chess"', "1"),
    "level": ('"easy"', "1"),
    "deck": ("64", "0", "102", "72.0"),
    "areas": ('"Hills"', "[1]"),
    "citizens": ("1", "[[]]"),
    "without": ("1", "[{}]"),
    "events": ("1", "[true]"),
    "name": ('""', '"Ad\\u202ea"', '"a long name of more than 24"', "1"),
    "colour": ('"pink"', "1"),
    "sign": ('"cat"', "1"),
}


def put(name: str, value: str) -> str:
    return re.sub(rf"\b{name} = (\[.*]|[^,\n}}]+)", lambda _: f"{name} = {value}", GOOD, count=1)


def plain(settings: Settings) -> dict[str, object]:
    values: dict[str, object] = {}
    for name, value in asdict(settings).items():
        values |= value.get("valeria", {}) if isinstance(value, dict) else {name: value}
    return values


@pytest.mark.parametrize("name", WRONG)
def test_a_value_that_can_not_be_costs_no_other(name: str, tmp_path: Path) -> None:
    (tmp_path / NAME).write_text(GOOD)
    good = read_settings(tmp_path, GAMES)
    assert good.wrong == ()
    for value in WRONG[name]:
        text = put(name, value)
        assert text != GOOD
        (tmp_path / NAME).write_text(text)
        found = read_settings(tmp_path, GAMES)
        assert (len(found.wrong), found.trouble) == (1, "")
        assert name in found.wrong[0]
        before, after = plain(good.settings), plain(found.settings)
        changed = {key for key in before if before[key] != after[key]}
        assert changed <= ({"seats"} if name in {"name", "colour", "sign"} else {name})
        assert [seat.name for seat in found.settings.seats][1:] == ["Ben"]


@pytest.mark.parametrize("value", ["3", '{valencia = "far"}', "{valencia = 1.5}", "[1]"])
def test_a_lesson_of_another_game_that_can_not_be_costs_no_other(
    value: str, tmp_path: Path
) -> None:
    (tmp_path / NAME).write_text(f"lesson = 7\nlessons = {value}")
    found = read_settings(tmp_path, GAMES)
    assert (found.settings.lesson, found.settings.lessons, len(found.wrong)) == (7, {}, 1)


@pytest.mark.parametrize("text", ["setup = 3", "seats = 3", "seats = [3]", "setup = [{}]"])
def test_a_part_of_the_wrong_kind_costs_no_other(text: str, tmp_path: Path) -> None:
    (tmp_path / NAME).write_text(f'theme = "light"\n{text}\n')
    found = read_settings(tmp_path, GAMES)
    assert found.settings.theme == "light"
    assert (found.settings.setups, len(found.wrong)) == ({}, 1)


@pytest.mark.parametrize("more", [1, 2])
def test_all_that_can_not_be_is_told_in_one_short_sentence(more: int, tmp_path: Path) -> None:
    names = ("theme", "scale", "pace", "language", "lesson")[: 3 + more]
    (tmp_path / NAME).write_text("\n".join(f'{name} = "{"<" * 9_000}"' for name in names))
    words = wrong_values(read_settings(tmp_path, GAMES).wrong)
    assert words.startswith("settings.toml: theme can't be '<<<<")
    assert words.endswith(
        f"{more} more can't be either. Those settings use their defaults; the others stay as you "
        "chose them."
    )
    assert len(words) < 500


def test_more_seats_than_there_can_be_are_left_out(tmp_path: Path) -> None:
    row = '{name = "Ada", colour = "blue", sign = "oak"}'
    (tmp_path / NAME).write_text(f"seats = [{', '.join([row] * 9)}]")
    assert len(read_settings(tmp_path, GAMES).settings.seats) == 5


def test_what_a_newer_version_wrote_survives_this_one(tmp_path: Path) -> None:
    newer = """theme = "dark"
smell = "roses"
[setup]
weather = "rain"
solo = "siege"
[sea]
deep = [1, {fish = 2}]
[[seats]]
name = "Ada"
colour = "blue"
sign = "oak"
bot = "greedy"
hat = "red"
"""
    (tmp_path / NAME).write_text(newer)
    found = read_settings(tmp_path, GAMES)
    assert (found.wrong, found.settings.theme, found.settings.seats[0].name) == ((), "dark", "Ada")
    person = evolve(found.settings.seats[0], bot=None)
    changed = evolve(found.settings, theme="light", setups={"valeria": Setup()}, seats=(person,))
    write_settings(changed, tmp_path)
    written = tomllib.loads((tmp_path / NAME).read_text())
    assert read_settings(tmp_path, GAMES) == SettingsFound(changed)
    assert (written["smell"], written["sea"]) == ("roses", {"deep": [1, {"fish": 2}]})
    assert (written["setups"]["valeria"]["weather"], written["seats"][0]["hat"]) == ("rain", "red")


@pytest.mark.parametrize(("before", "after"), [(1, 3), (3, 1)])
def test_what_a_newer_version_wrote_of_a_seat_stays_however_many_sit_down(
    before: int, after: int, tmp_path: Path
) -> None:
    write_settings(Settings(seats=default_seats(before)), tmp_path)
    text = (tmp_path / NAME).read_text().replace('sign = "rose"', 'sign = "rose", hat = "red"')
    (tmp_path / NAME).write_text(text)
    write_settings(Settings(seats=default_seats(after)), tmp_path)
    assert read_settings(tmp_path, GAMES) == SettingsFound(Settings(seats=default_seats(after)))
    first, *others = tomllib.loads((tmp_path / NAME).read_text())["seats"]
    assert first["hat"] == "red"
    assert not any("hat" in seat for seat in others)


def test_what_is_unknown_stays_up_to_twenty_deep(tmp_path: Path) -> None:
    deep, deeper = ("[" * depth + "]" * depth for depth in (20, 21))
    (tmp_path / NAME).write_text(f"deep = {deep}\ndeeper = {deeper}")
    write_settings(Settings(), tmp_path)
    written = tomllib.loads((tmp_path / NAME).read_text())
    assert "deep" in written
    assert "deeper" not in written


def test_what_is_unknown_and_deep_does_no_harm(tmp_path: Path) -> None:
    for depth in (50, 200, 300, 350, 400, 800):
        (tmp_path / NAME).write_text(f'theme = "light"\nunknown = {"[" * depth}{"]" * depth}')
        settings = read_settings(tmp_path, GAMES).settings
        write_settings(settings, tmp_path)
        assert read_settings(tmp_path, GAMES) == SettingsFound(settings)


def test_settings_that_can_not_be_read_are_told_and_not_written_over(own_folder: Path) -> None:
    write_settings(Settings(theme="light"), own_folder)
    file = own_folder / NAME
    before = file.read_bytes()
    file.chmod(0)
    assert kept_language(own_folder) == "system"
    found = read_settings(own_folder, GAMES)
    assert found.settings == Settings()
    assert "settings.toml can't be read: this is not permitted" in found.trouble
    with pytest.raises(FileError, match="can't be read"):
        write_settings(Settings(), own_folder)
    file.chmod(0o600)
    assert file.read_bytes() == before
