/** What the version of a notice in the place of an area begins with: before anything that an area publishes, so never taken for newer. */
export const NOTICE_VERSION = '0.0.0-retired.';

/** Whether a version is the notice of an area that has been taken out. */
export function isNotice(version: string): boolean {
  return version.startsWith(NOTICE_VERSION);
}
