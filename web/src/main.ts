import './fonts.css';
import './tokens.css';
import './app.css';

import { mount } from 'svelte';

import App from './App.svelte';
import { router } from './router.svelte';
import { settings } from './settings/settings.svelte';
import { layOutSymbols } from './symbols/sheet';

// The colours of a game lie in its folder.
import.meta.glob('./games/*/ground.css', { eager: true });

async function start(): Promise<void> {
  void layOutSymbols();
  await settings.start();
  router.start();
  mount(App, { target: document.getElementById('app')! });
  if (import.meta.env.PROD && 'serviceWorker' in navigator) {
    navigator.serviceWorker.register('/service-worker.js').catch(() => undefined);
  }
}

void start();
