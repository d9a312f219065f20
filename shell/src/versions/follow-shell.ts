import { createSafeStorage, systemClock } from '@afterglow/shared-data';
import { filter, firstValueFrom } from 'rxjs';
import { logError } from '../lib/log.ts';
import { KEPT_PLACE_KEY } from './kept-place-key.ts';
import type { ShellPage } from './shell-page.ts';

// With the dialogs: a file of its own would cost the first load another checksum.
const loadNewShell = () => import(/* webpackChunkName: "modal" */ './new-shell.ts');

/** Brings a tab to another shell once there is one, and takes up its place again once it has come to it. */
export function followShell(page: ShellPage): void {
  const perTab = createSafeStorage(() => sessionStorage);
  if (perTab.get(KEPT_PLACE_KEY) !== null) {
    run(async () => (await loadNewShell()).takeUpPlace({ ...page, perTab, clock: systemClock }));
  }
  if (!page.config.features.versionCheck) return;
  const isOther = (version: string | null) => version !== null && version !== __AFTERGLOW_VERSION__;
  run(async () => {
    await firstValueFrom(page.liveSet$.pipe(filter(({ shellVersion }) => isOther(shellVersion))));
    (await loadNewShell()).prepareForShell(page, perTab);
  });
}

/** Without it the banner does. */
function run(task: () => Promise<void>): void {
  task().catch((error: unknown) => logError('The way to another shell could not be prepared.', error));
}
