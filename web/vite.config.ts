import { readFile } from 'node:fs/promises';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const SERVER = 'http://127.0.0.1:8000';

/** Fluent files travel without their comments and the blank lines between messages. */
const sentences: Plugin = {
  name: 'sentences',
  enforce: 'pre',
  async load(id) {
    if (!id.endsWith('.ftl?raw')) return null;
    const source = await readFile(id.replace(/\?raw$/, ''), 'utf8');
    const spoken = source.replaceAll(/^#.*\n/gm, '').replaceAll(/\n{2,}(?=\S)/g, '\n');
    return `export default ${JSON.stringify(spoken.trimStart())}`;
  },
};

export default defineConfig({
  plugins: [sentences, svelte()],
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
