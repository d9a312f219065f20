const MARK = 'data-from-cache';
const ROOT = '<html ';

/** Marks a document that will be shown from a cache: what it says of the releases may no longer be so. */
export function markFromCache(html: string): string {
  return html.replace(ROOT, `${ROOT}${MARK} `);
}

/** Was this page opened from a cache? */
export function isFromCache(root: { hasAttribute(name: string): boolean }): boolean {
  return root.hasAttribute(MARK);
}
