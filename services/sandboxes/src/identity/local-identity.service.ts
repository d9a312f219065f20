import { createHash, randomBytes } from 'node:crypto';
import type { SocialProvider } from '@afterglow/shared-contracts';
import { SignJWT } from 'jose';
import type { Clock } from '@afterglow/kit';
import { MINUTE_MS } from '@afterglow/shared-contracts/time';
import { LOCAL_CLIENT_ID } from './local-client.ts';
import type { LocalIdentity } from './local-identity.ts';
import type { AuthorizationRequest } from './authorization-request.ts';
import type { Grant, IdentityCodesRepository } from './identity-codes.repository.ts';
import { type IdentityKeys, SIGNING_ALGORITHM } from './identity-keys.ts';

const CODE_LIFE_MS = MINUTE_MS;
export const TOKEN_LIFE_S = 5 * 60;
const CODE_BYTES = 32;

export interface Redemption {
  readonly code: string;
  readonly redirectUri: string;
  readonly codeVerifier: string;
}

export interface LocalIdentityService {
  /** Issues a code that can be used once, within a minute. */
  grant(network: SocialProvider, request: AuthorizationRequest, identity: LocalIdentity): Promise<string>;
  /** An ID token for a code, or undefined when the code, its verifier or its redirect URL is wrong. */
  redeem(network: SocialProvider, redemption: Redemption): Promise<string | undefined>;
  publicKeys(): { readonly keys: readonly object[] };
}

export interface LocalIdentityOptions {
  readonly codes: IdentityCodesRepository;
  readonly keys: IdentityKeys;
  readonly issuer: (network: SocialProvider) => string;
  readonly clock: Clock;
}

export function createLocalIdentityService({ codes, keys, issuer, clock }: LocalIdentityOptions): LocalIdentityService {
  return {
    async grant(network, { redirectUri, codeChallenge, nonce = null }, identity) {
      const code = randomBytes(CODE_BYTES).toString('base64url');
      const nowMs = clock.nowMs();
      await codes.forgetExpired(new Date(nowMs));
      await codes.add(code, { network, redirectUri, codeChallenge, nonce, identity }, new Date(nowMs + CODE_LIFE_MS));
      return code;
    },
    async redeem(network, redemption) {
      const grant = await codes.take(redemption.code, new Date(clock.nowMs()));
      if (grant === undefined || !isFor(grant, network, redemption)) return undefined;
      return signIdToken(keys, issuer(network), grant, Math.floor(clock.nowMs() / 1000));
    },
    publicKeys: () => ({ keys: [keys.publicJwk] }),
  };
}

function isFor(grant: Grant, network: SocialProvider, { redirectUri, codeVerifier }: Redemption): boolean {
  const challenge = createHash('sha256').update(codeVerifier).digest('base64url');
  return grant.network === network && grant.redirectUri === redirectUri && grant.codeChallenge === challenge;
}

function signIdToken(keys: IdentityKeys, issuer: string, { identity, nonce }: Grant, nowS: number): Promise<string> {
  const { name, email, isEmailVerified } = identity;
  const [given_name, ...rest] = name.split(' ');
  return new SignJWT({
    name,
    given_name,
    ...(rest.length > 0 ? { family_name: rest.join(' ') } : {}),
    email,
    email_verified: isEmailVerified,
    ...(nonce === null ? {} : { nonce }),
  })
    .setProtectedHeader({ alg: SIGNING_ALGORITHM, kid: keys.keyId })
    .setIssuer(issuer)
    .setSubject(subjectOf(issuer, email))
    .setAudience(LOCAL_CLIENT_ID)
    .setIssuedAt(nowS)
    .setExpirationTime(nowS + TOKEN_LIFE_S)
    .sign(keys.privateKey);
}

/** One email is one person, with another subject at each provider. */
function subjectOf(issuer: string, email: string): string {
  const network = issuer.slice(issuer.lastIndexOf('/') + 1);
  return createHash('sha256').update(`${network}\n${email.toLowerCase()}`).digest('hex').slice(0, 24);
}
