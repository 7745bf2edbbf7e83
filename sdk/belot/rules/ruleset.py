"""The rules that a match is played by: every option that players agree on beforehand.

Options, values and presets are those of `tests/cases/README.md`; docs/rules shows each with an
example. A `Ruleset` is a frozen value and reads back: `Ruleset.from_dict(rules.to_dict())`.
"""

from __future__ import annotations

import dataclasses
import enum
from collections.abc import Mapping
from typing import Any, Final, get_type_hints

from belot.errors import RulesetError


class _Option(enum.StrEnum):
    """A value of an option; its text is its name in rulesets and records."""


class GameEnd(_Option):
    """When the target is looked at."""

    DEAL_END = "deal_end"
    IMMEDIATE = "immediate"


class GameEndTie(_Option):
    """What happens when both teams stand at or over the target with equal scores."""

    PLAY_ON = "play_on"
    CALLER_WINS = "caller_wins"


class DeclarationMode(_Option):
    """Whether everything held counts, or only what a player says."""

    AUTOMATIC = "automatic"
    ANNOUNCED = "announced"


class ShowDeclarations(_Option):
    """When the declarations that count become public."""

    AFTER_FIRST_TRICK = "after_first_trick"
    BEFORE_PLAY = "before_play"


class LongSequences(_Option):
    """How sequences of five or more cards compare."""

    LONGER_WINS = "longer_wins"
    AS_FIVE = "as_five"


class SetOrder(_Option):
    """How sets of equal points compare."""

    SEAT = "seat"
    CARD_STRENGTH = "card_strength"
    SEQUENCE_ORDER = "sequence_order"


class DeclarationTie(_Option):
    """Who wins between equal sequences."""

    SEAT = "seat"
    TRUMP_THEN_SEAT = "trump_then_seat"


class Trickless(_Option):
    """What becomes of the extra points of a team without a trick."""

    VOID = "void"
    TO_OPPONENTS = "to_opponents"
    COUNT = "count"


class BelaAnnounce(_Option):
    """With which of the two cards bela is said."""

    FIRST = "first"
    SECOND = "second"


class FallBela(_Option):
    """Who writes the bela of callers who fall."""

    TO_OPPONENTS = "to_opponents"
    KEPT = "kept"


class DealTie(_Option):
    """What happens when the callers have exactly half."""

    FALL = "fall"
    HOLD_CALLER = "hold_caller"
    HOLD_ALL = "hold_all"


class Belot(_Option):
    """Which eight cards of a suit win the game."""

    ANY_SUIT = "any_suit"
    TRUMP_SUIT = "trump_suit"
    OFF = "off"


class IllegalPlay(_Option):
    """What happens to an illegal card."""

    REJECT = "reject"
    PENALTY_162 = "penalty_162"
    PENALTY_ALL = "penalty_all"


class TalonPickup(_Option):
    """When a player may look at the talon cards."""

    AFTER_CALL = "after_call"
    ON_PASS = "on_pass"


class HandVisible(_Option):
    """When a player may look at the first six cards."""

    FROM_DEAL = "from_deal"
    OWN_TURN = "own_turn"


class AllPass(_Option):
    """What happens when all four pass."""

    MUS = "mus"
    REDEAL = "redeal"


