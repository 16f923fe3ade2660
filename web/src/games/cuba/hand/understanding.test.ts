import { describe, expect, it } from 'vitest';
import type { Action } from '../types';
import { understood } from './understanding';

const NAMES = ['Anna', 'Bruno', 'Carla', 'Dario'];
const say = (slot: string, value: string, about: number | null = null): Action => ({ do: 'say', slot, value, about });
const ask = (seat: number, topic: string): Action => ({ do: 'ask', seat, topic });
const LEGAL: readonly Action[] = [
  ...['chip:fbi', 'chip:loyal', 'diamonds:some', 'diamonds:3', 'no_diamonds', 'nothing'].map((value) =>
    say('took', value),
  ),
  ...['0', '12'].map((count) => say('recv.diamonds', count)),
  say('recv.loyal', '2'),
  say('pass.diamonds', '9'),
  ...['liar', 'truthful', 'thief', 'not_thief', 'agent'].map((value) => say('view', value, 2)),
  ...['suspects', 'took', 'recv.diamonds', 'recv.chips', 'pass.all'].map((topic) => ask(2, topic)),
];
const meant = (text: string) => understood(text, NAMES, LEGAL);

describe('typed words', () => {
  it.each([
    ['ich bin der FBI-Agent', say('took', 'chip:fbi')],
    ["I'm the FBI agent", say('took', 'chip:fbi')],
    ['Ich bin ein Getreuer!', say('took', 'chip:loyal')],
    ['I am a thief', say('took', 'diamonds:some')],
    ['Ich bin kein Dieb', say('took', 'no_diamonds')],
    ['Ich habe 3 Diamanten genommen', say('took', 'diamonds:3')],
    ['Ich habe 12 Diamanten bekommen', say('recv.diamonds', '12')],
    ['I passed on 9 diamonds', say('pass.diamonds', '9')],
    ['Carla lügt', say('view', 'liar', 2)],
    ['Carla is lying.', say('view', 'liar', 2)],
    ['Carla lügt nicht', say('view', 'truthful', 2)],
    ['Carla ist die Diebin', say('view', 'thief', 2)],
    ['carla is not a thief', say('view', 'not_thief', 2)],
    ['Carla ist vom FBI', say('view', 'agent', 2)],
    ['Ich glaube, Carla ist ein Dieb', say('view', 'thief', 2)],
    ["I'm sure Carla is the thief", say('view', 'thief', 2)],
    ["Carla war's", say('view', 'thief', 2)],
    ['It was Carla!', say('view', 'thief', 2)],
    ['Du lügst doch, Carla', say('view', 'liar', 2)],
    ['Ich vertraue Carla', say('view', 'truthful', 2)],
    ["I don't believe Carla", say('view', 'liar', 2)],
    ['Carla ist unschuldig', say('view', 'not_thief', 2)],
    ['Carla, ich bin der Agent', say('took', 'chip:fbi')],
    ['Ich bin unschuldig!', say('took', 'no_diamonds')],
    ["It wasn't me", say('took', 'no_diamonds')],
    ['Ich habe nichts genommen', say('took', 'nothing')],
    ['Ich habe drei Diamanten genommen', say('took', 'diamonds:3')],
    ['Ich habe Carla neun Diamanten gegeben', say('pass.diamonds', '9')],
    ['Bruno hat mir zwölf Diamanten gegeben', say('recv.diamonds', '12')],
    ['Bruno gave me 12 diamonds', say('recv.diamonds', '12')],
    ['Es waren 12 Diamanten drin', say('recv.diamonds', '12')],
    ['Bei mir waren 2 Getreue drin', say('recv.loyal', '2')],
    ['Die Kiste war leer', say('recv.diamonds', '0')],
    ['Carla, wie viele Diamanten hast du bekommen?', ask(2, 'recv.diamonds')],
    ['Carla, what did you take?', ask(2, 'took')],
    ['Wen verdächtigst du, Carla?', ask(2, 'suspects')],
    ['Carla, was hast du weitergegeben?', ask(2, 'pass.all')],
    ['Carla, welche Chips waren drin?', ask(2, 'recv.chips')],
  ])('%s', (text, claim) => {
    expect(meant(text)).toEqual(claim);
  });

  it.each([
    'Guten Abend zusammen',
    'Ich bin kein Agent',
    'Bruno lügt',
    'Diebe sind überall',
    'Lügt Carla?',
    'Einen Moment, Carla',
    'Ich habe Zeit',
    '',
  ])('names no claim that may be made: %s', (text) => {
    expect(meant(text)).toBeNull();
  });
});
