/** The token of a header `Authorization: Bearer ...`; undefined for none, and for any other scheme. */
export function bearerTokenOf(authorization: string | undefined): string | undefined {
  return /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1];
}
