import { SERVICE_WORKER_PATH, type ClockPort } from '@afterglow/shared-contracts';
import { logError } from '../lib/log.ts';

export const UPDATE_EVERY_MS = 300_000;

/**
 * Installs the service worker and looks every five minutes whether there is a newer one. Resolves when it is ready; null where there is
 * none (a browser without, or an origin that is not secure).
 */
export async function registerWorker(clock: ClockPort): Promise<ServiceWorkerRegistration | null> {
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  if (!workers) return null;
  try {
    const registration = await workers.register(SERVICE_WORKER_PATH, { updateViaCache: 'none' });
    clock.every(UPDATE_EVERY_MS, () => void registration.update().catch(ignore));
    return await workers.ready;
  } catch (error) {
    if (navigator.onLine) logError('The site does not open offline: its service worker could not be installed.', error);
    return null;
  }
}

/** The next look may be luckier; until then the worker that is there goes on. */
function ignore(): void {}
