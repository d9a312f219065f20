/**
 * Whether an `If-None-Match` header names this entity tag. A proxy that changes bytes makes a tag weak; it still identifies the same
 * response (RFC 9110, section 13.1.2).
 */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  const known = (ifNoneMatch ?? '').split(',').map(strong);
  return known.includes(strong(etag)) || known.includes('*');
}

function strong(tag: string): string {
  return tag.trim().replace(/^W\//, '');
}
