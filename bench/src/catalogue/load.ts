import http from 'node:http';
import { performance } from 'node:perf_hooks';
import { percentile, rounded } from '../results/statistics.ts';

export type LoadResult = {
  readonly connections: number;
  readonly requests: number;
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p95Ms: number;
  readonly maxMs: number;
};

export type LoadOptions = {
  readonly origin: string;
  readonly paths: readonly string[];
  readonly connections: number;
  readonly durationMs: number;
};

/** So many connections that each send one request after the other. Throws when an answer is not 200. */
export async function load({ origin, paths, connections, durationMs }: LoadOptions): Promise<LoadResult> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  const startedAt = performance.now();
  const timesMs: number[] = [];
  let next = 0;
  const sendUntilTheEnd = async () => {
    while (performance.now() - startedAt < durationMs) {
      const path = paths[next % paths.length] ?? '/';
      next += 1;
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
