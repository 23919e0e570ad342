"""What every game promises, whichever it is: each check takes its rules and a set-up.

A game that is checked is walked through at random from a seed, so a check sees its decisions as
they come. Nothing here knows a game.
"""

from __future__ import annotations

import json
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from attrs import define, evolve, frozen

from valeria_desktop.kernel.chance import Stream
from valeria_desktop.kernel.decision import Privacy
from valeria_desktop.kernel.errors import IllegalChoiceError, SetupError, ValeriaError
from valeria_desktop.kernel.events import AnsweredItself
from valeria_desktop.kernel.game import Barrier
from valeria_desktop.kernel.phrases import Phrase
from valeria_desktop.kernel.record import Record
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.kernel.zones import disordered, pools_of, tally, unbalanced, unfit
from valeria_desktop.session.eyes import PUBLIC
from valeria_desktop.session.replay import Replay, Unit
from valeria_desktop.session.session import Session
from valeria_desktop.session.wire import pack, unpack

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Sequence

    from valeria_desktop.kernel.decision import Decision
    from valeria_desktop.kernel.events import Event
    from valeria_desktop.kernel.game import Game
    from valeria_desktop.kernel.options import Option
    from valeria_desktop.kernel.rules import Rules, Setup

MOST = 5_000
"""No game has as many choices; one that does has no end."""
WORLDS = 3
ANSWERS = 6
"""Answers to a secret question that are tried."""
MOST_LIKED = 0.05
SPOILED: tuple[object, ...] = (None, "x", -1, 10**30, [], {}, [[]], True)


@frozen
class Table:
    """A game to be checked: its rules, a set-up and a seed."""

    name: str
    rules: Rules[Any]
    setup: Setup
    seed: int = 5

    def deal(self) -> Game[Any]:
        game: Game[Any] = self.rules.deal(self.setup, self.seed)
        return game

    def look(self, every: int = 1) -> Iterator[tuple[Game[Any], Decision, Random]]:
        """Play to the end at random, and show every n-th decision."""
        game, chance = self.deal(), Random(self.seed)
        for number in range(MOST):
            decision = game.decision
            if decision is None:
                return
            if number % every == 0:
                yield game, decision, chance
            game.choose(chance.choice(decision.options))
        pytest.fail("the game has no end")


@define
class Continued(Record):
    """Goes on from a game as it is: one that is read again has cards of its own."""

    game: Any = None

    def up_to(self, choices: int) -> Continued:
        return evolve(self, choices=self.choices[:choices])

    def start(self) -> Any:  # noqa: ANN401 - as its base
        copy = self.game.copy()
        copy.collects_events = True
        return copy


# --- the same again


def check_chance(table: Table, every: int) -> None:
    """The same seed and choices lead to the same game, step by step."""
    games = table.deal(), table.deal()
    chance, dump = Random(table.seed), table.rules.dump
    number = 0
    while games[0].decision is not None:
        if number % every == 0:
            assert dump(games[0]) == dump(games[1])
        number += 1
        option = chance.choice(games[0].decision.options).id
        events = [game.choose(option) for game in games]
        assert told(events[0].events) == told(events[1].events)
        assert events[0].barrier == events[1].barrier
    assert dump(games[0]) == dump(games[1])


def check_other_seeds(table: Table) -> None:
    other = evolve(table, seed=table.seed + 1)
    assert table.rules.dump(table.deal()) != other.rules.dump(other.deal())


def check_record(table: Table) -> None:
    """A record plays the game again from its ids alone, with and without events."""
    record = Record(table.rules, table.setup, table.seed)
    game, chance = record.start(), Random(table.seed)
    quiet = table.rules.deal(table.setup, table.seed, collects_events=False)
    while game.decision is not None:
        option = chance.choice(game.decision.options)
        record.choose(game, option)
        assert not quiet.choose(option.id).events
    assert table.rules.dump(record.replay()) == table.rules.dump(quiet) == table.rules.dump(game)


def check_saving(table: Table, every: int) -> None:
    """What is written is the whole truth: at any decision it goes on as the game does."""
    rules = table.rules
    for game, decision, chance in table.look(every):
        written = rules.dump(game)
        again = rules.restore(json.loads(json.dumps(written)))
        assert rules.dump(again) == written
        assert shown(again.decision) == shown(decision)
        assert again.collects_events
        assert again.result() == game.result()
        assert (again.turn, again.round, again.active) == (game.turn, game.round, game.active)
        for seat in game.seats:
            dreams = [rules.imagine(each.view(seat), Stream(1)) for each in (again, game)]
            assert rules.dump(dreams[0]) == rules.dump(dreams[1])
        option, there = chance.choice(decision.options).id, game.copy()
        assert told(again.choose(option).events) == told(there.choose(option).events)
        assert rules.dump(again) == rules.dump(there)


