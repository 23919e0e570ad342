"""The laboratory's commands on rivals' Dukes."""

from __future__ import annotations

import re
from math import log
from typing import TYPE_CHECKING

import pytest

from valeria_desktop.bots.net import Layer, Net
from valeria_desktop.bots.weights import Weights, read_weights, write_weights
from valeria_desktop.games.valeria.bots.feature_words import BLOCKS
from valeria_desktop.games.valeria.bots.learned_worth import values_folder
from valeria_desktop.games.valeria.lab import duel, dukes
from valeria_desktop.games.valeria.lab.dukes import moments, print_lesson, print_loss
from valeria_desktop.games.valeria.native import CORE
from valeria_desktop.lab.arguments import REFUSED

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

pytestmark = pytest.mark.skipif(CORE is None, reason="the core in C was not built: make lab")


def test_moments_are_the_rounds_of_games_and_their_ends() -> None:
    found = list(moments(3, 4, 5))
    assert sum(moment.is_end for moment in found) in range(1, 5)
    for moment in found:
        unseen = moment.seen_by(0)
        assert unseen.rivals == (1, 2)
        for player in moment.players:
            assert player.duke in player.dealt
        assert all(moment.players[rival].duke in unseen.dukes for rival in unseen.rivals)


def test_the_lessons_tell_more_than_an_even_guess(capsys: pytest.CaptureFixture[str]) -> None:
    print_loss(4, 12, 3)
    table = capsys.readouterr().out
    assert f"an even guess has {log(8):.2f}" in table
    last = table.splitlines()[-1]
    assert last.startswith("| all | ")
    losses = [float(loss) for loss in re.findall(r"(\d\.\d\d) \(", last)]
    assert losses[-1] < losses[0]
    assert losses[-1] < 1.6 < log(8)


def test_a_lesson_is_learned_from_games(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("numpy")
    print_lesson(2, 12, 3)
    told = capsys.readouterr().out
    assert told.startswith("2: DukeLesson(")
    assert len(re.findall(r"-?\d+", told.partition("#")[0])) == 1 + 2 * 11
    loss = float(told.split("loss ")[1])
    assert 0.5 < loss < log(8)


def test_two_alike_share_a_deal_and_the_command_says_its_error(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """A squire looks one step ahead, so few of its games differ by what it thinks of Dukes."""
    now, before = (duel.Side(values_folder(), is_even=is_even) for is_even in (False, True))
    won = [
        share for deal in range(6) for share in duel.share_won("squire", 2, 1, (now, before), deal)
    ]
    assert len(won) == 12
    assert 0.25 <= sum(won) / 12 <= 0.75
    assert duel.main(["--level", "squire", "--games", "10"]) == 0
    told = capsys.readouterr().out
    assert re.fullmatch(r"squire, 2 players, 10 games: [\d.]+ ± [\d.]+ %\n", told)


def test_each_side_may_play_by_the_values_of_a_folder(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    shipped = read_weights(values_folder() / "2.json", BLOCKS)
    lost = Weights(_against_itself(shipped.net), shipped.features, shipped.made)
    (tmp_path / "2.json").write_text(write_weights(lost), encoding="utf-8")
    asked = ["--level", "baron", "--games", "10", "--both-weigh"]
    assert duel.main([*asked, "--values", str(tmp_path)]) == 0
    assert duel.main([*asked, "--against", str(tmp_path)]) == 0
    shares = [float(told.split()[5]) for told in capsys.readouterr().out.splitlines()]
    assert shares[0] < 10
    assert shares[1] > 90


def _against_itself(net: Net) -> Net:
    """Return a net that likes best what the other likes least."""
    *layers, last = net.layers
    turned = Layer(
        tuple(-b for b in last.biases), tuple(tuple(-w for w in row) for row in last.rows)
    )
    return Net(net.mean, net.scale, (*layers, turned))


def test_a_folder_without_values_is_refused_by_name(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as refused:
        duel.main(["--values", str(tmp_path), "--games", "10"])
    assert refused.value.code == REFUSED
    assert "The weights in 2.json can't be read" in capsys.readouterr().err


@pytest.mark.parametrize("command", [duel.main, lambda given: dukes.main(["loss", *given])])
def test_impossible_arguments_are_refused_with_a_sentence(
    command: Callable[[list[str]], int], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as refused:
        command(["--players", "6"])
    assert refused.value.code == REFUSED
    assert capsys.readouterr().err.endswith("--players: 6 is too large; use at most 5.\n")


def test_both_commands_are_offered(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert dukes.main(["loss", "--games", "2", "--players", "2"]) == 0
    assert "2 players, 2 games" in capsys.readouterr().out
