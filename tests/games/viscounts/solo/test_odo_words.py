"""Alone: what Odo's schemes and squares say."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.each import each
from tests.games.viscounts.catalogue import CATALOG
from tests.games.viscounts.solo.alone import ODO, SCHEME, Alone
from valeria_desktop.games.viscounts.rules.model.kinds import NEUTRAL
from valeria_desktop.games.viscounts.rules.setup import Rival
from valeria_desktop.games.viscounts.solo.actions import Try
from valeria_desktop.games.viscounts.solo.gains import CountCriminals, DismissHere
from valeria_desktop.games.viscounts.solo.schemes import GainScheme
from valeria_desktop.games.viscounts.story.short import short_deeds
from valeria_desktop.games.viscounts.story.tell import tell_turn
from valeria_desktop.kernel.neutral import NeutralTurnBegan
from valeria_desktop.session.chronicle import Line

if TYPE_CHECKING:
    from valeria_desktop.games.viscounts.rules.model.effect import Effect

BEGAN = NeutralTurnBegan(ODO, 1, 1, NEUTRAL)
DISMISS = "Dismiss the townsfolk of the segment for nothing"


@pytest.mark.clause("WK123", "WK130", "WK132")
@each(
    ("effect", "words"),
    [
        (GainScheme(), "gain a future scheme"),
        (DismissHere(), "dismiss the townsfolk of the segment for nothing"),
        (CountCriminals(), "gain 1 corruption for each criminal"),
        (Try("build"), "build"),
        (Try("workers"), "send workers"),
        (Try("transcribe"), "transcribe"),
        (Try("focus"), "use the focus of the board"),
    ],
)
def test_an_effect_of_his_says_itself(effect: Effect, words: str) -> None:
    assert effect.words() == words


@pytest.mark.clause("WK123")
def test_each_row_and_choice_of_a_scheme_says_itself() -> None:
    for scheme in CATALOG.schemes:
        assert all(effect.words() for effect in (*scheme.rows, *scheme.choices))
    assert SCHEME["Z01"].words() == "scheme 01"


@pytest.mark.clause("WK131")
def test_each_square_of_his_says_itself() -> None:
    (board, *_) = CATALOG.neutral_boards
    assert [str(square.power.words()) for square in board.squares[2:]] == [
        "you always have 1 noble",
        "at once: gain a future scheme",
        "in each collision: Without criminals, pay a debt",
        f"each time it pays a debt or has a deed approved: {DISMISS}",
        f"each time it gains a scheme: {DISMISS}",
        "each time it shuffles: Gain 1 virtue",
        "each time it shuffles: Gain 1 corruption",
    ]


@pytest.mark.clause("WK122")
def test_each_board_has_a_name() -> None:
    assert [str(board.words()) for board in CATALOG.neutral_boards] == [
        "the board of clerics",
        "the board of builders",
        "the board of nobles",
        "the board of debts and deeds",
    ]


@pytest.mark.clause("WK130")
def test_effects_of_his_are_never_a_players() -> None:
    state = Alone().state
    for effect in (GainScheme(), DismissHere()):
        assert effect.works(state, ODO)
        assert not effect.works(state, 0)


@pytest.mark.clause("WK126")
@each(
    ("rival", "held", "sums", "words"),
    [
        (Rival.CARDS, {"ink": 1, "gold": 1}, "\N{MINUS SIGN}1 resource", "paid 1 resource"),
        (
            Rival.BUILDER,
            {"stone": 3},
            "+1 ink \N{MINUS SIGN}3 stone",
            "gained 1 ink and paid 3 stone",
        ),
    ],
)
def test_resources_of_one_pool_are_told_as_one_sum(
    rival: Rival, held: dict[str, int], sums: str, words: str
) -> None:
    table = Alone(rival).holds(ODO, **held).odo_acts(Try("build"))
    lines = [Line(1, 1, event, 1) for event in (BEGAN, *table.events)]
    (_, entry, *_) = tell_turn(lines, ("Ann",))
    assert str(entry.told).endswith(f"of the hills {sums}")
    assert ("any-resource" in {each.kind for each in entry.sums}) is (rival is Rival.CARDS)
    heard = " ".join(str(each.words) for each in short_deeds(lines, ("Ann",), 0))
    assert heard.endswith(words)
