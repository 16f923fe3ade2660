/**
 * Prints what a visitor loads, gzipped, and fails where it is too much: at most 90 kB of JavaScript before a game is
 * entered, at most 60 kB for the chunk of a game.
 */

import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const ASSETS = new URL('../dist/assets/', import.meta.url);
const MANIFEST = new URL('../dist/.vite/manifest.json', import.meta.url);
const BEFORE_A_GAME = 90_000;
const GAME = 60_000;

/** @typedef {{ file: string, src?: string, imports?: string[], dynamicImports?: string[] }} Chunk */

const manifest = /** @type {Record<string, Chunk>} */ (JSON.parse(readFileSync(MANIFEST, 'utf8')));

/** @param {string} file */
function weight(file) {
  return gzipSync(readFileSync(new URL(`../dist/${file}`, import.meta.url))).length;
}

/** @param {readonly string[]} entries @param {Set<string>} [seen] @returns {Set<string>} */
function withImports(entries, seen = new Set()) {
  for (const entry of entries) {
    if (seen.has(entry)) continue;
    seen.add(entry);
    withImports(manifest[entry]?.imports ?? [], seen);
  }
  return seen;
}

/** @param {Set<string>} chunks @param {Set<string>} loaded */
function without(chunks, loaded) {
  return new Set([...chunks].filter((name) => !loaded.has(name)));
}

/** @param {string} title @param {Set<string>} chunks @param {number} limit */
function report(title, chunks, limit) {
  const files = [...chunks].map((name) => manifest[name]?.file ?? '').filter((file) => file.endsWith('.js'));
  const sum = files.reduce((total, file) => total + weight(file), 0);
  console.log(`${title}: ${(sum / 1000).toFixed(1)} kB gzipped of at most ${limit / 1000} kB (${files.length} files)`);
  return sum <= limit;
}

const names = Object.keys(manifest);

/** How a game is played and its rules: fetched by those who read them, not with the game. @param {string} name */
function isReading(name) {
  return /\/howto\/|\.rules\.ftl/.test(name);
}

const pages = names.filter((name) => /^src\/(lobby|settings|rules)\/.*Page\.svelte$/.test(name));
const words = names.filter((name) => /^src\/text\/de\.ftl|^src\/games\/[^/]+\/poster\.de\.ftl/.test(name));
const before = withImports(['index.html', ...pages, ...words]);
const frame = withImports(['src/table/TablePage.svelte', 'src/lobby/Gathering.svelte']);
const games = readdirSync(new URL('../src/games/', import.meta.url));

/** A game's own chunks and its sentences, without what the pages before it and the frame of a table have loaded. */
const fits = [
  report('before a game', before, BEFORE_A_GAME),
  report('frame of a table', without(frame, before), GAME),
  ...games.map((game) => {
    const own = names.filter(
      (name) => name.startsWith(`src/games/${game}/`) && !name.includes('/poster.') && !isReading(name),
    );
    const sentences = names.filter(
      (name) => name.endsWith(`/games/${game}/text/de.ftl?raw`) || name.endsWith(`/games/${game}/text/de.ftl`),
    );
    return report(game, without(without(withImports([...own, ...sentences]), before), frame), GAME);
  }),
  ...games.map((game) => {
    const read = names.filter((name) => name.includes(`games/${game}/`) && isReading(name) && !name.includes('/en.'));
    return report(`to read about ${game}`, without(withImports(read), before), GAME);
  }),
];
console.log(`styles: ${(sumOf('.css') / 1000).toFixed(1)} kB, fonts: ${(sizeOf('.woff2') / 1000).toFixed(1)} kB`);
if (fits.includes(false)) process.exit(1);

/** @param {string} ending */
function sumOf(ending) {
  return readdirSync(ASSETS)
    .filter((file) => file.endsWith(ending))
    .reduce((total, file) => total + weight(`assets/${file}`), 0);
}

/** @param {string} ending */
function sizeOf(ending) {
  return readdirSync(ASSETS)
    .filter((file) => file.endsWith(ending))
    .reduce((total, file) => total + readFileSync(new URL(file, ASSETS)).length, 0);
}
