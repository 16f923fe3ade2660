"""Compiles the rules and the table with mypyc, from the same source that plain Python runs (docs/performance.md)."""
