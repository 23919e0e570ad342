"""No model raises into Qt: an error there is told, and nothing is shown in its place."""

from __future__ import annotations

import importlib
import pkgutil
import sys
from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractItemModel, QAbstractProxyModel, QModelIndex, Qt

import valeria_desktop
from valeria_desktop.ui.controls.rows import never_raises
from valeria_desktop.ui.screens.past.history_models import Column, HistoryRowsModel

if TYPE_CHECKING:
    from collections.abc import Iterator

    import pytest


def models(kind: type[object] = QAbstractItemModel) -> Iterator[type[object]]:
    for each in type.__subclasses__(kind):
        yield from models(each)
        if each.__module__.startswith("valeria_desktop."):
            yield each


def test_every_model_of_the_window_is_careful() -> None:
    for module in pkgutil.walk_packages(valeria_desktop.__path__, "valeria_desktop."):
        if ".ui." in module.name:
            importlib.import_module(module.name)
    found = [model for model in models() if not issubclass(model, QAbstractProxyModel)]
    assert len(found) >= 9
    for model in found:
        for name in {"data", "headerData"} & vars(model).keys():
            assert hasattr(vars(model)[name], "__wrapped__"), f"{model.__name__}.{name}"


def test_an_error_in_a_model_is_told_and_shows_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[object] = []
    monkeypatch.setattr(sys, "excepthook", lambda *error: told.append(error[1]))
    model = HistoryRowsModel((Column("Numbers", lambda row: row + 1),))
    model.show(["a text"])
    assert model.data(model.index(0, 0)) is None
    assert isinstance(told[0], TypeError)
    assert model.headerData(0, Qt.Orientation.Horizontal) == "Numbers"
    assert model.data(QModelIndex()) is None


def test_what_does_not_fail_is_given_as_it_is() -> None:
    class Model:
        @never_raises
        def data(self, number: int) -> int:
            return number + 1

    assert Model().data(1) == 2
