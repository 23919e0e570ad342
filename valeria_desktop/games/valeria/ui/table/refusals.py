"""What a card answers that isn't lit: it is paid for instead, or says why it can't be had."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve

from valeria_desktop.games.valeria.cures import cure, remedy
from valeria_desktop.games.valeria.rules.at import AtPlace
from valeria_desktop.ui.kit.words import tell

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.scene import Scene
    from valeria_desktop.games.valeria.ui.table.screen import TableScreen
    from valeria_desktop.kernel.at import At


class Refusals:
    """Answers for the stacks of the centre."""

    def __init__(self, table: TableScreen) -> None:
        self._table = table
        table.why.remedied.connect(table.prompt.answer)
        table.why.spare(table.prompt)

    def answer(self, at: AtPlace) -> None:
        """Pay for this one instead of another, or say why it can't be had."""
        scene: Scene | None = self._table.scene
        if scene is None:
            return
        instead = scene.instead_at(at)
        if instead is not None and self._table.controller.is_open:
            self._table.controller.choose(instead.id, instead=True)
        elif at == scene.paid_for:
            self._table.prompt.take_focus()
        else:
            self.say_why(at)

    def say_why(self, at: At | None) -> None:
        """Say why nothing can be done with a stack's card, and what would help."""
        scene: Scene | None = self._table.scene
        if scene is None or not isinstance(at, AtPlace) or at.place not in scene.quotes:
            return
        if scene.is_watched or self._table.is_asked_before:
            return
        quote = scene.quotes[at.place]
        if quote.missing and scene.paid_for is not None:
            quote = evolve(quote, timing=())  # paying holds nobody up: another card may be chosen
        if not quote.reasons:
            return
        self._table.refuse(at)
        player = scene.view.players[scene.viewer]
        has_help = self._table.controller.helps
        words = cure(quote, player, scene.actions_left) if has_help else None
        self._table.why.show_quote(
            quote,
            tell(words) if words else None,
            self._table.centre.box_of(at, self._table.window()),
            player=player,
            remedy=remedy(quote, player, scene.decision) if words else None,
        )
