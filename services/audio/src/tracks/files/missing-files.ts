import type { Clock } from '@afterglow/kit';

/** Long enough to spare the archive while many ask, and short enough that a file that was copied back is soon found. */
const ASK_AGAIN_AFTER_MS = 10_000;

/** The files of recordings that were found nowhere, so that each recording is reported once and the archive isn't asked at every request. */
export interface MissingFiles {
  add(digest: string, file: string): void;
  remove(digest: string, file: string): void;
  /** Whether the file was missing a moment ago. */
  isRecent(file: string): boolean;
  has(digest: string): boolean;
  /** Forgets what no mix needs anymore. */
  keepOnly(digests: ReadonlySet<string>): void;
  readonly recordings: number;
}

export function createMissingFiles(clock: Clock, onChange: MissingChange): MissingFiles {
  const missing = new Map<string, Set<string>>();
  const askAgainAtMs = new Map<string, number>();
  return {
    add(digest, file) {
      askAgainAtMs.set(file, clock.nowMs() + ASK_AGAIN_AFTER_MS);
      const known = missing.get(digest);
      missing.set(digest, (known ?? new Set<string>()).add(file));
      if (known === undefined) onChange({ digest, isMissing: true });
    },
    remove(digest, file) {
      askAgainAtMs.delete(file);
      const files = missing.get(digest);
      if (files?.delete(file) !== true || files.size > 0) return;
      missing.delete(digest);
      onChange({ digest, isMissing: false });
    },
    isRecent(file) {
      const leftMs = (askAgainAtMs.get(file) ?? 0) - clock.nowMs();
      // More is left only after the clock was set back.
      return leftMs > 0 && leftMs <= ASK_AGAIN_AFTER_MS;
    },
    has: (digest) => missing.has(digest),
    keepOnly(digests) {
      for (const digest of missing.keys()) if (!digests.has(digest)) missing.delete(digest);
    },
    get recordings() {
      return missing.size;
    },
  };
}

/** Called when a recording turns out to be missing, and when all its missing files are found again. */
export type MissingChange = (change: { readonly digest: string; readonly isMissing: boolean }) => void;
