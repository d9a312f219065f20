import type { LiveSet } from '@afterglow/shared-contracts';

/** Files that a page names in its head, as paths below FILES_PATH. */
export interface PageFiles {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** To be fetched at once although no tag uses them yet. */
  readonly hints: readonly string[];
}

/** The site, built in another way. */
export interface Variant {
  readonly name: string;
  /** A description for the results. */
  readonly about: string;
  /** The folder of its files. */
  readonly filesDir: string;
  readonly page: PageFiles;
  /** What the shell composes its page from. */
  readonly liveSet: LiveSet;
  /** `document`: inlined, as Afterglow does; `request`: the page asks for it. */
  readonly liveSetComesBy: 'document' | 'request';
}

/** Where a variant's files are served. */
export const FILES_PATH = '/files/';
