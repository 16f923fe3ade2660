"""Here stands what a scene offers, in the notation of the worked examples."""

from __future__ import annotations

from omerta.contract import Event, Seat
from omerta.games.palermo.actions import Claim, LayTile, MoveTo, OpenStall, PoliceStay, PoliceTo, SetTarget
from omerta.games.palermo.events import ChipCollected, CrookMoved, InterestPaid
from omerta.games.palermo.tests.given import PalermoScene

POLICE_STAY = PoliceStay()


def asked(scene: PalermoScene) -> Seat:
    """The one seat that decides. P-10.1"""
    (seat,) = scene.game.pending(scene.state)
    return seat


def phase(scene: PalermoScene) -> str:
    return scene.view().phase


def placements(scene: PalermoScene) -> list[str]:
    """Says what may be laid, such as `d2 1a2`, in the order of the list."""
    actions = scene.legal(asked(scene))
    return [f"{each.slot} {each.kind[1:]}{each.rotation}" for each in actions if isinstance(each, LayTile)]


def on(scene: PalermoScene, slot: str) -> str:
    """Says what may be laid on one slot."""
    return " ".join(each.split()[1] for each in placements(scene) if each.startswith(slot))


def lay(token: str, slot: str) -> LayTile:
    """Writes `lay("1a2", "d2")`."""
    return LayTile(f"h{token[:2]}", slot, int(token[2]))


def stalls(scene: PalermoScene) -> list[str]:
    actions = scene.legal(asked(scene))
    return [f"{each.slot} {each.field}" for each in actions if isinstance(each, OpenStall)]


def destinations(scene: PalermoScene) -> list[str]:
    return [each.field for each in scene.legal(asked(scene)) if isinstance(each, MoveTo)]


def claims(scene: PalermoScene) -> list[str]:
    return [each.slot for each in scene.legal(asked(scene)) if isinstance(each, Claim)]


def targets(scene: PalermoScene) -> list[str]:
    return [each.slot for each in scene.legal(asked(scene)) if isinstance(each, SetTarget)]


def police_fields(scene: PalermoScene) -> list[str]:
    return [each.field for each in scene.legal(asked(scene)) if isinstance(each, PoliceTo)]


def costs(scene: PalermoScene) -> dict[str, int]:
    """Every destination with its cost, as the view of the table shows them."""
    return {each.field: each.cost for each in scene.view().reach if each.stop}


def at_cost(scene: PalermoScene, cost: int) -> str:
    return " ".join(sorted(field for field, each in costs(scene).items() if each == cost))


def to(scene: PalermoScene, field: str) -> PalermoScene:
    """The seat that decides leaves its policeman alone, if it is asked, and moves there."""
    if phase(scene) == "police":
        scene.when(asked(scene), POLICE_STAY)
    return scene.when(asked(scene), MoveTo(field))


def ready_to_move(scene: PalermoScene) -> PalermoScene:
    """The seat that decides has left its policeman alone."""
    return scene.when(asked(scene), POLICE_STAY)


def walked(scene: PalermoScene) -> CrookMoved:
    """The last move."""
    return [event for event in scene.events if isinstance(event, CrookMoved)][-1]


def path(scene: PalermoScene) -> str:
    return " ".join(walked(scene).path)


def collected(scene: PalermoScene) -> list[ChipCollected]:
    return [event for event in scene.events if isinstance(event, ChipCollected)]


def interest(scene: PalermoScene) -> list[int]:
    """Says what each seat has received in all since the scene began."""
    paid = [event for event in scene.events if isinstance(event, InterestPaid)]
    return [sum(event.interest for event in paid if event.seat == seat) for seat in range(scene.state.seats)]


def told(scene: PalermoScene, kind: type[Event]) -> int:
    """Says how many events of this kind there have been."""
    return len(scene.happened(kind))
