import { describe, expect, it } from 'vitest';
import type { GuideHint, GuideMoment, View } from './game';
import { Guide, type Memory } from './guide.svelte';

interface CountingView extends View {
  readonly beat: number;
}

function at(beat: number): GuideMoment<CountingView> {
  return { view: { you: 0, beat, waiting: [] }, gloss: {}, legal: [], told: [], you: 0 };
}

const HINTS: readonly GuideHint[] = [
  { key: 'early', when: ({ view }) => view.beat < 3 },
  { key: 'always', when: () => true },
  { key: 'late', when: ({ view }) => view.beat >= 5 },
];

function notebook(keys: readonly string[] = []): Memory & { keys: readonly string[] } {
  return {
    keys,
    read() {
      return this.keys;
    },
    write(written) {
      this.keys = written;
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
    expect(memory.keys).toEqual(['early']);
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

  it('says nothing more once it is silenced, until it is told to forget', () => {
    const memory = notebook();
    const guide = new Guide(HINTS, memory);
    guide.consider(at(1));
    guide.silence();
    guide.consider(at(5));
    expect(guide.current).toBeNull();
    guide.forget();
    guide.consider(at(1));
    expect(guide.current?.key).toBe('early');
    expect(memory.keys).toEqual([]);
  });
});
