import type { Operation } from '@afterglow/shared-contracts';
import { type Clock, isLoopback, subnetOf } from '@afterglow/kit';
import { MINUTE_MS } from '@afterglow/shared-contracts/time';
import { LRUCache } from 'lru-cache';
import { tooManyReads } from '#app/service-errors.ts';

/** Opening a page takes some ten: enough for a page every second by each of five listeners with one IP. */
const DEFAULT_READS = 3_000;
const WINDOW_MS = MINUTE_MS;
/** Some hundred bytes each; an evicted subnet starts over. */
const MOST_NETWORKS = 50_000;

/** Counts the reads of visitors by subnet, within a minute that starts at the first. */
export interface ReadLimit {
  /** Counts a read; throws `too_many_requests`, with the seconds to wait, when the subnet has none left. */
  take(address: string): void;
}

interface Window {
  readonly endMs: number;
  reads: number;
}

/** In the memory of this process, because a database query would cost more than the read. */
export function createReadLimit(clock: Clock, mostReads: number = DEFAULT_READS): ReadLimit {
  const windows = new LRUCache<string, Window>({ max: MOST_NETWORKS });

  function windowOf(network: string, nowMs: number): Window {
    const current = windows.get(network);
    if (current !== undefined && current.endMs > nowMs) return current;
    const fresh = { endMs: nowMs + WINDOW_MS, reads: 0 };
    windows.set(network, fresh);
    return fresh;
  }

  return {
    take(address) {
      // The front door reads from here, and so does every visitor of an untrusted proxy on this computer.
      if (isLoopback(address)) return;
      const nowMs = clock.nowMs();
      const window = windowOf(subnetOf(address), nowMs);
      if (window.reads >= mostReads) throw tooManyReads(window.endMs - nowMs);
      window.reads += 1;
    },
  };
}

export function isOpenRead({ auth, method }: Pick<Operation, 'auth' | 'method'>): boolean {
  return method === 'GET' && (auth === 'none' || auth === 'optional');
}
