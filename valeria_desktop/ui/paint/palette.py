"""The colours of the two themes, of players, and of printed things, by their meanings."""

from __future__ import annotations

from attrs import evolve, frozen

from valeria_desktop.kernel.seats import Colour


@frozen
class Palette:
    """The colours of a theme."""

    table: str
    panel: str
    raised: str
    """The ground of buttons and fields on a panel."""
    line: str
    ink: str
    quiet: str
    lit: str
    """The colour of things that can be done now; a mark always accompanies it."""
    on_lit: str
    """The colour of text on `lit`."""
    focus: str
    good: str
    bad: str
    is_strong: bool = False
    """Whether contrast is stronger: dark ink, clear lines, no translucent words."""


DARK = Palette(
    table="#1d1c23",
    panel="#2b2a33",
    raised="#3a3944",
    line="#56535f",
    ink="#ece6d8",
    quiet="#bdb7aa",
    lit="#f0c75e",
    on_lit="#231f20",
    focus="#8fd0ff",
    good="#8fc48a",
    bad="#ef8f86",
)
LIGHT = Palette(
    table="#efe8d8",
    panel="#fbf6ea",
    raised="#e9dfc8",
    line="#b9ab8d",
    ink="#231f20",
    quiet="#473d2e",
    lit="#9a6a00",
    on_lit="#ffffff",
    focus="#0b5cad",
    good="#2f6b34",
    bad="#9c2b22",
)

STRONG_DARK = evolve(
    DARK,
    table="#0e0d11",
    panel="#17161b",
    raised="#2b2a32",
    line="#a8a296",
    ink="#ffffff",
    quiet="#f1ebde",
    lit="#ffd76a",
    good="#a9e0a3",
    bad="#ffaba3",
    is_strong=True,
)
STRONG_LIGHT = evolve(
    LIGHT,
    table="#fbf7ee",
    panel="#ffffff",
    raised="#f4ecd9",
    line="#6a6150",
    ink="#000000",
    quiet="#231f20",
    lit="#765000",
    focus="#07468a",
    good="#14531a",
    bad="#7d1009",
    is_strong=True,
)

# Cards and tokens are things on the table: they look the same in both themes.
CARD_INK = "#17141a"
CARD_TEXT = "#f7efdd"
CARD_QUIET = "#dccfb4"
PLAYERS = {
    Colour.VERMILLION: "#d55e00",
    Colour.SKY: "#56b4e9",
    Colour.GREEN: "#009e73",
    Colour.YELLOW: "#f0e442",
    Colour.PURPLE: "#cc79a7",
    Colour.ORANGE: "#e69f00",
    Colour.BLUE: "#0072b2",
}
