"""Things that townsfolk hold in their hands, on the grid of their busts: right, from 30 down."""

from __future__ import annotations

from people_parts import CREAM, GOLD, INK, STEEL, WOOD, dot, line, patch, shape


def _handle(d: str, colour: str = WOOD, width: float = 3.4) -> str:
    return line(d, INK, width + 4) + line(d, colour, width)


def _book(colour: str) -> str:
    return shape("M38 46H58V64H38Z", colour) + line("M48 50V60M44 54H52", GOLD, 2.4)


def _scroll(seal: str) -> str:
    paper = shape("M41 43H59V64H41Z", "#f3e8cc") + line("M45 48H55M45 53H55", "#7b6a48", 2.2)
    return paper + dot(50, 59, 3.2, seal, 1.6)


def _sack(on_it: str) -> str:
    sack = shape("M43 47Q50 51 57 47L62 58Q61 65 50 65T38 58Z", "#b3862c")
    return sack + shape("M43 47L40 41H60L57 47Z", WOOD, 2.2) + on_it


def _stone(x: float, y: float, side: float) -> str:
    """Return a block of stone by the middle of its upper face."""
    wide, high = side, side / 2
    block = f"M{x - wide:g} {y:g}l{wide:g}-{high:g} {wide:g} {high:g}v{wide:g}"
    block += f"l-{wide:g} {high:g}-{wide:g}-{high:g}Z"
    right = f"M{x:g} {y + high:g}l{wide:g}-{high:g}v{wide:g}l-{wide:g} {high:g}Z"
    edges = f"M{x - wide:g} {y:g}l{wide:g} {high:g} {wide:g}-{high:g}M{x:g} {y + high:g}v{wide:g}"
    return shape(block, "#b5b4ae", 2.4) + patch(right, "#83827f") + line(edges + block, INK, 2)


def _bar(count: int) -> str:
    def one(left: float, top: float) -> str:
        return shape(
            f"M{left + 4:g} {top:g}H{left + 16:g}L{left + 20:g} {top + 9:g}H{left:g}Z",
            "#e0a030",
            2.2,
        )

    bars = one(40, 54)
    return bars if count == 1 else bars + one(43, 45)


def _ink_pot(count: int) -> str:
    pot = shape("M44 51H56V54Q60 57 60 61 60 65 56 65H44Q40 65 40 61 40 57 44 54Z", "#2f4b8f", 2.2)
    pot += shape("M42 48H58V52H42Z", "#c9a25a", 2)
    quill = shape("M52 49Q53 37 61 33 62 43 55 49Z", CREAM, 2)
    second = shape("M46 49Q43 38 36 36 37 45 43 49Z", CREAM, 2) if count > 1 else ""
    return second + quill + pot


_RAVEN = (
    "M63 65Q65 50 57 44.500V41Q56 34 50 34 45.500 34 44.500 38.500L38 41 44.500 43.500"
    "Q42 51 46 58 52 65 63 65Z"
)

