import type { PageParameters } from '@afterglow/shared-contracts';
import type { PageTable } from './page-table.ts';

/** The keys of the pages of a table. */
export type PageKey<Table extends PageTable> = keyof DefinitionsOf<Table> & string;

/**
 * The props of a page's component: `page` is the key of the matching page, `parameters` are its parameters, typed by
 * the path: `PageProps<typeof pages, 'channel' | 'schedule'>`.
 */
export type PageProps<Table extends PageTable, Key extends PageKey<Table> = PageKey<Table>> = Key extends unknown
  ? { readonly page: Key; readonly parameters: PageParameters<DefinitionsOf<Table>[Key]['path']> }
  : never;

type DefinitionsOf<Table extends PageTable> = NonNullable<Table['definitions']>;
