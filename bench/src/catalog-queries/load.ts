import http from 'node:http';
import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { percentile, rounded } from '../results/statistics.ts';

export interface LoadResult {
  readonly connections: number;
  readonly requests: number;
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p95Ms: number;
  readonly maxMs: number;
}

export interface LoadOptions {
  readonly origin: string;
  readonly paths: readonly string[];
  readonly connections: number;
  readonly durationMs: number;
  /** The maximum rate of all connections together, at even intervals; without it, as fast as the responses. */
  readonly mostPerSecond?: number;
}

/** Loads a path with this many connections, each sending one request after another. Throws when a response is not 200. */
export async function load({
  origin,
  paths,
  connections,
  durationMs,
  mostPerSecond,
}: LoadOptions): Promise<LoadResult> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  const startedAt = performance.now();
  const timesMs: number[] = [];
  let next = 0;
  const sendUntilTheEnd = async () => {
    while (performance.now() - startedAt < durationMs) {
      const path = paths[next % paths.length] ?? '/';
      const dueAt = mostPerSecond === undefined ? 0 : startedAt + (next * 1_000) / mostPerSecond;
      next += 1;
      await delay(Math.max(0, dueAt - performance.now()));
      const sentAt = performance.now();
      await get(`${origin}${path}`, agent);
      timesMs.push(performance.now() - sentAt);
    }
  };
  await Promise.all(Array.from({ length: connections }, sendUntilTheEnd));
  const tookMs = performance.now() - startedAt;
  agent.destroy();
  return {
    connections,
    requests: timesMs.length,
    perSecond: rounded((timesMs.length / tookMs) * 1000),
    p50Ms: rounded(percentile(timesMs, 0.5), 1),
    p95Ms: rounded(percentile(timesMs, 0.95), 1),
    maxMs: rounded(percentile(timesMs, 1), 1),
  };
}

function get(url: string, agent: http.Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    http
      .get(url, { agent }, (response) => {
        response.resume();
        if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode ?? 'nothing'}.`));
        response.on('end', resolve);
        response.on('error', reject);
      })
      .on('error', reject);
  });
}
