import { describe, expect, it } from 'vitest';
import { browserNote, type Storage } from './note';

class Drawer implements Storage {
  text: string | null = null;

  read(): string | null {
    return this.text;
  }

  write(text: string): void {
    this.text = text;
  }
}

const TOLD = { number: 7, digest: '0.ab' };

describe('a note of what was told last', () => {
  it('outlives the page', () => {
    const drawer = new Drawer();
    browserNote('ABCDE', 0, 1, drawer).write(TOLD);
    expect(browserNote('ABCDE', 0, 1, drawer).read()).toEqual(TOLD);
  });

  it('is of one seat, in one game, at one table', () => {
    const drawer = new Drawer();
    browserNote('ABCDE', 0, 1, drawer).write(TOLD);
    expect(browserNote('ABCDE', 1, 1, drawer).read()).toBeNull();
    expect(browserNote('ABCDE', null, 1, drawer).read()).toBeNull();
    expect(browserNote('ABCDE', 0, 2, drawer).read()).toBeNull();
    expect(browserNote('FGHIJ', 0, 1, drawer).read()).toBeNull();
  });

  it('says the latest', () => {
    const note = browserNote('ABCDE', 0, 1, new Drawer());
    note.write(TOLD);
    note.write({ number: 3, digest: '1.cd' });
    expect(note.read()).toEqual({ number: 3, digest: '1.cd' });
  });

  it('is thrown away when there are many newer ones', () => {
    const drawer = new Drawer();
    for (let game = 1; game <= 41; game += 1) browserNote('ABCDE', 0, game, drawer).write(TOLD);
    expect(browserNote('ABCDE', 0, 1, drawer).read()).toBeNull();
    expect(browserNote('ABCDE', 0, 2, drawer).read()).toEqual(TOLD);
  });

  it.each(['', '{', 'null', '7', '[[]]', '[null]', '[["ABCDE/1/0",{}]]', '[["ABCDE/1/0",{"number":"7","digest":1}]]'])(
    'is none where something else lies: %s',
    (text) => {
      const drawer = new Drawer();
      drawer.write(text);
      expect(browserNote('ABCDE', 0, 1, drawer).read()).toBeNull();
    },
  );

  it('lasts as long as the page where nothing is stored', () => {
    const note = browserNote('ABCDE', 0, 1, { read: () => null, write: () => undefined });
    note.write(TOLD);
    expect(note.read()).toEqual(TOLD);
  });
});
