"""How a table gives way when text grows in its room."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize

from valeria_desktop.ui.paint.look import Look
from valeria_desktop.ui.paint.room_look import RoomLook, Squeeze


def look_in(width: int, height: int, text: float) -> RoomLook:
    wished = Look()
    wished.use(scale=text)
    look = RoomLook(wished, wished)
    look.fit(QSize(width, height))
    return look


@pytest.mark.parametrize(
    ("width", "height", "text", "squeeze"),
    [
        (1280, 720, 1.0, Squeeze.A),
        (1366, 768, 1.0, Squeeze.A),
        (1920, 1080, 1.0, Squeeze.A),
        (2560, 1440, 1.0, Squeeze.A),
        (1280, 720, 1.15, Squeeze.B),
        (1024, 768, 1.0, Squeeze.C),
        (1280, 720, 1.5, Squeeze.D),
        (1280, 720, 2.0, Squeeze.E),
        (1920, 1080, 2.0, Squeeze.E),
    ],
)
def test_the_stage_follows_text_and_room(
    qapp: object, width: int, height: int, text: float, squeeze: Squeeze
) -> None:
    assert look_in(width, height, text).squeeze is squeeze


def test_text_is_never_smaller_than_as_drawn(qapp: object) -> None:
    assert look_in(1024, 768, 1.0).scale == 1.0


def test_text_grows_with_a_large_window(qapp: object) -> None:
    assert look_in(1920, 1080, 1.15).scale == pytest.approx(1.5 * 1.15)


def test_a_small_window_keeps_text_to_150_percent_until_there_is_room(qapp: object) -> None:
    look = look_in(1024, 768, 2.0)
    assert look.scale == 1.5
    look.fit(QSize(1280, 720))
    assert look.scale == 2.0
