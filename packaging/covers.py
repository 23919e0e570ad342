"""Draws the lids of boxes and the sets' signs: `python packaging/covers.py`.

A lid is one idea in two tones on a grid of 120, before light that falls in steps. A sign is that
idea on a grid of 64, readable at 16 pixels. Each lies in the folder of its set, the base game's lid
with the game's art.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from cover_packs import (
    agents,
    crescent_helmet,
    gem_ring,
    relics,
    sealed_letter,
    undead_samurai,
)
from cover_parts import FLAME, VALERIA, disc, emblem, field, light, shape, stroke
from cover_seas import crimson_seas, ship_under_sail
from people_parts import CREAM, GOLD, INK, mixed

if TYPE_CHECKING:
    from pathlib import Path

# --- the lids


def base() -> str:
    """The realm: a castle on its hill before a setting sun, a dragon on the way there."""
    wall, shade, roof = "#d3c3a1", "#a08f74", "#9c3b30"
    return "".join(
        (
            light(84, 58, ("#2b3450", "#6b2f3c", "#a3512b", "#e0a13a")),
            disc(84, 58, 25, "#f9e2a0", 2),
            shape("M0 96L20 66 32 80 52 58 74 92 96 76 120 94V122H0Z", "#36406a", 2.2),
            field("M20 66l6 7-6-1-5 4ZM52 58l8 12-8-3-7 4Z", "#ece2d0"),
            shape("M0 122V104Q40 86 78 94T120 100V122Z", "#4a7a35"),
            shape("M50 100V62h6v5h6v-5h7V44h7v-5h6v5h6v-5h7v5h6v18h7v5h6v-5h4v38Z", wall),
            field("M92 44h3v-5h5v61H92ZM104 62h4v5h4v33h-8Z", shade),
            shape("M63 62L73 44 83 62ZM78 39L88 20 98 39Z", roof, 2.2),
            shape("M88 20V9l12 4-12 4", GOLD, 2),
            shape("M80 100V82q6-9 13 0v18Z", "#4a2b1e", 2.2),
            disc(86.500, 56, 3, INK),
            emblem("red-dragon", 6, 4, 50),
        )
    )


def promos() -> str:
    """The arena: tiers of arches under banners."""
    stone, shade, dark = "#cdb287", "#a5875b", "#3a2a2c"
    arches = "".join(
        shape(f"M{x} {foot}V{foot - high + 8}q6-10 13 0V{foot}Z", dark, 1.8)
        for foot, high, first in ((92, 20, 4), (117, 22, 4))
        for x in range(first, 110, 20)
    )
    flags = "".join(
        shape(f"M{x} {y + 14}V{y - 20}", width=2.8) + shape(f"M{x} {y - 20}l20 5-20 7Z", colour, 2)
        for x, y, colour in ((18, 52, "#c8443c"), (58, 42, GOLD), (96, 51, "#3f78b5"))
    )
    return "".join(
        (
            light(60, 72, ("#2f3a5a", "#4f5f86", "#8d8aa0", "#e2bf86")),
            flags,
            shape("M-3 122V68Q60 38 123 68V122Z", stone),
            field("M70 53Q100 58 121 68V122H84Q92 84 70 53Z", shade),
            shape("M-3 68Q60 38 123 68v7Q60 46-3 75Z", "#8d6d48", 2.2),
            arches,
            shape("M-3 97H123", width=3),
        )
    )


def peasants() -> str:
    """Wheat and a helmet: the field and who guards it."""
    stalks = "".join(
        stroke(f"M{20 + 6 * at} 112Q{24 + 4 * at} 84 {14 + 9 * at} 56", "#d9a53c", 2)
        for at in range(5)
    )
    grains = "".join(
        shape(f"M{14 + 9 * at} {y}q-7-3-5-11q7 2 5 11q-1-9 6-11q2 8-6 11Z", "#f0c75e", 1.8)
        for at in range(5)
        for y in (60, 50, 41)
    )
    return "".join(
        (
            light(60, 44, ("#4f7190", "#7fa1ab", "#cdbf8a", "#f3e0a0")),
            shape("M-3 122V86Q50 68 123 88V122Z", "#8d8440"),
            field("M-3 100Q50 84 123 104V122H-3Z", "#6f6a30"),
            stalks,
            grains,
            stroke("M22 84q16 9 32 0", "#b8392f", 4),
            shape("M64 108V62Q64 38 88 36 112 38 112 62V108Q88 118 64 108Z", "#b9bfc6"),
            field("M88 36Q112 38 112 62v46q-8 4-16 5Q104 70 88 36Z", "#868d96"),
            shape("M64 62h48v9H94v38h-11V71H64Z", INK, 1),
            shape("M84 36q2-20 22-22 8 6 4 15-10-2-16 8Z", "#b8392f", 2.2),
            field("M72 84h4v4h-4ZM72 94h4v4h-4ZM101 84h4v4h-4ZM101 94h4v4h-4Z", INK),
        )
    )


def gnolls() -> str:
    """A gnoll's head before a low sun: ears, a grin, spots."""
    fur, shade, muzzle = "#b0854a", "#805c2e", "#e0c48c"
    spots = "".join(
        disc(x, y, r, "#5a3f1e")
        for x, y, r in ((38, 64, 2.8), (46, 58, 2.2), (74, 58, 2.4), (83, 65, 2.8), (36, 96, 3))
    )
    return "".join(
        (
            light(60, 40, ("#4a3018", "#7a5224", "#b3822f", "#ecc25a")),
            disc(60, 42, 27, "#f9dc8e", 2),
            shape("M-3 122V100Q30 84 60 92T123 98V122Z", "#6b4a22"),
            shape(
                "M26 122Q24 98 33 86L18 50Q14 30 30 34L48 52Q60 47 72 52L90 34Q106 30 102 50"
                "L87 86Q96 98 94 122Z",
                fur,
                2.8,
            ),
            field(
                "M64 50Q69 50 72 52L90 34Q106 30 102 50L87 86Q96 98 94 122H70Q84 84 64 50Z", shade
            ),
            shape("M27 42q8 3 14 14l-9 12ZM93 42q-8 3-14 14l9 12Z", "#5a3a2a", 2),
            spots,
            shape("M40 70l16 6-13 6ZM80 70l-16 6 13 6Z", FLAME, 2),
            disc(48, 76.500, 2, INK),
            disc(72, 76.500, 2, INK),
            shape("M46 92Q60 80 74 92L71 110Q60 119 49 110Z", muzzle, 2.4),
            shape("M52 90Q60 85 68 90l-8 9Z", INK, 1),
            shape("M50 104q10 6 20 0l-3 7-4-4-3 5-3-5-4 4Z", CREAM, 1.8),
        )
    )


