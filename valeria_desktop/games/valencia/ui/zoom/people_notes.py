"""The zoom's words about a seat of the council, a step of the round or another player."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from valeria_desktop.games.valencia.rules.at import AtSeat
from valeria_desktop.games.valencia.rules.events.goods import coins_words
from valeria_desktop.games.valencia.rules.model.guild import FIRST_GUILD_SEAT, GUILDS, MERCHANTS
from valeria_desktop.games.valencia.rules.model.parts import GUILD_PARTS
from valeria_desktop.games.valencia.rules.setup import ROUNDS
from valeria_desktop.games.valencia.ui.parts.council import seats_of
from valeria_desktop.games.valencia.ui.parts.rival_plaque import (
    lines_of,
    name_of,
    nina_lines,
    nina_sentences,
    plaques_of,
    status_words,
)
from valeria_desktop.games.valencia.ui.parts.steps import (
    StepState,
    round_of,
    step_lines,
    steps_of,
    supply_words,
)
from valeria_desktop.games.valencia.ui.zoom.card_notes import counted_notes
from valeria_desktop.games.valencia.ui.zoom.city_notes import can_notes
from valeria_desktop.ui.words.phrases import tell
from valeria_desktop.ui.zoom.subject import IN_LINE, Manner, ZoomNote, ZoomText

if TYPE_CHECKING:
    from valeria_desktop.games.valencia.rules.model.parts import RoundPart
    from valeria_desktop.games.valencia.rules.scene import Scene
    from valeria_desktop.games.valencia.ui.parts.council import CouncilSeat
    from valeria_desktop.games.valencia.ui.parts.rival_plaque import Plaque

_APART = Manner(stands_apart=True)


def guild_at(place: int) -> int | None:
    """Return the number of the guild that owns a seat of the council; None for other seats."""
    return place - FIRST_GUILD_SEAT if FIRST_GUILD_SEAT <= place < MERCHANTS else None


# --- the council


def said_of_seat(scene: Scene, place: int) -> ZoomText:
    """Return the words about a seat."""
    translate, seat = QCoreApplication.translate, seats_of(scene)[place]
    brings = translate("ValenciaZoom", "1 prestige for its holder at the end of each round")
    notes = [
        _holder(scene, seat),
        *can_notes(scene, AtSeat(place)),
        ZoomNote(seat.explained, "", _APART),
        ZoomNote(brings, translate("ValenciaZoom", "Brings")),
        *_of_guild(scene, place),
    ]
    return ZoomText(seat.name, translate("ValenciaZoom", "seat on the council"), tuple(notes))


def _holder(scene: Scene, seat: CouncilSeat) -> ZoomNote:
    translate = QCoreApplication.translate
    title = translate("ValenciaZoom", "Holder")
    if seat.holder is None:
        return ZoomNote(translate("ValenciaZoom", "nobody"), title, IN_LINE)
    who = _who(scene, seat)
    if seat.beside:
        words = translate("ValenciaZoom", "{player}, and beside: {others}")
        who = words.format(player=who, others=", ".join(each.name for each in seat.beside))
    return ZoomNote(who, title, IN_LINE)


def _who(scene: Scene, seat: CouncilSeat) -> str:
    if scene.view.council[seat.place] == scene.viewer:
        return QCoreApplication.translate("ValenciaZoom", "a member of yours")
    return seat.holder.name if seat.holder is not None else ""


def _of_guild(scene: Scene, place: int) -> list[ZoomNote]:
    """Return a guild's coming auctions, and the price and supply of its good."""
    number = guild_at(place)
    if number is None:
        return []
    translate, table, guild = QCoreApplication.translate, scene.view.table, GUILDS[number]
    each = translate("ValenciaZoom", "round {round}: {step}")
    found = [
        each.format(round=round_, step=part.letter)
        for round_ in range(round_of(scene.view), ROUNDS + 1)
        for part in GUILD_PARTS
        if table.guild(round_, part) is guild
    ]
    auctions = ", ".join(found) or translate("ValenciaZoom", "none any more")
    worth = translate("ValenciaZoom", "Sells for {coins}.")
    good = worth.format(coins=tell(coins_words(guild.price)))
    return [
        ZoomNote(auctions, translate("ValenciaZoom", "Its auctions, this round and later")),
        ZoomNote(f"{good} {supply_words(scene.view.supply[number])}", tell(guild.words())),
    ]


# --- the steps


def said_of_step(scene: Scene, part: RoundPart) -> ZoomText:
    """Return the words about a step: its acting players and their rewards."""
    translate = QCoreApplication.translate
    step = next(step for step in steps_of(scene) if step.part is part)
    name = translate("ValenciaZoom", "{letter}: {name}").format(letter=part.letter, name=step.name)
    state = {
        StepState.DONE: translate("ValenciaZoom", "done"),
        StepState.NOW: translate("ValenciaZoom", "now"),
        StepState.COMING: translate("ValenciaZoom", "to come"),
    }[step.state]
    lines = step_lines(scene, part)
    return ZoomText(name, state, tuple(ZoomNote(words, "", _APART) for words in lines))


# --- other players


def said_of_rival(scene: Scene, seat: int) -> ZoomText | None:
    """Return the public things of another player in words."""
    plaque = next((each for each in plaques_of(scene) if each.seat == seat), None)
    if plaque is None:
        return None
    translate = QCoreApplication.translate
    notes = _bearing(plaque)
    if plaque.public is not None:
        words = translate(
            "ValenciaZoom",
            "points so far: {points}, members left: {members}, privileges: {privileges}",
        )
        words = words.format(
            points=plaque.points, members=plaque.members, privileges=plaque.privileges
        )
        notes.append(ZoomNote(words, "", _APART))
        notes += [ZoomNote(number, what, IN_LINE) for what, number in lines_of(plaque.public)]
        title = translate("ValenciaZoom", "Used cards")
        notes += counted_notes(plaque.public.used, title)
    elif plaque.nina is not None:
        notes += [ZoomNote(words, "", _APART) for words in nina_sentences()]
        notes += [ZoomNote(number, what, IN_LINE) for what, number in nina_lines(plaque.nina)[-1:]]
        notes += counted_notes(plaque.used, translate("ValenciaZoom", "Used cards"))
    figure = translate("ValenciaZoom", "holds the figure") if plaque.has_figure else ""
    return ZoomText(name_of(plaque), figure, tuple(notes))


def _bearing(plaque: Plaque) -> list[ZoomNote]:
    """Return a rival's part in the current auction."""
    translate = QCoreApplication.translate
    title = translate("ValenciaZoom", "In this auction")
    if plaque.cards:
        words = translate("ValenciaZoom", "{cards}, together {total}")
        cards = ", ".join(tell(card.words()) for card in plaque.cards)
        return [ZoomNote(words.format(cards=cards, total=plaque.total), title, IN_LINE)]
    status = status_words(plaque)
    return [ZoomNote(status, title, IN_LINE)] if status else []
