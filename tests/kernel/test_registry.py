"""Registries: a tag names one kind, in card files and in saves."""

from __future__ import annotations

import pytest

from valeria_desktop.kernel.registry import Registry, enter_as


def test_a_second_kind_under_a_tag_is_refused_by_naming_both() -> None:
    registry = Registry[object]("effect")
    registry.enter("gain", int)
    with pytest.raises(
        ValueError, match=r"The effect 'gain' is there already: builtins\.int; .*str"
    ):
        registry.enter("gain", str)
    assert dict(registry) == {"gain": int}


def test_even_the_same_kind_is_entered_once() -> None:
    registry = Registry[object]("effect")
    registry.enter("gain", int)
    with pytest.raises(ValueError, match="already"):
        registry.enter("gain", int)


def test_kinds_are_found_by_their_tags_in_the_order_of_entry() -> None:
    registry = Registry[object]("step")
    for tag, kind in (("z", int), ("a", str)):
        registry.enter(tag, kind)
    assert list(registry.items()) == [("z", int), ("a", str)]
    assert len(registry) == 2
    assert "z" in registry
    assert registry.get("y") is None
    with pytest.raises(KeyError):
        registry["y"]


def test_a_class_is_entered_frozen_and_knows_its_tag() -> None:
    registry = Registry[object]("effect")

    @registry.frozen("gain", cache_hash=True)
    class Gain:
        number: int

    assert registry["gain"] is Gain
    assert vars(Gain)["tag"] == "gain"
    gain = Gain(2)  # type: ignore[call-arg]  # attrs makes what is called
    assert gain == Gain(2)  # type: ignore[call-arg]
    with pytest.raises(AttributeError):
        gain.number = 3


def test_a_tag_of_things_is_given_once() -> None:
    known = dict[str, int]()
    assert enter_as(known, "maps", 3, "track") == 3
    with pytest.raises(ValueError, match="The track 'maps' is there already; give yours a word"):
        enter_as(known, "maps", 4, "track")
    assert known == {"maps": 3}
