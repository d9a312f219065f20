/** The common prefix of a page pattern's paths: the segments before its first parameter, `/` without any. */
export function literalPrefix(pattern: string): string {
  const parts = pattern.split('/');
  const end = parts.findIndex((part) => /[:*?]/.test(part));
  return end === -1 ? pattern : parts.slice(0, end).join('/') || '/';
}
