"""The card files are read strictly: what is wrong is told by file, card and field."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from valeria_desktop.games.valeria.files.loader import load_catalog
from valeria_desktop.games.valeria.rules.model.cards import CARD_KINDS, Citizen
from valeria_desktop.games.valeria.rules.model.dukes import Duke
from valeria_desktop.games.valeria.rules.model.event_cards import MonsterEvent
from valeria_desktop.games.valeria.rules.model.icons import Icons
from valeria_desktop.kernel.errors import CatalogError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from pathlib import Path

CITIZEN = """[[citizen]]
id = "baker"
name = "Baker"
cost = 3
numbers = [2]
icons = { worker = 1 }
on_turn = { gain = { gold = 3 } }
off_turn = { gain = { gold = 1 } }
"""
DOMAIN = """[[domain]]
id = "old-mill"
name = "Old Mill"
cost = 7
icons = { worker = 2 }
points = 3
powers = [{ now = { gain = { gold = 2 } } }]
"""
DUKE = """[[duke]]
id = "rosa"
name = "Rosa"
left = [{ per_point = 2 }]
types = { titan = 1 }
"""
EVENT = """[[event]]
id = "fog"
name = "Fog"
number = 6
type = "minion"
strength = 2
points = 1
trigger = { everyone_loses = { gold = 1 } }
reward = { gain = { gold = 1 } }
"""


def refusal(folder: Path, text: str) -> str:
    file = folder / "extra.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(CatalogError) as refused:
        load_catalog([file])
    return str(refused.value)


def test_the_cards_that_the_refusals_vary_are_accepted(tmp_path: Path) -> None:
    file = tmp_path / "extra.toml"
    file.write_text(CITIZEN + DOMAIN + DUKE + EVENT, encoding="utf-8")
    catalog = load_catalog([file])
    assert {"baker", "old-mill", "rosa", "fog"} <= catalog.by_id.keys()


WRONG_TYPES = [
    ("cost = 3", 'cost = "3"', "field cost: must be a whole number, not '3'"),
    ("cost = 3", "cost = 3.5", "field cost: must be a whole number, not 3.5"),
    ("cost = 3", "cost = 3.0", "field cost: must be a whole number, not 3.0"),
    ("cost = 3", "cost = true", "field cost: must be a whole number, not True"),
    ('name = "Baker"', "name = 7", "field name: must be a text, not 7"),
    ('id = "baker"', 'id = ["baker"]', "field id: must be a text, not ['baker']"),
    ("[2]", "2", "field numbers: must be a list, not 2"),
    ("[2]", '"2"', "field numbers: must be a list, not '2'"),
    ("[2]", '["2"]', "field numbers[0]: must be a whole number, not '2'"),
    ("icons = { worker = 1 }", "icons = []", "field icons: must be a table, not []"),
    ("icons = { worker = 1 }", 'icons = "worker"', "field icons: must be a table, not 'worker'"),
    ("{ gold = 3 }", "3", "field on_turn.gain: must be a table, not 3"),
    ("{ gold = 3 }", "{ gold = true }", "field on_turn.gain.gold: must be a whole number"),
    (
        "on_turn = { gain = { gold = 3 } }",
        'on_turn = "3 gold"',
        "field on_turn: must be a table with one key, what it does, not '3 gold'",
    ),
    (
        "on_turn = { gain = { gold = 3 } }",
        "on_turn = { gain = { gold = 3 }, gain_any = 1 }",
        "field on_turn: must be a table with one key, what it does",
    ),
    (
        "on_turn = { gain = { gold = 3 } }",
        "on_turn = { gain_per = { gain = { gold = 1 }, per = { domains = 3 } } }",
        "field on_turn.gain_per.per.domains: must be a table, not 3",
    ),
]


@pytest.mark.parametrize(("right", "wrong", "words"), WRONG_TYPES)
def test_a_value_of_a_wrong_type_is_refused(
    right: str, wrong: str, words: str, tmp_path: Path
) -> None:
    name = "1" if right.startswith("id") else "'baker'"
    message = refusal(tmp_path, CITIZEN.replace(right, wrong))
    assert message.startswith(f"extra.toml, citizen {name}, {words}")
    assert message.endswith(".")
    assert "\n" not in message


IMPOSSIBLE = [
    ("cost = 3", "cost = 0", "cost: must be at least 1, not 0"),
    ("cost = 3", "cost = -2", "cost: must be at least 1, not -2"),
    ("cost = 3", "cost = 3\ncopies = 0", "copies: must be at least 1, not 0"),
    ("[2]", "[13]", "numbers: must be from 1 to 12: (13,)"),
    ("[2]", "[0]", "numbers: must be from 1 to 12: (0,)"),
    ("[2]", "[]", "numbers: must have at least 1, not 0"),
    (
        "[2]",
        "[2, 3]",
        (
            "numbers: must be one of [1], [2], [3], [4], [5], [6], [7], [8], [9, 10], [11, 12], "
            "not [2, 3]"
        ),
    ),
    ("worker = 1", "worker = -1", "icons.worker: must be at least 0, not -1"),
    ("gold = 3", "gold = -3", "on_turn.gain.gold: must be at least 0, not -3"),
    ("gold = 3", "gold = 0", "on_turn.gain: must be more than nothing"),
    ("{ gain = { gold = 3 } }", "{ gain_any = 0 }", "on_turn.gain_any.number: must be at least 1"),
    (
        "{ gain = { gold = 3 } }",
        "{ one_of = [{ gain = { gold = 3 } }] }",
        "on_turn.one_of.effects: must have at least 2, not 1",
    ),
    (
        "{ gain = { gold = 3 } }",
        "{ free_citizen = { max_cost = 0 } }",
        "on_turn.free_citizen.max_cost: must be at least 1, not 0",
    ),
    (
        "{ gain = { gold = 3 } }",
        '{ steal = { up_to = 3, of = ["gold", "points"] } }',
        "on_turn.steal.of[1]: must be one of gold, strength, magic, not 'points'",
    ),
]


@pytest.mark.parametrize(("right", "wrong", "words"), IMPOSSIBLE)
def test_an_impossible_number_is_refused(
    right: str, wrong: str, words: str, tmp_path: Path
) -> None:
    message = refusal(tmp_path, CITIZEN.replace(right, wrong))
    assert message.startswith(f"extra.toml, citizen 'baker', field {words}")


OTHER_KINDS = [
    (DOMAIN, "points = 3", "points = -1", "domain 'old-mill', field points: must be at least 0"),
    (DOMAIN, "cost = 7", "cost = 0", "domain 'old-mill', field cost: must be at least 1, not 0"),
    (DOMAIN, "[{ now", "[] #", "domain 'old-mill', field powers: must have at least 1, not 0"),
    (
        DOMAIN,
        "{ now = { gain = { gold = 2 } } }",
        "{ change_die = { to = 7 } }",
        "domain 'old-mill', field powers[0].change_die.to: must be in range(1, 7) (got 7)",
    ),
    (
        DOMAIN,
        "{ now = { gain = { gold = 2 } } }",
        '{ when = { moment = "midnight", do = { gain = { gold = 2 } } } }',
        "domain 'old-mill', field powers[0].when.moment: must be one of doubles, actions-begin,",
    ),
    (
        DUKE,
        "left = [{ per_point = 2 }]",
        "left = [{ per_point = 0 }]",
        "duke 'rosa', field left[0].per_point: must be at least 1, not 0",
    ),
    (DUKE, "types = { titan = 1 }", "types = [1]", "duke 'rosa', field types: must be a table"),
    (DUKE, "titan = 1", "dragon = 1", "duke 'rosa', field types['dragon']: must be one of minion"),
    (EVENT, "number = 6", "number = 13", "event 'fog', field number: must be in range(1, 13)"),
    (EVENT, "strength = 2", "strength = 0", "event 'fog', field strength: must be at least 1"),
    (EVENT, "minion", "ghost", "event 'fog', field type: must be one of minion, beast, titan"),
    (EVENT, "trigger = {", "revealed = {", "event 'fog', field trigger: or powers must be there"),
    (
        EVENT,
        "trigger = { everyone_loses = { gold = 1 } }",
        "powers = [{ blockade = {} }]",
        "event 'fog', field number: needs a trigger, which acts when it is rolled.",
    ),
    (
        EVENT,
        "number = 6",
        "powers = [{ now = { gain = { gold = 1 } } }]",
        "event 'fog', field powers: must be standing ones, or wait for moments of anyone",
    ),
]


@pytest.mark.parametrize(("card", "right", "wrong", "words"), OTHER_KINDS)
def test_every_kind_of_card_is_read_strictly(
    card: str, right: str, wrong: str, words: str, tmp_path: Path
) -> None:
    assert refusal(tmp_path, card.replace(right, wrong)).startswith(f"extra.toml, {words}")


def test_a_missing_field_is_refused(tmp_path: Path) -> None:
    message = refusal(tmp_path, CITIZEN.replace("cost = 3\n", ""))
    assert message == "extra.toml, citizen 'baker', field cost: is missing."


def test_a_card_without_an_id_is_named_by_its_place_in_the_file(tmp_path: Path) -> None:
    message = refusal(tmp_path, DOMAIN + CITIZEN + CITIZEN.replace('id = "baker"\n', ""))
    assert message == "extra.toml, citizen 2, field id: is missing."


def test_a_missing_field_of_an_effect_is_refused(tmp_path: Path) -> None:
    text = CITIZEN.replace("{ gain = { gold = 3 } }", "{ trade = { pay = { gold = 1 } } }")
    message = refusal(tmp_path, text)
    assert message == "extra.toml, citizen 'baker', field on_turn.trade.get: is missing."


def test_a_field_too_many_is_refused(tmp_path: Path) -> None:
    message = refusal(tmp_path, CITIZEN + 'colour = "red"\n')
    assert message == (
        "extra.toml, citizen 'baker', field colour: must not be here; use id, name, cost, "
        "numbers, icons, on_turn, off_turn, copies, brought_by."
    )


def test_a_field_too_many_of_an_effect_is_refused(tmp_path: Path) -> None:
    message = refusal(tmp_path, CITIZEN.replace("gold = 3", "gold = 3, silver = 1"))
    assert message == (
        "extra.toml, citizen 'baker', field on_turn.gain.silver: must not be here; use gold, "
        "strength, magic, points."
    )


@pytest.mark.parametrize(
    ("card", "usual", "utmost"),
    [
        (CITIZEN, "cost = 3", "cost = 1"),
        (CITIZEN, "cost = 3", "cost = 3\ncopies = 1"),
        (CITIZEN, "worker = 1", "worker = 0"),
        (DOMAIN, "cost = 7", "cost = 1"),
        (DOMAIN, "points = 3", "points = 0"),
        (DUKE, "left = [{ per_point = 2 }]", "left = [{ per_point = 1 }]"),
        (DUKE, "titan = 1", "titan = 0"),
        (EVENT, "number = 6", "number = 1"),
        (EVENT, "number = 6", "number = 12"),
        (EVENT, "strength = 2", "strength = 1"),
        (EVENT, "points = 1", "points = 0"),
    ],
)
def test_the_least_and_the_most_that_a_card_may_say_is_accepted(
    card: str, usual: str, utmost: str, tmp_path: Path
) -> None:
    file = tmp_path / "extra.toml"
    assert usual in card
    file.write_text(card.replace(usual, utmost), encoding="utf-8")
    assert load_catalog([file]).by_id


def test_what_a_card_leaves_out_counts_nothing(tmp_path: Path) -> None:
    """Only the copies of a citizen are six, as all are that the game comes with."""
    file = tmp_path / "extra.toml"
    file.write_text(CITIZEN + DUKE + EVENT, encoding="utf-8")
    cards = load_catalog([file]).by_id
    baker, rosa, fog = cards["baker"], cards["rosa"], cards["fog"]
    assert isinstance(baker, Citizen)
    assert isinstance(rosa, Duke)
    assert isinstance(fog, MonsterEvent)
    assert (baker.icons, baker.copies) == (Icons(1, 0, 0, 0), 6)
    assert (rosa.icons, rosa.citizens, rosa.monsters, rosa.domains) == (Icons(0, 0, 0, 0), 0, 0, 0)
    assert fog.magic == 0


@pytest.mark.parametrize(
    ("card", "field"),
    [
        (DOMAIN + "immediate = []\n", "immediate"),
        (DOMAIN + "modifiers = []\n", "modifiers"),
        (DOMAIN + "triggers = []\n", "triggers"),
        (DOMAIN + "roll_powers = []\n", "roll_powers"),
    ],
)
def test_what_the_program_works_out_must_not_be_given(
    card: str, field: str, tmp_path: Path
) -> None:
    message = refusal(tmp_path, card)
    assert message.endswith(f"field {field}: is worked out by the program; leave it out.")


def test_all_problems_of_a_card_are_told_in_one_sentence(tmp_path: Path) -> None:
    text = CITIZEN.replace("cost = 3\n", "").replace("[2]", "2")
    assert refusal(tmp_path, text) == (
        "extra.toml, citizen 'baker', field cost: is missing; field numbers: must be a list, not 2."
    )


@pytest.mark.usefixtures("words_of_the_program")
def test_an_unknown_tag_is_refused_by_naming_the_vocabulary(tmp_path: Path) -> None:
    message = refusal(tmp_path, CITIZEN.replace("{ gain = { gold = 3 } }", "{ gian = 3 }"))
    assert message.startswith(
        "extra.toml, citizen 'baker', field on_turn: 'gian' is not in the vocabulary; use one "
        "of active, all_of, banish_brought, banish_citizen, banish_domain, banish_monster, "
        "banish_monster_for, banish_own, "
    )


def test_an_unknown_tag_deep_in_a_card_is_found(tmp_path: Path) -> None:
    power = (
        '{ when = { moment = "slain", do = { one_of = [{ gain = { gold = 1 } }, { x = 1 }] } } }'
    )
    message = refusal(tmp_path, DOMAIN.replace("{ now = { gain = { gold = 2 } } }", power))
    assert message.startswith(
        "extra.toml, domain 'old-mill', field powers[0].when.do.one_of[1]: 'x' is not in the"
    )


@pytest.mark.usefixtures("words_of_the_program")
@pytest.mark.parametrize("imported", [sorted, reversed])
def test_an_unknown_kind_of_card_is_refused(
    imported: Callable[[Iterable[str]], Iterable[str]],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """In the same words, whichever kind was imported first."""
    there = {word: CARD_KINDS[word] for word in imported([*CARD_KINDS])}
    monkeypatch.setattr(CARD_KINDS, "_kinds", there)
    assert refusal(tmp_path, '[[wizard]]\nid = "x"\n') == (
        "extra.toml: 'wizard' is no kind of card; "
        "use one of citizen, domain, duke, event, event_card, event_monster, monster, starter, "
        "preset."
    )


@pytest.mark.parametrize("text", ["[citizen]\n", "citizen = 3\n", "citizen = [1, 2]\n"])
def test_a_card_without_its_heading_is_refused(text: str, tmp_path: Path) -> None:
    message = refusal(tmp_path, text)
    assert message == "extra.toml: write every citizen under a heading [[citizen]]."


def test_a_file_that_is_no_toml_is_refused(tmp_path: Path) -> None:
    message = refusal(tmp_path, "[[citizen]\n")
    assert message.startswith("extra.toml is not a valid TOML file: ")
    assert "line 1" in message


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "picture.toml"
    file.write_bytes(b"\x89PNG\xff\xfe")
    problem = r"picture\.toml can't be read: it is no text; choose another file\."
    with pytest.raises(CatalogError, match=problem):
        load_catalog([file])


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "nowhere.toml"
    with pytest.raises(CatalogError) as refused:
        load_catalog([file])
    assert str(refused.value) == f"{file} can't be read: it is not there; choose another file."


def test_a_folder_is_no_card_file(tmp_path: Path) -> None:
    with pytest.raises(CatalogError, match="can't be read"):
        load_catalog([tmp_path])
