/** The types of this game under short names. They are generated from the Python side. */

import type { Wallet } from '../../protocol/generated';
import type { BoardProps, EndProps, SeatFace, Told } from '../../table/game';

export type View = Wallet.View;
export type Action = Wallet.Action;
export type Event = Wallet.Event;
export type Own = NonNullable<View['own']>;
export type Player = View['players'][number];
export type Verdict = Wallet.Verdict;
export type Guilt = Verdict['guilt'][number];
export type Seats = readonly SeatFace[];
export type Log = readonly Told<Event>[];

/** What the frame hands to Board and Rail. */
export type Props = BoardProps<View, Action, Event>;
export type EndPageProps = EndProps<View, Event>;
