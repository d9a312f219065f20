/** What the version of a notice in the place of an area begins with: before anything that an area publishes, so never taken for newer. */
export const TOMBSTONE_VERSION_PREFIX = '0.0.0-retired.';

/** Whether a version is the notice of an area that has been taken out. */
export function isTombstone(version: string): boolean {
  return version.startsWith(TOMBSTONE_VERSION_PREFIX);
}
