"""Words of a small vocabulary count from the first one, and hash as texts do."""

from __future__ import annotations

from valeria_desktop.kernel.kinds import Kind


class Metal(Kind):
    IRON = "iron"
    GOLD = "gold"
    TIN = "tin"


def test_a_word_knows_its_place() -> None:
    assert [metal.at for metal in Metal] == [0, 1, 2]
    assert [("a", "b", "c")[metal.at] for metal in (Metal.TIN, Metal.IRON)] == ["c", "a"]


def test_a_word_is_its_text() -> None:
    assert Metal("tin") is Metal.TIN
    assert hash(Metal.GOLD) == hash("gold")
    assert {"gold": 3}[Metal.GOLD] == 3
    assert f"{Metal.IRON}" == "iron"
