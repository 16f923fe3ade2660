/** The types of this game under short names. They are generated from the Python side. */

import type { Cuba } from '../../protocol/generated';
import type { BoardProps, EndProps, SeatFace, Told } from '../../table/game';

export type View = Cuba.View;
export type Action = Cuba.Action;
export type Event = Cuba.Event;
export type Own = NonNullable<View['own']>;
export type Player = View['players'][number];
export type Contents = Cuba.Contents;
export type Statement = Cuba.Claim;
export type Travel = Cuba.Travel;
export type Seats = readonly SeatFace[];
export type Log = readonly Told<Event>[];

/** What the frame hands to Board and Rail. */
export type Props = BoardProps<View, Action, Event>;
export type EndPageProps = EndProps<View, Event>;
