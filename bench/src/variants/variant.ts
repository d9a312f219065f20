import type { LiveSet } from '@afterglow/shared-contracts';

/** Files that a page names in its head, as paths below FILES_PATH. */
export interface PageFiles {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** To be fetched immediately although no tag uses them yet. */
  readonly hints: readonly string[];
}

/** The site with another build. */
export interface Variant {
  readonly name: string;
  readonly about: string;
  readonly filesDir: string;
  readonly page: PageFiles;
  /** The source of the shell's page. */
  readonly liveSet: LiveSet;
  /** `document`: inlined, as Afterglow does; `request`: the page fetches it. */
  readonly liveSetComesBy: 'document' | 'request';
}

export const FILES_PATH = '/files/';
