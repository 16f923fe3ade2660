"""What a game came to, by seat; people who meet again: invitations, clubs, the game that is wished for next."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("people") as people:
        people.alter_column("name", existing_type=sa.String(24), type_=sa.String(96), existing_nullable=False)
        people.add_column(sa.Column("invitable", sa.Boolean, nullable=False, server_default="1"))
    _history()
    _meeting_again()
    _clubs()


def _history() -> None:
    op.create_table(
        "finished",
        _table(),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("began", sa.BigInteger, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.Column("evening", sa.String(5), nullable=False),
        sa.Column("club", sa.String(16), nullable=True),
    )
    op.create_index("finished_by_evening", "finished", ["evening"])
    op.create_index("finished_by_club", "finished", ["club"])
    op.create_table(
        "results",
        _table(),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), nullable=True),
        sa.Column("level", sa.String(32), nullable=True),
        sa.Column("role", sa.String(32), nullable=True),
        sa.Column("won", sa.Boolean, nullable=False),
    )
    op.create_index("results_by_person", "results", ["person"])


def _meeting_again() -> None:
    op.create_table(
        "wishes", _table(), _person("person", primary_key=True), sa.Column("game", sa.String(32), nullable=False)
    )
    op.create_table(
        "invitations",
        _table(),
        _person("person", primary_key=True),
        _person("inviter"),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("declined", sa.Boolean, nullable=False, server_default="0"),
    )
    op.create_index("invitations_by_person", "invitations", ["person"])
    op.create_table("blocks", _person("person", primary_key=True), _person("other", primary_key=True))


def _clubs() -> None:
    op.create_table(
        "clubs",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("name", sa.String(96), nullable=False),
        _person("founder"),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("rated", sa.BigInteger, nullable=True),
    )
    op.create_table(
        "members",
        sa.Column("club", sa.String(16), sa.ForeignKey("clubs.id", ondelete="CASCADE"), primary_key=True),
        _person("person", primary_key=True),
        sa.Column("state", sa.String(8), nullable=False),
        _person("inviter"),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("agrees", sa.Boolean, nullable=False, server_default="0"),
    )
    op.create_index("members_by_person", "members", ["person"])


def _table() -> sa.Column[int]:
    return sa.Column("table_id", sa.Integer, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


def _person(name: str, *, primary_key: bool = False) -> sa.Column[str]:
    return sa.Column(name, sa.String(32), sa.ForeignKey("people.id"), primary_key=primary_key, nullable=False)
