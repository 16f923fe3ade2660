import { describe, expect, it } from 'vitest';
import { goalsOf } from '../hand/goals';
import { carAt, carGloss, glossOf, previewAt, say, viewOf } from '../testing';
import { distanceName, goalLabel, goalNameAmong, placeName, previewName, spokenName } from './words';

describe('words', () => {
  it('name a place and a position of the border', () => {
    expect(placeName(say, 'e4>N')).toBe('board-place e4 N');
    expect(placeName(say, 'N-c')).toBe('board-border N c');
    const goal = { kind: 'drive', action: { do: 'draw' }, spot: { cell: 'e4', side: 'N' }, heading: 'N' } as const;
    expect(goalLabel(say, goal)).toBe('board-goal-label board-goal-drive e4 N');
  });

  it('tell two ends of one card apart, and only those', () => {
    const [north, east, far] = [
      { do: 'drive', place: 'e4>N' },
      { do: 'drive', place: 'e4>E' },
      { do: 'drive', place: 'e5>E' },
    ] as const;
    const goals = goalsOf({ view: viewOf(), gloss: glossOf() }, [north, east, far]);
    expect(goals.map((goal) => goalNameAmong(say, goal, goals))).toEqual([
      say.action(north),
      say.action(east),
      'board-goal-drive e5',
    ]);
  });

  it('name several three-point turns by where they end', () => {
    const turns = [
      { do: 'three_point_turn', place: 'e4>N' },
      { do: 'three_point_turn', place: 'e4>E' },
    ] as const;
    const goals = goalsOf({ view: viewOf(), gloss: glossOf() }, turns);
    expect(goals.map((goal) => goalNameAmong(say, goal, goals))).toEqual([
      say.word('place', 'e4>N'),
      say.word('place', 'e4>E'),
    ]);
    expect(goalNameAmong(say, goals[0]!, goals.slice(0, 1))).toBe('board-goal-turn e4');
  });

  it('count the cards to Don', () => {
    const gloss = glossOf({ cars: { green: carGloss({ distance: 3 }), blue: carGloss() } });
    expect(distanceName(say, gloss, carAt('green'))).toBe('board-behind 3');
    expect(distanceName(say, gloss, carAt('blue'))).toBe('');
    expect(distanceName(say, gloss, carAt('yellow'))).toBe('');
  });

  it('warn of a card that ends badly, and tell whom it blocks', () => {
    expect(previewName(say, viewOf(), previewAt('e1', { blocks: ['prison'] }))).toBe('board-fatal-don');
    const blocks = previewAt('e1', { drives: ['e1>N'], blocks: ['green'] });
    expect(previewName(say, viewOf(), blocks)).toBe('board-blocks car:green');
  });

  it('add to a sentence what is written on its button', () => {
    expect(spokenName('Karte ziehen', 'Ziehen')).toBe('Karte ziehen');
    expect(spokenName('T-Kreuzung auf e4', 'Hier legen')).toBe('T-Kreuzung auf e4, Hier legen');
  });
});
