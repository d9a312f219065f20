import { rounded } from '../results/statistics.ts';
import { log } from '../say.ts';
import { gatherCrowd } from './crowd.ts';
import { startIcecast } from './icecast.ts';
import { LISTENERS, MEASURE_MS, RELAY_TOKEN, SETTLE_MS } from './live-settings.ts';
import type { RadioService } from './radio-service.ts';
import { type Usage, watchProcess } from './watch-process.ts';

export interface ListenersResult {
  readonly idle: Usage;
  readonly full: Usage;
  readonly microsecondsPerListenerSecond: number;
  readonly kilobytesPerListener: number;
  /** The own event loop's; null for a server that has none. */
  readonly longestDelayMs: number | null;
}

export async function measureOwnListeners(radio: RadioService): Promise<ListenersResult> {
  const url = await radio.playerUrl('deep');
  return measure('this service', radio.pid, url, () => radio.readEventLoop());
}

/**
 * The relay fetches from the same service. It admits everyone: authorizing five thousand takes it many minutes, and the cost of streaming
 * to them is the same.
 */
export async function measureIcecastListeners(radio: RadioService, port: number): Promise<ListenersResult> {
  const listeners = LISTENERS + 100;
  const icecast = await startIcecast({
    port,
    serviceUrl: radio.origin,
    relayToken: RELAY_TOKEN,
    listeners,
    asks: false,
  });
  try {
    return await measure('icecast', icecast.pid, `${icecast.origin}/deep/low.mp3`, () => Promise.resolve(null));
  } finally {
    await icecast.stop();
  }
}

async function measure(
  name: string,
  pid: number,
  url: string,
  readEventLoop: () => Promise<number | null>,
): Promise<ListenersResult> {
  const crowd = gatherCrowd();
  try {
    const idle = await watchProcess(pid, crowd, SETTLE_MS);
    await crowd.come('listen', url, LISTENERS);
    await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
    await readEventLoop();
    const full = await watchProcess(pid, crowd, MEASURE_MS);
    const delayMs = await readEventLoop();
    log(`${name}: ${full.open} listeners, ${rounded(full.corePercent, 1)} % of a core, ${rounded(full.memoryMb)} MB`);
    if (full.open < LISTENERS) throw new Error(`Only ${full.open} of ${LISTENERS} listeners are left.`);
    return {
      idle,
      full,
      microsecondsPerListenerSecond: rounded(((full.corePercent - idle.corePercent) * 10_000) / full.open, 1),
      kilobytesPerListener: rounded(((full.memoryMb - idle.memoryMb) * 1024) / full.open, 1),
      longestDelayMs: delayMs === null ? null : rounded(delayMs, 1),
    };
  } finally {
    await crowd.leave();
  }
}
