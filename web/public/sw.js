/* Shows what the server pushes, and leads to the table. Nothing is kept: pages always come fresh from the server. */

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

/** What was pushed; a browser takes the right to push away from whoever pushes and shows nothing. */
function told(data) {
  try {
    const { title, body, url, tag } = data.json();
    return { title, body, url: new URL(url, self.location.origin).pathname, tag };
  } catch {
    return { title: 'Reame', body: '', url: '/', tag: 'tables' };
  }
}

self.addEventListener('push', (event) => {
  const { title, body, url, tag } = told(event.data);
  const look = { body, tag, renotify: true, icon: '/crown.svg', data: { url } };
  event.waitUntil(self.registration.showNotification(title, look));
});

/** A page that shows the table already, or else a new one. */
async function lead(url) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === url);
  return there ? there.focus() : self.clients.openWindow(url);
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(lead(event.notification.data?.url ?? '/'));
});

/** The browser has changed the address where it takes messages: say so to the server, which knows us by our cookie. */
async function subscribeAgain(old) {
  const applicationServerKey = old?.options.applicationServerKey;
  if (!applicationServerKey) return;
  const fresh = await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  const { endpoint, keys } = fresh.toJSON();
  await fetch('/api/me/channels', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ kind: 'push', address: endpoint, language: self.navigator.language.startsWith('it') ? 'it' : 'en', ...keys }),
  });
}

self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(subscribeAgain(event.oldSubscription)));
