import { FAILED_SHELL_COOKIE } from '@afterglow/shared-contracts';
import { createCookies } from '@afterglow/shared-data';

/** Whether this browser has another shell in the place of that version, which did not start in it. */
export function isStoodInFor(version: string | null): boolean {
  return version !== __AFTERGLOW_VERSION__ && createCookies(document).get(FAILED_SHELL_COOKIE) === version;
}
