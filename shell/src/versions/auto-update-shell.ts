import type { ClockPort } from '@afterglow/shared-contracts';
import { MINUTE_MS } from '@afterglow/shared-contracts/time';
import type { ReloadedVersions } from './reloaded-versions.ts';
import { isSafeToReload, type TabActivity } from './safe-to-reload.ts';

const LOOK_EVERY_MS = 5000;
/** The delay after a missing or different response of the site. */
const AGAIN_AFTER_MS = MINUTE_MS;
/** So that not all hidden tabs load a new shell at the same time. */
const SPREAD_MS = 20_000;

export interface AutoUpdateOptions {
  readonly runningVersion: string;
  /** The version in the live set of this tab. */
  readonly liveVersion: () => string | null;
  /** The site's current version; rejects while it does not respond. */
  readonly fetchLiveVersion: () => Promise<string>;
  readonly activity: () => TabActivity;
  readonly forced: ReloadedVersions;
  readonly take: (version: string) => void;
  readonly clock: Pick<ClockPort, 'now' | 'every'>;
  /** From 0 to 1. */
  readonly random: () => number;
}

/**
 * Loads another shell when it is safe, once per version: a page that returns as it was, or that fails, is left to the
 * banner. Returns a disposer.
 */
export function autoUpdateShell(options: AutoUpdateOptions): () => void {
  const { runningVersion, liveVersion, fetchLiveVersion, activity, forced, take, clock } = options;
  const spreadMs = options.random() * SPREAD_MS;
  let notBeforeMs = 0;

  function isWanted(version: string | null): version is string {
    return version !== null && version !== runningVersion && !forced.has(version);
  }

  const isTime = () => isSafeToReload(activity(), spreadMs);

  async function look(): Promise<void> {
    const version = liveVersion();
    if (clock.now() < notBeforeMs || !isWanted(version) || !isTime()) return;
    notBeforeMs = clock.now() + AGAIN_AFTER_MS;
    const answered = await fetchLiveVersion().catch(() => null);
    // The listener may have returned during the request.
    if (answered !== version || liveVersion() !== version || !isTime()) return;
    forced.add(version);
    take(version);
  }

  return clock.every(LOOK_EVERY_MS, () => void look());
}
