"""A table knows what has become of its order: who was removed, who is silenced, whether it is locked."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("conduct", sa.Text, nullable=False, server_default="{}"))
