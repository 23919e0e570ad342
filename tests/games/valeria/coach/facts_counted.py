"""Every number in a fact about a choice, counted once more by the engine."""

from __future__ import annotations

import re
from itertools import product
from typing import TYPE_CHECKING

from tests.games.valeria.coach.harvested import harvests
from valeria_desktop.games.valeria.rules.at import AtPlace
from valeria_desktop.games.valeria.rules.model.cards import Citizen
from valeria_desktop.games.valeria.rules.model.options import (
    OF_BASE,
    ActAt,
    ChangeDie,
    KeepDice,
    KeepDuke,
    UseWay,
)
from valeria_desktop.games.valeria.rules.model.price import funds
from valeria_desktop.games.valeria.solo.options import Surrender

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.coach.sentences import Said
    from valeria_desktop.games.valeria.rules.game import Game
    from valeria_desktop.kernel.options import Option

_KINDS = "Gold", "Strength", "Magic"
_FAR = 40
"""More resources than any card costs."""


def told_of(said: Said) -> str:
    return str(said.reason.words)


def purse_of(game: Game, seat: int) -> tuple[int, int, int]:
    player = game.holdings(seat)
    return player.gold, player.strength, player.magic


# --- what a seat can pay for, by the engine's own refusals


def had(game: Game, said: Said) -> set[tuple[int, str]]:
    """Return the places and cards that a seat misses nothing for."""
    return {
        (place, card.name)
        for place in game.table.layout.open_places
        if (card := game.top(place)) is not None
        and card.action is not None
        and not game.quote(said.seat, place).missing
    }


def lacks(game: Game, seat: int, place: int) -> int:
    """Add resources of all kinds until the price is there."""
    price, (gold, strength, magic) = game.quote(seat, place).price, purse_of(game, seat)
    for more in range(_FAR):
        for parts in product(range(more + 1), repeat=3):
            real = gold + parts[0] if price.gold else strength + parts[1]
            left = magic + parts[2] - price.magic
            if (
                sum(parts) == more
                and left >= 0
                and (price.gold or price.strength) <= funds(real, left)
            ):
                return more
    raise AssertionError(place)


def both_games(said: Said) -> tuple[Game, Game]:
    return said.at_once(said.mine), said.at_once(said.other)


def pays(said: Said) -> list[float]:
    here, there = both_games(said)
    only = {name for _, name in had(here, said) - had(there, said)}
    assert said.reason.card in only
    return []


def nearer(said: Said) -> list[float]:
    both, before = both_games(said), said.before()
    places = [
        place
        for place in before.table.layout.open_places
        if (card := before.top(place)) is not None and card.name == said.reason.card
    ]
    found = [[lacks(game, said.seat, place) for game in both] for place in places]
    told = [float(each) for each in said.numbers()]
    assert told in [[float(each) for each in pair] for pair in found]
    assert told[0] < told[1]
    return told


def same_cards(said: Said) -> list[float]:
    here, there = both_games(said)
    assert had(here, said) == had(there, said)
    return []


def more_magic(said: Said) -> list[float]:
    here, there = (purse_of(game, said.seat)[2] for game in both_games(said))
    assert here > there
    return same_cards(said)


def planned(said: Said) -> list[float]:
    """The plan takes the card in this turn, so the engine let it."""
    assert any(isinstance(each, ActAt) and each.card.name == said.reason.card
               for each in said.mine.then)  # fmt: skip
    return []


# --- what a seat and its rivals have


def in_all(said: Said) -> list[float]:
    found = [float(sum(purse_of(game, said.seat))) for game in both_games(said)]
    assert found[0] > found[1]
    return found


def of_one_kind(said: Said) -> list[float]:
    kind = next(
        at for at, name in enumerate(("Gold", "Strength", "Magic")) if name in told_of(said)
    )
    found = [float(purse_of(game, said.seat)[kind]) for game in both_games(said)]
    assert found[0] > found[1]
    return found


def purse_left(said: Said) -> list[float]:
    """Count right after the choice itself, or after the questions that belong to it."""
    after = said.before()
    after.choose(said.mine.option.id)
    for game in (after, said.at_once(said.mine)):
        found = [float(each) for each in purse_of(game, said.seat)]
        if found == said.numbers():
            return found
    raise AssertionError(told_of(said))


