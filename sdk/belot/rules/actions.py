"""What a seat wants to do: name trumps or pass, declare, play a card.

Each action has a short text that reads back: `h` and `dalje`, `declare 9sTsJsQs 7h8h9h` and
`declare -`, `Js` and `Qh bela`.
"""

from __future__ import annotations

import enum
from dataclasses import dataclass

from belot.errors import NotationError
from belot.rules.cards import Card, Suit


class DeclarationKind(enum.StrEnum):
    """A sequence (terca, kvarta, kvinta and longer) or a set (four of a kind)."""

    SEQUENCE = "sequence"
    SET = "set"


@dataclass(frozen=True, slots=True)
class Declaration:
    """A sequence or a set that scores, such as 9s Ts Js Qs for 50 points."""

    kind: DeclarationKind
    cards: tuple[Card, ...]
    """A sequence from its lowest card up; a set by suit."""
    points: int

    def __str__(self) -> str:
        return "".join(map(str, self.cards))


@dataclass(frozen=True, slots=True)
class Call:
    """Name trumps, or pass where `trump` is None (the player says "dalje")."""

    trump: Suit | None

    def __str__(self) -> str:
        return "dalje" if self.trump is None else str(self.trump)


@dataclass(frozen=True, slots=True)
class Declare:
    """Say declarations, in this order; none is a choice too."""

    declarations: tuple[Declaration, ...] = ()

    def __str__(self) -> str:
        return "declare " + (" ".join(map(str, self.declarations)) or "-")


@dataclass(frozen=True, slots=True)
class Play:
    """Play a card, and say bela with it where bela has to be said."""

    card: Card
    bela: bool = False

    def __str__(self) -> str:
        return f"{self.card} bela" if self.bela else str(self.card)


Action = Call | Declare | Play


def parse_action(text: str) -> Call | Play:
    """Read a call (`h`, `dalje`) or a play (`Js`, `Qh bela`).

    A `Declare` is read by `belot.rules.declarations`, which knows what the cards are worth.
    """
    if text == "dalje":
        return Call(None)
    if len(text) == 1:
        return Call(Suit.parse(text))
    card, _, said = text.partition(" ")
    if said not in ("", "bela"):
        raise NotationError(f"{text!r} is no action: after a card only the word bela may follow")
    return Play(Card.parse(card), bela=said == "bela")
