import { randomBytes } from 'node:crypto';
import type { CurrentUser, SocialProvider } from '@afterglow/shared-contracts';
import { type Clock, isServiceError } from '@afterglow/kit';
import type { Client, Sessions } from '../sessions/index.ts';
import type { Credentials } from '../credentials/index.ts';
import type {
  FindIdentityProvider,
  IdentityProvider,
  LoginSecrets,
  ProvidedIdentity,
} from '../identity-providers/index.ts';
import type { AdmitIdentity, Admission } from './admit-identity.ts';
import type { AttemptSeal, LoginAttempt } from './login-attempt.ts';
import type { SocialLoginRepository } from './social-login.repository.ts';

/** A pending login: the URL for the browser, and the sealed attempt that it stores. */
export interface StartedLogin {
  readonly kind: 'started';
  readonly location: URL;
  readonly attempt: string;
  readonly responseMode: IdentityProvider['responseMode'];
}

export type LoginOutcome =
  | { readonly kind: 'logged-in'; readonly user: CurrentUser }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'out-of-date' }
  | Exclude<Admission, { kind: 'admitted' }>
  | { readonly kind: 'too-often' }
  | { readonly kind: 'answer-refused'; readonly error: unknown }
  | ProviderFailure;

export type ProviderFailure =
  | { readonly kind: 'not-available' }
  | { readonly kind: 'provider-failed'; readonly error: unknown };

export interface SocialAnswer {
  readonly answer: URLSearchParams;
  readonly sealed: string | undefined;
  readonly client: Client;
}

export interface SocialLoginService {
  start(network: SocialProvider): Promise<StartedLogin | ProviderFailure>;
  finish(network: SocialProvider, answer: SocialAnswer): Promise<LoginOutcome>;
}

export interface SocialLoginOptions {
  readonly findProvider: FindIdentityProvider;
  readonly redirectUri: (network: SocialProvider) => string;
  readonly seal: AttemptSeal;
  readonly repository: SocialLoginRepository;
  readonly admitIdentity: AdmitIdentity;
  readonly sessions: Sessions;
  readonly credentials: Credentials;
  readonly clock: Clock;
}

export function createSocialLoginService(parts: SocialLoginOptions): SocialLoginService {
  const { findProvider, redirectUri, seal, repository, clock } = parts;
  return {
    async start(network) {
      const provider = findProvider(network);
      if (provider === undefined) return { kind: 'not-available' };
      await repository.forgetStates(new Date(clock.nowMs()));
      const secrets = newSecrets();
      try {
        const location = await provider.authorizationUrl(redirectUri(network), secrets);
        const { responseMode } = provider;
        return { kind: 'started', location, attempt: seal.seal(network, secrets), responseMode };
      } catch (error) {
        return { kind: 'provider-failed', error };
      }
    },
    async finish(network, { answer, sealed, client }) {
      const provider = findProvider(network);
      if (provider === undefined) return { kind: 'not-available' };
      const attempt = sealed === undefined ? undefined : seal.open(sealed);
      if (attempt === undefined || !belongsTo(attempt, network, answer)) return { kind: 'out-of-date' };
      const isFirst = await repository.useState(attempt.secrets.state, new Date(attempt.expiresAtMs));
      if (!isFirst) return { kind: 'out-of-date' };
      const outcome = await provider.identify(answer, redirectUri(network), attempt.secrets);
      switch (outcome.kind) {
        case 'identified':
          return logIn(parts, network, { identity: outcome.identity, client });
        case 'cancelled':
          return outcome;
        case 'refused':
          return { kind: 'answer-refused', error: outcome.error };
        case 'failed':
          return { kind: 'provider-failed', error: outcome.error };
      }
    },
  };
}

function belongsTo(attempt: LoginAttempt, network: SocialProvider, answer: URLSearchParams): boolean {
  return attempt.network === network && answer.get('state') === attempt.secrets.state;
}

async function logIn(
  { admitIdentity, credentials, sessions }: SocialLoginOptions,
  network: SocialProvider,
  { identity, client }: { readonly identity: ProvidedIdentity; readonly client: Client },
): Promise<LoginOutcome> {
  const admission = await admitIdentity(network, identity);
  if (admission.kind !== 'admitted') return admission;
  const { member } = admission;
  const proof = { kind: 'network', network, subject: identity.subject } as const;
  try {
    await credentials.welcome(member, client.address);
    return { kind: 'logged-in', user: await sessions.logIn(member, { proof, client }) };
  } catch (error) {
    if (isServiceError(error) && error.kind === 'too-many') return { kind: 'too-often' };
    // The account was taken from this provider during the login.
    if (isServiceError(error) && error.kind === 'unauthenticated') return { kind: 'out-of-date' };
    throw error;
  }
}

const SECRET_BYTES = 32;

function newSecrets(): LoginSecrets {
  const secret = () => randomBytes(SECRET_BYTES).toString('base64url');
  return { state: secret(), nonce: secret(), codeVerifier: secret() };
}
