"""Every number in the sentences of hints, counted once more by the engine.

The hints are those of recorded games of greedy bots. For each cause a check plays the choice on in
an imagined game, lets the engine harvest, score and price, and compares.
"""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from itertools import islice
from typing import TYPE_CHECKING

import pytest

from tests.coach.sentences import checks_of, recorded, sentences_of, thoughtful
from tests.counts import many
from tests.games.valeria.coach.test_rolls import amounts, waiting
from valeria_desktop.games.valeria.game import RULES
from valeria_desktop.games.valeria.rules.effects.combined import AllOf, OneOf, Trade
from valeria_desktop.games.valeria.rules.effects.gains import Gain, GainAny
from valeria_desktop.games.valeria.rules.model.cards import Card, Citizen, Domain, Foe
from valeria_desktop.games.valeria.rules.model.icons import Role
from valeria_desktop.games.valeria.rules.model.options import ActAt, KeepDuke
from valeria_desktop.games.valeria.rules.model.price import funds
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.rules.setup import Edition, Setup, Solo, Variant
from valeria_desktop.games.valeria.rules.turn.harvest import activated, collect
from valeria_desktop.kernel.chance import Stream
from valeria_desktop.kernel.coaching import ReasonKind

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tests.coach.sentences import Said
    from valeria_desktop.games.valeria.rules.game import Game
    from valeria_desktop.games.valeria.rules.model.amounts import Amounts
    from valeria_desktop.games.valeria.rules.model.effect import Effect
    from valeria_desktop.games.valeria.rules.view import View
    from valeria_desktop.kernel.record import Record

SETUPS = (
    Setup(players=2),
    Setup(players=3),
    Setup(players=4),
    Setup(players=5),
    Setup(players=2, edition=Edition.FIRST),
    Setup(players=3, variants=frozenset({Variant.NO_DUKE})),
    Setup(players=2, variants=frozenset({Variant.EVENTS, Variant.MIXED})),
    Setup(players=1, solo=Solo.DARK_LORD),
    Setup(players=1, solo=Solo.SIEGE),
)
ROLLS = [(first, second) for first in range(1, 7) for second in range(1, 7)]
ENDS = frozenset({Prompt.ACT, Prompt.ROLL})
BY_ALL_ROLLS = "denies, by all rolls"


def card_of(said: Said) -> Card:
    assert isinstance(said.mine.option, ActAt)
    return said.mine.option.card


# --- the engine's counts


def score(said: Said, game: Game, *categories: str) -> int:
    mine = next(each for each in game.result().scores if each.seat == said.seat)
    return sum(mine.of(each) for each in categories)


def sure(effect: Effect) -> float:
    """Count a choice among gains as the most of them; a trade may be left."""
    match effect:
        case Trade():
            return 0.0
        case Gain():
            return float(effect.amounts.gold + effect.amounts.strength + effect.amounts.magic)
        case GainAny():
            return float(effect.number)
        case AllOf():
            return sum(map(sure, effect.effects))
        case OneOf():
            return max(map(sure, effect.effects))
    raise AssertionError(effect)


def harvests(game: Game, seat: int, *, own: bool) -> Iterator[list[float]]:
    """Let the engine harvest after every roll: Gold, Strength, Magic, points, and the choices."""
    for roll in ROLLS:
        state = game._state.copy()
        state.dice = roll
        before = amounts(state, seat)
        left = waiting(collect(state, seat, taking=False, left=own))
        after = amounts(state, seat)
        gains = [float(new - old) for new, old in zip(after, before, strict=True)]
        assert not any(isinstance(effect, Gain) for effect in left)
        yield [*gains, sum(map(sure, left))]


def mean_harvest(game: Game, seat: int, *, own: bool) -> list[float]:
    return [sum(column) / 36 for column in zip(*harvests(game, seat, own=own), strict=True)]


def round_of(game: Game, view: View) -> list[float]:
    """Return the mean harvests of a round: one of the seat's own, the others on others' turns."""
    others = len(view.players) - 1 - view.table.has_resting
    if view.table.setup.solo is Solo.DARK_LORD:
        others = 1
    on, off = (mean_harvest(game, view.seat, own=own) for own in (True, False))
    return [mine + max(0, others) * theirs for mine, theirs in zip(on, off, strict=True)]


