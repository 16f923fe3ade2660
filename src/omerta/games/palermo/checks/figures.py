"""Figures of each player count, tracks, board and names. RULES.md LP-4 to LP-6, LP-8, LP-9."""

from __future__ import annotations

from typing import Final

from omerta.games.palermo.box import Contents
from omerta.kit.box import demand, unique

PLAYERS: Final = (3, 4, 5)
FIRST_ALLOWANCE: Final = 3
TRACK: Final = 60
CORNER_FIELDS: Final = ("A1", "N1", "N14", "A14")


def check_players(contents: Contents) -> None:
    """LP-4"""
    players = tuple(row.players for row in contents.player_count)
    demand(tuple(sorted(players)) == PLAYERS, "LP-4", "player_count", f"one entry each for 3, 4 and 5, not {players}")
    slots = contents.city.slot_columns * contents.city.slot_rows
    most_chips = contents.pieces.chips_per_colour
    streets = sum(kind.count for kind in contents.tile_kind if kind.role == "street")
    for row in contents.player_count:
        where = f"player_count {row.players}"
        filled = row.players * row.chips + 1 + row.street_tiles
        demand(filled == slots, "LP-4", where, f"fills {filled} of {slots} slots")
        demand(row.chips <= most_chips, "LP-4", where, f"{row.chips} chips a seat, but a colour has {most_chips}")
        demand(
            row.street_tiles <= streets, "LP-4", where, f"{row.street_tiles} street tiles, but the box has {streets}"
        )


def check_tracker(contents: Contents) -> None:
    """LP-5"""
    tracker = contents.tracker
    last = FIRST_ALLOWANCE + max(row.chips for row in contents.player_count)
    demand(tracker.first == FIRST_ALLOWANCE, "LP-5", "tracker", f"begins at {FIRST_ALLOWANCE}, not {tracker.first}")
    demand(tracker.last == last, "LP-5", "tracker", f"ends at {last}, not {tracker.last}")


def check_board(contents: Contents) -> None:
    """LP-6; that the city has 6 by 6 slots of 2 by 2 fields, reading the file has seen."""
    city, bypass = contents.city, contents.bypass
    around = 2 * (city.slot_columns + city.slot_rows) * city.fields_per_slot_edge + len(CORNER_FIELDS)
    demand(bypass.fields == around, "LP-6", "bypass", f"has {around} fields, not {bypass.fields}")
    demand(
        bypass.corner_fields == CORNER_FIELDS,
        "LP-6",
        "bypass corner_fields",
        f"are {' '.join(CORNER_FIELDS)}, not {' '.join(bypass.corner_fields)}",
    )
    demand(contents.money_track.fields == TRACK, "LP-6", "money_track", f"{TRACK}, not {contents.money_track.fields}")


def check_interest(contents: Contents) -> None:
    """LP-8"""
    for row in contents.player_count:
        demand(row.interest >= 1, "LP-8", f"player_count {row.players}", f"interest is 1 or more, not {row.interest}")


def check_names(contents: Contents) -> None:
    """LP-9"""
    for table, ids in (("colours", contents.colours.ids), ("venue_signs", contents.venue_signs.ids)):
        unique("LP-9", ids, table)
    colours, sets = len(contents.colours.ids), contents.pieces.colours_in_box
    demand(colours == sets, "LP-9", "colours", f"{sets} colours, one for each set of pieces, not {colours}")
    demand(sets >= max(PLAYERS), "LP-9", "pieces", f"{max(PLAYERS)} sets of pieces are needed, not {sets}")
    demand(len(contents.venue_signs.ids) > 0, "LP-9", "venue_signs", "there is none")
