"""Where people, tables and logs are kept: SQLite beside the server, or whatever SQLAlchemy reaches by a URL."""

from omerta.server.store.store import Store

__all__ = ["Store"]
