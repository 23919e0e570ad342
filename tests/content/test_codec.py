"""How values are written, in cards and in snapshots."""

from __future__ import annotations

import pytest

from tests.games.valeria.files.test_facts import CATALOG
from valeria_desktop.games.valeria.files.codec import make_converter
from valeria_desktop.games.valeria.rules.effects.centre import FreeCitizen
from valeria_desktop.games.valeria.rules.model.effect import Effect
from valeria_desktop.games.valeria.rules.model.icons import Role


@pytest.mark.parametrize(
    ("free", "written"),
    [
        (FreeCitizen(), {}),
        (FreeCitizen(role=Role.HOLY), {"role": "holy"}),
        (FreeCitizen(name="Monk", max_cost=2), {"name": "Monk", "max_cost": 2}),
    ],
)
def test_a_snapshot_leaves_out_what_is_as_usual(
    free: FreeCitizen, written: dict[str, object]
) -> None:
    """A field that a later version adds changes no snapshot that has no use for it."""
    converter = make_converter(CATALOG)
    assert converter.unstructure(free) == {"free_citizen": written}
    assert converter.structure({"free_citizen": written}, Effect) == free


def test_without_a_catalogue_all_of_a_value_is_written() -> None:
    written = make_converter().unstructure(FreeCitizen(role=Role.HOLY))
    none = {"name": None, "max_cost": None, "or_name": None, "number": 1}
    assert written == {"free_citizen": {"role": "holy", **none}}


@pytest.mark.parametrize(
    ("kind", "value", "words"),
    [
        (tuple[str, ...], "abc", "must be a list, not 'abc'"),
        (tuple[str, ...], {"a": 1}, "must be a list"),
        (dict[str, int], [["a", 1]], "must be a table"),
        (dict[str, int], "abc", "must be a table, not 'abc'"),
    ],
)
def test_what_merely_looks_like_a_list_or_a_table_is_none(
    kind: type, value: object, words: str
) -> None:
    with pytest.raises(ValueError, match=words):
        make_converter().structure(value, kind)
