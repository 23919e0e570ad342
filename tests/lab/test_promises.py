"""How promises are kept: learned from games with a known bias, and tested on others."""

from __future__ import annotations

import random
from math import exp, log
from types import SimpleNamespace
from typing import TYPE_CHECKING

import pytest
from attrs import evolve

from tests.bots.toys import WORTH_TOYS
from valeria_desktop.coach.promise_map import Bend, PromiseCurve
from valeria_desktop.coach.questions import answers
from valeria_desktop.kernel.chance import Stream
from valeria_desktop.kernel.coaching import Coaching, Way
from valeria_desktop.lab import promise_games
from valeria_desktop.lab.promise_fit import ENOUGH, Bin, bins_of, learned, losses_of
from valeria_desktop.lab.promise_games import FIRST_QUICK, PromiseTable, by_turn, by_worlds
from valeria_desktop.lab.promise_series import (
    PromisedGame,
    PromisedMoment,
    SeriesFile,
    SeriesHead,
)
from valeria_desktop.lab.series import SeriesError

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from pathlib import Path

HEAD = SeriesHead("2", 1, "abc")
GAMES, MOMENTS = 3_000, 4
BIASED = {
    Way.WORLDS: PromiseCurve(Bend(-0.3, 0.6), Bend(-0.3, 0.6)),
    Way.JUDGE: PromiseCurve(Bend(0.0, 1.0), Bend(-0.8, 0.5)),
}
"""How promises are kept in games that are made up: what has to be found."""


def made_up(seed: int, *, is_exact: bool = False) -> Iterator[PromisedGame]:
    """Yield games whose promises are kept as `BIASED` says; moments of a game are alike.

    In exact games the shares of the victory are the chances: no luck hides a bias.
    """
    chance = random.Random(seed)
    for number in range(GAMES):
        way, progress = chance.choice([*BIASED]), chance.random()
        promised = 1 / (1 + exp(-chance.gauss(0, 2)))
        likely = BIASED[way].at(progress)(promised)
        won = likely if is_exact else float(chance.random() < likely)
        moment = PromisedMoment(way, progress, (0,), (promised,))
        yield PromisedGame(number, (won, 1 - won), (moment,) * MOMENTS)


def missed(curves: Mapping[Way, PromiseCurve]) -> int:
    games = made_up(2, is_exact=True)
    return sum(each.is_missed for _, bins in bins_of(games, curves) for each in bins)


# --- learned and tested


def test_a_known_bias_is_learned() -> None:
    pytest.importorskip("numpy")
    found = learned(made_up(1))
    assert found.keys() == BIASED.keys()
    for way, curve in BIASED.items():
        for progress in (0.1, 0.5, 0.9):
            for promised in (0.1, 0.3, 0.5, 0.7, 0.9):
                wanted = curve.at(progress)(promised)
                assert found[way].at(progress)(promised) == pytest.approx(wanted, abs=0.06)


