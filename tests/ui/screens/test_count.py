"""The final count: source by source for all, secrets last and one by one."""

from __future__ import annotations

from valeria_desktop.kernel.phrases import say
from valeria_desktop.kernel.score import Score, ScoreLine
from valeria_desktop.ui.screens.end.count import deciding, order_of, rows_of, sources_of


def score(seat: int, **points: int) -> Score:
    lines = tuple(ScoreLine(source, number, say("Gold")) for source, number in points.items())
    return Score(seat, lines)


ROSE = score(0, monsters=7, secret=3, board=2)
OAK = score(1, monsters=4, secret=9)
HERON = score(2, board=5)


def test_a_source_is_counted_for_all_and_a_secret_last_and_one_by_one() -> None:
    rows = rows_of((ROSE, OAK, HERON), "secret", (0, 1))
    told = [(row.source, [gain.column for gain in row.gains], row.totals) for row in rows]
    assert told == [
        ("monsters", [0, 1, 2], (7, 4, 0)),
        ("secret", [2], (7, 4, 0)),
        ("board", [0, 1, 2], (9, 4, 5)),
        ("secret", [0], (12, 4, 5)),
        ("secret", [1], (12, 13, 5)),
    ]


def test_the_count_ends_with_the_totals_of_the_score() -> None:
    scores = (ROSE, OAK, HERON)
    assert rows_of(scores, "secret", (0, 1, 2))[-1].totals == tuple(each.total for each in scores)


def test_what_nobody_holds_as_a_secret_is_a_source_like_any_other() -> None:
    assert [row.source for row in rows_of((ROSE, OAK), "secret", ())] == [
        "monsters",
        "secret",
        "board",
    ]


def test_more_points_stand_above_and_equal_ones_as_they_sit() -> None:
    assert order_of((3, 9, 3, 10)) == (3, 1, 0, 2)


def test_what_decides_is_the_source_with_the_widest_gap() -> None:
    assert deciding(OAK, ROSE) == "secret"
    assert deciding(ROSE, OAK) == "monsters"
    assert deciding(ROSE, ROSE) == ""


def test_a_source_that_the_first_player_lacks_stands_where_its_own_score_has_it() -> None:
    bare = score(0, monsters=1, board=2, nobles=3)
    rich = score(1, monsters=1, domains=1, board=2, tomes=4, nobles=3, relics=2)
    assert sources_of((bare, rich)) == ("monsters", "domains", "board", "tomes", "nobles", "relics")
