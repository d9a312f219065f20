/** What all addresses of a page's pattern begin with: the parts before its first parameter, `/` when there are none. */
export function literalPrefix(pattern: string): string {
  const parts = pattern.split('/');
  const end = parts.findIndex((part) => /[:*?]/.test(part));
  return end === -1 ? pattern : parts.slice(0, end).join('/') || '/';
}
