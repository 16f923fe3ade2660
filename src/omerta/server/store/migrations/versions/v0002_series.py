"""Series: the records of earlier games, the points."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("played", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("points", sa.Text, nullable=False, server_default="[]"))
    op.create_table(
        "records",
        sa.Column("table_id", sa.Integer, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("game", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("record", sa.Text, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("records")
    op.drop_column("tables", "points")
    op.drop_column("tables", "played")
