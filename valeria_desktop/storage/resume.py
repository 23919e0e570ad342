"""Resuming a save: replays its choices and compares the game with its snapshot."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from valeria_desktop.kernel.doors import door
from valeria_desktop.kernel.errors import IllegalChoiceError, ValeriaError
from valeria_desktop.kernel.foreign import quoted, shown
from valeria_desktop.kernel.phrases import Phrase, say
from valeria_desktop.kernel.record import Record
from valeria_desktop.storage.migrations import SaveError, damaged

if TYPE_CHECKING:
    from collections.abc import Callable

    from valeria_desktop.kernel.game import Game
    from valeria_desktop.kernel.rules import Games, Rules
    from valeria_desktop.storage.save import SavedGame

_digest_of: Callable[[object], str] = door("valeria_desktop.content.digest:digest_of")


class DifferentReplayError(SaveError):
    """A save whose choices don't lead to its snapshot; the player may continue from either."""

    def __init__(
        self,
        sentence: str,
        from_snapshot: Record | None,
        from_choices: Record,
        *,
        has_other_rules: bool = False,
    ) -> None:
        """Keep both records, or only the one from the choices if the snapshot is damaged."""
        super().__init__(sentence)
        self.is_whole = has_other_rules and from_snapshot is not None
        """The save is undamaged, but another version of the rules played it."""
        self.from_snapshot = from_snapshot
        self.from_choices = from_choices


def replay(saved: SavedGame, games: Games, name: str) -> Record:
    """Replay a save, compare it with its snapshot, and return the record to continue from."""
    record = saved.record(games)
    if len(saved.seats) != saved.setup.players:
        raise SaveError(
            damaged(name, say("there must be {number} players", number=saved.setup.players))
        )
    try:
        game = record.start()
    except ValeriaError as error:
        raise SaveError(
            say("{file} can't be played again: {why}", file=name, why=error.words)
        ) from error
    legal = record.up_to(0)
    problem = ""
    for choice in record.choices:
        try:
            legal.choose(game, choice)
        except IllegalChoiceError:  # its text lists option ids, too long for a player
            problem = say("{choice} can't be chosen now.", choice=quoted(choice))
            break
    if not problem and _digest(game, record.rules) == _shown(saved, record.rules):
        return record
    raise _different(saved, legal, problem, name)


def _digest(game: Game[Any], rules: Rules[Any]) -> str:
    return _digest_of(rules.dump(game))


def _shown(saved: SavedGame, rules: Rules[Any]) -> str:
    """Return the digest of the game in a save's snapshot; empty if it can't be read."""
    if saved.digest:
        return saved.digest
    try:
        return _digest(rules.restore(saved.snapshot), rules)
    except ValeriaError:
        return ""


def _different(saved: SavedGame, legal: Record, problem: str, name: str) -> DifferentReplayError:
    all_of_them, known = len(saved.choices), len(legal.choices)
    what = (
        say(
            "choice {number} of {all} can't be made: {why}",
            number=known + 1,
            all=all_of_them,
            why=problem,
        )
        if problem
        else say("its choices lead elsewhere than to the game it shows.")
    )
    return DifferentReplayError(
        _reason(saved, legal.rules, name, what),
        _from_snapshot(saved, legal.rules),
        legal,
        has_other_rules=saved.rules != legal.rules.version,
    )


def _reason(saved: SavedGame, rules: Rules[Any], name: str, what: str) -> Phrase:
    if saved.rules != rules.version:
        return say(
            "{file} was played by other rules (version {old}; this program plays by version {new}):"
            " {what}",
            file=name,
            old=saved.rules,
            new=rules.version,
            what=what,
        )
    return say(
        "{file} was played by other rules (version {version}) or was changed: {what}",
        file=name,
        version=shown(saved.version),
        what=what,
    )


def _from_snapshot(saved: SavedGame, rules: Rules[Any]) -> Record | None:
    """Return a record that starts at the snapshot, if it is undamaged and has the same set-up."""
    try:
        game = rules.restore(saved.snapshot)
    except ValeriaError:
        return None
    if _digest(game, rules) != _shown(saved, rules) or game.setup != saved.setup:
        return None
    return Record(rules, saved.setup, saved.seed, base=saved.snapshot)