THINGS = {
    "nothing": "",
    "hammer": _handle("M46 66L50 40") + shape("M41 33H60V43H41Z", "#9aa0a8", 2.4),
    "mallet": _handle("M47 66L50 42") + shape("M40 32H60V46H40Z", "#b98a52", 2.4),
    "chisel": _handle("M52 52L49 66") + shape("M51 32L58 34 54 54 48 52Z", "#c9ced4", 2.2),
    "pick": _handle("M48 66L52 36") + shape("M35 40Q50 25 63 44 50 36 35 40Z", "#9aa0a8", 2.4),
    "axe": _handle("M49 66L51 28") + shape("M49 29Q62 24 64 37 62 46 49 42Z", "#b9bfc6", 2.4),
    "two axes": _handle("M38 66L56 34")
    + _handle("M56 66L40 36")
    + shape("M52 33Q64 30 64 42 60 47 53 43Z", "#b9bfc6", 2.2)
    + shape("M44 35Q33 30 32 42 35 48 43 44Z", "#b9bfc6", 2.2),
    "tongs": line("M44 65L53 43M55 65L48 43", INK, 4.6) + shape("M43 36H58V44H43Z", "#e5723d", 2.2),
    "compass": line("M50 34L43 63M50 34L58 63", INK, 5.4)
    + line("M50 34L43 63M50 34L58 63", GOLD, 2.4)
    + dot(50, 34, 4, GOLD, 2),
    "brush": _handle("M44 66L54 42") + shape("M52 44Q50 33 60 29 62 40 57 46Z", "#b8392f", 2.2),
    "dagger": shape("M50 33L55 40 53 55H47L45 40Z", "#d5dae0", 2.4)
    + shape("M42 54H58V58H42Z", GOLD, 2)
    + _handle("M50 60V66"),
    "two daggers": shape("M43 35L47 41 46 55H41L39 41Z", "#d5dae0", 2.2)
    + shape("M57 35L61 41 60 55H55L53 41Z", "#d5dae0", 2.2)
    + shape("M37 54H49V58H37ZM51 54H63V58H51Z", WOOD, 2),
    "sword": shape("M52 22L56 29 55 56H49L48 29Z", "#d5dae0", 2.4)
    + shape("M43 55H61V59H43Z", GOLD, 2)
    + _handle("M52 61V66"),
    "spear": _handle("M54 66L56 10", WOOD, 3) + shape("M56-3L62 9 56 14 50 9Z", "#c9ced4", 2.4),
    "halberd": _handle("M53 66L55 8", WOOD, 3)
    + shape("M55-3L59 8 55 12 51 8Z", "#c9ced4", 2.2)
    + shape("M55 12Q65 12 64 26 59 22 55 24Z", "#c9ced4", 2.2),
    "club": shape("M46 66L43 38Q42 28 50 28T57 38L52 66Z", WOOD, 2.6)
    + "".join(dot(x, y, 2, STEEL, 1.4) for x, y in ((46, 36), (53, 34), (50, 43))),
    "chain": line("M44 36L58 64", INK, 9)
    + line("M44 36L58 64", STEEL, 4.4)
    + line("M47 42l4-2M50 49l4-2M53 56l4-2", INK, 2.4),
    "whip": _handle("M44 65L51 47") + line("M51 47Q56 30 62 38 63 47 55 44", INK, 3),
    "crozier": line("M53 66V18Q53 8 46 8T39 16Q41 21 46 19", INK, 8)
    + line("M53 66V18Q53 8 46 8T39 16Q41 21 46 19", GOLD, 4),
    "cross": line("M50 64V34M42 43H58", INK, 8.4) + line("M50 64V34M42 43H58", GOLD, 4.2),
    "candle": shape("M46 44H55V65H46Z", CREAM, 2.4)
    + shape("M50.500 29Q56 37 50.500 42 45 37 50.500 29Z", "#f0c75e", 2),
    "beads": line("M42 44Q38 62 50 64T58 46", INK, 2)
    + "".join(
        dot(x, y, 2.4, "#8a4034", 1.4)
        for x, y in ((41, 50), (43, 58), (50, 63), (57, 58), (59, 50))
    ),
    "bowl": shape("M38 50H62Q62 63 50 63T38 50Z", "#b98a52", 2.4)
    + patch("M40.500 51.500H59.500L58 54H42Z", "#5d4028"),
    "book": _book("#7a2f2a"),
    "blue book": _book("#2f4b8f"),
    "open book": shape(
        "M50 46Q43 42 36 45V61Q43 58 50 62 57 58 64 61V45Q57 42 50 46Z", "#f3e8cc", 2.4
    )
    + line("M50 46V61", INK, 2)
    + line("M40 50H46M40 54H46M54 50H60M54 54H60", "#7b6a48", 1.6),
    "scroll": _scroll("#b8392f"),
    "plan": shape("M38 44H62V62H38Z", "#cbd6df", 2.4)
    + line("M43 58V50L50 46 57 50V58Z", "#3f5f83", 2),
    "letter": shape("M38 46H62V62H38Z", "#f3e8cc", 2.4)
    + line("M39 47L50 56 61 47", INK, 2)
    + dot(50, 55, 3, "#b8392f", 1.4),
    "deed": _scroll("#3f8a5c"),
    "bond": shape("M40 42H60V63L56.500 60 53 63 50 60 47 63 43.500 60 40 63Z", "#e4c9b0", 2.4)
    + patch("M50 46L55.500 51.500 50 57 44.500 51.500Z", "#b8392f"),
    "two bonds": shape("M35 46H50V64L46.500 61 42.500 64 39 61 35 64Z", "#c9a78a", 2.2)
    + shape("M44 42H61V62L57 59 52.500 62 48 59 44 62Z", "#e4c9b0", 2.2)
    + patch("M52.500 46L57 50.500 52.500 55 48 50.500Z", "#b8392f"),
    "pen": _scroll("#2f4b8f") + shape("M50 50Q51 36 61 30 63 42 54 51Z", CREAM, 2),
    "purse": _sack(""),
    "coins": "".join(dot(x, y, 6, "#cfd6dc", 2.2) for x, y in ((43, 58), (56, 58), (49.5, 49)))
    + line("M49.500 46.500v5M47 49h5", "#4f5760", 2),
    "chest": shape("M37 52Q38 44 50 44T63 52V64H37Z", WOOD, 2.4)
    + line("M37 54H63", INK, 2.2)
    + shape("M47 51H53V58H47Z", GOLD, 1.8),
    "scales": _handle("M50 36V62", GOLD, 3)
    + _handle("M40 40H60M44 63H56", GOLD, 2.6)
    + line("M40 41L36 51M40 41L44 51M60 41L56 51M60 41L64 51", INK, 1.8)
    + shape(
        "M33.500 50H46.500Q45 57 40 57T33.500 50ZM53.500 50H66.500Q65 57 60 57T53.500 50Z",
        GOLD,
        2.2,
    ),
    "gem": shape("M41 46H59L64 53 50 66 36 53Z", "#4fa3d1", 2.4)
    + line("M36 53H64M46 46L50 66 54 46", INK, 1.6),
    "ring": dot(50, 56, 7.5, GOLD, 2.4)
    + dot(50, 56, 3.6, "#5a4432", 1.6)
    + shape("M45 44H55L57 48 50 53 43 48Z", "#b8392f", 2),
    "cup": shape("M41 40H59Q59 53 52 54V60H57V64H43V60H48V54Q41 53 41 40Z", GOLD, 2.4)
    + patch("M43.500 42.500H56.500V46H43.500Z", "#7a2f55"),
    "flower": line("M50 65V48", INK, 4.4)
    + line("M50 65V48", "#4f7a4a", 2)
    + "".join(
        dot(50 + x, 42 + y, 4.6, "#cf5a7a", 1.8) for x, y in ((0, -5), (5, 0), (0, 5), (-5, 0))
    )
    + dot(50, 42, 2.6, GOLD, 1.4),
    "falcon": shape(
        "M43 63Q39 50 45 43 46 36 52 36 58 37 58 42L62 44 58 46Q61 55 53 63Z", "#8a6038", 2.4
    )
    + patch("M46 50Q52 48 55 54 51 60 47 61Z", "#c9a25a")
    + dot(54, 41, 1.4),
    "key": dot(50, 42, 6.5, GOLD, 2.4)
    + dot(50, 42, 2.4, "#5a4432", 1.4)
    + shape("M48 49H52V65H48ZM52 56H58V60H52Z", GOLD, 2),
    "lantern": shape("M43 46H57V62H43Z", "#f6cf63", 2.4)
    + line("M50 46V62", INK, 2)
    + shape("M41 46L50 36 59 46Z", "#5b5560", 2.4),
    "horn": shape("M38 46Q52 44 56 32L63 35Q60 54 41 55Z", "#e9dcc0", 2.4)
    + line("M38 46L41 55", GOLD, 3.4),
    "staff": _handle("M52 66L54 14", WOOD, 3.6)
    + shape("M46 26Q44 38 50 40T56 28Z", "#b98a52", 2.2),
    "pack": shape("M42 30Q60 28 62 44V66H44Z", WOOD) + line("M46 46H62M52 30V66", "#5d4028", 2.2),
    "cards": shape("M37 46L48 40 57 57 46 63Z", "#b79a6c", 2.2)
    + shape("M48 40L62 43 58 63 45 60Z", CREAM, 2.2)
    + patch("M53 46.500L56.500 51 52.500 55 49.500 50.500Z", "#b8392f"),
    "dice": shape("M38 52H49V63H38Z", CREAM, 2.2)
    + shape("M51 46H62V57H51Z", "#b8392f", 2.2)
    + "".join(dot(x, y, 1.4) for x, y in ((41, 55), (46, 60)))
    + dot(56.5, 51.5, 1.6, CREAM),
    "mirror": dot(50, 44, 9, "#a9d3e8", 2.6)
    + line("M46 42Q48 38 52 38", CREAM, 2.4)
    + _handle("M50 55V65", GOLD, 3),
    "bottle": shape("M46 36H54V45Q60 48 60 55 60 65 50 65T40 55Q40 48 46 45Z", "#5f7a3a", 2.4)
    + patch("M43 55H57Q57 62 50 62.500 43 62 43 55Z", "#9cc46a")
    + shape("M45.500 32H54.500V37H45.500Z", WOOD, 2),
    "rope": line("M42 64Q36 48 50 48T58 58Q56 66 48 63T47 54", INK, 6)
    + line("M42 64Q36 48 50 48T58 58Q56 66 48 63T47 54", "#c9a25a", 3),
    "barrel": shape("M40 44H60Q63 54 60 65H40Q37 54 40 44Z", WOOD, 2.4)
    + line("M38.500 50H61.500M38.500 59H61.500", "#4a3426", 2.4),
    "raven": line(
        _RAVEN,
        CREAM,
        5,
    )
    + shape(
        _RAVEN,
        "#2a2334",
        1.6,
    )
    + line("M52 47Q48 54 56 61", CREAM, 1.8)
    + dot(49.5, 39.5, 1.5, "#ef5b43"),
    "dove": shape(
        "M38 54Q46 52 48 46 54 42 58 47L64 49 59 51Q58 60 48 61L40 60 44 57Z", "#fbf6ea", 2.2
    )
    + dot(57, 48.5, 1.1),
    "sceptre": _handle("M48 66L53 40", GOLD, 3) + dot(54, 36, 5.6, "#3f78b5", 2.2),
    "lamb": shape(
        "M38 56Q36 48 44 48 50 44 55 48 63 48 62 56 61 62 52 62H44Q38 62 38 56Z", "#f3e8cc", 2.2
    )
    + shape("M56 45Q64 44 63 52 58 55 55 51Z", "#3b342f", 1.8),
    "saw": shape("M36 50L60 40V50L38 62Z", "#c9ced4", 2.2) + shape("M57 37H64V53H57Z", WOOD, 2.2),
    "ink pot": _ink_pot(1),
    "two quills": _ink_pot(2),
    "stone": _stone(50, 51, 10.5),
    "two stones": _stone(44, 55, 8) + _stone(56, 50, 8),
    "bar": _bar(1),
    "two bars": _bar(2),
}
