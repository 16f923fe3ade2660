/** The types of this game under short names. They are generated from the Python side. */

import type { BoardProps, EndProps, SeatFace, Told } from '../../table/game';
import type { Action, Event, Gloss, View } from './generated';

export type { Action, Claim as Statement, Contents, Event, Gloss, Travel, View } from './generated';
export type Own = NonNullable<View['own']>;
export type Player = View['players'][number];
export type Seats = readonly SeatFace[];
export type Log = readonly Told<Event>[];

/** What the frame hands to Board and Rail. */
export type Props = BoardProps<View, Action, Event, Gloss>;
export type EndPageProps = EndProps<View, Event, Gloss>;
