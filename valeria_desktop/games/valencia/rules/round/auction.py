"""Auctions: bids, ranking, the order of actions, the cards afterwards (VA16 to VA20, VA40)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valencia.rules import events as told
from valeria_desktop.games.valencia.rules.model.cards import in_order, sum_of
from valeria_desktop.games.valencia.rules.model.options import (
    NOTHING,
    PASS,
    UNDER,
    WAIT,
    CardOption,
    Reveal,
)
from valeria_desktop.games.valencia.rules.model.parts import GUILD_PARTS, RoundPart, acting
from valeria_desktop.games.valencia.rules.model.prompts import Prompt
from valeria_desktop.games.valencia.rules.model.seats import NINA
from valeria_desktop.games.valencia.rules.model.state import Bid
from valeria_desktop.games.valencia.rules.round.actions import actions_of
from valeria_desktop.games.valencia.rules.round.powers import powers_of
from valeria_desktop.games.valencia.rules.steps import SeatQuestion, Step, step
from valeria_desktop.kernel.decision import Privacy
from valeria_desktop.kernel.phrases import Phrase, say
from valeria_desktop.kernel.state import CARD_REVEALED

if TYPE_CHECKING:
    from valeria_desktop.games.valencia.rules.model.cards import Card
    from valeria_desktop.games.valencia.rules.model.state import State
    from valeria_desktop.kernel.decision import Decision
    from valeria_desktop.kernel.options import Option

CARDS_OF_NINA = {RoundPart.B: 1, RoundPart.D: 1, RoundPart.F: 2}
"""Number of cards that Nina turns up in each guild's auction (VA40)."""


@step("auction")
class Auction(Step):
    """Begin an auction: ask all clockwise from the figure's holder, then rank the sums."""

    part: RoundPart

    def run(self, state: State) -> None:
        state.begin_part(self.part)
        state.agenda.append(RankSums(state.figure))
        for seat in reversed(state.table.clockwise[state.figure]):
            state.agenda.append(AskBid(seat))


@step("ask")
class AskBid(SeatQuestion):
    """Ask a player to reveal a stack, to pass, or to put a privilege back and be asked last."""

    seat: int

    prompt = Prompt.BID
    privacy = Privacy.PEEK
    begins_action = True

    def run(self, state: State) -> Decision | None:
        """Ask the player; one without a stack passes unasked, without a choice (VA16)."""
        if state.players[self.seat].stacks:
            return super().run(state)
        self._pass(state)
        return None

    def options(self, state: State) -> list[Option]:
        player = state.players[self.seat]
        found: list[Option] = [
            Reveal(self.seat, number, len(stack)) for number, stack in enumerate(player.stacks)
        ]
        found.append(PASS)
        if player.privileges and _is_worth_waiting(state):
            found.append(WAIT)
        return found

    def answer(self, state: State, option: Option) -> None:
        if isinstance(option, Reveal):
            self._reveal(state, option.stack)
        elif option == WAIT:
            state.players[self.seat].privileges -= 1
            state.agenda.insert(_last_to_ask(state), self)
            state.tell(told.Waited(self.seat))
        else:
            self._pass(state)

    def _pass(self, state: State) -> None:
        if state.events is not None:
            state.events.append(told.Passed(self.seat))

    def _reveal(self, state: State, number: int) -> None:
        player = state.players[self.seat]
        cards = player.stacks[number]
        player.stacks = player.stacks[:number] + player.stacks[number + 1 :]
        state.bids += (Bid(self.seat, cards),)
        state.barrier |= CARD_REVEALED
        if state.events is not None:
            state.events.append(told.Revealed(self.seat, cards, number))
        state.agenda += powers_of(self.seat, cards)

    def words(self) -> Phrase:
        return say("which stack do you reveal?")


def _is_worth_waiting(state: State) -> bool:
    """Return whether a player asked later has a stack (VA16)."""
    later = (each.seat for each in state.agenda if isinstance(each, AskBid))
    return any(state.players[seat].stacks for seat in later)


