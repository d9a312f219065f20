import { isTombstone } from '@afterglow/shared-contracts/registry';

/** What runs, or ran, for a person to read: anyone who takes an area out has never heard of the notice's version. */
export function versionText(version: string | null): string {
  if (version === null) return '-';
  return isTombstone(version) ? 'retired' : version;
}
