"""The cards of a set-up, and one clear sentence of refusal for each set-up that can't be played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from valeria_desktop.games.valeria.rules.model.cards import Citizen, Domain
from valeria_desktop.games.valeria.rules.model.chance import Purpose
from valeria_desktop.games.valeria.rules.model.event_cards import MonsterEvent
from valeria_desktop.games.valeria.rules.setup import (
    AREAS,
    CUSTOM,
    MAX_PLAYERS,
    MIN_PLAYERS,
    NUMBERS,
    RANDOM,
    SIEGE_DECK,
    Level,
    Solo,
    Variant,
)
from valeria_desktop.kernel.chance import Stream
from valeria_desktop.kernel.errors import SetupError
from valeria_desktop.kernel.foreign import quoted
from valeria_desktop.kernel.phrases import count, say
from valeria_desktop.kernel.setups import check_seed

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from valeria_desktop.games.valeria.rules.model.cards import Card
    from valeria_desktop.games.valeria.rules.model.catalog import Catalog, Preset
    from valeria_desktop.games.valeria.rules.sets import Set
    from valeria_desktop.games.valeria.rules.setup import Setup
    from valeria_desktop.kernel.phrases import Phrase


VARIANTS = {
    Variant.MIXED: say("Mixed citizens"),
    Variant.NO_DUKE: say("No Dukes"),
    Variant.EVENTS: say("Monster Events"),
    Variant.EVENT_CARDS: say("Event cards"),
}
"""The names of the variants."""


@frozen
class ChosenCards:
    """The areas, citizens and domains of a set-up."""

    areas: tuple[str, ...]
    citizens: tuple[Citizen, ...]
    domains: tuple[Domain, ...]


def _refuse(sentence: str) -> None:
    """Refuse with a sentence; a sentence that a window can show has to be a phrase."""
    raise SetupError(sentence)


def check(setup: Setup, catalog: Catalog, seed: int) -> None:
    """Refuse a set-up that can't be played."""
    if setup.level is not Level.STANDARD and setup.solo is not Solo.DARK_LORD:
        why = "the siege has only one" if setup.solo else "leave the level out"
        _refuse(f"The levels belong to the game of the Dark Lord; {why}.")
    if setup.deck != SIEGE_DECK and setup.solo is not Solo.SIEGE:
        _refuse(say("The size of the deck can be chosen for the siege only."))
    if setup.solo is not None:
        _check_solo(setup)
    elif setup.players == 1:
        _refuse(say("One player needs a solo game; choose one, or 2 to 5 players."))
    elif not MIN_PLAYERS <= setup.players <= MAX_PLAYERS:
        _refuse(say("This game is for 2 to 5 players, not {number}.", number=setup.players))
    check_seed(seed)
    _check_sets(setup, catalog)
    _check_preset(setup, catalog)
    _check_events(setup, catalog)
    _check_event_cards(setup, catalog)
    if setup.solo is Solo.SIEGE:
        _check_deck(setup, catalog, seed)


def _check_sets(setup: Setup, catalog: Catalog) -> None:
    """Refuse sets that the cards aren't of, or that don't go together (X1, X24, X25)."""
    names = {each.id for each in catalog.sets}
    if names != setup.sets:
        there = ", ".join(sorted(names)) or "no set"
        _refuse(f"The cards are those of {there}; the set-up names {sorted(setup.sets)}.")
    for each in catalog.sets:
        refusal = refusal_of_set(each, catalog.sets, setup)
        if refusal is not None:
            _refuse(refusal)


def refusal_of_set(one: Set, beside: Iterable[Set], setup: Setup) -> Phrase | None:
    """Return the reason why a set can't be played beside others in a set-up; None if it can."""
    for other in beside:
        if other.id in one.not_with or one.id in other.not_with:
            return say(
                "{set} and {other} can't be played together; leave one of them out.",
                set=one.name,
                other=other.name,
            )
    if setup.solo is not None and setup.solo not in one.solo:
        return say("{set} takes no part in this solo game; leave it out.", set=one.name)
    for variant in sorted(one.needs - setup.variants):
        return say(
            "{set} needs the variant “{variant}”; turn it on.",
            set=one.name,
            variant=VARIANTS[variant],
        )
    return None


