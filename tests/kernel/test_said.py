"""Things that say themselves by a template, filled with what they have."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from attrs import frozen

from valeria_desktop.kernel.at import At
from valeria_desktop.kernel.options import SaidOption, ToldOption
from valeria_desktop.kernel.phrases import Phrase, say
from valeria_desktop.kernel.said import Said, SaidOfSeats

if TYPE_CHECKING:
    from collections.abc import Callable


@frozen
class Dog:
    name: str

    def words(self) -> Phrase:
        return say("the dog {name}", name=self.name)


@frozen
class Bark(Said):
    dog: Dog
    times: int
    street: str = "Elm Street"

    template: ClassVar[str] = "{dog} barks {times} times at {corner} of {street}"
    once: ClassVar[str] = "{dog} barks once"

    @property
    def corner(self) -> Phrase:
        return say("the corner")

    def says(self) -> str:
        return self.once if self.times == 1 else self.template


@frozen
class Bitten(SaidOfSeats):
    seat: int
    dog: Dog
    owner: int

    template: ClassVar[str] = "{player} was bitten by {dog} of {owner}"
    people: ClassVar[tuple[str, ...]] = ("owner",)


def test_gaps_are_filled_with_fields_and_properties() -> None:
    words = Bark(Dog("Rex"), 3).words()
    assert words == "the dog Rex barks 3 times at the corner of Elm Street"
    assert words.template == Bark.template
    assert words.parts["times"] == 3


def test_each_part_can_be_translated_by_itself() -> None:
    parts = Bark(Dog("Rex"), 3).words().parts
    found = [parts[name].template for name in ("dog", "corner", "street")]  # type: ignore[attr-defined]  # phrases
    assert found == ["the dog {name}", "the corner", "Elm Street"]


def test_a_class_with_several_templates_chooses() -> None:
    words = Bark(Dog("Rex"), 1).words()
    assert (words, words.template) == ("the dog Rex barks once", Bark.once)
    assert list(words.parts) == ["dog"]


def test_seats_are_said_by_names() -> None:
    words: Callable[[tuple[str, ...]], Phrase] = Bitten(1, Dog("Rex"), 0).words
    assert words(("Ann", "Bob")) == "Bob was bitten by the dog Rex of Ann"
    assert words(("Ann", "Bob")).parts["owner"] == "Ann"


@frozen
class Leash:
    id: str


@frozen
class Spot(At):
    leash: str


@frozen
class Walk(ToldOption):
    leash: Leash
    metres: int

    key = "walk {leash} {metres}"
    template = "Walk for {metres} m"
    subject = Spot, "leash"


@frozen
class Sit(SaidOption):
    times: int

    key = "sit {times}"
    template = "Sit"


def test_an_option_has_its_id_and_its_address_from_its_fields() -> None:
    option = Walk(Leash("red"), 20)
    assert option.id == "walk red 20"
    assert option.at == Spot("red")
    assert option.ends == (Spot("red"),)
    assert option.words() == "Walk for 20 m"
    assert option.is_told_again


def test_an_option_without_a_subject_has_no_address() -> None:
    assert Sit(3).at is None
    assert Sit(3).ends == ()
    assert Sit(3).id == "sit 3"
