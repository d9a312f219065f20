import { createSafeStorage, systemClock } from '@afterglow/shared-data';
import { filter, firstValueFrom } from 'rxjs';
import { logError } from '../lib/log.ts';
import { PAGE_STATE_KEY } from './page-state-key.ts';
import type { ShellUpdateContext } from './shell-update-context.ts';

// With the dialogs: its own file would cost the first load another checksum.
const loadNewShell = () => import(/* webpackChunkName: "modal" */ './prepare-shell-update.ts');

/** Brings a tab to another shell once there is one, and takes up its place again once it has come to it. */
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
