import { beforeEach, describe, expect, it } from 'vitest';
import { intent } from './intent.svelte';

let moment = 0;
beforeEach(() => {
  moment += 1;
  intent.followBox(`test ${moment}/bag`);
  intent.follow(`test ${moment}`);
  intent.choose(null);
});

describe('what is picked up', () => {
  it('falls with the next step, and when the box is in another hand', () => {
    intent.marked = 3;
    intent.followBox(`test ${moment}/bag`);
    expect(intent.marked).toBe(3);
    intent.followBox(`test ${moment}/take`);
    expect(intent.marked).toBeNull();
    intent.marked = 'loyal';
    intent.followBox('another hand/take');
    expect(intent.marked).toBeNull();
  });

  it('falls when another is talked about', () => {
    intent.chooseSlot('took');
    intent.chooseValue('nothing');
    intent.choose(2);
    expect([intent.suspect, intent.slot, intent.value]).toEqual([2, null, null]);
  });

  it('falls with a new question', () => {
    intent.isSpeaking = true;
    intent.chooseSlot('took');
    intent.follow('another question');
    expect([intent.isSpeaking, intent.slot]).toEqual([false, null]);
  });

  it('is laid down by a second touch', () => {
    intent.chooseSlot('took');
    intent.chooseValue('nothing');
    intent.chooseValue('nothing');
    expect(intent.value).toBeNull();
    intent.chooseSlot('took');
    expect(intent.slot).toBeNull();
  });
});
