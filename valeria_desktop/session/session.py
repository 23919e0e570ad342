"""A game on the table: answers given, taken back and given again; what everyone may look at."""

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
    waypoint_of,
)
from valeria_desktop.session.chronicle import ChoiceResult, Chronicle, moments_of
from valeria_desktop.storage.save import Unsaved

if TYPE_CHECKING:
    from collections.abc import Iterator

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
    ) -> None:
        """Take up a game where its record ends."""
        self.seats = seats
        self.is_rewound = is_rewound
        self.without_help = without_help
        """Nobody is told what would be best, from the first choice to the last."""
        self._take_up(record)

    def _take_up(self, record: Record) -> None:
        self.record = record.up_to(0)
        self._past: list[MadeChoice] = []
        self._future: list[list[str]] = []
        """Each time something was taken back, the choices that were."""
        self._floor = 0
        self._action: tuple[int, int] | None = None
        self._game: Game[Any] = self.record.start()
        self.chronicle = Chronicle(self._game.turn, self._game.round)
        self.chronicle.tell(self._game.opening.events)
        for choice in record.choices:
            self._choose(choice)

    @classmethod
    def begin(cls, rules: Rules[Any], setup: Setup, seats: tuple[Seat, ...], seed: int) -> Self:
        """Deal a new game."""
        return cls(Record(rules, setup, seed), seats)

    @property
    def decision(self) -> Decision | None:
        """The open question; nothing when the game is over."""
        return self._game.decision

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names by seat."""
        return tuple(seat.name for seat in self.seats)

    def sitting(self, viewer: int) -> int:
        """Tell who sits before the screen: the person who is asked, else its holder last."""
        decision = self.decision
        if decision is not None and self.seats[decision.seat].is_person:
            return decision.seat
        return viewer

    def scene(self, viewer: int) -> Any:  # noqa: ANN401 - each game has its own scene
        """Return the table as a seat sees it."""
        scene = self._look(self._game, viewer)
        others = others_instead(self._past, self._game) if scene.is_asked else ()
        return evolve(scene, instead=others) if others else scene

    def shown(self, viewer: int) -> Any:  # noqa: ANN401 - each game has its own scene
        """Return the scene on the screen, as the last viewer saw it."""
        return self.scene(self.sitting(viewer)).on_screen()

    def _look(self, game: Game[Any], viewer: int, *, is_public: bool = False) -> Scene:
        scene: Scene = self.rules.scene(game, self.seats, viewer, is_public=is_public)
        return evolve(scene, is_rewound=True) if self.is_rewound else scene

    @property
    def rules(self) -> Rules[Any]:
        """The game that is played."""
        return self.record.rules

    @property
    def game(self) -> Any:  # noqa: ANN401 - each game has its own
        """The game as it stands, to be looked at only: what is chosen goes through `choose`."""
        return self._game

    # --- the past

    def _game_at(self, choices: int) -> Game[Any]:
        return self._past[choices].game if choices < len(self._past) else self._game

    def scene_at(self, choices: int, viewer: int, *, is_public: bool = False) -> Any:  # noqa: ANN401 - each game has its own scene
        """Return a seat's scene after a number of choices, or everyone's deeds from there."""
        return self._look(self._game_at(choices), viewer, is_public=is_public)

    def lines_at(self, choices: int) -> list[Line]:
        """Return the log as it was after a number of choices."""
        lines = self.chronicle.lines
        return lines[: self._past[choices].lines] if choices < len(self._past) else lines[:]

    def choices_at(self, line: int) -> int:
        """Count the choices that had been made when a line of the log had been told."""
        told = [past.lines for past in self._past]
        return bisect_right(told, line)

    def result_at(self, choices: int) -> Result:
        """Return the score as if the game had ended after a number of choices."""
        return self._game_at(choices).result()

    def passages(self) -> Iterator[tuple[Any, Any]]:
        """Return each choice as the games before and after it, to be looked at only."""
        for number, past in enumerate(self._past):
            yield past.game, self._game_at(number + 1)

    # --- what is kept

    def unsaved(self, created: str, title: str = "") -> Unsaved:
        """Return the game to save; it can be written while the game goes on."""
        return Unsaved(
            record=self.record.up_to(len(self.record.choices)),
            seats=self.seats,
            game=self._game.copy(),
            round=self._game.round,
            created=created,
            rewound=self.is_rewound,
            without_help=self.without_help,
            title=title,
        )

    def view(self, seat: int) -> Any:  # noqa: ANN401 - each game has its own view
        """Return all that a seat may know."""
        return self._game.view(seat)

    def result(self) -> Result:
        """Return the score as if the game ended now; final, and no secret, when it is over."""
        return self._game.result()

    @property
    def ending(self) -> tuple[str, ...]:
        """What ended the game; nothing while it goes on."""
        return self._game.ending

    def verdict(self) -> Phrase:
        """Say who won and why, as if the game ended now."""
        return self._game.verdict(self.names)

    def choose(self, choice: str) -> ChoiceResult:
        """Answer the open question by the id of an option."""
        self._game.watch()
        applied = self._choose(choice)
        self._future.clear()
        return applied

    def scene_of(self, moment: GameMoment, viewer: int) -> Any:  # noqa: ANN401 - each game has its own scene
        """Return a seat's scene in the middle of a choice."""
        return self._look(moment.game, viewer).on_screen()

    def _choose(self, choice: str) -> ChoiceResult:
        decision = self._game.decision
        if decision is None:
            raise IllegalChoiceError("The game is over; nothing can be chosen any more.")
        before, lines = self._game.copy(), len(self.chronicle.lines)
        going_on = self._would_go_on()
        if not going_on:
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
        """Say why nothing can be taken back; nothing if it can."""
        return refusal(self._past, self._floor)

    @property
    def undo_mark(self) -> Phrase | None:
        """Say what came to light, if undo goes back over it and so leaves a mark."""
        return mark(self._past, self._floor)

    @property
    def undo_start(self) -> int | None:
        """How many choices undo leaves."""
        return begin_of_unit(self._past, self._floor)

    @property
    def undoes(self) -> Phrase | None:
        """Say what undo takes back; nothing if it takes nothing."""
        first = self.undo_start
        if first is None or self.undo_refusal is not None:
            return None
        return self._moment(first).words

    @property
    def is_turn_over(self) -> bool:
        """Whether a person's turn has just ended, and a bot's begins."""
        people = [seat.is_person for seat in self.seats]
        return ends_turn_before_bot(self._past, self._game, people)

    def undo(self) -> None:
        """Take the last action of a person back; what bots brought to light leaves a mark."""
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
        """Return all choices so far, to be gone back to."""
        return tuple(map(self._moment, range(len(self._past))))

    def _moment(self, number: int) -> Waypoint:
        past = self._past[number]
        return waypoint_of(past.game, past.choice, number, begins_action=past.begins)

    def rewind(self, choices: int) -> None:
        """Go back to where a number of choices had been made, whatever has come to light since.

        Chance comes out as before, so the game bears a mark from then on.
        """
        if not 0 <= choices < len(self._past):
            return
        self._take_up(self.record.up_to(choices))
        self.is_rewound = True

    def play_again(self) -> None:
        """Play all choices again, as an error may have left the game half done."""
        self._take_up(self.record.up_to(len(self.record.choices)))

    @property
    def can_redo(self) -> bool:
        """Whether something was taken back that can be done again."""
        return bool(self._future)

    def redo(self) -> None:
        """Do again what was taken back last, with what bots decided then."""
        for choice in self._future.pop() if self._future else ():
            self._choose(choice)

    def _would_go_on(self) -> bool:
        """Tell whether the open question belongs to the action taken last."""
        if self._action is None:
            return False
        turn, depth = self._action
        return self._game.turn == turn and self._game.depth >= depth

    def points_by_round(self) -> list[tuple[int, ...]]:
        """Return everyone's score at the end of each round; secrets count once the game is over."""
        return points_by_round([*(past.game for past in self._past), self._game])
