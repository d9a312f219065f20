import { createHash, timingSafeEqual } from 'node:crypto';

/** Whether an Authorization header is a relay's. */
export type IsRelay = (authorization: string | undefined) => boolean;

/** Relays send the token as the password of HTTP basic authentication, under any name, which is what Icecast can do. */
export function createRelayAccess(relayToken: string | undefined): IsRelay {
  if (relayToken === undefined) return () => false;
  const expected = digest(relayToken);
  return (authorization) => {
    const [, credentials] = /^Basic ([A-Za-z0-9+/=]+)$/i.exec(authorization ?? '') ?? [];
    if (credentials === undefined) return false;
    const [, password] = /^[^:]*:(.*)$/.exec(Buffer.from(credentials, 'base64').toString()) ?? [];
    return timingSafeEqual(digest(password ?? ''), expected);
  };
}

/** Always of the same length, so that the comparison takes the same time. */
function digest(text: string): Uint8Array {
  return createHash('sha256').update(text).digest();
}
