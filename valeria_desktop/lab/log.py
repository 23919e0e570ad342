"""A whole game as a readable log: the set-up, a block for every turn, the final scores."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING

from valeria_desktop.games.valeria.files.loader import shipped_catalog
from valeria_desktop.games.valeria.rules.game import new_game
from valeria_desktop.games.valeria.rules.model.amounts import Amounts, amount_words
from valeria_desktop.games.valeria.rules.model.options import Pay
from valeria_desktop.games.valeria.rules.model.targets import DOMAIN_PLACES
from valeria_desktop.games.valeria.rules.setup import Solo
from valeria_desktop.kernel.events import AnsweredItself, TurnBegan
from valeria_desktop.kernel.phrases import count, join
from valeria_desktop.lab.play import make_bots, seat_bots
from valeria_desktop.lab.words import EDITIONS, preset_words, variant_words

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from valeria_desktop.games.valeria.rules.game import Game
    from valeria_desktop.games.valeria.rules.setup import Setup
    from valeria_desktop.games.valeria.rules.view import PlayerView
    from valeria_desktop.kernel.decision import Decision
    from valeria_desktop.kernel.events import Event
    from valeria_desktop.kernel.options import Option
    from valeria_desktop.kernel.phrases import Phrase
    from valeria_desktop.kernel.record import Record
    from valeria_desktop.kernel.score import Score
    from valeria_desktop.storage.save import SavedGame

RIVAL = "The Dark Lord"
NAMES = ("Ada", "Bruno", "Clara", "Dario", "Edda")


def game_log(setup: Setup, bots: Sequence[str], seed: int) -> Iterator[str]:
    """Play a game between bots and tell it line by line, secrets included."""
    game = new_game(setup, shipped_catalog(), seed)
    names = NAMES[: setup.players]
    kinds = seat_bots(bots, setup.players)
    seated = make_bots(kinds, seed)

    def answer(decision: Decision) -> Option:
        return seated[decision.seat].choose(game.view(decision.seat), decision)

    return chain(
        _header(game, names, kinds, seed),
        _turns(game, names, answer),
        _ending(game, names),
    )


def saved_log(saved: SavedGame, record: Record) -> Iterator[str]:
    """Tell a saved game line by line; while it is not over, only what everybody knows."""
    game = record.start()
    names = tuple(seat.name for seat in saved.seats)
    kinds = tuple(seat.bot or "person" for seat in saved.seats)
    choices = iter(record.choices)

    def answer(decision: Decision) -> Option | None:
        choice = next(choices, None)
        return None if choice is None else decision.option(choice)

    yield from _header(game, names, kinds, record.seed)
    if saved.rewound:
        yield "This game was rewound."
        yield ""
    yield from _turns(game, names, answer, is_public=not saved.is_over)
    if game.decision is None:
        yield from _ending(game, names)
    else:
        yield ""
        yield f"The game goes on: {names[game.decision.seat]} decides next."


def _header(game: Game, names: Sequence[str], kinds: Sequence[str], seed: int) -> Iterator[str]:
    table = game.table
    setup = table.setup
    view = game.view(0)
    yield f"{_kind(setup)}, {EDITIONS[setup.edition]}, seed {seed}"
    yield ""
    yield f"Set-up    {', '.join([preset_words(setup.preset), *variant_words(setup.variants)])}"
    seats = [f"{name} ({kind})" for name, kind in zip(names, kinds, strict=True)]
    begins = "" if setup.solo else f"; {names[view.first]} begins"
    yield f"{'Player ' if setup.solo else 'Players'}   {', '.join(seats)}{begins}"
    yield f"Areas     {', '.join(table.areas)}"
    if setup.mixed:
        yield "Citizens  all, mixed by number"
    else:
        yield f"Citizens  {', '.join(citizen.name for citizen in table.citizens)}"
    tops = [card for place in DOMAIN_PLACES if (card := view.top(place))]
    if tops:
        yield f"Domains   face up: {', '.join(card.name for card in tops)}"
    yield ""


def _kind(setup: Setup) -> str:
    if setup.solo is Solo.DARK_LORD:
        return f"A game against the Dark Lord, {setup.level}"
    if setup.solo is Solo.SIEGE:
        return f"A siege of {setup.deck} cards"
    return f"A game of {setup.players}"


def _turns(
    game: Game,
    names: tuple[str, ...],
    answer: Callable[[Decision], Option | None],
    *,
    is_public: bool = False,
) -> Iterator[str]:
    """Tell what happens until the game is over or nobody answers."""
    yield from _events(game, names, game.opening.events, is_public=is_public)
    while (decision := game.decision) is not None:
        option = answer(decision)
        if option is None:
            return
        if len(decision.options) > 1 and not (is_public and decision.is_secret):
            yield f"  > {names[decision.seat]}: {option.words()}"
        yield from _events(game, names, game.choose(option).events, is_public=is_public)


def _events(
    game: Game, names: tuple[str, ...], events: Sequence[Event], *, is_public: bool
) -> Iterator[str]:
    for event in events:
        if isinstance(event, TurnBegan):
            yield ""
            yield str(event.words(names))
            yield from _holdings(game, names)
        elif not _is_told_twice(event) and not (is_public and event.audience is not None):
            yield f"    {event.words(names)}"


def _is_told_twice(event: Event) -> bool:
    """Tell whether the next event says the same: a price that can be paid in one way only."""
    return isinstance(event, AnsweredItself) and isinstance(event.option, Pay)


def _holdings(game: Game, names: tuple[str, ...]) -> Iterator[str]:
    """Say what everybody has; a turn begins with a question, so nothing has happened since."""
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
            (player.citizens, "{number} Citizen", "{number} Citizens"),
            (player.domains, "{number} Domain", "{number} Domains"),
            (player.monsters, "{number} Monster", "{number} Monsters"),
        )
        if cards
    ]
    return join(held)


def _ending(game: Game, names: Sequence[str]) -> Iterator[str]:
    result = game.result()
    yield ""
    yield "Final scores"
    for score in result.scores:
        yield from _score(names[score.seat], score)
    if result.rival:
        yield from _score(RIVAL, result.rival)
    yield ""
    yield str(game.verdict(names))


def _score(name: str, score: Score) -> Iterator[str]:
    yield ""
    yield f"{name}: {score.total}"
    for line in score.lines:
        yield f"  {line.points:3}  {line.cause}"
