import { randomUUID } from 'node:crypto';
import type { RegistryToken } from '@afterglow/shared-registry-contracts';
import { invalid, notFound } from '@afterglow/kit';
import { DAY_MS } from '@afterglow/shared-contracts/time';
import { type Caller, POLICY_LABEL, START_LABEL } from '../../access/caller.ts';
import type { TokenRole, TokensTable } from '../../db/tables.ts';
import { toCaller } from './to-caller.ts';
import { createTokenSecret, hashToken } from './token-secret.ts';
import { toToken } from './to-token.ts';
import type { TokensRepository } from './tokens.repository.ts';

const USUAL_LIFE_DAYS = 365;
/** A date has a year of four digits, in the database as in a response. */
const LAST_END_MS = Date.UTC(9999, 0);

export type StoredCaller = Exclude<Caller, { readonly role: 'start' }>;

export interface MakeTokenCommand {
  readonly label: string;
  readonly role: TokenRole;
  readonly remote?: string | undefined;
  /** Valid until the end of this day, an ISO date in UTC. */
  readonly expires?: string | undefined;
  readonly by: string;
}

export interface TokensService {
  /** The token of this process, for its own start; it is never stored and ends with the process. */
  readonly startToken: string;
  /** Queries the database each time: a token that another instance revoked is invalid here too. */
  identify(token: string): Promise<Caller | undefined>;
  /** Registers the tokens that a machine holds; existing ones stay, and missing ones are revoked. */
  registerHeld(holder: string, held: readonly HeldToken[]): Promise<void>;
  make(command: MakeTokenCommand): Promise<{ secret: string; token: RegistryToken }>;
  list(): Promise<RegistryToken[]>;
  revoke(id: string): Promise<RegistryToken>;
}

/** A token that a machine holds, and its caller. */
export interface HeldToken {
  readonly secret: string;
  readonly caller: StoredCaller;
}

export function createTokensService(repository: TokensRepository, nowMs: () => number): TokensService {
  const startToken = createTokenSecret();
  const startHash = hashToken(startToken);
  const now = () => new Date(nowMs());

  function row(secret: string, caller: StoredCaller, more: Partial<TokensTable>): TokensTable {
    return {
      id: randomUUID(),
      hash: hashToken(secret),
      role: caller.role,
      remote: caller.role === 'team' ? caller.remote : null,
      label: caller.label,
      created_at: now(),
      created_by: null,
      expires_at: null,
      revoked_at: null,
      holder: null,
      ...more,
    };
  }

  return {
    startToken,
    async identify(token) {
      const hash = hashToken(token);
      if (hash === startHash) return { role: 'start', label: START_LABEL };
      const found = await repository.findValid(hash, now());
      return found && toCaller(found);
    },
    async registerHeld(holder, held) {
      const rows = held.map(({ secret, caller }) => row(secret, caller, { holder }));
      for (const one of rows) await repository.insert(one);
      await repository.revokeHeld(
        holder,
        rows.map(({ hash }) => hash),
        now(),
      );
    },
    async make({ label, role, remote, expires, by }) {
      const caller = callerOf(label, role, remote);
      const expiresAt = new Date(
        expires === undefined ? nowMs() + USUAL_LIFE_DAYS * DAY_MS : Date.parse(expires) + DAY_MS,
      );
      if (expiresAt.getTime() <= nowMs()) throw invalid('expires: Must be in the future.');
      if (expiresAt.getTime() > LAST_END_MS) throw invalid('expires: Choose an earlier date.');
      const secret = createTokenSecret();
      const made = row(secret, caller, { created_by: by, expires_at: expiresAt });
      await repository.insert(made);
      return { secret, token: toToken(made, nowMs()) };
    },
    async list() {
      return (await repository.list()).map((one) => toToken(one, nowMs()));
    },
    async revoke(id) {
      const revoked = await repository.revoke(id, now());
      if (revoked === undefined) throw notFound(`We couldn't find token ${id}.`);
      return toToken(revoked, nowMs());
    },
  };
}

function callerOf(label: string, role: TokenRole, remote: string | undefined): StoredCaller {
  const name = label.toLowerCase();
  if (name === START_LABEL) throw invalid(`label: "${START_LABEL}" is reserved. Choose another name.`);
  if (name === POLICY_LABEL) throw invalid(`label: "${POLICY_LABEL}" is reserved. Choose another name.`);
  if (role !== 'team') {
    if (remote !== undefined) throw invalid(`remote: Leave this empty for a ${role}.`);
    return { role, label };
  }
  if (remote === undefined) throw invalid("remote: Enter the team's area.");
  return { role, remote, label };
}