# --- the checks, by cause; each returns the numbers that the sentence should have


def points(said: Said) -> list[float]:
    if "at once" not in str(said.reason.words):
        return family(said)
    start, after = RULES.imagine(said.view, Stream(77)), said.at_once(said.mine)
    assert score(said, after, "monsters", "domains") > score(said, start, "monsters", "domains")
    assert isinstance(card_of(said), Foe | Domain)
    return [float(card_of(said).points)]


def duke(said: Said) -> list[float]:
    mine = said.view.players[said.seat].duke
    assert mine is not None
    assert said.reason.is_secret
    return [float(mine.points_for(card_of(said)))]


def wakes(said: Said) -> list[float]:
    before, after = RULES.imagine(said.view, Stream(77)), said.at_once(said.mine)
    times = [
        activated(after._state, said.seat, roll).count(card_of(said))
        > activated(before._state, said.seat, roll).count(card_of(said))
        for roll in ROLLS
    ]
    old, new = (round_of(game, said.view) for game in (before, after))
    more = [new_one - old_one for new_one, old_one in zip(new, old, strict=True)]
    kinds = dict(zip(("Gold", "Strength", "Magic"), more, strict=False))
    whole = sum(kinds.values()) + more[4]
    words = str(said.reason.words)
    named = next((kind for kind in kinds if f" {kind} more" in words), None)
    if "more a round" not in words:
        assert round(whole, 1) < 0.1
        return [sum(times), 36]
    assert named is None or kinds[named] == pytest.approx(whole, abs=0.051)
    told = kinds[named] if named else more[4] if "of your choice" in words else whole
    return [sum(times), 36, told]


def roles(said: Said) -> list[float]:
    game = said.at_once(said.mine)
    domain = next(
        card for place in range(len(game.stacks))
        if isinstance(card := game.top(place), Domain) and card.name == said.reason.card
    )  # fmt: skip
    assert isinstance(card_of(said), Citizen)
    owned = [*said.view.players[said.seat].citizens, card_of(said)]
    missing = [
        max(0, domain.icons.of(role) - sum(one.icons.of(role) for one in owned)) for role in Role
    ]
    return [float(each) for each in missing if each]


def power(said: Said) -> list[float]:
    assert isinstance(card_of(said), Domain)
    assert card_of(said).triggers or card_of(said).modifiers or card_of(said).roll_powers
    words = " ".join(str(each.words()) for each in card_of(said).powers)
    return [float(each) for each in re.findall(r"\d+", words)] if said.numbers() else []


def leaves(said: Said) -> list[float]:
    """The card can be had right after the choice, and is had in the plan."""
    decision = said.at_once(said.mine).decision
    assert decision is not None
    offered = [each for each in decision.options if isinstance(each, ActAt)]
    then = next(each for each in offered if each.card.name == said.reason.card)
    assert all(then.id != each.id for each in said.other.then)
    return [float(number) for _, number in then.price]


def last_round(said: Said) -> list[float]:
    assert said.at_once(said.mine).end_conditions()
    assert not RULES.imagine(said.view, Stream(77)).end_conditions()
    return []


def total(said: Said) -> list[float]:
    totals = []
    for each in (said.mine, said.other):
        assert all(game.is_over for game in each.games)
        found = {_total(said, game) for game in each.games}
        assert len(found) == 1
        totals.append(float(found.pop()))
    return totals


def _total(said: Said, game: Game) -> int:
    return next(each.total for each in game.result().scores if each.seat == said.seat)


def holds(kind: str) -> Callable[[Game, int], float]:
    def counted(game: Game, seat: int) -> float:
        player = game.holdings(seat)
        if kind == "resources":
            return float(player.gold + player.strength + player.magic)
        return float(getattr(player, kind))

    return counted


