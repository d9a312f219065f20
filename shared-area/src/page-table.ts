import type {
  ModalDefinitions,
  PageDefinitions,
  ParameterValues,
  ReleasePage,
  RemoteModule,
} from '@afterglow/shared-contracts';
import type { ComponentType } from 'react';

/** What every page is drawn with: its key in the page table, and what its address says. */
export interface AnyPageProps {
  readonly page: string;
  readonly parameters: ParameterValues;
}

/** What an area needs of a page to draw it; the rest of the page table is in the release. */
export interface PageEntry extends Pick<ReleasePage, 'key' | 'path' | 'aliases' | 'formerly' | 'notFound'> {
  /** One function for all pages of one module. */
  readonly load?: () => Promise<ComponentType<AnyPageProps>>;
}

/** An area's page table as the build has made it from `src/pages.ts`. */
export interface PageTable<Definitions extends PageDefinitions = PageDefinitions> {
  /** The version that the area is built as. */
  readonly version: string;
  readonly contractsVersion: string;
  readonly entries: readonly PageEntry[];
  /** Known to types alone. */
  readonly definitions?: Definitions;
}

/** An area's modals, by name, as the build has made them from `src/pages.ts`. */
export type ModalTable = NonNullable<RemoteModule['modals']>;

/**
 * Declares the pages of an area, in its `src/pages.ts`. The build and Jest put what they make of the declaration in the place of that
 * file, so the function itself is never called. Throws when it is: then the file went past them.
 */
export function definePages<const Definitions extends PageDefinitions>(_: Definitions): PageTable<Definitions> {
  throw new Error(NOT_BUILT);
}

/** Declares the modals of an area, in its `src/pages.ts`, in the same way; it throws as that does. */
export function defineModals(_: ModalDefinitions): ModalTable {
  throw new Error(NOT_BUILT);
}

const NOT_BUILT = 'src/pages.ts is read by the build, not run.';
