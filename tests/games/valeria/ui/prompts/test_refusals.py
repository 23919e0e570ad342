"""What a card answers that isn't lit: paid for instead, or why it can't be had."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt

from tests.ui.parts import stack_box, table_of
from tests.ui.tables import Table
from valeria_desktop.games.valeria.rules.at import AtPlace
from valeria_desktop.games.valeria.rules.model.options import ActAt
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.rules.turn.pay import PayFor
from valeria_desktop.games.valeria.ui.zoom.notes import NoteKind, notes_on_place

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytestqt.qtbot import QtBot

    from valeria_desktop.games.valeria.rules.scene import Scene
    from valeria_desktop.kernel.options import Option
    from valeria_desktop.ui.program.program import Program

pytestmark = [pytest.mark.thorough, pytest.mark.usefixtures("unpainted")]


def put(program: Program, table: Table) -> Scene:
    program._play(table.session)
    scene: Scene | None = program.controller.scene
    assert scene is not None
    return scene


def click(program: Program, qtbot: QtBot, place: int) -> None:
    """Click a card of the centre."""
    centre = table_of(program).centre
    box = stack_box(centre, place)
    at = centre.viewport().mapFrom(program.window, box.center())
    qtbot.mouseClick(centre.viewport(), Qt.MouseButton.LeftButton, pos=at)


def paying(*, others: bool = True) -> Table:
    """Play to a payment, after a choice between several cards if there are to be others."""
    for seed in range(40):
        table = Table(seed=seed)
        for _ in range(8):
            table.plays_to(Prompt.PAY)
            if bool(table.scene().instead) is others:
                return table
            table.step()
    raise AssertionError("no such payment")


def at(option: Option) -> int:
    """The place of a card that can be paid for instead."""
    assert isinstance(option.at, AtPlace)
    return option.at.place


def paid_for(scene: Scene) -> int:
    assert scene.decision is not None
    question = scene.decision.question
    assert isinstance(question, PayFor)
    return question.place


def test_another_card_is_paid_for_with_a_click(begin: Callable[[], Program], qtbot: QtBot) -> None:
    program = begin()
    table = paying()
    before = put(program, table)
    option = before.instead[0]
    place = at(option)
    choices = list(table.session.record.choices)
    click(program, qtbot, place)
    assert table.session.record.choices[: len(choices)] == [*choices[:-1], option.id]
    assert not table.session.is_rewound
    assert not table_of(program).why.isVisible()


def test_another_card_is_paid_for_with_enter(begin: Callable[[], Program], qtbot: QtBot) -> None:
    program = begin()
    table = paying()
    option = put(program, table).instead[0]
    place = at(option)
    table_of(program).centre.focus_on(AtPlace(place))
    qtbot.keyClick(table_of(program).centre, Qt.Key.Key_Return)
    assert option.id in table.session.record.choices


def test_the_card_that_is_paid_for_stays_so(begin: Callable[[], Program], qtbot: QtBot) -> None:
    program = begin()
    table = paying()
    before = put(program, table)
    click(program, qtbot, paid_for(before))
    assert program.controller.scene == before
    assert program.controller.is_open


def test_a_card_that_can_not_be_had_leaves_the_payment_and_says_why(
    begin: Callable[[], Program], qtbot: QtBot
) -> None:
    program = begin()
    table = paying()
    before = put(program, table)
    place = next(
        place
        for place, quote in before.quotes.items()
        if quote.missing and before.instead_at(AtPlace(place)) is None and place != paid_for(before)
    )
    click(program, qtbot, place)
    assert program.controller.scene == before
    said = table_of(program).why.accessibleName()
    assert all(str(reason).lower() in said.lower() for reason in before.quotes[place].missing)
    assert "First pay for" not in said


def test_only_what_could_be_chosen_before_can_be_paid_for_instead() -> None:
    table = paying()
    scene = table.scene()
    options = {option.id for option in scene.instead}
    other = table.scene(1 - table.decision.seat)
    table.session.undo()
    possible = {option.id for option in table.decision.options if isinstance(option, ActAt)}
    assert options < possible
    assert len(possible) == len(options) + 1
    assert table.scene().instead == ()
    assert other.instead == ()


@pytest.mark.parametrize(
    ("prompt", "words"), [(Prompt.ROLL, "Roll the dice first."), (Prompt.USE, "First decide about")]
)
def test_a_card_names_the_question_that_is_open(
    begin: Callable[[], Program], qtbot: QtBot, prompt: Prompt, words: str
) -> None:
    program = begin()
    scene = put(program, Table().plays_to(prompt))
    place = next(place for place in scene.quotes if place not in scene.lit)
    click(program, qtbot, place)
    assert words in table_of(program).why.accessibleName()


def test_before_the_roll_nothing_is_wrong_with_any_card() -> None:
    table = Table().plays_to(Prompt.ACT).plays_to(Prompt.ROLL)
    scene = table.scene()
    notes = [note for place in scene.quotes for note in notes_on_place(scene, place)]
    assert not [note for note in notes if note.kind is NoteKind.WHY_NOT]
    assert "Roll the dice first." in {note.text for note in notes}


def test_while_one_is_paid_for_the_others_say_that_a_click_is_enough() -> None:
    scene = paying().scene()
    for place in map(at, scene.instead):
        texts = [note.text for note in notes_on_place(scene, place)]
        assert "Click it to pay for this one instead." in texts


def test_w_says_the_sentence_of_a_card_that_nothing_speaks_against(
    begin: Callable[[], Program],
) -> None:
    program = begin()
    put(program, Table().plays_to(Prompt.ACT))
    table = table_of(program)
    lit = next(piece for piece in table.centre.laid.listed if piece.is_lit)
    table.centre.focus_on(lit.at)
    said: list[str] = []
    table.said.connect(said.append)
    program.carry_out("why")
    assert said == [table.centre.part.words_of(lit)]
    assert table.why.isHidden()
