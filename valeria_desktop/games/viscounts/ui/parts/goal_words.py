"""What awaits a viscount at a goal in words: price, actions, what is short, hiring, meetings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve, frozen
from PySide6.QtCore import QCoreApplication

from valeria_desktop.games.viscounts.rules.model.kinds import Action, Icon
from valeria_desktop.games.viscounts.rules.model.things import Exchange
from valeria_desktop.games.viscounts.rules.reasons import reasons_against_action
from valeria_desktop.games.viscounts.rules.turn.actions import actions_at, can_do, helper_for
from valeria_desktop.games.viscounts.rules.turn.build import squares_left
from valeria_desktop.games.viscounts.rules.turn.funding import most_icons
from valeria_desktop.games.viscounts.rules.turn.ride import words_of_space
from valeria_desktop.games.viscounts.ui.cards.card_words import effect_of_manuscript
from valeria_desktop.games.viscounts.ui.table.seats import names_of
from valeria_desktop.kernel.phrases import capital
from valeria_desktop.ui.typed import as_a
from valeria_desktop.ui.words.phrases import tell, with_capital

if TYPE_CHECKING:
    from collections.abc import Iterator

    from valeria_desktop.games.viscounts.rules.outlook import Goal
    from valeria_desktop.games.viscounts.rules.scene import Scene
    from valeria_desktop.games.viscounts.rules.view import View

translate = QCoreApplication.translate


@frozen
class ActionWords:
    """An action at a goal: whether it can be done, what it would bring, or what is short."""

    action: Action | None
    """None for a row about no action."""
    head: str
    line: str
    is_possible: bool = True


@frozen
class GoalWords:
    """All words about a goal."""

    name: str
    price: str
    can_pay: bool
    actions: tuple[ActionWords, ...]
    hire: str
    meets: str

    @property
    def rows(self) -> tuple[ActionWords, ...]:
        """The actions, and a row about those who would be met."""
        met = (ActionWords(None, self.meets, ""),) if self.meets else ()
        return (*self.actions, *met)

    @property
    def sentence(self) -> str:
        """All words, for a screen reader."""
        said = [f"{self.name}: {self.price}"]
        said += [f"{action.head}: {action.line}".rstrip(": ") for action in self.actions]
        said += [self.hire, self.meets]
        return " ".join(f"{each.rstrip('.')}." for each in said if each)


def words_of_goal(scene: Scene, goal: Goal) -> GoalWords:
    """Return the words about a goal of the viewer's ride."""
    there = view_there(scene.view, goal)
    return GoalWords(
        name=tell(capital(words_of_space(scene.view, goal.space))),
        price=_price(goal, scene.view.players[scene.view.seat].silver),
        can_pay=goal.can_pay,
        actions=tuple(_actions(there, goal)),
        hire=_hire(goal),
        meets=_meets(scene, goal),
    )


def view_there(view: View, goal: Goal) -> View:
    """Return a view in which the viewer's viscount has ridden to a goal and paid for it."""
    player = view.players[view.seat]
    moved = evolve(player, space=goal.space, silver=max(player.silver - goal.silver, 0))
    return evolve(view, players=(*view.players[: view.seat], moved, *view.players[view.seat + 1 :]))


def _price(goal: Goal, silver: int) -> str:
    if not goal.silver:
        return translate("Goal", "nothing to pay")
    if not goal.can_pay:
        words = translate("Goal", "{silver} silver, you have {own}")
        return words.format(silver=goal.silver, own=silver)
    return translate("Goal", "{silver} silver").format(silver=goal.silver)


def _actions(there: View, goal: Goal) -> Iterator[ActionWords]:
    for action in actions_at(goal.space):
        reasons = reasons_against_action(there, there.seat, action)
        if reasons:
            line = "; ".join(tell(reason) for reason in reasons)
            yield ActionWords(action, _HEADS[action](), f"{with_capital(line)}.", False)
        else:
            head, line = _possible(there, goal, action)
            yield ActionWords(action, head, line, True)


_HEADS = {
    Action.TRADE: lambda: translate("Goal", "No trade"),
    Action.BUILD: lambda: translate("Goal", "No house"),
    Action.WORKERS: lambda: translate("Goal", "No workers"),
    Action.TRANSCRIBE: lambda: translate("Goal", "No manuscript"),
}


def _possible(there: View, goal: Goal, action: Action) -> tuple[str, str]:
    """Return headline and line of an action that could be done."""
    needs_helper = "" if can_do(there, there.seat, action) else _with_helper(there, action)
    if action is Action.TRADE:
        head, line = _trade(there, goal)
    elif action is Action.BUILD:
        head, line = _build(there, goal)
    elif action is Action.WORKERS:
        head, line = _workers(there)
    else:
        head = translate("Goal", "Transcribe")
        line = effect_of_manuscript(goal.manuscript)
    return head, f"{line}{needs_helper}"


def _with_helper(there: View, action: Action) -> str:
    card = helper_for(there, there.seat, action)
    if card is None:
        return ""
    words = translate("Goal", " (only by dismissing {card})")
    return words.format(card=tell(card.words()))


def _trade(there: View, goal: Goal) -> tuple[str, str]:
    exchange = as_a(Exchange, goal.exchange)
    card = helper_for(there, there.seat, Action.TRADE)
    most = most_icons(there, there.seat, Action.TRADE) // exchange.merchants
    effect = tell(capital(exchange.effect.words()))
    if most == 1:
        return translate("Goal", "Trade once"), effect
    words = translate("Goal", "Trade up to {times} times")
    return words.format(times=most) if most or card is None else translate("Goal", "Trade"), effect


def _build(there: View, goal: Goal) -> tuple[str, str]:
    head = translate("Goal", "Build on {number} spots").format(number=len(goal.spots))
    if len(goal.spots) == 1:
        head = translate("Goal", "Build on 1 spot")
    builders = most_icons(there, there.seat, Action.BUILD)
    can, short = [], []
    for building in there.table.catalog.buildings:
        if squares_left(there, there.seat, building.type):
            name = tell(building.type.name_words())
            missing = building.builders - builders
            if missing <= 0:
                can.append(name)
            else:
                words = translate("Goal", "{building}: {builders} short")
                icons = tell(Icon.BUILDER.words(missing))
                short.append(words.format(building=name, builders=icons))
    line = "; ".join(filter(None, (", ".join(can), *short)))
    return head, with_capital(line)


def _workers(there: View) -> tuple[str, str]:
    nobles = most_icons(there, there.seat, Action.WORKERS)
    supply = there.players[there.seat].workers
    prices = there.table.catalog.workers
    most = max(
        (each.workers for each in prices if each.nobles <= nobles and each.workers <= supply),
        default=0,
    )
    if most == 1:
        return translate("Goal", "Send 1 worker"), ""
    return translate("Goal", "Send up to {number} workers").format(number=most), ""


def _hire(goal: Goal) -> str:
    card = tell(goal.townsfolk.words())
    if goal.can_hire:
        words = translate("Goal", "Hire {card} for {silver} silver")
    else:
        words = translate("Goal", "{card} costs {silver} silver to hire or dismiss")
    return words.format(card=card, silver=goal.townsfolk.silver)


def _meets(scene: Scene, goal: Goal) -> str:
    if not goal.meets:
        return ""
    names = names_of(scene)
    words = translate("Goal", "You meet {names}, who may rearrange their cards")
    return words.format(names=", ".join(names[seat] for seat in goal.meets))
