/** The path, query and fragment of a URL of this site, without a trailing slash; undefined for any other URL. */
export function internalPath(url: string, base: string = location.href): string | undefined {
  const parsed = URL.canParse(url, base) ? new URL(url, base) : undefined;
  if (!parsed || parsed.origin !== new URL(base).origin) return undefined;
  // "/.//host" belongs to this site, but not what remains without the dot.
  if (parsed.pathname.startsWith('//')) return undefined;
  return `${plainPathname(parsed.pathname)}${parsed.search}${parsed.hash}`;
}

/** With one leading slash and no trailing one: "//host/" is not a path to navigate to. */
export function plainPathname(pathname: string): string {
  return `/${/[^/](.*[^/])?/.exec(pathname)?.[0] ?? ''}`;
}