def fire_temple() -> str:
    """A temple of steps with fire on its top and in its bowls."""
    stone, shade = "#57443f", "#372a2c"
    treads = "".join(shape(f"M49 {y}H71", width=2, line="#6a544c") for y in range(66, 120, 9))
    bowls = "".join(
        shape(f"M{x} 104q-8-12 1-24 10 12 3 24Z", "#f09a3c", 2)
        + shape(f"M{x - 9} 103h20l-5 9h-10ZM{x - 3} 112h8v10h-8Z", "#8a5a3a", 2)
        for x in (17, 102)
    )
    return "".join(
        (
            light(60, 28, ("#2a1418", "#5f1f1c", "#a8401f", "#f09a3c")),
            disc(60, 28, 17, "#fbe08a", 2),
            shape("M2 122V106H15V89H28V72H41V56H79V72H92V89H105V106H118V122Z", stone, 2.8),
            field("M71 57.500H78V73.500H91V90.500H104V107.500H117V121H71Z", shade),
            shape("M48 122V62H72V122Z", "#241a1c", 2.2),
            treads,
            shape("M42 56V44q18-12 36 0v12Z", "#74605a"),
            shape("M53 56V49q7-7 14 0v7Z", FLAME, 2),
            shape("M60 42Q42 34 54 10q3 8 7 9 2-8-2-16 16 10 14 24-1 12-13 15Z", "#e5533d"),
            shape("M60 41q-9-5-3-16 7 6 9 4 1 9-6 12Z", FLAME, 1.8),
            bowls,
        )
    )


