"""The actions of the placed players after an auction, all optional (VA19, VA21 to VA26)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valencia.rules.model.guild import (
    CHURCH,
    GUILDS,
    MERCHANTS,
    NOBILITY,
    Guild,
    seat_of,
)
from valeria_desktop.games.valencia.rules.model.options import (
    GOOD,
    NOTHING,
    SELL,
    GoodOption,
    Move,
    Settle,
    Sit,
)
from valeria_desktop.games.valencia.rules.model.parts import MARKET_PARTS, RoundPart
from valeria_desktop.games.valencia.rules.model.prompts import Prompt
from valeria_desktop.games.valencia.rules.model.seats import NINA, NOBODY
from valeria_desktop.games.valencia.rules.round.abilities import abilities_at
from valeria_desktop.games.valencia.rules.steps import SeatQuestion, Step, step
from valeria_desktop.kernel.decision import Privacy
from valeria_desktop.kernel.phrases import Phrase, say

if TYPE_CHECKING:
    from valeria_desktop.games.valencia.rules.model.state import State
    from valeria_desktop.kernel.options import Option

WIN = "win"
"""The chain of the questions about what a rank of an auction brings."""
SELLING = tuple(GoodOption(SELL, guild) for guild in GUILDS)


def actions_of(state: State, seat: int, rank: int) -> list[Step]:
    """Return the actions of a rank's holder, the first action last as in an agenda."""
    part = state.part
    if part is RoundPart.A:
        return [TakeSeat(seat, (NOBILITY, CHURCH)[rank])]
    if part is RoundPart.G:
        return [ChangePlace(seat)]
    if part in MARKET_PARTS:
        sale: Step = Sale(seat, len(GUILDS) - 1)
        return [TakeSeat(seat, MERCHANTS), sale] if part is RoundPart.E else [sale]
    if seat == NINA:
        return [SendHome(seat_of(state.guild))] if not rank else []
    return list(_of_guild(seat, rank, state.guild))


def _of_guild(seat: int, rank: int, guild: Guild) -> tuple[Step, ...]:
    if rank > 1:
        return (ShareOut(seat, guild),)
    first: tuple[Step, ...] = (TakeSeat(seat, seat_of(guild)),) if not rank else ()
    return (TakePlace(seat, guild), TakeGood(seat, guild), *first)


@step("send home")
class SendHome(Step):
    """Send the member on the guild's seat home, as Nina has won (VA40)."""

    place: int

    def run(self, state: State) -> None:
        state.send_home(self.place)


@step("take seat")
class TakeSeat(SeatQuestion):
    """Ask whether to put a member on a council seat.

    The seat's holder is asked only if assistants stand beside it, as nothing else would change.
    """

    seat: int
    place: int

    prompt = Prompt.SIT
    begins_action = True
    chain = WIN
    first_will_do = True

    def options(self, state: State) -> list[Option]:
        if not state.players[self.seat].members:
            return []
        has_assistants = any(each.place == self.place for each in state.assistants)
        if state.council[self.place] == self.seat and not has_assistants:
            return []
        return [Sit(self.place), NOTHING]

    def answer(self, state: State, option: Option) -> None:
        if isinstance(option, Sit):
            state.sit(self.seat, self.place)

    def words(self) -> Phrase:
        return say("do you take the seat?")


@step("take good")
class TakeGood(SeatQuestion):
    """Ask whether to gain a good of the guild."""

    seat: int
    guild: Guild

    prompt = Prompt.GOOD
    begins_action = True
    chain = WIN
    first_will_do = True

    def options(self, state: State) -> list[Option]:
        return [GOOD, NOTHING] if state.supply[self.guild.place] else []

    def answer(self, state: State, option: Option) -> None:
        if option == GOOD:
            state.gain_good(self.seat, self.guild)

    def words(self) -> Phrase:
        return say("do you want a good? {guild}", guild=self.guild.words())


def places_for(state: State, seat: int, guild: Guild) -> list[Option]:
    """Return the options to settle on free spaces of a guild that the player can pay (VA24)."""
    player, city, table = state.players[seat], state.city, state.table
    if not player.members:
        return []
    coins = player.coins
    return [
        option
        for option in table.settling[guild]
        if option.price <= coins and city[option.cell] == NOBODY
    ]


def settle(state: State, seat: int, option: Settle) -> None:
    """Settle a member, and ask about the fountains beside it."""
    state.settle(seat, option.cell)
    state.agenda += abilities_at(state, seat, option.cell)


@step("take place")
class TakePlace(SeatQuestion):
    """Ask for a space of the guild to settle on."""

    seat: int
    guild: Guild

    prompt = Prompt.PLACE
    privacy = Privacy.PEEK
    hides_number = True
    begins_action = True
    chain = WIN

    def options(self, state: State) -> list[Option]:
        places = places_for(state, self.seat, self.guild)
        return [*places, NOTHING] if places else []

    def answer(self, state: State, option: Option) -> None:
        if isinstance(option, Settle):
            settle(state, self.seat, option)

    def words(self) -> Phrase:
        return say("where do you settle?")


@step("share out")
class ShareOut(SeatQuestion):
    """Ask the third-placed of four or five players for one good or one space (VA23)."""

    seat: int
    guild: Guild

    prompt = Prompt.SHARE
    privacy = Privacy.PEEK
    hides_number = True
    begins_action = True

    def options(self, state: State) -> list[Option]:
        goods: list[Option] = [GOOD] if state.supply[self.guild.place] else []
        places = places_for(state, self.seat, self.guild)
        return [*goods, *places, NOTHING] if goods or places else []

    def answer(self, state: State, option: Option) -> None:
        if option == GOOD:
            state.gain_good(self.seat, self.guild)
        elif isinstance(option, Settle):
            settle(state, self.seat, option)

    def words(self) -> Phrase:
        return say("do you want a good or a space?")


@step("sale")
class Sale(SeatQuestion):
    """Ask for goods to sell, one at a time, from the dearest down (VA25)."""

    seat: int
    dearest: int

    prompt = Prompt.SELL
    privacy = Privacy.PEEK
    hides_number = True
    begins_action = True

    def options(self, state: State) -> list[Option]:
        goods = state.players[self.seat].goods
        sold = [SELLING[place] for place in range(self.dearest, -1, -1) if goods[place]]
        return [*sold, NOTHING] if sold else []

    def answer(self, state: State, option: Option) -> None:
        if isinstance(option, GoodOption):
            state.sell(self.seat, option.guild)
            state.agenda.append(Sale(self.seat, option.guild.place))

    def words(self) -> Phrase:
        return say("which goods do you sell?")


@step("change place")
class ChangePlace(SeatQuestion):
    """Ask for a member to move to a free space beside it, free of charge (VA26)."""

    seat: int

    prompt = Prompt.MOVE
    begins_action = True

    def options(self, state: State) -> list[Option]:
        city, seat = state.city, self.seat
        moves = state.table.moves
        found: list[Option] = []
        for start, owner in enumerate(city):
            if owner == seat:
                found += [move for move in moves[start] if city[move.goal] == NOBODY]
        return [*found, NOTHING] if found else []

    def answer(self, state: State, option: Option) -> None:
        if isinstance(option, Move):
            state.move(self.seat, option.start, option.goal)

    def words(self) -> Phrase:
        return say("which member moves?")
