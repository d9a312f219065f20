import type { EventBus, PageConfig } from '@afterglow/shared-contracts';
import { systemClock } from '@afterglow/shared-data';
import type { Applications } from '../applications/applications.ts';
import type { WorkerMessage } from '../service-worker/worker-message.ts';
import { cacheForOffline } from './cache-for-offline.ts';
import { registerWorker } from './register-worker.ts';
import { CACHE_PREFIX } from '../service-worker/cache-names.ts';

export interface OfflineOptions {
  readonly config: Pick<PageConfig, 'serviceWorker'>;
  readonly applications: Pick<Applications, 'slots$' | 'getSlots' | 'getLiveSet'>;
  readonly bus: EventBus;
}

/** Makes the site open offline from now on, or stops that if the deployment disables it. */
export async function startOffline({ config, applications, bus }: OfflineOptions): Promise<void> {
  if (!config.serviceWorker) return unregisterWorker();
  const registration = await registerWorker(systemClock);
  if (!registration) return;
  const notify = (message: WorkerMessage) => registration.active?.postMessage(message);
  cacheForOffline({ ...applications, notify, clock: systemClock });
  bus.on('auth:logged-out').subscribe(() => notify({ type: 'forget' }));
}

/** Removes the service worker from this browser, and everything it cached. */
export async function unregisterWorker(): Promise<void> {
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  if (!workers) return;
  for (const registration of await workers.getRegistrations()) await registration.unregister();
  for (const name of await caches.keys()) if (name.startsWith(CACHE_PREFIX)) await caches.delete(name);
}
