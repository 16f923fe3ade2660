/** The types of this game under short names. They are generated from the Python side. */

import type { BoardProps, EndProps, SeatFace, Told } from '../../table/game';
import type { Action, Event, Gloss, View } from './generated';

export type { Action, CarSeen, Event, Gloss, Preview, View } from './generated';
export type Lay = Extract<Action, { do: 'lay' }>;
export type Seats = readonly SeatFace[];
export type Log = readonly Told<Event>[];

/** What the frame hands to Board and Rail. */
export type Props = BoardProps<View, Action, Event, Gloss>;
export type EndPageProps = EndProps<View, Event, Gloss>;
/** A position with what the rules make of it. */
export type Situation = Pick<Props, 'view' | 'gloss'>;
/** The same with what one may do. */
export type Choice = Pick<Props, 'view' | 'gloss' | 'legal'>;
