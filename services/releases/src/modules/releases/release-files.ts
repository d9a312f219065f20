import type { ContentEncoding } from '@afterglow/kit';
import type { ReleaseKey } from './check-manifest.ts';

/** The sizes of what is stored of a release in bytes, by the encoding and the path: `br/app.js`. */
export type StoredSizes = ReadonlyMap<string, number>;

/** Where the files of releases are: the data folder, or a bucket that several instances share. */
export interface ReleaseFiles {
  read(key: ReleaseKey, path: string, encoding: ContentEncoding): Promise<Buffer | undefined>;
  sizes(key: ReleaseKey): Promise<StoredSizes>;
  /** Takes a folder with the files of each encoding as those of a release, over what an interrupted publish left there. */
  take(key: ReleaseKey, draft: string): Promise<void>;
  /** Everything that has files. */
  list(): Promise<ReleaseKey[]>;
  /** Removes the files of a release. */
  remove(key: ReleaseKey): Promise<void>;
}
