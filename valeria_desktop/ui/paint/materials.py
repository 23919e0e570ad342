"""The materials of a table: wood, cloth, parchment, brass, in the tones of each theme.

All are flat, in two or three tones, without gradients. Parchment is for questions and words. Gold
is for things that can be chosen and for the active player, and never an ornament.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve, frozen

from valeria_desktop.ui.paint.palette import DARK, STRONG_DARK, STRONG_LIGHT

if TYPE_CHECKING:
    from valeria_desktop.ui.paint.look import Look

INK = "#231f20"
"""The colour of outlines, and of words on parchment."""
BRASS, BRASS_EDGE = "#c29a4a", "#ecce86"
BRASS_FACE, BRASS_SHINE = "#efc45c", "#f8da8c"
"""The default button on parchment, and the light on its upper half."""
GOLD = "#f6cf63"
"""The frame of the hinted thing, and of the active player's board."""
THIN_GOLD, LIGHT = "#e9c979", "#ffe9a8"
"""The rim of a thing that can be chosen, and the light round its price."""
QUIET_GOLD = "#c7a563"
"""The rim of a card that can be chosen: there are often a dozen, and they must not shout."""
CHIP_A, CHIP_B, CHIP_SUM = "#f2e3c2", "#e58a6b", "#9fd3a6"
"""The colours of chips: die A a square of ivory, die B a lozenge of brick, the sum a sage round."""
LORD, LORD_EDGE = "#2a0d12", "#7a1f2b"
"""The face and the edge of the Dark Lord's board."""


@frozen
class Materials:
    """The tones of a theme."""

    plank: str
    plank_cut: str
    cloth: str
    cloth_mark: str
    hem: str
    board: str
    board_rim: str
    board_cut: str
    active: str
    """The face of the active player's board."""
    parchment: str
    parchment_line: str
    parchment_button: str
    quiet_ink: str
    """The colour of quiet words on parchment."""
    rail: str
    """The bed of a track, and of chips in wood."""
    rail_line: str
    bar: str
    """The panels of the bar on top."""
    veil: str
    veil_share: float
    """The opacity of the veil over a card that can't be chosen."""
    shadow_share: float


WOOD_DARK = Materials(
    plank="#33261f",
    plank_cut="#2a1e19",
    cloth="#2b2029",
    cloth_mark="#33262f",
    hem="#6b5a58",
    board="#4a3728",
    board_rim="#2c2019",
    board_cut="#3f2e22",
    active="#5a4432",
    parchment="#dccda8",
    parchment_line="#b9a679",
    parchment_button="#f3ead2",
    quiet_ink="#4a3c28",
    rail="#1e1512",
    rail_line="#5a4632",
    bar="#2e2b33",
    veil="#100d12",
    veil_share=0.15,
    shadow_share=0.45,
)
WOOD_LIGHT = Materials(
    plank="#cdb388",
    plank_cut="#bfa377",
    cloth="#e9dcc0",
    cloth_mark="#e0d0ae",
    hem="#8f7d5c",
    board="#dcc397",
    board_rim="#8f7448",
    board_cut="#cfb485",
    active="#e8d4ae",
    parchment="#fbf6ea",
    parchment_line="#cdbf9f",
    parchment_button="#ffffff",
    quiet_ink="#4a3c28",
    rail="#a88957",
    rail_line="#7d6237",
    bar="#f7f1e4",
    veil="#2a241d",
    veil_share=0.22,
    shadow_share=0.30,
)


STRONG_WOOD_DARK = evolve(
    WOOD_DARK,
    plank="#221914",
    plank_cut="#1d1511",
    cloth="#1d161c",
    cloth_mark="#231b21",
    hem="#a08c88",
    board="#34261b",
    board_cut="#2d2018",
    board_rim="#0f0b08",
    active="#463425",
    parchment="#f6eedb",
    parchment_line="#7a6a45",
    parchment_button="#ffffff",
    quiet_ink=INK,
    rail="#0f0a08",
    rail_line="#c2a67c",
    bar="#17161b",
    veil_share=0.05,
)
STRONG_WOOD_LIGHT = evolve(
    WOOD_LIGHT,
    plank="#dcc7a2",
    cloth="#f3eada",
    cloth_mark="#ede2cd",
    hem="#6a5a3c",
    board="#ecdcb9",
    board_rim="#5f4a28",
    active="#f6e8ca",
    rail="#b99a68",
    parchment="#ffffff",
    parchment_line="#7a6d52",
    quiet_ink=INK,
    rail_line="#4f3c1e",
    bar="#ffffff",
    veil_share=0.08,
)
_OF = {
    DARK: WOOD_DARK,
    STRONG_DARK: STRONG_WOOD_DARK,
    STRONG_LIGHT: STRONG_WOOD_LIGHT,
}
STRONG_WOODS = (STRONG_WOOD_DARK, STRONG_WOOD_LIGHT)


def materials_of(look: Look) -> Materials:
    """Return the materials for a look's theme."""
    return _OF.get(look.palette, WOOD_LIGHT)
