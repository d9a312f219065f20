import { CACHE_PREFIX } from '../service-worker/cache-names.ts';

/** Removes the service worker from this browser, and everything it cached. */
export async function unregisterWorker(): Promise<void> {
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  if (!workers) return;
  for (const registration of await workers.getRegistrations()) await registration.unregister();
  for (const name of await caches.keys()) if (name.startsWith(CACHE_PREFIX)) await caches.delete(name);
}
