import type {
  ModalDefinitions,
  PageDefinitions,
  ParameterValues,
  ReleasePage,
  RemoteModule,
} from '@afterglow/shared-contracts';
import type { ComponentType } from 'react';

/** The props of every page: its key in the page table, and the parameters of its URL. */
export interface AnyPageProps {
  readonly page: string;
  readonly parameters: ParameterValues;
}

/** The part of the page table that an area needs in order to render a page; the rest is in the release. */
export interface PageEntry extends Pick<
  ReleasePage,
  'key' | 'path' | 'aliases' | 'formerly' | 'spelling' | 'notFound'
> {
  /** Shared by all pages of one module. */
  readonly load?: () => Promise<ComponentType<AnyPageProps>>;
}

/** An area's page table, as the build derives it from `src/pages.ts`. */
export interface PageTable<Definitions extends PageDefinitions = PageDefinitions> {
  readonly version: string;
  readonly contractsVersion: string;
  readonly entries: readonly PageEntry[];
  /** Exists only as a type. */
  readonly definitions?: Definitions;
}

/** An area's modals by name, as the build derives them from `src/pages.ts`. */
export type ModalTable = NonNullable<RemoteModule['modals']>;

/**
 * Declares the pages of an area, in its `src/pages.ts`. The build and Jest replace that file with its compiled form,
 * so the function itself is never called. It throws if it is: then the file was not replaced.
 */
export function definePages<const Definitions extends PageDefinitions>(_: Definitions): PageTable<Definitions> {
  throw new Error(NOT_BUILT);
}

/** Declares the modals of an area, in its `src/pages.ts`, in the same way; throws in the same case. */
export function defineModals(_: ModalDefinitions): ModalTable {
  throw new Error(NOT_BUILT);
}

const NOT_BUILT = 'src/pages.ts is read by the build, not run.';
