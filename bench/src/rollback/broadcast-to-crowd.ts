import type { Crowd } from '../radio/crowd.ts';
import { percentile, rounded } from '../results/statistics.ts';

const LOOK_MS = 100;
const LIMIT_MS = 60_000;

/** The delays from the command until tabs had the live set, over several rollbacks. */
export interface Telling {
  readonly tabs: number;
  readonly rollbacks: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** The last tab of each rollback. */
  readonly lastMs: readonly number[];
}

/** Records arrivals from now on, until all tabs were notified. */
export async function arrivalsOf(crowd: Crowd, tabs: number): Promise<readonly number[]> {
  const arrivals: number[] = [];
  const beginMs = Date.now();
  while (arrivals.length < tabs) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    arrivals.push(...(await crowd.report()).arrivals);
    if (Date.now() - beginMs > LIMIT_MS) throw new Error(`Only ${arrivals.length} of ${tabs} tabs were told.`);
  }
  return arrivals;
}

export function tellingOf(tabs: number, delays: readonly (readonly number[])[]): Telling {
  const all = delays.flat();
  return {
    tabs,
    rollbacks: delays.length,
    p50Ms: rounded(percentile(all, 0.5)),
    p99Ms: rounded(percentile(all, 0.99)),
    lastMs: delays.map((one) => Math.max(...one)),
  };
}
