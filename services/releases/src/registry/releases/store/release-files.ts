import type { ContentEncoding } from '@afterglow/kit';
import type { ReleaseKey } from '../check-manifest.ts';

/** The sizes of a release's stored files in bytes, by the encoding and the path: `br/app.js`. */
export type StoredSizes = ReadonlyMap<string, number>;

/** The storage of release files: the data folder, or a bucket that several instances share. */
export interface ReleaseFiles {
  read(key: ReleaseKey, path: string, encoding: ContentEncoding): Promise<Buffer | undefined>;
  sizes(key: ReleaseKey): Promise<StoredSizes>;
  /** Stores a folder with the files of each encoding as those of a release, replacing leftovers of an interrupted publish. */
  take(key: ReleaseKey, draft: string): Promise<void>;
  list(): Promise<ReleaseKey[]>;
  remove(key: ReleaseKey): Promise<void>;
}
