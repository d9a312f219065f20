import { importPKCS8, SignJWT } from 'jose';
import type { Clock } from '@afterglow/kit';

const ALGORITHM = 'ES256';
const HOUR_S = 60 * 60;
/** Apple allows six months. */
const LIFE_S = 24 * HOUR_S;
const RENEWED_BEFORE_S = HOUR_S;

/** The data that Apple's developer pages give to the owner of a Services ID. */
export interface AppleKey {
  readonly clientId: string;
  readonly teamId: string;
  readonly keyId: string;
  readonly readKey: () => Promise<string>;
}

interface AppleSecretOptions extends AppleKey {
  readonly issuer: string;
  readonly clock: Clock;
}

/** The client secret for Apple: a token signed with the key, and renewed before it expires. */
export function createAppleSecret(options: AppleSecretOptions): () => Promise<string> {
  const { clock } = options;
  let stored: { readonly secret: Promise<string>; readonly endS: number } | undefined;
  return () => {
    const nowS = Math.floor(clock.nowMs() / 1000);
    if (stored === undefined || stored.endS - RENEWED_BEFORE_S <= nowS) {
      stored = { secret: sign(options, nowS), endS: nowS + LIFE_S };
      // A failed one is created again the next time.
      stored.secret.catch(() => (stored = undefined));
    }
    return stored.secret;
  };
}

async function sign({ clientId, teamId, keyId, readKey, issuer }: AppleSecretOptions, nowS: number) {
  const key = await importPKCS8(await readKey(), ALGORITHM);
  return new SignJWT()
    .setProtectedHeader({ alg: ALGORITHM, kid: keyId })
    .setIssuer(teamId)
    .setSubject(clientId)
    .setAudience(issuer)
    .setIssuedAt(nowS)
    .setExpirationTime(nowS + LIFE_S)
    .sign(key);
}
