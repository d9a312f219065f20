import { createSafeStorage, systemClock } from '@afterglow/shared-data';
import { filter, firstValueFrom } from 'rxjs';
import { logError } from '../lib/log.ts';
import { PAGE_STATE_KEY } from './page-state-key.ts';
import type { ShellUpdateContext } from './shell-update-context.ts';

// With the dialogs: a separate file would add a checksum to the first load.
const loadNewShell = () => import(/* webpackChunkName: "modal" */ './prepare-shell-update.ts');

/** Moves a tab to another shell once there is one, and restores its state afterwards. */
export function watchShellUpdates(page: ShellUpdateContext): void {
  const perTab = createSafeStorage(() => sessionStorage);
  if (perTab.get(PAGE_STATE_KEY) !== null) {
    run(async () => (await loadNewShell()).restorePageState({ ...page, perTab, clock: systemClock }));
  }
  if (!page.config.features.versionCheck) return;
  const isOther = (version: string | null) => version !== null && version !== __AFTERGLOW_VERSION__;
  run(async () => {
    await firstValueFrom(page.liveSet$.pipe(filter(({ shellVersion }) => isOther(shellVersion))));
    (await loadNewShell()).prepareShellUpdate(page, perTab);
  });
}

/** Without it the banner does. */
function run(task: () => Promise<void>): void {
  task().catch((error: unknown) => logError('The way to another shell could not be prepared.', error));
}
