"""The parts of a readable log that only Valeria has: the set-up's name, and the holdings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valeria.lab.setup_words import (
    EDITIONS,
    preset_words,
    set_words,
    variant_words,
)
from valeria_desktop.games.valeria.rules.model.amounts import Amounts, amount_words
from valeria_desktop.games.valeria.rules.model.holdings import scored_citizens, scored_domains
from valeria_desktop.games.valeria.rules.rows import DOMAINS
from valeria_desktop.games.valeria.rules.setup import Solo
from valeria_desktop.kernel.phrases import count, join

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from valeria_desktop.games.valeria.rules.game import Game
    from valeria_desktop.games.valeria.rules.setup import Setup
    from valeria_desktop.games.valeria.rules.view import PlayerView
    from valeria_desktop.kernel.phrases import Phrase


RIVAL = "The Dark Lord"


def header(game: Game, names: Sequence[str], kinds: Sequence[str], seed: int) -> Iterator[str]:
    """Yield the lines on the set-up, the players and the open cards."""
    table = game.table
    setup = table.setup
    view = game.view(0)
    yield f"{_kind(setup)}, {EDITIONS[setup.edition]}, seed {seed}"
    yield ""
    cards = preset_words(setup.preset, setup.sets)
    words = [cards, *variant_words(setup.variants), *set_words(setup.sets)]
    yield f"Set-up    {', '.join(words)}"
    seats = [f"{name} ({kind})" for name, kind in zip(names, kinds, strict=True)]
    begins = "" if setup.solo else f"; {names[view.first]} begins"
    yield f"{'Player ' if setup.solo else 'Players'}   {', '.join(seats)}{begins}"
    yield f"Areas     {', '.join(table.areas)}"
    if setup.mixed:
        yield "Citizens  all, mixed by number"
    else:
        yield f"Citizens  {', '.join(citizen.name for citizen in table.citizens)}"
    tops = [card for place in DOMAINS.places if (card := view.top(place))]
    if tops:
        yield f"Domains   face up: {', '.join(card.name for card in tops)}"
    yield ""


def _kind(setup: Setup) -> str:
    if setup.solo is Solo.DARK_LORD:
        return f"A game against the Dark Lord, {setup.level}"
    if setup.solo is Solo.SIEGE:
        return f"A siege of {setup.deck} cards"
    return f"A game of {setup.players}"


def holdings(game: Game, names: Sequence[str]) -> Iterator[str]:
    """Yield a line on each player's holdings, as the log shows them at the beginning of a turn."""
    view = game.view(0)
    for name, player in zip(names, view.players, strict=True):
        yield f"  {name} has {_held(player)}"
    if view.rival:
        yield f"  {RIVAL} has {_held(view.rival)}"


def _held(player: PlayerView) -> Phrase:
    amounts = Amounts(player.gold, player.strength, player.magic, player.points)
    held = [amount_words(kind, number) for kind, number in amounts]
    held += [
        count(len(cards), one, many)
        for cards, one, many in (
            (scored_citizens(player), "{number} Citizen", "{number} Citizens"),
            (scored_domains(player), "{number} Domain", "{number} Domains"),
            (player.monsters, "{number} Monster", "{number} Monsters"),
        )
        if cards
    ]
    return join(held)
