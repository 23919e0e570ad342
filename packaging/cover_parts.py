"""Parts of the drawings of lids and signs: shapes with a line, light, emblems of cards."""

from __future__ import annotations

import math
from pathlib import Path
from typing import TYPE_CHECKING

from people_parts import INK

if TYPE_CHECKING:
    from collections.abc import Sequence

VALERIA = Path(__file__).parents[1] / "resources" / "games" / "valeria"
LINE = 2.4
FLAME = "#f6cf63"
"""The yellow of eyes and flames."""
_SHORTER = 0.86  # the inner radius of a step of light, as a share of the outer one
_REACH = 132.0
_POINTS = 26


def shape(d: str, fill: str = "none", width: float = LINE, line: str = INK) -> str:
    """Return a path with a line round it."""
    return f'<path d="{d}" fill="{fill}" stroke="{line}" stroke-width="{width:g}"/>'


def field(d: str, fill: str) -> str:
    """Return a path without a line: a shade on a shape."""
    return f'<path d="{d}" fill="{fill}"/>'


def disc(x: float, y: float, radius: float, fill: str, width: float = 0) -> str:
    """Return a disc, with a line round it if `width` is given."""
    line = f' stroke="{INK}" stroke-width="{width:g}"' if width else ""
    return f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{fill}"{line}/>'


def stroke(d: str, colour: str, width: float) -> str:
    """Return a line of a colour, with ink at both sides of it."""
    return shape(d, width=width + LINE, line=INK) + shape(d, width=width, line=colour)


def light(x: float, y: float, tones: Sequence[str], left: float = -_REACH) -> str:
    """Return light that falls in steps from a point, the first tone farthest away.

    Nothing of it lies left of the edge `left`.
    """
    start = f'x="{left:g}" ' if left > 0 else ""
    made = [f'<rect {start}width="{120 - max(left, 0):g}" height="120" fill="{tones[0]}"/>']
    for number, tone in enumerate(tones[1:], 1):
        reach = _REACH * (1 - number / (len(tones) + 0.3))
        points = []
        for step in range(2 * _POINTS):
            angle = math.pi * step / _POINTS + 0.2 * number
            radius = reach * (_SHORTER if step % 2 else 1)
            across = max(left, x + radius * math.cos(angle))
            points.append(f"{across:.0f} {y + radius * math.sin(angle):.0f}")
        made.append(field(f"M{'L'.join(points)}Z", tone))
    return "".join(made)


def emblem(card: str, x: float, y: float, side: float) -> str:
    """Return a card's emblem, placed and sized."""
    text = (VALERIA / "art" / "emblems" / f"{card}.svg").read_text(encoding="utf-8")
    inside = text[text.index(">") + 1 : text.rindex("</svg>")].strip()
    return f'<g transform="translate({x:g} {y:g}) scale({side / 64:g})">{inside}</g>'
