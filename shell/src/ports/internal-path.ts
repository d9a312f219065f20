/** The path, query and fragment of an address of this site; undefined for any other address. A trailing slash is stripped. */
export function internalPath(address: string, base: string = location.href): string | undefined {
  const url = URL.canParse(address, base) ? new URL(address, base) : undefined;
  if (!url || url.origin !== new URL(base).origin) return undefined;
  // "/.//host" is of this site, but what is left of it when the dot is gone is not.
  if (url.pathname.startsWith('//')) return undefined;
  return `${plainPathname(url.pathname)}${url.search}${url.hash}`;
}

/** The part of a path that says which page it is: without query and fragment. */
export function pathnameOf(path: string): string {
  return path.replace(/[?#].*$/, '');
}

/** With one slash before it and none after it: "//host/" is no path that can be gone to. */
export function plainPathname(pathname: string): string {
  return `/${pathname.replace(/^\/+|\/+$/g, '')}`;
}
