import { describe, expect, it } from 'vitest';
import {
  answersOf,
  byShape,
  diamondsIn,
  emblemOfTopic,
  evasionsOf,
  questionsTo,
  rowsOfTopics,
  slotsOf,
  statementOf,
  statementsAbout,
  truthOf,
} from './talk';
import { contentsOf, ownOf, viewOf } from '../testing';
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

const asked = (slot: string, seat = 1) => viewOf({ question: { number: 1, seat, topic: slot, open: [slot] } });

describe('topics', () => {
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

  it('carry the emblem of what is counted', () => {
    const names = ['recv.diamonds', 'pass.chips', 'gf.returned.driver', 'recv.all', 'took'];
    expect(names.map(emblemOfTopic)).toEqual(['diamond', 'chip', 'driver', null, null]);
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
    expect(answersOf(asked('suspects'), LEGAL).map(({ about }) => about)).toEqual([2, 3]);
  });

  it('are nobody else’s', () => {
    expect(answersOf(asked('took', 2), LEGAL)).toEqual([]);
    expect(answersOf(viewOf(), LEGAL)).toEqual([]);
  });

  it('are words first, then numbers', () => {
    const took = ['diamonds:1', 'diamonds:some', 'chip:loyal', 'diamonds:2', 'nothing'].map((value) =>
      say('took', value),
    );
    const ordered = byShape(statementsAbout(took, null)).map(({ value }) => value);
    expect(ordered).toEqual(['diamonds:some', 'chip:loyal', 'nothing', 'diamonds:1', 'diamonds:2']);
    expect(ordered.map(diamondsIn)).toEqual([null, null, null, 1, 2]);
  });

  it('can be refused', () => {
    expect(evasionsOf(LEGAL).map((action) => action.do)).toEqual(['refuse', 'forget']);
  });
});

describe('what really was', () => {
  const own = ownOf({ seen: contentsOf({ diamonds: 11, loyal: 2 }), take: 'diamonds:3', bag: 'fbi' });

  it('is what one got and what one left', () => {
    expect(truthOf(own, 'recv.diamonds')).toBe('11');
    expect(truthOf(own, 'pass.diamonds')).toBe('8');
    expect(truthOf(own, 'recv.chips')).toBe('3');
    expect(truthOf(own, 'pass.chips')).toBe('2');
    expect(truthOf(own, 'pass.fbi')).toBe('0');
    expect(truthOf(own, 'took')).toBe('diamonds:3');
    expect(truthOf(own, 'bag')).toBe('fbi');
  });

  it('counts the chip that one took', () => {
    expect(truthOf(ownOf({ seen: contentsOf(), take: 'chip:loyal' }), 'pass.loyal')).toBe('0');
  });

  it('is not marked once it is forgotten', () => {
    expect(truthOf(ownOf({ take: 'nothing' }), 'recv.diamonds')).toBeNull();
    expect(truthOf(own, 'view')).toBeNull();
  });

  it('is the Godfather’s own count', () => {
    const godfather = ownOf({ seen: contentsOf({ diamonds: 2 }), hidden: 1, missing: 12 });
    const slots = ['gf.hidden', 'gf.missing', 'gf.returned.diamonds', 'gf.returned.fbi'];
    expect(slots.map((slot) => truthOf(godfather, slot))).toEqual(['1', '12', '2', '1']);
  });
});
