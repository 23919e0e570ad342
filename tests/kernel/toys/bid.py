"""A toy: gems under the hammer.

Everyone lays a card face down for four gems, and a stranger bids as well, by chance. All are
turned up together; the highest wins, the stranger only if nobody has as much. The winner divides
the gems into two piles, and the next player takes one of them. In secret everyone has a favourite
among the gems, which counts double for them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from attrs import define, field, frozen

from tests.kernel.toys.common import (
    FOR_EACH,
    Answer,
    Keeper,
    ToyGame,
    ToyState,
    backs,
    check,
    problems_of_table,
)
from valeria_desktop.kernel import steps
from valeria_desktop.kernel.at import At
from valeria_desktop.kernel.chance import Stream, draw
from valeria_desktop.kernel.decision import Decision, Privacy
from valeria_desktop.kernel.options import Option
from valeria_desktop.kernel.phrases import Phrase, join, say, seat_name
from valeria_desktop.kernel.registry import Registry
from valeria_desktop.kernel.rules import RANGE, Rules
from valeria_desktop.kernel.scene import Scene
from valeria_desktop.kernel.score import Score, ScoreLine
from valeria_desktop.kernel.state import CARD_REVEALED
from valeria_desktop.kernel.view import shows, view_of
from valeria_desktop.kernel.zones import Pool, Seen, must, nested, zone

if TYPE_CHECKING:
    from collections.abc import Iterator

DEAL, FAVOURITES, GEMS, STRANGER = 1, 2, 3, 4  # what is drawn from chance
DECK = 36
NUMBERS = 9
IN_A_PRIZE = 4
KINDS = 6
Pile = tuple[int, ...]


@frozen
class OpenCard(At):
    """A card that lies open before its owner."""

    number: int


def number_on(card: int) -> int:
    return card // 4 + 1


def card_words(card: int) -> Phrase:
    suit = (say("Bells"), say("Leaves"), say("Acorns"), say("Hearts"))[card % 4]
    return say("{number} of {suit}", number=number_on(card), suit=suit)


def pile_words(pile: Pile) -> Phrase:
    return join([say("a gem of {worth}", worth=worth) for worth in pile])


@frozen
class Setup:
    players: int = field(default=2, metadata={RANGE: range(2, 5)})
    prizes: int = field(default=4, metadata={RANGE: range(2, NUMBERS + 1)})


CARDS = Pool(
    "cards",
    whole=lambda _: dict.fromkeys(range(DECK), 1),
    may_lack=True,  # not all are dealt
    words=lambda card, _: f"hands, bids and shown must be different cards of the deck: {card}",
)


def one(bid: int | None) -> Pile:
    """A bid as the cards that lie there."""
    return () if bid is None else (bid,)


ARE_GEMS = must(lambda gems, _: all(0 < gem <= KINDS for gem in gems), "must be gems")
OF_BID: dict[str, Any] = {
    "pieces": lambda bids, _: [bid for bid in bids if bid is not None],
    "as_seen": lambda bid, _owner, _state: one(bid),
    "to_others": lambda bid, owner, state: backs(one(bid), owner, state),
}


@define(kw_only=True)
class State(ToyState):
    setup: Setup = field(metadata=zone(Seen.ALL))
    agenda: list[Step] = field(metadata=zone(Seen.ALL))
    hands: list[Pile] = field(
        metadata=zone(
            Seen.OWNER,
            by_seat=True,
            pool=CARDS,
            pieces=nested,
            to_others=backs,
            must=(FOR_EACH,),
        )
    )
    favourites: Pile = field(
        metadata=zone(Seen.OWNER_TILL_END, by_seat=True, must=(FOR_EACH, ARE_GEMS))
    )
    bids: list[int | None] = field(
        metadata=zone(Seen.OWNER, by_seat=True, pool=CARDS, must=(FOR_EACH,), **OF_BID)
    )
    """The cards that lie face down."""
    gems: list[Pile] = field(metadata=zone(Seen.ALL, must=(FOR_EACH,)))
    won: list[int] = field(metadata=zone(Seen.ALL, must=(FOR_EACH,)))
    """How many prizes each has won; fewer are better in a tie."""
    prize: Pile = field(default=(), metadata=zone(Seen.ALL, must=(ARE_GEMS,)))
    shown: Pile = field(default=(), metadata=zone(Seen.ALL, pool=CARDS))
    """The cards that were turned up."""


class Step(steps.Step[State]):
    __slots__ = ()


class Question(steps.Question[State], Step):
    __slots__ = ()


@frozen
class Begin(Step):
    def run(self, state: State) -> None:
        state.begin_turn()
        drawn = (draw(state.seed, GEMS, state.turn * IN_A_PRIZE + n) for n in range(IN_A_PRIZE))
        state.prize = tuple(sorted((each * KINDS >> 64) + 1 for each in drawn))
        state.barrier |= CARD_REVEALED
        state.tell(say("Under the hammer: {gems}", gems=pile_words(state.prize)))
        state.agenda += [Reveal(), *map(Bid, reversed(in_order(state)))]


def in_order(state: State) -> list[int]:
    players = state.setup.players
    return [(state.active + place) % players for place in range(players)]


@frozen
class Bid(Question):
    seat: int

    prompt = "bid"
    privacy = Privacy.CURTAIN
    begins_action = True

    def asked(self, state: State) -> int:
        return self.seat

    def options(self, state: State) -> list[Option]:
        hand = state.hands[self.seat]
        words = {card: say("Bid the {card}", card=card_words(card)) for card in hand}
        return [Answer(f"bid {card}", words[card], card, OpenCard(card)) for card in words]

    def answer(self, state: State, option: Option) -> None:
        assert isinstance(option, Answer)
        hand = state.hands[self.seat]
        state.hands[self.seat] = tuple(card for card in hand if card != option.value)
        state.bids[self.seat] = option.value
        state.tell(say("{player} lays a card face down", player=seat_name(self.seat)), self.seat)
        own = say("Your bid is the {card}", card=card_words(option.value))
        state.tell(own, self.seat, is_secret=True)

    def words(self) -> Phrase:
        return say("which card do you bid for the gems?")


@frozen
class Reveal(Step):
    """Of equal numbers, the first bid wins; the stranger needs more than everyone."""

    def run(self, state: State) -> None:
        bids = [(seat, bid) for seat in in_order(state) if (bid := state.bids[seat]) is not None]
        for seat, bid in bids:
            words = say("{player} bid the {card}", player=seat_name(seat), card=card_words(bid))
            state.tell(words, seat)
        state.shown += tuple(bid for _, bid in bids)
        state.bids = [None] * len(bids)
        state.barrier |= CARD_REVEALED
        if state.turn < state.setup.prizes:
            state.agenda.append(Begin())
        winner, best = max(bids, key=lambda bid: number_on(bid[1]))
        strangers = (draw(state.seed, STRANGER, state.turn) * NUMBERS >> 64) + 1
        if strangers > number_on(best):
            state.prize = ()
            state.tell(say("The stranger bids {number} and takes the gems", number=strangers))
        else:
            state.tell(say("The stranger bids {number}, which is not enough", number=strangers))
            state.agenda.append(Divide(winner))


@frozen
class Divide(Question):
    seat: int

    prompt = "divide"
    begins_action = True

    def asked(self, state: State) -> int:
        return self.seat

    def options(self, state: State) -> list[Option]:
        found: dict[str, Option] = {}
        for mask in range(1, 2 ** (len(state.prize) - 1)):  # the last gem is in the other pile
            here = tuple(gem for place, gem in enumerate(state.prize) if mask >> place & 1)
            there = tuple(gem for place, gem in enumerate(state.prize) if not mask >> place & 1)
            piles = sorted((here, there))
            name = "split " + " | ".join(" ".join(map(str, pile)) for pile in piles)
            first, second = map(pile_words, piles)
            words = say("Divide: here {first}; there {second}", first=first, second=second)
            found[name] = Answer(name, words, tuple(piles))
        return list(found.values())

    def answer(self, state: State, option: Option) -> None:
        assert isinstance(option, Answer)
        state.agenda.append(Pick((self.seat + 1) % state.setup.players, self.seat, option.value))

    def words(self) -> Phrase:
        return say("how do you divide the gems? The next player takes a pile first.")


@frozen
class Pick(Question):
    seat: int
    other: int
    """Who divided."""
    piles: tuple[Pile, ...]

    prompt = "pick"

    def asked(self, state: State) -> int:
        return self.seat

    def options(self, state: State) -> list[Option]:
        return [
            Answer(f"pile {number}", say("Take {pile}", pile=pile_words(pile)), number)
            for number, pile in enumerate(self.piles)
        ]

    def answer(self, state: State, option: Option) -> None:
        assert isinstance(option, Answer)
        taken, left = self.piles[option.value], self.piles[1 - option.value]
        state.gems[self.seat] += taken
        state.gems[self.other] += left
        state.won[self.other] += 1
        state.prize = ()
        player, other = seat_name(self.seat), seat_name(self.other)
        words = say("{player} takes {pile}", player=player, pile=pile_words(taken))
        state.tell(words, self.seat)
        state.tell(say("{other} keeps {pile}", other=other, pile=pile_words(left)), self.other)

    def words(self) -> Phrase:
        return say("which pile do you take?")


STEPS = Registry[Step]("step")
for tag, kind in (
    ("begin", Begin),
    ("bid", Bid),
    ("reveal", Reveal),
    ("divide", Divide),
    ("pick", Pick),
):
    STEPS.enter(tag, kind)


@frozen(kw_only=True)
@shows(State)
class View:
    """None stands for a card, a bid or a favourite that is hidden."""

    seat: int
    setup: Setup
    active: int
    turn: int
    hands: tuple[tuple[int | None, ...], ...]
    bids: tuple[tuple[int | None, ...], ...]
    """What lies face down."""
    favourites: tuple[int | None, ...]
    gems: tuple[Pile, ...]
    won: Pile
    prize: Pile
    shown: Pile
    agenda: tuple[Step, ...]
    decision: Decision | None

    @property
    def has_bid(self) -> tuple[bool, ...]:
        return tuple(map(bool, self.bids))

    @property
    def bid(self) -> int | None:
        """One's own."""
        return self.bids[self.seat][0] if self.bids[self.seat] else None


