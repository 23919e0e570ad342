"""A toy: gems under the hammer.

Everybody lays a card face down for four gems, and a stranger bids as well, by chance. All are
turned up together; the highest wins, the stranger only if nobody has as much. Whoever wins divides
the gems into two piles, and the next player takes one of them. In secret everybody has a favourite
among the gems, which counts double for them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import define, field, frozen

from tests.kernel.toys.common import Answer, Keeper, ToyGame, ToyState, check, problems_of_table
from valeria_desktop.kernel import steps
from valeria_desktop.kernel.chance import Stream, draw
from valeria_desktop.kernel.decision import Decision, Privacy
from valeria_desktop.kernel.options import Option
from valeria_desktop.kernel.phrases import Phrase, join, say, seat_name
from valeria_desktop.kernel.registry import Registry
from valeria_desktop.kernel.rules import RANGE, Rules
from valeria_desktop.kernel.scene import Scene
from valeria_desktop.kernel.score import Score, ScoreLine
from valeria_desktop.kernel.state import CARD_REVEALED

if TYPE_CHECKING:
    from collections.abc import Iterator

DEAL, FAVOURITES, GEMS, STRANGER = 1, 2, 3, 4  # what is drawn from chance
DECK = 36
NUMBERS = 9
IN_A_PRIZE = 4
KINDS = 6
Pile = tuple[int, ...]


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


@define(kw_only=True)
class State(ToyState):
    setup: Setup
    agenda: list[Step]
    hands: list[Pile]
    favourites: Pile
    bids: list[int | None]
    """The cards that lie face down."""
    gems: list[Pile]
    won: list[int]
    """How many prizes each has won; fewer are better in a tie."""
    prize: Pile = ()
    shown: Pile = ()
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
        words = "Bid the {card}"
        return [Answer(f"bid {card}", say(words, card=card_words(card)), card) for card in hand]

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
    """Of equal numbers, whoever bid first wins; the stranger needs more than everybody."""

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
class View:
    """None stands for a card, a bid or a favourite that is hidden."""

    seat: int
    setup: Setup
    active: int
    turn: int
    hands: tuple[tuple[int | None, ...], ...]
    has_bid: tuple[bool, ...]
    bid: int | None
    """One's own."""
    favourites: tuple[int | None, ...]
    gems: tuple[Pile, ...]
    won: Pile
    prize: Pile
    shown: Pile
    agenda: tuple[Step, ...]
    decision: Decision | None


class Game(ToyGame[State]):
    __slots__ = ()

    def view(self, seat: int) -> View:
        return self._view(seat, looking=seat)

    def public_view(self, seat: int) -> View:
        return self._view(seat, looking=None)

    def _view(self, seat: int, looking: int | None) -> View:
        state, asked = self._state, None
        if self.decision is not None:
            asked = self.decision.public if looking is None else self.decision.seen_by(looking)
        hands = enumerate(state.hands)
        favourites = enumerate(state.favourites)
        return View(
            seat=seat,
            setup=state.setup,
            active=state.active,
            turn=state.turn,
            hands=tuple(hand if at == looking else (None,) * len(hand) for at, hand in hands),
            has_bid=tuple(bid is not None for bid in state.bids),
            bid=None if looking is None else state.bids[looking],
            favourites=tuple(
                gem if self.is_over or at == looking else None for at, gem in favourites
            ),
            gems=tuple(state.gems),
            won=tuple(state.won),
            prize=state.prize,
            shown=state.shown,
            agenda=tuple(state.agenda),
            decision=asked,
        )

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
    known = {*view.hands[view.seat], view.bid, *view.shown}
    unseen = [card for card in range(DECK) if card not in known]
    stream.shuffle(unseen)
    others = [has and seat != view.seat for seat, has in enumerate(view.has_bid)]
    bids = [unseen.pop() if other else None for other in others]
    bids[view.seat] = view.bid
    state = State(
        setup=view.setup,
        seed=stream.number(),
        agenda=list(view.agenda),
        turn=view.turn,
        active=view.active,
        hands=[
            tuple(sorted(unseen.pop() if card is None else card for card in hand))
            for hand in view.hands
        ],
        favourites=tuple(gem or stream.below(KINDS) + 1 for gem in view.favourites),
        bids=bids,
        gems=list(view.gems),
        won=list(view.won),
        prize=view.prize,
        shown=view.shown,
    )
    return Game.imagined(view, state)


def problems(state: State) -> Iterator[str]:
    yield from problems_of_table(state)
    for name in ("hands", "favourites", "bids", "gems", "won"):
        if len(getattr(state, name)) != state.setup.players:
            yield f"{name} must be {state.setup.players}"
    cards = [*state.shown, *(card for hand in state.hands for card in hand)]
    cards += [bid for bid in state.bids if bid is not None]
    if len(set(cards)) != len(cards) or not all(0 <= card < DECK for card in cards):
        yield "hands, bids and shown must be different cards of the deck"
    left = state.setup.prizes - state.turn + (Reveal() in state.agenda)
    held = zip(state.hands, state.bids, strict=False)
    if any(len(hand) + (bid is not None) != left for hand, bid in held):
        yield "hands must have a card for each prize to come"
    if len(state.prize) != (IN_A_PRIZE if state.agenda else 0):
        yield "prize must be what is under the hammer"
    if not all(0 < gem <= KINDS for pile in (state.prize, state.favourites) for gem in pile):
        yield "prize and favourites must be gems"


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
