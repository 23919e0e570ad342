"""A game of the engine as the core in C writes it: options and states as numbers."""

from __future__ import annotations

from functools import singledispatch
from typing import TYPE_CHECKING, Any

from valeria_desktop.games.valeria.native.vocabulary import NONE, amounts_as_numbers
from valeria_desktop.games.valeria.rules.effects import acting, centre, combined, takes, tokens
from valeria_desktop.games.valeria.rules.model import options
from valeria_desktop.games.valeria.rules.model.amounts import NOTHING, Amounts, Resource
from valeria_desktop.games.valeria.rules.modes import result as result_of
from valeria_desktop.games.valeria.solo import effects as solo_effects
from valeria_desktop.games.valeria.solo import options as solo_options

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.native.tables import CatalogNumbers
    from valeria_desktop.games.valeria.rules.model.cards import Card
    from valeria_desktop.games.valeria.rules.model.effect import Effect
    from valeria_desktop.games.valeria.rules.model.player import Player
    from valeria_desktop.games.valeria.rules.model.state import State
    from valeria_desktop.kernel.options import Option

_OPTIONS = (
    *("keep", "roll", "change", "keep dice", "slay", "recruit", "build", "gain", "pay", "way"),
    *("done", "event", "fill", "first", "attack", "leave", "hide"),
)
_WAYS: tuple[type[Effect], ...] = (
    *(centre.CitizenFrom, centre.GiveBack, acting.SlayAt, tokens.TokenOn, combined.Exchange),
    *(takes.TakeFrom, takes.TakeMonsterFrom, solo_effects.PileMonsterFrom),
    *(solo_effects.PileCitizenFrom, solo_effects.LaidOnPile),
)
_ENDINGS = ("monsters", "domains", "exhausted", "overrun", "siege")
Coded = tuple[int, ...]


def code(  # noqa: PLR0917 - an option has this many parts
    kind: str,
    place: int = 0,
    card: int = 0,
    height: int = 0,
    number: int = 0,
    amounts: Amounts = NOTHING,
    way: tuple[int, int, int] = (0, 0, 0),
) -> Coded:
    """Write an option; a way has its kind, its cause and its effect."""
    which, cause, effect = way
    return (
        *(_OPTIONS.index(kind), which, place, card, cause, effect, height, number),
        *amounts_as_numbers(amounts),
    )


@singledispatch
def option_code(option: Option, numbers: CatalogNumbers) -> Coded:
    """Write an option as the core does."""
    simple = {options.ROLL_DICE: "roll", options.KEEP_DICE: "keep dice", options.DONE: "done"}
    return code(simple[option])


@option_code.register(options.KeepDuke)
def _(option: options.KeepDuke, numbers: CatalogNumbers) -> Coded:
    return code("keep", card=numbers.card[option.duke])


@option_code.register(options.ChangeDie)
def _(option: options.ChangeDie, numbers: CatalogNumbers) -> Coded:
    card = numbers.card[option.card]
    return code("change", option.die, card, number=option.number, amounts=Amounts(option.gold))


@option_code.register(options.ActAt)
def _(option: options.ActAt, numbers: CatalogNumbers) -> Coded:
    return code(option.action.value, option.place)


@option_code.register(options.GainResource)
def _(option: options.GainResource, numbers: CatalogNumbers) -> Coded:
    return code("gain", list(Resource).index(option.resource))


@option_code.register(options.Pay)
def _(option: options.Pay, numbers: CatalogNumbers) -> Coded:
    return code("pay", amounts=option.amounts)


_AtPlace = options.TriggerEvent | options.FillPlace | solo_options.AttackColumn


@option_code.register(_AtPlace)
def _(option: _AtPlace, numbers: CatalogNumbers) -> Coded:
    return code(option.id.split()[0], option.place)


@option_code.register(solo_options.Surrender)
def _(option: solo_options.Surrender, numbers: CatalogNumbers) -> Coded:
    """Another card at the same place is another choice: a plan may not fit another world."""
    return code("leave", option.place, numbers.card[option.card])


@option_code.register(solo_options.AttackFirst)
def _(option: solo_options.AttackFirst, numbers: CatalogNumbers) -> Coded:
    return code("first", option.die)


@option_code.register(solo_options.Hide)
def _(option: solo_options.Hide, numbers: CatalogNumbers) -> Coded:
    return code("hide", option.place, height=option.source)


@option_code.register(options.UseWay)
def _(option: options.UseWay, numbers: CatalogNumbers) -> Coded:
    way, cause = option.way, numbers.card[option.cause]
    if type(way) not in _WAYS:
        return code("way", way=(0, cause, numbers.effects[way]))
    had = getattr(way, "gain", None) or getattr(way, "get", None)
    card = getattr(way, "card", None)
    return code(
        "way",
        getattr(way, "place", getattr(way, "victim", 0)),
        numbers.card[card] if card else 0,
        getattr(way, "height", 0),
        amounts=getattr(way, "amounts", getattr(way, "pay", NOTHING)),
        way=(_WAYS.index(type(way)) + 1, cause, numbers.effects[had] if had else 0),
    )


def state_code(state: State, numbers: CatalogNumbers) -> tuple[Any, ...]:
    """Write a state as the core does, but for its agenda."""
    number = numbers.card.__getitem__
    sides = [*state.players, *([state.rival] if state.rival else [])]
    return (
        state.seed,
        state.turn,
        state.first,
        state.active,
        state.dice,
        sum(1 << _ENDINGS.index(why) for why in state.ending),
        state.draws,
        state.known_pile.bit_length(),
        tuple(map(number, state.pile)),
        tuple((t.place, t.height, *amounts_as_numbers(t.amounts)[:3]) for t in state.tokens),
        tuple(
            (hidden, tuple(map(number, stack)))
            for hidden, stack in zip(state.face_down, state.stacks, strict=True)
        ),
        tuple(_player_code(player, numbers) for player in sides),
    )


def _player_code(player: Player, numbers: CatalogNumbers) -> tuple[Any, ...]:
    def cards(owned: tuple[Card, ...]) -> tuple[int, ...]:
        return tuple(numbers.card[card] for card in owned)

    dealt = (*cards(player.dealt), NONE, NONE)[:2]
    return (
        *(player.gold, player.strength, player.magic, player.points),
        numbers.card[player.duke] if player.duke else NONE,
        dealt,
        cards(player.citizens),
        cards(player.domains),
        cards(player.monsters),
    )


def scores_code(state: State) -> tuple[tuple[int, int], ...]:
    """Write the scores as the core does."""
    result = result_of(state)
    scores = tuple((score.total, score.tie_break) for score in result.scores)
    return (*scores, (result.rival.total, 0)) if result.rival else scores
