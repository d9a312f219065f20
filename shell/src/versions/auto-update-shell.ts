import type { ClockPort } from '@afterglow/shared-contracts';
import type { ReloadedVersions } from './reloaded-versions.ts';
import { isSafeToReload, type TabActivity } from './safe-to-reload.ts';

const LOOK_EVERY_MS = 5000;
/** After a site that did not answer, or said something else. */
const AGAIN_AFTER_MS = 60_000;
/** Not all hidden tabs load a new shell at once. */
const SPREAD_MS = 20_000;

export interface AutoUpdateOptions {
  readonly runningVersion: string;
  /** What the live set of this tab names. */
  readonly liveVersion: () => string | null;
  /** What the site names now; rejects while it does not answer. */
  readonly fetchLiveVersion: () => Promise<string>;
  readonly moment: () => TabActivity;
  readonly forced: ReloadedVersions;
  /** Loads the page again. */
  readonly take: (version: string) => void;
  readonly clock: Pick<ClockPort, 'now' | 'every'>;
  /** 0 to 1. */
  readonly random: () => number;
}

/**
 * Takes another shell at a quiet moment, once a version: a page that comes back as it was, or that goes wrong, is left to the banner.
 * Returns a function that ends it.
 */
export function autoUpdateShell(options: AutoUpdateOptions): () => void {
  const { runningVersion, liveVersion, fetchLiveVersion, moment, forced, take, clock } = options;
  const spreadMs = options.random() * SPREAD_MS;
  let notBeforeMs = 0;

  function isWanted(version: string | null): version is string {
    return version !== null && version !== runningVersion && !forced.has(version);
  }

  const isTime = () => isSafeToReload(moment(), spreadMs);

  async function look(): Promise<void> {
    const version = liveVersion();
    if (clock.now() < notBeforeMs || !isWanted(version) || !isTime()) return;
    notBeforeMs = clock.now() + AGAIN_AFTER_MS;
    const answered = await fetchLiveVersion().catch(() => null);
    // Someone may have come back while the site was asked.
    if (answered !== version || liveVersion() !== version || !isTime()) return;
    forced.add(version);
    take(version);
  }

  return clock.every(LOOK_EVERY_MS, () => void look());
}
