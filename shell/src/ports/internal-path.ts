/** The path, query and fragment of an address of this site; undefined for any other address. A trailing slash is stripped. */
export function internalPath(address: string, base: string = location.href): string | undefined {
  const url = URL.canParse(address, base) ? new URL(address, base) : undefined;
  if (!url || url.origin !== new URL(base).origin) return undefined;
  // "/.//host" belongs to this site, but what remains once the dot is gone does not.
  if (url.pathname.startsWith('//')) return undefined;
  return `${plainPathname(url.pathname)}${url.search}${url.hash}`;
}

/** The part of a path that identifies the page: without query and fragment. */
export function pathnameOf(path: string): string {
  return path.replace(/[?#][^]*/, '');
}

/** With one leading slash and no trailing one: "//host/" is not a path to navigate to. */
export function plainPathname(pathname: string): string {
  return `/${/[^/](.*[^/])?/.exec(pathname)?.[0] ?? ''}`;
}