def of_role(role: Role) -> Callable[[Game, int], float]:
    return lambda game, seat: float(
        sum(each.icons.of(role) for each in game.holdings(seat).citizens)
    )


def income(kind: int, *, own: bool) -> Callable[[Game, int], float]:
    return lambda game, seat: mean_harvest(game, seat, own=own)[kind]


MINE: dict[str, Callable[[Game, int], float]] = {
    "you then have Gold": holds("gold"),
    "you then have Strength": holds("strength"),
    "you then have Magic": holds("magic"),
    "you then have resource": holds("resources"),
    "your Workers:": of_role(Role.WORKER),
    "your Soldiers:": of_role(Role.SOLDIER),
    "your Shadows:": of_role(Role.SHADOW),
    "your Holy citizens:": of_role(Role.HOLY),
}
INCOME = ("Gold", "Strength", "Magic", "points", "resources of any kind")


def family(said: Said) -> list[float]:
    words = str(said.reason.words)[:1].lower() + str(said.reason.words)[1:]
    if words.startswith("after it you have enough"):
        return reach(said)
    if words.startswith("+"):
        kind = max((each for each in INCOME if f" {each} on" in words), key=len)
        own = "each of your turns" in words
        here, there = (
            mean_harvest(said.at_once(each), said.seat, own=own)[INCOME.index(kind)]
            for each in (said.mine, said.other)
        )
        return [here - there]
    known = re.sub(r"(?<=^you then have )\d+ ", "", words)
    begin = next((each for each in MINE if known.startswith(each)), None)
    if begin is None:
        return of_the_score(said, words)
    return [*said.counted(lambda game: MINE[begin](game, said.seat))]


def of_the_score(said: Said, words: str) -> list[float]:
    if words.startswith("your points:"):
        public = ("monsters", "domains", "board")
        return [*said.counted(lambda game: score(said, game, *public))]
    if words.startswith("your Duke points"):
        return [*said.counted(lambda game: score(said, game, "duke"))]
    if words.startswith("points for each"):
        return of_both_dukes(said, words)
    if words.startswith("your lead in"):
        kind = words.split()[3].rstrip(":")
        return [*said.counted(lambda game: lead(game, said.seat, kind))]
    assert words.rstrip(".") in {"the game ends later", "the end of the game comes nearer"}, words
    return []


def of_both_dukes(said: Said, words: str) -> list[float]:
    each_of = {"Worker": 0, "Soldier": 1, "Shadow": 2, "Holy": 3}
    found = []
    for each in (said.mine, said.other):
        assert isinstance(each.option, KeepDuke)
        kept = each.option.duke
        thing = words.split()[3].rstrip(":")
        others = {"citizen": kept.citizens, "trophy": kept.monsters, "domain": kept.domains}
        found.append(float(kept.each_icon[each_of[thing]] if thing in each_of else others[thing]))
    return found


def lead(game: Game, seat: int, kind: str) -> float:
    sizes = [len(getattr(game.holdings(each), kind)) for each in game.seats]
    return float(sizes[seat] - max(size for each, size in enumerate(sizes) if each != seat))


def rivals(said: Said) -> list[float]:
    """A rival that is named has less of something after the one choice than after the other."""
    named = re.match(r"Player (\d) has \d+ (Gold|Strength|Magic|points),", str(said.reason.words))
    assert named
    rival, kind = int(named[1]) - 1, named[2]
    assert rival != said.seat
    if kind == "points":
        both = said.counted(lambda game: game.result().scores[rival].public.total)
    else:
        both = said.counted(lambda game: holds(kind.lower())(game, rival))
    assert both[0] < both[1]
    return [rival + 1, *both]


def in_sight(said: Said) -> list[float]:
    """A rival's loss, or else a number of the seat that is greater after the choice."""
    if said.reason.kind is ReasonKind.DENIES:
        return rivals(said)
    found = family(said)
    assert found[0] > found[1]
    return found


