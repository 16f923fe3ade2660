"""A person is known on several devices, and by passkeys; a link brings them to another device."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "devices",
        sa.Column("token_hash", sa.String(64), primary_key=True),
        _person(),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index("devices_by_person", "devices", ["person"])
    op.execute("INSERT INTO devices (token_hash, person, created) SELECT token_hash, id, created FROM people")
    with op.batch_alter_table("people") as people:
        people.drop_column("token_hash")
    op.create_table(
        "links",
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("secret_hash", sa.String(64), nullable=False, unique=True),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(1400), primary_key=True),
        _person(),
        sa.Column("key", sa.LargeBinary, nullable=False),
        sa.Column("count", sa.BigInteger, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger, nullable=True),
    )
    op.create_index("passkeys_by_person", "passkeys", ["person"])


def _person() -> sa.Column[str]:
    return sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), nullable=False)