def kaharian() -> str:
    """A young dragon beside eggs that crack."""
    skin, shade = "#62a05c", "#3f7445"
    eggs = "".join(
        shape(f"M{x} {y + 14}q-16-1-15-18 3-19 15-20 12 1 15 20 1 17-15 18Z", "#efe2be")
        + field(f"M{x + 4} {y - 23}q9 4 11 19 1 15-11 17 8-16 0-36Z", "#c9b684")
        + shape(f"M{x - 12} {y - 8}l7 6 6-7 6 7 7-6", width=2, line="#5f7f52")
        for x, y in ((20, 104), (101, 105))
    )
    return "".join(
        (
            light(42, 48, ("#1f3a36", "#2f5a4c", "#57876a", "#bcd08e")),
            shape("M-3 122V100Q60 84 123 102V122Z", "#6a5836"),
            shape(
                "M28 116Q22 84 42 80L44 58Q42 32 66 28 92 24 101 47L115 54Q112 68 94 68L82 70"
                "Q94 92 98 116Z",
                skin,
                2.8,
            ),
            field("M80 68.500l14-1.500q15 0 19-12l-15 5-20 3Z", shade),
            field("M82 71Q93 92 96.500 115H84Q86 92 76 72Z", shade),
            shape("M64 28q-7-17-24-14 9 5 8 14-14-3-20 9 11-2 17 5-9 4-9 16 9-8 15-6Z", "#c8443c"),
            field("M64 28q-7-17-24-14 14 2 16 16ZM28 37q12-6 22 2l-3 5q-8-8-19-7Z", "#e5745f"),
            shape("M84 44l13 4-10 6Z", FLAME, 2),
            disc(89, 48.500, 1.8, INK),
            disc(109, 55, 1.500, INK),
            shape("M88 66l3 7 4-7 3 6 4-7", CREAM, 1.8),
            field("M56 84q10-5 22-2l2 8q-12-3-22 1ZM57 97q12-5 26-2l2 8q-14-3-26 1Z", "#c6d99a"),
            eggs,
        )
    )


def margraves() -> str:
    """A margrave with his coronet beside his banner."""
    robe, hair, dark, skin = "#8a2f44", "#5a3a22", "#3d2616", "#ecc9a0"
    spots = "".join(disc(x, y, 1.8, INK) for x, y in ((24, 109), (36, 115), (57, 115), (69, 109)))
    return "".join(
        (
            light(46, 56, ("#3a1624", "#5c2034", "#8a3a42", "#d0895c")),
            stroke("M98 122V10", "#8a6038", 3),
            shape("M78 12H119V68L98 56 78 68Z", GOLD, 2.8),
            field("M106 13.500H118V65.500L106 59Z", "#b3862c"),
            shape("M86 44V22l7 8 6-11 6 11 7-8v22Z", "#6a2436", 2.2),
            disc(98, 10, 4, GOLD, 2.2),
            shape("M2 122Q4 100 24 94H68Q88 100 90 122Z", robe, 2.8),
            field("M68 95.500Q86 100 88 121H64Z", "#5c1f31"),
            shape("M18 52Q10 78 18 98L32 102 30 56ZM74 52Q82 78 74 98L60 102 62 56Z", hair),
            field("M66 58l7-4Q79.500 78 73 97l-9 3Z", dark),
            shape("M27 50H65V74Q65 98 46 102 27 98 27 74Z", skin, 2.6),
            field("M56 52H64V74l-8 2Z", "#c99a72"),
            shape("M27 72q7 6 12 4 7-4 14 0 5 2 12-4V88Q63 112 46 118 29 112 27 88Z", hair, 2.6),
            field("M58 76.500q3 0 5.500-2.500V88Q62 108 50 115 60 100 58 76.500Z", dark),
            shape("M39 88q7-4 14 0-7 6-14 0Z", CREAM, 1.8),
            field("M41 66q-5-4-10-1 4 5 10 1ZM51 66q5-4 10-1-4 5-10 1Z", INK),
            shape("M30 59l10 1M62 59l-10 1", width=2.6),
            shape("M14 53L8 24 27 35 35 16 46 30 57 16 65 35 84 24 78 53Q46 38 14 53Z", GOLD, 2.8),
            field("M67 36l14.500-8.500L77 50q-8-4-15-5Z", "#b3862c"),
            shape("M14 53Q46 38 78 53l-1 8Q46 46 15 61Z", CREAM, 2.4),
            disc(46, 37, 4, "#c8443c", 2),
            shape("M16 100Q46 124 76 100l6 9Q46 135 10 109Z", CREAM, 2.4),
            spots,
        )
    )


