"""The tables of the database. Migrations bring a database here; a test compares them."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

METADATA = MetaData()

PEOPLE = Table(
    "people",
    METADATA,
    Column("id", String(32), primary_key=True),
    # It is empty once the person is deleted; whoever sat at a table stays there as a guest.
    Column("name", String(96), nullable=False),
    Column("hat", String(16), nullable=False),
    Column("created", BigInteger, nullable=False),
    # Whether others may invite the person to their tables and clubs.
    Column("invitable", Boolean, nullable=False, server_default="1"),
)

# The browsers in which a person is known. The cookie itself is never stored.
DEVICES = Table(
    "devices",
    METADATA,
    Column("token_hash", String(64), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), nullable=False),
    Column("created", BigInteger, nullable=False),
    Index("devices_by_person", "person"),
)

# The link that brings a person to another device, until it is used. Its secret is never stored either.
LINKS = Table(
    "links",
    METADATA,
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("secret_hash", String(64), nullable=False, unique=True),
    Column("until", BigInteger, nullable=False),
)

# The public halves of passkeys; the id is what the authenticator calls it, in base64url.
PASSKEYS = Table(
    "passkeys",
    METADATA,
    Column("id", String(1400), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), nullable=False),
    Column("key", LargeBinary, nullable=False),
    Column("count", BigInteger, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=True),
    Index("passkeys_by_person", "person"),
)

# Devices that want to be told, each in its own words to its push service; they end with the device.
SUBSCRIPTIONS = Table(
    "subscriptions",
    METADATA,
    Column("device", String(64), ForeignKey("devices.token_hash", ondelete="CASCADE"), primary_key=True),
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("endpoint", String(2000), nullable=False, unique=True),
    Column("key", LargeBinary, nullable=False),
    Column("auth", LargeBinary, nullable=False),
    Column("language", String(2), nullable=False),
    Column("created", BigInteger, nullable=False),
    Index("subscriptions_by_person", "person"),
)

# The secret is kept as it is: what is sent is signed with it.
WEBHOOKS = Table(
    "webhooks",
    METADATA,
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("url", String(2000), nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("language", String(2), nullable=False),
    Column("base", String(300), nullable=False),
    Column("created", BigInteger, nullable=False),
)

# The server's own keys, by what they are for.
KEYS = Table(
    "server_keys",
    METADATA,
    Column("name", String(16), primary_key=True),
    Column("secret", LargeBinary, nullable=False),
)

# When a person sleeps, in minutes of the day by the clock of their zone.
NIGHTS = Table(
    "nights",
    METADATA,
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("start", Integer, nullable=False),
    Column("end", Integer, nullable=False),
    Column("zone", String(64), nullable=False),
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
    # Whom it waits for, as JSON, so that the lobby can say it of tables that are not in memory.
    Column("turn", Text, nullable=False, server_default="{}"),
    # What has become of the order at the table, as JSON.
    Column("conduct", Text, nullable=False, server_default="{}"),
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

# The log of a game that is over, its first `entries` lines in one row instead of a row each. What is said at the table
# afterwards follows in rows as before.
PACKED = Table(
    "packed",
    METADATA,
    Column("table_id", Integer, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("entries", Integer, nullable=False),
    Column("lines", LargeBinary, nullable=False),
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

# Screens that show a table to everybody around them, each by the hash of its secret; `person` has put it there.
SCREENS = Table(
    "screens",
    METADATA,
    Column("table_id", Integer, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("secret_hash", String(64), primary_key=True),
    Column("person", String(32), nullable=False),
    Column("created", BigInteger, nullable=False),
    Index("screens_by_secret", "secret_hash"),
)

# What is said beside the games of a table: before the deal, and among those who look on.
WORDS = Table(
    "words",
    METADATA,
    Column("table_id", Integer, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("game", Integer, nullable=False),
    Column("room", String(16), nullable=False),
    Column("person", String(32), nullable=False),
    Column("message", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("words_by_message", "table_id", "person", "message", unique=True),
)

# Messages that somebody has shown to the host; `about` says which one, so that each is there once.
REPORTS = Table(
    "reports",
    METADATA,
    Column("table_id", Integer, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("about", String(24), primary_key=True),
    Column("person", String(32), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("report", Text, nullable=False),
)

# The last call of each person at a table that has been sent, or given up; so a restart sends none twice.
TOLD = Table(
    "told",
    METADATA,
    Column("table_id", Integer, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("at", BigInteger, nullable=False),
)

# The games of a series before the present one, whole, their secrets opened; packed, too.
RECORDS = Table(
    "records",
    METADATA,
    Column("table_id", Integer, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("game", Integer, primary_key=True, autoincrement=False),
    Column("record", LargeBinary, nullable=False),
)

# Every game that is over, written with its end. `evening` is the code of the first table of the evening it belongs to.
FINISHED = Table(
    "finished",
    METADATA,
    Column("table_id", Integer, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("game", String(32), nullable=False),
    Column("began", BigInteger, nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("evening", String(5), nullable=False),
    Column("club", String(16), nullable=True),
    Index("finished_by_evening", "evening"),
    Index("finished_by_club", "club"),
)

# What each of these games came to for a seat; a role only where the end has laid it open to everybody.
RESULTS = Table(
    "results",
    METADATA,
    Column("table_id", Integer, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", String(32), ForeignKey("people.id"), nullable=True),
    Column("level", String(32), nullable=True),
    Column("role", String(32), nullable=True),
    Column("won", Boolean, nullable=False),
    Index("results_by_person", "person"),
)

# The game that a person would like to play after this one.
WISHES = Table(
    "wishes",
    METADATA,
    Column("table_id", Integer, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("game", String(32), nullable=False),
)

# Somebody is asked to a table. One that was declined stays, so that nobody is asked again.
INVITATIONS = Table(
    "invitations",
    METADATA,
    Column("table_id", Integer, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("inviter", String(32), ForeignKey("people.id"), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("declined", Boolean, nullable=False, server_default="0"),
    Index("invitations_by_person", "person"),
)

# The person hears nothing more from the other one.
BLOCKS = Table(
    "blocks",
    METADATA,
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("other", String(32), ForeignKey("people.id"), primary_key=True),
)

# People who meet again. `rated` is the moment of their agreement to keep a rating.
CLUBS = Table(
    "clubs",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("name", String(96), nullable=False),
    Column("founder", String(32), ForeignKey("people.id"), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("rated", BigInteger, nullable=True),
)

# Who belongs to a club (`in`), was asked to (`asked`), did not want to (`declined`), or has been there (`left`).
MEMBERS = Table(
    "members",
    METADATA,
    Column("club", String(16), ForeignKey("clubs.id", ondelete="CASCADE"), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("state", String(8), nullable=False),
    Column("inviter", String(32), ForeignKey("people.id"), nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("agrees", Boolean, nullable=False, server_default="0"),
    Index("members_by_person", "person"),
)
