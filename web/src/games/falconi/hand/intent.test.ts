import { beforeEach, describe, expect, it } from 'vitest';
import { after, inHand, intent } from './intent.svelte';
import { doIt, goalsIn, offerOf } from './offer';
import { carAt, glossOf, previewAt, viewOf } from '../testing';
import type { Action, Props, View } from '../types';

const gloss = glossOf();
const lay = (rotation: number, cell = 'e1', card = 'straight'): Action => ({ do: 'lay', card, rotation, cell });

beforeEach(() => {
  intent.drop();
  intent.next = null;
});

describe('in principle I', () => {
  const legal = [lay(0, 'e1', 'tee'), lay(2, 'e1', 'tee'), lay(0)];
  const view = viewOf({
    hand: 'tee',
    previews: [
      previewAt('e1', { card: 'tee', blocks: ['prison'] }),
      previewAt('e1', { card: 'tee', rotation: 2, drives: ['e1>E', 'e1>W'] }),
      previewAt('e1', { drives: ['e1>N'] }),
    ],
  });

  it('the drawn card lies in its cell already, so that it leads on', () => {
    expect(inHand(view, legal)).toMatchObject({ card: 'tee', cell: 'e1', rotation: 2, rotations: [0, 2] });
  });

  it('the arrows are those of the rotation that is shown', () => {
    expect(offerOf({ view, gloss, legal }).goals.map(({ action }) => action)).toEqual([
      { do: 'drive', place: 'e1>E' },
      { do: 'drive', place: 'e1>W' },
    ]);
    intent.cell = 'e1';
    intent.turnTo(0);
    expect(offerOf({ view, gloss, legal })).toMatchObject({ goals: [], isFatal: true });
  });

  it('a touch turns through what is allowed', () => {
    expect(after([0, 2], 0)).toBe(2);
    expect(after([0, 2], 2)).toBe(0);
  });

  it('another card is another choice', () => {
    intent.card = 'straight';
    expect(inHand(view, legal)).toMatchObject({ card: 'straight', rotation: 0 });
  });
});

describe('doing', () => {
  let sent: Action[] = [];
  const props = (view: View, legal: readonly Action[]) =>
    ({ view, gloss, legal, busy: false, send: (action: Action) => sent.push(action) }) as unknown as Props;
  const view = viewOf({ previews: [previewAt('e1', { drives: ['e1>N'] })] });
  const drive: Action = { do: 'drive', place: 'e1>N' };

  beforeEach(() => {
    sent = [];
  });

  it('an arrow lays first and drives when the table has taken it', () => {
    doIt(props(view, [lay(0)]), drive);
    expect(sent).toEqual([lay(0)]);
    expect(intent.due([lay(0)], view.beat)).toBeNull();
    expect(intent.due([drive], view.beat + 1)).toEqual(drive);
    expect(intent.due([drive], view.beat + 1)).toBeNull();
  });

  it('nothing follows that is not offered then', () => {
    doIt(props(view, [lay(0)]), drive);
    expect(intent.due([{ do: 'drive', place: 'e1>W' }], view.beat + 1)).toBeNull();
  });

  it('what ends badly is asked for twice', () => {
    const fatal = props(viewOf({ previews: [previewAt('e1', { blocks: ['prison'] })] }), [lay(0)]);
    doIt(fatal, lay(0));
    expect(sent).toEqual([]);
    doIt(fatal, lay(0));
    expect(sent).toEqual([lay(0)]);
  });

  it('only the first half is forgotten with another wish', () => {
    doIt(props(view, [lay(0)]), drive);
    doIt(props(view, [lay(0)]), lay(0));
    expect(intent.next).toBeNull();
  });
});

describe('in principle II', () => {
  const cars = [carAt('prison', { place: 'e4>N' }), carAt('green')];
  const view = viewOf({ principle: 'II', phase: 'action', variant: 'diavola', hand: null, cars });
  const legal: Action[] = [
    { do: 'draw' },
    lay(0, 'e5'),
    lay(1, 'e5'),
    lay(0, 'd4'),
    { do: 'drive', place: 'e5>N' },
    { do: 'three_point_turn', place: 'e4>S' },
    { do: 'lay_escape', colour: 'blue', border: 'N-a' },
    { do: 'boost_drive', place: 'e5>N' },
  ];

  it('the road is offered until a card is in hand, then its cells', () => {
    expect(offerOf({ view, gloss, legal })).toMatchObject({ cells: [], borders: [] });
    expect(offerOf({ view, gloss, legal }).goals.map(({ kind }) => kind)).toEqual(['drive']);
    intent.take('straight');
    expect(offerOf({ view, gloss, legal })).toMatchObject({ goals: [], cells: ['e5', 'd4'] });
  });

  it('a cell and a rotation make the lay', () => {
    intent.take('straight');
    intent.putOn('e5', [0, 1], 1);
    expect(offerOf({ view, gloss, legal }).chosen).toEqual(lay(1, 'e5'));
    intent.putOn('e5', [0, 1], 1);
    expect(offerOf({ view, gloss, legal }).chosen).toEqual(lay(0, 'e5'));
  });

  it('an escape card goes to the border', () => {
    intent.take('escape-blue');
    expect(offerOf({ view, gloss, legal }).borders).toEqual(['N-a']);
    intent.pickBorder('N-a');
    expect(offerOf({ view, gloss, legal }).chosen).toEqual({ do: 'lay_escape', colour: 'blue', border: 'N-a' });
  });

  it('turning and boosting are modes of their own', () => {
    expect(goalsIn({ view, gloss, legal }, 'turn')).toHaveLength(1);
    intent.enter('boost');
    expect(offerOf({ view, gloss, legal }).goals.map(({ kind }) => kind)).toEqual(['boost']);
  });
});
