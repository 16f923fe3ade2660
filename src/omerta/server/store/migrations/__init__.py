"""Steps from an older database to a newer one, run by Alembic when the server starts."""
