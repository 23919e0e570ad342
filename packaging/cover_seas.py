"""The lid and the sign of Crimson Seas."""

from __future__ import annotations

from cover_parts import disc, field, light, shape, stroke
from people_parts import CREAM, GOLD, INK

_ARM, _SHADE, _SUCKER = "#3d7a74", "#285450", "#d9e6c8"


def crimson_seas() -> str:
    """A ship before the sun that sinks into a crimson sea, and the arms of a kraken round it."""
    glints = "M8 92h18M88 90h20M36 100h12M66 104h24M14 110h16M98 108h14"
    swell = (
        "M-3 122V86Q6 80 15 86T33 86 51 86 69 86 87 86 105 86 123 86V122Z",
        "M-3 122V98Q8 91 19 98T41 98 63 98 85 98 107 98 129 98V122Z",
        "M-3 122V110Q10 103 23 110T49 110 75 110 101 110 127 110V122Z",
    )
    return "".join(
        (
            light(60, 54, ("#28101f", "#651c2d", "#b23a2f", "#f0a04c")),
            disc(60, 60, 31, "#fbe3a0", 2.2),
            _gulls(),
            shape(swell[0], "#a8323a", 2.4),
            _arm("M20 122Q-2 96 10 66Q20 44 12 24Q8 12 18 8Q30 8 28 20", ((10, 70), (16, 46))),
            _arm("M100 122Q122 96 111 64Q101 44 108 26Q112 14 102 10Q92 10 93 20", ((111, 68),)),
            _ship(),
            shape(swell[1], "#7f2231", 2.4),
            shape(glints, width=2, line="#e07a5a"),
            shape(swell[2], "#541726", 2.4),
            _arm("M34 126Q28 108 38 104 50 102 48 112", ()),
            _arm("M92 126Q100 112 90 106 80 103 80 112", ()),
        )
    )


def _gulls() -> str:
    wings = "".join(f"M{x} {y}q4-5 8 0 4-5 8 0" for x, y in ((30, 22), (84, 30), (40, 36)))
    return shape(wings, width=2.2)


def _arm(way: str, suckers: tuple[tuple[float, float], ...]) -> str:
    """An arm of the kraken along a way, lit from its left."""
    skin = shape(way, width=13) + shape(way, width=8.6, line=_SHADE)
    lit = f'<g transform="translate(-1.2 -0.6)">{shape(way, width=5.4, line=_ARM)}</g>'
    return skin + lit + "".join(disc(x, y, 2, _SUCKER, 1.2) for x, y in suckers)


def _ship() -> str:
    hull = "M22 70L32 76H84L98 64Q96 88 86 98H38Q26 90 22 70Z"
    main = "M44 28Q62 20 80 28Q86 46 80 64Q62 56 44 64Q50 46 44 28Z"
    ports = "".join(shape(f"M{x} 82h6v6h-6Z", GOLD, 1.6) for x in (42, 54, 66, 78))
    return "".join(
        (
            stroke("M62 78V8", "#8a6038", 2.4),
            stroke("M34 76V34", "#8a6038", 2),
            shape("M62 9L82 4 76 11 82 17 62 16Z", "#241a24", 2),
            shape("M28 40Q36 36 44 41Q46 54 42 66Q32 62 20 68Q28 54 28 40Z", CREAM, 2.4),
            shape(main, CREAM, 2.6),
            field("M72 25.5Q76 26.5 79 28.6Q84.5 46 79 62.2 74 60 69 59Q79 44 72 25.5Z", "#d6c193"),
            shape("M62 30L66 40 77 42 66 45 62 56 58 45 48 42 58 40Z", "#b8392f", 1.8),
            shape("M84 70L112 44", width=4.6) + shape("M84 70L112 44", width=2, line="#8a6038"),
            shape("M84 34Q98 42 104 54L86 68Q90 50 84 34Z", "#e9d9b0", 2.2),
            shape(hull, "#7a4a2a", 2.8),
            field("M84 77L96.500 67Q94 88 85 96.500H66Q82 92 84 77Z", "#4f2d18"),
            shape("M26 80H92", width=2, line=INK),
            ports,
        )
    )


def ship_under_sail() -> str:
    """Return a ship with a red sail on a wave: the sign of the box."""
    sail = "M33 12Q47 11 51 18Q53 28 49 38Q41 34 33 37Z"
    return "".join(
        (
            shape("M31 44V10", width=5),
            shape(sail, "#e0564a", 3),
            shape("M28 17Q16 24 14 38Q20 34 28 35Z", CREAM, 3),
            shape("M10 42L17 45H45L54 40Q53 52 46 55H18Q12 51 10 42Z", "#c9853f", 3),
            shape("M17 54q5-4 10 0t10 0 10 0", width=3, line="#a8d8ee"),
        )
    )