def _check_deck(setup: Setup, catalog: Catalog, seed: int) -> None:
    chosen = chosen_cards(setup, catalog, seed)
    most = (len(siege_cards(setup, catalog, chosen)) // 3) * 3
    if setup.deck % 3 or not SIEGE_DECK <= setup.deck <= most:
        _refuse(
            f"The deck of the siege can't have {setup.deck} cards; choose a multiple of 3 from "
            f"{SIEGE_DECK} to {most}."
        )


def siege_cards(setup: Setup, catalog: Catalog, chosen: ChosenCards) -> list[Card]:
    """Return all cards that a deck of the siege could hold: the longest game (G1)."""
    monsters = [
        card
        for area in chosen.areas
        for card in catalog.areas[area]
        for _ in range(card.copies_for(setup.players, setup.edition))
    ]
    citizens = [card for card in chosen.citizens for _ in range(card.copies)]
    return [*monsters, *citizens, *chosen.domains]


def _check_solo(setup: Setup) -> None:
    if setup.players != 1:
        _refuse(say("A solo game is for one player, not for {number}.", number=setup.players))
    if not setup.has_dukes:
        _refuse(say("The variant “No Dukes” is for 2 to 5 players; a solo game needs Dukes."))
    if setup.has_event_cards:
        _refuse(say("Event cards are for 2 to 5 players; a solo game is played without them."))
    if setup.solo is Solo.SIEGE and (setup.mixed or setup.has_events):
        _refuse(
            say("The siege is played without mixed citizens and Monster Events; leave them out.")
        )


def _check_preset(setup: Setup, catalog: Catalog) -> None:
    if setup.preset not in {RANDOM, CUSTOM, *(preset.id for preset in catalog.presets)}:
        _refuse(f"There is no preset {quoted(setup.preset)}; choose another one.")
    if setup.preset != CUSTOM and (setup.areas or setup.citizens or setup.without):
        _refuse("Areas, citizens and domains can be chosen only with the preset 'Custom'.")
    if setup.preset == CUSTOM:
        _check_areas(setup.areas, catalog)
        _check_citizens(setup, catalog)
        _check_without(setup, catalog)


def _check_areas(areas: tuple[str, ...], catalog: Catalog) -> None:
    for area in areas:
        if area not in catalog.areas:
            _refuse(f"There is no area {quoted(area)}; choose from {', '.join(catalog.areas)}.")
    if len(set(areas)) != len(areas):
        _refuse(say("An area was chosen twice; choose five different areas."))
    if len(areas) != AREAS:
        _refuse(
            count(
                len(areas),
                "{number} area was chosen; choose exactly five.",
                "{number} areas were chosen; choose exactly five.",
            )
        )


def _check_citizens(setup: Setup, catalog: Catalog) -> None:
    if setup.mixed:
        if setup.citizens:
            _refuse(say("Mixed citizens uses all citizens; choose none."))
        return
    cards = [_known(catalog, card, Citizen, "citizen") for card in setup.citizens]
    for numbers, group in catalog.numbers.items():
        chosen = [card for card in cards if card in group]
        if len(chosen) != 1:
            label = "/".join(map(str, numbers))
            choices = " or ".join(card.name for card in group)
            _refuse(f"{len(chosen)} citizens were chosen for {label}; choose one: {choices}.")
    if len(cards) != NUMBERS:
        _refuse(
            say(
                "{number} citizens were chosen; choose one for each of the ten numbers.",
                number=len(cards),
            )
        )


def _check_without(setup: Setup, catalog: Catalog) -> None:
    left_out = {_known(catalog, card, Domain, "domain") for card in setup.without}
    needed = AREAS * setup.domains_in_a_stack
    left = len(catalog.domains) - len(left_out)
    if left < needed:
        _refuse(
            say(
                "The game needs {needed} domains; only {left} take part. Put {fewer} back.",
                left=left,
                needed=needed,
                fewer=needed - left,
            )
        )


def _check_events(setup: Setup, catalog: Catalog) -> None:
    there = catalog.events_of(setup.edition)
    if setup.has_events and not there:
        _refuse(
            say(
                "Monster Events belong to the second edition; choose that one or play without them."
            )
        )
    if setup.has_events and len(there) < setup.players:
        _refuse(
            say(
                "The game needs {needed} Monster Events; there are {there}.",
                needed=setup.players,
                there=len(there),
            )
        )
    _check_chosen_events(setup, catalog, there)


def _check_chosen_events(setup: Setup, catalog: Catalog, there: tuple[MonsterEvent, ...]) -> None:
    if setup.events and not setup.has_events:
        _refuse("Monster Events were chosen without the variant 'Monster Events'; add it.")
    chosen = [_known(catalog, card, MonsterEvent, "Monster Event") for card in setup.events]
    for card in chosen:
        if card not in there:
            _refuse(
                say(
                    "{card} belongs to the other edition; choose another Monster Event.",
                    card=card.name,
                )
            )
    if len(set(chosen)) != len(chosen):
        _refuse("A Monster Event was chosen twice; there is one of each.")
    if len(chosen) > setup.players:
        _refuse(
            f"{len(chosen)} Monster Events were chosen; choose at most {setup.players}, one for "
            "each player."
        )


def _check_event_cards(setup: Setup, catalog: Catalog) -> None:
    """Refuse Event cards that the expansions in use don't have (FF2, FF3)."""
    if not setup.has_event_cards:
        if setup.event_cards or setup.laying:
            _refuse("Event cards were chosen without the variant 'Event cards'; add it.")
        return
    there = catalog.event_cards
    if not there:
        _refuse(say("Event cards come with expansions; choose one that has some."))
    if len(there) < setup.players:
        _refuse(
            say(
                "The game needs {needed} Event cards; your expansions have {there}.",
                needed=setup.players,
                there=len(there),
            )
        )
    _check_chosen_cards(setup, [card.id for card in there])


def _check_chosen_cards(setup: Setup, there: list[str]) -> None:
    for card_id in setup.event_cards:
        if card_id not in there:
            _refuse(f"There is no Event card {quoted(card_id)}; choose from {', '.join(there)}.")
    if len(set(setup.event_cards)) != len(setup.event_cards):
        _refuse("An Event card was chosen twice; there is one of each.")
    if len(setup.event_cards) > setup.players:
        _refuse(
            f"{len(setup.event_cards)} Event cards were chosen; choose at most {setup.players}, "
            "one for each player."
        )


def _known(catalog: Catalog, card_id: str, kind: type[Card], name: str) -> Card:
    card = catalog.by_id.get(card_id)
    if not isinstance(card, kind):
        raise SetupError(f"There is no {name} {quoted(card_id)}; see docs/cards.md for the ids.")
    return card


def chosen_cards(setup: Setup, catalog: Catalog, seed: int) -> ChosenCards:
    """Work out the areas, citizens and domains of a checked set-up."""
    if setup.preset == RANDOM:
        return _random_cards(setup, catalog, seed)
    if setup.preset == CUSTOM:
        return _select(setup, catalog, setup.areas, setup.citizens, setup.without)
    preset: Preset = next(preset for preset in catalog.presets if preset.id == setup.preset)
    return _select(setup, catalog, preset.areas, preset.citizens, preset.without)


def _select(
    setup: Setup,
    catalog: Catalog,
    areas: Sequence[str],
    citizens: Sequence[str],
    without: Sequence[str],
) -> ChosenCards:
    kinds = (
        catalog.citizens
        if setup.mixed
        else [card for card in catalog.citizens if card.id in citizens]
    )
    domains = [domain for domain in catalog.domains if domain.id not in without]
    ordered = sorted(kinds, key=lambda card: card.numbers)
    return ChosenCards(tuple(areas), tuple(ordered), tuple(domains))


def _random_cards(setup: Setup, catalog: Catalog, seed: int) -> ChosenCards:
    areas = sorted(catalog.areas)
    Stream(seed, Purpose.AREAS).shuffle(areas)
    pick = Stream(seed, Purpose.CITIZENS)
    citizens = [group[pick.below(len(group))].id for group in catalog.numbers.values()]
    return _select(setup, catalog, areas[:AREAS], citizens, ())
