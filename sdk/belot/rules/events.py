"""What happened at a table, as everyone at it could see.

Nothing in an event is hidden from any seat: events may be sent to all four, and to spectators.
"""

from __future__ import annotations

import enum
from dataclasses import dataclass

from belot.rules.actions import Declaration, DeclarationKind
from belot.rules.cards import Card, Suit


class DealResult(enum.StrEnum):
    """How a deal ended."""

    PASS = "pass"
    """The callers took more than half."""
    FALL = "fall"
    """They did not: everything goes to the opponents (pad)."""
    TIE = "tie"
    """Exactly half, and points wait for the next deal."""
    BELOT = "belot"
    """Eight cards of a suit in one hand won the game."""
    ILLEGAL = "illegal"
    """An illegal action ended the deal."""
    FINISHED = "finished"
    """A team reached the target in mid-deal."""
    REDEAL = "redeal"
    """Everyone passed, and a new deal follows."""
    FAULT = "fault"
    """A fault other than an illegal action (a late answer, a crash) ended the deal."""


@dataclass(frozen=True, slots=True)
class DealStarted:
    """Six cards were dealt to each seat, and two more put aside for each."""

    dealer: int


@dataclass(frozen=True, slots=True)
class Passed:
    """A seat said "dalje"."""

    seat: int


@dataclass(frozen=True, slots=True)
class TrumpCalled:
    """A seat named trumps; everyone now holds eight cards."""

    seat: int
    trump: Suit
    mus: bool
    """The dealer had to, since the others passed."""


@dataclass(frozen=True, slots=True)
class SaidDeclaration:
    """One declaration as it was said: what it is and counts, not its cards."""

    kind: DeclarationKind
    points: int


@dataclass(frozen=True, slots=True)
class Declared:
    """A seat said what it declares, in the order said (announced declarations only)."""

    seat: int
    said: tuple[SaidDeclaration, ...]


@dataclass(frozen=True, slots=True)
class ShownDeclaration:
    """A declaration that counts, on the table for everyone to see."""

    seat: int
    declaration: Declaration


@dataclass(frozen=True, slots=True)
class DeclarationsShown:
    """The declarations of the team that won the contest were shown."""

    declarations: tuple[ShownDeclaration, ...]


@dataclass(frozen=True, slots=True)
class CardPlayed:
    """A seat played a card."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class BelaSaid:
    """A seat said bela with a card."""

    seat: int
    trick: int
    """1 to 8."""
    card: Card


@dataclass(frozen=True, slots=True)
class TrickWon:
    """A seat took a trick."""

    seat: int
    trick: int
    """1 to 8."""
    points: int
    """With the ten for the last trick."""


@dataclass(frozen=True, slots=True)
class DealScored:
    """The deal is over and written down."""

    result: DealResult
    points: tuple[int, int]
    """Written for team 0 and team 1."""
    held: int
    """Points that wait for the next deal."""
    scores: tuple[int, int]
    """The game's scores after the deal."""
    offender: int | None = None
    """The seat whose fault or illegal card ended it."""


@dataclass(frozen=True, slots=True)
class GameWon:
    """A team won the game."""

    team: int


Event = (
    DealStarted
    | Passed
    | TrumpCalled
    | Declared
    | DeclarationsShown
    | CardPlayed
    | BelaSaid
    | TrickWon
    | DealScored
    | GameWon
)
