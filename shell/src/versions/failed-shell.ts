import { FAILED_SHELL_COOKIE } from '@afterglow/shared-contracts';
import { createCookies } from '@afterglow/shared-data';

const failedShell = () => createCookies(document).get(FAILED_SHELL_COOKIE);

/** Whether this browser has another shell instead of that version, which did not start in it. */
export function isReplaced(version: string | null): boolean {
  return version !== __AFTERGLOW_VERSION__ && failedShell() === version;
}

/** Whether this shell runs here, but did not start in another tab of this browser, which has another one instead. */
export function isReplacedElsewhere(): boolean {
  return failedShell() === __AFTERGLOW_VERSION__;
}
