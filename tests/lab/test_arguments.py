"""Refusals in one sentence, and quiet ends."""

from __future__ import annotations

import argparse
import io
import os
import sys
from functools import partial

import pytest

from valeria_desktop.kernel.errors import ValeriaError
from valeria_desktop.lab.arguments import Parser, names, run, whole_number


def test_a_whole_number_is_refused_with_its_limits() -> None:
    parse = whole_number(1, 9)

    assert [parse("1"), parse("9")] == [1, 9]
    for text, sentence in (
        ("x", "'x' is not a whole number"),
        ("1.5", "'1.5' is not a whole number"),
        ("0", "0 is too small; use at least 1"),
        ("10", "10 is too large; use at most 9"),
    ):
        with pytest.raises(argparse.ArgumentTypeError) as refused:
            parse(text)
        assert str(refused.value) == sentence


def test_a_whole_number_without_limits_may_be_any() -> None:
    assert whole_number()("-5") == -5


def test_names_are_read_with_or_without_spaces() -> None:
    assert names(" a, b ,,c") == ("a", "b", "c")
    assert names("") == ()


def test_a_parser_refuses_with_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    parser = Parser(prog="try")
    parser.add_argument("--games", type=whole_number(1))

    assert run("try", partial(parser.parse_args, ["--games", "x"])) == 2

    assert capsys.readouterr().err == "try: --games: 'x' is not a whole number.\n"


def test_an_option_can_not_be_abbreviated(capsys: pytest.CaptureFixture[str]) -> None:
    parser = Parser(prog="try")
    parser.add_argument("--games")

    assert run("try", partial(parser.parse_args, ["--game", "3"])) == 2

    assert capsys.readouterr().err == "try: unrecognized arguments: --game 3.\n"


def test_help_is_no_error(capsys: pytest.CaptureFixture[str]) -> None:
    parser = Parser(prog="try", description="Try it.")

    assert run("try", partial(parser.parse_args, ["--help"])) == 0

    assert "Try it." in capsys.readouterr().out


def test_what_the_program_refuses_is_a_sentence_and_code_2(
    capsys: pytest.CaptureFixture[str],
) -> None:
    def refuse() -> None:
        raise ValeriaError("Six areas are too many.")

    assert run("try", refuse) == 2
    assert capsys.readouterr() == ("", "try: Six areas are too many.\n")


def test_a_fault_of_the_program_is_not_hidden() -> None:
    def fail() -> None:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        run("try", fail)


def test_ctrl_c_ends_with_the_code_that_shells_know(capsys: pytest.CaptureFixture[str]) -> None:
    def wait() -> None:
        raise KeyboardInterrupt

    assert run("try", wait) == 130
    assert capsys.readouterr().err == "try: interrupted.\n"


def test_a_reader_that_has_seen_enough_ends_the_program_quietly(
    capfd: pytest.CaptureFixture[str],
) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    with pytest.MonkeyPatch.context() as patch, os.fdopen(writing, "w") as pipe:
        patch.setattr(sys, "stdout", pipe)

        assert run("try", partial(pipe.write, "one line")) == 0

    assert capfd.readouterr() == ("", "")


def test_a_console_of_few_characters_shows_a_question_mark(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    console = io.TextIOWrapper(io.BytesIO(), encoding="ascii")
    monkeypatch.setattr(sys, "stdout", console)

    assert run("try", partial(console.write, "1 − 1")) == 0

    assert console.buffer.getvalue() == b"1 ? 1"
