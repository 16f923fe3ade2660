/*
 * Hashed files are kept for good, the shell for when the server is away. Nothing of a table is ever kept. What is read
 * about the games is fetched beforehand: the build names these files, and so every build brings a new worker.
 */

const KEPT = 'omerta-1';
const SHELL = '/';
const READING = /* the build writes them here */ [];

addEventListener('install', (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => Promise.all([cache.add(SHELL), readingIn(cache)])));
  skipWaiting();
});

/** One that does not arrive is fetched when it is read. */
async function readingIn(cache) {
  const fetched = READING.map(async (file) => (await cache.match(file)) ?? cache.add(file));
  await Promise.allSettled(fetched);
}

addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name))))
      .then(() => clients.claim()),
  );
});

/** What the server pushes is said in the words that it brings; of one table there is one notification. */
addEventListener('push', (event) => {
  const { table, title, body, lang, path } = event.data.json();
  const options = { body, lang, tag: `turn-${table}`, icon: '/icon-192.png', badge: '/icon-192.png', data: { path } };
  event.waitUntil(registration.showNotification(title, options));
});

addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openTable(new URL(event.notification.data.path, location.origin).href));
});

/** The page of the table if it is open, else any of ours, else a new one. */
async function openTable(address) {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find(({ url }) => url === address);
  if (page) return page.focus();
  return clients.openWindow(address);
}

/** The browser has another subscription: the server is told, or it would speak to nobody. */
addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(handOver(event));
});

async function handOver({ oldSubscription, newSubscription }) {
  const { applicationServerKey } = oldSubscription?.options ?? {};
  const wish = { userVisibleOnly: true, applicationServerKey };
  const made = newSubscription ?? (applicationServerKey && (await registration.pushManager.subscribe(wish)));
  if (!made) return;
  const { endpoint, keys } = made.toJSON();
  await fetch('/api/me/push', {
    method: 'PUT',
    credentials: 'same-origin',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ endpoint, p256dh: keys.p256dh, auth: keys.auth }),
  });
}

addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return;
  if (pathname.startsWith('/assets/')) event.respondWith(keptFirst(request));
  else if (request.mode === 'navigate') event.respondWith(serverFirst(request));
});

async function keptFirst(request) {
  const cache = await caches.open(KEPT);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

async function serverFirst(request) {
  const cache = await caches.open(KEPT);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(SHELL, answer.clone());
    return answer;
  } catch {
    return (await cache.match(SHELL)) ?? Response.error();
  }
}
