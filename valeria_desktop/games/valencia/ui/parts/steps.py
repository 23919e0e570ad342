"""The steps of the round: their states, their signs, and the rewards of each rank."""

from __future__ import annotations

from enum import Enum
from itertools import pairwise
from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPen, QPolygonF

from valeria_desktop.games.valencia.rules.at import AtStep
from valeria_desktop.games.valencia.rules.catalog_words import ability_words
from valeria_desktop.games.valencia.rules.ladder import Deed, deeds_of
from valeria_desktop.games.valencia.rules.model.guild import CHURCH, NOBILITY, Guild
from valeria_desktop.games.valencia.rules.model.parts import GUILD_PARTS, acting, part_words
from valeria_desktop.games.valencia.rules.model.parts import RoundPart as Step
from valeria_desktop.games.valencia.rules.model.seats import NOBODY
from valeria_desktop.games.valencia.ui.cards.frames import paint_focus
from valeria_desktop.games.valencia.ui.paint.emblems import fountain_emblem
from valeria_desktop.ui.paint.brush import CENTRE, paint_outlined, square
from valeria_desktop.ui.paint.materials import GOLD, INK, materials_of
from valeria_desktop.ui.paint.palette import CARD_INK
from valeria_desktop.ui.paint.pictures import has_picture
from valeria_desktop.ui.paint.plates import paint_panel, panel_box
from valeria_desktop.ui.paint.ruler import Ruler
from valeria_desktop.ui.pieces.piece import LaidPart, Part, Piece
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QSizeF

    from valeria_desktop.games.valencia.rules.model.catalog import Fountain
    from valeria_desktop.games.valencia.rules.scene import Scene
    from valeria_desktop.games.valencia.rules.view import View
    from valeria_desktop.ui.paint.brush import Brush
    from valeria_desktop.ui.pieces.piece import PartRoom, PieceMood


STEPS = (Step.A, Step.B, Step.C, Step.D, Step.E, Step.F, Step.G, Step.H, Step.I)
_GAP = 5.0  # units between two panels
_ORDER = (Step.PLANNING, *STEPS, Step.COUNCIL)
_SIGNS = {
    Step.A: ("nobility", "church"),
    Step.C: ("merchants",),
    Step.E: ("merchants", "council"),
    Step.G: ("move",),
    Step.H: ("palm",),
}


class StepState(Enum):
    """The state of a step in the round."""

    DONE = "done"
    NOW = "now"
    COMING = "coming"


@frozen
class RoundStep:
    """A step of the round; equal steps look the same."""

    part: Step
    signs: tuple[str, ...]
    state: StepState
    worth: int
    """Points of the fountain that the step builds; 0 for other steps."""
    name: str
    explained: str
    """The sentences about the acting players and their rewards."""


class StepsPart(Part["Scene"]):
    """Lays and paints nine panels, A to I, in one row or in two."""

    drawn = QSize(894, 56)
    least = QSize(1, 40)
    beyond = 10

    def laid(self, scene: Scene, room: PartRoom) -> LaidPart:
        boxes = panel_boxes(room.size, room.unit)
        return LaidPart(
            pieces=tuple(map(_piece, steps_of(scene), boxes)),
            columns=len(STEPS),
            name=QCoreApplication.translate(
                "Steps", "Steps of the round; Page Down shows the next rounds"
            ),
            heading=QCoreApplication.translate("Steps", "Steps of the round"),
        )

    def paint_piece(self, brush: Brush, box: QRectF, piece: Piece, mood: PieceMood) -> None:
        paint_step(brush, box, piece.face, focus=mood.is_focused)


def rest_of(size: QSize, unit: float) -> QRectF | None:
    """Return the box after the last panel, where panels stand in two rows; None in one row."""
    boxes = panel_boxes(size, unit)
    return boxes[len(STEPS)] if len(boxes) > len(STEPS) else None


