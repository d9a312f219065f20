import { isTombstone } from '@afterglow/shared-registry-contracts';

/** A version for a person to read: a tombstone's version would mean nothing to the reader. */
export function versionText(version: string | null): string {
  if (version === null) return '-';
  return isTombstone(version) ? 'retired' : version;
}
