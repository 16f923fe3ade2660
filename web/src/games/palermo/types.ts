/** The types of this game under short names. They are generated from the Python side. */

import type { Palermo } from '../../protocol/generated';
import type { BoardProps, EndProps, SeatFace, Told } from '../../table/game';

export type View = Palermo.View;
export type Action = Palermo.Action;
export type Event = Palermo.Event;
export type Reach = Palermo.Reach;
export type TileField = Palermo.TileField;
export type Seats = readonly SeatFace[];
export type Log = readonly Told<Event>[];

/** What the frame hands to Board and Rail. */
export type Props = BoardProps<View, Action, Event>;
export type EndPageProps = EndProps<View, Event>;
