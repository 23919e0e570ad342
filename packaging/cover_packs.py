"""The drawings on lids and the signs of small boxes: Undead Samurai, Agents, Relics."""

from __future__ import annotations

from cover_parts import FLAME, disc, field, light, shape, stroke
from people_parts import CREAM, GOLD, INK

# --- the lids, on a grid of 120


def undead_samurai() -> str:
    """A helmet with a crescent over a mask, in a red gate before the low sun."""
    red, dark = "#c0392f", "#8a2530"
    gate = "".join(
        (
            shape("M4 122L14 34H25L22 122ZM116 122L106 34H95L98 122Z", red, 2.6),
            field("M101 34H105L114.500 121H102Z", dark),
            shape("M8 44H112V54H8Z", red, 2.6),
            shape("M-4 16Q60 34 124 16L119 32Q60 44 1 32Z", dark, 2.6),
            shape("M-4 16Q60 34 124 16L122 23Q60 39-2 23Z", INK, 1.6),
        )
    )
    return "".join(
        (
            light(60, 66, ("#1d1626", "#47213a", "#8a2f3c", "#d8703c")),
            disc(60, 64, 36, "#f5d795", 2.4),
            gate,
            _samurai_body(),
            _samurai_head(),
        )
    )


def _samurai_body() -> str:
    iron, indigo, dark = "#2b2730", "#3b4a86", "#27315c"
    plates = "".join(
        shape(f"M{x} 98Q{x + 14 * side} 90 {x + 30 * side} 102L{x + 34 * side} 123H{x}Z", iron, 2.4)
        + "".join(
            shape(f"M{x} {y}Q{x + 16 * side} {y - 7} {x + 31 * side} {y + 4}", "none", 2, GOLD)
            for y in (106, 114)
        )
        for x, side in ((40, -1), (80, 1))
    )
    return "".join(
        (
            shape("M22 122Q26 98 48 92H72Q94 98 98 122Z", indigo, 2.6),
            field("M72 93Q92 98 96.500 121H80Q82 104 70 92Z", dark),
            plates,
        )
    )


def _samurai_head() -> str:
    eye = "M56 80L44 74.500 46 81.500 54 83Z"
    fangs = "M50 92L53 99 56 91.500ZM70 92L67 99 64 91.500Z"
    return "".join(
        (
            shape("M28 66Q20 84 26 100L36 94 42 100H78L84 94 94 100Q100 84 92 66Z", CREAM, 2.6),
            field("M84 67L91 67Q98.500 84 93 98L84.500 92.500 78 98H74Q86 84 84 67Z", "#d0a468"),
            shape("M60 40Q90 41 92 68Q76 60 60 60T28 68Q30 41 60 40Z", "#3b4a86", 2.8),
            field("M74 43Q89.500 48 90.500 66Q84 63 78 62Q80 52 74 43Z", "#27315c"),
            shape("M16 70Q38 55 60 55T104 70L98 80Q80 68 60 68T22 80Z", "#27315c", 2.8),
            shape("M26 73.500Q44 62 60 62T94 73.500", "none", 2.2, GOLD),
            shape("M40 74Q60 66 80 74L78 90 69 106 60 110 51 106 42 90Z", INK, 2.4),
            shape(eye, "#a6d96b", 1.6),
            f'<g transform="matrix(-1 0 0 1 120 0)">{shape(eye, "#a6d96b", 1.6)}</g>',
            shape("M60 80L64 89H56Z", CREAM, 1.6),
            shape("M47 93Q60 87 73 93L68 102Q60 105 52 102Z", "#c8443c", 2),
            shape(fangs, CREAM, 1.4),
            shape("M60 56L52 46Q24 40 20 12Q38 30 60 30T100 12Q96 40 68 46Z", GOLD, 2.8),
            field("M66 30Q86 29 98 15.500Q93 39 67 45L61 53.500Z", "#a5761f"),
        )
    )


def agents() -> str:
    """A hooded man under a street's lamp, who hands over a sealed letter."""
    windows = "".join(
        shape(f"M{x} {y}h8v11h-8Z", FLAME, 1.8) for x, y in ((8, 50), (22, 62), (98, 56), (108, 74))
    )
    houses = "".join(
        shape(f"M{x} 122V{y}L{x + 16} {y - 22} {x + 32} {y}V122Z", colour, 2.4)
        for x, y, colour in (
            (-6, 46, "#3a3350"),
            (14, 58, "#4a4060"),
            (76, 56, "#4a4060"),
            (94, 44, "#3a3350"),
        )
    )
    return "".join(
        (
            light(60, 34, ("#171728", "#2c2a48", "#5a4660", "#b8834e")),
            houses,
            windows,
            stroke("M104 122V28", "#3d3a44", 3),
            shape("M95 30L98 12H110L113 30Z", FLAME, 2.4),
            shape("M92 13L104 3 116 13Z", "#3d3a44", 2.4),
            _hooded(),
            _letter(),
        )
    )


def _hooded() -> str:
    eyes = "M46 48L57 53Q53 59 47 55ZM74 48L63 53Q67 59 73 55Z"
    return "".join(
        (
            shape("M12 122Q14 84 36 72Q36 26 60 16 84 26 84 72 106 84 108 122Z", "#5b2f3f", 2.8),
            field(
                "M66 20Q83 30 82.500 73Q104 84 106.500 121H88Q90 92 72 70 76 40 66 20Z", "#3d1d2b"
            ),
            shape("M40 62Q38 36 60 28 82 36 80 62 78 76 60 84 42 76 40 62Z", INK, 2.4),
            shape(eyes, CREAM, 1.4),
            disc(53, 53, 2, INK),
            disc(67, 53, 2, INK),
            shape("M41 63Q60 54 79 63 77 76 60 84 43 76 41 63Z", "#8c3a34", 2.4),
            field("M70 59.500Q75 61 78 63.500 76 75 62 82 71 72 70 59.500Z", "#642622"),
            shape("M36 78Q60 100 84 78L88 88Q60 112 32 88Z", "#7a4356", 2.4),
            disc(60, 95, 5, GOLD, 2.2),
        )
    )