def leaves_them(said: Said) -> list[float]:
    named = re.match(r"Player (\d) has \d+ (Gold|Strength|Magic|points),", told_of(said))
    assert named
    rival, kind = int(named[1]) - 1, named[2].lower()
    assert rival != said.seat
    found = [
        float(next(each.public.total for each in game.result().scores if each.seat == rival))
        if kind == "points"
        else float(getattr(game.holdings(rival), kind))
        for game in both_games(said)
    ]
    assert found[0] < found[1]
    return [rival + 1, *found]


def dearer(said: Said) -> list[float]:
    option = said.mine.option
    assert isinstance(option, UseWay)
    assert isinstance(option.at, AtPlace)
    place = option.at.place
    found = [float(game.quote(said.seat, place).price.strength) for game in both_games(said)]
    assert found[0] > found[1]
    return found


def tokens(said: Said) -> list[float]:
    """Find the token whose number in both games the sentence tells."""
    here, there = (dict(game.holdings(said.seat).more) for game in both_games(said))
    told = said.numbers()
    pairs = [[float(number), float(there.get(tag, 0))] for tag, number in here.items()]
    assert told in pairs
    return told


# --- points and dice


def at_once(said: Said) -> list[float]:
    def public(game: Game) -> int:
        return next(each.public.total for each in game.result().scores if each.seat == said.seat)

    here, there = map(public, both_games(said))
    assert here > there
    return [float(here - public(said.before()))]


def either_way(said: Said) -> list[float]:
    games = (*said.mine.games, *said.other.games)
    assert all(game.is_over for game in games)
    assert said.reason.is_secret
    (total,) = {
        each.total for game in games for each in game.result().scores if each.seat == said.seat
    }
    return [float(total)]


def roll(said: Said) -> list[float]:
    """Let the engine harvest after both rolls; the parts of a sentence are its gains."""
    own = said.view.active == said.seat
    halves = told_of(said).split(", otherwise ")
    for half, each in zip(halves, (said.mine, said.other), strict=True):
        dice = _dice(said, each.option)
        gains = next(harvests(said.before(), said.seat, own=own, rolls=[dice]))
        assert sum(map(int, re.findall(r"\d+", half))) == sum(gains), told_of(said)
    return said.numbers()


def _dice(said: Said, option: Option) -> tuple[int, int]:
    first, second = said.view.dice
    if isinstance(option, ChangeDie):
        return (option.number, second) if option.die == 0 else (first, option.number)
    assert isinstance(option, KeepDice)
    return first, second


def of_the_lord(said: Said) -> list[float]:
    """Count his points by the rules: 1 for a citizen (G7); or the cards left below one."""
    words, game = told_of(said), said.before()
    if "in its stack" in words:
        assert isinstance(said.mine.option, Surrender)
        return [float(len(game.stacks[said.mine.option.place]) - 1)]
    worth = {
        card.name: 1.0 if isinstance(card, Citizen) else float(card.points)
        for stack in game.stacks
        for card in stack
        if card is not None
    }
    named = re.findall(r"(?:then takes|takes|not) ([^(]+) \(\d+ points?\)", words)
    if named:
        return [worth[each.split(" or ")[0]] for each in named]
    return [worth[said.reason.card]] if said.numbers() else []


def of_the_duke(said: Said) -> list[float]:
    """Score a player with one of each open card, or with 4 of each resource left."""
    assert said.reason.is_secret
    options = said.mine.option, said.other.option
    dukes = [each.duke for each in options if isinstance(each, KeepDuke)]
    assert len(dukes) == len(options)
    if "resource left" in told_of(said):
        lines = [[(4.0 * len(each.of)) // each.per_point for each in duke.left] for duke in dukes]
        return [4.0, *map(sum, lines)]
    game = said.before()
    tops = [game.top(place) for place in game.table.layout.open_places]
    cards = [card for card in tops if card is not None and card.action in OF_BASE]
    worth = [float(sum(duke.points_for(card) for card in cards)) for duke in dukes]
    return worth if "otherwise" in told_of(said) else worth[:1]


FACTS: dict[str, Callable[[Said], list[float]]] = {
    "pays": pays,
    "nearer": nearer,
    "same cards": same_cards,
    "magic": more_magic,
    "planned": planned,
    "in all": in_all,
    "tokens": tokens,
    "of one kind": of_one_kind,
    "purse left": purse_left,
    "leaves them": leaves_them,
    "dearer": dearer,
    "at once": at_once,
    "either way": either_way,
    "roll": roll,
    "lord": of_the_lord,
    "of the Duke": of_the_duke,
}
