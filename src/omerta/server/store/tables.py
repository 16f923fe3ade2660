"""The tables of the database. Migrations bring a database here; a test compares them."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, ForeignKey, Index, Integer, MetaData, String, Table, Text

METADATA = MetaData()

PEOPLE = Table(
    "people",
    METADATA,
    Column("id", String(32), primary_key=True),
    # The cookie itself is never stored.
    Column("token_hash", String(64), nullable=False, unique=True),
    Column("name", String(24), nullable=False),
    Column("hat", String(16), nullable=False),
    Column("created", BigInteger, nullable=False),
)

TABLES = Table(
    "tables",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("code", String(5), nullable=False, unique=True),
    Column("game", String(32), nullable=False),
    Column("options", Text, nullable=False),
    Column("house", Text, nullable=False),
    Column("host", String(32), ForeignKey("people.id"), nullable=False),
    Column("phase", String(16), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("rematch", String(5), nullable=True),
    # The first line of the record, once the game has begun.
    Column("header", Text, nullable=True),
    # Games of the series that are over and kept as records; the points of each seat, as JSON.
    Column("played", Integer, nullable=False, server_default="0"),
    Column("points", Text, nullable=False, server_default="[]"),
    Index("tables_by_phase", "phase", "updated"),
)

# Apart from everything that is read to be told: nobody gets it before the end.
SECRETS = Table(
    "secrets",
    METADATA,
    Column("table_id", Integer, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("secret", String(128), nullable=False),
)

SEATS = Table(
    "seats",
    METADATA,
    Column("table_id", Integer, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("person", String(32), ForeignKey("people.id"), nullable=True),
    Column("level", String(32), nullable=True),
    Index("seats_by_person", "person"),
)

ENTRIES = Table(
    "entries",
    METADATA,
    Column("table_id", Integer, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("line", Text, nullable=False),
)

# The messages that have taken effect and that no line of the log names: the same one again changes nothing, also
# after a restart.
ANSWERED = Table(
    "answered",
    METADATA,
    Column("table_id", Integer, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("message", String(40), primary_key=True),
)

# The games of a series before the present one, whole, their secrets opened.
RECORDS = Table(
    "records",
    METADATA,
    Column("table_id", Integer, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("game", Integer, primary_key=True, autoincrement=False),
    Column("record", Text, nullable=False),
)
