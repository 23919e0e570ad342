"""The games for one player in the laboratory."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from valeria_desktop.commandline import main
from valeria_desktop.games.valeria.game import RULES
from valeria_desktop.games.valeria.lab.book import BOOK
from valeria_desktop.games.valeria.lab.setup_words import mode_words
from valeria_desktop.games.valeria.lab.solo import solo_summary, solo_tables
from valeria_desktop.games.valeria.rules.setup import Level, Setup, Solo
from valeria_desktop.kernel.chance import draw
from valeria_desktop.lab.play import Experiment, Played, play_number, read_setup, write_setup
from valeria_desktop.lab.show import game_log

SMALL = ("simulate", "--bots", "random", "--games", "4")
SIEGE = Setup(players=1, solo=Solo.SIEGE)
HARDEST = Setup(players=1, solo=Solo.DARK_LORD, level=Level.HARDEST)


def simulated(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    assert main([*SMALL, "--json", *arguments]) == 0
    report: dict[str, Any] = json.loads(capsys.readouterr().out)
    return report


def played(number: int, mine: int, his: int, outcome: str, **how: object) -> Played:
    game = {
        "game": number,
        "seed": number,
        "bots": ["greedy"],
        "first": 0,
        "scores": [mine],
        "winners": [0] if outcome == "won" else [],
        "by_tie_break": False,
        "rounds": 11,
        "ended_by": ["exhausted"],
        "rival": his,
        "outcome": outcome,
    }
    return Played(**{**game, **how})  # type: ignore[typeddict-item]


GAMES = [
    played(0, 60, 50, "won"),
    played(1, 40, 50, "lost", rounds=9),
    played(2, 20, 90, "lost", ended_by=["overrun"], rounds=7),
    played(3, 30, 80, "won", ended_by=["monsters"], rounds=13),
]


@pytest.mark.clause("D6", "D7")
def test_outcomes_are_counted_by_ending() -> None:
    """A game may be won with fewer points."""
    found = solo_summary(GAMES)
    assert found["all"] == {"games": 4, "won": 2, "lost": 2, "drawn": 0, "win_rate": 0.5}
    assert list(found["by_ending"]) == ["exhausted", "monsters", "overrun"]
    assert found["by_ending"]["exhausted"] == {
        "games": 2,
        "won": 1,
        "lost": 1,
        "drawn": 0,
        "win_rate": 0.5,
    }
    assert found["by_ending"]["overrun"]["win_rate"] == 0.0
    assert found["score"]["mean"] == 37.5
    assert (found["rival"]["mean"], found["rival"]["highest"]) == (67.5, 90)
    assert (found["lead"]["lowest"], found["lead"]["mean"], found["lead"]["highest"]) == (
        *(-70, -30.0, 10),
    )
    assert found["turns"]["mean"] == 10.0
    assert found["turns"]["deviation"] == pytest.approx(5**0.5)


@pytest.mark.clause("G7")
def test_a_draw_is_neither_won_nor_lost() -> None:
    drawn = played(0, 50, 50, "drawn", ended_by=["siege"])
    found = solo_summary([drawn, played(1, 51, 50, "won", ended_by=["siege"])])
    assert found["all"] == {"games": 2, "won": 1, "lost": 0, "drawn": 1, "win_rate": 0.5}


def test_the_order_in_which_games_arrive_makes_no_difference() -> None:
    assert solo_summary(GAMES) == solo_summary(reversed(GAMES))


def test_the_tables_say_what_the_data_say() -> None:
    endings, spreads = solo_tables(solo_summary(GAMES))
    assert [line.split() for line in endings.split("\n")] == [
        ["ended", "by", "games", "won", "lost", "drawn", "win", "rate"],
        ["exhausted", "2", "1", "1", "0", "50.0%"],
        ["monsters", "1", "1", "0", "0", "100.0%"],
        ["overrun", "1", "0", "1", "0", "0.0%"],
        ["all", "4", "2", "2", "0", "50.0%"],
    ]
    assert [line.split() for line in spreads.split("\n")] == [
        ["mean", "±", "lowest", "median", "highest"],
        ["player's", "score", "37.50", "14.79", "20", "35", "60"],
        ["Dark", "Lord's", "score", "67.50", "17.85", "50", "65", "90"],
        ["lead", "-30.00", "31.62", "-70", "-30", "10"],
        ["turns", "10.00", "2.24", "7", "10", "13"],
    ]


@pytest.mark.clause("D6", "D7")
def test_a_game_of_the_dark_lord_tells_how_it_went() -> None:
    game = play_number(Experiment(RULES, HARDEST, ("random",), 7), 0)
    assert len(game["scores"]) == 1
    assert game["rival"] is not None
    assert set(game["ended_by"]) <= {"exhausted", "overrun", "monsters"}
    assert game["outcome"] in {"won", "lost"}
    assert game["winners"] == ([0] if game["outcome"] == "won" else [])


@pytest.mark.clause("G3", "G7")
def test_a_siege_tells_how_it_went() -> None:
    game = play_number(Experiment(RULES, SIEGE, ("random",), 7), 0)
    assert (game["ended_by"], game["rounds"]) == (["siege"], 21)
    assert game["rival"] is not None
    lead = game["scores"][0] - game["rival"]
    assert game["outcome"] == ("won" if lead > 0 else "lost" if lead else "drawn")


def test_a_game_of_several_has_no_rival() -> None:
    game = play_number(Experiment(RULES, Setup(), ("random",), 7), 0)
    assert (game["rival"], game["outcome"]) == (None, None)


@pytest.mark.parametrize("setup", [HARDEST, Setup(players=1, solo=Solo.SIEGE, deck=72)])
def test_a_solo_set_up_survives_json(setup: Setup) -> None:
    assert read_setup(RULES, json.loads(json.dumps(write_setup(setup)))) == setup


@pytest.mark.clause("D8", "G1")
@pytest.mark.parametrize(
    ("arguments", "head"),
    [
        (
            "--solo siege",
            "4 games from seed 1: siege of 63 cards, second edition, First game; bots: random",
        ),
        (
            "--solo siege --deck 66 --edition 1e",
            "4 games from seed 1: siege of 66 cards, first edition, First game; bots: random",
        ),
        (
            "--solo dark-lord --level harder --variant mixed,events",
            (
                "4 games from seed 1: Dark Lord, harder, second edition, First game, "
                "Monster Events, mixed citizens; bots: random"
            ),
        ),
    ],
)
def test_many_games_for_one_are_simulated(
    arguments: str, head: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """One player without saying so."""
    assert main([*SMALL, *arguments.split()]) == 0
    found, endings, spreads = capsys.readouterr().out.strip("\n").split("\n\n")
    found, engine = found.split("\n")
    assert found == head
    assert engine.startswith("Played by the ")
    assert endings.split("\n")[-1].split()[:2] == ["all", "4"]
    assert spreads.split("\n")[-1].startswith("turns")


@pytest.mark.slow
@pytest.mark.parametrize("arguments", ["--solo siege", "--solo dark-lord --level hardest"])
def test_the_same_seed_gives_the_same_report_for_any_number_of_jobs(
    arguments: str, capsys: pytest.CaptureFixture[str]
) -> None:
    chosen = arguments.split()
    alone = simulated(capsys, *chosen, "--each")
    assert simulated(capsys, *chosen, "--each", "--jobs", "2") == alone
    assert simulated(capsys, *chosen, "--each", "--seed", "2") != alone
    assert alone["setup"]["players"] == 1
    assert alone["results"] == solo_summary(alone["each"])


@pytest.mark.clause("D1", "D8", "G1")
@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("--solo siege --players 2", "A solo game is for one player, not for 2."),
        ("--solo dark-lord --variant no-duke", "The variant “No Dukes” is for 2 to 5 players; "),
        ("--solo siege --variant mixed", "The siege is played without mixed citizens and "),
        ("--solo siege --variant events", "The siege is played without mixed citizens and "),
        ("--solo siege --level harder", "The levels belong to the game of the Dark Lord; "),
        ("--level harder", "The levels belong to the game of the Dark Lord; "),
        ("--solo dark-lord --deck 66", "The size of the deck can be chosen for the siege only."),
        ("--deck 66", "The size of the deck can be chosen for the siege only."),
        ("--solo siege --deck 64", "The deck of the siege can't have 64 cards; choose a multiple"),
        ("--solo siege --deck 111", "The deck of the siege can't have 111 cards; choose a "),
        ("--solo siege --deck many", "--deck: 'many' is not a whole number."),
        ("--solo chess", "--solo: there is no solo game 'chess'; choose dark-lord or siege."),
        ("--solo dark-lord --level easy", "--level: there is no level 'easy'; choose one of "),
        ("--solo siege --bots greedy,random", "2 bots were named for one player; name one."),
        ("--solo dark-lord --edition 1e --variant events", "Monster Events belong to the second "),
    ],
)
def test_what_cannot_be_combined_is_refused_with_one_sentence(
    arguments: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*SMALL, *arguments.split()]) == 2
    out, err = capsys.readouterr()
    assert err.partition(": ")[2].startswith(sentence)
    assert err.count("\n") == 1
    assert out == ""


def test_the_mode_has_a_name() -> None:
    assert mode_words(HARDEST) == "Dark Lord, hardest"
    assert mode_words(SIEGE) == "siege of 63 cards"


@pytest.mark.clause("D7", "G7")
@pytest.mark.parametrize(
    ("arguments", "head"),
    [
        (("--solo", "siege"), "A siege of 63 cards, second edition, seed 7"),
        (
            ("--solo", "dark-lord", "--level", "hardest", "--edition", "1e"),
            "A game against the Dark Lord, hardest, first edition, seed 7",
        ),
    ],
)
def test_show_prints_both_scores_line_by_line(
    arguments: tuple[str, ...], head: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """It ends with a sentence about it."""
    assert main(["show", "7", "--bots", "random", *arguments]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == head
    assert "Player    Ada (random)" in lines
    assert any(line.startswith("  The Dark Lord has ") for line in lines)
    end = lines[lines.index("Final scores") :]
    heads = [index for index, line in enumerate(end) if re.fullmatch(r"[\w ]+: \d+", line)]
    assert [end[index].split(":")[0] for index in heads] == ["Ada", "The Dark Lord"]
    for index in heads:
        parts = [int(line.split()[0]) for line in end[index + 1 : end.index("", index)]]
        assert sum(parts) == int(end[index].split(": ")[1])
    assert end[-1].endswith(".")


@pytest.mark.clause("G1")
def test_the_header_of_a_siege_names_no_domains() -> None:
    """None lies open when it begins; against the Dark Lord five do."""
    siege, lord = (list(game_log(BOOK, setup, ("random",), 3)) for setup in (SIEGE, HARDEST))
    assert not any(line.startswith("Domains ") for line in siege)
    assert sum(line.startswith("Domains   face up: ") for line in lord) == 1


def test_a_game_of_an_experiment_can_be_shown() -> None:
    game = play_number(Experiment(RULES, SIEGE, ("random",), 7), 0)
    assert game["seed"] == draw(7, 101, 0)
    lines = list(game_log(BOOK, SIEGE, ("random",), game["seed"]))
    assert f"Ada: {game['scores'][0]}" in lines
    assert f"The Dark Lord: {game['rival']}" in lines
