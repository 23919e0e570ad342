"""A toy: merchants and thieves.

A turn begins with two things in the order its player likes: draw a card, and alms for those who
hold few. Then a card is played or the player rests. Against a thief its victim may lay down any
card before he steals. The deck is shuffled anew from the discard, and the game ends when it has
run out a number of times. A merchant still in hand is worth a coin, which nobody else knows.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from attrs import define, field, frozen

from tests.kernel.toys.common import (
    FOR_EACH,
    Answer,
    Harmless,
    Keeper,
    Told,
    ToyGame,
    ToyState,
    backs,
    check,
    problems_of_table,
)
from valeria_desktop.content.checks import Counted
from valeria_desktop.kernel import steps
from valeria_desktop.kernel.chance import Stream
from valeria_desktop.kernel.decision import Decision, Privacy
from valeria_desktop.kernel.options import Option
from valeria_desktop.kernel.phrases import Phrase, count, say, seat_name
from valeria_desktop.kernel.registry import Registry
from valeria_desktop.kernel.rules import RANGE, Rules
from valeria_desktop.kernel.scene import Scene
from valeria_desktop.kernel.score import Score, ScoreLine
from valeria_desktop.kernel.state import CARD_REVEALED
from valeria_desktop.kernel.things import Thing
from valeria_desktop.kernel.view import shows, view_of
from valeria_desktop.kernel.zones import Pool, Seen, how_many, must, nested, zone

if TYPE_CHECKING:
    from collections.abc import Mapping

SHUFFLE = 100  # the purpose of the first shuffle; those of the later ones follow
HAND = 3
LOOT = 2
Cards = tuple[str, ...]


@frozen(eq=False)
class Card(Thing):
    id: str
    name: str
    copies: int
    has_face = False

    def words(self) -> Phrase:
        return say(self.name)


MERCHANT = Card("merchant", "Merchant", 8)
THIEF = Card("thief", "Thief", 7)
FAIR = Card("fair", "Fair", 3)
CARDS: Mapping[str, Card] = {card.id: card for card in (MERCHANT, THIEF, FAIR)}
DECK: Cards = tuple(card.id for card in CARDS.values() for _ in range(card.copies))


POOL = Pool(
    "cards",
    whole=lambda _: {card.id: card.copies for card in CARDS.values()},
    words=lambda card, found: (
        f"hands, deck and discard must be the cards of the game, but have {found} of {card}"
    ),
)
NONE_IS_OWED = must(lambda coins, _: min(coins) >= 0, "must be at least 0")


def coins(number: int) -> Phrase:
    return count(number, "{number} coin", "{number} coins")


@frozen
class Setup:
    players: int = field(default=2, metadata={RANGE: range(2, 4)})
    decks: int = field(default=2, metadata={RANGE: range(1, 5)})


@frozen
class CardPlayed(Told):
    card: Card = field(kw_only=True)


@define(kw_only=True)
class State(ToyState):
    setup: Setup = field(metadata=zone(Seen.ALL))
    agenda: list[Step] = field(metadata=zone(Seen.ALL))
    hands: list[Cards] = field(
        metadata=zone(
            Seen.OWNER_TILL_END,
            by_seat=True,
            pool=POOL,
            pieces=nested,
            to_others=backs,
            must=(FOR_EACH,),
        )
    )
    coins: list[Counted] = field(metadata=zone(Seen.ALL, must=(FOR_EACH, NONE_IS_OWED)))
    deck: Cards = field(metadata=zone(Seen.ALL, pool=POOL, as_seen=how_many))
    discard: Cards = field(default=(), metadata=zone(Seen.ALL, pool=POOL))
    emptied: Counted = field(default=0, metadata=zone(Seen.ALL))
    """How many times the deck has run out."""

    def gain(self, seat: int, number: int) -> None:
        self.coins[seat] += number
        words = say("{player} gets {coins}", player=seat_name(seat), coins=coins(number))
        self.tell(words, seat)

    def lay_down(self, seat: int, card: Card, words: Phrase) -> None:
        hand = list(self.hands[seat])
        hand.remove(card.id)
        self.hands[seat] = tuple(hand)
        self.discard += (card.id,)
        if self.events is not None:
            self.events.append(CardPlayed(words, seat, card=card))

    def held(self, seat: int) -> list[tuple[str, Card]]:
        """Each card of a hand with a name of its own: "thief", "thief 2"."""
        hand = sorted(self.hands[seat])
        numbers = [hand[:place].count(card) for place, card in enumerate(hand)]
        names = [
            f"{card} {number + 1}" if number else card
            for card, number in zip(hand, numbers, strict=True)
        ]
        return [(name, CARDS[card]) for name, card in zip(names, hand, strict=True)]


class Step(steps.Step[State]):
    __slots__ = ()


class Question(steps.Question[State], Step):
    __slots__ = ()


@frozen
class Begin(Step):
    def run(self, state: State) -> None:
        if state.emptied < state.setup.decks:
            state.begin_turn()
            state.agenda += [Begin(), Play(), InOrder(("draw", "alms"))]


@frozen
class InOrder(Question):
    triggers: Cards

    prompt = "order"
    begins_action = True

    def options(self, state: State) -> list[Option]:
        words = {"draw": say("Draw a card"), "alms": say("Ask for alms")}
        return [Answer(f"first {name}", words[name], name) for name in self.triggers]

    def answer(self, state: State, option: Option) -> None:
        assert isinstance(option, Answer)
        rest = tuple(trigger for trigger in self.triggers if trigger != option.value)
        if rest:
            state.agenda.append(InOrder(rest))
        state.agenda.append(Draw() if option.value == "draw" else Alms())

    def words(self) -> Phrase:
        return say("what comes first? Who holds {number} cards or fewer gets alms.", number=HAND)


@frozen
class Draw(Step):
    def run(self, state: State) -> None:
        seat = state.active
        if not state.deck:
            state.emptied += 1
            state.tell(say("The deck has run out; the discard is shuffled"))
            deck = list(state.discard)
            Stream(state.seed, SHUFFLE + state.emptied).shuffle(deck)
            state.deck, state.discard = tuple(deck), ()
        if state.deck:
            card = CARDS[state.deck[-1]]
            state.deck = state.deck[:-1]
            state.hands[seat] += (card.id,)
            state.barrier |= CARD_REVEALED
            state.tell(say("{player} draws a card", player=seat_name(seat)), seat)
            state.tell(say("You draw a {card}", card=card.words()), seat, is_secret=True)


@frozen
class Alms(Step):
    def run(self, state: State) -> None:
        if len(state.hands[state.active]) <= HAND:
            state.gain(state.active, 1)


@frozen
class Play(Question):
    """How many answers there are is how many cards are held, so the number tells of no card."""

    prompt = "play"
    privacy = Privacy.PEEK
    begins_action = True

    def options(self, state: State) -> list[Option]:
        return [
            *(
                Answer(f"play {name}", say("Play a {card}", card=card.words()), card)
                for name, card in state.held(state.active)
            ),
            Harmless("rest", say("Rest, and get {coins}", coins=coins(1))),
        ]

    def answer(self, state: State, option: Option) -> None:
        assert isinstance(option, Answer)
        seat, card = state.active, option.value
        if card is None:
            state.gain(seat, 1)
            return
        words = say("{player} plays a {card}", player=seat_name(seat), card=card.words())
        state.lay_down(seat, card, words)
        if card is THIEF:
            state.agenda.append(Send())
        elif card is MERCHANT:
            state.gain(seat, 2)
        else:
            for each in range(state.setup.players):
                state.gain(each, 3 if each == seat else 1)

    def words(self) -> Phrase:
        return say("which card do you play?")


@frozen
class Send(Question):
    prompt = "send"
    is_followed = True

    def options(self, state: State) -> list[Option]:
        others = [seat for seat in range(state.setup.players) if seat != state.active]
        words = "Send the thief to {other}"
        return [Answer(f"to {at + 1}", say(words, other=seat_name(at)), at) for at in others]

    def answer(self, state: State, option: Option) -> None:
        assert isinstance(option, Answer)
        other = option.value
        state.tell(say("The thief comes to {other}", other=seat_name(other)), other)
        state.agenda += [Steal(state.active, other), Parry(other)]

    def words(self) -> Phrase:
        return say("to whom do you send the thief?")


@frozen
class Parry(Question):
    """The owner of a card has a choice, so that being asked tells of no card."""

    seat: int

    prompt = "parry"
    privacy = Privacy.PEEK

    def asked(self, state: State) -> int:
        return self.seat

    def options(self, state: State) -> list[Option]:
        words = "Lay down a {card} and stop the thief"
        return [
            *(
                Answer(f"stop with {name}", say(words, card=card.words()), card)
                for name, card in state.held(self.seat)
            ),
            Harmless("let pass", say("Let the thief pass")),
        ]

    def answer(self, state: State, option: Option) -> None:
        assert isinstance(option, Answer)
        if option.value is None:
            return
        words = "{player} lays down a {card}, and the thief goes away"
        told = say(words, player=seat_name(self.seat), card=option.value.words())
        state.lay_down(self.seat, option.value, told)
        stopped = state.agenda.pop()
        assert isinstance(stopped, Steal)

    def words(self) -> Phrase:
        return say("a thief comes for {coins}. Do you stop him?", coins=coins(LOOT))


@frozen
class Steal(Step):
    seat: int
    other: int

    def run(self, state: State) -> None:
        number = min(LOOT, state.coins[self.other])
        state.coins[self.other] -= number
        state.coins[self.seat] += number
        player, other = seat_name(self.seat), seat_name(self.other)
        words = "{player} steals {coins} from {other}"
        state.tell(say(words, player=player, coins=coins(number), other=other), self.seat)


STEPS = Registry[Step]("step")
for tag, kind in (
    ("begin", Begin),
    ("in_order", InOrder),
    ("draw", Draw),
    ("alms", Alms),
    ("play", Play),
    ("send", Send),
    ("parry", Parry),
    ("steal", Steal),
):
    STEPS.enter(tag, kind)


@frozen(kw_only=True)
@shows(State)
class View:
    """None stands for a card that is hidden."""

    seat: int
    setup: Setup
    active: int
    turn: int
    hands: tuple[tuple[str | None, ...], ...]
    coins: tuple[int, ...]
    deck: int
    """How many cards it has."""
    discard: Cards
    emptied: int
    agenda: tuple[Step, ...]
    decision: Decision | None


class Game(ToyGame[State]):
    __slots__ = ()
    kind: ClassVar[type[State]] = State
    pool = POOL
    show = view_of(View)

    def view(self, seat: int) -> View:
        view: View = super().view(seat)
        return view

    def public_view(self, seat: int) -> View:
        view: View = super().public_view(seat)
        return view

    def score(self, seat: int) -> Score:
        hand = self._state.hands[seat]
        lines = (
            ScoreLine("coins", self._state.coins[seat], say("Coins"), is_public=True),
            ScoreLine("hand", hand.count(MERCHANT.id), say("Merchants in hand"), (MERCHANT,)),
        )
        return Score(seat, lines, len(hand))


def deal(setup: Setup, seed: int, *, collects_events: bool = True) -> Game:
    check(setup, seed)
    cards = Stream(seed, SHUFFLE).sample(DECK, len(DECK))
    players = setup.players
    state = State(
        setup=setup,
        seed=seed,
        agenda=[Begin()],
        hands=[tuple(cards[HAND * seat : HAND * (seat + 1)]) for seat in range(players)],
        coins=[0] * players,
        deck=tuple(cards[HAND * players :]),
    )
    state.events = [] if collects_events else None
    return Game(state)


def imagine(view: View, stream: Stream) -> Game:
    """Deal what was not seen to the others' hands and the deck."""
    return Game.believed(view, stream)


_KEEPER = Keeper(Game, State, (Step, STEPS), problems_of_table)
RULES = Rules(
    id="reaction",
    name="Merchants and Thieves",
    version=1,
    seats=range(2, 4),
    setup=Setup,
    check=check,
    deal=deal,
    imagine=imagine,
    scene=Scene.of,
    dump=_KEEPER.dump,
    restore=_KEEPER.restore,
    vocabulary=lambda _setup, _seed: CARDS,
    name_of=lambda thing: thing.id if isinstance(thing, Card) else None,
    packages=("tests.kernel.toys.",),
)
