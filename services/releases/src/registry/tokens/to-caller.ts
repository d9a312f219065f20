import type { Caller } from '../../access/caller.ts';
import type { TokensTable } from '../../db/tables.ts';

export function toCaller({ id: tokenId, role, remote, label }: TokensTable): Caller | undefined {
  if (role !== 'team') return { role, label, tokenId };
  return remote === null ? undefined : { role, remote, label, tokenId };
}
