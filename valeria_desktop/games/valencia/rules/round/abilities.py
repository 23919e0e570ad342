"""The abilities of fountains: a settling player uses one beside the member now or never (VA29)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valencia.rules import events as told
from valeria_desktop.games.valencia.rules.model.cards import in_order
from valeria_desktop.games.valencia.rules.model.catalog import Ability
from valeria_desktop.games.valencia.rules.model.chance import Purpose
from valeria_desktop.games.valencia.rules.model.guild import GUILDS
from valeria_desktop.games.valencia.rules.model.options import (
    CHANGE,
    NOTHING,
    RECALL,
    SELL,
    CardOption,
    GoodOption,
    KeepTask,
    MovePalm,
    UseAbility,
)
from valeria_desktop.games.valencia.rules.model.prompts import Prompt
from valeria_desktop.games.valencia.rules.steps import SeatQuestion, Step, step
from valeria_desktop.kernel.chance import Stream, draw
from valeria_desktop.kernel.decision import Privacy
from valeria_desktop.kernel.phrases import Phrase, say
from valeria_desktop.kernel.state import CARD_REVEALED

if TYPE_CHECKING:
    from collections.abc import Callable

    from valeria_desktop.games.valencia.rules.model.player import Goods
    from valeria_desktop.games.valencia.rules.model.state import State
    from valeria_desktop.kernel.options import Option

_DRAWN = 2


def abilities_at(state: State, seat: int, cell: int) -> list[Step]:
    """Return the question about abilities beside a space; none if no fountain there has one."""
    beside = state.table.city.beside[cell]
    if any(built.site in beside and built.fountain.ability for built in state.fountains):
        return [UseFountain(seat, cell)]
    return []


@step("use fountain")
class UseFountain(SeatQuestion):
    """Ask for a fountain beside the new member, to use its ability."""

    seat: int
    cell: int

    prompt = Prompt.ABILITY
    privacy = Privacy.PEEK
    hides_number = True
    begins_action = True

    def options(self, state: State) -> list[Option]:
        beside, city = state.table.city.beside[self.cell], state.table.city
        found: list[Option] = [
            UseAbility(built.site, city.name(built.site), built.fountain)
            for built in state.fountains
            if built.site in beside and _can_use(state, self.seat, built.fountain.ability)
        ]
        return [*found, NOTHING] if found else []

    def answer(self, state: State, option: Option) -> None:
        if isinstance(option, UseAbility):
            ability = option.fountain.ability
            assert ability is not None
            state.agenda.append(_STEPS[ability](self.seat))

    def words(self) -> Phrase:
        return say("which fountain do you use?")


def _can_use(state: State, seat: int, ability: Ability | None) -> bool:
    """Return whether an ability would have an effect."""
    player = state.players[seat]
    if ability is Ability.TASKS:
        return bool(state.task_deck)
    if ability is Ability.RECALL:
        return bool(player.used)
    if ability is Ability.SELL:
        return any(player.goods)
    if ability is Ability.DEARER:
        return bool(_changes(state, player.goods))
    return ability is Ability.PALM and bool(_palm_moves(state))


@step("draw tasks")
class DrawTasks(Step):
    """Draw two tasks, or the last one; the player keeps exactly one."""

    seat: int

    def run(self, state: State) -> None:
        player = state.players[self.seat]
        player.offered = state.task_deck[: -_DRAWN - 1 : -1]
        state.task_deck = state.task_deck[:-_DRAWN]
        state.barrier |= CARD_REVEALED
        state.tell(told.TasksDealt(self.seat, player.offered))
        state.agenda.append(KeepDrawn(self.seat))


@step("keep drawn")
class KeepDrawn(SeatQuestion):
    """Ask for the drawn task to keep."""

    seat: int

    prompt = Prompt.KEEP_TASK
    privacy = Privacy.PEEK

    def options(self, state: State) -> list[Option]:
        players = len(state.players)
        return [KeepTask(task, players) for task in state.players[self.seat].offered]

    def answer(self, state: State, option: Option) -> None:
        assert isinstance(option, KeepTask)
        player = state.players[self.seat]
        player.tasks += (option.task,)
        player.offered = ()
        state.tell(told.TasksKept(self.seat, (option.task,)))
        state.tell(told.TaskDrawn(self.seat))

    def words(self) -> Phrase:
        return say("which task do you keep?")


def _changes(state: State, goods: Goods) -> list[Option]:
    supply = state.supply
    return [
        GoodOption(CHANGE, guild)
        for guild, has, dearer in zip(GUILDS, goods, supply[1:], strict=False)
        if has and dearer
    ]


@step("change good")
class ChangeGood(SeatQuestion):
    """Ask for a good to change for the next dearer one."""

    seat: int

    prompt = Prompt.DEARER
    privacy = Privacy.PEEK
    hides_number = True

    def options(self, state: State) -> list[Option]:
        return _changes(state, state.players[self.seat].goods)

    def answer(self, state: State, option: Option) -> None:
        assert isinstance(option, GoodOption)
        state.change_good(self.seat, option.guild, GUILDS[option.guild.place + 1])

    def words(self) -> Phrase:
        return say("which good do you change?")


@step("recall")
class Recall(SeatQuestion):
    """Ask for a used card to shuffle into the player's deck."""

    seat: int

    prompt = Prompt.RECALL

    def options(self, state: State) -> list[Option]:
        return [CardOption(RECALL, card) for card in dict.fromkeys(state.players[self.seat].used)]

    def answer(self, state: State, option: Option) -> None:
        assert isinstance(option, CardOption)
        player = state.players[self.seat]
        used = list(player.used)
        used.remove(option.card)
        deck = [*player.deck, option.card]
        state.recalls += 1
        Stream(draw(state.seed, Purpose.RECALLS, state.recalls)).shuffle(deck)
        player.used, player.deck = in_order(used), tuple(deck)
        player.known, player.shown = (), len(deck)
        state.tell(told.CardRecalled(self.seat, option.card))

    def words(self) -> Phrase:
        return say("which card comes back?")


