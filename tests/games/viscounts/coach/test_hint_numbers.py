"""Every number in the sentences of hints, counted once more by the engine.

The hints are those of recorded games of stewards. For each cause a check plays the choice on in an
imagined game, and compares what lies there.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from tests.coach.sentences import Games, checks_of, player, sentences_of, total
from tests.counts import many
from valeria_desktop.games.viscounts.game import RULES
from valeria_desktop.games.viscounts.rules.model.kinds import Action, Resource
from valeria_desktop.games.viscounts.rules.model.options import (
    Arrange,
    BuildOn,
    CastOff,
    ChooseAction,
    Dismiss,
    FlipPaper,
    Hire,
    PlayCard,
    RideTo,
    TakeBuilding,
)
from valeria_desktop.games.viscounts.rules.model.prompts import Prompt
from valeria_desktop.games.viscounts.rules.setup import Rival, Setup
from valeria_desktop.games.viscounts.rules.turn.actions import actions_at, least_icons
from valeria_desktop.games.viscounts.rules.turn.criminals import criminals_of
from valeria_desktop.games.viscounts.rules.turn.funding import most_icons

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tests.coach.sentences import Said
    from valeria_desktop.games.viscounts.rules.game import Game
    from valeria_desktop.games.viscounts.rules.model.effect import Effect
    from valeria_desktop.games.viscounts.rules.model.things import Townsfolk
    from valeria_desktop.kernel.coaching import Prospect

SETUPS = (Setup(players=2), Setup(players=3), Setup(players=4), Setup(players=1, rival=Rival.NOBLE))
BEGINS = frozenset({Prompt.PLAY, Prompt.RIDE, Prompt.ACTION, Prompt.RECRUIT})
RESULTS = frozenset({Prompt.TRADE, Prompt.SQUARE, Prompt.SPOT, Prompt.WORKERS})


def digits(words: object) -> list[float]:
    return [float(each) for each in re.findall(r"\d+", str(words))]


def card_of(said: Said) -> Townsfolk:
    option = said.mine.option
    assert isinstance(option, PlayCard | Dismiss | Hire)
    return option.card


def other_card(said: Said) -> Townsfolk:
    assert isinstance(said.other.option, PlayCard)
    return said.other.option.card


# --- facts


def steps(said: Said) -> list[float]:
    return [float(card_of(said).silver), float(other_card(said).silver)]


def corruption(said: Said) -> list[float]:
    found = []
    for each, card in ((said.mine, card_of(said)), (said.other, other_card(said))):
        state = said.at_once(each)._state
        found.append(float(criminals_of(state, said.seat) if card.icons.criminal else 0))
    return found


def icons(said: Said) -> list[float]:
    return [float(number) for number in card_of(said).icons.counts if number]


def of_effect(which: Callable[[Townsfolk], Effect | None]) -> Callable[[Said], list[float]]:
    def effect(said: Said) -> list[float]:
        found = which(card_of(said))
        assert found is not None
        return digits(found.words())

    return effect


def following(said: Said) -> list[float]:
    """Tell by the engine which card falls off next."""
    assert isinstance(said.mine.option, Arrange)
    last = player(said, said.at_once(said.mine)).line[-1]
    assert last is not None
    assert last.name == said.reason.card
    return digits(last.dropoff.words()) if last.dropoff is not None else []


def keeps(said: Said) -> list[float]:
    assert isinstance(said.other.option, CastOff)
    kept = said.other.option.card
    assert kept in player(said, said.at_once(said.mine)).hand
    return [float(number) for number in kept.icons.counts if number]


def spot(said: Said) -> list[float]:
    assert isinstance(said.mine.option, BuildOn)
    return digits(said.mine.option.effect.words())


def flip(said: Said) -> list[float]:
    """A debt no longer counts, a deed counts 3 points and not 1 (WK111)."""
    assert isinstance(said.mine.option, FlipPaper)
    before, after = said.before(), said.at_once(said.mine)
    if "debt" in said.mine.option.id:
        assert player(said, after).debts == player(said, before).debts - 1
        return [1.0]
    assert player(said, after).approved == player(said, before).approved + 1
    return [3.0, 1.0]


def ride(said: Said) -> list[float]:
    found = []
    for each in (said.mine, said.other):
        assert isinstance(each.option, RideTo)
        before, after = said.before(), said.before()
        after.choose(each.option.id)
        found.append(float(player(said, before).silver - player(said, after).silver))
    return found


def goal(said: Said) -> list[float]:
    """The engine offers the ride, if it isn't the choice itself, and the action at its goal."""
    game = said.before()
    for option in (said.mine.option, *said.mine.then):
        decision = game.decision
        assert decision is not None
        offered = {each.id: each for each in decision.options}
        while option.id not in offered:  # a question with one answer, which no plan names
            assert len(offered) == 1
            game.choose(next(iter(offered)))
            assert game.decision is not None
            offered = {each.id: each for each in game.decision.options}
        if isinstance(option, ChooseAction):
            verb = str(said.reason.words).split()[3]
            assert option.id == {"send": "workers"}.get(verb, verb)
            return []
        game.choose(option.id)
    raise AssertionError(said.reason.words)


def short(said: Said) -> list[float]:
    """What is missing at the other goal is what the engine misses for an action there."""
    game = said.before()
    game.choose(said.other.option.id)
    state, seat = game._state, said.seat
    missing = []
    for action in actions_at(player(said, game).space):
        least = least_icons(state, seat, action)
        if least is not None:
            missing.append(float(least - most_icons(state, seat, action)))
    words = said.numbers()
    if "short" in str(said.reason.words):
        assert words[0] in missing
    assert game.decision is None or game.decision.prompt != Prompt.ACTION
    return words


