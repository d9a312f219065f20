const MARK = 'data-from-cache';
const ROOT = '<html ';

/** Marks a document that will be shown from a cache: its releases may be outdated. */
export function markFromCache(html: string): string {
  return html.replace(ROOT, `${ROOT}${MARK} `);
}

export function isFromCache(root: { hasAttribute(name: string): boolean }): boolean {
  return root.hasAttribute(MARK);
}
