"""The style sheet of Qt's own widgets: menus, fields, lists, scroll bars."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.content.resources import resources_root
from valeria_desktop.ui.paint.materials import INK, materials_of

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from valeria_desktop.ui.paint.look import Look

CLEAR = "QAbstractItemView {background: transparent; border: none}"
"""The style of a view that paints everything itself.

It names the view's class: else the words beside the mouse would have this style as well.
"""
_ICON = 18
_SHEET = """
QMainWindow, QStackedWidget#screens > QWidget {{ background: {table}; }}
QFrame[panel="true"] {{
  background: {panel}; border: 1px solid {line}; border-radius: 8px;
}}
QMenuBar {{ background: {board}; color: {ink}; padding: 0 4px; }}
QMenuBar::item {{ padding: 9px 9px 8px 9px; background: transparent; border-radius: 4px; }}
QMenuBar::item:selected {{ background: {lit}; color: {on_lit}; }}
QMenu {{
  background: {board}; color: {ink}; border: 1.5px solid {board_rim}; padding: 8px;
  icon-size: {icon}px;
}}
QMenu::item {{ padding: 9px 26px 8px 24px; border-radius: 4px; }}
QMenu::icon {{ padding-left: 9px; }}
QMenu::icon:checked {{ background: {lit}; border: 2px solid {lit}; border-radius: 4px; }}
QMenu::item:selected {{ background: {lit}; color: {on_lit}; }}
QMenu::item:disabled {{ color: {quiet}; background: transparent; }}
QMenu::separator {{ height: 1px; background: {board_rim}; margin: 4px 8px; }}
QToolTip {{
  background: {parchment}; color: {sheet_ink}; border: 1.5px solid {sheet_ink}; padding: 6px 9px;
}}
QToolButton {{
  background: {panel}; border: 1px solid {line}; border-radius: 6px; padding: 4px 7px;
}}
QToolButton:hover {{ background: {raised}; }}
QToolButton:focus {{ border: 2px dashed {focus}; padding: 3px 6px; }}
QToolButton:disabled {{ color: {line}; }}
QListView, QTableView, QTextBrowser, QScrollArea {{
  background: transparent; border: none; selection-background-color: {lit};
  selection-color: {on_lit};
}}
QScrollArea > QWidget > QWidget {{ background: transparent; }}
QHeaderView {{ background: transparent; }}
QHeaderView::section {{
  background: transparent; color: {quiet}; border: none; padding: 3px 8px;
}}
QTabWidget::pane {{ border: none; background: transparent; }}
QTabBar::tab {{
  background: {board}; color: {ink}; border: 1.5px solid {board_rim}; padding: 5px 18px;
  border-top-left-radius: 7px; border-top-right-radius: 7px; margin-right: 3px;
}}
QTabBar::tab:selected {{
  background: {parchment}; color: {sheet_ink}; border-color: {sheet_ink};
}}
QTabBar::tab:focus {{ border: 3px dashed {focus}; padding: 3px 16px; }}
QTableCornerButton::section {{ background: transparent; border: none; }}
QCheckBox::indicator, QRadioButton::indicator {{ width: 15px; height: 15px; }}
QCheckBox::indicator {{ border: 1.5px solid {quiet}; border-radius: 3px; background: {raised}; }}
QCheckBox::indicator:checked {{ background: {lit}; border-color: {lit}; image: url("{check}"); }}
QCheckBox::indicator:disabled {{ border-color: {line}; background: {panel}; }}
QLineEdit, QSpinBox, QComboBox {{
  background: {raised}; border: 1px solid {line}; border-radius: 5px; padding: 3px 7px;
  selection-background-color: {lit}; selection-color: {on_lit};
}}
QLineEdit {{ placeholder-text-color: {quiet}; }}
QLineEdit:focus, QSpinBox:focus, QComboBox:focus {{ border: 2px dashed {focus}; padding: 2px 6px; }}
QComboBox QAbstractItemView {{ background: {panel}; border: 1px solid {line}; }}
QCheckBox:focus, QRadioButton:focus {{ border: 2px dashed {focus}; }}
QCheckBox:disabled, QRadioButton:disabled, QLabel:disabled {{ color: {quiet}; }}
QScrollBar:vertical {{ background: transparent; width: 11px; margin: 0; }}
QScrollBar:horizontal {{ background: transparent; height: 11px; margin: 0; }}
QScrollBar::handle {{ background: {line}; border-radius: 4px; margin: 2px; }}
QScrollBar::handle:vertical {{ min-height: 28px; }}
QScrollBar::handle:horizontal {{ min-width: 28px; }}
QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; }}
QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}
"""


def style_sheet(look: Look) -> str:
    """Return the style sheet in the colours of the theme."""
    tokens, made = look.palette, materials_of(look)
    check = (
        resources_root() / "shell" / "art" / f"check-{'dark' if look.is_dark else 'light'}.svg"
    ).as_posix()
    return _SHEET.format(
        icon=look.px(_ICON),
        table=tokens.table,
        board=made.board,
        board_rim=made.board_rim,
        parchment=made.parchment,
        sheet_ink=INK,
        panel=tokens.panel,
        raised=tokens.raised,
        line=tokens.line,
        ink=tokens.ink,
        quiet=tokens.quiet,
        lit=tokens.lit,
        on_lit=tokens.on_lit,
        focus=tokens.focus,
        check=check,
    )


def restyle(application: QApplication, look: Look) -> None:
    """Apply a look's style sheet, if it isn't applied yet: restyling widgets takes long."""
    sheet = style_sheet(look)
    if application.styleSheet() != sheet or application.font() != look.font():
        application.setPalette(look.qt_palette())
        application.setFont(look.font())
        application.setStyleSheet(sheet)
