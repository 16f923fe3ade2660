/** The types of this game under short names. They are generated from the Python side. */

import type { Villa } from '../../protocol/generated';
import type { BoardProps, EndProps, SeatFace, Told } from '../../table/game';

export type View = Villa.View;
export type Action = Villa.Action;
export type Event = Villa.Event;
export type TeamChoice = Villa.TeamChoice;
export type Hint = Villa.Hint;
export type SlotView = Villa.SlotView;
export type Debrief = Villa.Debrief;
export type Place = Villa.Place;
export type Seats = readonly SeatFace[];
export type Log = readonly Told<Event>[];

/** What the frame hands to Board and Rail. */
export type Props = BoardProps<View, Action, Event>;
export type EndPageProps = EndProps<View, Event>;
