"""Doors: opened when first gone through, and once."""

from __future__ import annotations

from valeria_desktop.kernel.doors import behind


def test_a_door_is_opened_when_somebody_goes_through_and_only_once() -> None:
    opened: list[int] = []

    def door() -> type[complex]:
        opened.append(1)
        return complex

    made = behind(door)
    assert not opened
    assert made(1, imag=2) == 1 + 2j
    assert made(3) == 3
    assert opened == [1]