# --- buildings


def built(said: Said, prospect: Prospect) -> Game:
    """Carry a square's building out."""
    game: Game
    game, meant = said.before(), [each.id for each in (prospect.option, *prospect.then)]
    while (decision := game.decision) is not None and decision.seat == said.seat:
        assert isinstance(prospect.option, TakeBuilding)
        if prospect.option.number in player(said, game).freed:
            return game
        ids = [each.id for each in decision.options]
        game.choose(meant.pop(0) if meant and meant[0] in ids else ids[0])
    return game


def square(said: Said) -> list[float]:
    number = int(said.numbers()[0])
    if isinstance(said.mine.option, TakeBuilding):
        assert said.mine.option.number == number
        assert number in player(said, built(said, said.mine)).freed
    else:
        here, there = (player(said, said.at_once(each)) for each in (said.mine, said.other))
        assert number in here.freed
        assert number not in there.freed
    power = said.view.table.squares(said.seat)[number - 1].power
    return [float(number), *digits(power.words())]


def builders(said: Said) -> list[float]:
    found = []
    for each in (said.mine, said.other):
        assert isinstance(each.option, TakeBuilding)
        kind = each.option.square.building
        found.append(float(said.view.table.catalog.building(kind).builders))
    return found


def buildings(said: Said) -> list[float]:
    if not str(said.reason.words).startswith("The building's"):
        return points("buildings")(said)
    before = said.before().result().scores[said.seat].of("buildings")
    return [
        float(built(said, each).result().scores[said.seat].of("buildings") - before)
        for each in (said.mine, said.other)
    ]


# --- what lies there right after both choices


def points(source: str) -> Callable[[Said], list[float]]:
    return lambda said: [*said.counted(lambda game: game.result().scores[said.seat].of(source))]


def has(name: str) -> Callable[[Said], list[float]]:
    return lambda said: [*said.counted(lambda game: getattr(player(said, game), name))]


def hand(said: Said) -> list[float]:
    return [*said.counted(lambda game: len(player(said, game).hand))]


def links(said: Said) -> list[float]:
    ring = said.view.table.ring

    def closed(game: Game) -> int:
        spots = game._state.spots
        return sum(
            (one := spots[link.start]) is not None
            and (other := spots[link.goal]) is not None
            and said.seat in {one.seat, other.seat}
            for link in ring.links
        )

    here, there = said.counted(closed)
    assert here > there
    return [here - there] if "links" in str(said.reason.words) else []


def markers(said: Said) -> list[float]:
    here, there = (player(said, said.at_once(each)) for each in (said.mine, said.other))
    assert here.corruption == here.virtue
    assert there.corruption != there.virtue
    effect = said.view.table.catalog.track[here.corruption - 1].owner
    return [float(here.corruption), *digits(effect.words())]


def end_card(left: str) -> Callable[[Said], list[float]]:
    def revealed(said: Said) -> list[float]:
        here, there = said.counted(lambda game: getattr(game._state, left))
        assert here == 0 < there
        return []

    return revealed


SOURCES = ("castle", "manuscripts", "ribbons", "bonuses", "ends")
CHECKS: dict[str, Callable[[Said], list[float]]] = {
    "steps": steps,
    "corruption": corruption,
    "icons": icons,
    "hired": icons,
    "helper": icons,
    "played": of_effect(lambda card: card.immediate),
    "dropoff": of_effect(lambda card: card.dropoff),
    "corner": of_effect(lambda card: card.corner),
    "next": following,
    "keeps": keeps,
    "spot": spot,
    "flip": flip,
    "ride": ride,
    "goal": goal,
    "short": short,
    "square": square,
    "builders": builders,
    "buildings": buildings,
    "silver": has("silver"),
    "hand": hand,
    "links": links,
    "markers": markers,
    "approved": has("approved"),
    "deeds": has("deeds"),
    "debts": has("debts"),
    "poverty": end_card("debts_left"),
    "prosperity": end_card("deeds_left"),
    "total": total,
    **{each: points(each) for each in SOURCES},
    **{each.value: has(each.value) for each in Resource},
}


GAMES = Games(RULES, SETUPS, seed=5_000, every=11)


def spoken(hints: int) -> Iterator[list[Said]]:
    """Yield the sentences of a number of hints; only an action brings what it ends with."""
    for seed, view in GAMES.views(hints):
        ends = BEGINS if view.decision.prompt == Prompt.ACTION else BEGINS | RESULTS
        yield sentences_of(RULES, view, seed, ends)


@pytest.mark.clause("WK35", "WK53", "WK111")
@pytest.mark.parametrize(
    ("hints", "causes"),
    [
        pytest.param(many(8, 4, whole=40), 4, marks=pytest.mark.thorough),
        pytest.param(200, 14, marks=pytest.mark.slow),
    ],
)
@pytest.mark.usefixtures("little_effort")
def test_each_number_in_a_hint_is_what_the_engine_counts(hints: int, causes: int) -> None:
    done = checks_of(spoken(hints), CHECKS)
    assert len(done) >= causes, done


def test_actions_have_words_that_the_check_of_goals_knows() -> None:
    assert {each.value for each in Action} == {"trade", "build", "workers", "transcribe"}
