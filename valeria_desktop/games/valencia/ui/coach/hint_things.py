"""The things of hinted options: an icon, the words, and the price of a space in coins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve
from PySide6.QtCore import QCoreApplication

from valeria_desktop.games.valencia.coach.division import division_after, stacks_of
from valeria_desktop.games.valencia.rules.events.goods import coins_words
from valeria_desktop.games.valencia.rules.model.cards import sum_of
from valeria_desktop.games.valencia.rules.model.options import (
    DRAW,
    ENOUGH,
    PASS,
    WAIT,
    Build,
    CardOption,
    GoodOption,
    KeepTask,
    LeaveTask,
    Move,
    MovePalm,
    Plant,
    Reveal,
    Settle,
    Sit,
    UseAbility,
)
from valeria_desktop.kernel.signs import Mark, number
from valeria_desktop.ui.coach.hint_rows import HintThing
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from valeria_desktop.games.valencia.rules.view import View
    from valeria_desktop.kernel.options import Option

_ICONS: dict[type[Option], str] = {
    Reveal: "reveal",
    Sit: "council",
    Move: "move",
    Plant: "palm",
    MovePalm: "palm",
    Build: "fountain",
    UseAbility: "fountain",
    KeepTask: "tasks",
    LeaveTask: "tasks",
    CardOption: "deck",
}
_PLAIN = {DRAW.id: "deck", ENOUGH.id: "stack", PASS.id: "pass", WAIT.id: "wait"}


def planned_thing(option: Option, view: View, plan: tuple[Option, ...] = ()) -> HintThing:
    """Describe an option of planning as its row carries it out: whole plans, not single links."""
    thing, share = hint_thing(option), view.even_share
    if plan:
        bids = ", ".join(str(sum_of(stack)) for stack in stacks_of(plan))
        words = QCoreApplication.translate("Hint", "Stacks of {bids}").format(bids=bids)
        if len(stacks_of(plan)) == 1:
            words = QCoreApplication.translate("Hint", "One stack of {bid}").format(bid=bids)
        deed = QCoreApplication.translate("Hint", "Lay these stacks out")
        return evolve(thing, title=words, icon="stack", deed=deed)
    if option.id == DRAW.id and share > len(view.own.hand) + 1:
        words = QCoreApplication.translate("Hint", "Draw to {number}").format(number=share)
        return evolve(thing, title=words)
    if division_after(view, option) is not None:
        return evolve(thing, deed=QCoreApplication.translate("Hint", "Lay these stacks out"))
    return thing


def hint_thing(option: Option) -> HintThing:
    """Describe an option of any question."""
    if isinstance(option, Settle):
        return HintThing(
            QCoreApplication.translate("Hint", "Settle: {spot}").format(spot=tell(option.spot)),
            icon="place",
            price=(number(option.price), Mark("coins")),
            price_words=tell(coins_words(option.price)),
        )
    if isinstance(option, Reveal):
        words = QCoreApplication.translate("Hint", "Reveal stack {number}")
        return HintThing(words.format(number=option.stack + 1), icon=_ICONS[Reveal])
    icon = _ICONS.get(type(option)) or _PLAIN.get(option.id, "")
    if isinstance(option, GoodOption):
        icon = option.guild.sign
    return HintThing(tell(option.words()), icon=icon)
