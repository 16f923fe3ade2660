import { beforeEach, describe, expect, it } from 'vitest';
import type { Action, GuideHint, GuideMoment, View } from './game';
import { browserMemory, Guide, type Memory, type Remembered } from './guide.svelte';

interface CountingView extends View {
  readonly beat: number;
}

function at(beat: number, legal: readonly Action[] = [{ do: 'go' }]): GuideMoment<CountingView> {
  return { view: { you: 0, beat, waiting: [] }, gloss: {}, legal, told: [], you: 0 };
}

const HINTS: readonly GuideHint[] = [
  { key: 'early', when: ({ view }) => view.beat < 3 },
  { key: 'always', when: () => true },
  { key: 'late', when: ({ view }) => view.beat >= 5 },
];

function notebook(seen: readonly string[] = []): Memory & { kept: Remembered } {
  return {
    kept: { seen, isOff: false },
    read() {
      return this.kept;
    },
    write(written) {
      this.kept = written;
    },
  };
}

describe('the guide', () => {
  it('shows the first hint whose moment has come, and only that one', () => {
    const guide = new Guide(HINTS, notebook());
    guide.consider(at(1));
    expect(guide.current?.key).toBe('early');
    guide.consider(at(2));
    expect(guide.current?.key).toBe('early');
  });

  it('waits until its reader is asked something', () => {
    const guide = new Guide(HINTS, notebook());
    guide.consider(at(1, []));
    expect(guide.current).toBeNull();
    guide.consider(at(1));
    guide.consider(at(1, []));
    expect(guide.current?.key).toBe('early');
  });

  it('shows the next one after the first is put away', () => {
    const guide = new Guide(HINTS, notebook());
    guide.consider(at(1));
    guide.dismiss();
    expect(guide.current).toBeNull();
    guide.consider(at(1));
    expect(guide.current?.key).toBe('always');
  });

  it('lets a hint go when its moment has passed, and does not bring it back', () => {
    const memory = notebook();
    const guide = new Guide(HINTS, memory);
    guide.consider(at(1));
    guide.consider(at(4));
    expect(guide.current?.key).toBe('always');
    expect(memory.kept.seen).toEqual(['early']);
    guide.dismiss();
    guide.consider(at(1));
    expect(guide.current).toBeNull();
  });

  it('remembers at the next table what was read', () => {
    const guide = new Guide(HINTS, notebook(['early', 'always']));
    guide.consider(at(1));
    expect(guide.current).toBeNull();
    guide.consider(at(5));
    expect(guide.current?.key).toBe('late');
  });

  it('says nothing while it is switched off', () => {
    const memory = notebook();
    const guide = new Guide(HINTS, memory);
    guide.consider(at(1));
    guide.isOn = false;
    expect(guide.current).toBeNull();
    guide.consider(at(5));
    expect(guide.current).toBeNull();
    expect(new Guide(HINTS, memory).isOn).toBe(false);
  });

  it('goes on where it was when it is switched on again', () => {
    const memory = notebook(['always']);
    const guide = new Guide(HINTS, memory);
    guide.isOn = false;
    guide.isOn = true;
    guide.consider(at(5));
    expect(guide.current?.key).toBe('late');
    expect(memory.kept).toEqual({ seen: ['always'], isOff: false });
  });
});

describe('what the browser remembers', () => {
  beforeEach(() => localStorage.clear());

  const LESSON = { game: 'toy', lesson: true, code: 'AAAAA' };

  it('lasts through a reload of the same lesson', () => {
    browserMemory(LESSON).write({ seen: ['early'], isOff: true });
    expect(browserMemory(LESSON).read()).toMatchObject({ seen: ['early'], isOff: true });
  });

  it('lasts at the table after the lesson', () => {
    browserMemory(LESSON).write({ seen: ['early'], isOff: false });
    expect(browserMemory({ game: 'toy', lesson: false, code: 'BBBBB' }).read().seen).toEqual(['early']);
  });

  it('is forgotten in another lesson of the game, and only there', () => {
    browserMemory(LESSON).write({ seen: ['early'], isOff: true });
    expect(browserMemory({ ...LESSON, code: 'CCCCC' }).read()).toMatchObject({ seen: [], isOff: false });
    expect(browserMemory({ game: 'other', lesson: false, code: 'CCCCC' }).read().seen).toEqual([]);
  });
});
