import type { Owner } from '../applications/route-table.ts';

/** What a page is called wherever pages are counted: as its area says, else as its path. */
export function routeName(owner: Owner, pathname: string): string {
  return (owner.kind === 'remote' ? owner.page.name : undefined) ?? pathname.slice(1);
}
