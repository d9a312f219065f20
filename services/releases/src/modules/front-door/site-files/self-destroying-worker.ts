/**
 * Replaces the service worker when a deployment has none: browsers that have one request it with every page and every five minutes, get
 * this instead, and so unregister it and delete its caches.
 */
export const SELF_DESTROYING_WORKER = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(withdraw()));
async function withdraw() {
  for (const name of await caches.keys()) if (name.startsWith('afterglow-')) await caches.delete(name);
  await self.registration.unregister();
}
`;
