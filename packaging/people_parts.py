"""The parts that busts of townsfolk are made of: clothes, faces, hair, hats, beards.

All on a grid of 64: the face from 21 to 43 across and 12 to 40 down, ink lines of 2.8, three tones.
Each function returns shapes of SVG, painted from back to front.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

INK, CREAM, GOLD, STEEL, WOOD = "#17141a", "#f7efdd", "#e3b23c", "#aab0b7", "#8a6038"
SKINS = {
    "pale": "#f0d5b5",
    "fair": "#ecc9a0",
    "tan": "#d9a679",
    "brown": "#b07a50",
    "dark": "#8a5a3a",
}
HAIRS = {
    "black": "#2a211c",
    "brown": "#5a3a22",
    "chestnut": "#7a4a22",
    "blond": "#c99a4c",
    "red": "#a0522d",
    "grey": "#9a948c",
    "white": "#d8d2c4",
}


def mixed(colour: str, by: float) -> str:
    """Return a colour lightened by a share, or darkened by a negative one."""
    goal = 255 if by > 0 else 0
    parts = (int(colour[at : at + 2], 16) for at in (1, 3, 5))
    return "#" + "".join(f"{round(part + (goal - part) * abs(by)):02x}" for part in parts)


def shape(d: str, fill: str, width: float = 2.8) -> str:
    """Return a filled shape with a line of ink."""
    return (
        f'<path d="{d}" fill="{fill}" stroke="{INK}" stroke-width="{width:g}"'
        ' stroke-linejoin="round" stroke-linecap="round"/>'
    )


def patch(d: str, fill: str) -> str:
    """Return a filled shape without a line."""
    return f'<path d="{d}" fill="{fill}"/>'


def line(d: str, colour: str = INK, width: float = 2.2) -> str:
    """Return a line."""
    return (
        f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{width:g}"'
        ' stroke-linejoin="round" stroke-linecap="round"/>'
    )


def dot(x: float, y: float, radius: float, fill: str = INK, width: float = 0) -> str:
    """Return a disc."""
    edge = f' stroke="{INK}" stroke-width="{width:g}"' if width else ""
    return f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{fill}"{edge}/>'


# Clothes: shoulders from 41 down; each gets its colour


def _shoulders(robe: str) -> str:
    return shape("M4 66Q5 45 21 41H43Q59 45 60 66Z", robe) + patch(
        "M34 42.400H43Q57.500 46 58.500 64.600H41Z", mixed(robe, -0.24)
    )


def _tunic(robe: str) -> str:
    return _shoulders(robe) + shape("M23 41l9 12 9-12Z", mixed(robe, 0.2), 2.4)


def _habit(robe: str) -> str:
    hood = shape("M15 47Q22 38 32 40 42 38 49 47 42 54 32 54 22 54 15 47Z", mixed(robe, 0.12))
    return _shoulders(robe) + hood + line("M32 54V66", mixed(robe, -0.4), 2.2)


def _vestment(robe: str) -> str:
    stole = shape("M23 41L28 66H36L41 41 36 44H28Z", CREAM, 2.4)
    cross = line("M32 50V61M28.500 54H35.500", "#b8392f", 2.6)
    return _shoulders(robe) + stole + cross


def _apron(robe: str) -> str:
    bib = shape("M22 50H42L44 66H20Z", "#c7a878", 2.4)
    return _tunic(robe) + bib + line("M22 50L18 43M42 50L46 43", mixed("#c7a878", -0.3), 2.6)


def _doublet(robe: str) -> str:
    collar = shape("M20 41Q32 50 44 41L46 46Q32 56 18 46Z", CREAM, 2.2)
    buttons = "".join(dot(32, y, 1.7, GOLD, 1) for y in (56, 62))
    return _shoulders(robe) + collar + line("M32 52V66", INK, 1.6) + buttons


def _chain(robe: str) -> str:
    links = line("M19 44Q32 64 45 44", INK, 5.2) + line("M19 44Q32 64 45 44", GOLD, 2.8)
    return _shoulders(robe) + links + dot(32, 56, 3.6, GOLD, 1.8)


def _cloak(robe: str) -> str:
    inner = mixed(robe, 0.28)
    folds = shape("M22 41L32 66 42 41Z", inner, 2.2)
    return _shoulders(robe) + folds + dot(32, 47, 3.4, GOLD, 1.8)


def _mail(robe: str) -> str:
    mail = shape("M4 66Q5 45 21 41H43Q59 45 60 66Z", STEEL)
    rings = line("M10 52q4 3 8 0t8 0 8 0 8 0 8 0M8 59q4 3 8 0t8 0 8 0 8 0 8 0 8 0", "#7d838b", 1.8)
    return mail + rings + shape("M20 47H44L46 66H18Z", robe, 2.4)


def _strap(robe: str) -> str:
    return _tunic(robe) + line("M16 45L45 66", INK, 7) + line("M16 45L45 66", "#6b4a2c", 4)


def _fur(robe: str) -> str:
    collar = "M13 45q3-6 9-5l10 8 10-8q6-1 9 5-3 5-8 4-4 6-11 6t-11-6q-5 1-8-4Z"
    return _shoulders(robe) + shape(collar, "#e9e1cf", 2.4) + dot(32, 50, 2.4, GOLD, 1.4)


def _bare(robe: str) -> str:
    straps = line("M20 43L25 66M44 43L39 66", INK, 6.4) + line(
        "M20 43L25 66M44 43L39 66", WOOD, 3.4
    )
    return _shoulders(robe) + straps


CLOTHES: dict[str, Callable[[str], str]] = {
    "tunic": _tunic,
    "habit": _habit,
    "vestment": _vestment,
    "apron": _apron,
    "doublet": _doublet,
    "chain": _chain,
    "cloak": _cloak,
    "mail": _mail,
    "strap": _strap,
    "fur": _fur,
    "bare": _bare,
}

# The face


def neck(skin: str) -> str:
    """Return the neck, in the shade of the chin."""
    return shape("M26 34H38V42Q32 48 26 42Z", mixed(skin, -0.18), 2.4)


def face(skin: str, jaw: str) -> str:
    """Return the face with its shade; a jaw is round, slim or broad."""
    outline = {
        "round": "M21 24Q21 12 32 12T43 24Q44 38 32 40 20 38 21 24Z",
        "slim": "M22 23Q21 12 32 12T42 23Q43 35 32 41 21 35 22 23Z",
        "broad": "M20 23Q20 12 32 12T44 23Q45 36 39 39 32 42 25 39 19 36 20 23Z",
    }[jaw]
    shade = "M35 13Q42.500 14 42.300 24 43 36 34 39 39.500 30 35 13Z"
    return shape(outline, skin) + patch(shade, mixed(skin, -0.13))


EYES = {
    "open": dot(28, 26.5, 1.8) + dot(37, 26.5, 1.8),
    "narrow": line("M26 26.500H30M35 26.500H39", INK, 2.4),
    "closed": line("M25.500 26q2.500 2.400 5 0M34.500 26q2.500 2.400 5 0", INK, 1.8),
    "lashes": dot(28, 26.5, 1.8)
    + dot(37, 26.5, 1.8)
    + line("M25 25.500l-1.800-1.300M40 25.500l1.800-1.300", INK, 1.5),
    "patch": dot(28, 26.5, 1.8)
    + shape("M33.500 23.500H41Q41.500 29.500 37 30 33 29.500 33.500 23.500Z", INK, 1)
    + line("M21 19L42 25", INK, 1.8),
}
BROWS = {
    "calm": line("M25.500 22.500q2.500-1.500 5 0M34.500 22.500q2.500-1.500 5 0", INK, 1.7),
    "stern": line("M25 21.500l5.500 2M40 21.500l-5.500 2", INK, 2),
    "raised": line("M25 21q2.500-2.500 5.500-.5M34.500 22.500l5 .5", INK, 1.8),
    "sad": line("M25 23.500l5-2M40 23.500l-5-2", INK, 1.7),
}
MOUTHS = {
    "smile": line("M28.500 34q3.700 2.600 7.500 0", INK, 1.9),
    "flat": line("M29 34.500H36", INK, 1.9),
    "grin": shape(
        "M27.500 33Q32.500 34.500 37.500 33 36.500 37.500 32.500 37.500 28.500 37.500 27.500 33Z",
        CREAM,
        1.5,
    ),
    "smirk": line("M29 35q4 .5 7.500-2", INK, 1.9),
    "down": line("M28.500 35.500q3.700-2.400 7.500 0", INK, 1.9),
    "lips": shape("M29.500 34q1.700-1.300 3-.4 1.300-.9 3 .4-3 3-6 0Z", "#b8392f", 1.2),
}


def nose(skin: str) -> str:
    """Return the nose, a short line of shade."""
    return line("M33 27l1.600 4h-2.400", mixed(skin, -0.38), 1.5)


# Beards


def _full(hair: str) -> str:
    return shape(
        "M21 27Q21 45 32 46 43 45 43 27 41 32 37 31.500 32.500 30 28 31.500 23 32 21 27Z", hair
    )


def _short(hair: str) -> str:
    return shape(
        "M21.500 29Q22 41 32 42 42 41 42.500 29 40 36 36 35.500L32.500 37 29 35.500"
        "Q24 36 21.500 29Z",
        hair,
        2.2,
    )


BEARDS: dict[str, Callable[[str], str]] = {
    "none": lambda _hair: "",
    "full": lambda hair: _full(hair) + line("M29.500 35q3 2 6 0", INK, 1.7),
    "short": _short,
    "moustache": lambda hair: shape(
        "M32.500 31Q28 29.500 25.500 33.500 29.500 35 32.500 32.500 36 35 39.500 33.500"
        " 37 29.500 32.500 31Z",
        hair,
        1.5,
    ),
    "goatee": lambda hair: shape(
        "M29 37.500Q32.500 36 36 37.500 36 44 32.500 45 29 44 29 37.500Z", hair, 2
    ),
    "long": lambda hair: (
        shape(
            "M21 27Q20 48 32 56 44 48 43 27 41 32 37 31.500 32.500 30 28 31.500 23 32 21 27Z", hair
        )
        + line("M29.500 35q3 2 6 0", INK, 1.7)
    ),
    "stubble": lambda hair: "".join(
        dot(x, y, 0.8, hair)
        for x, y in ((25, 33), (27, 36), (31, 38), (35, 38), (39, 35), (40.5, 32))
    ),
}

# Hair: what lies behind the head, and what lies over the brow


def _hair(behind: str, brow: str) -> Callable[[str], tuple[str, str]]:
    return lambda hair: (
        shape(behind, hair) if behind else "",
        shape(brow, hair) if brow else "",
    )


BROW = "M20 26Q18 9 32 9 46 9 44 26 42 20 38 18 32 20 26 18 22 20 20 26Z"
CUTS = {
    "short": _hair("M17 33Q14 9 32 9T47 33Z", BROW),
    "long": _hair("M14 47Q11 8 32 8T50 47Q44 50 41 44H23Q20 50 14 47Z", BROW),
    "braid": _hair(
        "M16 35Q13 8 32 8T48 35L50 58Q46 63 43 58L42 36Z",
        "M20 27Q19 10 33 9.500 45 11 44 27 41 18 32 15 24 18 20 27Z",
    ),
    "curly": _hair(
        "M14 34q-3-5 1-9-2-7 4-9 1-7 8-6 5-6 11-1 8-1 8 6 6 2 3 9 4 5 0 10-17 5-35 0Z",
        "M20 26q-2-6 3-9 4-6 9-3 6-3 9 2 5 4 3 10-2-6-7-7-5 2-9 0-6 1-8 7Z",
    ),
    "bob": _hair("M15 40Q12 8 32 8T49 40Q45 42 42 38H22Q19 42 15 40Z", BROW),
    "tonsure": _hair(
        "M18 32Q15 18 21 15H43Q49 18 46 32Z",
        "M19 29Q16 20 20.500 16 26 19 32 18.500 38 19 43.500 16 48 20 45 29"
        " 43.500 23 41 21.500 32 22.500 23 21.500 20.500 23 19 29Z",
    ),
    "bald": _hair("M18 33Q15 22 20 18H44Q49 22 46 33 44 36 42 30H22Q20 36 18 33Z", ""),
    "none": _hair("", ""),
}

# Hats: what lies behind the head, and what lies over it; each gets the colour of the clothes


def _over(d: str, fill: Callable[[str], str], extra: str = "") -> Callable[[str], tuple[str, str]]:
    return lambda robe: ("", shape(d, fill(robe)) + extra)


def _hood(robe: str) -> tuple[str, str]:
    dark = mixed(robe, -0.25)
    over = "M13 45Q9 9 32 5 55 9 51 45 44 39 43.500 26 32 13 20.500 26 20 39 13 45Z"
    return shape("M13 45Q9 9 32 5 55 9 51 45Z", mixed(dark, -0.3)), shape(over, dark)


def _mask(robe: str) -> tuple[str, str]:
    behind, over = _hood(robe)
    mask = patch("M20.800 22.500Q32 18.500 43.200 22.500V29.500Q32 33 20.800 29.500Z", INK)
    eyes = dot(27.5, 26, 2, CREAM) + dot(37, 26, 2, CREAM)
    return behind, mask + eyes + over


def _scarf(robe: str) -> tuple[str, str]:
    behind, over = _hood(robe)
    scarf = shape("M20.500 30Q32 34 43.500 30L44 42Q32 49 20 42Z", mixed(robe, 0.2), 2.4)
    return behind, scarf + over


def _veil(_robe: str) -> tuple[str, str]:
    cloth = "#e9e1cf"
    over = "M14 48Q9 9 32 5 55 9 50 48 43 42 43.500 25 32 12 20.500 25 21 42 14 48Z"
    return shape("M14 48Q9 9 32 5 55 9 50 48Z", mixed(cloth, -0.3)), shape(over, cloth)


def _wimple(robe: str) -> tuple[str, str]:
    behind, over = _veil(robe)
    chin = shape("M20.500 31Q22 41 32 42 42 41 43.500 31L45 47Q32 53 19 47Z", CREAM, 2.2)
    band = line("M20.500 20Q32 12 43.500 20", mixed(robe, -0.1), 3)
    return behind, chin + over + band


def _coif(_robe: str) -> tuple[str, str]:
    over = "M17 41Q11 8 32 8T47 41Q42.500 35 43 25 32 15 21 25 21.500 35 17 41Z"
    return shape("M17 41Q11 8 32 8T47 41Z", "#b8ae98"), shape(over, "#d8cfbb")


def _helm(_robe: str) -> tuple[str, str]:
    dome = shape("M17.500 26Q17 5 32 2 47 5 46.500 26Z", STEEL)
    shade = patch("M34 4.500Q44.500 7 45 24.500H37Z", "#7d838b")
    rim = line("M16 24.500H48", INK, 3) + shape("M30 23h5v10h-5Z", STEEL, 2)
    return "", dome + shade + rim


def _kettle(_robe: str) -> tuple[str, str]:
    dome = shape("M20 20Q20 5 32 4 44 5 44 20Z", STEEL)
    shade = patch("M34 5.500Q42.300 7 42.600 18.600H37Z", "#7d838b")
    return "", dome + shade + shape("M9 24Q14 17 32 17T55 24Q44 21 32 21T9 24Z", "#c4cad0")


def _mitre(robe: str) -> tuple[str, str]:
    front = shape("M18.500 22Q17 9 32-2 47 9 45.500 22 32 16 18.500 22Z", "#e9e1cf")
    gold = line("M32 1V16M21 20.500Q32 14.500 43 20.500", robe if robe != INK else GOLD, 3)
    return "", front + gold


def _crown(_robe: str) -> tuple[str, str]:
    points = "M18.500 20L16.500 7 24.500 13 32 3 39.500 13 47.500 7 45.500 20Q32 15 18.500 20Z"
    return "", shape(points, GOLD) + dot(32, 13, 2.3, "#b8392f", 1.3)


def _circlet(_robe: str) -> tuple[str, str]:
    ring = shape("M19.500 20.500Q32 14.500 44.500 20.500V15.500Q32 9.500 19.500 15.500Z", GOLD, 2.4)
    return "", ring + dot(32, 14.5, 2.2, "#3f78b5", 1.3)


def _straw(_robe: str) -> tuple[str, str]:
    brim = shape("M4 24Q32 6 60 24 32 17 4 24Z", "#d9b25f")
    return "", shape("M20.500 17Q21 5 32 5T43.500 17Q32 12 20.500 17Z", "#e6c77d") + brim


def _hat(robe: str) -> tuple[str, str]:
    felt = mixed(robe, -0.2)
    crown = shape("M20 18Q20 3 32 3T44 18Q32 13 20 18Z", mixed(robe, 0.1))
    return "", crown + shape("M11 22Q32 11 53 22L51 25Q32 17 13 25Z", felt)


def _feather(robe: str) -> tuple[str, str]:
    cap = shape("M16.500 23Q17 7 33 7T48 22Q33 15 16.500 23Z", mixed(robe, 0.14))
    plume = shape("M42 14Q46 2 58 3 57 13 46 17Z", CREAM, 2.2)
    return "", cap + plume


def _beret(robe: str) -> tuple[str, str]:
    cloth = mixed(robe, 0.05)
    return "", shape("M15 20Q10 6 32 5.500 52 6 51 17 49 23 44 20 32 14 20 21 17 23 15 20Z", cloth)


def _turban(robe: str) -> tuple[str, str]:
    cloth = mixed(robe, 0.35)
    wound = shape("M16 23Q12 5 32 4 52 5 48 23 40 16 32 17 24 16 16 23Z", cloth)
    folds = line("M18 20Q24 8 42 6M25 17Q34 10 47 13", mixed(cloth, -0.3), 1.9)
    return "", wound + folds


def _horns(robe: str) -> tuple[str, str]:
    """Return a jester's cap with two bells."""
    dark = mixed(robe, 0.3)
    left = shape("M32 7Q18 2 9 12 7 18 11 22 15 17 20 19 26 14 32 15Z", robe)
    right = shape("M32 7Q46 2 55 12 57 18 53 22 49 17 44 19 38 14 32 15Z", dark)
    return "", left + right + dot(10.5, 23, 3, GOLD, 1.6) + dot(53.5, 23, 3, GOLD, 1.6)


HATS: dict[str, Callable[[str], tuple[str, str]]] = {
    "none": lambda _robe: ("", ""),
    "cap": _over("M17 24Q16 6 33 6T47 23Q32 14 17 24Z", lambda robe: mixed(robe, 0.18)),
    "skullcap": _over(
        "M19.500 19Q21 7 32 7T44.500 19Q32 13 19.500 19Z", lambda robe: mixed(robe, -0.1)
    ),
    "band": _over(
        "M19.500 20.500Q32 15 44.500 20.500V16.500Q32 11 19.500 16.500Z", lambda _robe: "#b8392f"
    ),
    "hood": _hood,
    "mask": _mask,
    "scarf": _scarf,
    "veil": _veil,
    "wimple": _wimple,
    "coif": _coif,
    "helm": _helm,
    "kettle": _kettle,
    "mitre": _mitre,
    "crown": _crown,
    "circlet": _circlet,
    "straw": _straw,
    "hat": _hat,
    "feather": _feather,
    "beret": _beret,
    "turban": _turban,
    "jester": _horns,
}
