"""What the conformance suite should know of Cuba: groups of secrets, and positions that random play rarely meets."""

from __future__ import annotations

from omerta.games.cuba.actions import Accuse, Ask, Bag, Hold, OpenFloor, PassFloor, Peng, Say
from omerta.games.cuba.components import CHIP, DIAMONDS
from omerta.games.cuba.options import CubaOptions
from omerta.games.cuba.rules.audit import audit
from omerta.games.cuba.state import BAG, BAG_EMPTY, HIDE, CubaState
from omerta.games.cuba.tests import given as at
from omerta.games.cuba.tests.given import A8, K8, S6, accuse, act, played, time_out
from omerta.testing.conformance.probes import Probes

# --- Secrets -----------------------------------------------------------------------------------------------------


def the_bag(truth: CubaState, world: CubaState) -> None:
    """The bag as in truth: whoever holds that chip gets the one that lay there."""
    if world.phase in (HIDE, BAG) or truth.bag == BAG_EMPTY or world.bag in (BAG_EMPTY, truth.bag):
        return
    tried = world.clone()
    if CHIP + truth.bag in tried.takes:
        tried.takes[tried.takes.index(CHIP + truth.bag)] = CHIP + world.bag
    tried.bag = truth.bag
    _retrace(tried)
    try:
        audit(tried)
    except AssertionError:
        return
    _copy_way(tried, world)


def _retrace(state: CubaState) -> None:
    """Every box, as it follows from what was hidden, bagged and taken."""
    box = [DIAMONDS - state.hidden, *state.mix]
    box[1 + state.bag] -= 1
    for position in range(1, state.seats):
        take = state.takes[position]
        if take >= CHIP:
            box[1 + take - CHIP] -= 1
        elif take > 0:
            box[0] -= take
        after = (position + 1) % state.seats
        if state.seen[after] is not None:
            state.seen[after] = tuple(box)
    state.box_diamonds, *state.box_chips = box


def the_way_of_the_box(truth: CubaState, world: CubaState) -> None:
    """Hidden diamonds, the bag, all takes and every box as in truth. A bag that is still to come stays so."""
    if world.phase != BAG:
        _copy_way(truth, world)
        return
    world.hidden = truth.hidden
    world.seen = truth.seen[:]
    world.box_diamonds = truth.box_diamonds


def _copy_way(source: CubaState, target: CubaState) -> None:
    target.hidden = source.hidden
    target.bag = source.bag
    target.takes = source.takes[:]
    target.seen = source.seen[:]
    target.box_diamonds = source.box_diamonds
    target.box_chips = source.box_chips[:]


# --- The box on its way ------------------------------------------------------------------------------------------


def the_bag_is_used() -> CubaState:
    return act(played("", hidden=5, seats=5), 1, Bag("fbi"))


def the_box_is_empty_early() -> CubaState:
    """Everybody from P4 on has no choice, and all have to confirm."""
    return played("loyal driver 10d", hidden=5, bag="fbi", seats=6)


def the_box_is_empty_for_two() -> CubaState:
    """One of them has shown his empty pocket."""
    return accuse(played("driver loyal loyal 11d - -", hidden=4, bag="fbi", options=CubaOptions(jokers=2)), 5)


def a_rule_breaker_holds_up_the_box() -> CubaState:
    return played("loyal ?", seats=6, options=at.STRICT)


# --- The interrogation -------------------------------------------------------------------------------------------


def everybody_stole() -> CubaState:
    return accuse(played("3d 3d 3d 3d 2d"), 1)


def the_last_thief_is_at_large() -> CubaState:
    """The next accusation of a thief ends the game, of anybody else too."""
    return accuse(played(A8, hidden=2), 1, 2)


def a_rule_breaker_and_a_caught_thief() -> CubaState:
    return accuse(played("? 4d loyal 3d fbi", hidden=1, options=at.STRICT), 2)


def a_sheet_is_half_answered() -> CubaState:
    state = act(played(A8, hidden=2), 0, Ask(4, "recv.all"))
    return act(state, 4, Say("recv.diamonds", "9"))


def the_final_demand() -> CubaState:
    state = act(played(S6, hidden=2), 0, Ask(3, "took"))
    return time_out(state, "interrogation")


def the_floor_is_open() -> CubaState:
    state = act(played("loyal 5d fbi 6d", hidden=4, options=at.FORMAL), 0, OpenFloor())
    return act(state, 1, PassFloor())


def the_last_question() -> CubaState:
    options = CubaOptions(talk_mode="formal", question_budget=1, floor_budget=0)
    return act(played("loyal 5d fbi 6d", hidden=4, options=options), 0, Ask(2, "pass.all"))


def a_room_with_one_device() -> CubaState:
    return act(played(K8, hidden=2, options=at.ONE_DEVICE), 0, Accuse(5))


# --- The killer --------------------------------------------------------------------------------------------------


def the_killer_is_in_the_bag() -> CubaState:
    state = played("loyal 3d loyal driver fbi 4d 2d", hidden=2, bag="killer", options=at.KILLER)
    return act(act(state, 0, Accuse(2)), 1, Hold())


def the_killer_is_accused() -> CubaState:
    state = act(played(K8, hidden=2, options=at.KILLER), 0, Accuse(3))
    return act(state, 7, Hold())


def the_killer_fires_at_an_agent() -> CubaState:
    state = act(played(K8, hidden=2, options=at.KILLER), 0, Accuse(5))
    return act(state, 3, Peng())


def the_killer_is_known() -> CubaState:
    """He alone is asked from now on."""
    return accuse(played(K8, hidden=2, options=at.KILLER), 3)


def the_killer_is_gone() -> CubaState:
    return accuse(played(K8, hidden=2, options=at.KILLER), 4, shooter=3)


WIRE = (
    (5, CubaOptions()),
    (8, CubaOptions()),
    (6, CubaOptions(talk_mode="formal", killer=True, question_budget=2, floor_budget=1)),
    (6, CubaOptions(talk_mode="room", killer=True, on_take_timeout="eliminate", memory_aid=False)),
    (7, CubaOptions(talk_mode="room", room_devices="one", killer=True, returned_box_public=True)),
)
"""Every way to talk; the rare positions are of the first two tables."""

PROBES = Probes(
    wire=WIRE,
    grafts={"the bag": the_bag, "the way of the box": the_way_of_the_box},
    positions={
        "the bag is used": the_bag_is_used,
        "the box is empty early": the_box_is_empty_early,
        "the box is empty for two": the_box_is_empty_for_two,
        "a rule-breaker holds up the box": a_rule_breaker_holds_up_the_box,
        "everybody stole": everybody_stole,
        "the last thief is at large": the_last_thief_is_at_large,
        "a rule-breaker and a caught thief": a_rule_breaker_and_a_caught_thief,
        "a sheet is half answered": a_sheet_is_half_answered,
        "the final demand": the_final_demand,
        "the floor is open": the_floor_is_open,
        "the last question": the_last_question,
        "a room with one device": a_room_with_one_device,
        "the killer is in the bag": the_killer_is_in_the_bag,
        "the killer is accused": the_killer_is_accused,
        "the killer fires at an agent": the_killer_fires_at_an_agent,
        "the killer is known": the_killer_is_known,
        "the killer is gone": the_killer_is_gone,
    },
)
