import { SERVICE_WORKER_PATH, type ClockPort } from '@afterglow/shared-contracts';
import { logError } from '../lib/log.ts';

export const UPDATE_EVERY_MS = 300_000;

/**
 * Installs the service worker and checks every five minutes for a newer one. Resolves when it is ready; null where
 * there is none (an old browser, or an insecure origin).
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

/** The next check may succeed; until then the installed worker stays. */
function ignore(): void {}
