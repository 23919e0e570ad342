"""What was measured is known until something that it depends on differs."""

from __future__ import annotations

from valeria_desktop.ui.controls.measured import Once


def test_it_is_measured_once_as_long_as_the_same_is_known() -> None:
    measured: list[str] = []
    once: Once[int] = Once()

    def measure(words: str) -> int:
        measured.append(words)
        return len(words)

    def find(words: str) -> int:
        return once.of(words, lambda: measure(words))

    assert [find("gold"), find("gold"), find("magic"), find("gold")] == [4, 4, 5, 4]
    assert measured == ["gold", "magic", "gold"]