def check_spoiled(table: Table, every: int) -> None:
    """What was spoiled is refused by a sentence, or it is a game that can be played."""
    rules = table.rules
    for game, _, chance in table.look(every):
        written = rules.dump(game)
        field = chance.choice(sorted(written))
        for value in SPOILED:
            try:
                again = rules.restore({**written, field: value})
            except ValeriaError as error:
                check_sentence(error)
            else:
                play_on(again, chance)
        with pytest.raises(ValeriaError):
            rules.restore({**written, "nothing like it": 1})


def check_copies(table: Table, every: int) -> None:
    """What happens to a copy doesn't happen to the game, nor the other way round."""
    dump = table.rules.dump
    for game, decision, chance in table.look(every):
        before = dump(game)
        copy = game.copy()
        assert copy.collects_events == game.collects_events
        option = chance.choice(decision.options)
        copy.choose(option)
        assert dump(game) == before
        assert game.decision is decision
        after = dump(copy)
        other = game.copy()
        other.choose(option)
        assert dump(other) == after
        other.choose(other.decision.options[-1]) if other.decision else None
        assert dump(copy) == after


def check_zones(table: Table, every: int) -> None:
    """Each zone is as it must be, and no piece gets lost or comes from nowhere."""
    dealt: Any = table.deal().snapshot()
    for game, decision, _ in table.look(every):
        state: Any = game.snapshot()
        assert not [*unfit(state), *unbalanced(state), *disordered(state)]
        for pool in pools_of(state):
            there, first = (sum(tally(each, pool).values()) for each in (state, dealt))
            assert there <= first if pool.may_lack else there == first
        world: Any = table.rules.imagine(game.view(decision.seat), Stream(4)).snapshot()
        assert not [*unfit(world), *unbalanced(world), *disordered(world)]


# --- what may be chosen


def check_options(table: Table, every: int) -> None:
    """What is offered can be chosen, by itself and by its id; all else is refused."""
    dump = table.rules.dump
    strangers: dict[str, Option] = {}
    for game, decision, _ in table.look(every):
        ids = [option.id for option in decision.options]
        assert len(set(ids)) == len(ids) >= 1
        assert decision.seat in game.seats
        for option in decision.options:
            by_itself, by_id = game.copy(), game.copy()
            by_itself.choose(option)
            by_id.choose(option.id)
            assert dump(by_itself) == dump(by_id)
            assert decision.option(option.id) is option
        before = dump(game)
        refused = {name: each for name, each in strangers.items() if name not in ids}
        wrong: list[Option | str] = ["", "nothing like it", *refused, *refused.values()]
        for each in wrong:
            check_refused(game, each)
        assert dump(game) == before
        assert game.decision is decision
        strangers = {option.id: option for option in decision.options}


def check_refused(game: Game[Any], wrong: Option | str) -> None:
    with pytest.raises(IllegalChoiceError) as caught:
        game.choose(wrong)
    check_sentence(caught.value)


def check_end(table: Table) -> None:
    """A game ends, and then nothing is asked and nothing can be chosen."""
    game = played(table)
    assert game.is_over
    assert game.ending
    check_refused(game, "anything")
    names = names_of(table)
    check_words(game.verdict(names))
    for seat in game.seats:
        assert game.view(seat).decision is None
        scene = table.rules.scene(game, default_seats(table.setup.players), seat)
        assert scene.asked is None
        assert scene.public_points == tuple(s.public.total for s in game.result().scores)
    again = table.rules.restore(table.rules.dump(game))
    assert again.is_over
    assert again.result() == game.result()


def check_setups(table: Table, refused: Iterable[Setup]) -> None:
    """What can't be played is refused by one sentence, when asked and when dealt."""
    rules, setup = table.rules, table.setup
    rules.check(setup, table.seed)
    players = (-1, rules.seats.start - 1, rules.seats.stop, 10**30)
    wrong = [(rules.setup(players=number), 0) for number in players]
    wrong += [(setup, -1), (setup, 1 << 64), *((each, 0) for each in refused)]
    for each, seed in wrong:
        for asked in (rules.check, rules.deal):
            with pytest.raises(SetupError) as caught:
                asked(each, seed)
            check_sentence(caught.value)


# --- secrets


