import type { DataPort } from '@afterglow/shared-contracts';
import { createSafeStorage, systemClock } from '@afterglow/shared-data';
import { merge } from 'rxjs';
import { touches$ } from '../lib/touches.ts';
import type { ShellUpdateContext } from './shell-update-context.ts';
import { createReloadedVersions } from './reloaded-versions.ts';
import { createPageStateSaver, type PageStateOptions } from './page-state.ts';
import { isPageInUse } from './page-in-use.ts';
import type { TabActivity } from './safe-to-reload.ts';
import { autoUpdateShell } from './auto-update-shell.ts';

export { restorePageState } from './page-state.ts';

/**
 * Prepares a tab for another shell: its state is stored however its document unloads, and it waits until a reload is
 * safe.
 */
export function prepareShellUpdate(page: ShellUpdateContext, perTab: PageStateOptions['perTab']): void {
  window.addEventListener('pagehide', createPageStateSaver({ ...page, perTab, clock: systemClock }));
  if (![() => localStorage, () => sessionStorage].every(keepsText)) return;
  const { applications, pageReload, ports } = page;
  autoUpdateShell({
    runningVersion: __AFTERGLOW_VERSION__,
    liveVersion: () => applications.getLiveSet().shellVersion,
    fetchLiveVersion: () => fetchLiveVersion(ports.data),
    activity: watchActivity(page),
    forced: createReloadedVersions(perTab),
    take(version) {
      if (!isStored(version)) return;
      pageReload.announce(version);
      pageReload.reload();
    },
    clock: systemClock,
    random: Math.random,
  });
}

/** A full storage holds the attempt only in memory, and the next document would try again. */
function isStored(version: string): boolean {
  return createReloadedVersions(createSafeStorage(() => sessionStorage)).has(version);
}

async function fetchLiveVersion(data: Pick<DataPort, 'call'>): Promise<string> {
  return (await data.call('getVersions', { background: true })).data.clientVersion;
}

/** Without a storage that outlives the document it would lose the login, and the record of its reload. */
function keepsText(open: () => Storage): boolean {
  const key = 'storageTest';
  try {
    const storage = open();
    storage.setItem(key, key);
    const isCached = storage.getItem(key) === key;
    storage.removeItem(key);
    return isCached;
  } catch {
    return false;
  }
}

function watchActivity({
  ports: { player },
  applications,
  notifications,
  dataLayer,
}: ShellUpdateContext): () => TabActivity {
  let touchedAtMs = systemClock.now();
  let hasSleepTimer = false;
  merge(touches$, player.queue$).subscribe(() => (touchedAtMs = systemClock.now()));
  player.state$.subscribe(() => (touchedAtMs = systemClock.now()));
  player.sleepTimer$.subscribe((timer) => (hasSleepTimer = timer !== null));

  function hasNotification(): boolean {
    const { isNotificationOpen, hasReload } = notifications.getState();
    return isNotificationOpen && !hasReload;
  }

  return () => ({
    player: player.getState(),
    hasSleepTimer,
    isInUse: hasNotification() || dataLayer.queryClient.isMutating() > 0 || isPageInUse(applications),
    isHidden: document.visibilityState === 'hidden',
    untouchedMs: systemClock.now() - touchedAtMs,
  });
}
