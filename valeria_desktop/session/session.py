"""A game on the table: choose, undo and redo; the scenes, the log and the past for windows."""

from __future__ import annotations

from bisect import bisect_right
from typing import TYPE_CHECKING, Any, Self

from attrs import evolve

from valeria_desktop.kernel.errors import IllegalChoiceError
from valeria_desktop.kernel.record import Record
from valeria_desktop.session.choices import (
    MadeChoice,
    Waypoint,
    begin_of_unit,
    ends_turn_before_bot,
    last_person,
    mark,
    others_instead,
    points_by_round,
    refusal,
    results_by_round,
    waypoint_of,
)
from valeria_desktop.session.chronicle import ChoiceResult, Chronicle, moments_of
from valeria_desktop.storage.save import Unsaved

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from valeria_desktop.kernel.decision import Decision
    from valeria_desktop.kernel.game import Game
    from valeria_desktop.kernel.phrases import Phrase
    from valeria_desktop.kernel.rules import Rules, Setup
    from valeria_desktop.kernel.scene import Scene
    from valeria_desktop.kernel.score import Result
    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.session.chronicle import GameMoment, Line


class Session:
    """A game with its seats, its past and its log."""

    def __init__(
        self,
        record: Record,
        seats: tuple[Seat, ...],
        *,
        is_rewound: bool = False,
        without_help: bool = False,
        notes: Sequence[str] = (),
    ) -> None:
        """Play the choices of a record, and continue the game from there."""
        self.seats = seats
        self.is_rewound = is_rewound
        self.without_help = without_help
        """No player gets advice, from the first choice to the last."""
        self.notes = dict(enumerate(notes))
        """What each seat keeps for itself while the game goes on; nobody else is ever shown it."""
        self._take_up(record)

    def _take_up(self, record: Record) -> None:
        self.record = record.up_to(0)
        self._past: list[MadeChoice] = []
        self._future: list[list[str]] = []
        """The choices of each undo or rewind, for redo; the latest is last."""
        self._floor = 0
        self._action: tuple[int, int] | None = None
        self._game: Game[Any] = self.record.start()
        self.chronicle = Chronicle(self._game.turn, self._game.round, len(self.seats))
        self.chronicle.tell(self._game.opening.events)
        for choice in record.choices:
            self._choose(choice)

    @classmethod
    def begin(cls, rules: Rules[Any], setup: Setup, seats: tuple[Seat, ...], seed: int) -> Self:
        """Deal a new game."""
        return cls(Record(rules, setup, seed), seats)

    @property
    def decision(self) -> Decision | None:
        """The open question; None when the game is over."""
        return self._game.decision

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names by seat."""
        return tuple(seat.name for seat in self.seats)

    def sitting(self, viewer: int) -> int:
        """Return the seat before the screen: the asked person's seat, else the last viewer's."""
        decision = self.decision
        if decision is not None and self.seats[decision.seat].is_person:
            return decision.seat
        return viewer

    def scene(self, viewer: int) -> Any:  # noqa: ANN401 - each game has its own scene
        """Return the scene of a seat now."""
        scene = self._look(self._game, viewer)
        others = others_instead(self._past, self._game) if scene.is_asked else ()
        return evolve(scene, instead=others) if others else scene

    def shown(self, viewer: int) -> Any:  # noqa: ANN401 - each game has its own scene
        """Return the scene for the screen: the asked person's, else the last viewer's."""
        return self.scene(self.sitting(viewer)).on_screen()

    def _look(self, game: Game[Any], viewer: int, *, is_public: bool = False) -> Scene:
        scene: Scene = self.rules.scene(game, self.seats, viewer, is_public=is_public)
        return evolve(scene, is_rewound=True) if self.is_rewound else scene

    @property
    def rules(self) -> Rules[Any]:
        """The rules of this game."""
        return self.record.rules

    @property
    def game(self) -> Any:  # noqa: ANN401 - each game has its own
        """The state of the game, for reading only: `choose` is the one way to change it."""
        return self._game

    # --- the past

    def _game_at(self, choices: int) -> Game[Any]:
        return self._past[choices].game if choices < len(self._past) else self._game

    def scene_at(self, choices: int, viewer: int, *, is_public: bool = False) -> Any:  # noqa: ANN401 - each game has its own scene
        """Return a seat's scene after a number of choices; a public scene shows no secrets."""
        return self._look(self._game_at(choices), viewer, is_public=is_public)

    def lines_at(self, choices: int) -> list[Line]:
        """Return the lines of the log after a number of choices."""
        lines = self.chronicle.lines
        return lines[: self._past[choices].lines] if choices < len(self._past) else lines[:]

    def choices_at(self, line: int) -> int:
        """Return the number of choices made up to a line of the log, with the line's own choice."""
        told = [past.lines for past in self._past]
        return bisect_right(told, line)

    def result_at(self, choices: int) -> Result:
        """Return the result of the game as if it had ended after a number of choices."""
        return self._game_at(choices).result()

    def passages(self) -> Iterator[tuple[Any, Any]]:
        """Yield the games before and after each choice, for reading only."""
        for number, past in enumerate(self._past):
            yield past.game, self._game_at(number + 1)

    # --- the save

    def unsaved(self, created: str, title: str = "") -> Unsaved:
        """Return a copy of the game for a save; another thread may write it during play."""
        return Unsaved(
            record=self.record.up_to(len(self.record.choices)),
            seats=self.seats,
            game=self._game.copy(),
            round=self._game.round,
            created=created,
            rewound=self.is_rewound,
            without_help=self.without_help,
            notes=self.kept_notes,
            title=title,
        )

    @property
    def kept_notes(self) -> tuple[str, ...]:
        """All seats' notes for a save; none where nobody has any, or when the game is over."""
        if self.decision is None or not any(self.notes.values()):
            return ()
        return tuple(self.notes.get(seat, "") for seat in range(len(self.seats)))

    def view(self, seat: int) -> Any:  # noqa: ANN401 - each game has its own view
        """Return the view of a seat."""
        return self._game.view(seat)

    def result(self) -> Result:
        """Return the result as if the game ended now; final, and public, when it is over."""
        return self._game.result()

    @property
    def ending(self) -> tuple[str, ...]:
        """The conditions that ended the game; empty while it goes on."""
        return self._game.ending

    def verdict(self) -> Phrase:
        """Return a sentence about the winner and the reason, as if the game ended now."""
        return self._game.verdict(self.names)

    def choose(self, choice: str) -> ChoiceResult:
        """Answer the open question with the id of an option; return the result of the choice."""
        self._game.watch()
        applied = self._choose(choice)
        self._future.clear()
        return applied

    def scene_of(self, moment: GameMoment, viewer: int) -> Any:  # noqa: ANN401 - each game has its own scene
        """Return a seat's scene at a moment in the middle of a choice."""
        return self._look(moment.game, viewer).on_screen()

    def _choose(self, choice: str) -> ChoiceResult:
        decision = self._game.decision
        if decision is None:
            raise IllegalChoiceError("The game is over; nothing can be chosen any more.")
        before, lines = self._game.copy(), len(self.chronicle.lines)
        has_chain = bool(decision.question.chain)
        going_on = self._is_chained(decision) if has_chain else self._would_go_on()
        going_on = going_on and not decision.question.stands_apart
        if has_chain or not going_on:
            is_action = decision.question.begins_action
            self._action = (self._game.turn, self._game.depth) if is_action else None
        outcome = self.record.choose(self._game, choice)
        is_person = self.seats[decision.seat].is_person
        last = last_person(self._past)
        if is_person and last is not None and self._past[last].seat != decision.seat:
            self._floor = len(self._past)
        barrier, seat, begins = outcome.barrier, decision.seat, not going_on
        self._past.append(MadeChoice(before, lines, choice, seat, is_person, begins, barrier))
        lengths = self.chronicle.tell(outcome.events)
        public = tuple(event for event in outcome.events if event.audience is None)
        moments = moments_of(lines, lengths, outcome.moments)
        return ChoiceResult(decision.seat, decision.option(choice), public, moments)

    @property
    def undo_refusal(self) -> Phrase | None:
        """The reason why undo is refused; None if undo is possible."""
        return refusal(self._past, self._floor)

    @property
    def undo_mark(self) -> Phrase | None:
        """The revelation that undo takes back and that marks the game; None without one."""
        return mark(self._past, self._floor)

    @property
    def undo_start(self) -> int | None:
        """The number of choices left after an undo; None if no choice can be taken back."""
        return begin_of_unit(self._past, self._floor)

    @property
    def undoes(self) -> Phrase | None:
        """The words of the first choice that undo takes back; None if undo is refused."""
        first = self.undo_start
        if first is None or self.undo_refusal is not None:
            return None
        return self._moment(first).words

    @property
    def is_turn_over(self) -> bool:
        """Whether a person's turn has just ended and a bot's turn begins."""
        people = [seat.is_person for seat in self.seats]
        return ends_turn_before_bot(self._past, self._game, people)

    def was_answered_by(self, seat: int) -> bool:
        """Return whether the last choice is one of a person's at this seat."""
        last = self._past[-1] if self._past else None
        return last is not None and last.is_person and last.seat == seat

    def undo(self) -> None:
        """Take back the last action of a person; bots' revelations since then mark the game."""
        first = self.undo_start
        if first is None or self.undo_refusal is not None:
            return
        self.is_rewound = self.is_rewound or self.undo_mark is not None
        self._future.append(self.record.choices[first:])
        for past in reversed(self._past[first:]):
            self._step_back(past)

    def _step_back(self, past: MadeChoice) -> None:
        self._past.pop()
        self._game = past.game
        self.record.choices.pop()
        self.chronicle.forget_after(past.lines)
        if past.begins:
            self._action = None

    def waypoints(self) -> tuple[Waypoint, ...]:
        """Return a waypoint for each choice so far, for `rewind`."""
        return tuple(map(self._moment, range(len(self._past))))

    def _moment(self, number: int) -> Waypoint:
        past = self._past[number]
        return waypoint_of(past.game, past.choice, number, begins_action=past.begins)

    def rewind(self, choices: int) -> None:
        """Go back to the game after a number of choices, even past revelations.

        Dice and cards will come out as before, so the game bears a mark from then on. Until
        another choice is made, `redo` brings everything back that came later.
        """
        if not 0 <= choices < len(self._past):
            return
        future = [*self._future, self.record.choices[choices:]]
        self._take_up(self.record.up_to(choices))
        self._future = future
        self.is_rewound = True

    def play_again(self) -> None:
        """Play all choices again, after an error that may have left a choice half done."""
        self._take_up(self.record.up_to(len(self.record.choices)))

    @property
    def can_redo(self) -> bool:
        """Whether `redo` can repeat choices that were taken back."""
        return bool(self._future)

    def redo(self) -> None:
        """Repeat the choices that were taken back last, with the bots' decisions among them."""
        for choice in self._future.pop() if self._future else ():
            self._choose(choice)

    def _would_go_on(self) -> bool:
        """Return whether the open question belongs to the last action."""
        if self._action is None:
            return False
        turn, depth = self._action
        return self._game.turn == turn and self._game.depth >= depth

    def _is_chained(self, decision: Decision) -> bool:
        """Return whether the open question and the last one are of one chain (`Question.chain`)."""
        last = self._past[-1] if self._past else None
        before = None if last is None else last.game.decision
        if last is None or before is None:
            return False
        is_same = (before.question.chain, before.seat) == (decision.question.chain, decision.seat)
        return is_same and last.game.turn == self._game.turn

    def points_by_round(self) -> list[tuple[int, ...]]:
        """Return all players' points after each round, with secret points once the game is over."""
        return points_by_round(self._games())

    def results_by_round(self) -> list[Result]:
        """Return the result after each round of a game that is over, when nothing is secret."""
        return results_by_round(self._games()) if self._game.is_over else []

    def _games(self) -> list[Game[Any]]:
        return [*(past.game for past in self._past), self._game]
