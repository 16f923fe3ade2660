"""This is the command line: `omerta play | serve | sim | replay | rules | examine | new-game`."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from omerta.catalog import BrokenGame, UnknownGame, ids
from omerta.cli.bad_input import BadInput
from omerta.cli.exit_codes import BAD_INPUT, INTERRUPTED
from omerta.cli.language import language_of
from omerta.cli.parser import run
from omerta.cli.printable import printable
from omerta.text import Texts


def main(argv: Sequence[str] | None = None) -> int:
    """Runs one command; bad input is told in one line and nothing is changed."""
    arguments = sys.argv[1:] if argv is None else list(argv)
    texts = Texts("omerta", language_of(arguments, os.environ))
    try:
        code = run(arguments, texts)
        sys.stdout.flush()
        return code
    except BadInput as bad:
        return _refuse(texts.sentence(bad.key, bad.args_for_text))
    except UnknownGame as unknown:
        return _refuse(texts.say("cli-unknown-game", game=unknown.game_id, games=ids()))
    except BrokenGame as broken:
        return _refuse(texts.say("cli-broken-game", game=broken.game_id, message=str(broken.cause)))
    except KeyboardInterrupt:
        return INTERRUPTED
    except EOFError:
        # Whoever was asked something has closed the input: that is leaving, not a mistake.
        return 0
    except BrokenPipeError:
        # Whoever read our output has gone (`omerta rules ... | head`): what is left to say goes nowhere.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def _refuse(sentence: str) -> int:
    """The refusal is one line, whatever was typed: control characters in it are spelled out."""
    print("omerta:", printable(" ".join(sentence.split())), file=sys.stderr)
    return BAD_INPUT
