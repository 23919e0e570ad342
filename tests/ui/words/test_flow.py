"""Words and signs: in one line where there is room, and a number never without its sign."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.kernel.signs import PAYS, Mark, number
from valeria_desktop.ui.words.flow import Flow

if TYPE_CHECKING:
    from valeria_desktop.ui.paint.look import Look

PRICE = (Mark(text="costs "), number(6), Mark("gold"), Mark(text=", you have "), number(4))
WHOLE = (*PRICE, Mark("gold"), Mark(text=" and "), number(1), Mark("magic"))


def lines(flow: Flow, width: float) -> list[str]:
    return [
        " ".join(piece.mark.icon or piece.mark.text for piece in line)
        for line in flow._lines(width)
    ]


def test_with_room_all_stands_in_one_line(look: Look) -> None:
    flow = Flow(look, WHOLE)
    assert flow.height(flow.width) == flow.line_height
    assert lines(flow, flow.width) == ["costs 6 gold , you have 4 gold and 1 magic"]


def test_without_room_it_goes_on_below_and_no_number_loses_its_sign(look: Look) -> None:
    flow = Flow(look, WHOLE)
    for width in range(40, 300, 10):
        for line in lines(flow, width):
            assert not line.split()[-1].isdigit()
            assert line.split()[0] not in {"gold", "magic", ","}
    assert flow.height(80) > 2 * flow.line_height


def test_what_is_traded_stays_together(look: Look) -> None:
    flow = Flow(look, (number(1), Mark("strength"), PAYS, number(2), Mark("gold")))
    assert lines(flow, flow.width) == ["1 strength pays 2 gold"]


def test_nothing_is_no_wider_than_nothing(look: Look) -> None:
    assert Flow(look, ()).width == 0
