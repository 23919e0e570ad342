"""Kinds of cards that sets bring: entered once, and dealt as the kinds they are derived from."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

import pytest
from attrs import evolve, frozen

from tests.games.valeria.sets.boxes import BOX, RULES, WITH, with_carnival
from tests.games.valeria.sets.carnival.rides import CHARM, Beast
from tests.scenario import CATALOG, Scenario
from valeria_desktop.games.valeria.files.loader import kinds_of_cards
from valeria_desktop.games.valeria.files.snapshot import digest, dump, restore
from valeria_desktop.games.valeria.rules.effects.gains import Gain
from valeria_desktop.games.valeria.rules.model.amounts import Amounts, Resource
from valeria_desktop.games.valeria.rules.model.cards import CARD_KINDS, Domain, card_kind
from valeria_desktop.games.valeria.rules.model.icons import Icons
from valeria_desktop.games.valeria.rules.powers import Now
from valeria_desktop.games.valeria.rules.setup import Setup
from valeria_desktop.games.valeria.story.words import verb_of

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.game import Game
    from valeria_desktop.games.valeria.rules.model.options import Action

CARDS = BOX().cards_of(WITH)
POODLE = CARDS.by_id["poodle"]


@frozen(eq=False, kw_only=True)
class Tent(Domain):
    """A domain that is charmed instead of built."""

    magic: int = 2

    action: ClassVar[Action] = CHARM
    paid_in: ClassVar[Resource] = Resource.MAGIC

    @property
    def printed(self) -> Amounts:
        return Amounts(magic=self.magic)


TENT = Tent(
    id="tent", name="Tent", cost=1, icons=Icons(), points=1, powers=(Now(Gain(Amounts(1))),)
)


def test_a_beast_is_a_monster_of_its_area_and_lies_in_its_stack() -> None:
    assert isinstance(POODLE, Beast)
    assert POODLE in CARDS.monsters
    assert POODLE in CARDS.areas["Fair"]
    game: Game = RULES.deal(with_carnival(Setup(preset="all-carnival")), 2)
    stacks = [stack for stack in game.stacks if POODLE in stack]
    assert [len(stack) for stack in stacks] == [5]
    assert digest(RULES.restore(dump(game))) == digest(game)
    assert str(verb_of(POODLE)) == "gained"


def test_a_domain_with_an_action_of_a_set_lies_among_the_domains_in_a_save() -> None:
    catalog = evolve(CATALOG, domains=(TENT, *CATALOG.domains[1:]))
    for seed in range(20):
        made = Scenario(catalog=catalog, preset="random", seed=seed)
        if any(TENT in stack for stack in made.state.stacks):
            assert digest(restore(dump(made.game), catalog)) == digest(made.game)
            return
    raise AssertionError("never dealt")


def test_a_word_is_entered_once_whichever_sets_are_chosen() -> None:
    """A card file may use the words of all sets; only cards of sets in use take part."""
    assert CARD_KINDS["beast"] is Beast
    assert "beast" in kinds_of_cards()
    with pytest.raises(ValueError, match="kind of card 'beast' is there already"):
        card_kind("beast")(Tent)
    assert POODLE.id not in BOX().cards_of(frozenset()).by_id
