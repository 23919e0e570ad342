"""The end of a round: the palm, the fountain, the council (VA27, VA28, VA30)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valencia.rules import events as told
from valeria_desktop.games.valencia.rules.model.guild import CHURCH, NOBILITY
from valeria_desktop.games.valencia.rules.model.options import Build, Plant
from valeria_desktop.games.valencia.rules.model.parts import AUCTIONS, RoundPart
from valeria_desktop.games.valencia.rules.model.prompts import Prompt
from valeria_desktop.games.valencia.rules.model.seats import NOBODY
from valeria_desktop.games.valencia.rules.model.state import BuiltFountain
from valeria_desktop.games.valencia.rules.round.auction import Auction
from valeria_desktop.games.valencia.rules.round.planning import BeginPlanning
from valeria_desktop.games.valencia.rules.setup import ROUNDS
from valeria_desktop.games.valencia.rules.steps import SeatQuestion, Step, step
from valeria_desktop.kernel.phrases import Phrase, say

if TYPE_CHECKING:
    from valeria_desktop.games.valencia.rules.model.state import State
    from valeria_desktop.kernel.options import Option


@step("begin palm")
class BeginPalm(Step):
    """Ask the holder of the church's seat to plant the palm; without a holder the palm is lost."""

    def run(self, state: State) -> None:
        state.begin_part(RoundPart.H)
        holder = state.council[CHURCH]
        if holder == NOBODY:
            state.tell(told.PalmLost())
        else:
            state.agenda.append(PlantPalm(holder))


@step("plant palm")
class PlantPalm(SeatQuestion):
    """Ask for a free bush for the palm."""

    seat: int

    prompt = Prompt.PALM
    begins_action = True

    def options(self, state: State) -> list[Option]:
        taken = state.palms
        return [plant for plant in state.table.planting if plant.bush not in taken]

    def answer(self, state: State, option: Option) -> None:
        assert isinstance(option, Plant)
        state.palms += (option.bush,)
        if state.events is not None:  # names are made only where they are told
            state.tell(told.PalmPlanted(self.seat, option.bush, option.place))

    def words(self) -> Phrase:
        return say("where do you plant the palm?")


@step("begin fountain")
class BeginFountain(Step):
    """Ask the holder of the nobility's seat to build the fountain; without one it is lost."""

    def run(self, state: State) -> None:
        state.begin_part(RoundPart.I)
        holder = state.council[NOBILITY]
        if holder == NOBODY:
            state.tell(told.FountainLost(state.table.fountains[state.round - 1]))
        else:
            state.agenda.append(BuildFountain(holder))


@step("build fountain")
class BuildFountain(SeatQuestion):
    """Ask for a free site for the fountain; members already there can't use its ability."""

    seat: int

    prompt = Prompt.FOUNTAIN
    begins_action = True

    def options(self, state: State) -> list[Option]:
        taken = {built.site for built in state.fountains}
        return [build for build in state.table.building if build.site not in taken]

    def answer(self, state: State, option: Option) -> None:
        assert isinstance(option, Build)
        fountain = state.table.fountains[state.round - 1]
        state.fountains += (BuiltFountain(option.site, fountain),)
        if state.events is not None:
            state.tell(told.FountainBuilt(self.seat, option.site, option.place, fountain))

    def words(self) -> Phrase:
        return say("where do you build the fountain?")


@step("council")
class Council(Step):
    """Use up all stacks left; give prestige for the council, and privileges to the strongest."""

    def run(self, state: State) -> None:
        for seat, player in enumerate(state.players):
            for stack in player.stacks:
                state.use_up(seat, stack)
            player.stacks = ()
        state.begin_part(RoundPart.COUNCIL)
        strengths = [state.on_council(seat) for seat in range(len(state.players))]
        for seat, strength in enumerate(strengths):
            if strength:
                state.gain_prestige(seat, strength)
        most = max(strengths)
        for seat in state.table.clockwise[state.figure]:
            if most and strengths[seat] == most:
                state.players[seat].privileges += 1
                state.tell(told.PrivilegeGained(seat))
        if state.round < ROUNDS:
            state.agenda += ROUND
        else:
            state.end("rounds")


ROUND: tuple[Step, ...] = (
    BeginPlanning(),
    *(Auction(part) for part in AUCTIONS),
    BeginPalm(),
    BeginFountain(),
    Council(),
)[::-1]
"""The steps of a round, the first one last as in an agenda (VA10, VA15)."""
