import { LRUCache } from 'lru-cache';
import type { Clock } from '@afterglow/kit';
import type { MadeAnswer } from '#http/made-answer.ts';
import type { CatalogueChanges } from './catalogue-changes.ts';

/** Answers that are the same for everybody, kept for as long as they are right. */
export interface KeptAnswers {
  /** The answer of this key: a kept one, the one that is being made for somebody else, or a new one. A failure is not kept. */
  take(key: string, make: () => Promise<MadeAnswer>): Promise<MadeAnswer>;
  readonly sizeBytes: number;
}

interface KeptAnswersOptions {
  readonly changes: Pick<CatalogueChanges, 'revision'>;
  readonly clock: Pick<Clock, 'nowMs'>;
  /** All of them together, with what keeping them takes, are no larger. */
  readonly maxBytes?: number;
}

const MAX_BYTES = 64 * 1024 * 1024;
/** Larger ones would displace too many others. */
const LARGEST_SHARE = 1 / 16;
/** What an entry takes besides its bytes and its key, rounded up. */
const ENTRY_BYTES = 1_024;
const BYTES_PER_CHARACTER = 2;
/** Counts of plays and favourites change without a notice: an answer shows them as they were this long ago at most. */
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

  /** What was made of an earlier catalogue is for nobody who asks from now on. */
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

/** A clock that was put back makes no answer live longer. */
function isRight({ answer, madeAtMs }: Kept, nowMs: number): boolean {
  const endsAtMs = Math.min(madeAtMs + COUNTS_LAG_MS, answer.changesAtMs ?? Infinity);
  return madeAtMs <= nowMs && nowMs < endsAtMs;
}