def flames_and_frost() -> str:
    """A fire that turns to ice at its middle, between a volcano and a glacier."""
    sparks = "".join(
        disc(x, y, r, FLAME) for x, y, r in ((18, 30, 2), (30, 16, 1.6), (12, 58, 1.6))
    )
    flakes = "".join(
        shape(
            f"M{x - 5} {y}H{x + 5}M{x - 2.5:g} {y - 4}l5 8M{x + 2.5:g} {y - 4}l-5 8",
            "none",
            1.6,
            "#f3f8fa",
        )
        for x, y in ((104, 26), (90, 13), (111, 54))
    )
    return "".join(
        (
            light(60, 62, ("#2a1016", "#5f1c1c", "#a03a20", "#e08a3a")),
            light(60, 62, ("#16263f", "#24506e", "#4a8aa8", "#a6d3de"), 60),
            sparks,
            flakes,
            shape("M-3 122V98L12 70H26L44 100 62 106V122Z", "#4a2428"),
            shape("M12 70H26L30 80Q26 90 22 82 18 94 15 84 10 86 9 78Z", "#f09a3c", 2),
            shape("M58 122V106L76 98 88 72 96 84 106 64 123 96V122Z", "#cfe6ee"),
            field("M106 65.500L121.500 96V121H98L96 84ZM88 74L93 84 84 104 78 98Z", "#8fc0d4"),
            shape("M60 112Q20 104 26 70 28 58 38 50 38 60 44 64 42 36 60 6Z", "#e5533d", 2.8),
            field("M60 108Q38 98 42 76 46 82 50 80 50 62 60 48Z", "#f09a3c"),
            field("M60 104Q48 94 54 82L60 88Z", FLAME),
            shape("M60 6L70 30 84 26 80 50 94 62 84 78 88 96 60 112Z", "#bfe0ee", 2.8),
            field("M70 31L83 27.500 79 51 92 62 83 78 86.500 95 62 110 74 74Z", "#7fb6d3"),
            shape("M60 40L70 54 64 74 60 80M70 54L80 50M64 74L84 78M60 12L70 30", "none", 2),
        )
    )


def shadowvale() -> str:
    """A manor on its rock before a great moon, a bare tree and graves in the mist."""
    rock, stone, shade = "#332f4c", "#565072", "#3d3856"
    bats = "".join(
        shape(
            f"M{x} {y}l{-wide} -6q1 6-4 9 6-1 8 3 3-1 4 3 1-4 4-3 2-4 8-3-5-3-4-9Z",
            "#241f33",
            1.2,
        )
        for x, y, wide in ((34, 26, 8), (24, 46, 6), (98, 22, 7))
    )
    panes = "".join(
        shape(f"M{x} {y}v-8q3-4 6 0v8Z", FLAME, 1.6)
        for x, y in ((61, 60), (76, 70), (86, 70), (103, 62), (80, 52))
    )
    graves = "".join(
        shape(f"M{x} 122V{y}q{wide / 2:g}-12 {wide} 0V122Z", "#8b8794", 2.2)
        + shape(f"M{x + wide / 2:g} {y + 1}v11M{x + wide / 2 - 4:g} {y + 5}h8", width=2.2)
        for x, y, wide in ((40, 106, 15), (98, 104, 16), (67, 108, 13))
    )
    return "".join(
        (
            light(78, 44, ("#1c1b30", "#34315a", "#5c578c", "#9a92b8")),
            disc(78, 42, 33, "#f3e9c4", 2.4),
            disc(66, 30, 4.500, "#dccf9c"),
            disc(92, 26, 3, "#dccf9c"),
            bats,
            shape("M-3 122V100L26 94 44 82H112L123 92V122Z", rock),
            shape("M52 86V50h6v-4l6 4h6v36ZM94 86V52h16v34Z", stone),
            shape("M68 86V58h28v28Z", stone),
            field("M104 53h5v32h-5ZM88 59h5v26h-5ZM64 52h4v33h-4Z", shade),
            shape("M48 52L61 18 74 52ZM90 54L102 26 114 54Z", "#6a3a5a", 2.2),
            shape("M66 60L82 38 98 60Z", "#6a3a5a", 2.2),
            field("M61 20L73 51H64ZM102 28L113 53H105ZM82 40L96.500 59H86Z", "#4c2844"),
            panes,
            shape("M77 86V79q5-6 10 0v7Z", "#241f33", 1.8),
            field(
                "M-2 103q20-8 44-3 26-7 48 0 20-5 32 1v9q-18-5-34 0-24-6-46 1-24-5-44 1Z", "#8d88b0"
            ),
            shape(
                "M8 122Q18 104 14 84 2 80-3 66V58L8 72 12 50 18 74Q26 70 30 56L33 68Q42 66 46 56"
                "L42 74Q34 82 24 82 20 102 34 122Z",
                "#241f33",
                2,
            ),
            graves,
            field("M-2 116q26-6 52 0 34-6 72 1v5H-2Z", "#6f6a94"),
        )
    )


