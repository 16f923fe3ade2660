/** Hints for a first game, for Don and for the police, each at the first moment at which it helps. */

import type { GuideHint, GuideMoment } from '../../table/game';
import { BOX } from './generated';
import { isFatal } from './hand/goals';
import { isJunction, isTurning } from './reading/box';
import type { Action, CarSeen, Event, Gloss, View } from './types';

type Moment = GuideMoment<View, Action, Event, Gloss>;

function isDon({ view, you }: Moment): boolean {
  return view.cars.some(({ car, seat }) => car === 'prison' && seat === you);
}

/** The car that is asked, if it is one of mine. */
function own({ view, you }: Moment): CarSeen | undefined {
  return view.cars.find(({ car, seat }) => car === view.turn && seat === you);
}

function asks({ view, legal }: Moment, phase: View['phase']): boolean {
  return view.phase === phase && legal.length > 0;
}

function may({ legal }: Moment, kind: Action['do']): boolean {
  return legal.some((action) => action.do === kind);
}

function isOnTheMap(car: CarSeen | undefined): boolean {
  return car !== undefined && car.place !== null;
}

function happened({ told }: Moment, kind: Event['event']): boolean {
  return told.some(({ event }) => event.event === kind);
}

/** Both are on the map, and there is a lane behind Don that can be shown. */
function hasTrail(moment: Moment): boolean {
  const isBusy = moment.view.cars.some(({ car, place }) => car !== own(moment)?.car && place !== null);
  return isOnTheMap(own(moment)) && isBusy && Object.keys(moment.view.trail).length > 1;
}

/** Laid so, it puts somebody else out. */
function shutsOut(moment: Moment): boolean {
  return moment.view.previews.some(({ blocks }) => blocks.some((car) => car !== own(moment)?.car));
}

const hints: readonly GuideHint<View, Action, Event, Gloss>[] = [
  { key: 'react', anchor: 'rail', when: (moment) => asks(moment, 'react') },
  { key: 'don', anchor: 'rail', when: (moment) => asks(moment, 'lay') && isDon(moment) && !isOnTheMap(own(moment)) },
  {
    key: 'police',
    anchor: 'rail',
    when: (moment) => asks(moment, 'lay') && !isDon(moment) && !isOnTheMap(own(moment)),
  },
  { key: 'drive', anchor: 'city', when: (moment) => asks(moment, 'drive') && moment.legal.length > 1 },
  { key: 'catch', anchor: 'city', when: (moment) => may(moment, 'catch') },
  { key: 'crater', anchor: 'city', when: (moment) => own(moment) !== undefined && happened(moment, 'bombed_behind') },
  { key: 'blast', anchor: 'city', when: (moment) => may(moment, 'blast') },
  {
    key: 'don-lanes',
    anchor: 'city',
    when: (moment) => asks(moment, 'lay') && isDon(moment) && hasTrail(moment),
  },
  {
    key: 'police-lanes',
    anchor: 'city',
    when: (moment) => asks(moment, 'lay') && !isDon(moment) && hasTrail(moment),
  },
  { key: 'advance', anchor: 'city', when: (moment) => asks(moment, 'advance') },
  {
    key: 'trap',
    anchor: 'rail',
    when: (moment) => asks(moment, 'lay') && moment.view.previews.some((preview) => isFatal(moment.view, preview)),
  },
  { key: 'block', anchor: 'city', when: (moment) => asks(moment, 'lay') && shutsOut(moment) },
  { key: 'turning', anchor: 'rail', when: (moment) => asks(moment, 'lay') && isTurning(moment.view.hand) },
  { key: 'junction', anchor: 'rail', when: (moment) => asks(moment, 'lay') && isJunction(moment.view.hand) },
  {
    key: 'bombs',
    anchor: 'bombs',
    when: (moment) => asks(moment, 'lay') && isDon(moment) && hasAllBombs(moment.view),
  },
];

/** He has thrown none yet, and has driven a little. */
function hasAllBombs({ bombs, variant, round_number: round }: View): boolean {
  return bombs > 0 && bombs === BOX.variant.find(({ id }) => id === variant)?.bombs && round > 2;
}

export default hints;
