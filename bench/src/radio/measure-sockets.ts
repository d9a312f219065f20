import { API_PREFIX, NOW_PLAYING_SOCKET_PATH, operations } from '@afterglow/shared-contracts';
import { percentile, rounded } from '../results/statistics.ts';
import { log } from '../say.ts';
import { gatherCrowd, type Crowd } from './crowd.ts';
import { CHANGES, SETTLE_MS, SOCKETS } from './live-settings.ts';
import type { RadioService } from './radio-service.ts';
import { type Usage, watchProcess } from './watch-process.ts';

export interface SocketsResult {
  readonly idle: Usage;
  /** All are connected, with pings only. */
  readonly quiet: Usage;
  readonly kilobytesPerSocket: number;
  /** From the change in the database until its arrival. */
  readonly deliveryMs: { readonly p50: number; readonly p99: number; readonly max: number };
  readonly longestDelayMs: number;
}

/** Renames the current mix, so that everyone must be notified. */
export type Rename = (mixId: number, title: string) => Promise<void>;

export async function measureSockets(radio: RadioService, rename: Rename): Promise<SocketsResult> {
  const crowd = gatherCrowd();
  try {
    const idle = await watchProcess(radio.pid, crowd, SETTLE_MS);
    const url = `${radio.origin}${API_PREFIX}${NOW_PLAYING_SOCKET_PATH}`;
    await crowd.come('watch', url, SOCKETS);
    await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
    await radio.readEventLoop();
    const quiet = await watchProcess(radio.pid, crowd, 2 * SETTLE_MS);
    const delays: number[] = [];
    for (let change = 0; change < CHANGES; change += 1) delays.push(...(await notifyAll(radio, crowd, rename, change)));
    const deliveryMs = { p50: percentile(delays, 0.5), p99: percentile(delays, 0.99), max: percentile(delays, 1) };
    const longestDelayMs = rounded(await radio.readEventLoop(), 1);
    log(`${quiet.open} sockets: ${rounded(quiet.memoryMb)} MB, p99 ${deliveryMs.p99} ms, block ${longestDelayMs} ms`);
    const kilobytesPerSocket = rounded(((quiet.memoryMb - idle.memoryMb) * 1024) / quiet.open, 1);
    return { idle, quiet, kilobytesPerSocket, deliveryMs, longestDelayMs };
  } finally {
    await crowd.leave();
  }
}

/** The delays until each of them is notified. */
async function notifyAll(
  radio: RadioService,
  crowd: Crowd,
  rename: Rename,
  change: number,
): Promise<readonly number[]> {
  const mixId = await mixOnAir(radio);
  await crowd.report();
  const beginMs = Date.now();
  await rename(mixId, `Renamed ${change}`);
  const arrivals: number[] = [];
  while (arrivals.length < SOCKETS) {
    arrivals.push(...(await crowd.report()).arrivals);
    if (Date.now() - beginMs > 20_000) throw new Error(`Only ${arrivals.length} of ${SOCKETS} were told.`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return arrivals.map((arrivedAtMs) => arrivedAtMs - beginMs);
}

async function mixOnAir({ origin }: RadioService): Promise<number> {
  const stations = operations.listStations.response.parse(
    await (await fetch(`${origin}${API_PREFIX}/stations`)).json(),
  );
  const item = stations['deep']?.nowPlaying[0];
  if (item === undefined) throw new Error('Nothing is on the air.');
  return item.mixes_id;
}