def wardens() -> str:
    """A gate with eyes in its dark, and two halberds crossed before it."""
    rock, shade, iron = "#8d969c", "#5f6870", "#c3cdd2"
    eyes = "".join(
        shape(f"M{x} 60q9-12 20-2-9 10-20 2Z", FLAME, 2) + disc(x + 10, 59, 2.8, INK)
        for x in (37, 63)
    )
    blade = shape("M0-9q17-3 21 13-9-5-21 1Z", iron, 2.4)
    halberds = "".join(
        f'<g transform="translate(60 88) scale({side} 1) rotate(48)">'
        f"{stroke('M0 60V-54', '#8a6038', 4.4)}{shape('M-5.500-52L0-74 5.500-52Z', iron, 2.4)}"
        f'<g transform="translate(2.500 -38)">{blade}</g></g>'
        for side in (1, -1)
    )
    return "".join(
        (
            light(60, 50, ("#1d2630", "#33424f", "#7a4a2c", "#e0953f")),
            shape("M14 122V24h14v9h12V24h14v9h12V24h14v9h12V24h14v98Z", rock, 2.8),
            field("M94 24h10.500v96H90V52q0-8-6-14h10Z", shade),
            shape("M28 122V70Q28 42 60 42T92 70v52Z", "#141a24", 2.8),
            eyes,
            halberds,
        )
    )


def kings_guard() -> str:
    """Three guards in a row, their halberds upright before a banner with a crown."""
    steel, shade, coat, dark = "#c3cdd2", "#8d969c", "#3f6fae", "#28497a"
    guards = "".join(
        f'<g transform="translate({x} {y}) scale({size})">'
        f"{stroke('M22 60V-46', '#8a6038', 3.600)}{shape('M22-72L29-54 22-44 15-54Z', steel, 2.4)}"
        + shape("M-24 64Q-26 36-12 30H12Q26 36 24 64Z", coat, 2.6)
        + field("M12 31.500Q24 36 23 62H10Q16 44 12 31.500Z", dark)
        + shape("M0-22Q4-38 18-36 24-32 20-22 12-28 4-16Z", "#c8443c", 2.2)
        + shape("M0-20Q16-18 16 2V16Q12 28 0 30-12 28-16 16V2Q-16-18 0-20Z", steel, 2.6)
        + field("M7-17.500Q15-14 15 2V16Q11 27 2 28.500 12 10 7-17.500Z", shade)
        + shape("M-13 2H13V8H4V24H-4V8H-13Z", INK, 1)
        + "</g>"
        for x, y, size in ((24, 74, 0.8), (92, 74, 0.8), (58, 78, 1.0))
    )
    return "".join(
        (
            light(60, 40, ("#1c2c52", "#2f4a7a", "#7a5a3a", "#e3b04a")),
            shape("M26 8H94V50L77 42 60 52 43 42 26 50Z", "#8c2f24", 2.6),
            shape("M44 36L40 16 51 24 60 12 69 24 80 16 76 36Z", GOLD, 2.4),
            guards,
        )
    )


# --- the signs, within a disc of a radius of 29 round 32, 32


def _flag() -> str:
    return shape("M22 54V10", width=5) + shape("M22 12l26 8-26 10Z", CREAM, 3)


def _ear_of_wheat() -> str:
    grains = "".join(
        shape(f"M32 {y}q-13-3-11-14 11 2 11 14Zq13-3 11-14-11 2-11 14Z", "#f0c75e", 2.4)
        for y in (28, 40, 52)
    )
    return shape("M32 58V24", width=4) + grains


def _gnoll() -> str:
    head = "M14 12L26 22Q32 20 38 22L50 12 50 28 44 40 40 54Q32 60 24 54L20 40 14 28Z"
    return shape(head, "#e6b94f", 3) + field("M22 34l8 4-7 3ZM42 34l-8 4 7 3Z", INK)


def _flame() -> str:
    outer = "M32 56Q10 48 24 18q4 8 8 10 3-10-1-20 22 14 19 32-2 13-18 16Z"
    return shape(outer, "#f09a3c", 3) + shape("M32 54q-11-5-4-18 8 6 10 4 2 11-6 14Z", FLAME, 2)