class Game(ToyGame[State]):
    __slots__ = ()
    kind: ClassVar[type[State]] = State
    pool = CARDS
    show = view_of(View)

    def view(self, seat: int) -> View:
        view: View = super().view(seat)
        return view

    def public_view(self, seat: int) -> View:
        view: View = super().public_view(seat)
        return view

    @classmethod
    def dream(cls, view: View, zones: dict[str, Any], stream: Stream) -> None:
        zones["bids"] = [bid[0] if bid else None for bid in zones["bids"]]
        zones["favourites"] = tuple(gem or stream.below(KINDS) + 1 for gem in view.favourites)

    def score(self, seat: int) -> Score:
        gems, favourite = self._state.gems[seat], self._state.favourites[seat]
        number = gems.count(favourite)
        words = say("{number} gems of {gem} again, the favourite", number=number, gem=favourite)
        lines = (
            ScoreLine("gems", sum(gems), say("Gems"), is_public=True),
            ScoreLine("favourite", favourite * number, words),
        )
        return Score(seat, lines, self._state.won[seat])


def deal(setup: Setup, seed: int, *, collects_events: bool = True) -> Game:
    check(setup, seed)
    players = setup.players
    cards = Stream(seed, DEAL).sample(range(DECK), players * setup.prizes)
    favourites = Stream(seed, FAVOURITES)
    state = State(
        setup=setup,
        seed=seed,
        agenda=[Begin()],
        hands=[tuple(sorted(cards[seat::players])) for seat in range(players)],
        favourites=tuple(favourites.below(KINDS) + 1 for _ in range(players)),
        bids=[None] * players,
        gems=[()] * players,
        won=[0] * players,
    )
    state.events = [] if collects_events else None
    return Game(state)


def imagine(view: View, stream: Stream) -> Game:
    """Deal the others cards that were not seen, and favourites."""
    return Game.believed(view, stream)


def problems(state: State) -> Iterator[str]:
    yield from problems_of_table(state)
    left = state.setup.prizes - state.turn + (Reveal() in state.agenda)
    held = zip(state.hands, state.bids, strict=False)
    if any(len(hand) + (bid is not None) != left for hand, bid in held):
        yield "hands must have a card for each prize to come"
    if len(state.prize) != (IN_A_PRIZE if state.agenda else 0):
        yield "prize must be what is under the hammer"


_KEEPER = Keeper(Game, State, (Step, STEPS), problems)
RULES = Rules(
    id="bid",
    name="Gems under the Hammer",
    version=1,
    seats=range(2, 5),
    setup=Setup,
    check=check,
    deal=deal,
    imagine=imagine,
    scene=Scene.of,
    dump=_KEEPER.dump,
    restore=_KEEPER.restore,
    vocabulary=lambda _setup, _seed: {},
    name_of=lambda _thing: None,
    packages=("tests.kernel.toys.",),
)
