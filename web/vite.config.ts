import { readFile } from 'node:fs/promises';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin, Rolldown } from 'vite';
import { defineConfig } from 'vitest/config';

const SERVER = 'http://127.0.0.1:8000';

/** Fluent files travel without their comments, blank lines and wide margins, and without what only commands say. */
const sentences: Plugin = {
  name: 'sentences',
  enforce: 'pre',
  async load(id) {
    if (!id.endsWith('.ftl?raw')) return null;
    const source = await readFile(id.replace(/\?raw$/, ''), 'utf8');
    const spoken = source
      .replaceAll(/^#.*\n/gm, '')
      .replaceAll(/^(cli|figure|frame|server)-.*\n([ }].*\n)*/gm, '')
      .replaceAll(/\n{2,}(?=\S)/g, '\n')
      .replaceAll(/^ +/gm, ' ');
    return `export default ${JSON.stringify(spoken.trimStart())}`;
  },
};

/** What is read about the games, in every language, and all that draws it: the pages, their sentences and pictures. */
const READING = [
  /index\.html$/,
  /\/src\/rules\/\w+Page\.svelte$/,
  /\/howto\/index\.ts$/,
  /\/web\/src\/text\/\w+\.ftl/,
  /\/poster\.\w+\.ftl/,
  /\/howto\/\w+\.ftl/,
  /\/text\/\w+(\.(rules|table))?\.ftl/,
];

/** The service worker, with the names of the files that it fetches for those who read without a connection. */
const worker: Plugin = {
  name: 'worker',
  apply: 'build',
  async generateBundle(_, bundle) {
    const source = await readFile(new URL('service-worker.js', import.meta.url), 'utf8');
    const files = JSON.stringify(readingIn(bundle).map((file) => `/${file}`));
    this.emitFile({
      type: 'asset',
      fileName: 'service-worker.js',
      source: source.replace(/\/\* the build.*\*\/ \[\]/, files),
    });
  },
};

function readingIn(bundle: Rolldown.OutputBundle): string[] {
  const wanted = new Set<string>();
  const add = (file: string) => {
    const chunk = bundle[file];
    if (wanted.has(file) || chunk?.type !== 'chunk') return;
    wanted.add(file);
    for (const style of chunk.viteMetadata?.importedCss ?? []) wanted.add(style);
    for (const asset of chunk.viteMetadata?.importedAssets ?? []) wanted.add(asset);
    chunk.imports.forEach(add);
  };
  for (const [file, chunk] of Object.entries(bundle)) {
    if (chunk.type !== 'chunk') continue;
    const id = chunk.facadeModuleId ?? '';
    if (READING.some((name) => name.test(id))) add(file);
  }
  return [...wanted].sort();
}

export default defineConfig({
  plugins: [sentences, svelte(), worker],
  build: {
    target: 'es2022',
    // The content security policy knows no data: pictures, and hashed files are cached for good.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
  },
  server: {
    // The sentences of the games live beside the Python code.
    fs: { allow: ['..'] },
    proxy: { '/api': { target: SERVER, ws: true }, '/healthz': SERVER },
  },
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  test: {
    include: ['src/**/*.test.ts'],
    environment: 'happy-dom',
    // A window for each file costs far more than all its tests; they leave nothing behind, in whichever order they run.
    isolate: false,
  },
});
