"""Pictures for the pages: few colours, little room, and those that a page shows are there."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtGui import QColor, QImage, QLinearGradient, QPainter

if TYPE_CHECKING:
    from types import ModuleType

    from PySide6.QtWidgets import QApplication

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", *(ROOT / "docs").glob("*.md")]
FOLDER = ROOT / "docs" / "screenshots"
NEAR = 24  # of 255: what differs less is seen as the same colour


@pytest.fixture
def camera(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, qapp: QApplication) -> ModuleType:
    monkeypatch.syspath_prepend(ROOT / "packaging")
    made = import_module("camera")
    monkeypatch.setattr(made, "FOLDER", tmp_path)
    return made


def sky(width: int, height: int) -> QImage:
    image = QImage(width, height, QImage.Format.Format_RGB888)
    light = QLinearGradient(0, 0, width, height)
    light.setColorAt(0, QColor("#20305a"))
    light.setColorAt(1, QColor("#e6a04c"))
    painter = QPainter(image)
    painter.fillRect(image.rect(), light)
    painter.end()
    return image


def test_a_picture_has_256_colours_at_most_and_all_are_near(
    camera: ModuleType, tmp_path: Path
) -> None:
    image = sky(640, 360)
    camera.write(image, "sky")
    made = QImage(str(tmp_path / "sky.png"))
    assert made.colorCount() <= 256
    for x, y in ((0, 0), (100, 300), (639, 359), (320, 180)):
        one, other = image.pixelColor(x, y), made.pixelColor(x, y)
        assert abs(one.red() - other.red()) <= NEAR
        assert abs(one.green() - other.green()) <= NEAR
        assert abs(one.blue() - other.blue()) <= NEAR


def test_a_strip_has_eight_frames_from_the_first_to_the_last(camera: ModuleType) -> None:
    shades = [QColor(10 * number, 0, 0) for number in range(21)]
    frames = []
    for number, shade in enumerate(shades):
        image = QImage(64, 36, QImage.Format.Format_RGB888)
        image.fill(shade)
        frames.append((40.0 * number, image))
    strip = camera.strip_of(frames)
    assert (strip.width(), strip.height()) == (2 * 64, 4 * 36)
    assert strip.pixelColor(0, 0) == shades[0]
    assert strip.pixelColor(127, 3 * 36) == shades[-1]


def test_a_strip_of_few_frames_is_short(camera: ModuleType) -> None:
    strip = camera.strip_of([(0.0, sky(64, 36))])
    assert (strip.width(), strip.height()) == (2 * 64, 36)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_a_page_shows_only_pictures_that_are_kept(page: Path) -> None:
    ignored = (ROOT / ".gitignore").read_text(encoding="utf-8")
    kept = set(re.findall(r"^!docs/screenshots/(.*)$", ignored, re.MULTILINE))
    shown = set(re.findall(r"screenshots/([\w-]+\.png)", page.read_text(encoding="utf-8")))
    assert shown <= kept
    assert all((FOLDER / name).is_file() for name in shown)
