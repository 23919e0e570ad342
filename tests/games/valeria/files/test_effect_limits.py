"""Effects that can be written in TOML but make no sense are refused with the field's name."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from valeria_desktop.games.valeria.files.loader import load_catalog
from valeria_desktop.kernel.errors import CatalogError

if TYPE_CHECKING:
    from pathlib import Path

DOMAIN = """
[[domain]]
id = "folly"
name = "Folly"
cost = 3
icons = {}
points = 1
powers = [POWER]
"""
NO_POINTS = "must name resources only; nothing takes Victory Points"


@pytest.mark.clause("T33")
@pytest.mark.parametrize(
    ("power", "problem"),
    [
        ("{ change_die = {} }", "change_die: needs exactly one of 'to' and 'lower_by'"),
        (
            "{ change_die = { to = 6, lower_by = 2 } }",
            "change_die: needs exactly one of 'to' and 'lower_by'",
        ),
        (
            '{ change_die = { to = 1, per = { citizens = "holy" } } }',
            "change_die: 'per' needs 'gold', the price for each",
        ),
        (
            '{ when = { moment = "slain", do = { gain = { gold = 1 } }, whose = "anyone" } }',
            "when: 'anyone' doesn't go with the moment 'slain'",
        ),
        (
            "{ now = { trade = { pay = { points = 3 }, get = { gain = { gold = 9 } } } } }",
            f"now.trade.pay: {NO_POINTS}",
        ),
        (
            "{ now = { trade = { pay = { any = 1, gold = 1 }, get = { gain = { gold = 9 } } } } }",
            "now.trade.pay.gold: must not be here; use any",
        ),
        ("{ now = { take = { points = 1 } } }", f"now.take.amounts: {NO_POINTS}"),
        (
            '{ now = { turn_down_citizen = "anyone" } }',
            "now.turn_down_citizen.whose: must be own or opponents",
        ),
        (
            '{ now = { banish_own = { of = "monsters", role = "holy", gain = { gain_any = 1 }}}}',
            "now.banish_own.role: must be left out: only citizens have one",
        ),
        (
            "{ now = { may = { gain = { gold = 1 } } } }",
            "now.may.do: must be an order with a choice that can't be left without 'may'",
        ),
        (
            "{ now = { everyone_loses = { points = 1 } } }",
            f"now.everyone_loses.amounts: {NO_POINTS}",
        ),
        ("{ now = { put_token = { points = 1 } } }", f"now.put_token.amounts: {NO_POINTS}"),
        (
            '{ now = { steal = { up_to = 2, of = ["gold", "gold"] } } }',
            "now.steal.of: must name different resources",
        ),
    ],
)
def test_an_effect_that_makes_no_sense_is_refused(power: str, problem: str, tmp_path: Path) -> None:
    """The clause asks for the Victory Points; the others keep a card's words true."""
    file = tmp_path / "folly.toml"
    file.write_text(DOMAIN.replace("POWER", power), encoding="utf-8")
    with pytest.raises(CatalogError) as error:
        load_catalog([file])
    assert str(error.value) == f"folly.toml, domain 'folly', field powers[0].{problem}."


@pytest.mark.parametrize(
    ("power", "least", "problem"),
    [
        (
            "{ now = { trade = { pay = { any = N }, get = { gain = { points = 1 } } } } }",
            1,
            "now.trade.pay.any: must be at least 1, not 0",
        ),
        (
            "{ now = { gain_any_per = { number = N, per = { domains = {} } } } }",
            1,
            "now.gain_any_per.number: must be at least 1, not 0",
        ),
        ("{ now = { gain_any = N } }", 1, "now.gain_any.number: must be at least 1, not 0"),
        (
            '{ now = { steal = { up_to = N, of = ["gold"] } } }',
            1,
            "now.steal.up_to: must be at least 1, not 0",
        ),
        (
            "{ now = { free_citizen = { max_cost = N } } }",
            1,
            "now.free_citizen.max_cost: must be at least 1, not 0",
        ),
        ("{ cheaper_domains = N }", 1, "cheaper_domains.gold: must be at least 1, not 0"),
        ("{ change_die = { lower_by = N } }", 1, "change_die: needs exactly one of 'to' and"),
        ("{ change_die = { to = N } }", 1, "change_die.to: must be in range(1, 7)"),
        (
            "{ change_die = { to = 1, gold = N } }",
            0,
            "change_die.gold: must be at least 0, not -1",
        ),
    ],
)
def test_the_least_that_an_effect_may_be_about_is_accepted_and_less_refused(
    power: str, least: int, problem: str, tmp_path: Path
) -> None:
    file = tmp_path / "folly.toml"
    file.write_text(DOMAIN.replace("POWER", power.replace("N", str(least))), encoding="utf-8")
    assert load_catalog([file]).domains[-1].id == "folly"
    file.write_text(DOMAIN.replace("POWER", power.replace("N", str(least - 1))), encoding="utf-8")
    with pytest.raises(CatalogError) as error:
        load_catalog([file])
    assert str(error.value).startswith(f"folly.toml, domain 'folly', field powers[0].{problem}")


def test_a_die_has_six_sides(tmp_path: Path) -> None:
    file = tmp_path / "folly.toml"
    power = "{ change_die = { to = N } }"
    file.write_text(DOMAIN.replace("POWER", power.replace("N", "6")), encoding="utf-8")
    assert load_catalog([file]).domains[-1].id == "folly"
    file.write_text(DOMAIN.replace("POWER", power.replace("N", "7")), encoding="utf-8")
    with pytest.raises(CatalogError, match=r"change_die\.to: must be in range"):
        load_catalog([file])


@pytest.mark.clause("T5")
def test_doubles_of_the_owner_alone_are_said_so(tmp_path: Path) -> None:
    """The clause is about anyone's dice; a card about one's own says "your dice"."""
    file = tmp_path / "folly.toml"
    power = '{ when = { moment = "doubles", do = { gain = { points = 1 } } } }'
    file.write_text(DOMAIN.replace("POWER", power), encoding="utf-8")
    folly = load_catalog([file]).domains[-1]
    assert folly.powers[0].words() == (
        "Gain 1 point whenever you roll doubles or turn a die to make doubles"
    )
