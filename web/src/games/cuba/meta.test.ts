import { describe, expect, it } from 'vitest';
import { isFleeting } from '../../protocol/traits';
import type { Say, SeatFace } from '../../table/game';
import { TRAITS } from './generated';
import hints from './guide';
import meta from './meta';
import { contentsOf, glossOf } from './testing';
import type { Contents, Event, Own, View } from './types';

/** Keys and arguments instead of sentences. */
const say = Object.defineProperty(
  Object.assign(
    (key: string, args: Record<string, unknown> = {}) => [key, ...Object.values(args).map(String)].join(' '),
    {
      word: (field: string, value: string) => `${field}:${value}`,
      event: ({ event }: { event: string }) => `event ${event}`,
      action: ({ slot, value }: { slot: string; value: string }) => `${slot}=${value}`,
    },
  ),
  'name',
  { value: (seat: number) => `name ${seat}` },
) as unknown as Say;

const seats = ['Du', 'Mara', 'Enzo', 'Rosa', 'Tom'].map((label) => ({ label })) as unknown as readonly SeatFace[];
const EMPTY: Contents = { diamonds: 0, loyal: 0, fbi: 0, cia: 0, driver: 0, killer: 0 };
const PLAYER = { take: null, role: null, out: null, has_joker: false, is_open: false, asked: 0, says: 0 };

function ownOf(different: Partial<Own> = {}): Own {
  return {
    box: null,
    seen: { ...EMPTY, diamonds: 9 },
    bag: null,
    take: 'chip:driver',
    role: 'driver',
    passenger: 4,
    hidden: null,
    missing: null,
    fires: null,
    ...different,
  };
}

/** Five at the table, seat 1 is the Godfather and talks. */
function viewOf(different: Partial<View> = {}): View {
  const view: Partial<View> = {
    you: 0,
    phase: 'interrogation',
    godfather: 1,
    holder: null,
    mix: contentsOf(),
    jokers: 1,
    recovered: 0,
    returned: null,
    players: [4, 0, 1, 2, 3].map((position) => ({ ...PLAYER, position })),
    claims: [],
    evasions: [],
    hints: [],
    question: null,
    questions: 0,
    accused: null,
    ended: null,
    reveal: null,
    own: ownOf(),
    ...different,
  };
  return view as View;
}

describe('what the frame is told', () => {
  it('says where the box is, then what is found and left', () => {
    expect(meta.phase?.(viewOf({ phase: 'take', holder: 3 }), say, glossOf())).toBe('phase-line-take 3');
    expect(meta.phase?.(viewOf({ recovered: 4 }), say, glossOf())).toBe('phase-line-talk 4 1');
    expect(meta.phase?.(viewOf({ phase: 'over' }), say, glossOf())).toBe('phase:over');
  });

  it('begins a chapter with talk, with an accusation, and when talk goes on', () => {
    const accused: Event = { event: 'accused', seat: 2 };
    const asked: Event = { event: 'asked', number: 1, seat: 2, topic: 'took' };
    expect(meta.chapter?.({ event: 'talk_began', seat: 1 }, [], say)).toBe('phase-interrogation');
    expect(meta.chapter?.(accused, [accused], say)).toBe('end-chapter-accused 2 2');
    expect(meta.chapter?.(asked, [accused], say)).toBe('end-chapter-on');
    expect(meta.chapter?.(asked, [accused, asked], say)).toBeNull();
  });

  it('puts the giver beside the box', () => {
    expect(meta.actor?.({ event: 'box_passed', giver: 1, taker: 2 })).toBe(1);
    expect(meta.actor?.({ event: 'recovered', count: 1, total: 1 })).toBeNull();
  });

  it('leaves sealed answers out of the log', () => {
    expect(meta.isQuiet?.({ event: 'decided', seat: 0, fires: false })).toBe(true);
    expect(meta.isQuiet?.({ event: 'accused', seat: 0 })).toBe(false);
  });

  it('has six quick phrases for a suspect, and six others for the Godfather', () => {
    const view = viewOf();
    const of = (you: number) => meta.phrasesOf?.(view, you) ?? [];
    const suspect = view.godfather + 1;
    expect([new Set(of(suspect)).size, new Set(of(view.godfather)).size]).toEqual([6, 6]);
    expect(of(suspect).some((key) => of(view.godfather).includes(key))).toBe(false);
  });
});