def reach(said: Said) -> list[float]:
    """The engine would let the seat have the card, if it were asked to act."""
    game = said.at_once(said.mine)
    places = [
        place
        for place in range(len(game.stacks))
        if (card := game.top(place)) is not None and card.name == said.reason.card
    ]
    assert places
    card, player = game.top(places[0]), game.holdings(said.seat)
    price = game.quote(said.seat, places[0]).price
    real = price.gold or price.strength
    has = player.gold if price.gold else player.strength
    assert real <= funds(has, player.magic - price.magic)
    assert isinstance(card, Foe | Domain)
    return [float(card.points)]


def denies(said: Said) -> list[float]:
    """Roll all dice of the rival's next turn, where nothing but its harvest decides."""
    words, game = str(said.reason.words), RULES.imagine(said.view, Stream(77))
    named = re.match(r"Player (\d)", words)
    assert named
    rival = int(named[1]) - 1
    assert isinstance(said.mine.option, ActAt)
    place = said.mine.option.place
    assert game.top(place) is card_of(said)
    if len(game.seats) == 2 and not game.holdings(rival).domains:
        chance = chance_of(game, rival, game.quote(rival, place).price)
        if chance is not None:
            told = 100.0 if "surely" in words else said.numbers()[-1]
            assert told == pytest.approx(100 * chance, abs=0.51)
            checked[BY_ALL_ROLLS] += 1
    return said.numbers()


def chance_of(game: Game, seat: int, price: Amounts) -> float | None:
    """Return the share of rolls after which a seat has a price, with one action spent on it."""
    kind = "strength" if price.strength else "gold"
    at = ("gold", "strength", "magic").index(kind)
    met = 0
    for roll in ROLLS:
        state = game._state.copy()
        state.dice = roll
        left = waiting(collect(state, seat, taking=False, left=True))
        gifts = [effect for effect in left if isinstance(effect, GainAny)]
        if len(gifts) < len(left):
            return None
        free = 1 + sum(gift.number for gift in gifts)  # the first action gains one as well
        has = amounts(state, seat)
        met += any(
            getattr(price, kind) <= funds(has[at] + more, has[2] + free - more - price.magic)
            and has[2] + free - more >= price.magic
            for more in range(free + 1)
        )
    return met / 36


def saves(said: Said) -> list[float]:
    """Both chances are those of cards on top, and the first is the greater one by a tenth."""
    after, before = said.numbers()[-2:]
    game = said.mine.games[0]
    assert any(
        card is not None and card.name == said.reason.card
        for card in map(game.top, range(len(game.stacks)))
    )
    assert 0 <= before + 9 < after <= 100
    return [after, before]


CHECKS: dict[str, Callable[[Said], list[float]]] = {
    "points": points,
    "Duke": duke,
    "wakes": wakes,
    "roles": roles,
    "power": power,
    "leaves": leaves,
    "ends": last_round,
    "total": total,
    "denies": denies,
    "rivals": rivals,
    "saves": saves,
    "in sight": in_sight,
    **dict.fromkeys(
        ("purse", "income", "duke", "kingdom", "powers", "reach", "majorities", "end"), family
    ),
}
checked: Counter[str] = Counter()
"""How many chances of a rival were counted by all rolls of the rival's next turn."""


# --- the hints of recorded games


@cache
def record_of(number: int) -> Record:
    return recorded(RULES, SETUPS[number % len(SETUPS)], 4_000 + number)


def spoken(hints: int, first: int = 0) -> Iterator[list[Said]]:
    """Yield the sentences of a number of hints."""
    views = (
        view for number in range(first, first + 99) for view in thoughtful(record_of(number), 9)
    )
    for seed, view in enumerate(islice(views, hints)):
        yield sentences_of(RULES, view, seed, ENDS)


@pytest.mark.parametrize(
    ("hints", "causes"),
    [
        pytest.param(many(12, 6, whole=40), 4, marks=pytest.mark.thorough),
        pytest.param(200, 9, marks=pytest.mark.slow),
    ],
)
@pytest.mark.usefixtures("little_effort")
def test_each_number_in_a_hint_is_what_the_engine_counts(hints: int, causes: int) -> None:
    checked.clear()
    done = checks_of(spoken(hints), CHECKS) + checked
    assert len(done) >= causes, done
