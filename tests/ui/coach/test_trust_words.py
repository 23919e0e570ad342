"""The numbers behind a hint's trust: a difference with its error, or that there is none."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pytest
from attrs import evolve

from valeria_desktop.coach.hint import Hint, Proposal
from valeria_desktop.coach.telling import TOTAL
from valeria_desktop.coach.trust import Margin, Measure
from valeria_desktop.games.valencia.rules.model.options import DRAW, ENOUGH
from valeria_desktop.kernel.coaching import Reason, ReasonKind
from valeria_desktop.kernel.phrases import say
from valeria_desktop.ui.coach.hint_rows import HintThing, rows_of
from valeria_desktop.ui.coach.trust_words import head_of, lead_words, margin_words, points_words

if TYPE_CHECKING:
    from valeria_desktop.kernel.options import Option

CHANCE, POINTS = Measure.CHANCE, Measure.POINTS


@pytest.mark.parametrize(
    ("margin", "words"),
    [
        (Margin(0.09, 0.01), "9 more wins in 100 than 2 (± 2)."),
        (Margin(-0.04, 0.015), "4 fewer wins in 100 than 2 (± 3)."),
        (Margin(0.004, 0.01), "As good as 2, give or take 2 wins in 100."),
        (Margin(-0.02, 0.001), "As good as 2, give or take 2 wins in 100."),
        (Margin(0.03, 0.04), "As good as 2, give or take 8 wins in 100."),
        (Margin(0.001, 0.001), "As good as 2, give or take 1 win in 100."),
        (Margin(2.4, 0.5, POINTS), "At the end 2.4 points more than 2 (± 1.0)."),
        (Margin(0.0, 0.1, POINTS), "As good as 2, give or take 0.2 points at the end."),
        (Margin(-1.0, 1.2, POINTS), "As good as 2, give or take 2.4 points at the end."),
    ],
)
def test_a_difference_within_its_error_is_none(margin: Margin, words: str) -> None:
    assert margin_words(margin, 2) == words


def test_where_a_game_is_nearly_decided_the_lead_has_its_error_too() -> None:
    """The head rounds it: "About 11 points behind"."""
    assert lead_words(Margin(-11.2, 1.4, POINTS)) == "11.2 points behind at the end (± 2.8)."
    assert lead_words(Margin(6.0, 0.25, POINTS)) == "6.0 points ahead at the end (± 0.5)."


def hint_of(best: Proposal, *, is_final: bool = True) -> Hint:
    return Hint((best,), {}, 0, is_final=is_final)


@pytest.mark.parametrize(
    ("hint", "words"),
    [
        (
            hint_of(Proposal("draw", 0.5, None, (), margin=Margin(0.09, 0.01))),
            "One choice is plainly best.",
        ),
        (hint_of(Proposal("draw", 0.5, None, ())), "There is nothing to weigh here."),
        (hint_of(Proposal("draw", 0.5, None, ()), is_final=False), ""),
        (hint_of(Proposal("draw", None, None, ())), ""),
    ],
)
def test_the_head_says_how_sure_the_first_choice_is(hint: Hint, words: str) -> None:
    assert head_of(hint) == ("If you ask me", words)


def test_the_first_row_alone_has_the_lead_behind_its_fold() -> None:
    best, other = (Proposal(name, 0.02, None, ()) for name in ("draw", "enough"))
    options = {option.id: option for option in (DRAW, ENOUGH)}
    hint = Hint((best, other), {}, 64, is_final=True, lead=Margin(-3.0, 0.5, POINTS))
    rows = rows_of(hint, options, (), lambda option, _plan: HintThing(option.id))
    assert [row.figures for row in rows] == [("3.0 points behind at the end (± 1.0).",), ()]
    assert not any(
        row.figures
        for row in rows_of(
            evolve(hint, lead=None), options, (), lambda option, _plan: HintThing(option.id)
        )
    )


@pytest.mark.parametrize(
    ("margin", "words"),
    [
        (Margin(3.4, 0.5, POINTS), "About 3 points more than Pass at the end."),
        (Margin(-1.9, 0.5, POINTS), "About 2 points fewer than Pass at the end."),
        (Margin(1.2, 0.3, POINTS), "About 1 point more than Pass at the end."),
        (Margin(0.4, 0.1, POINTS), ""),
        (Margin(0.2, 0.01, CHANCE), ""),
    ],
)
def test_a_row_says_whole_points_where_it_is_measured_in_points(margin: Margin, words: str) -> None:
    assert points_words(margin, "Pass") == words


def test_points_at_the_end_are_said_once() -> None:
    end = Reason(ReasonKind.BRINGS, say("You end with 77 points, otherwise 76."), 0.1, cause=TOTAL)
    best = Proposal("draw", 0.02, "enough", (end,), margin=Margin(1.0, 0.1, POINTS))
    other = Proposal("enough", 0.02, "draw", (), margin=Margin(-1.0, 0.1, POINTS))
    options = {option.id: option for option in (DRAW, ENOUGH)}
    hint = Hint((best, other), {}, 64, is_final=True, lead=Margin(-8.0, 0.1, POINTS))
    rows = rows_of(hint, options, (), lambda option, _plan: HintThing(option.id))
    assert rows[0].reasons == (str(end.words),)


def test_rows_speak_in_points_where_a_game_is_nearly_decided() -> None:
    """Then the first reason of a row is its advantage at the end, before the causes."""
    cause = Reason(ReasonKind.BRINGS, say("3 points at once."), 0.1)
    best = Proposal("draw", 0.02, "enough", (cause,), margin=Margin(4.0, 0.5, POINTS))
    other = Proposal("enough", 0.02, "draw", (), margin=Margin(-4.0, 0.5, POINTS))
    options = {option.id: option for option in (DRAW, ENOUGH)}
    hint = Hint((best, other), {}, 64, is_final=True, lead=Margin(-3.0, 0.5, POINTS))
    rows = rows_of(hint, options, (), lambda option, _plan: HintThing(option.id))
    assert [row.reasons for row in rows] == [
        ("About 4 points more than choice 2 at the end.", "3 points at once."),
        ("About 4 points fewer than choice 1 at the end.",),
    ]
    rows = rows_of(hint, options, (), lambda option, _: HintThing(option.id, is_name=True))
    assert [row.reasons[0] for row in rows] == [
        "About 4 points more than enough at the end.",
        "About 4 points fewer than draw at the end.",
    ]


def _thing_of(option: Option, _plan: tuple[Option, ...], *, is_name: bool) -> HintThing:
    return HintThing(option.id, is_name=is_name)


def test_an_order_is_called_by_its_number_and_a_thing_by_its_name() -> None:
    best, other = (
        Proposal("draw", 0.5, "enough", (), margin=Margin(0.0, 0.01)),
        Proposal("enough", 0.5, "draw", (), margin=Margin(0.0, 0.01)),
    )
    options = {option.id: option for option in (DRAW, ENOUGH)}
    hint = Hint((best, other), {}, 64, is_final=True)
    for is_name, said in ((True, "As good as draw."), (False, "As good as choice 1.")):
        describe = partial(_thing_of, is_name=is_name)
        rows = rows_of(hint, options, (), describe)
        assert [row.alike for row in rows] == ["", said]
