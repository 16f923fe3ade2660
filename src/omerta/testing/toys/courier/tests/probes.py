"""Here stands what the conformance suite should know of Courier: rare positions, and the hidden letters as one
secret."""

from __future__ import annotations

from omerta.testing.conformance.probes import Probes
from omerta.testing.toys.courier.pieces import Draw
from omerta.testing.toys.courier.state import CourierState
from omerta.testing.toys.courier.tests.given import all_pass, given, new_game, puts_back


def hands(truth: CourierState, world: CourierState) -> None:
    """All letters lie as they do in truth; what anybody remembers, marks or has sealed stays the world's own."""
    world.hands = [hand[:] for hand in truth.hands]
    world.pouch = truth.pouch[:]


def last_letter_of_the_pouch() -> CourierState:
    """Two of four couriers have drawn: who draws next empties the pouch."""
    return new_game(4).when(0, Draw()).when(1, Draw()).state


def last_letters_of_the_hands() -> CourierState:
    """Both couriers have put back all they may and pass on the only letter they hold."""
    scene = given("ABC", "CDE", rounds=2)
    puts_back(scene, 0, "A")
    puts_back(scene, 1, "C")
    all_pass(scene, "CD")
    puts_back(scene, 0, "B")
    puts_back(scene, 1, "C")
    return scene.state


PROBES = Probes(
    grafts={"hands": hands},
    positions={
        "last letter of the pouch": last_letter_of_the_pouch,
        "last letters of the hands": last_letters_of_the_hands,
    },
)
