import { HANGS_CACHE } from '../cache-names.ts';
import { hangAddress, isWatched, type Version, type Watched } from './hang-mark.ts';
import { createSilence } from './silence.ts';

declare const self: DedicatedWorkerGlobalScope;

const LOOK_EVERY_MS = 500;
/**
 * Longer than a `debugger` statement takes without an open debugger, also on a busy machine; no one resumes it sooner.
 */
const STOPPED_MS = 500;

let watched: Watched | null = null;
const silence = createSilence({ nowMs: Date.now, isDebugged, onHang: () => watched && void reportHang(watched) });

/** A debugger of the page also stops its workers, including this one, which its clock shows. */
function isDebugged(): boolean {
  const beforeMs = performance.now();
  // The only way to know.
  debugger;
  return performance.now() - beforeMs > STOPPED_MS;
}

/** The page can no longer report it. */
async function reportHang(those: Watched): Promise<void> {
  // First the mark that protects the next page: this one may be closed at any time.
  await Promise.allSettled([mark(those)]);
  await Promise.allSettled([notify('hang', those)]);
}

async function reportBusy(those: Watched): Promise<void> {
  if (!isDebugged()) await Promise.allSettled([notify('busy', those)]);
  self.close();
}

async function notify(kind: 'busy' | 'hang', { remote, version, reportsPath }: Watched): Promise<void> {
  const body = JSON.stringify({ kind, remote, version });
  const headers = { 'content-type': 'application/json' };
  await fetch(reportsPath, { method: 'POST', headers, body, keepalive: true });
}

async function mark(those: Version): Promise<void> {
  const cache = await caches.open(HANGS_CACHE);
  await cache.put(hangAddress(those), new Response(String(Date.now())));
}

self.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  silence.broken();
  if (!isWatched(data)) return;
  if (data.isBusy) void reportBusy(data);
  else watched = data;
});
setInterval(silence.look, LOOK_EVERY_MS);
