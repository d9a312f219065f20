import type { RegistryToken } from '@afterglow/shared-registry-contracts';
import type { TokensTable } from '../../db/tables.ts';

export function toToken(row: TokensTable, nowMs: number): RegistryToken {
  return {
    id: row.id,
    label: row.label,
    role: row.role,
    remote: row.remote,
    state: stateOf(row, nowMs),
    createdAtIso: row.created_at.toISOString(),
    createdBy: row.created_by,
    expiresAtIso: row.expires_at?.toISOString() ?? null,
    revokedAtIso: row.revoked_at?.toISOString() ?? null,
  };
}

function stateOf({ revoked_at: revokedAt, expires_at: expiresAt }: TokensTable, nowMs: number): RegistryToken['state'] {
  if (revokedAt !== null) return 'revoked';
  return expiresAt !== null && expiresAt.getTime() <= nowMs ? 'expired' : 'valid';
}
