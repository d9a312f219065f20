import { randomUUID } from 'node:crypto';
import type { Caller } from '../../access/caller.ts';
import type { TokensTable } from '../../db/tables.ts';
import { hashToken } from './token-secret.ts';
import type { TokensRepository } from './tokens.repository.ts';

export interface TokensService {
  identify(token: string): Promise<Caller | undefined>;
  /** Registers a token for a caller; an existing one stays as it is. */
  register(token: string, caller: Caller): Promise<void>;
}

export function createTokensService(repository: TokensRepository, nowMs: () => number): TokensService {
  return {
    async identify(token) {
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
