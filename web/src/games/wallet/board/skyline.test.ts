import { describe, expect, it } from 'vitest';
import { HOUSES, outline, windows } from './skyline';

describe('the town', () => {
  it('has light in every house', () => {
    expect(HOUSES.map((house) => windows(house).length > 0)).not.toContain(false);
  });

  it('has not light in every window', () => {
    const house = { x: 0, y: 300, width: 100, ink: '#000' };
    expect(windows(house).split('z').length - 1).toBeLessThan(50);
  });

  it('looks the same every night', () => {
    expect(HOUSES.map(windows)).toEqual(HOUSES.map(windows));
  });

  it('has two spires', () => {
    expect(HOUSES.filter((house) => outline(house).lastIndexOf('M') > 0)).toHaveLength(2);
  });
});