def check_worlds(table: Table, every: int) -> None:
    """A seat can't tell the worlds it may believe in from the true one, and believes in no more."""
    rules = table.rules
    for game, decision, _ in table.look(every):
        for seat in game.seats:
            view = game.view(seat)
            assert view.seat == seat
            worlds = [rules.imagine(view, Stream(number)) for number in range(WORLDS)]
            for world in worlds:
                assert world.view(seat) == view
                assert not world.collects_events
                assert world.decision is not None
                question = decision.question
                if decision.is_secret and not question.hides_number:  # then all see how many
                    assert len(world.decision.options) == len(decision.options)
                dreamt = rules.imagine(world.view(seat), Stream(9))
                assert rules.dump(dreamt) == rules.dump(rules.imagine(view, Stream(9)))
            assert rules.dump(rules.imagine(view, Stream(0))) == rules.dump(worlds[0])
            assert view.decision == decision.seen_by(seat)
            assert view.decision is not None
            assert bool(view.decision.options) == (seat == decision.seat)


def check_public(table: Table, every: int) -> None:
    """What everyone may see and count is the same in all worlds that a seat may believe in."""
    rules, seats = table.rules, default_seats(table.setup.players)

    def public(game: Game[Any]) -> tuple[object, ...]:
        scene = rules.scene(game, seats, game.active, is_public=True)
        views = [game.public_view(seat) for seat in game.seats]
        return scene, views, [score.public for score in game.result().scores]

    for game, decision, _ in table.look(every):
        seen = public(game)
        for seat in game.seats:
            assert game.public_view(seat).seat == seat
            assert game.public_view(seat).decision == decision.public
        for seat in game.seats:
            assert public(rules.imagine(game.view(seat), Stream(seat))) == seen


def check_replays(table: Table, every: int) -> None:
    """Looked at again while it goes on, it shows the same in all worlds that a seat believes in."""
    rules = table.rules
    for game, decision, chance in table.look(every):
        option = chance.choice(decision.options).id
        for seat in game.seats:
            world = rules.imagine(game.view(seat), Stream(6))
            for choices in ([], [option]) if seat == decision.seat else ([],):
                true, dreamt = (taken_up(table, each, choices) for each in (game, world))
                if true.view(seat) == dreamt.view(seat):  # else something came to light
                    for viewer in {PUBLIC, seat} & set(Replay(true).eyes):
                        assert looked_at(true, viewer) == looked_at(dreamt, viewer)


def check_secret_answers(table: Table, every: int) -> None:
    """Looked at again, it doesn't show which secret answers were given, nor how many it took."""
    for game, decision, _ in table.look(every):
        if not decision.is_secret:
            continue
        sessions = [
            taken_up(table, game, answered(game, option.id, Random(table.seed)))
            for option in decision.options[:ANSWERS]
        ]
        others = [seat for seat in game.seats if seat != decision.seat]
        for viewer in (PUBLIC, *others) if others else ():
            seen = [(known(session, viewer), looked_at(session, viewer)) for session in sessions]
            for view, shown_again in seen:
                assert all(other == shown_again for same, other in seen if same == view)


def answered(game: Game[Any], option: str, chance: Random) -> list[str]:
    """Answer for whom is asked in secret, for as long as they are; tell what was answered."""
    copy, seat, choices = game.copy(), game.decision.seat if game.decision else None, [option]
    copy.choose(option)
    while (asked := copy.decision) is not None and asked.is_secret and asked.seat == seat:
        choices.append(chance.choice(asked.options).id)
        copy.choose(choices[-1])
    return choices


def taken_up(table: Table, game: Game[Any], choices: list[str]) -> Session:
    """Go on with a game from where it stands, as people would who sit before one screen."""
    record = Continued(table.rules, table.setup, table.seed, choices, game=game)
    return Session(record, default_seats(table.setup.players))


def known(session: Session, viewer: int) -> object:
    """Return all that someone could see and hear at the table."""
    view = session.game.public_view(0) if viewer == PUBLIC else session.view(viewer)
    return view, [line.words(session.names) for line in session.chronicle.lines]


def looked_at(session: Session, viewer: int) -> list[object]:
    """Return all that a replay shows to someone; when the game is over it would be everything."""
    if session.decision is None:
        return []
    replay = Replay(session, viewer)
    assert replay.final_views == ()
    moments = range(replay.last + 1)
    return [
        [replay.words(moment) for moment in moments],
        [replay.seat(moment) for moment in moments],
        [replay.scene(moment) for moment in moments],
        [replay.scores(moment) for moment in moments],
        [[line.words(session.names) for line in replay.lines(moment)] for moment in moments],
        [replay.starts(unit) for unit in Unit],
        replay.points(),
        session.points_by_round(),
    ]