@dataclasses.dataclass(frozen=True, slots=True)
class Ruleset:
    """Every option of the rules, resolved. The defaults are the preset `standard`."""

    target: int = 1001
    game_end: GameEnd = GameEnd.DEAL_END
    game_end_tie: GameEndTie = GameEndTie.PLAY_ON
    must_beat_partner: bool = True
    must_trump_partner: bool = True
    must_overtrump: bool = True
    must_undertrump: bool = True
    declarations: DeclarationMode = DeclarationMode.AUTOMATIC
    show_declarations: ShowDeclarations = ShowDeclarations.AFTER_FIRST_TRICK
    overlap: bool = True
    long_sequences: LongSequences = LongSequences.LONGER_WINS
    set_order: SetOrder = SetOrder.SEAT
    declaration_tie: DeclarationTie = DeclarationTie.SEAT
    trickless_declarations: Trickless = Trickless.VOID
    trickless_bela: Trickless = Trickless.VOID
    bela: DeclarationMode = DeclarationMode.AUTOMATIC
    bela_announce: BelaAnnounce = BelaAnnounce.FIRST
    fall_bela: FallBela = FallBela.TO_OPPONENTS
    tie: DealTie = DealTie.FALL
    belot: Belot = Belot.ANY_SUIT
    stiglja: int = 90
    stiglja_against_caller: bool = True
    illegal_play: IllegalPlay = IllegalPlay.REJECT
    talon_pickup: TalonPickup = TalonPickup.AFTER_CALL
    hand_visible: HandVisible = HandVisible.FROM_DEAL
    all_pass: AllPass = AllPass.MUS

    def __post_init__(self) -> None:
        for name, kind in _KINDS.items():
            object.__setattr__(self, name, _checked(name, kind, getattr(self, name)))

    @classmethod
    def preset(cls, name: str, **options: object) -> Ruleset:
        """Give the preset of this name with options laid over it.

        Raises `RulesetError` for a name, an option or a value that does not exist.
        """
        if name not in PRESETS:
            raise RulesetError(f"there is no preset {name!r}: choose one of {', '.join(PRESETS)}")
        return cls.from_dict({**PRESETS[name], **options})

    @classmethod
    def from_dict(cls, options: Mapping[str, object]) -> Ruleset:
        """Read a ruleset from option names and values; what is not named has its default."""
        unknown = [name for name in options if name not in _KINDS]
        if unknown:
            raise RulesetError(
                f"there is no option {unknown[0]!r}: the options are {', '.join(_KINDS)}"
            )
        return cls(**options)  # type: ignore[arg-type]

    def to_dict(self) -> dict[str, Any]:
        """Give all options by name, as plain values that JSON can hold."""
        return {
            name: value.value if isinstance(value, enum.Enum) else value
            for name in _KINDS
            for value in (getattr(self, name),)
        }


_KINDS: Final[dict[str, type]] = get_type_hints(Ruleset)

_SEED_002: Final[dict[str, object]] = {
    "game_end": "immediate",
    "declarations": "announced",
    "show_declarations": "before_play",
    "long_sequences": "as_five",
    "belot": "trump_suit",
    "illegal_play": "penalty_162",
    "talon_pickup": "on_pass",
    "hand_visible": "own_turn",
}
_SEED_004: Final[dict[str, object]] = {
    "declarations": "announced",
    "show_declarations": "before_play",
    "long_sequences": "as_five",
    "trickless_declarations": "count",
    "trickless_bela": "count",
    "bela_announce": "second",
    "belot": "off",
}
PRESETS: Final[dict[str, dict[str, object]]] = {
    "standard": {},
    "seed000": {},
    "seed002": _SEED_002,
    "seed003": {},
    "seed004": _SEED_004,
}
"""For each preset, the options in which it differs from `standard`."""


def _checked(name: str, kind: type, value: object) -> object:
    """Give the value as the option's own kind, or say why it cannot be."""
    if kind is bool:
        if isinstance(value, bool):
            return value
        raise RulesetError(f"option {name} is true or false, not {value!r}")
    if kind is int:
        lowest = 1 if name == "target" else 0
        if isinstance(value, int) and not isinstance(value, bool) and lowest <= value <= 100_000:
            return value
        raise RulesetError(f"option {name} is a whole number from {lowest} to 100000, not {value!r}")
    try:
        return kind(value)
    except ValueError:
        allowed = ", ".join(member.value for member in kind)  # type: ignore[attr-defined]
        raise RulesetError(f"option {name} is one of {allowed}, not {value!r}") from None
