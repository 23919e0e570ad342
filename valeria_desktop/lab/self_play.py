"""Games to learn from, played in Python: for games that have no core of their own."""

from __future__ import annotations

from array import array
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define, evolve, field, frozen

from valeria_desktop.bots.levels import make_player
from valeria_desktop.bots.look import is_plain, lead
from valeria_desktop.bots.meter import Nodes
from valeria_desktop.bots.net import Glance, Layer, Net
from valeria_desktop.bots.registry import levels_of, make_bot
from valeria_desktop.bots.search import Search, SearchBot, Skill
from valeria_desktop.bots.weights import Weights, names_in, read_weights_text
from valeria_desktop.kernel.chance import Stream, draw
from valeria_desktop.lab.book import FOLLOWS, Course, Learning, TrainingSamples
from valeria_desktop.lab.errors import share_error
from valeria_desktop.lab.play import check_version

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

    from valeria_desktop.bots.learned import Look
    from valeria_desktop.bots.weights import Blocks
    from valeria_desktop.kernel.game import Game
    from valeria_desktop.kernel.rules import Bot, Rules, Worth
    from valeria_desktop.lab.book import LearningTask

_T = TypeVar("_T")
_Samples = tuple["array[float]", "array[float]"]
"""The inputs of some moments, and their targets."""
_GAMES, _DEALS = 131, 132  # random streams of a seed
_FINE = 1 << 32
_NEVER = -1
"""No round: rounds are counted from 0, before the first turn."""
LOOK = "look"
"""Who looks one step ahead by the last round's weights, and overlooks nothing."""
_IN_WORDS = {2: "two", 3: "three", 4: "four", 5: "five"}


def courses_from_hand(
    *, players: Iterable[int], each: int, games: int, part: int, opening: int
) -> dict[str, Course]:
    """Return the recipe of a slow game whose values begin as the worth by hand, with all features.

    A moment learns mostly from what the player was promised a little later: of the result alone a
    few hundred games are too few to tell fifty features apart. Openings at random bring positions
    that no player of sense would come to, so that what they are worth can be learned.
    """
    return {
        str(number): Course(
            words=f"games of {_IN_WORDS[number]}",
            hidden=(),
            rounds=1,
            games=games,
            each=each,
            trust=0.88,
            noise=0.06,
            first_noise=0.06,
            epochs=20,
            pace=2e-3,
            last_rounds=0,
            last_games=games,
            last_noise=0.0,
            opening=opening,
            part=part,
            remembers=True,
        )
        for number in players
    }


@define(eq=False)
class _Diary:
    """The views that one seat had after some choices of a game."""

    seat: int
    asked: Any = None
    """The View of the seat's last decision: values of later Views begin with it."""
    seen: list[tuple[Any, Any]] = field(factory=list)
    """The View of the last decision then, and the View after the choice."""

    def note(self, game: Game[Any]) -> None:
        """Keep what the seat knows now, once it has decided anything."""
        if self.asked is not None:
            self.seen.append((self.asked, game.view(self.seat)))


