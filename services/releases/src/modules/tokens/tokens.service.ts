import { randomUUID } from 'node:crypto';
import { type Caller, START_LABEL } from '../../access/caller.ts';
import type { TokensTable } from '../../db/tables.ts';
import { createTokenSecret, hashToken } from './token-secret.ts';
import type { TokensRepository } from './tokens.repository.ts';

/** A caller whose token is kept. */
export type StoredCaller = Exclude<Caller, { readonly role: 'start' }>;

export interface TokensService {
  /** The token of this process, for its own start; it is stored nowhere and ends with the process. */
  readonly startToken: string;
  identify(token: string): Promise<Caller | undefined>;
  /** Registers a token for a caller; an existing one stays as it is. */
  register(token: string, caller: StoredCaller): Promise<void>;
}

export function createTokensService(repository: TokensRepository, nowMs: () => number): TokensService {
  const startToken = createTokenSecret();
  const startHash = hashToken(startToken);
  return {
    startToken,
    async identify(token) {
      if (hashToken(token) === startHash) return { role: 'start', label: START_LABEL };
      const row = await repository.findByHash(hashToken(token));
      return row && toCaller(row);
    },
    register: (token, caller) =>
      repository.insert({
        id: randomUUID(),
        hash: hashToken(token),
        role: caller.role,
        remote: caller.role === 'team' ? caller.remote : null,
        label: caller.label,
        created_at: new Date(nowMs()),
        revoked_at: null,
      }),
  };
}

function toCaller({ role, remote, label }: TokensTable): Caller | undefined {
  if (role !== 'team') return { role, label };
  return remote === null ? undefined : { role, remote, label };
}
