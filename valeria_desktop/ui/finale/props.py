"""What a game lends to the stage of its end: signs, pictures, how its secrets look."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QPainter

    from valeria_desktop.kernel.things import Thing
    from valeria_desktop.ui.finale.secret import SecretShown
    from valeria_desktop.ui.kit.look import Look

    PaintChip = Callable[[QPainter, QRectF, Thing, Look], None]


@frozen
class Props:
    """Names are those of drawings and signs."""

    signs: Mapping[str, str]
    """Of each source of points."""
    backdrop: str
    banner: str
    """The winner has it: 240 to 320, of a cloth that is dyed, with an empty shield."""
    paint_chip: PaintChip
    secret_shown: type[SecretShown]
    tie_sign: str
    """Of what decides between those who have the most points; none if words say it."""
    lost: str = ""
    """The picture of a single player's opponent."""
    shape: float = 1.0
    """How wide a secret is, of its height."""
