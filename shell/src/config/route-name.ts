import type { Owner } from '../applications/route-table.ts';

/** The name of a page in analytics: the one its area defines, else its path. */
export function routeName(owner: Owner, pathname: string): string {
  return (owner.kind === 'remote' ? owner.page.name : undefined) ?? pathname.slice(1);
}
