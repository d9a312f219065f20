/** The part of a path that identifies the page: without query and fragment. */
export function pathnameOf(path: string): string {
  return path.replace(/[?#][^]*/, '');
}
