/**
 * Replaces the service worker when a deployment has none: browsers that have one request it with every page they open and every five
 * minutes, get this instead, and so remove it and everything it stored.
 */
export const SELF_DESTROYING_WORKER = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(withdraw()));
async function withdraw() {
  for (const name of await caches.keys()) if (name.startsWith('afterglow-')) await caches.delete(name);
  await self.registration.unregister();
}
`;
