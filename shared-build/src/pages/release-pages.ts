import type { ReleasePage } from '@afterglow/shared-contracts';
import type { PageTable } from './read-page-table.ts';

type Files = Pick<ReleasePage, 'scripts' | 'styles'>;

/** The page table as it appears in a release; `filesOf` returns a module's files beyond those of every page. */
export function releasePages({ pages }: PageTable, filesOf: (module: string) => Files): ReleasePage[] {
  return Object.entries(pages).map(([key, { page, ...definition }]) => ({
    key,
    ...definition,
    ...(page === undefined ? { scripts: [], styles: [] } : filesOf(page)),
  }));
}