def _palm_moves(state: State) -> list[Option]:
    city, taken = state.table.city, set(state.palms)
    return [
        MovePalm(start, goal, city.bush_name(start), city.bush_name(goal), city)
        for start in state.palms
        for goal in city.beside_bush[start]
        if goal not in taken
    ]


@step("move palm")
class ChooseMovedPalm(SeatQuestion):
    """Ask for a palm to move to a free bush beside its present one."""

    seat: int

    prompt = Prompt.MOVE_PALM

    def options(self, state: State) -> list[Option]:
        return _palm_moves(state)

    def answer(self, state: State, option: Option) -> None:
        assert isinstance(option, MovePalm)
        state.palms = tuple(option.goal if at == option.start else at for at in state.palms)
        if state.events is not None:  # names are made only where they are told
            places = option.start, option.goal, option.place, option.way
            state.tell(told.PalmMoved(self.seat, *places))

    def words(self) -> Phrase:
        return say("where does a palm go?")


@step("sell one")
class SellOne(SeatQuestion):
    """Ask for one good to sell."""

    seat: int

    prompt = Prompt.SELL
    privacy = Privacy.PEEK
    hides_number = True

    def options(self, state: State) -> list[Option]:
        goods = state.players[self.seat].goods
        return [GoodOption(SELL, guild) for guild in reversed(GUILDS) if goods[guild.place]]

    def answer(self, state: State, option: Option) -> None:
        assert isinstance(option, GoodOption)
        state.sell(self.seat, option.guild)

    def words(self) -> Phrase:
        return say("which good do you sell?")


_STEPS: dict[Ability, Callable[[int], Step]] = {
    Ability.TASKS: DrawTasks,
    Ability.DEARER: ChangeGood,
    Ability.RECALL: Recall,
    Ability.PALM: ChooseMovedPalm,
    Ability.SELL: SellOne,
}