describe('the front page', () => {
  const travels = [
    { seat: 2, received: EMPTY, take: 'diamonds:5', role: 'thief' },
    { seat: 3, received: EMPTY, take: 'chip:driver', role: 'driver' },
    { seat: 4, received: EMPTY, take: 'chip:fbi', role: 'fbi' },
    { seat: 0, received: EMPTY, take: 'chip:driver', role: 'driver' },
  ];
  const reveal: View['reveal'] = { event: 'full_reveal', hidden: 0, bag: 'none', travels, returned: EMPTY };
  const headline = (ended: Omit<NonNullable<View['ended']>, 'event'>, different: Partial<View> = {}) =>
    meta.ending?.(viewOf({ phase: 'over', reveal, ended: { event: 'ended', ...ended }, ...different }), say, glossOf())
      .headline;

  it('names the thief and the loot, not the driver', () => {
    expect(headline({ reason: 'godfather_out', cause: 'no_joker', winners: [2, 3] })).toBe('end-headline-thief 2 1 5');
  });

  it('names the agent, not the driver', () => {
    const ended = { reason: 'agent_accused', cause: 'agent', winners: [0, 4] } as const;
    expect(headline(ended, { accused: 4 })).toBe('end-headline-agent 4');
  });

  it('names the killer whose shot has won', () => {
    const ended = { reason: 'killer_shot_agent', cause: 'shot', winners: [0, 3] } as const;
    expect(headline(ended, { accused: 4, killer: 3 })).toBe('end-headline-shot 3');
  });

  it('tells three ways in which the Godfather wins', () => {
    const keys = (['recovered', 'nothing_stolen', 'all_stole'] as const).map((cause) =>
      headline({ reason: 'godfather_recovered', cause, winners: [1] }),
    );
    expect(keys).toEqual(['end-headline-recovered 1', 'end-headline-nothing-stolen 1', 'end-headline-all-stole 1']);
  });
});

describe('a harder table', () => {
  it('takes the aids away one by one', () => {
    let options: Parameters<NonNullable<typeof meta.harder>>[0] | null = {
      contradiction_hints: 'all',
      memory_aid: true,
      jokers: 'standard',
    };
    const steps = [];
    while (options !== null) {
      steps.push(options);
      options = meta.harder?.(options) ?? null;
    }
    expect(steps.at(-1)).toEqual({ contradiction_hints: 'off', memory_aid: false, jokers: 0 });
    expect(steps).toHaveLength(4);
  });
});

describe('the board in words', () => {
  const claims = [{ seat: 2, slot: 'took', about: null, value: 'chip:loyal', changed: false, question: 1 }];
  const factsOf = (view: View) => meta.facts?.(view, say, seats, glossOf()) ?? [];

  it('begins with the own secrets, and tells spectators none', () => {
    expect(factsOf(viewOf())[0]?.values).toEqual([
      'role:driver: goal-driver',
      'end-fact-seen: diamonds-in-box 9 0 0 0 0 0chips-in-box 9 0 0 0 0 0',
      'slot-took: take:chip:driver',
      'end-fact-passenger: name 4',
    ]);
    expect(factsOf(viewOf({ own: null }))[0]?.label).toBe('end-fact-table');
  });

  it('lists the seats in the order of the box with what they claim', () => {
    const facts = factsOf(viewOf({ own: null, claims }));
    expect(facts.slice(1).map(({ label }) => label)).toEqual(['Mara', 'Enzo', 'Rosa', 'Tom', 'Du']);
    expect(facts[2]?.values).toEqual(['took=chip:loyal']);
  });
});

const NOTHING_SAID = { diamonds: null, chips: null };

