import { createSecretCheck } from '@afterglow/kit';

export type IsRelay = (authorization: string | undefined) => boolean;

/** Relays send the token as the password of HTTP basic authentication, under any name, as Icecast does. */
export function createRelayAccess(relayToken: string | undefined): IsRelay {
  if (relayToken === undefined) return () => false;
  const isExpected = createSecretCheck(relayToken);
  return (authorization) => {
    const [, credentials] = /^Basic ([A-Za-z0-9+/=]+)$/i.exec(authorization ?? '') ?? [];
    if (credentials === undefined) return false;
    const [, password] = /^[^:]*:(.*)$/.exec(Buffer.from(credentials, 'base64').toString()) ?? [];
    return isExpected(password ?? '');
  };
}
