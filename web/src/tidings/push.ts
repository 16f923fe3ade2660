/** This device is told, also when no page is open: the browser's subscription, handed to the server. */

import { api } from '../api';
import type { PushWish, TidingsInfo } from '../protocol/generated';
import { settings } from '../settings/settings.svelte';
import type { Language } from '../text';
import { bytesOf, textOf } from '../you/base64url';
import { obstacle } from './obstacle';

const PATIENCE = 10_000;

/** Asks the browser, which asks the person; only ever after a press. */
export async function isPermitted(): Promise<boolean> {
  return (await Notification.requestPermission()) === 'granted';
}

/** Without a push service the page tells it itself, as long as it is open: then nothing is handed over. */
export async function subscribe(key: string): Promise<TidingsInfo | null> {
  const registration = await Promise.race([navigator.serviceWorker.ready, patience()]);
  if (!registration || !('pushManager' in registration)) return null;
  const wish = { userVisibleOnly: true, applicationServerKey: bytesOf(key) };
  const made = await Promise.race([registration.pushManager.subscribe(wish), patience()]).catch(() => null);
  const info = made && (await api.tellHere(wishOf(made)));
  if (info) remember(settings.language);
  return info;
}

/** A browser without a service worker, or that cannot reach its push service, may not even say so. */
function patience(): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), PATIENCE));
}

export async function unsubscribe(): Promise<TidingsInfo> {
  const registration = await navigator.serviceWorker.getRegistration();
  const made = await registration?.pushManager?.getSubscription();
  await made?.unsubscribe();
  return api.tellNoMore();
}

/** The language may be another, or the person on this device. What fails the next page tries again. */
export async function renew(language: Language): Promise<void> {
  if (obstacle() !== null) return;
  const info = await api.tidings().catch(() => null);
  if (!info?.push || (info.here && remembered() === language)) return;
  await subscribe(info.push).catch(() => null);
}

/** In which language the server speaks to this device; where nothing may be kept, it is told once more. */
const PLACE = 'omerta-told';

function remembered(): string | null {
  try {
    return localStorage.getItem(PLACE);
  } catch {
    return null;
  }
}

function remember(language: Language): void {
  try {
    localStorage.setItem(PLACE, language);
  } catch {
    return;
  }
}

function wishOf(made: PushSubscription): PushWish {
  const key = (name: PushEncryptionKeyName) => textOf(made.getKey(name) ?? new ArrayBuffer(0));
  return { endpoint: made.endpoint, p256dh: key('p256dh'), auth: key('auth'), language: settings.language };
}
