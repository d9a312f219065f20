import { LRUCache } from 'lru-cache';
import type { Clock } from '@afterglow/kit';
import type { MadeAnswer } from '#http/made-answer.ts';
import type { CatalogueChanges } from './catalogue-changes.ts';

/** Shared answers, cached as long as they are right. */
export interface KeptAnswers {
  /** The answer for this key: a cached one, the one being made for another caller, or a new one. A failure is not cached. */
  take(key: string, make: () => Promise<MadeAnswer>): Promise<MadeAnswer>;
  readonly sizeBytes: number;
}

interface KeptAnswersOptions {
  readonly changes: Pick<CatalogueChanges, 'revision'>;
  readonly clock: Pick<Clock, 'nowMs'>;
  /** The size limit of all of them together, including overhead. */
  readonly maxBytes?: number;
}

const MAX_BYTES = 64 * 1024 * 1024;
/** Larger ones would displace too many others. */
const LARGEST_SHARE = 1 / 16;
/** The overhead of an entry besides its bytes and its key, rounded up. */
const ENTRY_BYTES = 1_024;
const BYTES_PER_CHARACTER = 2;
/** Counts of plays and favorites change without notification: an answer may show counts that are at most this old. */
export const COUNTS_LAG_MS = 5_000;

interface Kept {
  readonly answer: MadeAnswer;
  readonly madeAtMs: number;
}

export function createKeptAnswers({ changes, clock, maxBytes = MAX_BYTES }: KeptAnswersOptions): KeptAnswers {
  const kept = new LRUCache<string, Kept>({
    maxSize: maxBytes,
    maxEntrySize: maxBytes * LARGEST_SHARE,
    sizeCalculation: ({ answer }, key) => answer.body.length + key.length * BYTES_PER_CHARACTER + ENTRY_BYTES,
  });
  const inTheMaking = new Map<string, Promise<MadeAnswer>>();
  let revisionOfKept = changes.revision();

  /** What was made from an earlier catalogue is not for later callers. */
  function forgetOutdated(revision: number | undefined): void {
    if (revision === revisionOfKept) return;
    kept.clear();
    inTheMaking.clear();
    revisionOfKept = revision;
  }

  function find(key: string): MadeAnswer | undefined {
    const found = kept.get(key);
    if (found === undefined || isRight(found, clock.nowMs())) return found?.answer;
    kept.delete(key);
    return undefined;
  }

  function begin(key: string, revision: number, make: () => Promise<MadeAnswer>): Promise<MadeAnswer> {
    const madeAtMs = clock.nowMs();
    const making: Promise<MadeAnswer> = make()
      .then((answer) => {
        if (changes.revision() === revision && revisionOfKept === revision) kept.set(key, { answer, madeAtMs });
        return answer;
      })
      .finally(() => {
        if (inTheMaking.get(key) === making) inTheMaking.delete(key);
      });
    inTheMaking.set(key, making);
    return making;
  }

  return {
    async take(key, make) {
      const revision = changes.revision();
      forgetOutdated(revision);
      if (revision === undefined) return make();
      return find(key) ?? inTheMaking.get(key) ?? begin(key, revision, make);
    },
    get sizeBytes() {
      return kept.calculatedSize;
    },
  };
}

/** A clock that was set back does not extend an answer's life. */
function isRight({ answer, madeAtMs }: Kept, nowMs: number): boolean {
  const endsAtMs = Math.min(madeAtMs + COUNTS_LAG_MS, answer.changesAtMs ?? Infinity);
  return madeAtMs <= nowMs && nowMs < endsAtMs;
}
