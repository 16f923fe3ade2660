"""The games, one folder each. `omerta.catalog` finds them; nothing else names one."""
