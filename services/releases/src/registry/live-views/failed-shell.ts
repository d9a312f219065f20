import { FAILED_SHELL_COOKIE } from '@afterglow/shared-contracts';

const VALUE = new RegExp(`(?:^|;\\s*)${FAILED_SHELL_COOKIE}=([0-9A-Za-z.-]{1,100})(?:;|$)`);

/**
 * The version of the shell that failed to start in a browser, from its cookie, which anyone may change: it is only compared with the live
 * one.
 */
export function failedShellOf(cookies: string | undefined): string | undefined {
  return VALUE.exec(cookies ?? '')?.[1];
}

/** The header that deletes it. */
export const NO_FAILED_SHELL = `${FAILED_SHELL_COOKIE}=; Path=/; Max-Age=0; SameSite=Lax`;
