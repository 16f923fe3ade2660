import { describe, expect, it } from 'vitest';
import {
  answersOf,
  byShape,
  evasionsOf,
  questionsTo,
  rowsOfTopics,
  slotsOf,
  spokenAmong,
  statementOf,
  statementsAbout,
  suspectsIn,
} from './talk';
import { glossOf } from '../testing';
import type { Action } from '../types';

const say = (slot: string, value: string, about: number | null = null): Action => ({ do: 'say', slot, value, about });
const LEGAL: Action[] = [
  { do: 'refuse' },
  { do: 'forget' },
  say('recv.loyal', '0'),
  say('recv.diamonds', '9'),
  say('recv.diamonds', '8'),
  say('took', 'nothing'),
  say('view', 'thief', 2),
  say('view', 'loyal', 2),
  say('view', 'thief', 3),
];

const asked = (slot: string, value: string | null = null) => glossOf({ answer: { slot, value } });

describe('topics', () => {
  it('are said in whole sentences where they are the main ones', () => {
    expect(spokenAmong(['recv.fbi', 'recv.diamonds', 'took', 'pass.chips'])).toEqual({
      spoken: ['took', 'recv.diamonds'],
      rest: ['recv.fbi', 'pass.chips'],
    });
  });

  it('stand in a row for each box, the rest below', () => {
    const names = ['took', 'recv.all', 'recv.diamonds', 'pass.diamonds', 'recv.fbi', 'suspects'];
    expect(rowsOfTopics(names)).toEqual([
      { stem: 'recv', names: ['recv.diamonds', 'recv.fbi', 'recv.all'] },
      { stem: 'pass', names: ['pass.diamonds'] },
      { stem: '', names: ['took', 'suspects'] },
    ]);
  });

  it('know the box that came back', () => {
    expect(rowsOfTopics(['gf.hidden', 'gf.returned.loyal']).map(({ stem }) => stem)).toEqual(['gf.returned', '']);
  });
});

describe('questions', () => {
  it('go to the chosen suspect, the most useful first', () => {
    const legal: Action[] = [
      { do: 'ask', seat: 2, topic: 'recv.loyal' },
      { do: 'ask', seat: 2, topic: 'took' },
      { do: 'ask', seat: 3, topic: 'took' },
    ];
    expect(questionsTo(legal, 2).map(({ topic }) => topic)).toEqual(['took', 'recv.loyal']);
    expect(questionsTo(legal, null)).toEqual([]);
  });
});

describe('statements', () => {
  it('are about oneself, the most useful first', () => {
    expect(slotsOf(statementsAbout(LEGAL, null))).toEqual(['took', 'recv.diamonds', 'recv.loyal']);
  });

  it('are about a suspect', () => {
    expect(statementsAbout(LEGAL, 2).map(({ value }) => value)).toEqual(['thief', 'loyal']);
  });

  it('are complete with slot and value', () => {
    const own = statementsAbout(LEGAL, null);
    expect(statementOf(own, 'recv.diamonds', '8')).toEqual(say('recv.diamonds', '8'));
    expect(statementOf(own, 'recv.diamonds', null)).toBeUndefined();
  });
});

describe('answers', () => {
  it('are the legal values of the slot that is next', () => {
    expect(answersOf(asked('recv.diamonds'), LEGAL).map(({ value }) => value)).toEqual(['9', '8']);
  });

  it('name a thief where a suspect is asked for', () => {
    expect(answersOf(asked('view', 'thief'), LEGAL).map(({ about }) => about)).toEqual([2, 3]);
  });

  it('are nobody else’s', () => {
    expect(answersOf(glossOf(), LEGAL)).toEqual([]);
  });

  it('are words first, then numbers', () => {
    const took = ['diamonds:1', 'diamonds:some', 'chip:loyal', 'diamonds:2', 'nothing'].map((value) =>
      say('took', value),
    );
    const ordered = byShape(statementsAbout(took, null)).map(({ value }) => value);
    expect(ordered).toEqual(['diamonds:some', 'chip:loyal', 'nothing', 'diamonds:1', 'diamonds:2']);
  });

  it('can be refused', () => {
    expect(evasionsOf(LEGAL).map((action) => action.do)).toEqual(['refuse', 'forget']);
  });
});

describe('suspects', () => {
  it('are those whom one may ask, accuse or speak of', () => {
    const legal: Action[] = [...LEGAL, { do: 'ask', seat: 4, topic: 'took' }, { do: 'accuse', seat: 5 }];
    expect([...suspectsIn(legal)]).toEqual([2, 3, 4, 5]);
    expect(suspectsIn([{ do: 'shouted', seat: 2 }, say('took', 'nothing')]).size).toBe(0);
  });
});
