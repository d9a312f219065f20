import { LRUCache } from 'lru-cache';
import type { Clock } from '@afterglow/kit';
import type { SerializedResponse } from '#http/serialized-response.ts';
import type { CatalogChanges } from './catalog-changes.ts';

export interface ResponseCache {
  /** The response for this key: a cached one, one in flight for another caller, or a new one. An error is not cached. */
  take(key: string, make: () => Promise<SerializedResponse>): Promise<SerializedResponse>;
  readonly sizeBytes: number;
}

interface ResponseCacheOptions {
  readonly changes: Pick<CatalogChanges, 'revision'>;
  readonly clock: Pick<Clock, 'nowMs'>;
  /** The size limit of all of them together, including overhead. */
  readonly maxBytes?: number;
}

const MAX_BYTES = 64 * 1024 * 1024;
/** Larger ones would evict too many others. */
const LARGEST_SHARE = 1 / 16;
/** The overhead of an entry besides its bytes and its key, rounded up. */
const ENTRY_BYTES = 1_024;
const BYTES_PER_CHARACTER = 2;
/** Counts of plays and favorites change without notification: a response may show counts that are at most this old. */
export const COUNTS_MAX_AGE_MS = 5_000;

interface Cached {
  readonly answer: SerializedResponse;
  readonly madeAtMs: number;
}

export function createResponseCache({ changes, clock, maxBytes = MAX_BYTES }: ResponseCacheOptions): ResponseCache {
  const cached = new LRUCache<string, Cached>({
    maxSize: maxBytes,
    maxEntrySize: maxBytes * LARGEST_SHARE,
    sizeCalculation: ({ answer }, key) => answer.body.length + key.length * BYTES_PER_CHARACTER + ENTRY_BYTES,
  });
  const inFlight = new Map<string, Promise<SerializedResponse>>();
  let revisionOfCached = changes.revision();

  /** Responses from an earlier catalog are not for later callers. */
  function evictStale(revision: number | undefined): void {
    if (revision === revisionOfCached) return;
    cached.clear();
    inFlight.clear();
    revisionOfCached = revision;
  }

  function find(key: string): SerializedResponse | undefined {
    const found = cached.get(key);
    if (found === undefined || isFresh(found, clock.nowMs())) return found?.answer;
    cached.delete(key);
    return undefined;
  }

  function begin(key: string, revision: number, make: () => Promise<SerializedResponse>): Promise<SerializedResponse> {
    const madeAtMs = clock.nowMs();
    const making: Promise<SerializedResponse> = make()
      .then((answer) => {
        if (changes.revision() === revision && revisionOfCached === revision) cached.set(key, { answer, madeAtMs });
        return answer;
      })
      .finally(() => {
        if (inFlight.get(key) === making) inFlight.delete(key);
      });
    inFlight.set(key, making);
    return making;
  }

  return {
    async take(key, make) {
      const revision = changes.revision();
      evictStale(revision);
      if (revision === undefined) return make();
      return find(key) ?? inFlight.get(key) ?? begin(key, revision, make);
    },
    get sizeBytes() {
      return cached.calculatedSize;
    },
  };
}

/** A clock that was set back does not extend a response's life. */
function isFresh({ answer, madeAtMs }: Cached, nowMs: number): boolean {
  const endsAtMs = Math.min(madeAtMs + COUNTS_MAX_AGE_MS, answer.changesAtMs ?? Infinity);
  return madeAtMs <= nowMs && nowMs < endsAtMs;
}
