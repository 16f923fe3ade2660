"""What one board kept track of becomes a board setting, which any game may declare."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

TABLES = sa.table("tables", sa.column("id", sa.Integer), sa.column("house", sa.Text))
SETTING = "suspects"


def upgrade() -> None:
    """Tables of games without this setting keep it unread."""
    for table_id, house in _houses():
        if SETTING in house:
            board = {SETTING: house.pop(SETTING)}
            _put(table_id, {**house, "board": board})


def downgrade() -> None:
    for table_id, house in _houses():
        board = house.pop("board", None)
        _put(table_id, {**house, SETTING: board.get(SETTING, True) if isinstance(board, dict) else True})


def _houses() -> list[tuple[int, dict[str, object]]]:
    rows = op.get_bind().execute(sa.select(TABLES.c.id, TABLES.c.house)).all()
    return [(table_id, json.loads(house)) for table_id, house in rows]


def _put(table_id: int, house: dict[str, object]) -> None:
    op.get_bind().execute(sa.update(TABLES).where(TABLES.c.id == table_id).values(house=json.dumps(house)))
