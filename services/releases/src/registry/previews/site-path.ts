/** No URL has this host. */
const ORIGIN = 'http://site.invalid';

/** A path of this site with its query, as a browser would read it; undefined for a URL of another one. */
export function sitePath(text: string): string | undefined {
  if (!text.startsWith('/') || !URL.canParse(text, ORIGIN)) return undefined;
  const { origin, pathname, search } = new URL(text, ORIGIN);
  const path = `${pathname}${search}`;
  return origin === ORIGIN && !path.startsWith('//') ? path : undefined;
}