@frozen(eq=False)
class SelfPlay:
    """Plays games of one game between its bots, and says what each player saw and what followed.

    Features are read in worlds imagined from a player's View, as in a search, so no secret is
    learned from.
    """

    rules: Rules[Any]
    blocks: Blocks
    look: Callable[[Any], Look]
    """Makes from the View of a decision what returns the features of the games after it."""
    worth_by: Callable[[Net, Any], Worth]
    """Makes a Worth from a net and a View."""
    setup: Callable[[str, Stream], Any]
    """Draws a set-up of a course."""
    players: tuple[str, ...]
    """The bots who play, drawn for each seat; levels among them go by the last round's weights."""
    nodes: int
    """The budget of a level for a decision, in positions."""
    measured: int
    """Number of games that measure the strength."""
    against: str = "against the worth by hand"
    """What the rules' own worth is, against which the strength is measured."""
    learns_openings: bool = False
    """Whether the rounds that a player opens at random are learned from, too."""
    begins_as: str | None = None
    """The feature with the log-odds of the worth by hand, if learning begins with it alone."""

    def learning(
        self,
        courses: Mapping[str, Course],
        play: Callable[[LearningTask], TrainingSamples],
    ) -> Learning:
        """Return the game's part of `valeria-lab train`.

        `play` is a function of the game's module that calls this object's. Other processes find it
        by its name: rules can't be pickled, so neither can a method of this object.
        """
        begun = self._begun()
        return Learning(
            blocks=self.blocks,
            courses=courses,
            play=play,
            measure=self.measure,
            begin=lambda _course: begun,
        )

    def _begun(self) -> Weights | None:
        """Return weights that promise the same as the worth by hand."""
        if self.begins_as is None:
            return None
        names = names_in(self.blocks)
        row = tuple(float(name == self.begins_as) for name in names)
        net = Net((0.0,) * len(row), row, (Layer((0.0,), (row,)),))
        return Weights(net, names, {})

    def play(self, task: LearningTask) -> TrainingSamples:
        """Play the games of a task."""
        check_version(task["version"])
        text = task["weights"]
        net = read_weights_text(text, self.blocks, "a round").net if text else None
        games = [self._game(task, net, number) for number in range(task["games"])]
        seen = b"".join(each.tobytes() for each, _ in games)
        followed = b"".join(each.tobytes() for _, each in games)
        number = sum(len(each) for _, each in games) // FOLLOWS
        return TrainingSamples(part=task["part"], number=number, seen=seen, followed=followed)

    def measure(self, course: str, weights: Weights, seed: int) -> Mapping[str, float]:
        """Return the share of games that a duchess with weights wins against those without."""
        won, setup = 0.0, self.setup(course, Stream(seed))
        seats = setup.players
        learned = self._by(weights.net)
        for number in range(self.measured):
            mine, deal = number % seats, draw(seed, _DEALS, number // seats)
            bots = [
                make_bot(learned if seat == mine else self.rules, "duchess", draw(deal, 0, seat))
                for seat in range(seats)
            ]
            game = self.rules.deal(setup, deal)
            while (decision := game.decision) is not None:
                game.choose(bots[decision.seat].choose(game.view(decision.seat), decision))
            won += game.result().share_of(mine)
        share = won / self.measured
        error = share_error(share, self.measured)
        return {self.against: round(100 * share, 1), "error": round(100 * error, 1)}

    def _by(self, net: Net) -> Rules[Any]:
        """Return the rules with the worth of positions by a net."""
        return evolve(self.rules, worth=partial(self.worth_by, net), quick=None)

    def _player(self, rules: Rules[Any], chance: Stream) -> Bot:
        name, seed = self.players[chance.below(len(self.players))], chance.number()
        if name == LOOK:
            search = Search(rules, Skill(), partial(Nodes, self.nodes))
            return SearchBot(search, seed)
        if name in levels_of(rules):
            return make_player(rules, name, seed, None, self.nodes)
        return make_bot(rules, name, seed)

    def _game(self, task: LearningTask, net: Net | None, number: int) -> _Samples:
        chance = Stream(draw(task["seed"], _GAMES, number))
        rules = self.rules if net is None else self._by(net)
        game = rules.deal(self.setup(task["course"], chance), chance.number())
        players = [self._player(rules, chance) for _ in game.seats]
        diaries = [_Diary(seat) for seat in game.seats]
        openings = [_opening(task["opening"], chance) for _ in game.seats]
        since = _NEVER if self.learns_openings else max(openings)
        whims = _Whims(task["noise"], openings, since, chance)
        _play_and_note(game, players, diaries, whims)
        seen, followed = array("f"), array("f")
        for diary in diaries:
            for inputs, targets in self._moments(diary, game, net, task, chance):
                seen.extend(inputs)
                followed.extend(targets)
        return seen, followed

    def _moments(
        self, diary: _Diary, game: Game[Any], net: Net | None, task: LearningTask, chance: Stream
    ) -> Iterator[tuple[list[float], tuple[float, float, float]]]:
        """Yield some moments with what followed: the share of the next one's promise, and the end.

        The last moment comes first.
        """
        came_out = follows = game.result().share_of(diary.seat)
        points = float(lead(game, diary.seat))
        for asked, view in reversed(_some(diary.seen, task["each"], chance)):
            inputs = self.look(asked)(self.rules.imagine(view, chance))
            yield inputs, (follows, came_out, points)
            if net is not None:
                promised = Glance(net).value(inputs)
                follows = task["trust"] * follows + (1 - task["trust"]) * promised


def _opening(most: int, chance: Stream) -> int:
    """Draw the last round that a player plays at random; often it is 0, before the first turn."""
    return max(0, chance.below(most + 2) - 1) if most else _NEVER


@frozen(eq=False)
class _Whims:
    """Which choices of a game are made at random."""

    noise: float
    openings: Sequence[int]
    """Each seat's last round at random; `_NEVER` for none."""
    since: int
    """The last round of which nothing is noted."""
    chance: Stream

    def strike(self, game: Game[Any], seat: int) -> bool:
        """Return whether the next choice is made at random."""
        errs = self.chance.number() % _FINE < int(self.noise * _FINE)
        return errs or game.round <= self.openings[seat]


def _play_and_note(
    game: Game[Any], players: list[Bot], diaries: list[_Diary], whims: _Whims
) -> None:
    """Play a game to its end, with some choices at random; note what is seen after most choices.

    The player of a choice sees it, and one of the others. A search values no position before a
    follow-up question, so none is noted.
    """
    chance, seats = whims.chance, len(players)
    while (decision := game.decision) is not None:
        seat, view = decision.seat, game.view(decision.seat)
        if whims.strike(game, seat):
            chosen = decision.options[chance.below(len(decision.options))]
        else:
            chosen = players[seat].choose(view, decision)
        diaries[seat].asked = view
        game.choose(chosen)
        if is_plain(decision) or game.decision is None or game.decision.question.is_followed:
            continue
        if game.round <= whims.since:
            continue
        diaries[seat].note(game)
        if seats > 1:
            diaries[(seat + 1 + chance.below(seats - 1)) % seats].note(game)


def _some(seen: list[_T], number: int, chance: Stream) -> list[_T]:
    """Return some of the moments, in their order; each is as likely as any other."""
    found: list[_T] = []
    for at, moment in enumerate(seen):
        if chance.below(len(seen) - at) < number - len(found):
            found.append(moment)
    return found
