"""Everything that is written from the Python types: the pages' half of every game, and docs/protocol.md."""