def panel_boxes(size: QSize | QSizeF, unit: float) -> list[QRectF]:
    """Return boxes side by side, one for each panel; below them is room for the notch.

    Where panels in one row would be higher than wide they stand in two, and a box is left over.
    """
    wide, high = round(size.width()), round(size.height())
    gap, notch = round(_GAP * unit), round(NOTCH * unit)
    rows = 1 if wide >= high * len(STEPS) else 2
    each = -(-len(STEPS) // rows)
    cuts = list(pairwise(wide * at // each for at in range(each + 1)))
    tops = [high * row // rows for row in range(rows)]
    return [
        panel_box(QRectF(left, top, right - left - gap, high // rows - notch))
        for top in tops
        for left, right in cuts
    ]


def _piece(step: RoundStep, box: QRectF) -> Piece:
    words = f"{step_words(step)} {step.explained}"
    return Piece(AtStep(step.part), box, step.name, words, step, step.explained, words)


def steps_of(scene: Scene) -> list[RoundStep]:
    """Return the nine steps of the current round, or before the game of the first round."""
    return [_step_of(scene, part) for part in STEPS]


def _step_of(scene: Scene, part: Step) -> RoundStep:
    view = scene.view
    at, now = _ORDER.index(part), _ORDER.index(view.part)
    guild = guild_of(view, part)
    fountain = fountain_of(view) if part is Step.I else None
    return RoundStep(
        part=part,
        signs=signs_of(part, guild, fountain),
        state=StepState.DONE if at < now else StepState.NOW if at == now else StepState.COMING,
        worth=0 if fountain is None else fountain.value,
        name=tell(part_words(part, guild)),
        explained=" ".join(step_lines(scene, part)),
    )


def round_of(view: View) -> int:
    """Return the number of the round on the table; it is 1 while players choose tasks."""
    return max(1, view.round)


def guild_of(view: View, part: Step) -> Guild | None:
    """Return the guild whose auction a step is in this round; None for other steps."""
    return view.table.guild(round_of(view), part) if part in GUILD_PARTS else None


def fountain_of(view: View) -> Fountain:
    """Return the fountain of this round."""
    return view.table.fountains[round_of(view) - 1]


def signs_of(part: Step, guild: Guild | None, fountain: Fountain | None) -> tuple[str, ...]:
    """Return the names of the signs of a step's subject."""
    if guild is not None:
        return (guild.sign,)
    return _SIGNS[part] if fountain is None else (fountain_emblem(fountain),)


def step_words(step: RoundStep) -> str:
    """Return a step and its state in a sentence."""
    words = {
        StepState.DONE: QCoreApplication.translate("Steps", "Step {letter}: {name}, done."),
        StepState.NOW: QCoreApplication.translate("Steps", "Step {letter}: {name}, now."),
        StepState.COMING: QCoreApplication.translate("Steps", "Step {letter}: {name}, to come."),
    }[step.state]
    return words.format(letter=step.part.letter, name=step.name)


# --- the actions of a step


def step_lines(scene: Scene, part: Step) -> list[str]:
    """Return sentences about a step: acting players, their rewards, the guild's supply."""
    if part is Step.H:
        return [_palm_words(scene)]
    if part is Step.I:
        return [_fountain_words(scene)]
    guild = guild_of(scene.view, part)
    players = scene.setup.players
    has_good = guild is None or scene.view.supply[guild.place] > 0
    lines = [
        QCoreApplication.translate("Steps", "{rank}: {deeds}.").format(
            rank=rank_words(rank).capitalize(),
            deeds=deeds_words(deeds_of(part, rank, players), guild, has_good=has_good),
        )
        for rank in range(acting(part, players))
    ]
    if guild is not None:
        lines.append(supply_words(scene.view.supply[guild.place]))
        if scene.setup.has_nina:
            lines.append(QCoreApplication.translate("Steps", "Nina turns up cards, and wins ties."))
    return lines


def supply_words(number: int) -> str:
    """Return the number of goods in a guild's supply in a sentence."""
    if not number:
        return QCoreApplication.translate("Steps", "No good of it is left.")
    if number == 1:
        return QCoreApplication.translate("Steps", "1 good of it is left.")
    words = QCoreApplication.translate("Steps", "{number} goods of it are left.")
    return words.format(number=number)


def _palm_words(scene: Scene) -> str:
    holder = scene.view.council[CHURCH]
    if holder == NOBODY:
        return QCoreApplication.translate(
            "Steps", "The holder of the church's seat plants the palm. Nobody holds it now."
        )
    words = QCoreApplication.translate(
        "Steps", "The holder of the church's seat plants the palm. {name} holds it now."
    )
    return words.format(name=scene.names[holder])


def _fountain_words(scene: Scene) -> str:
    holder = scene.view.council[NOBILITY]
    about = fountain_words(fountain_of(scene.view))
    if holder == NOBODY:
        return QCoreApplication.translate(
            "Steps", "The holder of the nobility's seat builds it. Nobody holds it now. {fountain}"
        ).format(fountain=about)
    words = QCoreApplication.translate(
        "Steps", "The holder of the nobility's seat builds it. {name} holds it now. {fountain}"
    )
    return words.format(name=scene.names[holder], fountain=about)


def fountain_words(fountain: Fountain) -> str:
    """Return a fountain in a sentence: name, worth, ability."""
    words = QCoreApplication.translate(
        "Steps", "{fountain}: {worth} for each member beside it, {ability}."
    )
    return words.format(
        fountain=tell(fountain.words()),
        worth=fountain.value,
        ability=tell(ability_words(fountain)),
    )


# --- the rewards of a rank after an auction


def deeds_words(deeds: Sequence[Deed], guild: Guild | None, *, has_good: bool = True) -> str:
    """Return the rewards of a rank in words, in order; without a good if none is left (VA23)."""
    left = [deed for deed in deeds if has_good or deed is not Deed.GOOD]
    if not left:
        return QCoreApplication.translate("Steps", "nothing")
    said = [_deed_words(deed, guild, has_good=has_good) for deed in left]
    return ", ".join(said)


def short_deeds_words(deeds: Sequence[Deed], guild: Guild | None, *, has_good: bool = True) -> str:
    """Return the rewards of a rank as bare nouns, where whole words have no room."""
    left = [deed for deed in deeds if has_good or deed is not Deed.GOOD]
    return ", ".join(_short_deed(deed, guild, has_good=has_good) for deed in left)


def _short_deed(deed: Deed, guild: Guild | None, *, has_good: bool) -> str:
    translate = QCoreApplication.translate
    if deed is Deed.PLACE or (deed is Deed.SHARE and not has_good):
        return translate("Steps", "space")
    if deed is Deed.SHARE and guild is not None:
        return translate("Steps", "{good}/space").format(good=good_words(guild))
    if deed in {Deed.NOBILITY, Deed.CHURCH, Deed.MERCHANTS}:
        return translate("Steps", "seat")
    if deed is Deed.SEND_HOME:
        return translate("Steps", "sends home")
    return _deed_words(deed, guild, has_good=has_good)


def good_words(guild: Guild) -> str:
    """Return one good of a guild in words."""
    return {
        Guild.ORANGES: QCoreApplication.translate("Steps", "1 orange"),
        Guild.TIGER_NUTS: QCoreApplication.translate("Steps", "1 tiger nut"),
        Guild.WINE: QCoreApplication.translate("Steps", "1 wine"),
        Guild.CLOTH: QCoreApplication.translate("Steps", "1 cloth"),
        Guild.PORCELAIN: QCoreApplication.translate("Steps", "1 porcelain"),
    }[guild]


def rank_words(rank: int) -> str:
    """Return a rank in a word; the first rank is 0."""
    ranks = (
        QCoreApplication.translate("Steps", "first"),
        QCoreApplication.translate("Steps", "second"),
        QCoreApplication.translate("Steps", "third"),
        QCoreApplication.translate("Steps", "fourth"),
        QCoreApplication.translate("Steps", "fifth"),
    )
    return ranks[rank]


def _deed_words(deed: Deed, guild: Guild | None, *, has_good: bool) -> str:
    if guild is not None and deed is Deed.GOOD:
        return good_words(guild)
    if guild is not None and deed is Deed.SHARE and has_good:
        words = QCoreApplication.translate("Steps", "{good} or a space")
        return words.format(good=good_words(guild))
    return {
        Deed.NOBILITY: QCoreApplication.translate("Steps", "seat of the nobility"),
        Deed.CHURCH: QCoreApplication.translate("Steps", "seat of the church"),
        Deed.MERCHANTS: QCoreApplication.translate("Steps", "seat of the merchants"),
        Deed.GUILD: QCoreApplication.translate("Steps", "seat"),
        Deed.GOOD: QCoreApplication.translate("Steps", "1 good"),
        Deed.PLACE: QCoreApplication.translate("Steps", "a space"),
        Deed.SHARE: QCoreApplication.translate("Steps", "a space"),
        Deed.SELL: QCoreApplication.translate("Steps", "sells goods"),
        Deed.MOVE: QCoreApplication.translate("Steps", "moves a member"),
        Deed.KEEP: QCoreApplication.translate("Steps", "may keep a card"),
        Deed.SEND_HOME: QCoreApplication.translate("Steps", "sends the seat's holder home"),
    }[deed]


# --- painting


NOTCH = 6.0
"""Reach of the current step's notch below its panel, in units."""
PRESTIGE = "#6b4d9e"
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_GONE = 0.55  # opacity of a finished step's signs


def paint_step(brush: Brush, box: QRectF, step: RoundStep, *, focus: bool) -> None:
    """Paint a step's panel: dark with a tick, gold with a notch, or light."""
    ruler, unit = Ruler.of(brush), brush.unit
    fill, ink = _tones(brush, step.state)
    paint_panel(brush.painter, box, brush.look, fill)
    if step.state is StepState.NOW:
        _paint_notch(brush, box, unit)
    inside = box.adjusted(7 * unit, 4 * unit, -5 * unit, -4 * unit)
    letter = _paint_letter(brush, inside, step, ruler, ink)
    tick = _tick_in(inside, unit) if step.state is StepState.DONE else QRectF()
    right = tick.left() if not tick.isEmpty() else inside.right()
    _paint_signs(brush, QRectF(letter, inside.top(), right - letter, inside.height()), step, ink)
    if not tick.isEmpty():
        brush.icon("check", tick, ink)
    if focus:
        paint_focus(brush, box.adjusted(*(side * 6 * unit for side in (1, 1, -1, -1))), 2 * unit)


def _tones(brush: Brush, state: StepState) -> tuple[QColor, str]:
    tones, is_dark = materials_of(brush.look), brush.look.is_dark
    if state is StepState.NOW:
        return QColor(GOLD), INK
    if state is StepState.COMING:
        return QColor(tones.parchment_button), INK
    return QColor(tones.board_rim if is_dark else tones.board), brush.look.palette.ink


def _paint_notch(brush: Brush, box: QRectF, unit: float) -> None:
    middle, low, wide = box.center().x(), box.bottom(), 1.3 * NOTCH * unit
    tip = [QPointF(middle - wide, low), QPointF(middle, low + NOTCH * unit)]
    tip.append(QPointF(middle + wide, low))
    painter = brush.painter
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(GOLD))
    painter.drawPolygon(QPolygonF([*tip, *(point - QPointF(0, 1.6) for point in tip[::-2])]))
    painter.setPen(QPen(QColor(CARD_INK), 1.6))
    painter.drawPolyline(QPolygonF(tip))


def _paint_letter(brush: Brush, box: QRectF, step: RoundStep, ruler: Ruler, ink: str) -> float:
    """Write the letter into the upper left corner; return its right edge, in pixels."""
    font, letter = ruler.title(15, box.height() / ruler.unit * 0.55), step.part.letter
    metrics = QFontMetricsF(font)
    brush.painter.setFont(font)
    brush.painter.setPen(QColor(ink))
    brush.painter.drawText(QPointF(box.left(), box.top() + metrics.ascent() * 0.92), letter)
    return box.left() + metrics.horizontalAdvance(letter)


def _tick_in(box: QRectF, unit: float) -> QRectF:
    side = min(17 * unit, box.width() * 0.24, box.height() * 0.55)
    return QRectF(box.right() - side, box.center().y() - side / 2, side, side)


def _paint_signs(brush: Brush, room: QRectF, step: RoundStep, ink: str) -> None:
    """Paint the signs side by side, as large as possible, and the worth on a fountain."""
    high = min(room.height(), 33 * brush.unit)
    side = min(high, room.width() / len(step.signs))
    gap = min(3 * brush.unit, (room.width() - side * len(step.signs)) / 2)
    whole = side * len(step.signs) + gap * (len(step.signs) - 1)
    left = room.center().x() - whole / 2
    brush.painter.setOpacity(_GONE if step.state is StepState.DONE else 1.0)
    for sign in step.signs:
        paint_thing(brush, QRectF(left, room.center().y() - side / 2, side, side), sign, ink)
        left += side + gap
    if step.worth:
        low = QPointF(left - gap - side * 0.1, room.center().y() + side * 0.34)
        paint_worth(brush, square(low, max(13 * brush.unit, side * 0.5)), step.worth)
    brush.painter.setOpacity(1.0)


def paint_thing(brush: Brush, box: QRectF, name: str, ink: str) -> None:
    """Paint a coloured picture, or where there is none a sign in ink."""
    if has_picture(f"emblems/{name}.svg") and name not in {"nobility", "church", "council"}:
        brush.emblem(name, box)
    else:
        brush.icon(name, box.adjusted(1, 1, -1, -1), ink)


def paint_worth(brush: Brush, box: QRectF, number: int) -> None:
    """Paint a badge of prestige with a number."""
    painter = brush.painter
    painter.setPen(QPen(QColor(CARD_INK), max(1.0, box.width() / 12)))
    painter.setBrush(QColor(PRESTIGE))
    painter.drawEllipse(box)
    paint_outlined(brush, box, str(number), brush.font(box.height() * 0.74 / brush.unit))


def paint_chip(brush: Brush, box: QRectF, number: int, ruler: Ruler, *, is_open: bool) -> None:
    """Paint the chip of the coming rounds: their number over an arrow down."""
    unit = ruler.unit
    paint_panel(brush.painter, box, brush.look)
    ink = brush.look.palette.lit if is_open else brush.look.palette.ink
    brush.painter.setPen(QColor(ink))
    brush.painter.setFont(ruler.bold(14, box.height() / 2 / unit))
    upper = QRectF(box.left(), box.top() + 2 * unit, box.width(), box.height() / 2)
    brush.painter.drawText(upper, CENTRE, f"+{number}")
    side = min(box.width() * 0.5, box.height() * 0.32)
    low = QPointF(box.center().x(), box.bottom() - 3 * unit - side / 2)
    brush.icon("down", square(low, side), ink)
