import type { ConsoleSession } from '@afterglow/shared-registry-contracts';
import { ServiceError } from '@afterglow/kit';
import { HOUR_MS } from '@afterglow/shared-contracts/time';
import type { Caller } from '../../access/caller.ts';
import type { ConsoleSessionsTable, TokensTable } from '../../db/tables.ts';
import type { SessionsRepository } from './sessions.repository.ts';
import { toCaller } from './to-caller.ts';
import { createRandomSecret, hashToken } from './token-secret.ts';

/** A long shift; after it a person logs in again. */
const SESSION_MS = 12 * HOUR_MS;
const CODE_MS = 300_000;

/** A new session, and its secret for the browser. */
export interface SignedIn {
  readonly secret: string;
  readonly session: ConsoleSession;
}

/** The sessions of the console. A session has its own secret: the token itself is never in the browser. */
export interface SessionsService {
  /** Queries the database each time, as for a token. */
  identify(secret: string): Promise<Caller | undefined>;
  find(secret: string): Promise<ConsoleSession | undefined>;
  /** With the typed token, or the code of a link. */
  signIn(proof: { readonly token: string } | { readonly code: string }): Promise<SignedIn>;
  signOut(secret: string): Promise<void>;
  /** A code that logs in once as the caller. */
  makeCode(caller: Caller): Promise<{ code: string; expiresAtIso: string }>;
}

export interface SessionsOptions {
  readonly repository: SessionsRepository;
  readonly findToken: (hash: string, now: Date) => Promise<TokensTable | undefined>;
  readonly nowMs: () => number;
}

export function createSessionsService({ repository, findToken, nowMs }: SessionsOptions): SessionsService {
  const now = () => new Date(nowMs());

  async function open(kind: ConsoleSessionsTable['kind'], tokenId: string, expiresAt: Date): Promise<string> {
    await repository.removeEnded(now());
    const secret = createRandomSecret();
    const hash = hashToken(secret);
    await repository.insert({ hash, kind, token_id: tokenId, created_at: now(), expires_at: expiresAt });
    return secret;
  }

  return {
    async identify(secret) {
      const found = await repository.find(hashToken(secret), now());
      return found && toCaller(found.token);
    },
    async find(secret) {
      const found = await repository.find(hashToken(secret), now());
      return found && toSession(found.token, found.endsAt);
    },
    async signIn(proof) {
      const token =
        'code' in proof
          ? await repository.takeCode(hashToken(proof.code), now())
          : await findToken(hashToken(proof.token), now());
      if (token === undefined) throw refused('code' in proof);
      const endsAtMs = Math.min(nowMs() + SESSION_MS, token.expires_at?.getTime() ?? Number.POSITIVE_INFINITY);
      const secret = await open('session', token.id, new Date(endsAtMs));
      return { secret, session: toSession(token, new Date(endsAtMs)) };
    },
    signOut: (secret) => repository.remove(hashToken(secret)),
    async makeCode({ tokenId, label }) {
      if (tokenId === undefined)
        throw new ServiceError('invalid', 'validation_failed', `${label} can't use the console.`);
      const expiresAt = new Date(nowMs() + CODE_MS);
      return { code: await open('code', tokenId, expiresAt), expiresAtIso: expiresAt.toISOString() };
    },
  };
}

function toSession({ label, role, remote }: TokensTable, endsAt: Date): ConsoleSession {
  return { label, role, remote, expiresAtIso: endsAt.toISOString() };
}

function refused(isCode: boolean): ServiceError {
  const message = isCode
    ? 'This link has expired or was already used. Get a new one.'
    : 'This token is unknown, expired, or revoked. Ask a release manager for a new one.';
  return new ServiceError('unauthenticated', 'not_authenticated', message);
}
