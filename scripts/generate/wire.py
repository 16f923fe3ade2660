"""The types of the wire and of the table, which all games share: web/src/protocol/generated.ts."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final, get_args

from omerta.server import kept
from omerta.server.wire import account, asking, history, lobby, people, problems, screens, telling, tidings
from omerta.server.wire.replay import Replay
from omerta.table.frames import Frame, MessageFrame
from omerta.table.horizon import Horizon
from scripts.generate.shapes import Shapes

TARGET: Final = Path("web/src/protocol/generated.ts")

HEAD: Final = """\
// Written by scripts/generate from the Python types. Do not edit: `make generate` writes it anew.

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type Seat = number;
export type Code = string;

/** What a game's own structs have in common; `web/src/games/<id>/generated.ts` has them whole. */
export interface AnyAction {
  readonly do: string;
}
export interface AnyEvent {
  readonly event: string;
}
export interface AnyView {
  readonly you: Seat | null;
  readonly beat: number;
  readonly waiting: readonly Seat[];
}
export type AnyOptions = { readonly [name: string]: Json };
/** What the rules make of a view: a game's own `Gloss`. */
export type AnyGloss = object;"""

TRAITS: Final = """\
/**
 * Which variables of a sentence are seats; the field of a nested struct is `outer_inner`. An event or an action in
 * which it is `seat` and nothing else is left out.
 */
export interface SeatVariables {
  readonly events: { readonly [tag: string]: readonly string[] };
  readonly actions: { readonly [tag: string]: readonly string[] };
  /** Arguments of refusals and reasons that are seats. */
  readonly names: readonly string[];
}

/** What the declaration of an event says of its audience. */
export interface Audience {
  /** The field with the only seat that is told of it. */
  readonly only_to?: string;
  /** Fields that only some see, and the fields that name these seats. */
  readonly seen_by?: { readonly [field: string]: readonly string[] };
  /** Told once and then to be remembered: always, or where this field of the event is true. */
  readonly fleeting?: true | string;
}

/** What the frame needs to know of a game besides what it is told at the table. */
export interface GameTraits {
  /** Whether its rules know a concession, which the table then may vote for. */
  readonly concedes: boolean;
  /** The most characters of a message, where the game's rules set a limit of their own. */
  readonly message_length?: number;
  /** By the tag of an event; those that everybody sees whole are left out. */
  readonly events: { readonly [tag: string]: Audience };
  readonly seats: SeatVariables;
}"""

RAW: Final = {
    "Preset.options": "AnyOptions",
    "NewTable.options": "AnyOptions",
    "TableInfo.options": "AnyOptions",
    "Act.action": "AnyAction",
    "Welcome.view": "AnyView",
    "Welcome.gloss": "AnyGloss",
    "Welcome.groups": "{ readonly [name: string]: readonly AnyAction[] }",
    "Welcome.frames": "readonly Frame[]",
    "Update.frames": "readonly Frame[]",
    "Update.view": "Partial<AnyView>",
    "Update.gloss": "AnyGloss",
    "Update.groups": "{ readonly [name: string]: readonly AnyAction[] }",
    "Hint.action": "AnyAction",
    "ReplayStep.events": "readonly AnyEvent[]",
    "Coached.actions": "readonly (readonly [action: AnyAction, estimate: Estimate])[]",
}

LOBBY: Final = (
    lobby.Me,
    lobby.GameCard,
    lobby.RuleLine,
    lobby.NewLesson,
    lobby.NewTable,
    lobby.TableInfo,
    lobby.Tables,
    lobby.Join,
    lobby.SeatChange,
    lobby.Start,
    lobby.Spectators,
    lobby.FindTable,
    lobby.Prolong,
    lobby.HostWish,
    lobby.NextGame,
    screens.Screen,
    screens.ScreenPlace,
    account.Account,
    account.OwnNight,
    account.IdentityLink,
    account.Move,
    account.PasskeyWish,
    account.PasskeyMade,
    account.PasskeyQuestion,
    account.PasskeyShown,
    tidings.TidingsInfo,
    tidings.PushWish,
    tidings.WebhookWish,
    tidings.WebhookMade,
    tidings.WebhookTried,
    people.Company,
    people.Manners,
    people.Blocking,
    people.InvitationWish,
    people.InvitedPeople,
    people.Asked,
    people.NewClub,
    people.ClubWish,
    people.Agreement,
    people.GameWish,
    people.Clubs,
    people.Evening,
    people.NextWish,
    history.PlayedGames,
    history.Figures,
    Replay,
    problems.Problem,
)
WRITTEN_BY_CLIENTS: Final = (
    lobby.NewLesson,
    lobby.NewTable,
    lobby.SeatWish,
    lobby.Join,
    lobby.SeatChange,
    lobby.Start,
    lobby.FindTable,
    lobby.HostWish,
    lobby.NextGame,
    account.PasskeyShown,
    people.NewClub,
)


def wire_types() -> str:
    """The whole file; the same types give the same text, whichever games there are."""
    return "\n\n".join([HEAD, *_shared(), TRAITS]) + "\n"


def _shared() -> list[str]:
    asked, told = get_args(asking.ClientMessage), get_args(telling.ServerMessage)
    shapes = Shapes(RAW, loose=(*WRITTEN_BY_CLIENTS, *asked, MessageFrame))
    for kind in (*LOBBY, Horizon):
        shapes.add(kind)
    shapes.alias("Frame", " | ".join(shapes.add(kind) for kind in get_args(Frame)))
    shapes.alias("ClientMessage", " | ".join(shapes.add(kind) for kind in asked))
    shapes.alias("ServerMessage", " | ".join(shapes.add(kind) for kind in told))
    hats = json.dumps(get_args(kept.Hat))
    return [*shapes.declared.values(), f"export const HATS = {hats} as const satisfies readonly Hat[];"]
