/**
 * Stands where the service worker did when a deployment has none: browsers that have one ask for it at every page they open and every
 * five minutes, get this in its place, and are rid of it and of everything it kept.
 */
export const WITHDRAWN_WORKER = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(withdraw()));
async function withdraw() {
  for (const name of await caches.keys()) if (name.startsWith('afterglow-')) await caches.delete(name);
  await self.registration.unregister();
}
`;