describe('the guide', () => {
  const keysAt = (moment: Partial<Parameters<(typeof hints)[number]['when']>[0]>) =>
    hints
      .filter((hint) => hint.when({ view: viewOf(), gloss: glossOf(), legal: [], told: [], you: 0, ...moment }))
      .map(({ key }) => key);

  it('begins with the box, for the first player with the bag', () => {
    const view = viewOf({ phase: 'take', own: ownOf({ role: null, take: null }) });
    expect(keysAt({ view, legal: [{ do: 'take_diamonds', count: 1 }] })).toEqual(['box']);
    expect(keysAt({ view, legal: [{ do: 'bag', kind: 'none' }] })).toEqual(['bag']);
  });

  it('tells each role its own', () => {
    const at = (role: string) => keysAt({ view: viewOf({ phase: 'take', own: ownOf({ role }) }) });
    expect(['driver', 'cia', 'thief'].map(at)).toEqual([['driver'], ['agent'], ['role']]);
  });

  it('explains question, alibi, claims and marks at the interrogation', () => {
    const claims = Array.from({ length: 6 }, () => ({}) as View['claims'][number]);
    const hints = [{ giver: 1, taker: 2, count: 'diamonds', passed: 4, received: 2 }];
    const story = { received: NOTHING_SAID, passed: NOTHING_SAID, joint: 'broken' } as const;
    const question = { number: 1, seat: 0, topic: 'took', open: ['took'] };
    const gloss = glossOf({ answer: { slot: 'took', value: null } });
    const asked = ['driver', 'answer', 'alibi', 'claims'];
    expect(keysAt({ view: viewOf({ question, claims, hints }), gloss })).toEqual(asked);
    const marked = { ...gloss, stories: [story] };
    expect(keysAt({ view: viewOf({ question, claims }), gloss: marked })).toEqual([...asked, 'marks']);
    expect(keysAt({ view: viewOf({ question, claims, hints }), gloss: marked })).toEqual([...asked, 'marks', 'breaks']);
  });

  it('leads the Godfather from the question to the accusation', () => {
    const view = viewOf({ godfather: 0, own: ownOf({ role: 'godfather' }), questions: 4, recovered: 2 });
    const told = [{ number: 1, at: 0, event: { event: 'joker_given', seat: 2, left: 0 } as const }];
    const legal = [{ do: 'ask', seat: 2, topic: 'took' } as const, { do: 'accuse', seat: 2 } as const];
    expect(keysAt({ view, legal, told })).toEqual(['ask', 'accuse', 'jokers', 'end']);
  });

  it('explains the moment of shock when it comes', () => {
    expect(keysAt({ view: viewOf({ phase: 'reaction', own: null }) })).toEqual(['peng']);
  });

  it('has ten hints or more, each once, and at most fourteen for the Godfather or for a suspect', () => {
    const keys = hints.map(({ key }) => key);
    const [forGodfather, forSuspects] = [
      ['hide', 'ask', 'accuse'],
      ['bag', 'box', 'agent', 'driver', 'role', 'alibi', 'answer'],
    ];
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.length).toBeGreaterThanOrEqual(10);
    expect(keys.filter((key) => !forGodfather.includes(key)).length).toBeLessThanOrEqual(14);
    expect(keys.filter((key) => !forSuspects.includes(key)).length).toBeLessThanOrEqual(14);
  });
});

describe('what is one seat’s own', () => {
  const seen: Event = { event: 'box_seen', seat: 0, contents: EMPTY, once: false };

  it('is covered in the log', () => {
    expect(meta.isSecret?.(seen)).toBe(true);
    expect(meta.isSecret?.({ event: 'box_passed', giver: 0, taker: 1 })).toBe(false);
  });

  it('fades where one’s own memory is all there is', () => {
    expect(isFleeting(TRAITS, seen)).toBe(false);
    const once: Event = { ...seen, once: true };
    const took: Event = { event: 'took', seat: 0, take: 'nothing' };
    expect(isFleeting(TRAITS, once)).toBe(true);
    expect(isFleeting(TRAITS, took)).toBe(false);
  });

  it('is not spelled out in the moment of fright', () => {
    expect(meta.coversHeld?.(viewOf({ phase: 'reaction' }))).toBe(true);
    expect(meta.coversHeld?.(viewOf({ phase: 'take' }))).toBe(false);
  });

  it('is waited for, but not what one might say', () => {
    expect(['talk', 'answer', 'lead'].map((kind) => meta.isOffer?.(kind))).toEqual([true, false, false]);
  });
});
