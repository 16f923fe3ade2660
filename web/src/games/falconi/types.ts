/** The types of this game under short names. They are generated from the Python side. */

import type { Falconi } from '../../protocol/generated';
import type { BoardProps, EndProps, SeatFace, Told } from '../../table/game';

export type View = Falconi.View;
export type Action = Falconi.Action;
export type Event = Falconi.Event;
export type CarSeen = Falconi.CarSeen;
export type Preview = Falconi.Preview;
export type Lay = Extract<Action, { do: 'lay' }>;
export type Seats = readonly SeatFace[];
export type Log = readonly Told<Event>[];

/** What the frame hands to Board and Rail. */
export type Props = BoardProps<View, Action, Event>;
export type EndPageProps = EndProps<View, Event>;
