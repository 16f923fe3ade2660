"""Alembic's way in: the server hands over an open connection."""

from alembic import context
from sqlalchemy import Connection

from omerta.server.store.tables import METADATA

connection = context.config.attributes["connection"]
assert isinstance(connection, Connection), "migrations run on the connection of the server"
context.configure(connection=connection, target_metadata=METADATA)
with context.begin_transaction():
    context.run_migrations()
