import type { ReleasePage } from '@afterglow/shared-contracts';
import type { PageTable } from './read-page-table.ts';

type Files = Pick<ReleasePage, 'scripts' | 'styles'>;

/** The page table as it stands in a release; `filesOf` says what a module needs besides what every page does. */
export function releasePages({ pages }: PageTable, filesOf: (module: string) => Files): ReleasePage[] {
  return Object.entries(pages).map(([key, { page, ...definition }]) => ({
    key,
    ...definition,
    ...(page === undefined ? { scripts: [], styles: [] } : filesOf(page)),
  }));
}
