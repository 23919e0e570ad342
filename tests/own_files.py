"""The checks of files of a player's own: they are found, played with, saved by name, and missed.

A game's tests derive a class from `OwnFilesContract`, which says its files.
"""

from __future__ import annotations

import os
from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, ClassVar

import pytest
from attrs import evolve, frozen

from valeria_desktop.content.digest import digest_of
from valeria_desktop.content.own_files import OwnFilesFound, Shelf
from valeria_desktop.content.resources import resources_root
from valeria_desktop.kernel.errors import SetupError
from valeria_desktop.kernel.record import Record
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.session.messages import Answer, Failure, make_request
from valeria_desktop.session.worker import Worker
from valeria_desktop.storage.migrations import SaveError
from valeria_desktop.storage.own_files import use_own_files
from valeria_desktop.storage.resume import replay
from valeria_desktop.storage.save import SavedGame, Unsaved, from_text, to_saved, to_text
from valeria_desktop.storage.save_file import now

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path
    from types import ModuleType

    from valeria_desktop.kernel.phrases import Phrase
    from valeria_desktop.kernel.rules import Rules
    from valeria_desktop.session.messages import Request


@frozen
class Change:
    """A change of one thing in a shipped file."""

    file: str
    ours: str
    mine: str


def shipped(game: str, file: str) -> str:
    return (resources_root() / "games" / game / file).read_text(encoding="utf-8")


