import { DAY_MS } from '@afterglow/shared-contracts/time';
import type { Version } from '../../service-worker/hang-watch/hang-mark.ts';

/**
 * Lists the watched versions of this browser, one per line, so that a new page looks for marks only if there may be
 * any.
 */
const WATCHED_KEY = 'hangWatch';
/** As long as a mark is valid. */
const LISTED_MS = DAY_MS;

let own = '';

/**
 * Lists the versions that this tab watches, replacing its earlier lines and expired ones. May throw, as any storage
 * does.
 */
export function listOwn({ remote, version }: Version): void {
  const line = `${remote} ${version} ${Date.now()}`;
  keepLines((other) => other !== own && Date.now() - Number(other.split(' ')[2]) < LISTED_MS, line);
  own = line;
}

export function forgetOwn(): void {
  try {
    keepLines((line) => line !== own);
  } catch {
    // Then nothing was listed.
  }
}

/** From now on it is listed as if by another tab. */
export function leaveOwn(): void {
  own = '';
}

/** The lines of other tabs about a version. */
export function linesOf({ remote, version }: Version): readonly string[] {
  return lines().filter((line) => line !== own && line.startsWith(`${remote} ${version} `));
}

/** May throw, as any storage does. */
export function keepLines(isStored: (line: string) => boolean, ...more: readonly string[]): void {
  localStorage.setItem(WATCHED_KEY, [...lines().filter(isStored), ...more].join('\n'));
}

function lines(): readonly string[] {
  try {
    return (localStorage.getItem(WATCHED_KEY) ?? '').split('\n');
  } catch {
    return [];
  }
}
