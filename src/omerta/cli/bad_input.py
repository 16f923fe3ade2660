"""Some input comes from outside and cannot be used."""

from omerta.contract import Argument


class BadInput(Exception):
    """It is told in one line, by a text key and its arguments; the program ends with exit code 2."""

    def __init__(self, key: str, **args: Argument) -> None:
        super().__init__(key, args)
        self.key = key
        self.args_for_text = args