class OwnFilesContract(ABC):
    """The checks of a game whose shipped files a player's own ones replace."""

    game: ModuleType
    """The module that has the game as one value."""
    loader: ModuleType
    not_there: ClassVar[Phrase]
    setup: ClassVar[Any]
    """A set-up without own files."""
    change: ClassVar[Change]
    seen: ClassVar[tuple[int, int]]
    """The number that `number` returns, as shipped and with the change."""
    other: ClassVar[Change]
    """A change in another file."""
    fault: ClassVar[str]
    """A value that is refused, where the other change puts its own."""

    @abstractmethod
    def number(self, game: Any) -> int:  # noqa: ANN401 - each game has its own
        """Return the number that shows whether a game is dealt with the change."""

    @property
    def name(self) -> str:
        name: str = self.game.RULES.id
        return name

    def own(self, **more: Any) -> Any:  # noqa: ANN401 - each game has its own set-up
        return evolve(self.setup, **more)

    def table(self, folder: Path) -> tuple[Rules[Any], Shelf[Any]]:
        """Return the rules and the shelf of a program that knows the folder of own files."""
        shelf: Shelf[Any] = Shelf(self.loader.read_own, self.not_there)
        rules = self.game.rules_of(self.loader.shipped_catalog, shelf)
        use_own_files({self.name: rules}, folder.parent)
        return rules, shelf

    def put(self, folder: Path, change: Change, mine: str = "") -> None:
        text = shipped(self.name, change.file)
        assert change.ours in text
        new = text.replace(change.ours, mine or change.mine, 1)
        (folder / change.file).write_text(new, encoding="utf-8")

    def nobodys(self) -> Shelf[Any]:
        return Shelf(lambda folder: pytest.fail(str(folder)), self.not_there)

    @pytest.fixture
    def folder(self, tmp_path: Path) -> Path:
        made = tmp_path / self.name
        made.mkdir()
        return made

    @pytest.fixture
    def changed(self, folder: Path) -> Path:
        self.put(folder, self.change)
        return folder

    # --- what is found

    def test_who_is_not_told_of_a_folder_looks_nowhere(self) -> None:
        """No test, and no laboratory, ever reads what a player wrote."""
        assert self.nobodys().own() == OwnFilesFound()

    def test_no_folder_and_an_empty_one_change_nothing(self, tmp_path: Path, folder: Path) -> None:
        for where in (tmp_path / "not there", folder):
            shelf = self.nobodys()
            shelf.use(str(where))
            assert shelf.own() == OwnFilesFound()

    def test_copies_of_our_files_change_nothing(self, folder: Path) -> None:
        for file in self.loader.FILES:
            text = f"# mine\n{shipped(self.name, file)}"
            (folder / file).write_text(text, encoding="utf-8")
        _, shelf = self.table(folder)
        assert shelf.own() == OwnFilesFound()

    def test_what_differs_has_a_name_and_a_comment_is_no_difference(self, changed: Path) -> None:
        _, shelf = self.table(changed)
        first, file = shelf.own().name, changed / self.change.file
        file.write_text(f"# mine\n{file.read_text(encoding='utf-8')}", encoding="utf-8")
        assert first
        assert shelf.own().name == first
        self.put(changed, self.other)
        assert shelf.own().name not in {"", first}

    def test_what_is_wrong_is_told_and_the_rest_is_used(self, changed: Path) -> None:
        rules, shelf = self.table(changed)
        alone = shelf.own().name
        self.put(changed, self.other, self.fault)
        found = shelf.own()
        assert found.name == alone
        assert [problem.partition(",")[0] for problem in found.problems] == [self.other.file]
        assert self.number(rules.deal(self.own(own=found.name), 1)) == self.seen[1]

    def test_what_is_mended_is_found_at_once(self, folder: Path) -> None:
        self.put(folder, self.other, self.fault)
        _, shelf = self.table(folder)
        assert shelf.own().problems
        self.put(folder, self.other)
        assert not shelf.own().problems
        (folder / self.other.file).unlink()
        assert shelf.own() == OwnFilesFound()

    @pytest.mark.skipif(os.name == "nt", reason="needs links to nothing")
    def test_a_link_to_nothing_is_told(self, folder: Path) -> None:
        (folder / self.other.file).symlink_to(folder / "nowhere.toml")
        _, shelf = self.table(folder)
        (problem,) = shelf.own().problems
        assert "can't be read" in problem

    # --- what is played

    def test_a_game_is_played_with_the_files_its_set_up_names(self, changed: Path) -> None:
        rules, shelf = self.table(changed)
        found = (self.number(rules.deal(self.own(own=own), 1)) for own in ("", shelf.own().name))
        assert tuple(found) == self.seen

    def test_things_are_the_same_for_all_of_a_table(self, changed: Path) -> None:
        rules, shelf = self.table(changed)
        setup = self.own(own=shelf.own().name)
        assert rules.deal(setup, 3).table is rules.vocabulary(setup, 3)["the table"]

    def test_a_slip_of_the_pen_does_not_end_the_game_on_the_table(self, changed: Path) -> None:
        rules, shelf = self.table(changed)
        setup = self.own(own=shelf.own().name)
        rules.check(setup, 1)
        (changed / self.change.file).write_text("[[slip", encoding="utf-8")
        assert shelf.own().problems
        assert self.number(rules.deal(setup, 1)) == self.seen[1]

    # --- what is saved

    def written(self, folder: Path) -> str:
        """Return a game that was begun with own files, as its file has it."""
        rules, shelf = self.table(folder)
        record = Record(rules, self.own(own=shelf.own().name), 3)
        game = record.start()
        for _ in range(5):
            assert game.decision is not None
            record.choose(game, game.decision.options[0])
        return to_text(to_saved(Unsaved(record, default_seats(2), game, game.round, now())))

    def read(self, text: str, rules: Rules[Any]) -> SavedGame:
        return from_text(text, "mine.valeria", {self.name: rules})

    def test_a_game_is_gone_on_with_while_its_files_are_as_they_were(self, changed: Path) -> None:
        text = self.written(changed)
        rules, _ = self.table(changed)
        saved = self.read(text, rules)
        record = replay(saved, {self.name: rules}, "mine.valeria")
        assert digest_of(rules.dump(record.replay())) == saved.digest
        assert rules.dump(rules.restore(saved.snapshot)) == saved.snapshot

    def test_without_its_files_a_game_is_refused_by_a_sentence(
        self, changed: Path, tmp_path: Path
    ) -> None:
        text = self.written(changed)
        self.put(changed, self.other)
        for where in (changed, tmp_path / "elsewhere" / self.name):
            rules, _ = self.table(where)
            saved = self.read(text, rules)
            with pytest.raises(SaveError) as refused:
                replay(saved, {self.name: rules}, "mine.valeria")
            assert refused.value.words == f"mine.valeria can't be played again: {self.not_there}"
            with pytest.raises(SetupError) as refused_too:
                rules.restore(saved.snapshot)
            assert refused_too.value.words == self.not_there

    def test_rules_without_a_shelf_refuse_what_is_played_with_own_files(self) -> None:
        with pytest.raises(SetupError):
            self.game.rules_of(self.loader.shipped_catalog).check(self.own(own="0" * 64), 1)

    def test_games_of_ours_are_saved_as_they_were_before_there_were_own_files(
        self, folder: Path
    ) -> None:
        rules, _ = self.table(folder)
        assert "own" not in rules.dump(rules.deal(self.setup, 1))["setup"]

    # --- the bots' process

    @pytest.fixture
    def worker(self, folder: Path) -> Iterator[Worker]:
        made = Worker("valeria_desktop.worker:GAMES", folder.parent)
        yield made
        made.stop()

    def question(self, folder: Path) -> Request:
        rules, shelf = self.table(folder)
        record = Record(rules, self.own(own=shelf.own().name), 3)
        game = record.start()
        assert game.decision is not None
        return make_request(1, "random", 1, record, game.view(game.decision.seat))

    @pytest.mark.thorough
    def test_bots_think_of_the_same_files(self, changed: Path, worker: Worker) -> None:
        assert isinstance(worker.ask(self.question(changed)), Answer)

    @pytest.mark.thorough
    def test_a_bot_whose_files_are_gone_says_so(self, changed: Path, worker: Worker) -> None:
        asked = self.question(changed)
        (changed / self.change.file).unlink()
        answer = worker.ask(asked)
        assert isinstance(answer, Failure)
        assert "your own files" in answer.sentence
