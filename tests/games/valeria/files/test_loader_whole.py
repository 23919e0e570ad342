"""What only shows when all card files are read: ids, areas and presets."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from valeria_desktop.games.valeria.files import loader
from valeria_desktop.games.valeria.files.loader import load_catalog, shipped_catalog
from valeria_desktop.games.valeria.native.tables import table_as_numbers
from valeria_desktop.games.valeria.native.vocabulary import NotCoveredError
from valeria_desktop.games.valeria.rules.modes import lay_out
from valeria_desktop.games.valeria.rules.setup import CUSTOM, Setup
from valeria_desktop.kernel.errors import CatalogError

if TYPE_CHECKING:
    from pathlib import Path

MONSTER = """[[monster]]
id = "{id}"
name = "Eel"
area = "Bog"
type = "{type}"
strength = {strength}
points = 1
reward = {{ gain = {{ gold = 1 }} }}
copies = {copies}
five_player_copies = {extra}
five_player_copies_first_edition = {extra}
"""
PRESET = """[[preset]]
id = "{id}"
name = "Mine"
areas = [{areas}]
citizens = [{citizens}]
without = [{without}]
"""
AREAS = ("Hills", "Ruins", "Forest", "Valley", "Mountains")
CITIZENS = (
    *("cleric", "merchant", "mercenary", "archer", "peasant"),
    *("knight", "rogue", "champion", "paladin", "butcher"),
)


def bog(eels: int = 5, extra: int = 1, boss_strength: int = 9, boss_type: str = "boss") -> str:
    return MONSTER.format(
        id="eel", type="minion", strength=3, copies=eels, extra=extra
    ) + MONSTER.format(id="old-eel", type=boss_type, strength=boss_strength, copies=1, extra=0)


def preset(
    name: str = "mine",
    areas: tuple[str, ...] = AREAS,
    citizens: tuple[str, ...] = CITIZENS,
    without: tuple[str, ...] = (),
) -> str:
    quoted = [", ".join(f'"{name}"' for name in names) for names in (areas, citizens, without)]
    return PRESET.format(id=name, areas=quoted[0], citizens=quoted[1], without=quoted[2])


def refusal(folder: Path, text: str) -> str:
    file = folder / "extra.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(CatalogError) as refused:
        load_catalog([file])
    return str(refused.value)


def test_the_area_and_the_preset_that_the_refusals_vary_are_accepted(tmp_path: Path) -> None:
    file = tmp_path / "extra.toml"
    file.write_text(bog() + preset(areas=(*AREAS[:4], "Bog")), encoding="utf-8")
    catalog = load_catalog([file])
    assert [card.id for card in catalog.areas["Bog"]] == ["eel", "old-eel"]
    assert [found.id for found in catalog.presets][-1] == "mine"


def test_an_id_that_is_taken_is_refused(tmp_path: Path) -> None:
    text = bog().replace('id = "eel"', 'id = "cleric"')
    assert refusal(tmp_path, text) == (
        "extra.toml, monster 'cleric', field id: is taken by a citizen in citizens.toml; "
        "choose another."
    )


def test_an_id_given_twice_in_one_file_is_refused(tmp_path: Path) -> None:
    text = bog().replace('id = "old-eel"', 'id = "eel"')
    assert refusal(tmp_path, text) == (
        "extra.toml, monster 'eel', field id: is taken by a monster in extra.toml; choose another."
    )


@pytest.mark.parametrize("name", ["exhausted", "action", "consolation"])
def test_an_id_that_the_program_uses_is_refused(name: str, tmp_path: Path) -> None:
    message = refusal(tmp_path, bog().replace('id = "eel"', f'id = "{name}"'))
    assert message.startswith(f"extra.toml, monster '{name}', field id: is a name that the program")


def test_an_empty_id_is_refused(tmp_path: Path) -> None:
    message = refusal(tmp_path, bog().replace('id = "eel"', 'id = ""'))
    assert message == "extra.toml, monster '', field id: must have at least 1, not 0."


def test_an_area_without_a_boss_is_refused(tmp_path: Path) -> None:
    assert refusal(tmp_path, bog(boss_type="titan")) == (
        "extra.toml, monster 'old-eel', field type: the area Bog has 0 bosses; "
        "it needs exactly one."
    )


def test_an_area_with_two_bosses_is_refused(tmp_path: Path) -> None:
    message = refusal(tmp_path, bog().replace("minion", "boss"))
    assert "the area Bog has 2 bosses; it needs exactly one." in message


@pytest.mark.clause("S3")
@pytest.mark.parametrize("strength", [1, 2])
def test_a_boss_that_would_not_lie_lowest_is_refused(strength: int, tmp_path: Path) -> None:
    """In a stack the boss lies at the bottom, below all with less Strength."""
    assert refusal(tmp_path, bog(boss_strength=strength)) == (
        "extra.toml, monster 'old-eel', field strength: the boss of Bog must have as much as the "
        "others have, or more."
    )


WARDEN = MONSTER.format(id="warden", type="warden", strength=20, copies=1, extra=0)


@pytest.mark.clause("WA1", "X5")
def test_a_warden_lies_in_a_stack_besides_its_five_cards(tmp_path: Path) -> None:
    """Above the boss, whatever its Strength; the boss may have as much as the others."""
    file = tmp_path / "extra.toml"
    file.write_text(bog(boss_strength=3) + WARDEN, encoding="utf-8")
    stack = load_catalog([file]).areas["Bog"]
    assert [card.id for card in stack] == ["eel", "warden", "old-eel"]


@pytest.mark.clause("WA2")
def test_a_warden_whose_area_is_in_no_file_is_no_area(tmp_path: Path) -> None:
    """He goes with an area that another box may bring."""
    file = tmp_path / "extra.toml"
    file.write_text(WARDEN, encoding="utf-8")
    catalog = load_catalog([file])
    assert "warden" in catalog.by_id
    assert set(catalog.areas) == set(shipped_catalog().areas)


def test_an_area_with_two_wardens_is_refused(tmp_path: Path) -> None:
    two = WARDEN + WARDEN.replace('"warden"\nname', '"other"\nname')
    for text in (bog() + two, two):
        message = refusal(tmp_path, text)
        assert "the area Bog has several Wardens; it may have one" in message


@pytest.mark.parametrize("kind", ["Warden", "Duke"])
def test_the_core_refuses_what_only_sets_have(kind: str, tmp_path: Path) -> None:
    """A fifth type of monsters, and Dukes that count resources apart; each by its name."""
    file = tmp_path / "extra.toml"
    duke = '[[duke]]\nid = "rosa"\nname = "Rosa"\nleft = [{ per_point = 1, of = ["gold"] }]\n'
    file.write_text(bog() + WARDEN if kind == "Warden" else duke, encoding="utf-8")
    areas = (*AREAS[:4], "Bog") if kind == "Warden" else AREAS
    setup = Setup(preset=CUSTOM, areas=areas, citizens=CITIZENS)
    named = "warden" if kind == "Warden" else "unlike Rosa"
    with pytest.raises(NotCoveredError, match=named):
        table_as_numbers(lay_out(setup, load_catalog([file]), 1))


GUARD = """[[citizen]]
id = "guard"
name = "Guard"
cost = 3
numbers = [7, 8]
icons = {{ soldier = 1 }}
on_turn = {{ gain = {{ strength = 2 }} }}
off_turn = {{ gain = {{ strength = 2 }} }}
brought_by = "{by}"
"""
CALL = '[[event_card]]\nid = "call"\nname = "Call"\nrevealed = { put_aside_cards = "Guard" }\n'


@pytest.mark.clause("KG2", "X6")
def test_a_citizen_that_a_card_brings_is_in_no_stack_and_may_wake_on_any_numbers(
    tmp_path: Path,
) -> None:
    file = tmp_path / "extra.toml"
    file.write_text(CALL + GUARD.format(by="call"), encoding="utf-8")
    catalog = load_catalog([file])
    assert [card.id for card in catalog.aside] == ["guard"]
    assert (7, 8) not in catalog.numbers
    assert "guard" not in [card.id for card in catalog.citizens]


@pytest.mark.clause("KG2")
def test_a_citizen_that_a_missing_card_brings_is_refused(tmp_path: Path) -> None:
    assert refusal(tmp_path, CALL + GUARD.format(by="herald-of-arms")) == (
        "extra.toml, citizen 'guard', field brought_by: names the card 'herald-of-arms', which "
        "there is not."
    )


@pytest.mark.clause("S1")
@pytest.mark.parametrize(("eels", "cards"), [(4, 4), (6, 6)])
def test_an_area_has_five_cards(eels: int, cards: int, tmp_path: Path) -> None:
    """With fewer than 5 players every monster stack has 5 cards."""
    assert refusal(tmp_path, bog(eels=eels)) == (
        f"extra.toml, monster 'old-eel', field copies: the area Bog has {cards} cards for up to "
        "4 players (1e); it needs 5."
    )


@pytest.mark.clause("S1", "S3")
def test_an_area_has_one_card_for_five_players(tmp_path: Path) -> None:
    """Five players get one card more."""
    assert refusal(tmp_path, bog(eels=6, extra=2)) == (
        "extra.toml, monster 'old-eel', field five_player_copies: the area Bog has 2 cards for "
        "5 players (1e); it may have one."
    )


@pytest.mark.clause("S3")
def test_no_more_copies_than_there_are_can_be_marked(tmp_path: Path) -> None:
    assert refusal(tmp_path, bog(eels=5, extra=6)) == (
        "extra.toml, monster 'eel', field five_player_copies: must be at most the 5 copies "
        "there are."
    )


@pytest.mark.clause("S3", "S5")
@pytest.mark.parametrize(
    ("text", "words"),
    [
        (preset(areas=(*AREAS[:4], "Moon")), "field areas: names 'Moon', which there is not"),
        (preset(citizens=("nun", *CITIZENS[1:])), "field citizens: names 'nun', which there is"),
        (preset(citizens=("goblin", *CITIZENS[1:])), "field citizens: names 'goblin', which"),
        (preset(without=("windmill",)), "field without: names 'windmill', which there is not"),
        (preset(without=("cleric",)), "field without: names 'cleric', which there is not"),
        (preset(areas=AREAS[:4]), "field areas: 4 areas were chosen; choose exactly five"),
        (preset(areas=(*AREAS[:4], "Hills")), "field areas: An area was chosen twice"),
        (
            preset(citizens=("monk", *CITIZENS)),
            "field citizens: 2 citizens were chosen for 1; choose one: Cleric or Monk",
        ),
        (preset(citizens=CITIZENS[1:]), "field citizens: 0 citizens were chosen for 1"),
    ],
)
def test_a_preset_that_cannot_be_played_is_refused(text: str, words: str, tmp_path: Path) -> None:
    message = refusal(tmp_path, text)
    assert message.startswith(f"extra.toml, preset 'mine', {words}")
    assert message.endswith(".")


@pytest.mark.parametrize(
    ("reward", "words"),
    [
        (
            'gain_per = { gain = { gold = 1 }, per = { monsters = { area = "Bogg" } } }',
            "names the area 'Bogg', which there is not.",
        ),
        (
            'one_of = [{ gain = { gold = 1 } }, { free_citizen = { name = "Knigt" } }]',
            "names 'Knigt', which no citizen is called.",
        ),
        (
            'gain_per = { gain = { gold = 1 }, per = { named = "Knights" } }',
            "names 'Knights', which no citizen is called.",
        ),
        (
            'free_citizen = { name = "Knight", or_name = "Peasent" }',
            "names 'Peasent', which no citizen is called.",
        ),
        (
            'gain_per = { gain = { gold = 1 }, per = { monsters = { name = "Goblins" } } }',
            "names 'Goblins', which no monster is called.",
        ),
    ],
)
def test_a_name_that_no_card_has_is_refused(reward: str, words: str, tmp_path: Path) -> None:
    text = bog().replace("gain = { gold = 1 }", reward, 1)
    assert refusal(tmp_path, text) == f"extra.toml, monster 'eel', field reward: {words}"


@pytest.mark.clause("CS20")
@pytest.mark.parametrize("plus", ["gold = 1", "strength = 1, points = 1"])
def test_a_price_of_a_monster_grows_by_strength_and_magic_alone(plus: str, tmp_path: Path) -> None:
    text = bog().replace("strength =", f"plus = {{ {plus} }}\nstrength =", 1)
    message = refusal(tmp_path, text)
    assert message.endswith("field plus: must be Strength and Magic alone.")


@pytest.mark.parametrize("name", ["random", "custom"])
def test_a_preset_cannot_have_a_name_of_the_program(name: str, tmp_path: Path) -> None:
    message = refusal(tmp_path, preset(name=name))
    assert message.startswith(f"extra.toml, preset '{name}', field id: is a name that the program")


def test_a_preset_cannot_have_the_id_of_another(tmp_path: Path) -> None:
    assert refusal(tmp_path, preset(name="first-game")) == (
        "extra.toml, preset 'first-game', field id: is taken by a preset in presets.toml; "
        "choose another."
    )


def test_a_preset_may_have_the_id_of_a_card(tmp_path: Path) -> None:
    file = tmp_path / "extra.toml"
    file.write_text(preset(name="cleric"), encoding="utf-8")
    assert load_catalog([file]).presets[-1].id == "cleric"


def test_an_installation_without_card_files_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(loader, "resources_root", lambda: tmp_path)
    with pytest.raises(CatalogError) as refused:
        load_catalog()
    folder = tmp_path / "games" / "valeria" / "cards"
    assert str(refused.value) == (
        f"There are no card files in {folder}; the installation is incomplete."
    )


def test_the_shipped_catalogue_is_read_once() -> None:
    assert shipped_catalog() is shipped_catalog()


def test_the_shipped_catalogue_holds_the_base_game() -> None:
    catalog = shipped_catalog()
    assert len(catalog.starters) == 3
    assert len(catalog.citizens) == 18
    assert len(catalog.monsters) == 24
    assert len(catalog.events) == 6
    assert len(catalog.domains) == 24
    assert len(catalog.dukes) == 10
    assert len(catalog.presets) == 4
