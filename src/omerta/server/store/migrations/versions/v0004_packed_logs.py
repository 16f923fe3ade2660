"""Logs of finished games are packed: a row for each, and the records of earlier games of a series as well."""

import zlib

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

PLAIN = sa.table("records", sa.column("table_id"), sa.column("game"), sa.column("record", sa.Text))
PACKED = sa.table("packed_records", sa.column("table_id"), sa.column("game"), sa.column("record", sa.LargeBinary))


def upgrade() -> None:
    op.create_table(
        "packed",
        _table_id(),
        sa.Column("entries", sa.Integer, nullable=False),
        sa.Column("lines", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "packed_records",
        _table_id(),
        sa.Column("game", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("record", sa.LargeBinary, nullable=False),
    )
    _pack_records()
    op.drop_table("records")
    op.rename_table("packed_records", "records")


def _pack_records() -> None:
    """One after the other: all of them together need not fit into the memory."""
    database = op.get_bind()
    for table_id, game in database.execute(sa.select(PLAIN.c.table_id, PLAIN.c.game)).all():
        query = sa.select(PLAIN.c.record).where(PLAIN.c.table_id == table_id, PLAIN.c.game == game)
        record = database.execute(query).scalar_one()
        row = {"table_id": table_id, "game": game, "record": zlib.compress(record.encode())}
        database.execute(sa.insert(PACKED).values(row))


def _table_id() -> sa.Column[int]:
    return sa.Column("table_id", sa.Integer, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
