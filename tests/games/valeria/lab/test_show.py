"""`valeria-lab show`: a game that can be read."""

from __future__ import annotations

import re

import pytest

from valeria_desktop.bots.registry import names_of
from valeria_desktop.commandline import main
from valeria_desktop.games.valeria.files.loader import shipped_catalog
from valeria_desktop.games.valeria.game import RULES
from valeria_desktop.games.valeria.lab.book import BOOK
from valeria_desktop.games.valeria.rules.score import shared_verdict
from valeria_desktop.games.valeria.rules.setup import Edition, Setup, Variant
from valeria_desktop.kernel.phrases import say
from valeria_desktop.kernel.score import Result, Score, ScoreLine
from valeria_desktop.lab.play import Experiment, play_number
from valeria_desktop.lab.show import game_log

NAMES = ("Ada", "Bruno", "Clara")
SHARED_TIE = "Ada and Clara share a tie at 9 points by the fewest cards (Ada 8, Bruno 9, Clara 8)."


def log(seed: int = 7, bots: tuple[str, ...] = ("random",), **setup: object) -> list[str]:
    return list(game_log(BOOK, Setup(**setup), bots, seed))  # type: ignore[arg-type]


def score(seat: int, points: int, tableau: int) -> Score:
    return Score(seat, (ScoreLine("board", points, say("Points gained")),), tableau)


@pytest.mark.clause("S4", "S10", "S11")
def test_the_header_tells_the_set_up() -> None:
    head = log(bots=("random", "greedy"))[:8]

    assert head[0] == "A game of 2, second edition, seed 7"
    assert head[2] == "Set-up    First game"
    assert re.fullmatch(r"Players   Ada \(random\), Bruno \(greedy\); (Ada|Bruno) begins", head[3])
    assert head[4] == "Areas     Hills, Ruins, Forest, Valley, Mountains"
    assert head[5] == (
        "Citizens  Cleric, Merchant, Mercenary, Archer, Peasant, Knight, Rogue, Champion, "
        "Paladin, Butcher"
    )
    domains = head[6].removeprefix("Domains   face up: ").split(", ")
    assert len(domains) == 5
    assert set(domains) < {domain.name for domain in shipped_catalog().domains}


@pytest.mark.clause("V2", "V3")
def test_the_header_tells_edition_and_variants() -> None:
    variants = frozenset({Variant.NO_DUKE, Variant.MIXED})
    head = log(players=3, edition=Edition.FIRST, preset="random", variants=variants)[:8]

    assert head[0] == "A game of 3, first edition, seed 7"
    assert head[2] == "Set-up    Random, mixed citizens, no Dukes"
    assert head[5] == "Citizens  all, mixed by number"


@pytest.mark.clause("S8", "T1", "T2")
def test_every_turn_has_a_block_with_what_everybody_has() -> None:
    lines = log()
    turns = [index for index, line in enumerate(lines) if re.match(r"Round \d+: \w+'s turn", line)]

    assert len(turns) > 10
    assert len(turns) % 2 == 0
    assert lines[turns[0] + 1 : turns[0] + 3] == [
        "  Ada has 2 Gold and 1 Magic",
        "  Bruno has 2 Gold and 1 Magic",
    ]
    for index in turns:
        assert lines[index - 1] == ""
        assert " has " in lines[index + 1]
        assert " has " in lines[index + 2]
        assert re.fullmatch(r"    \w+ rolled \d and \d, sum \d+", lines[index + 3])


def test_choices_and_events_are_told_in_words() -> None:
    lines = log()

    assert any(re.fullmatch(r"  > (Ada|Bruno): Recruit .+ for .+ Gold.*", line) for line in lines)
    assert any(re.fullmatch(r"    (Ada|Bruno) recruited .+", line) for line in lines)
    assert any(re.fullmatch(r"    (Ada|Bruno) kept .+", line) for line in lines)


def test_a_price_that_can_be_paid_in_one_way_is_told_once() -> None:
    lines = log()

    assert not any("could only: Pay" in line for line in lines)
    assert any(re.fullmatch(r"    \w+ paid .+", line) for line in lines)


@pytest.mark.clause("F1")
def test_the_final_scores_add_up_line_by_line() -> None:
    lines = log(players=3)
    scores = lines[lines.index("Final scores") :]
    heads = [index for index, line in enumerate(scores) if re.match(r"\w+: \d+$", line)]

    assert [scores[index].split(":")[0] for index in heads] == list(NAMES)
    for index in heads:
        end = scores.index("", index)
        parts = [int(line.split()[0]) for line in scores[index + 1 : end]]
        assert sum(parts) == int(scores[index].split()[1])
    assert re.search(r"(win|wins|share) ", scores[-1])


def test_a_game_of_an_experiment_can_be_shown() -> None:
    game = play_number(Experiment(RULES, Setup(players=3), ("random",), 7), 0)
    lines = log(game["seed"], players=3)

    assert [line for line in lines if re.match(r"\w+: \d+$", line)] == [
        f"{name}: {points}" for name, points in zip(NAMES, game["scores"], strict=True)
    ]


def test_the_same_seed_shows_the_same_game() -> None:
    assert log(3) == log(3)
    assert log(3) != log(4)


@pytest.mark.clause("F4")
@pytest.mark.parametrize(
    ("scores", "winners", "sentence"),
    [
        ([(50, 9), (40, 9)], (0,), "Ada wins with 50 points."),
        (
            [(50, 9), (50, 8), (7, 1)],
            (1,),
            "Bruno wins a tie at 50 points by the fewest cards (Ada 9, Bruno 8).",
        ),
        (
            [(50, 8), (50, 8)],
            (0, 1),
            "Ada and Bruno share the victory with 50 points and 8 cards each.",
        ),
        (
            [(9, 8), (9, 9), (9, 8)],
            (0, 2),
            SHARED_TIE,
        ),
    ],
)
def test_the_verdict_tells_how_a_tie_was_broken(
    scores: list[tuple[int, int]], winners: tuple[int, ...], sentence: str
) -> None:
    found = tuple(score(seat, *what) for seat, what in enumerate(scores))
    tied = sum(points == scores[winners[0]][0] for points, _ in scores)

    result = Result(found, winners, len(winners) < tied)
    assert shared_verdict(result, (), NAMES) == sentence


def test_show_prints_the_log(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["show", "7", "--players", "3", "--bots", "random"]) == 0

    assert capsys.readouterr().out.splitlines() == log(players=3)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("", "valeria-lab show: the following arguments are required: SEED|FILE."),
        ("x", "valeria-lab: x can't be read: it is not there; choose another file."),
        ("-7", "valeria-lab show: SEED|FILE: -7 is too small; use at least 0."),
        ("7 --players 6", "valeria-lab: This game is for 2 to 5 players, not 6."),
        (
            "7 --bots a",
            f"valeria-lab: There is no bot 'a'; choose one of {', '.join(names_of(RULES))}.",
        ),
    ],
)
def test_a_bad_value_is_refused_with_one_sentence(
    arguments: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["show", *arguments.split()]) == 2
    assert capsys.readouterr() == ("", f"{sentence}\n")
