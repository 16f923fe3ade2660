/** A notification of the browser while the page is open and nobody sees it. Where it is closed, the server pushes. */

import { paths } from '../router.svelte';
import { settings } from '../settings/settings.svelte';
import { speech, t } from '../text';

/** Of one table there is one, whoever shows it: the service worker names it so, too. */
const tagOf = (code: string) => `turn-${code}`;

export function isAllowed(): boolean {
  return 'Notification' in globalThis && Notification.permission === 'granted';
}

/** `place` says which game it is, and whose table. */
export async function notify(code: string, place: string): Promise<void> {
  if (!document.hidden || !settings.notify || !isAllowed()) return;
  const registration = await navigator.serviceWorker?.getRegistration();
  const options = { body: place, tag: tagOf(code), icon: '/icon-192.png', lang: speech.language };
  const data = { path: paths.table(code) };
  if (registration) await registration.showNotification(t('your-turn'), { ...options, data });
}

/** Whoever looks at the table needs none any more. */
export async function hush(code: string): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const shown = (await registration?.getNotifications({ tag: tagOf(code) })) ?? [];
  for (const notification of shown) notification.close();
}
