import { internalPath } from '@afterglow/shared-contracts';
import { PATHS } from '../../config/paths.ts';

/** A path of this site from the query, else the page about Premium. */
export function redirectAfterSignUp(search: string): string {
  const asked = new URLSearchParams(search).get('redirect') ?? '';
  return (asked.startsWith('/') ? internalPath(asked) : undefined) ?? PATHS.premium;
}