def _letter() -> str:
    """In a gloved hand: its thumb lies before the paper, its fingers behind."""
    paper = "".join(
        (
            shape("M40 76H104V114H40Z", CREAM, 2.6),
            field("M88 77.5H102.5V112.500H76Z", "#d9c79c"),
            shape("M40 76L72 98 104 76Z", "#fbf6ea", 2.2),
            disc(72, 97, 7.5, "#c8443c", 2.2),
        )
    )
    fingers = "".join(
        shape(f"M{x} {y}q-2-9 4-10t7 9v14H{x}Z", "#2f2b34", 2.2)
        for x, y in ((84, 73), (94, 75), (103, 80))
    )
    return "".join(
        (
            fingers,
            f'<g transform="rotate(-8 72 94)">{paper}</g>',
            shape(
                "M76 122Q78 108 90 104L104 94Q110 94 108 101L101 110 114 104V122Z", "#2f2b34", 2.4
            ),
        )
    )


def relics() -> str:
    """A ring that floats over an altar in a vault, in the light of a shaft."""
    stone, shade = "#77888a", "#55666a"
    joints = "".join(
        shape(f"M{x} {y}h{wide}", width=1.8, line=shade)
        for x, y, wide in ((0, 40, 14), (2, 66, 12), (0, 92, 14), (106, 52, 14), (108, 78, 12))
    )
    return "".join(
        (
            light(60, 44, ("#16262a", "#24444a", "#3f7276", "#a8cfb8")),
            field("M42 0H78L96 122H24Z", "#c4dfc0"),
            field("M50 0H70L80 122H40Z", "#e4efcf"),
            shape("M-3-3H123V122H104V60Q104 14 60 12 16 14 16 60V122H-3Z", stone, 2.8),
            field("M112-2H121.500V121H112ZM84 20Q102 30 102.500 60L106 60Q106 26 84 14Z", shade),
            joints,
            _altar(),
            _ring(),
        )
    )


def _altar() -> str:
    candles = "".join(
        shape(f"M{x - 4} 94V80H{x + 4}V94Z", CREAM, 2.2)
        + shape(f"M{x} 79q-7-6 0-15 7 9 0 15Z", FLAME, 2)
        for x in (32, 88)
    )
    return "".join(
        (
            candles,
            shape("M22 94H98V103H22ZM28 103H92V122H28Z", "#93a3a2", 2.6),
            field("M84 95.500H96.500V101.500H84ZM80 104.500H90.500V121H80Z", "#667779"),
            shape("M36 94Q34 84 40 84Q60 90 80 84 86 84 84 94Z", "#8c2f45", 2.4),
            field("M72 87.500Q78 86 80.500 86 83.500 87 82.500 92.500H70Z", "#5a1c2e"),
            shape("M60 106L64 112 60 118 56 112Z", GOLD, 2),
        )
    )


def _ring() -> str:
    band = "".join(
        f'<circle cx="60" cy="66" r="16" fill="none" stroke="{tone}" stroke-width="{wide}"/>'
        for tone, wide in ((INK, "11"), (GOLD, "6.2"))
    )
    rays = "M20 36L28 38M100 36L92 38M26 18L33 23M94 18L87 23"
    return "".join(
        (
            band,
            field("M76 66Q76 81 62 82.5V85.2Q79 83 79 66Z", "#a5761f"),
            shape("M40 36L36 52 50 50ZM80 36L84 52 70 50Z", GOLD, 2.2),
            shape("M60 8L77 15 84 32 73 49H47L36 32 43 15Z", "#8a5aa8", 2.8),
            field("M61 9.5L76 16 82.5 32 72 47.500H60L70 30Z", "#5a3a72"),
            shape("M60 17L70 22 72 32 66 40H54L48 32 50 22Z", "#c09ae0", 2.2),
            shape("M60 8V17M77 15L70 22M84 32H72M73 49L66 40M47 49L54 40M36 32H48M43 15L50 22"),
            shape(rays, "none", 2.6, FLAME),
        )
    )


# --- the signs, within a disc of a radius of 29 round 32, 32


def crescent_helmet() -> str:
    """Return a helmet's bowl and brim under a crescent."""
    bowl = shape("M32 24Q50 25 51 44H13Q14 25 32 24Z", "#6f7fc0", 3)
    brim = shape("M9 45Q32 36 55 45L51 53Q32 46 13 53Z", CREAM, 3)
    crescent = shape("M32 33L27 27Q15 24 14 10Q23 18 32 18T50 10Q49 24 37 27Z", "#f0c75e", 3)
    return bowl + brim + crescent


def sealed_letter() -> str:
    """Return a letter with a red seal."""
    letter = shape("M11 19H53V46H11Z", CREAM, 3) + shape("M11 19L32 36 53 19", width=3)
    return letter + disc(32, 35, 7, "#d9574c", 3)


def gem_ring() -> str:
    """Return a ring with a violet stone."""
    band = "".join(
        f'<circle cx="32" cy="41" r="12" fill="none" stroke="{tone}" stroke-width="{wide}"/>'
        for tone, wide in ((INK, "9"), ("#f0c75e", "4.6"))
    )
    stone = shape("M32 6L44 11 47 22 40 32H24L17 22 20 11Z", "#a274cc", 3)
    return band + stone + field("M32 11L39 14 41 21 37 27H27L23 21 25 14Z", "#e0c8f2")