def _last_to_ask(state: State) -> int:
    """Return the index on the agenda below all open questions for bids (VA16)."""
    return next(at for at, each in enumerate(state.agenda) if isinstance(each, AskBid))


@step("settle")
class RankSums(Step):
    """Rank the sums; ties go to the seat first clockwise from the figure's last holder (VA17)."""

    holder: int

    def run(self, state: State) -> None:
        if state.table.setup.has_nina and state.part in GUILD_PARTS:
            _turn_up_nina(state)
        ranking = _ranked(state, self.holder)
        state.agenda.append(Clear())
        if not ranking:
            return
        places = acting(state.part, state.table.setup.players)
        for seat in reversed(ranking[places:]):
            if seat != NINA:
                state.agenda.append(KeepCard(seat))
        if ranking[0] != NINA:  # Nina never takes the figure (VA40)
            state.figure = ranking[0]
            if state.events is not None and state.figure != self.holder:
                state.events.append(told.FigureTaken(state.figure))
        for rank, seat in reversed(list(enumerate(ranking[:places]))):
            state.agenda += actions_of(state, seat, rank)


def _turn_up_nina(state: State) -> None:
    number = CARDS_OF_NINA[state.part]
    cards = in_order(state.nina[-number:])
    state.nina = state.nina[:-number]
    state.nina_used = in_order((*state.nina_used, *cards))
    state.bids += (Bid(NINA, cards),)
    state.barrier |= CARD_REVEALED
    if state.events is not None:
        state.events.append(told.NinaRevealed(cards))


def sums_of(bids: tuple[Bid, ...]) -> list[int]:
    """Return the sum of each bid, given the cards of the other bids."""
    return [
        sum_of(bid.cards, (card for other in bids if other is not bid for card in other.cards))
        for bid in bids
    ]


def _ranked(state: State, holder: int) -> tuple[int, ...]:
    """Return the seats that revealed cards, the best first; Nina wins all her ties (VA40)."""
    players = state.table.setup.players
    sums = {bid.seat: total for bid, total in zip(state.bids, sums_of(state.bids), strict=True)}
    ways = {seat: -1 if seat == NINA else (seat - holder) % players for seat in sums}
    ranking = tuple(sorted(sums, key=lambda seat: (-sums[seat], ways[seat])))
    if state.events is not None and ranking:
        state.events.append(told.Ranked(ranking, tuple(sums[seat] for seat in ranking)))
    return ranking


@step("keep card")
class KeepCard(SeatQuestion):
    """Ask a player who was not placed for a revealed card to put under their deck (VA20)."""

    seat: int

    prompt = Prompt.KEEP_CARD
    begins_action = True

    def options(self, state: State) -> list[Option]:
        cards = dict.fromkeys(in_order(_cards_of(state, self.seat)))
        return [*(CardOption(UNDER, card) for card in cards), NOTHING]

    def answer(self, state: State, option: Option) -> None:
        if not isinstance(option, CardOption):
            return
        player = state.players[self.seat]
        player.deck = (option.card, *player.deck)
        player.known = (option.card, *player.known)
        player.shown += 1
        state.bids = tuple(
            _without(bid, option.card) if bid.seat == self.seat else bid for bid in state.bids
        )
        if state.events is not None:
            state.events.append(told.CardKept(self.seat, option.card))

    def words(self) -> Phrase:
        return say("which of your cards do you put under your deck?")


def _cards_of(state: State, seat: int) -> tuple[Card, ...]:
    return next(bid.cards for bid in state.bids if bid.seat == seat)


def _without(bid: Bid, card: Card) -> Bid:
    cards = list(bid.cards)
    cards.remove(card)
    return Bid(bid.seat, tuple(cards))


@step("clear")
class Clear(Step):
    """Put all revealed cards into their owners' used piles (VA20)."""

    def run(self, state: State) -> None:
        for bid in state.bids:
            if bid.seat != NINA:
                state.use_up(bid.seat, bid.cards)
        state.bids = ()