def check_moments(table: Table, every: int) -> None:
    """In the middle of a choice everything can be looked at, and no more is seen than before."""
    rules, seats = table.rules, default_seats(table.setup.players)
    for game, decision, chance in table.look(every):
        option = chance.choice(decision.options)
        watched, dreamt = game.copy(), rules.imagine(game.view(decision.seat), Stream(4))
        quiet = game.copy().choose(option.id)
        assert quiet.moments == ()
        for each in (watched, dreamt):
            each.watch()
        after, there = watched.choose(option.id), dreamt.choose(option.id)
        assert told(after.events) == told(quiet.events)
        assert len(after.moments) == len(after.events)
        for moment in after.moments:
            assert moment.decision is None
            assert not moment.is_over
            for seat in game.seats:
                assert rules.scene(moment, seats, seat).asked is None
        is_going_on = watched.decision is not None  # at the end all that was secret is shown
        if is_going_on and after.barrier | there.barrier in {Barrier.NONE, Barrier.SEAT}:
            seen, believed = (
                [moment.view(decision.seat) for moment in each.moments] for each in (after, there)
            )
            assert seen == believed


def check_dreams_can_be_played(table: Table, every: int) -> None:
    """An imagined game goes on to its end, so that a bot may look as far ahead as it likes."""
    for game, decision, chance in table.look(every):
        world = table.rules.imagine(game.view(decision.seat), Stream(3))
        play_on(world, chance)


def check_audience(table: Table, every: int) -> None:
    """A seat that can't see which answer was given isn't told either."""
    for game, decision, _ in table.look(every):
        if not decision.is_secret:
            continue
        for seat in game.seats:
            if seat != decision.seat:
                check_not_told(game, decision, seat)


def check_not_told(game: Game[Any], decision: Decision, seat: int) -> None:
    worlds = []
    for option in decision.options:
        world = game.copy()
        after = world.choose(option)
        for event in after.events:
            if isinstance(event, AnsweredItself) and event.is_secret:
                assert event.audience == event.seat
        is_shown = after.barrier & Barrier.REVEAL or decision.question.privacy is Privacy.PEEK
        worlds.append((world.view(seat), told(after.for_seat(seat)), is_shown))
    for view, heard, is_shown in worlds:
        assert is_shown or (view, heard) == worlds[0][:2]
        assert all(other == heard for same, other, _ in worlds if same == view)


def check_wire(table: Table, every: int) -> None:
    """A view in the bots' process is the same view."""
    rest = (table.rules, table.setup, table.seed)
    for game, decision, _ in table.look(every):
        for seat in game.seats:
            view: Any = game.view(seat)
            there = unpack(pack(view, rest[0]), *rest)
            assert evolve(there, decision=None) == evolve(view, decision=None)
            assert shown(there.decision) == shown(view.decision)
            assert there.decision.question == decision.question


# --- points and words


def check_scores(table: Table, every: int) -> None:
    """Lines add up, what is public is a part of them, and the best win by the tie-break."""
    game = table.deal()
    for game, *_ in table.look(every):
        check_score(game)
    check_score(game)
    check_score(played(table))


def check_score(game: Game[Any]) -> None:
    result = game.result()
    assert [score.seat for score in result.scores] == list(game.seats)
    for score in (*result.scores, *([result.rival] if result.rival else [])):
        assert score.total == sum(line.points for line in score.lines)
        assert score.total == sum(map(score.of, {line.category for line in score.lines}))
        assert set(score.public.lines) == {line for line in score.lines if line.is_public}
        for line in score.lines:
            check_words(line.cause)
    if result.outcome is not None:  # alone against the game, which has rules of its own for that
        return
    best = max(score.total for score in result.scores)
    tied = [score for score in result.scores if score.total == best]
    lowest = min(score.tie_break for score in tied)
    assert list(result.winners) == [score.seat for score in tied if score.tie_break == lowest]
    assert result.by_tie_break == (len(result.winners) < len(tied))


def check_all_words(table: Table) -> None:
    """Every question, option and event says something that can be said in another language."""
    names = names_of(table)
    game, chance = table.deal(), Random(table.seed)
    events = [*game.opening.events]
    while (decision := game.decision) is not None:
        assert decision.prompt
        check_words(decision.words())
        for option in decision.options:
            check_words(option.words())
        events += game.choose(chance.choice(decision.options)).events
    assert events
    for event in events:
        check_words(event.words(names))
        assert all(thing.name for thing in event.things)


def check_words(words: str) -> None:
    assert isinstance(words, Phrase)
    assert words.strip()
    assert words.template.strip()
    assert "{" not in words
    for part in words.parts.values():
        if isinstance(part, Phrase) and part:
            check_words(part)