def _egg() -> str:
    egg = "M32 56q-18-1-17-20 3-24 17-26 14 2 17 26 1 19-17 20Z"
    return shape(egg, "#efe2be", 3) + shape("M18 32l8 7 6-8 6 8 8-7", width=3, line="#3f7445")


def _coronet() -> str:
    crown = shape("M15 45L10 21 22 30 32 14 42 30 54 21 49 45Z", "#f0c75e", 3)
    return crown + shape("M14 42H50V51H14Z", CREAM, 3) + disc(32, 34, 4, "#c8443c", 2.4)


def _flame_and_ice() -> str:
    flame = shape("M32 58Q6 52 13 30 18 36 21 36 20 20 32 6Z", "#f09a3c", 3)
    ice = shape("M32 6L38 20 46 18 44 32 52 38 46 52 32 58Z", "#bfe0ee", 3)
    return flame + field("M32 54Q20 48 26 36 29 38 32 34Z", FLAME) + ice


def _bat_and_moon() -> str:
    bat = (
        "M32 48L28 41Q24 43 22 39 17 38 11 44 10 30 20 24 25 26 27 31V23L30 27H34L37 23V31"
        "Q39 26 44 24 54 30 53 44 47 38 42 39 40 43 36 41Z"
    )
    return disc(32, 32, 23, "#f3e9c4", 2.4) + field(bat, "#2b2638")


def _gate() -> str:
    bars = "".join(shape(f"M{x} 16V46", width=3.4) for x in (25, 32, 39))
    shield = shape("M14 12H50V34Q50 50 32 58 14 50 14 34Z", "#d8b96a", 3)
    return shield + bars + shape("M16 24H48M17 36H47", width=3)


def _helmet() -> str:
    plume = shape("M30 18Q34 4 50 8 56 14 50 24 44 16 34 20Z", "#d9574c", 3)
    helmet = shape("M32 16Q48 18 48 34V42Q44 54 32 57 20 54 16 42V34Q16 18 32 16Z", "#d5dde1", 3)
    return plume + helmet + field("M18 33H46V39H35.500V52H28.500V39H18Z", INK)


class Lid(NamedTuple):
    """The drawings of one box; the base game has no sign."""

    folder: str
    drawn: str
    colour: str = ""
    sign: str = ""


LIDS = {
    "valeria": Lid("art", base()),
    "promos": Lid("sets/promos", promos(), "#3a4a6b", _flag()),
    "peasants-and-knights": Lid(
        "sets/peasants-and-knights", peasants(), "#6b5a24", _ear_of_wheat()
    ),
    "gnolls": Lid("sets/gnolls", gnolls(), "#6b4a1c", _gnoll()),
    "fire-temple": Lid("sets/fire-temple", fire_temple(), "#7a2a1c", _flame()),
    "kaharian": Lid("sets/kaharian", kaharian(), "#2f5a3f", _egg()),
    "margraves": Lid("sets/margraves", margraves(), "#6a2436", _coronet()),
    "flames-and-frost": Lid(
        "sets/flames-and-frost", flames_and_frost(), "#7a4a2a", _flame_and_ice()
    ),
    "crimson-seas": Lid("sets/crimson-seas", crimson_seas(), "#7a2a34", ship_under_sail()),
    "wardens": Lid("sets/wardens", wardens(), "#33424f", _gate()),
    "kings-guard": Lid("sets/kings-guard", kings_guard(), "#2f4a7a", _helmet()),
    "shadowvale": Lid("sets/shadowvale", shadowvale(), "#4a4468", _bat_and_moon()),
    "undead-samurai": Lid("sets/undead-samurai", undead_samurai(), "#5a2f45", crescent_helmet()),
    "agents": Lid("sets/agents", agents(), "#5b2f3f", sealed_letter()),
    "relics": Lid("sets/relics", relics(), "#3f5d63", gem_ring()),
}


def whole(side: int, drawn: str) -> str:
    """Return a drawing as SVG."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {side} {side}">'
        f'<g stroke-linejoin="round" stroke-linecap="round">{drawn}</g></svg>\n'
    )


def main() -> None:
    """Write all lids and signs."""
    for name, lid in LIDS.items():
        _write(VALERIA / lid.folder / "lids" / f"{name}.svg", whole(120, lid.drawn))
        if lid.sign:
            ring = disc(32, 32, 29, mixed(lid.colour, 0.08), 4)
            _write(VALERIA / lid.folder / "signs" / f"{name}.svg", whole(64, ring + lid.sign))


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
