"""The words for boxes: what stands on their lids and brass, and why one can't be chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, QObject

from valeria_desktop.games.valeria.rules.setup_check import VARIANTS
from valeria_desktop.games.valeria.ui.shelf.lid import Lid
from valeria_desktop.kernel.phrases import say
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from collections.abc import Iterable

    from valeria_desktop.games.valeria.draft import Draft
    from valeria_desktop.games.valeria.files.set_facts import SetFacts
    from valeria_desktop.games.valeria.rules.setup import Variant

_BASE, _BASE_COLOUR = "lids/valeria.svg", "#2c4a6b"


class BoxWords(QObject):
    """The words for boxes, and for what would be dealt of them."""

    def base(self, draft: Draft) -> Lid:
        """Return the box of the base game, which is always on the table."""
        catalog = draft.box().base()
        areas = self.tr("%n areas", "", len(catalog.areas))
        domains = self.tr("%n domains", "", len(catalog.domains))
        return Lid(
            name="Card Kingdoms",
            picture=_BASE,
            colour=_BASE_COLOUR,
            inside=self.tr("%n kinds of citizens", "", len(catalog.citizens)),
            brass=(
                self.tr("always on the table"),
                self.tr("{areas}, {domains}").format(areas=areas, domains=domains),
            ),
            is_chosen=True,
        )

    def lid(self, draft: Draft, name: str) -> Lid:
        """Return a set's box as it stands beside the other choices."""
        facts = draft.box().facts_of(name)
        refusal = self._alone(draft, name) or tell(draft.refusal_of_set(name))
        missing = sorted(draft.missing_for(name)) if refusal else []
        if missing:
            variants = ", ".join(tell(VARIANTS[each]) for each in missing)
            refusal = self.tr("needs {variants}").format(variants=variants)
        is_chosen = name in draft.sets
        return Lid(
            name=tell(say(facts.name)),
            picture=f"lids/{name}.svg",
            colour=facts.colour,
            inside=self._inside(facts),
            length=self._length(facts),
            adds=tell(say(facts.adds)),
            brass=tuple(tell(say(line)) for line in facts.brass),
            is_chosen=is_chosen,
            is_off=bool(refusal) and not missing and not is_chosen,
            slip=refusal or self._staying(draft, name),
        )

    def comes_along(self, variants: Iterable[Variant]) -> str:
        """Return which variants a box has turned on, in a sentence; empty without any."""
        names = ", ".join(tell(VARIANTS[each]) for each in sorted(variants))
        return self.tr("Variant now chosen: {variants}.").format(variants=names) if names else ""

    def _staying(self, draft: Draft, name: str) -> str:
        """Return why nothing is seen of a chosen box of areas, with the way out (X3)."""
        if not draft.stays_away(name):
            return ""
        return self.tr("Its monsters stay in the box. Choose Random to bring them in.")

    def _alone(self, draft: Draft, name: str) -> str:
        """Return why a box stays on the shelf in the chosen game for one player (X24, X25)."""
        if not draft.is_solo or draft.solo in draft.box().set_of(name).solo:
            return ""
        if draft.is_siege:
            return self.tr("The siege is played with the base game alone.")
        return self.tr("This box can't be used against the Dark Lord.")

    def _inside(self, facts: SetFacts) -> str:
        cards = self.tr("%n cards", "", facts.cards)
        if facts.longer is None:
            return cards
        words = self.tr("{cards}, {number}% longer")
        if facts.longer == 0:
            words = self.tr("{cards}, usual length")
        elif facts.longer < 0:
            words = self.tr("{cards}, {number}% shorter")
        return words.format(cards=cards, number=QLocale().toString(abs(facts.longer)))

    def _length(self, facts: SetFacts) -> str:
        """Return how long a game with a box takes, in a sentence; empty if nobody knows."""
        if facts.longer is None:
            return ""
        words = self.tr("A game with this box takes about {number}% longer.")
        if facts.longer == 0:
            words = self.tr("A game with this box takes as long as without it.")
        elif facts.longer < 0:
            words = self.tr("A game with this box is about {number}% shorter.")
        return words.format(number=QLocale().toString(abs(facts.longer)))

    def in_use(self, draft: Draft) -> str:
        """Return how many boxes come to the table, and how many players sit there."""
        number = draft.players
        players = self.tr("1 player") if number == 1 else self.tr("%n players", "", number)
        boxes = self._boxes(len(draft.sets_in_use) + 1)
        return self.tr("{boxes}, {players}").format(boxes=boxes, players=players)

    def _boxes(self, number: int) -> str:
        return self.tr("1 box") if number == 1 else self.tr("%n boxes", "", number)

    def door(self, draft: Draft) -> str:
        """Return the words of the way to the shelf, where some chosen boxes may have to stay."""
        if not draft.sets:
            return self.tr("More boxes…")
        boxes, left = self._boxes(len(draft.sets_in_use) + 1), draft.sets - draft.sets_in_use
        if not left:
            return boxes
        stay = self.tr("1 stays") if len(left) == 1 else self.tr("%n stay", "", len(left))
        return self.tr("{boxes}, {stay} on the shelf").format(boxes=boxes, stay=stay)

    def pools(self, draft: Draft) -> str:
        """Return how large the pools are that the dealt cards come from."""
        catalog, setup = draft.catalog, draft.setup
        words = self.tr(
            "The kingdom that would be dealt: 5 of {areas} areas, 10 of {citizens} kinds of "
            "citizens, {dealt} of {domains} domains."
        )
        return words.format(
            areas=len(catalog.areas),
            citizens=len(catalog.citizens),
            dealt=5 * setup.domains_in_a_stack,
            domains=len(catalog.domains) - len(setup.without),
        )
