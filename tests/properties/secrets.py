"""Finding what a seat must not know in what it is shown."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from valeria_desktop.games.valeria.rules.model.cards import Card
from valeria_desktop.games.valeria.rules.model.table import Table
from valeria_desktop.games.valeria.rules.setup import Solo

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from valeria_desktop.games.valeria.rules.game import Game
    from valeria_desktop.games.valeria.rules.model.state import State
    from valeria_desktop.games.valeria.rules.view import View

SMALL = 1 << 32  # a seed below this might equal some other number by chance


def secrets_of(game: Game, seat: int) -> frozenset[Card]:
    """Return every card that this seat can see nowhere, dealt or not."""
    state = game._state
    from_top = reversed(state.pile)
    shown = [card for depth, card in enumerate(from_top) if state.known_pile >> depth & 1]
    shown += [card for place in range(len(state.stacks)) for card in _faces(state, place) if card]
    for player in state.players:
        shown += (*player.citizens, *player.domains, *player.monsters)
        shown += (*player.citizens_down, *player.domains_down)
        shown += [card for _, there in player.laid for card in there]
    for side in (*state.players, state.rival):
        if game.is_over and side is not None and side.duke is not None:
            shown.append(side.duke)
    if state.rival is not None:
        shown += (*state.rival.citizens_down, *state.rival.domains_down)
        shown += (*state.rival.citizens, *state.rival.domains, *state.rival.monsters)
    own = state.players[seat]
    shown += (*own.dealt, *own.secret, *state.banished, *state.lasting)
    catalog = state.table.catalog
    hideable = [*catalog.citizens, *catalog.events, *catalog.domains, *catalog.dukes]
    hideable += [*catalog.event_cards, *catalog.keepsakes, *state.table.layout.cards]
    if state.table.setup.solo is Solo.SIEGE:
        hideable += catalog.monsters  # they lie in the deck with all the others (G1)
    return frozenset(hideable) - frozenset(shown)


def _faces(state: State, place: int) -> tuple[Card | None, ...]:
    """Return a stack as it lies: face-down cards lie below, in a supply above (C37)."""
    stack, hidden = state.stacks[place], state.face_down[place]
    if place in state.table.layout.supplies:
        return stack[: len(stack) - hidden] + (None,) * hidden
    return (None,) * hidden + stack[hidden:]


def leaves(thing: object) -> Iterator[object]:
    """Walk everything a value holds, down to cards, words and numbers.

    What is printed on a card and what the table holds is no secret, so these are not entered.
    """
    if isinstance(thing, Table):
        return
    if isinstance(thing, Card | str | int | Enum) or thing is None:
        yield thing
        return
    for part in _parts(thing):
        yield from leaves(part)


def _parts(thing: object) -> Iterable[object]:
    if isinstance(thing, dict):
        return [*thing.keys(), *thing.values()]
    if isinstance(thing, tuple | list | set | frozenset):
        return thing
    assert not callable(thing), f"{thing!r} can't be walked"
    names = [name for kind in type(thing).__mro__ for name in getattr(kind, "__slots__", ())]
    names += getattr(thing, "__dict__", {})
    return [getattr(thing, name) for name in names if name != "__weakref__"]


def leaks(game: Game, seat: int, *shown: object) -> list[str]:
    """Name every secret of a seat that something shown to it gives away."""
    secrets = secrets_of(game, seat)
    ids = [card.id for card in secrets]
    known = game._state.table.catalog.by_id
    found = []
    for leaf in leaves(shown):
        if isinstance(leaf, Card) and leaf in secrets:
            found.append(leaf.id)
        elif isinstance(leaf, str):
            found += [card_id for card_id in ids if _speaks_of(leaf, card_id, known)]
        elif isinstance(leaf, int) and leaf == game._state.seed >= SMALL:
            found.append("seed")
    return found


def _speaks_of(text: str, part: str, known: Iterable[str]) -> bool:
    """Return whether a text names something, and not only what has a longer name.

    "Daniela the Huntress" says nothing of the Huntress.
    """
    if part not in text:
        return False
    for name in known:
        if part in name and part != name:
            text = text.replace(name, "")
    return part in text


def names_given_away(game: Game, seat: int, sentences: Iterable[str]) -> list[str]:
    """Name every secret card that words shown to a seat speak of.

    Citizens' names are common, and monsters' names are parts of other names: Goblin, Goblin King.
    A monster and an Event may share a name (US2).
    """
    every = [*game._state.table.catalog.all_cards()]
    secret = [c for c in secrets_of(game, seat) if c.kind not in {"citizen", "monster"}]
    shared = {card.name for card in every if card not in secret}
    names = [card.name for card in secret if card.name not in shared]
    known = {card.name for card in every}
    return [name for text in sentences for name in names if _speaks_of(text, name, known)]


def check_views(game: Game) -> None:
    """Check that every seat sees all that is public or its own, and nothing else (S12)."""
    for seat in game.seats:
        view = game.view(seat)
        assert not leaks(game, seat, view)
        _check_players(game, view)
        _check_rival(game, view)
        _check_centre(game, view)


def _check_players(game: Game, view: View) -> None:
    state = game._state
    for seat, (shown, player) in enumerate(zip(view.players, state.players, strict=True)):
        resources = (player.gold, player.strength, player.magic, player.points)
        assert (shown.gold, shown.strength, shown.magic, shown.points) == resources
        cards = (player.starters, player.citizens, player.domains, player.monsters)
        assert (shown.starters, shown.citizens, shown.domains, shown.monsters) == cards
        own = seat == view.seat
        assert shown.dealt == (player.dealt if own else ())
        assert shown.duke is (player.duke if own or game.is_over else None)
        assert shown.secret == (player.secret if own else (None,) * len(player.secret))


def _check_rival(game: Game, view: View) -> None:
    """Check that what the Dark Lord took is seen, and his Duke only when the game is over (D1)."""
    rival, shown = game._state.rival, view.rival
    assert (rival is None) == (shown is None)
    if rival is None or shown is None:
        return
    assert (shown.gold, shown.strength, shown.magic, shown.points) == (0, 0, 0, 0)
    cards = (rival.citizens, rival.domains, rival.monsters)
    assert (shown.citizens, shown.domains, shown.monsters) == cards
    assert (shown.starters, shown.dealt) == ((), ())
    assert shown.duke is (rival.duke if game.is_over else None)


def _check_centre(game: Game, view: View) -> None:
    state = game._state
    assert view.stacks == tuple(_faces(state, place) for place in range(len(state.stacks)))
    assert len(view.pile) == len(state.pile)
    assert (view.turn, view.active, view.first) == (state.turn, state.active, state.first)
    assert view.ending == state.ending
    assert (view.dice, view.tokens) == (state.dice, state.tokens)
    asked = game.decision is not None and game.decision.seat == view.seat
    assert bool(view.decision and view.decision.options) == asked
    assert view.is_over == game.is_over
