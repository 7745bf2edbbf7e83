"""The errors that the SDK raises.

    BelotError
    ├── RulesError                a position or a deck that cannot be
    │   ├── IllegalActionError    an action that the rules do not allow now
    │   ├── RulesetError          an option or preset that does not exist
    │   └── NotationError         a text that names no card, suit or rank
    ├── RecordError               a record that cannot be read or does not add up
    ├── ProtocolError             a message that means nothing
    └── BotError                  a bot that cannot be loaded or run
"""

from __future__ import annotations


class BelotError(Exception):
    """Anything that this package refuses; its text is one sentence for people."""


class RulesError(BelotError):
    """A position, deck or score that cannot occur in the game."""


class IllegalActionError(RulesError):
    """An action that the rules do not allow at this moment."""


class RulesetError(RulesError):
    """An option, a value or a preset that no ruleset has."""


class NotationError(RulesError, ValueError):
    """A text that names no card, suit, rank or seat."""


class RecordError(BelotError):
    """A record that cannot be read, or whose contents do not add up."""


class ProtocolError(BelotError):
    """A message that breaks the protocol."""


class BotError(BelotError):
    """A bot that cannot be loaded or run."""
