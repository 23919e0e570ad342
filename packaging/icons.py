"""Draw the program's icon in all sizes and kinds that systems ask for, from its drawing.

python packaging/icons.py FOLDER
"""

from __future__ import annotations

import struct
import sys
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

DRAWING = Path(__file__).parents[1] / "resources" / "shell" / "art" / "app.svg"
NAME = "valeria-desktop"
SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
LARGEST_ICO = 256
ICNS_KINDS = {16: b"icp4", 32: b"icp5", 64: b"icp6", 128: b"ic07", 256: b"ic08", 512: b"ic09"}


class Icons(NamedTuple):
    """The files that were written."""

    png: Path
    ico: Path
    icns: Path


def png(size: int) -> bytes:
    """Draw the icon as a PNG."""
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    QSvgRenderer(str(DRAWING)).render(painter)
    painter.end()
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    if not image.save(buffer, "PNG"):  # type: ignore[call-overload] # it takes no bytes
        message = f"The icon can't be drawn at {size} pixels."
        raise OSError(message)
    return bytes(data.data())


def ico(drawings: dict[int, bytes]) -> bytes:
    """Put PNGs into one file as Windows has it."""
    used = {size: data for size, data in drawings.items() if size <= LARGEST_ICO}
    offset = 6 + 16 * len(used)
    head, body = struct.pack("<HHH", 0, 1, len(used)), b""
    for size, data in used.items():
        side = size % LARGEST_ICO  # 0 stands for 256
        head += struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(data), offset + len(body))
        body += data
    return head + body


def icns(drawings: dict[int, bytes]) -> bytes:
    """Put PNGs into one file as macOS has it."""
    body = b"".join(
        kind + struct.pack(">I", 8 + len(drawings[size])) + drawings[size]
        for size, kind in ICNS_KINDS.items()
    )
    return b"icns" + struct.pack(">I", 8 + len(body)) + body


def write_all(folder: Path) -> Icons:
    """Write the icon in every size into FOLDER/icons, and as .ico and .icns."""
    drawings = {size: png(size) for size in SIZES}
    for size, data in drawings.items():
        path = folder / "icons" / f"{size}x{size}" / "apps" / f"{NAME}.png"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    made = Icons(folder / f"{NAME}.png", folder / f"{NAME}.ico", folder / f"{NAME}.icns")
    made.png.write_bytes(drawings[256])
    made.ico.write_bytes(ico(drawings))
    made.icns.write_bytes(icns(drawings))
    return made


if __name__ == "__main__":
    print(*write_all(Path(sys.argv[1])), sep="\n")
