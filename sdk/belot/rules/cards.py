"""Cards, suits, ranks, and hands as sets of bits.

A card is a small whole number, `8 * suit + rank`, that also knows its names: `Card.parse("Js")`,
`str(card)`, `card.suit`. A hand inside the rules is one whole number of 32 bits, bit `card` set for
each card held; `cards_of(hand)` lists it.

Order and points are tables, from the rule texts: in trumps jack 20, nine 14, ace 11, ten 10, king
4, queen 3, eight and seven 0; elsewhere ace 11, ten 10, king 4, queen 3, jack 2, the rest 0.
"""

from __future__ import annotations

import enum
from collections.abc import Iterable, Iterator
from typing import Final

from belot.errors import NotationError


class Suit(enum.IntEnum):
    """A suit; its text is one letter. Croatian names: tref, karo, herc, pik."""

    CLUBS = 0
    DIAMONDS = 1
    HEARTS = 2
    SPADES = 3

    def __str__(self) -> str:
        return "cdhs"[self]

    @classmethod
    def parse(cls, text: str) -> Suit:
        """Give the suit named by one of the letters c, d, h, s."""
        place = "cdhs".find(text) if len(text) == 1 else -1
        if place < 0:
            raise NotationError(f"{text!r} is no suit: write one of c, d, h, s")
        return SUITS[place]


class Rank(enum.IntEnum):
    """A rank, in the order of a sequence; its text is one sign, T for the ten."""

    SEVEN = 0
    EIGHT = 1
    NINE = 2
    TEN = 3
    JACK = 4
    QUEEN = 5
    KING = 6
    ACE = 7

    def __str__(self) -> str:
        return "789TJQKA"[self]

    @classmethod
    def parse(cls, text: str) -> Rank:
        """Give the rank named by one of the signs 7 8 9 T J Q K A."""
        place = "789TJQKA".find(text) if len(text) == 1 else -1
        if place < 0:
            raise NotationError(f"{text!r} is no rank: write one of 7 8 9 T J Q K A")
        return RANKS[place]


SUITS: Final = tuple(Suit)
RANKS: Final = tuple(Rank)


class Card(int):
    """One of the 32 cards: the whole number `8 * suit + rank`, with names.

    There is one object for each card; `Card(n)` gives it.
    """

    __slots__ = ()

    def __new__(cls, number: int) -> Card:
        if not 0 <= number < 32:
            raise NotationError(f"{number!r} is no card: cards are numbered 0 to 31")
        return CARDS[number]

    def __getnewargs__(self) -> tuple[int]:
        return (int(self),)

    @property
    def suit(self) -> Suit:
        """The card's suit."""
        return SUITS[self >> 3]

    @property
    def rank(self) -> Rank:
        """The card's rank."""
        return RANKS[self & 7]

    def __str__(self) -> str:
        return CARD_TEXTS[self]

    def __repr__(self) -> str:
        return CARD_TEXTS[self]

    @classmethod
    def of(cls, rank: Rank, suit: Suit) -> Card:
        """Give the card of this rank and suit."""
        return CARDS[8 * suit + rank]

    @classmethod
    def parse(cls, text: str) -> Card:
        """Give the card that a rank sign and a suit letter name, such as `Js`."""
        number = _NUMBER_OF_TEXT.get(text)
        if number is None:
            raise NotationError(
                f"{text!r} is no card: write a rank (7 8 9 T J Q K A) and a suit (c d h s), as in Js"
            )
        return CARDS[number]


CARD_TEXTS: Final = tuple(f"{rank}{suit}" for suit in SUITS for rank in RANKS)
_NUMBER_OF_TEXT: Final = {text: number for number, text in enumerate(CARD_TEXTS)}
CARDS: Final[tuple[Card, ...]] = tuple(int.__new__(Card, number) for number in range(32))

FULL_PACK: Final = (1 << 32) - 1
"""All 32 cards as a hand."""

SUIT_MASKS: Final = tuple(0xFF << (8 * suit) for suit in SUITS)
"""For each suit, its eight cards as a hand."""

TRUMP_POINTS: Final = (0, 0, 14, 10, 20, 3, 4, 11)
"""Points of a trump by rank."""

PLAIN_POINTS: Final = (0, 0, 0, 10, 2, 3, 4, 11)
"""Points of any other card by rank."""

TRUMP_ORDER: Final = (Rank.JACK, Rank.NINE, Rank.ACE, Rank.TEN, Rank.KING, Rank.QUEEN, Rank.EIGHT, Rank.SEVEN)
"""Trumps from the strongest down."""

PLAIN_ORDER: Final = (Rank.ACE, Rank.TEN, Rank.KING, Rank.QUEEN, Rank.JACK, Rank.NINE, Rank.EIGHT, Rank.SEVEN)
"""Cards of any other suit from the strongest down."""

POINTS: Final = tuple(
    tuple((TRUMP_POINTS if card.suit == trump else PLAIN_POINTS)[card.rank] for card in CARDS)
    for trump in SUITS
)
"""`POINTS[trump][card]`: what a card is worth."""


def cards_of(hand: int) -> tuple[Card, ...]:
    """List the cards of a hand, lowest number first."""
    return tuple(iterate(hand))


def iterate(hand: int) -> Iterator[Card]:
    """Go through the cards of a hand, lowest number first."""
    while hand:
        low = hand & -hand
        yield CARDS[low.bit_length() - 1]
        hand ^= low


def hand_of(cards: Iterable[int]) -> int:
    """Give the hand that holds these cards."""
    hand = 0
    for card in cards:
        hand |= 1 << card
    return hand


def parse_cards(text: str) -> tuple[Card, ...]:
    """Read cards separated by spaces, such as `7h Jh As`."""
    return tuple(Card.parse(word) for word in text.split())