def check_sentence(error: ValeriaError) -> None:
    assert error.words.strip().endswith((".", "…"))
    assert "\n" not in error.words


# --- what bots are told


def check_worth(table: Table, every: int) -> None:
    """Worth is a chance, at the end it is what was won, and what is hidden makes no difference."""
    rules = table.rules
    if rules.worth is None:
        return
    game = table.deal()
    for game, decision, _ in table.look(every):
        for seat in game.seats:
            view = game.view(seat)
            worlds = [rules.imagine(view, Stream(number)) for number in range(WORLDS)]
            for world in worlds:
                found = {rules.worth(other.view(seat))(world) for other in (game, *worlds)}
                assert len(found) == 1
                assert 0 <= found.pop() <= 1
            for option in decision.options if seat == decision.seat else ():
                after = worlds[0].copy()
                after.choose(option)
                assert 0 <= rules.worth(view)(after) <= 1
    before = {seat: rules.worth(game.view(seat)) for seat in game.seats}
    play_on(game, Random(table.seed))
    for seat, worth in before.items():
        assert worth(game) == rules.worth(game.view(seat))(game) == game.result().share_of(seat)


def check_leanings(table: Table, every: int) -> None:
    """Nothing is liked so much that it would be worth losing for; guests are leanings."""
    assert set(table.rules.guests) <= set(table.rules.leanings)
    assert len(set(table.rules.guests.values())) == len(table.rules.guests)
    for game, decision, _ in table.look(every):
        for leaning in table.rules.leanings.values():
            for option in decision.options:
                assert abs(leaning(game.view(decision.seat), option)) <= MOST_LIKED


def check_likeness(table: Table, every: int) -> None:
    """Copies that go on alike are alike, and what differs to the eye is not."""
    for game, decision, _ in table.look(every):
        world = table.rules.imagine(game.view(decision.seat), Stream(2))
        if world.likeness() is None:
            continue
        after = [world.copy() for _ in decision.options]
        again = [world.copy() for _ in decision.options]
        for option, first, second in zip(decision.options, after, again, strict=True):
            first.choose(option)
            second.choose(option)
            assert first.likeness() == second.likeness()
            assert hash(first.likeness()) == hash(second.likeness())
        views = [each.view(decision.seat) for each in after]
        for one, view in zip(after, views, strict=True):
            for other, seen in zip(after, views, strict=True):
                assert view == seen or one.likeness() != other.likeness()


# --- what the checks share


def played(table: Table) -> Game[Any]:
    game = table.deal()
    play_on(game, Random(table.seed))
    return game


def play_on(game: Game[Any], chance: Random) -> None:
    for _ in range(MOST):
        if game.decision is None:
            return
        game.choose(chance.choice(game.decision.options))
    pytest.fail("the game has no end")


def names_of(table: Table) -> tuple[str, ...]:
    return tuple(seat.name for seat in default_seats(table.setup.players))


def told(events: Iterable[Event]) -> list[tuple[str, str]]:
    """Events in words, as options in them may be told apart by what they are, not what they say."""
    names = tuple(seat.name for seat in default_seats(5))
    return [(type(event).__name__, event.words(names)) for event in events]


def shown(decision: Decision | None) -> tuple[object, ...]:
    if decision is None:
        return ()
    options = tuple((option.id, option.words()) for option in decision.options)
    return (decision.seat, decision.prompt, options)


# --- which checks a whole game and each of its decisions pass


ALONE = [check_other_seeds, check_record, check_end, check_all_words]
"""The checks that play a whole game each."""
EVERY = [
    check_chance,
    check_saving,
    check_spoiled,
    check_copies,
    check_zones,
    check_options,
    check_worlds,
    check_public,
    check_replays,
    check_secret_answers,
    check_moments,
    check_dreams_can_be_played,
    check_audience,
    check_wire,
    check_scores,
    check_worth,
    check_leanings,
    check_likeness,
]
"""The checks that look at a game at each of its decisions."""
_DEEP = (check_worlds, check_public, check_replays, check_secret_answers)
EVERY_OF_LONG_GAMES = [
    pytest.param(check, marks=[pytest.mark.thorough] * (check in _DEEP)) for check in EVERY
]
"""The same, where those that imagine worlds take longer than 0.2 s."""


def named(tables: Sequence[Table], long: Collection[int | str] = ()) -> list[Any]:
    """Return tables as parameters of a test; `long` are numbers of players or names of tables."""
    return [
        pytest.param(
            table,
            id=table.name,
            marks=[pytest.mark.thorough] * (table.name in long or table.setup.players in long),
        )
        for table in tables
    ]