def test_a_known_bias_is_seen_and_mended_in_other_games(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("numpy")
    monkeypatch.setattr("valeria_desktop.lab.promise_fit.ENOUGH", 100)
    assert missed({}) >= 10
    assert missed({Way.WORLDS: BIASED[Way.WORLDS]}) in range(1, missed({}))
    assert missed(learned(made_up(1, is_exact=True))) == 0


def test_bins_say_what_was_told_and_what_happened() -> None:
    moments = [PromisedMoment(Way.TURN, 0.2, (0,), (chance,)) for chance in (0.61, 0.69, 0.05, 1.0)]
    games = [PromisedGame(number, (won, 0.0), (*moments,)) for number, won in enumerate((1.0, 0.0))]
    found = {part.words: bins for part, bins in bins_of(games, {}) if bins}
    assert found.keys() == {"turn, early half"}
    low, middle, high = found["turn, early half"]
    assert (low.moments, middle.moments, high.moments) == (2, 4, 2)
    assert (middle.promised, middle.told, middle.happened) == pytest.approx((0.65, 0.65, 0.5))
    assert high.told == 1.0


def test_what_is_kept_foresees_better_than_what_was_promised() -> None:
    games = [*made_up(2)]
    found = losses_of(games, BIASED)
    assert found.keys() == BIASED.keys()
    assert sum(each.moments for each in found.values()) == GAMES * MOMENTS
    for loss in found.values():
        assert loss.told < loss.promised - 0.01
    for way, loss in losses_of(games, {}).items():
        assert loss.told == loss.promised == found[way].promised


def test_a_loss_is_that_of_all_seats_together_in_a_graph() -> None:
    graph = PromisedMoment(Way.VALUE, 0.0, (0, 1), (0.6, 0.9))
    hint = PromisedMoment(Way.TURN, 0.0, (1,), (0.2,))
    ((_, of_graph), (_, of_hint)) = losses_of(
        [PromisedGame(0, (1.0, 0.0), (graph, hint))], {}
    ).items()
    assert of_graph.moments == 2
    assert of_graph.told == pytest.approx(-log(0.4))
    assert of_hint.told == pytest.approx(-log(0.8))


def test_a_broken_certain_promise_loses_much_but_not_everything() -> None:
    moment = PromisedMoment(Way.TURN, 0.0, (0,), (1.0,))
    (loss,) = losses_of([PromisedGame(0, (0.0, 1.0), (moment,))], {}).values()
    assert loss.told == pytest.approx(-log(1e-4))


def test_bins_are_those_of_what_is_told() -> None:
    moment = PromisedMoment(Way.TURN, 0.8, (0,), (0.97,))
    curve = PromiseCurve(Bend(), Bend(-0.3, 0.6))
    ((part, (only,)),) = (
        (part, bins)
        for part, bins in bins_of([PromisedGame(0, (1.0,), (moment,))], {Way.TURN: curve})
        if bins
    )
    assert part.is_late
    assert only.promised == 0.97
    assert only.told == pytest.approx(curve.at(0.8)(0.97))


def test_a_graph_is_tested_as_it_is_shown_all_seats_together() -> None:
    moment = PromisedMoment(Way.VALUE, 0.0, (0, 1), (0.6, 0.9))
    games = [PromisedGame(0, (1.0, 0.0), (moment,))]
    found = [each for _, bins in bins_of(games, {}) for each in bins]
    assert [each.told for each in found] == pytest.approx([0.4, 0.6])
    assert [each.happened for each in found] == [1.0, 0.0]


@pytest.mark.parametrize(
    ("moments", "happened", "error", "is_missed"),
    [
        (ENOUGH, 0.74, 0.02, True),
        (ENOUGH, 0.66, 0.02, True),
        (ENOUGH, 0.725, 0.01, False),  # within three points
        (ENOUGH, 0.74, 0.05, False),  # within the error
        (ENOUGH - 1, 0.9, 0.02, False),  # too few
    ],
)
def test_a_bin_is_missed_by_more_than_three_points_and_its_error(
    moments: int, happened: float, error: float, *, is_missed: bool
) -> None:
    assert Bin(moments, 0.8, 0.7, happened, error).is_missed is is_missed


def test_little_evidence_leaves_promises_nearly_as_they_are() -> None:
    pytest.importorskip("numpy")
    moment = PromisedMoment(Way.TURN, 0.5, (0,), (0.9,))
    found = learned([PromisedGame(0, (0.0,), (moment,))])[Way.TURN].at(0.5)
    assert 0.8 < found(0.9) < 0.9


def test_a_game_says_as_much_with_many_moments_as_with_one() -> None:
    """All its moments come true or not by one result."""
    pytest.importorskip("numpy")
    once, often = (
        learned(
            PromisedGame(each.number, each.won, each.moments[:1] * moments) for each in made_up(1)
        )
        for moments in (1, 9)
    )
    for way, curve in once.items():
        for bend, same in (
            (curve.beginning, often[way].beginning),
            (curve.end, often[way].end),
        ):
            assert (bend.shift, bend.slope) == pytest.approx((same.shift, same.slope))


def test_a_graph_is_learned_from_as_it_is_shown_all_seats_together() -> None:
    """Two views that promise both seats three in four are even, and so are their games."""
    pytest.importorskip("numpy")
    moment = PromisedMoment(Way.VALUE, 0.5, (0, 1), (0.75, 0.75))
    curve = learned(PromisedGame(number, (1.0, 0.0), (moment,)) for number in range(200))[Way.VALUE]
    assert curve.at(0.5)(0.75) == pytest.approx(0.75, abs=0.01)


def test_certain_promises_teach_nothing() -> None:
    """They stay as they are, whatever happened."""
    moment = PromisedMoment(Way.TURN, 0.5, (0, 1), (1.0, 0.0))
    assert learned([PromisedGame(0, (0.0, 1.0), (moment,))]) == {}


# --- the file of a series


def some_games(number: int) -> list[PromisedGame]:
    moment = PromisedMoment(Way.VALUE, 0.25, (0, 1), (0.5, 0.75))
    return [PromisedGame(each, (0.5, 0.5), (moment,)) for each in range(number)]


def test_a_series_is_read_as_it_was_written(tmp_path: Path) -> None:
    file = SeriesFile(tmp_path / "new" / "2-1.jsonl", HEAD)
    for game in some_games(3):
        file.add(game)
    again = SeriesFile(tmp_path / "new" / "2-1.jsonl", HEAD)
    assert [*again.games()] == some_games(3)
    assert again.missing(range(5)) == [3, 4]


@pytest.mark.parametrize("cut", [1, 20, 60])
def test_a_series_that_was_cut_short_goes_on(tmp_path: Path, cut: int) -> None:
    """Half a line is dropped, and its game is played again."""
    path = tmp_path / "2-1.jsonl"
    file = SeriesFile(path, HEAD)
    for game in some_games(3):
        file.add(game)
    whole = path.read_bytes()
    path.write_bytes(whole[:-cut])
    again = SeriesFile(path, HEAD)
    assert again.missing(range(3)) == [2]
    again.add(some_games(3)[2])
    assert path.read_bytes() == whole


@pytest.mark.parametrize(
    "other", [evolve(HEAD, course="3"), evolve(HEAD, seed=2), evolve(HEAD, weights="other")]
)
def test_another_series_is_not_gone_on_with(tmp_path: Path, other: SeriesHead) -> None:
    SeriesFile(tmp_path / "a.jsonl", HEAD)
    with pytest.raises(SeriesError, match="another series"):
        SeriesFile(tmp_path / "a.jsonl", other)


@pytest.mark.parametrize("line", ["{}", "[]", "nothing", '{"game":1,"won":[1],"moments":[["no"]]}'])
def test_a_damaged_series_is_refused(tmp_path: Path, line: str) -> None:
    path = tmp_path / "a.jsonl"
    file = SeriesFile(path, HEAD)
    with path.open("a", encoding="utf-8") as lines:
        lines.write(f"{line}\n")
    with pytest.raises(SeriesError, match="line 2 is damaged"):
        [*file.games()]


# --- the games


BID = WORTH_TOYS["bid"]
BIDS = PromiseTable(BID, lambda _course, _seed: BID.setup(players=2), lambda _view: 0.5)


def often(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have every beginning of a turn told, and each decision in one of the three ways, briefly."""
    for name in ("BY_PYTHON", "BY_PYTHON_AGAIN"):
        monkeypatch.setattr(f"valeria_desktop.coach.judge.{name}", 40)
    shares = dict.fromkeys((Way.WORLDS, Way.JUDGE, Way.TURN), 334)
    monkeypatch.setattr("valeria_desktop.lab.promise_games._TOLD", shares)
    monkeypatch.setattr("valeria_desktop.lab.promise_games._GRAPHED", 1_000)


@pytest.mark.usefixtures("little_effort")
def test_a_game_notes_each_way_and_what_was_won(monkeypatch: pytest.MonkeyPatch) -> None:
    often(monkeypatch)
    games = [BIDS.play("2", 1, number) for number in range(2)]
    assert {moment.way for game in games for moment in game.moments} == {*Way}
    for game in games:
        assert sum(game.won) == 1
        for moment in game.moments:
            assert moment.seats == ((0, 1) if moment.way is Way.VALUE else moment.seats[:1])
            assert len(moment.chances) == len(moment.seats)
            assert all(-0.001 < chance < 1.001 for chance in moment.chances)
    assert games[0] != evolve(games[1], number=0)


@pytest.mark.parametrize(("seats", "most"), [(1, 1_000), (2, 1_000), (4, 2_000), (5, 2_500)])
def test_with_more_seats_a_smaller_part_is_told(seats: int, most: int) -> None:
    """So a game has as many such moments however many sit there."""
    game = SimpleNamespace(seats=range(seats))
    assert promise_games._whole(game) == most  # type: ignore[arg-type]  # all that is asked of it


@pytest.mark.usefixtures("little_effort")
def test_a_quick_game_leaves_out_the_ways_that_take_long(monkeypatch: pytest.MonkeyPatch) -> None:
    often(monkeypatch)
    noted = {moment.way for moment in BIDS.play("2", 1, FIRST_QUICK).moments}
    assert noted == {Way.VALUE, Way.TURN}


@pytest.mark.usefixtures("little_effort")
def test_the_same_seed_plays_the_same_game(monkeypatch: pytest.MonkeyPatch) -> None:
    often(monkeypatch)
    assert BIDS.play("2", 1, 4) == BIDS.play("2", 1, 4)
    assert BIDS.play("2", 1, 4) != BIDS.play("2", 2, 4)


@pytest.mark.usefixtures("little_effort")
def test_games_note_promises_as_they_are_even_where_others_are_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    often(monkeypatch)
    coaching = Coaching(kept=lambda _view, _way: Bend(-1, 0.5).kept)
    bent = evolve(BIDS, rules=evolve(BID, coaching=coaching))
    assert bent.play("2", 1, 0) == BIDS.play("2", 1, 0)


@pytest.mark.usefixtures("little_effort")
def test_what_is_noted_is_what_a_hint_says_first_and_last() -> None:
    game = BID.deal(BID.setup(players=2), 1)
    decision = game.decision
    assert decision is not None
    view = game.view(decision.seat)
    hints = [each for each in answers(BID, "hint", None, view, Stream(5)) if each is not None]
    for found, told in ((by_turn, hints[0]), (by_worlds, hints[-1])):
        chance, option = found(BID, view, decision, Stream(5))
        assert (chance, option.id) == (told.proposals[0].chance, told.proposals[0].option)


def test_log_odds_are_not_needed_at_the_ends() -> None:
    """A promise nearer to 1 than any float but one is bent without an error."""
    assert Bend(0, 10).kept(1 - 2**-53) == pytest.approx(1)
    assert 0 <= Bend(10, 0.05).kept(5e-324) < 1
    assert log(5e-324) < -700
