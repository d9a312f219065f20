/** The version prefix of an area's tombstone: lower than any published version, so never treated as newer. */
export const TOMBSTONE_VERSION_PREFIX = '0.0.0-retired.';

/** Whether a version is the tombstone of a retired area. */
export function isTombstone(version: string): boolean {
  return version.startsWith(TOMBSTONE_VERSION_PREFIX);
}
