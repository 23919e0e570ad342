"""The colours of the two themes, of players, and of printed things, by their meanings."""

from __future__ import annotations

from attrs import frozen

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
    quiet="#5b5348",
    lit="#9a6a00",
    on_lit="#ffffff",
    focus="#0b5cad",
    good="#2f6b34",
    bad="#9c2b22",
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
